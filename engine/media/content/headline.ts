/** The line a picture leads with: what the copy would open with, if it is short enough to be read in passing. */
import type { Brief } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { anglesOf } from "#engine/copy/angles";
import type { Plan } from "#engine/copy/writing/plan";

/** Longer ones are sentences and no headlines. Characters. */
const MOST = { han: 24, alphabet: 62 } as const;
const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const picture = /\p{Extended_Pictographic}\uFE0F?/gu;

const bare = (line: string): string =>
  line
    .replace(picture, "")
    .trim()
    .replace(/[。.]$/u, "");

const short = (line: string): boolean => [...line].length <= (han.test(line) ? MOST.han : MOST.alphabet);

/** Null where nothing short can be said; then the home's name leads. */
export function headlineFor(
  listing: Listing,
  { style, lead }: Pick<Brief, "style" | "lead">,
  plan: Plan,
): string | null {
  const { leads, openings } = anglesOf(listing, plan.lang.code);
  const first = leads.filter(({ id }) => id === lead);
  const lines = [...first, ...leads.filter(({ id }) => id !== lead)].map((one) => one.openings[style]);
  const told = [plan.known.headline, ...lines, openings[style]]
    .filter((line) => line !== undefined && line !== null)
    .map(bare);
  const chosen = lead === undefined ? told : [...lines.flatMap((line) => (line ? [bare(line)] : [])), ...told];
  return chosen.find((line) => line !== "" && short(line)) ?? null;
}
