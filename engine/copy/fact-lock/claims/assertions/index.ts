/** Assertions that no line of the listing bears out, table by table. */
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { linesOf, plainly, plainlyOrLacking, sentenceOf } from "../reading/frames.ts";
import type { Assertion } from "./assertion.ts";
import { comparisons } from "./comparisons.ts";
import { deals } from "./deals.ts";
import { faultless } from "./faultless.ts";
import { firstHand } from "./first-hand.ts";
import { liberties } from "./liberties.ts";
import { schools } from "./schools.ts";
import { things } from "./things.ts";
import { worth } from "./worth.ts";

const all: readonly Assertion[] = [
  ...comparisons,
  ...deals,
  ...faultless,
  ...firstHand,
  ...liberties,
  ...schools,
  ...things,
  ...worth,
];

const eastAsian: ReadonlySet<CopyLanguage> = new Set<CopyLanguage>(["zh", "ja", "ko"]);
const pattern = (source: string, language: CopyLanguage): RegExp =>
  new RegExp(eastAsian.has(language) ? source : `(?<!\\p{L})(?:${source})(?!\\p{L})`, "giu");

const byLanguage = new Map(
  copyLanguages.map((language) => {
    const mine = all.flatMap((assertion) => {
      const source = assertion.said[language];
      return source ? [{ ...assertion, said: pattern(source, language) }] : [];
    });
    // Asked first: most texts hold none. All share one edge: asked anew for each at every sign, it costs ten times as much.
    const sources = all.flatMap(({ said }) => (said[language] ? [`(?:${said[language]})`] : []));
    const any = sources.length > 0 ? pattern(sources.join("|"), language) : null;
    return [language, { mine, any }] as const;
  }),
);

/** Ids of the assertions a listing bears out or does not bear upon. */
const settledBy = remembered((corpus): ReadonlySet<string> => {
  const lines = linesOf(corpus);
  const stands = ({ known, lack }: Assertion): boolean =>
    known !== null &&
    lines.some((line) => {
      const match = known.exec(line);
      return (
        match !== null && (lack === true || verdict(line, match.index, match.index + match[0].length) !== "denied")
      );
    });
  return new Set(
    all
      .filter((one) => stands(one) || (one.where !== undefined && !lines.some((line) => one.where?.test(line))))
      .map(({ id }) => id),
  );
});

/** Stretches of `text` (width-folded) that assert what `corpus`, the listing's texts, does not. */
export function unborneAssertions(text: string, language: CopyLanguage, corpus: string): (Span & { id: string })[] {
  const { mine, any } = byLanguage.get(language) ?? { mine: [], any: null };
  if (!any || text.search(any) < 0) return [];
  const settled = settledBy(corpus);
  return mine
    .filter(({ id }) => !settled.has(id))
    .flatMap(({ id, said, lack, of }) =>
      (lack ? plainlyOrLacking(text, language, said, /./u) : plainly(text, language, said))
        .filter((span) => {
          if (!of) return true;
          const around = sentenceOf(text, span);
          return of.test(text.slice(around.start, around.end));
        })
        .map(({ start, end }) => ({ start, end, id })),
    );
}
