/** A statement in one language's words, whole, or not at all. */
import type { Story } from "../languages/base/story.ts";
import { fill, holes } from "../languages/base/template.ts";
import type { Statement } from "../points/statement.ts";

/** Null where the language has no name for the point, or no place in it for what narrows it. */
export function sayStatement(statement: Statement, story: Story): string | null {
  const template = story.names[statement.point];
  if (template === undefined) return null;
  const words = statement.modifiers.map((modifier) => story.modifiers[modifier]);
  if (words.some((word) => word === undefined)) return null;
  const { area, distance, size, year, count, ratio, minutes } = statement.amounts;
  const values = {
    how: words.length > 0 ? words.join("") : undefined,
    area: area === undefined ? undefined : story.amount.area(area),
    distance: distance === undefined ? undefined : story.amount.distance(distance),
    size: size && story.amount.size(...size),
    year: year === undefined ? undefined : String(year),
    count: count === undefined ? undefined : String(count),
    ratio: ratio === undefined ? undefined : String(ratio),
    minutes: minutes === undefined ? undefined : String(minutes),
  };
  const stated = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  if (stated.some((key) => !holes(template).includes(key))) return null;
  return fill(template, values, new Set())?.text.trim() ?? null;
}

/** Nothing narrows it: a line may speak of it without naming it again. */
export const isBare = ({ modifiers, amounts }: Statement): boolean =>
  modifiers.length === 0 && Object.keys(amounts).length === 0;
