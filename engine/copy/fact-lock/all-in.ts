/** The bare rent said to take in the fees that come on top of it: 含管理费12.8万, "관리비까지 합쳐 128,000엔". */
import type { Untraced } from "#contract/copy";
import type { Facts } from "./facts.ts";
import type { Quantity } from "./quantities.ts";

const fee =
  /(?:管理费|物业费|管理費|共益費|관리비|service charge|management fee|utilities|charges|Nebenkosten)[^\n]{0,16}\d/iu;
const included =
  /包含|已含|包在|其中|うち|(?<!\p{L})(?:dont|davon|of which|cc|warm)(?!\p{L})|included|inclus|compris|込|포함|inklusive|enthalten/iu;
const says =
  /[含包](?:括|了|有)?(?:物业|管理)费?|(?:物业费|管理费)(?:也|都|已经?|全){0,2}(?:含|包(?!括不)|在内|算进|在里面)|(?:管理費|共益費)(?:も|を|まで)?(?:込|含)|관리비(?:까지|도|를|가)?[^.!?\n]{0,6}(?:포함|합[쳐해친]|더해|더한|다 ?해)|全包价?|一口价|コミコミ|すべて込み|全部込み/u;
const takesBack = /不含|未含|不包|另[付算计收]|別途|含ま(?:ず|ない|れ(?:ず|ない|ません))|별도|제외|미포함|外/u;
/** How far from the amount, in characters, the words may stand. */
const REACH = 22;

/** Amounts of `text` that are the rent alone and are said to be everything. */
export function wrongAllIn(text: string, figures: readonly Quantity[], { listing, corpus }: Facts): Untraced[] {
  const { price } = listing;
  const lines = corpus.split("\n").filter((line) => fee.test(line));
  if (!price?.period || lines.length === 0 || lines.some((line) => included.test(line))) return [];
  return figures
    .filter(({ dimension, value }) => dimension === "money" && value === price.amount)
    .flatMap(({ start, end }) => {
      const head =
        text
          .slice(Math.max(0, start - REACH), start)
          .split(/[。.!！?？\n;；·•・]/u)
          .at(-1) ?? "";
      const tail = text.slice(end, end + REACH).split(/[。.!！?？\n;；·•・]/u)[0] ?? "";
      const hit = [head, tail].find((words) => says.test(words) && !takesBack.test(words));
      // "128,000 + 6,000, fees included: 134,000": the sum follows.
      if (hit === undefined || (hit === tail && /\d/u.test(tail.split(says)[0] ?? ""))) return [];
      const from = hit === head ? start - head.length : start;
      const to = hit === tail ? end + tail.length : end;
      return [{ start: from, end: to, text: text.slice(from, to), kind: "money", grade: "block" } as const];
    });
}
