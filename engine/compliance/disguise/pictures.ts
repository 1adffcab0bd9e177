/** Pictures of people written for the words: "No 👶", "不要👶", "🚫♿". A picture beside no refusal or choice stays a picture. */

import { type Kind, wordFor } from "./picture-words.ts";
import { kept, type Plain, substituted, type Unit } from "./plain.ts";

/** What of a picture says whom it shows: its first sign, or the signs joined to it. */
const SHOWS: readonly (readonly [Kind, RegExp])[] = [
  ["guideDogs", /🦮|🐕‍🦺/u],
  ["black", /[\u{1F3FE}\u{1F3FF}]/u],
  ["wheelchairs", /[♿🦽🦼🦯🦻🧏🩼]/u],
  ["gays", /🏳️?‍🌈|🏳️?‍⚧|👨‍❤️?‍(?:💋‍)?👨|👩‍❤️?‍(?:💋‍)?👩|[👬👭🌈]/u],
  ["families", /👪|[👨👩🧑](?:‍[👨👩🧑])?‍[👦👧🧒]/u],
  ["children", /[👶🍼🚼🧒👦👧🧸🧷🛝]/u],
  ["elderly", /[👵👴🧓]/u],
  ["pregnant", /[🤰🤱]|🫃|🫄/u],
  ["muslims", /[☪🕌🧕🕋]/u],
  ["jews", /[✡🕍🔯]/u],
  ["christians", /[✝☦⛪]/u],
  ["hindus", /[🕉🛕]/u],
  ["women", /[👩🚺👱🙎💁]|♀/u],
  ["men", /[👨🚹🧔]|♂/u],
  ["foreigners", /[\u{1F1E6}-\u{1F1FF}]{2}/u],
];

/** One picture with what is joined to it; a flag. */
const PICTURE =
  "(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|[\\p{Extended_Pictographic}](?:[\\u{1F3FB}-\\u{1F3FF}\\uFE0F]|\\u200D[\\p{Extended_Pictographic}]){0,8})";
const FORBIDDING = "🚫|⛔|❌|✖|🙅|🈲|👎|🔞|🚷|✘|✗";
const MARK = `(?:(?:${FORBIDDING})(?:\\uFE0F|[\\u{1F3FB}-\\u{1F3FF}]|\\u200D[♂♀]\\uFE0F?){0,3})`;
const LATIN_BEFORE =
  "(?:no|not|without|zero|minus|only|strictly no|prefer(?:red|s)?|kein(?:e|en|er)?|ohne|nur|bevorzugt|pas de|pas d['’]|sans|aucune?|uniquement|seulement|interdit aux|sin|solo|senza|niente|geen|alleen|não|sem)";
const LATIN_AFTER =
  "(?:only|preferred|not (?:allowed|welcome|accepted|permitted)|need not apply|forbidden|unwelcome|verboten|unerwünscht|nicht erwünscht|nicht erlaubt|bevorzugt|interdits?|interdites?|refusés?|non admis|uniquement|seulement|NG|no(?=[ ]?(?:[.,;!|/)\\n]|$)))";
const HAN_BEFORE =
  "(?:不要|不租|不收|不招|不接受|不欢迎|不歡迎|谢绝|謝絕|拒绝|拒絕|拒收|禁止|严禁|禁|勿|免|唔要|唔租|唔收|唔歡迎|冇|没有|沒有|无|無|只租|只要|只限|仅限|僅限|只招|限)";
const HAN_AFTER =
  "(?:勿扰|勿擾|免谈|免談|免问|免問|不租|不要|不收|不行|唔租|唔收|谢绝|謝絕|止步|优先|優先|不可|禁止|お断り|だめ|NG|불가|금지|사절|안됨|안 됨)";
const GAP = "[ \\u00A0]{0,2}";
const JOINT = "[ \\u00A0]{0,2}[,、/&+·|]?[ \\u00A0]{0,2}";
const YES = "[✅✔☑👍👌🆗💚⭕🉑]";
/** A picture that neither forbids nor allows, and several of them. */
const SHOWN = `(?!${MARK}|${YES})${PICTURE}`;
const RUN = `${SHOWN}(?:${JOINT}${SHOWN}){0,7}`;

/** What says that whoever stands before it is welcome: a mark before that one belongs to something else. */
const WELCOMING = `${JOINT}(?:${YES}|ok|yes|welcome|allowed|willkommen|bienvenu|可|欢迎|歡迎)`;

/** Behind a refusing word or mark. */
const BEFORE = new RegExp(
  `(${MARK}|(?<![\\p{L}\\p{N}])${LATIN_BEFORE}(?![\\p{L}])|${HAN_BEFORE})${GAP}(${RUN})(?!${JOINT}${SHOWN}|${WELCOMING})`,
  "giu",
);
/** Before a refusing word, or a mark that speaks of nothing behind it. */
const AFTER = new RegExp(
  `(${RUN})${GAP}(?=(${LATIN_AFTER}(?![\\p{L}])|${HAN_AFTER}|${MARK}(?=${GAP}(?:$|[\\n.,;!|/、，。！；)]|${PICTURE}${GAP}${MARK}))))`,
  "giu",
);
const EACH = new RegExp(PICTURE, "gu");

const characters = new Set(["zh", "ja", "ko"]);
/** The language of what is written beside a picture: that of the text, unless the script says otherwise. */
const spoken = (said: string, language: string): string => {
  if (/\p{Script=Latin}/u.test(said)) return characters.has(language) ? "en" : language;
  return /\p{Script=Han}/u.test(said) && !characters.has(language) ? "zh" : language;
};

const kindOf = (picture: string): Kind | undefined => SHOWS.find(([, shows]) => shows.test(picture))?.[0];

/** The run with each person's picture as the word for it, `said` before every one but the first; null where it shows nobody. */
function worded(run: string, at: number, language: string, said: string): Unit[] | null {
  const units: Unit[] = [];
  let done = 0;
  let shown = false;
  for (const [index, { 0: picture, index: start }] of [...run.matchAll(EACH)].entries()) {
    const kind = kindOf(picture);
    const word = kind === undefined ? null : wordFor(kind, picture, language);
    if (word === null) continue;
    units.push(...kept(run.slice(done, start), at + done));
    const sign = index === 0 || said === "" ? ` ${word} ` : `, ${said} ${word} `;
    units.push({ sign, at: at + start, length: picture.length });
    done = start + picture.length;
    shown = true;
  }
  return shown ? [...units, ...kept(run.slice(done), at + done)] : null;
}

/** Writes such pictures as the words of a language, a primary subtag. */
export function pictured(given: Plain, language: string): Plain {
  if (!/\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u.test(given.text)) return given;
  const led = substituted(given, BEFORE, ([whole, said = "", run = ""]) => {
    const at = whole.length - run.length;
    const units = worded(run, at, spoken(said, language), said);
    return units === null ? null : [...kept(whole.slice(0, at)), ...units];
  });
  return substituted(led, AFTER, ([whole, run = "", said = ""]) => {
    const units = worded(run, 0, spoken(said, language), "");
    return units === null ? null : [...units, ...kept(whole.slice(run.length), run.length)];
  });
}
