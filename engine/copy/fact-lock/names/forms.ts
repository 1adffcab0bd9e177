/** The other shapes a known name may take in a text: pinyin for Chinese, and the established foreign names of places. */
import { pinyin } from "pinyin-pro";
import { copyLanguages } from "#contract/copy";
import { placeIn } from "#engine/places/index";
import { romanisedNames } from "#engine/text/hangul-latin";
import cities from "./cities.json" with { type: "json" };
import { readings } from "./readings.ts";

const han = /\p{Script=Han}/u;

/** What the six languages call the country of a home ("US"), so that "미국부동산" and "vivre en France" are known. */
export function countryForms(code: string | null): string[] {
  if (!code || !/^[A-Z]{2}$/.test(code)) return [];
  const formal = copyLanguages.flatMap(
    (language) => new Intl.DisplayNames([language], { type: "region" }).of(code) ?? [],
  );
  return code === "GB" ? [...formal, ...BRITISH] : formal;
}

/** Countries of the six languages: a writer speaks of the reader's own ("the management fee of Japan"). */
export const readersCountries: ReadonlySet<string> = new Set([
  ...["CN", "US", "GB", "JP", "KR", "FR", "DE", "CA", "AU", "SG", "HK"].flatMap((region) =>
    copyLanguages.flatMap((language) => new Intl.DisplayNames([language], { type: "region" }).of(region) ?? []),
  ),
  ..."England Britain America Amerika Angleterre Amérique 美国 英国 澳洲 豪州 호주 アメリカ イギリス 미국 영국 한국 일본 중국 프랑스 독일 海外 해외".split(
    " ",
  ),
]);

/** French regions by the first two digits of their postal codes, as the six languages call them. */
const frenchRegions: readonly (readonly [departments: string, names: string])[] = [
  ["22 29 35 56", "Bretagne Brittany 布列塔尼 ブルターニュ 브르타뉴"],
  ["14 27 50 61 76", "Normandie Normandy 诺曼底 ノルマンディー 노르망디"],
  ["75 77 78 91 92 93 94 95", "Île-de-France 法兰西岛 イル=ド=フランス 일드프랑스"],
  ["04 05 06 13 83 84", "Provence Côte-d'Azur 普罗旺斯 プロヴァンス 프로방스"],
  ["16 17 19 23 24 33 40 47 64 79 86 87", "Aquitaine Nouvelle-Aquitaine Périgord 阿基坦 アキテーヌ 아키텐"],
  ["09 11 12 30 31 32 34 46 48 65 66 81 82", "Occitanie Occitania Languedoc 奥克西塔尼 オクシタニー 옥시타니"],
  ["01 03 07 15 26 38 42 43 63 69 73 74", "Auvergne Savoie Rhône-Alpes 奥弗涅 オーヴェルニュ 오베르뉴"],
  ["21 25 39 58 70 71 89 90", "Bourgogne Burgundy Burgund 勃艮第 ブルゴーニュ 부르고뉴"],
  ["08 10 51 52 54 55 57 67 68 88", "Alsace Elsass Lorraine Champagne 阿尔萨斯 アルザス 알자스"],
  ["44 49 53 72 85", "Vendée Anjou 卢瓦尔 ロワール 루아르"],
  ["18 28 36 37 41 45", "Touraine Centre-Val Berry 中央-卢瓦尔"],
  ["02 59 60 62 80", "Picardie Picardy Flandre 皮卡第 ピカルディ 피카르디"],
  ["20", "Corse Corsica Korsika 科西嘉 コルシカ 코르시카"],
];
/** American states by the letters of an address. */
const states: Readonly<Record<string, string>> = {
  CA: "California Kalifornien Californie 加州 カリフォルニア 캘리포니아",
  NY: "New-York",
  IL: "Illinois 伊利诺伊 イリノイ 일리노이",
  TX: "Texas 得州 德州 テキサス 텍사스",
  WA: "Washington 华盛顿州 ワシントン州 워싱턴주",
  OR: "Oregon 俄勒冈 オレゴン 오리건",
  CO: "Colorado 科罗拉多 コロラド 콜로라도",
  MA: "Massachusetts 马萨诸塞 麻州 マサチューセッツ 매사추세츠",
  FL: "Florida Floride 佛罗里达 フロリダ 플로리다",
  NJ: "New-Jersey 新泽西 ニュージャージー 뉴저지",
  PA: "Pennsylvania 宾州 ペンシルベニア 펜실베이니아",
  AZ: "Arizona 亚利桑那 アリゾナ 애리조나",
  GA: "Georgia 佐治亚 ジョージア 조지아",
  NC: "North-Carolina 北卡 ノースカロライナ 노스캐롤라이나",
  VA: "Virginia 弗吉尼亚 バージニア 버지니아",
  MI: "Michigan 密歇根 ミシガン 미시간",
  OH: "Ohio 俄亥俄 オハイオ 오하이오",
  MN: "Minnesota 明尼苏达 ミネソタ 미네소타",
};

/** The region a home lies in by its postal code or the letters of its state: a text may name it where the page does not. */
export function regionForms(country: string | null, address: string | null, postalCode: string | null): string[] {
  if (country === "FR") {
    const department = (postalCode ?? /(?<!\d)\d{5}(?!\d)/u.exec(address ?? "")?.[0] ?? "").slice(0, 2);
    const names = frenchRegions.find(([codes]) => department !== "" && codes.split(" ").includes(department))?.[1];
    return names?.split(" ") ?? [];
  }
  if (country !== "US") return [];
  const state = /,? (?<state>[A-Z]{2})(?: \d{5})?(?!\p{L})/u.exec(address ?? "")?.groups?.state ?? "";
  return states[state]?.split(" ").map((name) => name.replace("-", " ")) ?? [];
}

/** What people say for the United Kingdom. */
const BRITISH =
  "England Britain Großbritannien Grossbritannien Angleterre Grande-Bretagne イギリス イングランド 英国 英格兰 영국 잉글랜드".split(
    " ",
  );

/** Words for a kind of district that every language translates. */
const translated: readonly (readonly string[])[] = [
  ["工业园区", "industrial park", "工業園区", "공업원구", "공업단지", "산업단지", "parc industriel", "Industriepark"],
  ["高新区", "high-tech zone", "hi-tech zone", "ハイテク区", "고신구", "하이테크", "zone high-tech", "Hightech-Zone"],
  ["开发区", "development zone", "開発区", "개발구", "zone de développement", "Entwicklungszone"],
  [
    "科技园",
    "science park",
    "サイエンスパーク",
    "과학단지",
    "parc scientifique",
    "Wissenschaftspark",
    "technology park",
  ],
  ["软件园", "software park", "ソフトウェアパーク", "소프트웨어 파크", "Softwarepark"],
  ["大学城", "university town", "大学城", "대학성", "cité universitaire", "Universitätsstadt"],
  ["新城", "new town", "ニュータウン", "신도시", "ville nouvelle", "Neustadt"],
  ["新区", "new area", "新区", "신구", "nouvelle zone", "Neubaugebiet"],
  ["老城", "old town", "旧市街", "구시가지", "vieille ville", "Altstadt"],
  ["古城", "ancient city", "古城", "고성", "vieille ville", "Altstadt"],
  // London's lines, whose names are translated and not spelled by their sound.
  ["Victoria", "维多利亚", "ヴィクトリア", "ビクトリア", "빅토리아"],
  ["Elizabeth", "伊丽莎白", "エリザベス", "엘리자베스"],
  ["Jubilee", "银禧", "朱比利", "ジュビリー", "주빌리"],
  ["Piccadilly", "皮卡迪利", "ピカデリー", "피카딜리"],
  ["Northern line", "北线", "ノーザン線", "노던선"],
  ["Central line", "中央线", "セントラル線", "센트럴선"],
  ["District line", "区域线", "ディストリクト線", "디스트릭트선"],
  ["Circle line", "环线", "サークル線", "서클선"],
  ["Bakerloo", "贝克卢", "ベーカールー", "베이컬루"],
  ["Overground", "地上铁", "オーバーグラウンド", "오버그라운드"],
  ["자유무역", "free trade zone", "自贸区", "zone franche", "Freihandelszone"],
];

/** Words of estates' names that are English spelled in Hangul: 리버파크 is River Park. */
const borrowed: readonly (readonly [hangul: string, latin: string])[] = [
  ["리버", "river"],
  ["파크", "park"],
  ["타워", "tower"],
  ["힐스", "hills"],
  ["캐슬", "castle"],
  ["센트럴", "central"],
  ["시티", "city"],
  ["뷰", "view"],
  ["팰리스", "palace"],
  ["하우스", "house"],
  ["포레", "foret"],
  ["레이크", "lake"],
  ["그린", "green"],
  ["스카이", "sky"],
  ["빌리지", "village"],
  ["빌", "ville"],
  ["가든", "garden"],
  ["숲", "forest"],
  ["아파트", "apartment"],
];
const anglicised = (text: string): string =>
  borrowed.reduce((left, [hangul, word]) => left.replaceAll(hangul, ` ${word} `), text);

/** `text` itself, its pinyin without tones, and every city in it (and a text that is a place) in the six languages. */
export function nameForms(text: string): string[] {
  const forms = [...new Set([text, ...copyLanguages.map((language) => placeIn(text, language))])];
  if (han.test(text))
    forms.push(pinyin(text, { toneType: "none", v: true, nonZh: "consecutive" }).replaceAll("lv", "lü"));
  if (/\p{Script=Hangul}/u.test(text)) forms.push(...romanisedNames(text), ...romanisedNames(anglicised(text)));
  forms.push(...readings(text));
  for (const group of translated)
    for (const word of group)
      if (text.includes(word)) forms.push(...group.map((other) => text.replaceAll(word, ` ${other} `)), ...group);
  for (const city of cities.names) if (city.some((name) => text.includes(name))) forms.push(...city);
  return forms;
}
