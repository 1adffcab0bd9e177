/** A shape: how a platform's habit orders hook, facts, benefits and call. It writes with a writer and knows no language. */
import type { Writer } from "../writing/writer.ts";

/** Title candidates, best first; null: the platform has no title field. */
type Shaped = { readonly titles: readonly string[] | null; readonly body: string };
export type Shape = (w: Writer) => Shaped;

/** Joins what is there: empty parts vanish with their separator. */
const join = (separator: string, ...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== "")
    .join(separator);
export const stack = (...parts: readonly (string | readonly string[])[]): string => join("\n", ...parts);
export const paragraphs = (...parts: readonly (string | readonly string[])[]): string => join("\n\n", ...parts);
/** Sentences beside each other, with the language's gap. */
export const beside = (w: Writer, ...parts: readonly (string | readonly string[])[]): string =>
  join(w.marks.gap, ...parts);
/** `full` facts when there is room, fewer the tighter it gets. */
export const room = (w: Writer, full: number): number =>
  Math.max(2, Math.round(full * w.plan.style.measure) - w.tight * 2);
/** A part that is not fact: left out from this tightness on. */
export const unless = (w: Writer, tight: number, part: () => string): string => (w.tight >= tight ? "" : part());
