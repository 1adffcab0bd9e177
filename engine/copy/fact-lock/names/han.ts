/** Named places and people in Chinese and Japanese text, found by their suffixes and titles. */
import type { Untraced } from "#contract/copy";
import { type PlaceKind, placeKinds } from "./places.ts";

export interface NameCandidate {
  readonly start: number;
  readonly end: number;
  /** The name without the word for its kind: 威宁路 in 威宁路站. */
  readonly core: string;
  readonly kind: PlaceKind | null;
  readonly report: Untraced["kind"];
}

/** Words that end a name to the left: what stands before a place without belonging to its name. */
const zhBreaks =
  /(?:对着|正对|面对|面朝|朝着|俯瞰|步行|走路|开车|骑车|到达?|直达|抵达|距离?|离|临近|邻近|毗邻|紧邻|邻|靠近|靠|近|旁边?|附近|周边|周围|对面|门口|楼下|出门|下楼|最近的?|位于|坐落于?|地处|在|于|与|和|跟|及|或|是|为|的|有|就|可达|至|往|去|从|由|对口|学区|配套|享|含|带|拥有|坐拥|享有|分钟|米|公里|一线|这|那|本|该|个|座|条|所|家|每|各|多|老牌|知名|重点|优质|名牌|市级|区级|公立|私立|国际|热门|大型|地铁|轻轨|公交|双|一|看|找|约|联系|咨询|售|租|卖|售卖|来|上|下|中心|成熟|老|新|都|也|还|能|可|会|没有|无|不|若干|具体|相关|所在|任何|其他|部分|全部|对应|指定|理想|心仪|合适|当地|本地|平时|周末|每天|试|最|怕|爱|想|要|把|给|让|被|很|太|真|更|只|够|放|成|当|哪|什|谁|步|里|内|外|商业|生活|市政|社区|街边|小|大型|整个|所在|层|造|木|了|你|我|他|她)/u;
const jaBreaks =
  /(?:具体的|該当|周囲|地元|メトロ|新築|中古|築浅|賃貸|分譲|高層|低層|高級|投資用|海外|駅近|最寄り?|徒歩|地下鉄|各駅|当|同|近隣|周辺|市立|区立|町立|県立|都立|公立|私立|総合|大型|人気|歩い)/u;
/** Complete words that end like a place and are none. */
const common =
  /^(?:马路|道路|公路|铁路|线路|网路|走路|一路|思路|顺路|沿路|路|街|步行街|商业街|逛街|临街|沿街|街道|湖|江|河|山|江景|湖景|城市|都市|上市|超市|菜市|门市|社区|小区|园区|评论区|留言区|片区|学区|校区|城区|市区|郊区|辖区|地区|商圈|区|市|町|镇|府|政府|苑|站|駅|駅前|校园|公园|花园|家园|大厦|线|線|(?:动|光|视|选|拉|画|连|热|在|曲|路|沿|全|航|管|一|前|主|干|快|支|环|直|单|双|多|布|电|走|红|底|长|短|水|天际|地平|海岸|岸|无|中轴|轴|石膏|装饰|踢脚|墙脚|腰|阴角|顶角|晾衣|起跑|警戒|流水|生命|风景|网|地|生活动|交通|公交|地铁|轨交|轨道|条|号)线|動線|路線|沿線|全线|視線|曲線|在来線|配線|電線|導線|通り|大通り|医院|学校|中学|小学|大学|高中|初中|幼儿园|公司|集团|地产|房产|不动产|物产|資産|広場|广场|商场|市场|卖场|农贸市场|菜市场|百货|超市|山|橋|大桥|タワー|マンション|スーパー|モール|湾|新区|板块|弄|巷|高校|高等学校|病院|公園|学園|緑地|绿地|車站|车站|地铁站|地铁口|公交站|火车站|高铁站|小学校|中学校|保育園|幼稚園|商店街|不動産|株式会社|(?:保证|保證|保険|保险|担保|管理|物业|中介|装修|搬家|燃气|电力|网络|电信|贷款|开发|建筑|施工|家政|清洁|测绘|评估|保証|施工|引越|建設|運営)(?:公司|会社)|(?:海外|国内|境外|本地|全球|国际)(?:房产|地产|不动产|不動産)|当社|弊社|本公司|我公司|我司)$/u;

/** A firm of a trade, whatever verb leads up to it: 走保证公司. */
const trade = /(?:保证|保證|保険|保险|担保|保証|管理|物业|中介|搬家|贷款|装修|評估|评估)(?:公司|会社)$/u;

const suffixes = placeKinds
  .flatMap((kind) => kind.han.map((suffix) => ({ kind, suffix })))
  .sort((a, b) => b.suffix.length - a.suffix.length);
const suffixPattern = new RegExp(suffixes.map((one) => one.suffix).join("|"), "gu");
const kindOf = new Map(suffixes.map((one) => [one.suffix, one.kind]));

function coreBefore(text: string, at: number, language: "zh" | "ja"): string {
  // a word in Latin letters is never cut in two: Yuseongoncheon駅
  const word = /[A-Za-z]{11,30}$/u.exec(text.slice(Math.max(0, at - 31), at))?.[0];
  if (word) return word;
  const window = text.slice(Math.max(0, at - 10), at);
  const run =
    language === "ja"
      ? /[\p{Script=Han}\p{Script=Katakana}ーヶ々A-Za-z0-9]{1,20}$/u
      : /[\p{Script=Han}A-Za-z0-9]{1,20}$/u;
  // 2025年房产税: what a year stands before is no name.
  let core = (run.exec(window)?.[0] ?? "").replace(/^.*\d{1,4}[年月日]/u, "");
  const breaks = language === "ja" ? jaBreaks : zhBreaks;
  for (let match = breaks.exec(core); match; match = breaks.exec(core))
    core = core.slice(match.index + match[0].length);
  return core;
}

/** Suffixes of one character name a place only after at least two characters of a name. */
const long = (core: string, suffix: string): boolean => [...core].length >= (suffix.length > 1 ? 1 : 2);

export function hanPlaces(text: string, language: "zh" | "ja"): NameCandidate[] {
  const found: NameCandidate[] = [];
  for (const match of text.matchAll(suffixPattern)) {
    const suffix = match[0];
    // 駐車区画, 区間, 区域: a sign that goes on.
    if (suffix === "区" && /[画間分域别別]/u.test(text.charAt(match.index + 1))) continue;
    // 布列塔尼, 江户川: a sign within a foreign name.
    if (suffix === "塔" && /[尼拉吉诺维米利莱亚纳克斯]/u.test(text.charAt(match.index + 1))) continue;
    const core = coreBefore(text, match.index, language);
    if (!long(core, suffix) || common.test(core + suffix) || common.test(core.slice(-1) + suffix)) continue;
    if (trade.test(core + suffix)) continue;
    const kind = kindOf.get(suffix) ?? null;
    const report = kind?.id === "company" ? "name" : "place";
    found.push({ start: match.index - core.length, end: match.index + suffix.length, core, kind, report });
  }
  return found;
}

const people: Record<"zh" | "ja", readonly RegExp[]> = {
  zh: [
    /(?:联系人|经纪人|置业顾问|房产顾问|顾问|咨询|联系|找|我是|电联|业主)[:： ]?(?<name>\p{Script=Han}{2,3})(?=$|[\s,，。.、;；!！:：\d(（|·-]|拒收)/gu,
    /(?<name>\p{Script=Han}{1,3})(?=先生|女士|小姐|经理|店长|老师)/gu,
  ],
  ja: [
    /(?:担当(?:者)?|お問い合わせ|営業)(?:[:： ]|は|の)?(?<name>[\p{Script=Han}]{1,3}[ ]?[\p{Script=Han}]{0,3})(?=$|[\s、。,.:：]|まで|が|です)/gu,
    /(?<name>[\p{Script=Han}]{2,5})(?=さん|(?<![態模仕多異])様(?![々子])|氏(?!名))/gu,
  ],
};
const notPeople =
  /^(?:大家|管理人?|不動産屋|業者|隣人|住人|入居者|店員|職人|大工|房子|房源|房屋|我们?|房东|业主|卖家|买家|本人|中介|客户|各位|这位|一位|那位|看房|电话|微信|私信|奥|お客|客|皆|皆様|家主|売主|買主|方|何|同|神|担当者?|取引態)$/u;

/** The surnames of nineteen in twenty Chinese: a word behind "call" that begins otherwise is no name. */
const surname =
  /^[王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文欧司上诸]/u;

export function hanPeople(text: string, language: "zh" | "ja"): NameCandidate[] {
  return people[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const core = (match.groups?.name ?? "").trim();
      if (core === "" || notPeople.test(core)) return [];
      if (language === "zh" && !surname.test(core)) return [];
      const start = match.index + match[0].indexOf(core);
      return [{ start, end: start + core.length, core, kind: null, report: "name" as const }];
    }),
  );
}
