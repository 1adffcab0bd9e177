/** Material information in one language's words; null where the language has none for that form of value. */
import type { Story } from "../languages/base/story.ts";
import { fill } from "../languages/base/template.ts";
import type { MaterialItem } from "../material/read.ts";

export function sayMaterial({ kind, value }: MaterialItem, story: Story, sameLanguage: boolean): string | null {
  const words = story.material[kind];
  if (!words) return null;
  const form = value.form === "tenure" ? value.tenure : value.form;
  const single = value.form === "months" && value.months === 1 ? words.month : undefined;
  const template =
    single ?? words[form] ?? (value.form === "text" && sameLanguage ? `${words.label}{text}` : undefined);
  if (template === undefined) return null;
  const { amount } = story;
  switch (value.form) {
    case "money": {
      if (value.currency === null) return null;
      const plain = amount.money(value.amount, value.currency);
      const money = value.average ? amount.average(plain) : plain;
      return (
        fill(template, { money, per: value.period ? amount.per[value.period] : undefined }, new Set())?.text ?? null
      );
    }
    case "months":
      return fill(template, { n: amount.count(value.months) }, new Set())?.text ?? null;
    case "depositAndAdvance":
      return (
        fill(template, { n: amount.count(value.deposit), m: amount.count(value.advance) }, new Set())?.text ?? null
      );
    case "letter":
      return fill(template, { letter: value.letter }, new Set())?.text ?? null;
    case "percent":
      return fill(template, { n: String(value.percent) }, new Set())?.text ?? null;
    case "tenure":
      return fill(template, { n: value.years === null ? undefined : String(value.years) }, new Set())?.text ?? null;
    case "years":
      return fill(template, { n: String(value.years) }, new Set())?.text ?? null;
    case "code":
      return fill(template, { code: value.code }, new Set())?.text ?? null;
    case "date":
      return (
        fill(
          template,
          {
            date: amount.date(value.year, value.month, value.day),
            after: value.after ? "" : undefined,
            negotiable: value.negotiable ? "" : undefined,
          },
          new Set(),
        )?.text ?? null
      );
    case "text":
      return sameLanguage ? (fill(template, { text: value.text }, new Set())?.text ?? null) : null;
    case "byOther":
      return fill(template, { [value.party]: "" }, new Set())?.text ?? null;
    case "none":
    case "now":
      return fill(template, {}, new Set())?.text ?? null;
  }
}
