/** Energy and emission classes: a letter that only means something next to the word for it ("DPE D", "Energieklasse B"). */
import type { Untraced } from "#contract/copy";

const energy =
  "DPE|GES|EPC|energy (?:rating|class|label|performance(?: rating| class)?|efficiency class)|greenhouse gas (?:rating|class)|classe énergie|classe énergétique|classe climat|étiquette énergie|Energie(?:effizienz)?klasse|Treibhausgasklasse|能耗(?:等级)?|能效(?:等级)?|温室气体(?:等级)?|エネルギー(?:等級|性能|クラス|ラベル)?|温室効果ガス(?:等級)?|에너지 ?(?:효율 ?)?등급|온실가스 ?등급";
const grade = new RegExp(
  `(?:${energy})(?:\\s|:|,|et|and|und|is|est|classé(?:e)?|rated|class|of|en|à|は|が|은|는|이|为|是|等级|等級|\\(|«|")*?(?<letter>[A-I]\\+{0,3})(?![A-Za-z\\d+])`,
  "giu",
);

const gradesOf = (text: string): { readonly letter: string; readonly start: number }[] =>
  [...text.matchAll(grade)].flatMap((match) => {
    const letter = match.groups?.letter ?? "";
    // The words are read without regard to case; a class is always a capital.
    return letter === letter.toUpperCase() ? [{ letter, start: match.index + match[0].length - letter.length }] : [];
  });

/** Classes `text` gives that the facts (`corpus`) do not. */
export function unknownGrades(text: string, corpus: string): Untraced[] {
  const stated = new Set(gradesOf(corpus).map(({ letter }) => letter));
  return gradesOf(text)
    .filter(({ letter }) => !stated.has(letter))
    .map(({ letter, start }) => ({ start, end: start + letter.length, text: letter, kind: "claim" }));
}
