/** Amounts within a phrase of a page: square metres, metres away, a year, a count. */
import type { Amounts } from "./statement.ts";

type Found = { readonly start: number; readonly end: number; readonly amounts: Amounts };

const digits = "(\\d{1,4}(?:[.,]\\d{1,2})?)";
const number = (text: string | undefined): number => Number((text ?? "").replace(",", "."));

const readers: readonly { readonly pattern: RegExp; readonly read: (hit: RegExpMatchArray) => Amounts | null }[] = [
  {
    pattern: /(?:세대|가구) ?당 ?(?:약 ?)?(\d(?:\.\d{1,2})?) ?대/gu,
    read: (hit) => ({ ratio: number(hit[1]) }),
  },
  {
    pattern: new RegExp(`${digits} ?(?:m|米)? ?[x×*] ?${digits} ?(?:m(?![²2])|米|メートル|미터)`, "giu"),
    read: (hit) => ({ size: [number(hit[1]), number(hit[2])] }),
  },
  {
    pattern: new RegExp(
      `(?:约|約|ca\\.? |about |env\\. )?${digits} ?(?:m²|m2|㎡|平方米|平米|平方メートル|제곱미터|qm|sqm|sq ?m)(?!\\p{Script=Latin})`,
      "giu",
    ),
    read: (hit) => ({ area: number(hit[1]) }),
  },
  {
    pattern: /(?:de |von |of )?(?<![\d.,])(\d[.,]\d{1,2}) ?(?:m|米|メートル|미터)(?![\p{L}²2])(?: (?:hoch|high))?/giu,
    read: (hit) => ({ height: number(hit[1]) }),
  },
  {
    pattern: new RegExp(
      `(?:约|約|距|à |in |auf |at |ca\\.? |about )?${digits} ?(m|km|米|公里|メートル|미터|meters?|metres?|mètres|Meter)(?![\\p{L}²2])(?: (?:away|entfernt|weiter|off))?(?:外|先|以内)?`,
      "giu",
    ),
    read: (hit) => ({ distance: Math.round(number(hit[1]) * (/km|公里/iu.test(hit[2] ?? "") ? 1000 : 1)) }),
  },
  {
    pattern: /(?:徒歩|도보) ?(?:約|약)? ?(\d{1,2}) ?[分분]/gu,
    read: (hit) => ({ minutes: number(hit[1]) }),
  },
  {
    pattern:
      /(?:(?:since|in|from|im Jahr|seit|en|depuis|installé en) )?(?<!\d)((?:19|20)\d\d)(?!\d)(?: ?(?:年|년)(?:に|に全|에)?)?(?:全)?/giu,
    read: (hit) => ({ year: number(hit[1]) }),
  },
  {
    pattern:
      /(?<![\d.,])(\d{1,2}) ?(?:处|个|台|间|套|棵|部|か所|箇所|台分|개소|개|대(?!용)|곳|군데|그루|×|x)(?!\p{L}*\d)/giu,
    read: (hit) => ({ count: number(hit[1]) }),
  },
  {
    pattern: /(?<![\d.,])(\d{1,2})(?= [\p{Ll}\p{Lu}])/gu,
    read: (hit) => ({ count: number(hit[1]) }),
  },
  {
    pattern:
      /(?<!\p{L})(two|three|four|deux|trois|quatre|zwei|drei|vier|两|二|三|四|[두네](?= ?(?:개|대(?!용)|곳|군데|그루))|세(?= (?:개|대(?!용)|곳|군데|그루)))(?= ?(?:\p{L}))/giu,
    read: (hit) => {
      const word = (hit[1] ?? "").toLowerCase();
      const at = [
        ["two", "deux", "zwei", "两", "二", "두"],
        ["three", "trois", "drei", "三", "세"],
        ["four", "quatre", "vier", "四", "네"],
      ].findIndex((words) => words.includes(word));
      return at < 0 ? null : { count: at + 2 };
    },
  },
];

/** Every amount of a phrase, the first reader that takes a stretch has it. */
export function amountsIn(phrase: string): Found[] {
  const found: Found[] = [];
  for (const { pattern, read } of readers)
    for (const hit of phrase.matchAll(pattern)) {
      const end = hit.index + hit[0].length;
      if (found.some((other) => hit.index < other.end && end > other.start)) continue;
      const amounts = read(hit);
      if (amounts) found.push({ start: hit.index, end, amounts });
    }
  return found.sort((a, b) => a.start - b.start);
}
