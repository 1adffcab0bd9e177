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
