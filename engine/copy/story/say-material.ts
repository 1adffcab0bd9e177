/** Material information in one language's words; null where the language has none for that form of value. */
import type { CopyLanguage } from "#contract/copy";
import type { Story } from "../languages/base/story.ts";
import { fill } from "../languages/base/template.ts";
import { knownText } from "../material/known-texts.ts";
import { withPart } from "../material/part-of-month.ts";
import { perQuarter } from "../material/periods.ts";
import type { MaterialItem } from "../material/read.ts";
import { type Remainder, sayRemainder } from "../material/remainders.ts";

const colon: Readonly<Record<CopyLanguage, string>> = { zh: "：", ja: "：", ko: " ", fr: " : ", en: ": ", de: ": " };

/** What narrows a sum stands behind it in brackets. */
function narrowed(text: string | null, notes: readonly Remainder[], language: CopyLanguage): string | null {
  if (text === null || notes.length === 0) return text;
  const words = notes.map((note) => sayRemainder(note, language));
  return language === "zh" || language === "ja" ? `${text}（${words.join("、")}）` : `${text} (${words.join(", ")})`;
}

/** More than one of them where a language has several wordings. */
const several = (words: string | readonly string[] | undefined): readonly string[] =>
  words === undefined ? [] : typeof words === "string" ? [words] : words;

/** `own` is the language of the page: only there its words may be quoted. Of several wordings the first. */
export const sayMaterial = (
  item: MaterialItem,
  story: Story,
  language: CopyLanguage,
  own: string | null,
): string | null => wordingsOf(item, story, language, own)[0] ?? null;

/** All wordings that the language has for it, the plainest first. */
export function wordingsOf(item: MaterialItem, story: Story, language: CopyLanguage, own: string | null): string[] {
  const said: string[] = [];
  for (let nth = 0; ; nth++) {
    const words = wordsOf(item, story, language, own, nth);
    // "council tax band" and a page's "Band B"
    const text = words?.replace(/(?<!\p{L})(\p{L}{2,20}) \1(?!\p{L})/iu, "$1");
    if (text === undefined || said.includes(text)) return said;
    said.push(text);
  }
}

function wordsOf(
  item: MaterialItem,
  story: Story,
  language: CopyLanguage,
  own: string | null,
  nth: number,
): string | null {
  const sameLanguage = own === language;
  const [whole] = several(story.material[item.kind]?.text);
  if (sameLanguage && item.value.form === "money" && item.value.more && whole !== undefined)
    return fill(whole, { text: item.printed }, new Set())?.text ?? null;
  const said = saidByForm(item, story, language, sameLanguage, nth);
  if (said !== null || !sameLanguage || item.value.form === "none") return said;
  return whole === undefined ? null : (fill(whole, { text: item.printed }, new Set())?.text ?? null);
}

const decimal = (value: number, language: CopyLanguage): string =>
  language === "fr" || language === "de" ? String(value).replace(".", ",") : String(value);
/** 两个月, not 二个月. */
const monthsIn = (months: number, count: (value: number) => string, language: CopyLanguage): string =>
  language === "zh" && months === 2 ? "两" : Number.isInteger(months) ? count(months) : decimal(months, language);

/** "41,7 kWh/(m²·a)" with this language's decimals and year. */
function energyIn(text: string, language: CopyLanguage): string | undefined {
  const hit = /^([\d.,]{1,8}) ?kWh/u.exec(text);
  if (!hit?.[1]) return undefined;
  const amount = decimal(Number(hit[1].replace(",", ".")), language);
  return `${amount} kWh/${{ zh: "㎡·年", ja: "㎡・年", ko: "㎡·년", fr: "m²/an", de: "(m²·a)", en: "m² a year" }[language]}`;
}

function saidByForm(
  { kind, value }: MaterialItem,
  story: Story,
  language: CopyLanguage,
  sameLanguage: boolean,
  nth: number,
): string | null {
  const words = story.material[kind];
  if (!words) return null;
  const [whole] = several(words.text);
  const labelled = `${words.label.replace(/ ?[:：]? ?$/u, "")}${colon[language]}{text}`;
  const form = value.form === "tenure" ? value.tenure : value.form;
  const single =
    value.form === "months" && value.months === 1
      ? words.month
      : value.form === "years" && value.years === 1
        ? words.year
        : undefined;
  if (value.form === "text" && !sameLanguage) {
    const known = kind === "energyUse" ? energyIn(value.text, language) : knownText(kind, value.text)?.[language];
    if (known === undefined) return null;
    return fill(whole ?? labelled, { text: known }, new Set())?.text ?? null;
  }
  const templates = several(single ?? words[form] ?? (value.form === "text" && sameLanguage ? labelled : undefined));
  const template = templates[nth] ?? (nth === 0 ? undefined : templates[0]);
  if (template === undefined) return null;
  const { amount } = story;
  switch (value.form) {
    case "money": {
      if (value.currency === null) return null;
      const plain = amount.money(value.amount, value.currency);
      const money = value.average ? amount.average(plain) : plain;
      const per =
        value.period === null
          ? undefined
          : value.period === "quarter"
            ? perQuarter[language]
            : amount.per[value.period];
      // a sum that falls due again and again is never said without how often
      if (per !== undefined && !template.includes("{per}")) return null;
      return narrowed(fill(template, { money, per }, new Set())?.text ?? null, value.notes, language);
    }
    case "months":
      return narrowed(
        fill(template, { n: monthsIn(value.months, amount.count, language) }, new Set())?.text ?? null,
        value.notes,
        language,
      );
    case "depositAndAdvance":
      return (
        fill(template, { n: amount.count(value.deposit), m: amount.count(value.advance) }, new Set())?.text ?? null
      );
    case "letter":
      return fill(template, { letter: value.letter }, new Set())?.text ?? null;
    case "percent":
      return narrowed(
        fill(template, { n: decimal(value.percent, language) }, new Set())?.text ?? null,
        value.notes,
        language,
      );
    case "tenure": {
      const years = value.years === null ? undefined : String(value.years);
      const told = value.from === undefined ? { n: years } : { term: years, from: String(value.from) };
      return fill(template, told, new Set())?.text ?? null;
    }
    case "years":
      return fill(template, { n: String(value.years) }, new Set())?.text ?? null;
    case "code":
      return fill(template, { code: value.code }, new Set())?.text ?? null;
    case "date":
      return (
        fill(
          template,
          {
            date: withPart(amount.date(value.year, value.month, value.day), value.part, language),
            after: value.after ? "" : undefined,
            negotiable: value.negotiable ? "" : undefined,
            planned: value.planned ? "" : undefined,
          },
          new Set(),
        )?.text ?? null
      );
    case "text":
      return sameLanguage ? (fill(template, { text: value.text }, new Set())?.text ?? null) : null;
    case "byOther":
      return fill(template, { [value.party]: "" }, new Set())?.text ?? null;
    case "none":
    case "required":
    case "now":
      return fill(template, {}, new Set())?.text ?? null;
  }
}
