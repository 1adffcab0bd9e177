/** How many animals a home takes: "up to two cats" where the listing takes one. */
import type { Untraced } from "#contract/copy";

const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  deux: 2,
  trois: 3,
  zwei: 2,
  drei: 3,
  两: 2,
  二: 2,
  三: 3,
  두: 2,
  세: 3,
  兩: 2,
};
const counted =
  /(?<count>(?<![\d.,])[1-9]|two|three|deux|trois|zwei|drei|[两二三兩]|두|세) ?(?:(?:small|large|petits?|grands?|kleine|große|소형|대형) ?)?(?:匹(?!目)|[只条](?=(?:以内|都|也|猫|狗|宠物|小|大|吗|可|行|，|。))|마리|dogs?(?!\p{L})|cats?(?!\p{L})|pets?(?!\p{L})|animals?(?!\p{L})|chiens?(?!\p{L})|chats?(?!\p{L})|animaux|Hunde?(?!\p{L})|Katzen?(?!\p{L})|(?:Haus)?[Tt]iere?(?!\p{L}))/giu;

/** "Pets: up to two" counts behind the word. */
const behind =
  /(?:pets?|animals?|haustiere?|tiere|animaux|宠物|(?<!カー)ペット|반려동물|dogs?|cats?)[^.;\n]{0,14}(?:up to|max(?:imum|imal)?\.?|at most|bis zu|jusqu'à|au plus|最多|まで|最大)[: ]*(?<count>[1-9]|one|two|three|deux|trois|zwei|drei|[两二三])/giu;

const read = (text: string): { start: number; end: number; count: number }[] =>
  [...text.matchAll(counted), ...text.matchAll(behind)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    count: words[(match.groups?.count ?? "").toLowerCase()] ?? Number(match.groups?.count),
  }));

/** Counts of animals above the most that `corpus`, the listing's texts, gives; nothing where it gives none and one is said. */
export function unknownAnimals(text: string, corpus: string): Untraced[] {
  const said = read(text).filter(({ count }) => count > 1);
  if (said.length === 0) return [];
  const most = Math.max(0, ...read(corpus).map(({ count }) => count));
  return said
    .filter(({ count }) => count > most)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end), kind: "number", grade: "block" }));
}
