/** What only a description in the page's data says: a page drawn by scripts shows no prose of its own. */
import { type Candidate, type Fact, fact, ofField } from "../facts/candidate.ts";
import type { Page } from "../page/page.ts";
import { builtIn } from "../units/year.ts";
import { ofTheHome } from "./prose.ts";

const SAID = 0.4;
const MAX_TEXT = 2_000;

/** The year of construction told in the fullest description, where no reader found one. */
export function readDescribed(found: readonly Candidate[], page: Page): Candidate[] {
  if (found.some(({ field }) => field === "yearBuilt")) return [];
  const [fullest] = ofField(found, "description")
    .filter(({ source }) => source === "page-state" || source === "json-ld")
    .sort((a, b) => b.value.length - a.value.length);
  if (fullest === undefined || page.main.some(({ text }) => text.includes(fullest.value.slice(0, 60)))) return [];
  const facts: Fact[] = fullest.value
    .slice(0, MAX_TEXT)
    .split(/(?<=[.!?。！？])\s?|\n/u)
    .map(ofTheHome)
    .flatMap((sentence) => {
      const year = builtIn(sentence);
      return year === null ? [] : [fact("yearBuilt", year, SAID)];
    });
  return facts.slice(0, 1).map((one) => ({ ...one, source: fullest.source }) as Candidate);
}
