/** Korean names in Latin letters: 한서윤 is Han Seoyun, 서울숲공인중개사사무소 is Seoulsup Gongin Junggaesa Samuso. */
import { romanisedHangul } from "#engine/text/hangul-latin";

/** Surnames as their bearers spell them (passports); all others follow the Revised Romanization. */
const surnames: Readonly<Record<string, string>> = {
  김: "Kim",
  이: "Lee",
  박: "Park",
  최: "Choi",
  조: "Cho",
  강: "Kang",
  윤: "Yoon",
  임: "Lim",
  신: "Shin",
  권: "Kwon",
  오: "Oh",
  안: "Ahn",
  우: "Woo",
  문: "Moon",
  구: "Koo",
};
const doubled = new Set("남궁 황보 제갈 사공 선우 서문 독고 동방".split(" "));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Assimilation does not cross from the surname to the given name, nor between words. */
const word = (hangul: string): string => capital(romanisedHangul(hangul));

/** How many syllables of a person's name are the surname. */
export const koreanSurnameLength = (name: string): number => (doubled.has(name.slice(0, 2)) && name.length > 2 ? 2 : 1);

export function latinKoreanPerson(name: string): string {
  const split = koreanSurnameLength(name);
  const [surname, given] = [name.slice(0, split), name.slice(split)];
  return [surnames[surname] ?? word(surname), ...(given ? [word(given)] : [])].join(" ");
}

/** Words a firm's or an estate's name ends with; longest first. */
const kinds =
  /(?<!^)(?:공인중개사사무소|공인중개사|중개사무소|중개법인|부동산중개|부동산|공인|중개사|사무소|주식회사|아파트|오피스텔|빌라|타워|파크|리버|캐슬|힐스|센트럴)/gu;
const parts: Readonly<Record<string, string>> = {
  공인중개사사무소: "공인 중개사 사무소",
  공인중개사: "공인 중개사",
  중개사무소: "중개 사무소",
  중개법인: "중개 법인",
  부동산중개: "부동산 중개",
};
/** English words spelt in Hangul are those words. */
const borrowed: Readonly<Record<string, string>> = {
  타워: "Tower",
  파크: "Park",
  리버: "River",
  캐슬: "Castle",
  힐스: "Hills",
  센트럴: "Central",
  빌라: "Villa",
  아파트: "Apartment",
  오피스텔: "Officetel",
};

export const latinKoreanName = (name: string): string =>
  name
    .replace(kinds, (kind) => ` ${parts[kind] ?? kind} `)
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => borrowed[part] ?? word(part))
    .join(" ");
