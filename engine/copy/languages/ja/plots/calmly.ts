/** The same conceit for the professional and the luxury voice. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { calmRest } from "./calm.ts";
import { warmRest } from "./warm.ts";

/** A plot whose first and last words suit every voice, with what lies between them said calmly. */
export function calmly(plot: Plot): Plot {
  const [first] = warmRest;
  const at = first === undefined ? -1 : plot.lines.indexOf(first);
  const lines =
    at === -1 ? plot.lines : [...plot.lines.slice(0, at), ...calmRest, ...plot.lines.slice(at + warmRest.length)];
  return { ...plot, name: `${plot.name}, calmly`, voices: ["professional", "luxury"], lines };
}
