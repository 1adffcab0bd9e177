/** The frame of a plot about one thing: what it opens with, what follows from it, the rest of the home, the price, last words. */
import type { CopyStyle } from "#contract/copy";
import type { Beat, Plot } from "#engine/copy/languages/base/plot";
import type { Family, Ground } from "#engine/copy/languages/base/story";
import { calmOdds, exactOdds } from "./calm.ts";
import { odds } from "./chat.ts";

/** Last words with a number, without one, without a name. */
export const reach = (words: string, alone: string): readonly string[] => [
  `${words}[{company}的]{agent}：{phone}。`,
  `${words}[{company}的]{agent}。`,
  alone,
];

/** Where and how large, in a clause; it stands behind a colon or by itself. */
export const home = (before: string, after = "。"): readonly string[] => [
  `${before}{place}·{name}，{layout.han}，{area}${after}`,
  `${before}{place}，{layout.han}，{area}${after}`,
  `${before}{name}，{layout.han}，{area}${after}`,
  `${before}{layout.han}，{area}${after}`,
  `${before}{place}，{layout.han}${after}`,
  `${before}{place}·{name}，{area}${after}`,
  `${before}{place}，{area}${after}`,
];

/** The price with the sum that a reader would do. */
export const cost = (before: string): readonly string[] => [
  `{?sale}${before}{price.full}，折合每平米{perSquareMetre}。`,
  `${before}{price.full}，{depositAndAdvance}，签约当天合计{signingSum}。`,
  `${before}{price.full}，加上{managementFee}，一个月合计{monthlySum}。`,
  `${before}{price.full}。`,
];

const chats: ReadonlySet<CopyStyle> = new Set(["friendly", "trendy"]);

/** A plot about one thing. */
interface Tale {
  readonly name: string;
  readonly voices: readonly CopyStyle[];
  readonly families?: readonly Family[];
  readonly on: readonly Ground[];
  readonly unless?: readonly Ground[];
  readonly weight?: number;
  readonly titles: readonly string[];
  readonly open: readonly Beat[];
  /** What follows from it, and what stands beside it. */
  readonly body: readonly Beat[];
  /** The rest of the home: lines with marks where `marked`, sentences otherwise. */
  readonly list?: readonly Beat[];
  readonly more: readonly Beat[];
  readonly price: Beat;
  readonly close: readonly Beat[];
}

/** Behind the list the same without its marks: what the list had no room for, or all of it where it was too short to be one. */
const bare = (list: readonly Beat[]): Beat[] =>
  list.map((beat) => [beat].flat().map((text) => text.replace(/^(?:\p{Extended_Pictographic}\uFE0F?|·) /u, "")));

/** Builds it. */
export const tale = ({ open, body, list, more, price, close, families, ...about }: Tale): Plot => {
  const rest = about.voices.some((voice) => chats.has(voice))
    ? odds
    : about.voices.includes("professional")
      ? exactOdds
      : calmOdds;
  return {
    ...about,
    families: families ?? ["list", "chat"],
    lines: [
      { say: open },
      "",
      { say: body },
      ...(list === undefined ? [] : [{ list, most: 6 }]),
      { say: [...bare(list ?? []), ...more, ...rest] },
      "@but",
      "@rest",
      { say: [price] },
      "@costs @material?",
      "",
      { close },
    ],
  };
};
