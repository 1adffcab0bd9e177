/** A statement in one language's words, whole, or not at all. */
import type { Story } from "../languages/base/story.ts";
import { factOf, fill, holes } from "../languages/base/template.ts";
import type { Statement } from "../points/statement.ts";

/** "privatif|privative" by the gender of what it narrows: the words as they are, and with feminine endings. */
function narrowing(words: readonly string[]): { readonly how: string; readonly "how.f": string } {
  const forms = words.map((word) => word.split("|"));
  return {
    how: forms.map(([one]) => one ?? "").join(""),
    "how.f": forms.map(([one, feminine]) => feminine ?? one ?? "").join(""),
  };
}

/**
 * Null where the language has no name for the point, or no place in it for what narrows it. Of several wordings the first
 * that says all that is stated.
 */
export function sayStatement(statement: Statement, story: Story): string | null {
  const name = story.names[statement.point];
  if (name === undefined) return null;
  const words = statement.modifiers.map((modifier) => story.modifiers[modifier]).filter((word) => word !== undefined);
  if (words.length < statement.modifiers.length) return null;
  const { area, distance, size, year, count, ratio, minutes } = statement.amounts;
  const values = {
    ...(words.length > 0 ? narrowing(words) : {}),
    area: area === undefined ? undefined : story.amount.area(area),
    distance: distance === undefined ? undefined : story.amount.distance(distance),
    size: size && story.amount.size(...size),
    year: year === undefined ? undefined : String(year),
    count: count === undefined ? undefined : String(count),
    ratio: ratio === undefined ? undefined : String(ratio),
    minutes: minutes === undefined ? undefined : String(minutes),
  };
  const stated = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [factOf(key)]));
  for (const template of typeof name === "string" ? [name] : name) {
    const named = holes(template).map(factOf);
    if (stated.some((key) => !named.includes(key))) continue;
    const told = fill(template, values, new Set());
    if (told) return told.text.trim();
  }
  return null;
}

/** Nothing narrows it: a line may speak of it without naming it again. */
export const isBare = ({ modifiers, amounts }: Statement): boolean =>
  modifiers.length === 0 && Object.keys(amounts).length === 0;
