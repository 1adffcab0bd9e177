/** Currency marks in front of or behind an amount, as people in the six languages write them. */

interface CurrencyMark {
  /** ISO 4217 codes the mark may stand for: "¥" is yuan or yen, "$" one of many dollars. */
  readonly codes: readonly string[];
  readonly mark: string;
}

export const currencyBefore: readonly CurrencyMark[] = [
  { codes: ["CNY"], mark: "(?:RMB|CNY|CN¥|人民币)" },
  { codes: ["CNY", "JPY"], mark: "[¥￥]" },
  { codes: ["USD"], mark: "(?:US\\$|USD)" },
  { codes: ["CAD"], mark: "(?:C\\$|CA\\$|CAD|CDN\\$)" },
  { codes: ["AUD"], mark: "(?:A\\$|AU\\$|AUD)" },
  { codes: ["HKD"], mark: "(?:HK\\$|HKD)" },
  { codes: ["SGD"], mark: "(?:S\\$|SGD)" },
  { codes: ["TWD"], mark: "(?:NT\\$|TWD)" },
  { codes: ["NZD"], mark: "(?:NZ\\$|NZD)" },
  { codes: ["USD", "CAD", "AUD", "HKD", "SGD", "TWD", "NZD", "MXN"], mark: "\\$" },
  { codes: ["EUR"], mark: "(?:€|EUR)" },
  { codes: ["GBP"], mark: "(?:£|GBP)" },
  { codes: ["JPY"], mark: "(?:JPY|JP¥)" },
  { codes: ["KRW"], mark: "(?:₩|KRW)" },
  { codes: ["INR"], mark: "(?:₹|INR|Rs\\.?)" },
  { codes: ["AED"], mark: "(?:AED|Dhs?\\.?)" },
  { codes: ["BRL"], mark: "(?:R\\$|BRL)" },
  { codes: ["CHF"], mark: "(?:CHF|Fr\\.)" },
  { codes: ["ZAR"], mark: "(?:ZAR|R)" },
  { codes: ["KZT"], mark: "(?:₸|KZT)" },
];

export const currencyAfter: readonly CurrencyMark[] = [
  {
    codes: ["CNY"],
    mark: "(?:人民币|人民元|中国元|元(?![素])|块(?![\\p{Script=Han}\\d])|块(?=钱(?!菜)|左右|出头|不到|每|一|的)|yuans?|RMB|CNY|위안|renminbi)",
  },
  { codes: ["CNY", "JPY"], mark: "[¥￥](?!\\s?\\d)" },
  { codes: ["JPY"], mark: "(?:円|日元|日圆|yens?|JPY|엔)" },
  { codes: ["KRW"], mark: "(?:₩(?!\\s?\\d)|원(?!룸|형|래|목|하|리|만)|韩元|ウォン|KRW|wons?)" },
  { codes: ["USD"], mark: "(?:美元|US dollars?|USD|米ドル|미국 달러|dollars américains|US-Dollar)" },
  { codes: ["CAD"], mark: "(?:加元|加币|Canadian dollars?|CAD|カナダドル|캐나다 달러|dollars canadiens)" },
  { codes: ["USD", "CAD", "AUD", "HKD", "SGD"], mark: "(?:\\$|dollars?|ドル|달러|Dollar)" },
  { codes: ["EUR"], mark: "(?:€|EUR|euros?|Euro|欧元|ユーロ|유로)" },
  { codes: ["GBP"], mark: "(?:£|GBP|pounds?|英镑|ポンド|파운드|Pfund|livres)" },
  { codes: ["HKD"], mark: "(?:港元|港币|HKD)" },
  { codes: ["AED"], mark: "(?:AED|dirhams?|迪拉姆)" },
  { codes: ["INR"], mark: "(?:INR|rupees?|卢比)" },
  { codes: ["CHF"], mark: "(?:CHF|Franken|francs suisses)" },
  { codes: ["AUD"], mark: "(?:AUD|澳元)" },
];
