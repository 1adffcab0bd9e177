/** Units as people print them, each with its dimension and its size in the base unit (metres, square metres, minutes). */

const dimensions = [
  "money",
  "unitPrice",
  "area",
  "distance",
  "minutes",
  "year",
  "age",
  "level",
  "storeys",
  "floor",
  "bedrooms",
  "livingRooms",
  "bathrooms",
  "rooms",
  "lifts",
  "cars",
  "homes",
  "weeks",
  "months",
  "years",
  "tatami",
  "percent",
  "plain",
] as const;
export type Dimension = (typeof dimensions)[number];

export interface Unit {
  readonly dimension: Dimension;
  /** Base units per unit: 0.09290304 for a square foot (international foot of 1959). */
  readonly size: number;
  /** What follows the number, as a regular expression source. */
  readonly after: string;
}

/** Word edge for Latin letters; Chinese, Japanese and Korean units need none. */
const e = "(?![\\p{Script=Latin}])";

export const units: readonly Unit[] = [
  // area
  {
    dimension: "area",
    size: 1,
    after: `(?:m²|㎡|m2|m\\^2|sqm|sq\\.? ?m(?:et(?:er|re)s?)?|square met(?:er|re)s?|mètres? carrés?|metres? carres?|qm|Quadratmetern?|平方米|平米|平方メートル|平方公尺|제곱미터|평방미터|平(?![方米均常时日静台移地层]))${e}`,
  },
  {
    dimension: "area",
    size: 0.09290304,
    after: `(?:sq\\.? ?ft\\.?|sqft|square f(?:ee|oo)t|ft²|SF|pieds? carrés?|平方英尺|平方尺|方尺|平方呎|方呎|呎(?!寸)|平方フィート|제곱피트|평방 ?피트|Quadratfuß)${e}`,
  },
  { dimension: "area", size: 400 / 121, after: `(?:坪|평(?![균일방])|tsubo|pyeong)${e}` },
  { dimension: "area", size: 4046.8564224, after: `(?:acres?|英亩|エーカー|에이커)${e}` },
  { dimension: "area", size: 10_000, after: `(?:hectares?|ha|Hektar|公顷|ヘクタール|헥타르)${e}` },
  { dimension: "area", size: 2000 / 3, after: "亩" },
  // distance
  {
    dimension: "distance",
    size: 1000,
    after: `(?:km|kilomet(?:er|re)s?|kilomètres?|Kilometern?|公里|千米|キロ(?:メートル)?|킬로미터|킬로)${e}`,
  },
  { dimension: "distance", size: 0.3048, after: `(?:ft|feet|foot|pieds|英尺|フィート|피트)${e}` },
  { dimension: "distance", size: 1609.344, after: `(?:mi|miles?|Meilen?|英里|マイル|마일)${e}` },
  { dimension: "distance", size: 0.9144, after: `(?:yd|yards?)${e}` },
  { dimension: "distance", size: 1, after: `(?:m|met(?:er|re)s?|mètres?|Metern?|米|メートル|ｍ|미터)${e}` },
  // time
  {
    dimension: "minutes",
    size: 1,
    after: `(?:min(?:ute)?s?\\.?|(?:Geh|Fuß|Auto|Fahr|Bahn)?minuten?|Min\\.|分钟|分鐘|分(?![区期之层享别为成割类公])|분(?![양위리])|mn)${e}`,
  },
  { dimension: "minutes", size: 60, after: `(?:hours?|hrs?|heures?|Stunden?|小时|時間|시간)${e}` },
  {
    dimension: "age",
    size: 1,
    after: `(?:[- ]years?[- ]old|years? old|ans d'âge|ans d'existence|Jahre alt|年房龄|年楼龄|年の築年|년차|년 된)${e}`,
  },
  // rooms
  {
    dimension: "bedrooms",
    size: 1,
    after: `(?:[- ]?(?:bed(?:room)?s?|BR|bdrms?|bd)|chambres?(?: à coucher)?|Schlafzimmern?|Schlafräumen?|[个间]?卧室|[个间]?房间|[间个]房(?!子)|室(?![内外友温])|房(?![产源子价屋龄型间东贷主客门])|居(?![住家民])|つの寝室|寝室|つの部屋|部屋|ベッドルーム|LDK|SLDK|DK(?!\\w)|K(?=[（( ・、]|$)|개?의? ?(?:침실|방(?![향면문법식송학침충]))|룸|칸)${e}`,
  },
  {
    dimension: "livingRooms",
    size: 1,
    after: `(?:living (?:rooms?|areas?)|reception(?: rooms?)?|lounges?|séjours?|salons?|pièces (?:de réception|de vie|à vivre)|Wohnzimmern?|Wohnräumen?|个?客厅|厅(?!堂)|リビング|거실)${e}`,
  },
  {
    dimension: "bathrooms",
    size: 1,
    after: `(?:[- ]?(?:(?:full |half )?bath(?:room)?s?|ba(?!\\w)|shower rooms?|WCs?)|salles? (?:de bains?|d'eau)|Badezimmern?|Bädern?|Bad|个?(?:卫生间|浴室|洗手间)|卫(?![视星生])|バス(?:ルーム)?(?![停便でヶ])|浴室|개?의? ?(?:욕실|화장실))${e}`,
  },
  {
    dimension: "rooms",
    size: 1,
    after: `(?:pièces?|[- ]?Zimmern?(?:[- ]?(?:Wohnung|Altbau\\w*))?|Zi\\.|Räumen?|[- ]?rooms?)${e}`,
  },
  // things counted on a landing, and terms of time
  {
    dimension: "lifts",
    size: 1,
    after: `(?:lifts?|elevators?|ascenseurs?|Aufzüge?n?|Fahrstühlen?|Lifte?|[部台]?(?:电梯|電梯|升降[机機])|梯(?=\\d|[一二两三四五六七八九十]|$|户)|基(?:の)?(?:エレベーター)?|대의 (?:엘리베이터|승강기))${e}`,
  },
  {
    dimension: "cars",
    size: 1,
    after: `(?:[- ]?cars?|vehicles|(?: ?(?:attached|detached|covered|assigned|underground))* ?(?:car|parking|garage) (?:spaces?|places?|bays?)|voitures|véhicules|places de (?:parking|stationnement)|Autos|PKWs?|Fahrzeugen?|(?:Tiefgaragen|Garagen|PKW-)?[Ss]tellplätzen?|[个個]?(?:停?车位|車位)|[辆輛](?:车|車)?|台(?![阶灯面])|대(?!의 (?:엘리베이터|승강기)|[가-힣]*형|지|중|학))${e}`,
  },
  {
    dimension: "homes",
    size: 1,
    after: `(?:flats|apartments|homes|[- ]?units?(?! price)|Einheiten|households|logements|appartements|Wohnungen|Parteien|Haushalten?|Wohneinheiten|户(?!型|外|口|籍|主|内|均|数)|戸(?!建)|세대|집(?! ?전체|[가-힣]{2})|가구(?! ?포함))${e}`,
  },
  {
    dimension: "weeks",
    size: 1,
    after: `(?:weeks?'?|semaines?|Wochen(?:mieten?)?|周(?![边围末年到六日岁])|星期(?![一二三四五六日天末])|週間?(?:分)?(?![末日])|주 ?(?:치|분))${e}`,
  },
  {
    dimension: "months",
    size: 1,
    after: `(?:months?'?|mois|Monaten?|Monats(?:kalt|netto|warm)?mieten?|(?:Netto)?[Kk]altmieten|(?:basic |monthly |cold |base |net )?rents(?! out)|loyers(?: nus| hors charges| mensuels)?|个月|個月|ヶ月|か月|カ月|ヵ月|ケ月|개월|달 ?치|달(?!러| ?(?:뒤|후|전)))${e}`,
  },
  {
    dimension: "tatami",
    size: 1,
    after: `(?:帖|畳|叠|첩|(?<=\\d)조(?=[랑와과짜의,.·)\\s]|$)|jou?|jō|jô|tatamis?(?![- ]?(?:[Zz]immer|room))|(?:tatami[ -])?mats?(?! room)|(?:Tatami-?)?[Mm]atten?|枚分|张榻榻米|(?:장|개) ?분의 ?다다미)${e}`,
  },
  // floors
  {
    dimension: "storeys",
    size: 1,
    after: `(?:[- ]?stor(?:e?ys?|ied|eyed|ies)|[- ]levels?(?! (?:access|crossing|ground))|floors? in total|étages au total|niveaux|Stockwerken?|[- ]?geschossige[rsnm]?|Geschossen?|Etagen|层高楼|层楼|层总高|層建て?|階建て?|층 ?(?:건물|규모|짜리|중|가운데|(?:빌라|주택|아파트|오피스텔|다세대|연립)의))${e}`,
  },
  {
    dimension: "level",
    size: 1,
    after: `(?:(?:st|nd|rd|th)?[- ](?:floor|level)|(?:er|e|ème|ᵉ|re)? (?:étage(?!s)|niveau(?!x))|\\.? (?:Etage|Stock|Obergeschoss|OG)|楼(?!盘|市|房)|楼层|階(?!建)|(?: ?번째 ?)?층(?! ?(?:건물|규모|짜리|중|가운데|(?:빌라|주택|아파트|오피스텔|다세대|연립)의)))${e}`,
  },
  { dimension: "floor", size: 1, after: `(?:floors|étages|levels|层(?!次|面|级)|層(?!建))${e}` },
  {
    dimension: "plain",
    size: 1,
    after: `(?:st|nd|rd|th|er|e|ème|ᵉ|\\.)? (?:arrondissement|district|Arrondissement)${e}`,
  },
  // years and shares
  { dimension: "years", size: 1, after: `(?:years?'?|yrs?|ans?|années?|Jahre?[ns]?|年間|년간|년 ?동안)${e}` },
  {
    dimension: "year",
    size: 1,
    after: "(?:年(?!房龄|楼龄|产权|の築年|租|付|以上|内|多|来|间|級)|년(?!차| 된| 이상| 동안|간))",
  },
  { dimension: "percent", size: 1, after: "(?:%|％|percent|per cent|pour cent|Prozent|プロセント|パーセント|퍼센트)" },
];

const thatIs =
  "(?:,? (?:that(?:'s| is| comes to| makes)|it(?:'s| is)|ça fait|cela fait|das sind|sind das|sind es))?(?:で(?:は|いえば|いうと)|로(?:는| 치면| 하면)|(?:来|來)?[说說算]是?)?,?(?: ?(?:about|around|roughly|environ|rund|etwa|約|约|약))?";

/** Words that stand in front of a bare number and say what it is ("Schlafzimmer: 2", "Baujahr 2004", "총 18"). */
export const labels: readonly { dimension: Dimension; size: number; before: string }[] = [
  { dimension: "bedrooms", size: 1, before: "(?:bed(?:room)?s?|chambres?|Schlafzimmer|卧室|寝室|침실|방)" },
  {
    dimension: "bathrooms",
    size: 1,
    before: "(?:bath(?:room)?s?|salles? de bains?|Bäder|Badezimmer|Bad|卫生间|浴室|バスルーム|バス[:：]|욕실|화장실)",
  },
  { dimension: "livingRooms", size: 1, before: "(?:living rooms?|客厅|リビング|거실|séjours?|Wohnzimmer)" },
  { dimension: "rooms", size: 1, before: "(?:pièces?|Zimmer|\\bT|\\bF)" },
  {
    dimension: "year",
    size: 1,
    before:
      "(?:built(?: in)?|year(?: built)?|constructed in|construction(?: de)?|construite? en|datant de|de|en|since|from|Baujahr|erbaut|gebaut|errichtet|von|aus|建成|建于|築年|준공)",
  },
  { dimension: "storeys", size: 1, before: "(?:of|sur|von|insgesamt|共|全|地上|총)" },
  { dimension: "level", size: 1, before: "(?:floor|level|étage|Etage|楼层|階|층)" },
  // "In tsubo, that is about 12.9": the unit is named ahead of the figure.
  ...[
    { size: 400 / 121, unit: "(?:in|en) (?:tsubo|pyeong)|坪数?|평수" },
    { size: 0.09290304, unit: "(?:in|en) (?:square feet|sq\\.? ?ft\\.?|pieds carrés|Quadratfuß)|平方英尺" },
    { size: 1, unit: "(?:in|en) (?:square met(?:er|re)s|mètres carrés|Quadratmetern)" },
  ].map(({ size, unit }) => ({ dimension: "area" as const, size, before: `(?:${unit})${thatIs}` })),
  { dimension: "area", size: 1, before: "(?:area|surface|Wohnfläche|面积|専有面積|면적)" },
];

/** Multipliers between the number and its unit. */
export const scales: readonly { after: string; by: number }[] = [
  { after: "(?:亿|億|억)", by: 1e8 },
  { after: "(?:千万|천만)", by: 1e7 },
  { after: "(?:百万|백만)", by: 1e6 },
  { after: "(?:万|萬|만)", by: 1e4 },
  { after: "千(?=[円元])", by: 1e3 },
  { after: "천 ?(?=원|유로|달러|엔)", by: 1e3 },
  { after: `(?:billions?|bn|(?<=[₩$€£¥] ?[\\d.,]{1,9} ?)B|milliards?|Mds?|Mrd\\.?|Milliarden?)${e}`, by: 1e9 },
  { after: `(?:millions?|mio\\.?|Mio\\.?|Millionen|Million|mn|mln|M)(?: d'| de )?${e}`, by: 1e6 },
  { after: `(?:thousand|Tausend|Tsd\\.?|k|K)${e}`, by: 1e3 },
  { after: `lakhs?${e}`, by: 1e5 },
  { after: `crores?${e}`, by: 1e7 },
];
