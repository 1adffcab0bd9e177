/** Kinds of places a text puts near the home: a listing that has none of the kind, in any language, bears none out. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { plainly } from "../reading/frames.ts";

interface Place {
  readonly zh: string;
  readonly ja: string;
  readonly ko: string;
  /** The words of the other languages a listing may have for it. */
  readonly read: string;
}

const places: readonly Place[] = [
  { zh: "图书馆", ja: "図書館", ko: "도서관", read: "librar|biblioth|biblio" },
  { zh: "博物馆|美术馆|画廊", ja: "博物館|美術館", ko: "박물관|미술관", read: "museum|gallery|musée|museo|galerie" },
  {
    zh: "医院|诊所|卫生院",
    ja: "病院|クリニック|診療所|医院",
    ko: "병원|보건소|한의원",
    read: "hospital|clinic|doctor|surgery|hôpital|médecin|krankenhaus|klinik|ospedal|consultor|ambulator|arzt|ärzt|医",
  },
  { zh: "药店|药房", ja: "薬局|ドラッグストア", ko: "약국", read: "pharmac|drugstore|apotheke|farmacia" },
  {
    zh: "超市|大卖场|生鲜店",
    ja: "スーパー(?!バイ|リー|ホ)|食料品店",
    ko: "마트|슈퍼(?!바이)",
    read: "supermarket|grocer|superm|lebensmittel|einkauf|discounter",
  },
  { zh: "便利店", ja: "コンビニ", ko: "편의점", read: "convenience|corner shop|épicerie|späti|コンビニ" },
  {
    zh: "商场|购物中心|百货|奥特莱斯",
    ja: "ショッピングモール|百貨店|デパート|商業施設",
    ko: "백화점|쇼핑몰|아울렛|스타필드",
    read: "mall|shopping|department store|centre commercial|kaufhaus|商城|商业|상업",
  },
  { zh: "电影院|影城", ja: "映画館|シネコン", ko: "영화관|극장", read: "cinema|movie|kino|cinéma" },
  {
    zh: "咖啡馆|咖啡店|咖啡厅",
    ja: "カフェ(?!風|スペース|コーナー|のよう|みたい)|喫茶店",
    ko: "카페(?! ?(?:같|처럼|분위기|로|놀이))|커피숍",
    read: "caf[eé]|coffee|喫茶|咖啡",
  },
  {
    zh: "面包店|面包房",
    ja: "パン屋|ベーカリー",
    ko: "빵집|베이커리",
    read: "baker|boulanger|bäcker|panader|面包|パン",
  },
  { zh: "银行网点|邮局", ja: "郵便局", ko: "우체국", read: "post office|poste|postamt|郵便|邮" },
  { zh: "机场", ja: "空港(?!線)", ko: "공항(?!철도|대로)", read: "airport|aéroport|flughafen|aeropuerto|aeroporto" },
  {
    zh: "渡口|轮渡码头|码头",
    ja: "フェリー乗り場|桟橋",
    ko: "선착장|여객 ?터미널",
    read: "ferry|pier|wharf|quay|jetty|embarcadère|hafen|港",
  },
  {
    zh: "沙滩|海边|海滩",
    ja: "砂浜|ビーチ|海辺|海岸(?!通)",
    ko: "해변|백사장|바닷가|해수욕장|모래사장",
    read: "beach|seaside|seafront|sea(?!\\p{L})|plage|strand|meer|playa|praia|spiaggia|(?<!\\p{L})mar(?!\\p{L})|海|바다",
  },
  {
    zh: "江边|河边|河堤|滨江绿道",
    ja: "川沿い|河川敷|川辺|川べり",
    ko: "강변|천변|둔치|수변",
    read: "river|canal|creek|waterfront|fleuve|rivière|fluss|ufer|(?<!\\p{L})(?:río|rio|fiume)(?!\\p{L})|河|江|川|천(?!장)|강",
  },
  {
    zh: "湖边|湖畔",
    ja: "湖畔|湖のほとり",
    ko: "호숫가|호수",
    read: "lake|lac(?!\\p{L})|see(?!\\p{L})|lago|laguna|湖|호수",
  },
  {
    zh: "公园|植物园|动物园",
    ja: "公園|植物園|動物園",
    ko: "공원|식물원|동물원",
    read: "park(?!ing|pl|ett)|garden|parc|jardin public|parque|parco|绿地|緑地|green space",
  },
  {
    zh: "登山口|山脚下?|后山",
    ja: "登山口|山のふもと",
    ko: "등산로|뒷산|산자락",
    read: "trail|hill|mountain|montagne|berg|山|산",
  },
  { zh: "温泉|澡堂", ja: "温泉|銭湯", ko: "온천|목욕탕|찜질방", read: "hot spring|onsen|bath ?house|therm|温泉|銭湯" },
  {
    zh: "小学",
    ja: "小学校",
    ko: "초등학교",
    read: "primary|elementary|école|grundschule|school(?!ing)|schule|学校|학교|primaria|colegio|escuela|scuola",
  },
  {
    zh: "中学|初中",
    ja: "中学校",
    ko: "중학교",
    read: "middle school|secondary|junior high|collège|gymnasium|realschule|gesamtschule|schools(?!\\p{L})|中学|중학",
  },
  {
    zh: "幼儿园|托儿所",
    ja: "幼稚園|保育園|こども園",
    ko: "유치원|어린이집",
    read: "kindergart|nurser|preschool|daycare|crèche|maternelle|kita(?!\\p{L})|guarder|infantil|asilo|nido|幼|保育",
  },
  {
    zh: "大学(?!生|城路)",
    ja: "大学(?!生)",
    ko: "대학교|대학가|캠퍼스",
    read: "universi|college|campus|hochschule|大学|대학",
  },
  {
    zh: "菜场|菜市场|集市|街市|早市",
    ja: "市場(?!価|性)|商店街|朝市",
    ko: "전통시장|재래시장|시장(?!님|가|성|조사)|상점가",
    read: "market|marché|markt|mercado|mercato|市场|菜场|市場|商店街|시장|상점가|shops|shopping|high street",
  },
  {
    zh: "体育馆|体育场|健身中心",
    ja: "体育館|スタジアム|球場",
    ko: "체육관|경기장|운동장",
    read: "stadium|sports? (?:hall|centre|center|ground)|stade|gymnase|sporthalle|estadio|polideport|体育|체육|운동",
  },
  { zh: "派出所", ja: "交番|警察署", ko: "파출소|경찰서|지구대", read: "polic|poliz|警|경찰|파출" },
  {
    zh: "高速(?:路)?(?:入)?口|高架入口",
    ja: "インターチェンジ|高速(?:道路)?の?(?:入|乗り)口",
    ko: "나들목|고속도로 ?(?:입구|진입)",
    read: "motorway|highway|freeway|autoroute|autobahn|autopista|autov|autostrada|interchange|高速|고속",
  },
  {
    zh: "有轨电车|电车站",
    ja: "路面電車|トラム",
    ko: "트램|노면전차",
    read: "tram|streetcar|straßenbahn|tranv|tranvía|电车|電車",
  },
];

/** Words that bring a place near: a way, a side of the house. */
const near = {
  zh: "步行|走路|走过去|走到|走(?:个)?\\d|骑车?|车程|\\d ?(?:分钟|米|公里)|楼下|门口|旁边?|隔壁|对面|附近|边上|不远|几步|出门|转角|紧邻|挨着|家门口|周边有|就(?:有|是|在)",
  ja: "徒歩|歩い|歩け|自転車で|\\d ?(?:分|m(?![²2])|メートル|km|キロ)|すぐ|近く|隣(?!町|家)|目の前|そば(?!屋)|向かい|角に|ほど近|至近|あります|揃",
  ko: "도보|걸어|걸으면|자전거로|차로|\\d ?(?:분|m(?![²2])|미터|킬로)|바로|앞에|앞이|옆에|근처|가까|코앞|건너|주변|인근|단지 ?내|나가면|내려가면|있어(?:요|서)|있습니다",
} as const;

const gap = { zh: "[^，。；！？\\n,.!?]{0,8}?", ja: "[^。、！？\\n,!?]{0,10}?", ko: "[^.!?,\\n]{0,10}?" } as const;
const compiled = places.map((place) => ({
  said: (["zh", "ja", "ko"] as const).map(
    (language) =>
      new RegExp(
        `(?:${place[language]})${gap[language]}(?:${near[language]})|(?:${near[language]})${gap[language]}(?:${place[language]})`,
        "gu",
      ),
  ),
  known: new RegExp([place.zh, place.ja, place.ko, place.read].join("|"), "iu"),
}));
const column = { zh: 0, ja: 1, ko: 2 } as const;

/** By kind: does the listing have one? */
const have = remembered((corpus) => compiled.map(({ known }) => known.test(corpus)));

/** Stretches of `text` that put a kind of place near of which `corpus`, the listing's texts, has none. */
export const strangePlaces = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  language === "zh" || language === "ja" || language === "ko"
    ? compiled.flatMap(({ said }, at) =>
        have(corpus)[at] ? [] : plainly(text, language, said[column[language]] ?? /(?!)/gu),
      )
    : [];
