/** Claims as people say them in Chinese, Japanese and Korean, each with what a listing must hold for it or against it. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { linesOf, plainly, plainlyOrLacking } from "../reading/frames.ts";
import type { Claim } from "./claim.ts";
import { condition } from "./condition.ts";
import { equipment } from "./equipment.ts";
import { houseRules } from "./house-rules.ts";
import { law } from "./law.ts";
import { outlook } from "./outlook.ts";
import { strangePlaces } from "./places.ts";
import { strangeRoomViews } from "./room-views.ts";

const claims: readonly Claim[] = [...law, ...houseRules, ...condition, ...equipment, ...outlook];
const compile = (some: readonly string[]): RegExp | null =>
  some.length > 0 ? new RegExp(some.join("|"), "giu") : null;
const compiled = claims.map(({ id, said, borne, against, lack }) => ({
  id,
  lack: lack === true,
  said: { zh: compile(said.zh), ja: compile(said.ja), ko: compile(said.ko) },
  /** May a text of this listing say it? */
  open: remembered((corpus) => {
    const lines = linesOf(corpus);
    // The listing says it itself.
    if (
      Object.values(said).some(
        (ways) => ways.length > 0 && lines.some((line) => line.search(new RegExp(ways.join("|"), "iu")) >= 0),
      )
    )
      return true;
    if (against && !lines.some((line) => against.test(line))) return true;
    return lines.some((line) => {
      const match = borne?.exec(line);
      return (
        match !== null &&
        match !== undefined &&
        (lack || verdict(line, match.index, match.index + match[0].length) !== "denied")
      );
    });
  }),
}));

/** Claims of `text` (width-folded) that `corpus`, the listing's texts, does not bear out, each with its rule. */
export function spokenWithoutSource(
  text: string,
  language: CopyLanguage,
  corpus: string,
): (Span & { readonly rule: string })[] {
  if (language !== "zh" && language !== "ja" && language !== "ko") return [];
  const said = compiled.flatMap(({ id, said: ways, lack, open }) => {
    const pattern = ways[language];
    if (!pattern || text.search(pattern) < 0 || open(corpus)) return [];
    const found = lack ? plainlyOrLacking(text, language, pattern, /./u) : plainly(text, language, pattern);
    return found.map(({ start, end }) => ({ start, end, rule: `spoken:${id}` }));
  });
  const by = (rule: string, spans: readonly Span[]) => spans.map(({ start, end }) => ({ start, end, rule }));
  return [
    ...said,
    ...by("spoken:place", strangePlaces(text, language, corpus)),
    ...by("spoken:room-view", strangeRoomViews(text, language, corpus)),
  ];
}
