/** Energy, emission and tax bands: a letter that only means something next to the word for it ("DPE D", "Energieklasse B"). */

import type { Untraced } from "#contract/copy";
import { remembered } from "#engine/text/remembered";

const schemes: Readonly<Record<string, string>> = {
  climate:
    "GES|greenhouse gas|emissions?|classe climat|émissions?|Treibhausgas\\p{L}*|Klimaklasse|CO2|温室气体|排放|温室効果ガス|온실가스",
  council: "council tax|市政税|カウンシル・?タックス|카운슬 ?(?:택스|세)",
  energy:
    "DPE|EPC|energy|classe énerg\\p{L}*|étiquette énergie|énergie|Energie\\p{L}*|能耗|能效|能源|エネルギー|省エネ|에너지|certificado energ\\p{L}*|classe energetica|energielabel",
};
const scheme = new RegExp(
  Object.entries(schemes)
    .map(([name, words]) => `(?<${name}>${words})`)
    .join("|"),
  "giu",
);
/** The letter of a band, a few words behind its scheme: "EPC rating: D", "tranche C", "GES：A", "rated C (DPE)". */
const behind = /^[^A-Z\n.。；;]{0,28}?(?<![A-Za-z])(?<letter>[A-I]\+{0,3})(?![\p{Script=Latin}\d+'’&])/u;
/** The word for a class may stand further off, behind the figures: "41,7 kWh/(m²·a), Klasse A". */
const named =
  /^[^\n。；;]{0,70}?(?:[Cc]lass|[Cc]lasse|[Kk]lasse|クラス|等级|等級|级别|등급|[Rr]ating|[Rr]ated|[Bb]and)[:：]? ?(?<letter>[A-I]\+{0,3})(?![\p{Script=Latin}\d+'’&])/u;
const ahead = /(?<![A-Za-z'’])(?<letter>[A-I]\+{0,3})(?: \(|级?\(| for | pour (?:le |la )?| für )$/u;

interface Grade {
  readonly scheme: string;
  readonly letter: string;
  readonly start: number;
}

function gradesOf(text: string): Grade[] {
  return [...text.matchAll(scheme)].flatMap((match): Grade[] => {
    const name = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? "";
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    const front = ahead.exec(before)?.groups?.letter;
    if (front) return [{ scheme: name, letter: front, start: match.index - before.length + before.lastIndexOf(front) }];
    const tail = text.slice(end, end + 40);
    const next = tail.search(scheme);
    const hit =
      behind.exec(next > 0 ? tail.slice(0, next) : tail) ??
      named.exec(next > 0 ? tail.slice(0, next) : text.slice(end, end + 90));
    const letter = hit?.groups?.letter;
    return hit && letter ? [{ scheme: name, letter, start: end + hit[0].length - letter.length }] : [];
  });
}

const known = remembered((corpus): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const line of corpus.split("\n"))
    for (const { scheme: name, letter } of gradesOf(line)) found.set(name, (found.get(name) ?? new Set()).add(letter));
  return found;
});

/** Classes `text` gives that the facts (`corpus`) do not give for the same scheme. */
export function unknownGrades(text: string, corpus: string): Untraced[] {
  return gradesOf(text)
    .filter(({ scheme: name, letter }) => !known(corpus).get(name)?.has(letter))
    .map(({ letter, start }) => ({ start, end: start + letter.length, text: letter, kind: "claim", grade: "block" }));
}
