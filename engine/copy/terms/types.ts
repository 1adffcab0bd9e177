/** Property types: the page's wording to one of ours, and our words for it. */
import type { CopyLanguage } from "#contract/copy";

type Words = Readonly<Record<CopyLanguage, string>>;
export type PropertyType = { readonly id: string; readonly match: RegExp; readonly say: Words };

const type = (
  id: string,
  pattern: string,
  say: readonly [string, string, string, string, string, string],
): PropertyType => ({
  id,
  match: new RegExp(pattern, "iu"),
  say: { zh: say[0], en: say[1], ja: say[2], ko: say[3], fr: say[4], de: say[5] },
});

/** Order matters: the narrower wording first. English without its article. */
export const propertyTypes: readonly PropertyType[] = [
  type("block", "一棟|整栋", ["整栋", "apartment building", "一棟売り", "건물 전체", "immeuble", "Mehrfamilienhaus"]),
  type("land", "土地|売地|宅地|토지|^land$|\\bplot\\b|\\bterrain\\b|Grundstück|terreno|solar", [
    "土地",
    "building plot",
    "土地",
    "토지",
    "terrain",
    "Grundstück",
  ]),
  type("room", "合租|シェア|^room|chambre à louer|WG-Zimmer", [
    "合租单间",
    "room",
    "シェアルーム",
    "셰어룸",
    "chambre en colocation",
    "WG-Zimmer",
  ]),
  // homes of another law or another building than a flat's
  type("officetel", "오피스텔|officetel|オフィステル", [
    "商住公寓",
    "officetel",
    "オフィステル",
    "오피스텔",
    "officetel",
    "Officetel",
  ]),
  type("lodging", "생활형? ?숙박", [
    "住宿用途公寓",
    "lodging-use residence",
    "宿泊用途の区分所有物件",
    "생활숙박시설",
    "résidence à usage d’hébergement",
    "Apartment mit Beherbergungsnutzung",
  ]),
  type(
    "serviced",
    "serviced (?:apartment|residence|flat)|服务式公寓|服務式住宅|酒店(?:式)?公寓|サービスアパート|서비스드 ?레지던스|résidence (?:de )?services|aparthotel",
    [
      "服务式公寓",
      "serviced apartment",
      "サービスアパートメント",
      "서비스드 레지던스",
      "appartement en résidence services",
      "Serviced Apartment",
    ],
  ),
  type("businessFlat", "商业(?:性质)?公寓|商务公寓|商住(?:公寓|两用)?|商办|商業公寓", [
    "商业公寓",
    "commercial-use apartment",
    "商業用途のマンション",
    "상업용지 공동주택",
    "appartement à usage commercial",
    "Gewerbeapartment",
  ]),
  type("urbanSmall", "도시형 ?생활", [
    "城市型小住宅",
    "small urban flat",
    "都市型の小型集合住宅",
    "도시형 생활주택",
    "appartement",
    "Wohnung",
  ]),
  type("multiplex", "다세대", [
    "多户小楼住宅",
    "low-rise flat",
    "低層集合住宅",
    "다세대주택",
    "appartement",
    "Wohnung",
  ]),
  type("rowFlats", "연립", ["连排小楼住宅", "low-rise flat", "低層集合住宅", "연립주택", "appartement", "Wohnung"]),
  type("lowRise", "빌라(?!형 단독)", [
    "低层小楼住宅",
    "low-rise flat",
    "低層集合住宅",
    "빌라",
    "appartement",
    "Wohnung",
  ]),
  type("villa", "别墅|別荘|villa|chalet|빌라형 단독", ["别墅", "villa", "ヴィラ", "단독주택", "villa", "Villa"]),
  type("semi", "semi[- ]?detached|Doppelhaushälfte|jumelée|pareado", [
    "半独立屋",
    "semi-detached house",
    "連棟住宅",
    "땅콩주택",
    "maison jumelée",
    "Doppelhaushälfte",
  ]),
  type("terraced", "联排|terraced|town ?house|Reihenhaus|maison mitoyenne|adosado|villetta a schiera", [
    "联排住宅",
    "townhouse",
    "テラスハウス",
    "타운하우스",
    "maison mitoyenne",
    "Reihenhaus",
  ]),
  type("mobile", "mobile|manufactured", [
    "预制房",
    "manufactured home",
    "プレハブ住宅",
    "조립식 주택",
    "mobil-home",
    "Mobilheim",
  ]),
  type("duplex", "复式|跃层|メゾネット|duplex|dúplex|maisonette|Maisonette|복층", [
    "复式",
    "duplex",
    "メゾネット",
    "복층 주택",
    "duplex",
    "Maisonette",
  ]),
  type("studio", "studio|开间|ワンルーム|원룸|Einzimmerwohnung|monolocale", [
    "开间",
    "studio",
    "ワンルーム",
    "원룸",
    "studio",
    "Einzimmerwohnung",
  ]),
  type("loft", "\\bloft\\b", ["loft", "loft", "ロフト", "로프트", "loft", "Loft"]),
  type("penthouse", "penthouse|ático", [
    "顶层公寓",
    "penthouse",
    "ペントハウス",
    "펜트하우스",
    "appartement au dernier étage",
    "Penthouse",
  ]),
  type("farmhouse", "longère|corps de ferme|\\bferme\\b|Bauernhaus|Resthof|farmhouse|農家|농가주택", [
    "农舍",
    "farmhouse",
    "農家住宅",
    "농가주택",
    "ferme",
    "Bauernhaus",
  ]),
  type(
    "house",
    "戸建|一户建|단독|house|detached|single family|maison|Haus(?!meister)|échoppe|\\bmas\\b|bungalow|cottage|casa|moradia|独栋|独立住宅",
    ["独立住宅", "house", "一戸建て", "단독주택", "maison", "Haus"],
  ),
  type("gongyu", "^公寓$", ["公寓", "flat", "マンション", "아파트", "appartement", "Wohnung"]),
  type(
    "flat",
    "普通住宅|住宅|公寓|マンション|アパート|아파트|오피스텔|apartment|flat|condo|appartement|wohnung|piso|departamento|appartamento|apartamento|квартира|unit",
    ["住宅", "flat", "マンション", "아파트", "appartement", "Wohnung"],
  ),
];
