/** Whether two ways of writing name one person, or one firm: in another width, script, order, with titles or legal forms. */
import { foldName } from "#engine/text/fold";
import { normalForm } from "#engine/text/normal-form";
import { inSimplifiedCharacters } from "./characters.ts";
import { chinesePlaces } from "./china.ts";
import { isLatin, nameIn } from "./index.ts";

const MAX_SIGNS = 200;

/** What stands around a person's name on pages, and is no name. */
const titles = new Set(
  "mr mrs ms miss dr prof herr frau mme mlle monsieur madame sig sra realtor agent broker contact listed by".split(" "),
);
const spokenTitle =
  /(?:先生|女士|小姐|经理|經理|店长|店長|顾问|顧問|老师|老師|经纪人|經紀人|样|様|さん|氏|님|씨|실장|소장|대표|공인중개사)$/u;

/** Legal forms, and the words of the trade that a firm's name may do without. */
const plainWords = new Set(
  [
    "co company ltd limited llc llp lp inc incorporated corp corporation plc gmbh mbh ag kg ohg ug ek sarl sas sasu",
    "eurl sa sl slu srl spa snc bv nv pty pte sdn bhd fz fzco fze dmcc kk",
    "real estate realty realtor realtors property properties brokerage broker brokers immobilien immobilier immobiliare",
    "immobiliere inmobiliaria makelaardij makelaars makler agency agence group the and",
  ]
    .join(" ")
    .split(" "),
);
const legalForm =
  /股份有限公司|有限责任公司|有限公司|株式会社|合同会社|有限会社|주식회사|유한회사|\((?:株|有|주|유)\)|集团|公司/gu;
const trade = /房地产|不动产|房产|地产|经纪|中介|代理|咨询|服务|부동산|공인중개사|중개|사무소/gu;
/** A branch is its firm: "…有限公司梅川路店". */
const branch = /(公司)[^公司]{0,20}(?:店|分公司|营业部|分行)$/u;
const aside = /\([^()]{0,60}\)/gu;

/** Half-width, abbreviations in one word: "S.A.R.L." is "SARL.". */
const plain = (name: string): string =>
  normalForm(name.slice(0, MAX_SIGNS), "NFKC")
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu, "$1")
    .trim();
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s\p{P}\p{S}]+/u)
    .map(foldName)
    .filter((word) => word !== "");

/** In any order: "Yun Gu" is "Gu Yun", and "Shan Xiao Ming" "Shan Xiaoming". */
const rotations = (words: readonly string[]): string[] =>
  words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(""));

const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((key) => key !== "" && others.includes(key));

function latinPerson(text: string): string[] {
  const words = wordsOf(text).filter((word) => !titles.has(word));
  const long = words.filter((word) => word.length > 1);
  return rotations((long.length >= 2 ? long : words).slice(0, 6));
}

/** In Latin letters; none where the reading is not known. Read as it is written: 芸 is a character of its own in Chinese and a short form in Japanese. */
function latinKeys(name: string, country: string | null): string[] {
  const text = plain(name);
  if (isLatin(text)) return latinPerson(text);
  const latin = nameIn(text.replace(spokenTitle, "").trim(), "person", "en", { country, text: "" });
  return latin === null ? [] : latinPerson(latin);
}

const nativeKey = (name: string): string =>
  foldName(inSimplifiedCharacters(plain(name).replace(spokenTitle, "").trim()));

/** Two names in other letters are compared as they stand: many sound alike. `country` of the home tells how characters are read. */
export function samePerson(one: string, other: string, country: string | null): boolean {
  if (!isLatin(plain(one)) && !isLatin(plain(other))) return meet([nativeKey(one)], [nativeKey(other)]);
  return meet(latinKeys(one, country), latinKeys(other, country));
}

/** Without the city it is registered in: 上海链家 is 链家. */
const unplaced = (core: string): string => {
  const place = chinesePlaces.find((name) => core.startsWith(name) && core.length >= name.length + 2);
  return place === undefined ? core : core.slice(place.length).replace(/^市/u, "");
};

function firmCore(text: string): string {
  if (isLatin(text)) {
    const words = wordsOf(text);
    const own = words.filter((word) => !plainWords.has(word));
    return (own.length > 0 ? own : words).join("");
  }
  const bare = foldName(text.replace(branch, "$1").replace(legalForm, "").replace(aside, ""));
  const core = bare.replace(trade, "");
  return core.length >= 2 ? core : bare;
}

/** In simplified characters, in which legal forms are told, and as it is written, in which it is read. */
const firmCores = (name: string): string[] =>
  [inSimplifiedCharacters(plain(name)), plain(name)].map(firmCore).filter((core) => core !== "");

const latinFirm = (core: string, country: string | null): string => {
  const latin = isLatin(core) ? core : nameIn(core, "firm", "en", { country, text: "" });
  return latin === null ? "" : foldName(latin);
};

/** The same for a brokerage: legal forms, branches and "Real Estate" do not make another. */
export function sameFirm(one: string, other: string, country: string | null): boolean {
  const [these, those] = [firmCores(one), firmCores(other)];
  return these.some((a) =>
    those.some((b) => {
      // both with a place and the places differ: two firms
      if (a === b || unplaced(a) === b || a === unplaced(b)) return true;
      // in one script many sound alike
      const latin = isLatin(a) === isLatin(b) ? "" : latinFirm(a, country);
      return latin !== "" && latin === latinFirm(b, country);
    }),
  );
}
