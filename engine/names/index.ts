/** Names of people, firms and homes as a reader of another script reads them. */
import type { CopyLanguage } from "#contract/copy";
import { inJapaneseCharacters, inSimplifiedCharacters } from "./characters.ts";
import { latinName, latinPerson } from "./chinese-latin.ts";
import { hangulOfHan, mandarin } from "./han-hangul.ts";
import { readingOf } from "./japanese-reading.ts";
import { surnameReading } from "./japanese-surnames.ts";
import { hangulOfKana, latinOfKana } from "./kana.ts";
import { katakanaName, katakanaPerson } from "./korean-kana.ts";
import { latinKoreanName, latinKoreanPerson } from "./korean-latin.ts";

export type NameKind = "person" | "firm" | "home";

/** Languages whose readers read Latin letters and no others. */
export const latinReaders: ReadonlySet<CopyLanguage> = new Set(["en", "fr", "de"]);
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
const hangul = /\p{Script=Hangul}/u;
/** Stretches of one script, and what stands between them. */
const runs =
  /\p{Script=Han}+|[\p{Script=Hiragana}\p{Script=Katakana}ー・]+|\p{Script=Hangul}+(?: \p{Script=Hangul}+)*|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・\p{Script=Hangul}]+/gu;

function korean(run: string, kind: NameKind): string {
  return kind === "person" && /^[가-힣]{2,4}$/u.test(run) ? latinKoreanPerson(run) : latinKoreanName(run);
}

function mandarinRun(run: string, kind: NameKind, language: CopyLanguage): string {
  if (language === "ko") return hangulOfHan(run, kind === "person");
  return kind === "person" ? latinPerson(run) : latinName(run);
}

/** A run of Japanese for Latin and Korean readers; null where its characters have a reading nobody can guess. */
function japaneseRun(run: string, language: CopyLanguage, known: string | null): string | null {
  const reading = kana.test(run) ? run : known;
  if (language === "ko") return reading === null ? null : hangulOfKana(reading.replaceAll("・", ""));
  return reading === null ? null : latinOfKana(reading.replaceAll("・", ""));
}

/** Nothing in it needs rendering for them. */
export const isLatin = (name: string): boolean => !han.test(name) && !kana.test(name) && !hangul.test(name);

export interface NameSource {
  /** Of the home: tells how Chinese characters are read. */
  readonly country: string | null;
  /** The page's own text, where a reading in kana may stand beside the name. */
  readonly text: string;
}

/** A Korean brokerage's name ends with what it is, which other Han readers have words for. */
const office = /공인중개사\s?사무소$/u;
const offices: Readonly<Partial<Record<CopyLanguage, string>>> = { zh: "公认中介师事务所", ja: "公認仲介士事務所" };

/** What only Japanese names are made of: words of the trade, and characters that China writes otherwise. No name of these is read as Chinese. */
const japaneseForm = /会社|不動産|宅建|住販|[㈱㈲]|[(（][株有][)）]|[駅売沢桜渋広県]/u;

/** "堀江不動産（Horie Realty）", "Horie Realty / 堀江不動産": what its bearer calls itself in letters, where it says so. */
const ownLatin = /[(（／/|] ?([A-Z][A-Za-z&.,'’ -]{2,60}?) ?[)）]?$|^([A-Z][A-Za-z&.,'’ -]{2,60}?) ?[(（／/|]/u;
function ownLatinOf(name: string): string | null {
  const hit = han.test(name) || kana.test(name) || hangul.test(name) ? ownLatin.exec(name) : null;
  return (hit?.[1] ?? hit?.[2])?.trim() ?? null;
}

/** Cantonese is read otherwise, whatever characters a page is in. */
const cantonese: ReadonlySet<string | null> = new Set(["HK", "MO"]);
/** With a character that only the mainland and Singapore write (顾, 业): read as there, wherever its bearer works. */
const isSimplified = (name: string): boolean =>
  !kana.test(name) &&
  !japaneseForm.test(name) &&
  [...name].some((one) => han.test(one) && inSimplifiedCharacters(one) === one && inJapaneseCharacters(one) !== one);

/**
 * `name` in letters that readers of `language` can read, the name itself where they can read it already; null where that
 * cannot be known (the reading of Japanese characters).
 */
export function nameIn(name: string, kind: NameKind, language: CopyLanguage, source: NameSource): string | null {
  const simplified = kind !== "home" && isSimplified(name) && !cantonese.has(source.country);
  const own = kind === "home" || !latinReaders.has(language) ? null : ownLatinOf(name);
  if (own !== null) return own;
  const japaneseName =
    !simplified && (source.country === "JP" || kana.test(name) || (kind !== "home" && japaneseForm.test(name)));
  if (isLatin(name)) return name;
  if (language === "ko" && !han.test(name) && !kana.test(name)) return name;
  // a firm's の is read by all who read its characters
  if (language === "zh" && kind === "firm" && han.test(name) && !kana.test(name.replace(/[のノヶ]/gu, ""))) return name;
  if (hangul.test(name) && kind === "firm" && offices[language] && office.test(name)) {
    const own = name.replace(office, "").trim();
    return language === "ja"
      ? `${katakanaName(own)}${offices.ja}`
      : `${latinKoreanName(own)} ${offices[language]}`.trim();
  }
  if (hangul.test(name) && language === "ja")
    return kind === "person" && /^[가-힣]{2,4}$/u.test(name) ? katakanaPerson(name) : katakanaName(name);
  if (hangul.test(name) && language !== "ko")
    return name.replace(/\p{Script=Hangul}+/gu, (run) => korean(run, kind)).replace(/ {2,}/gu, " ");
  if (language === "zh" && !kana.test(name)) return japaneseName ? inSimplifiedCharacters(name) : name;
  if (language === "ja") return japaneseName ? name : inJapaneseCharacters(name);
  if (!japaneseName && !simplified && !mandarin.has(source.country)) return null;
  const whole = inParts(name, kind, language, source, japaneseName);
  if (whole !== null || !japaneseName || kind !== "person" || language === "zh") return whole;
  // a given name may be read in many ways: whoever asks for an agent asks by the surname
  const reading = surnameOf(name);
  return reading === null ? null : japaneseRun(reading, language, null);
}

/** The reading of the surname, also where nothing parts it from the given name. */
function surnameOf(name: string): string | null {
  const [first = "", ...given] = name.split(/[ 　]/u);
  const whole = surnameReading(first);
  if (given.length > 0 || whole !== null) return whole;
  // given names have one to three characters
  const lengths = [3, 2].filter((length) => name.length > length && name.length <= length + 3);
  return lengths.map((length) => surnameReading(name.slice(0, length))).find((one) => one !== null) ?? null;
}

function inParts(
  name: string,
  kind: NameKind,
  language: CopyLanguage,
  source: NameSource,
  japaneseName: boolean,
): string | null {
  const parts: string[] = [];
  for (const run of name.match(runs) ?? []) {
    const said =
      !han.test(run) && !kana.test(run)
        ? run.trim()
        : japaneseName
          ? inRun(run, language, source)
          : mandarinRun(run, kind, language);
    if (said === null) return null;
    if (said !== "") parts.push(said);
  }
  return parts.join(" ") || null;
}

function inRun(run: string, language: CopyLanguage, source: NameSource): string | null {
  if (language === "zh" && !kana.test(run)) return inSimplifiedCharacters(run);
  const reading = readingOf(run, source);
  if (reading.borrowed !== null && language !== "ko") return reading.borrowed;
  return japaneseRun(run, latinReaders.has(language) || language === "zh" ? "en" : "ko", reading.kana);
}

/** "Gu Yun (顾芸)": the rendering with the original beside it; the name alone where both are one or no rendering is known. */
export function nameBeside(name: string, kind: NameKind, language: CopyLanguage, source: NameSource): string {
  const said = nameIn(name, kind, language, source);
  if (said === null || said === name) return name;
  // signs of one script side by side say nothing new to a reader
  if ((language === "ja" || language === "zh") && han.test(said) && !hangul.test(name) && !kana.test(name)) return said;
  return language === "zh" || language === "ja" ? `${said}（${name}）` : `${said} (${name})`;
}
