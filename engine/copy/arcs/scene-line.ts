/** One thing of a home in a sentence of the bank's, where a bare name would be a stub. */
import type { Writer } from "../writing/writer.ts";
import { familyFor } from "./plain.ts";
import { texts } from "./scenes.ts";

/** What the bank says of this one thing, in a sentence no neighbour has told; "" where its bare name must do. */
export function sceneLine(fact: string, w: Writer, tight = 3): string {
  const { plan } = w;
  if (familyFor(plan) === "short" && w.tight >= tight) return "";
  const lines = plan.lang.story.scenes
    .filter(({ on, unless }) => on.length === 1 && on[0] === fact && !unless?.some((id) => w.has(id)))
    .flatMap(({ line }) => texts(line, plan.style))
    .filter((line) => !plan.avoid.has(line) && w.canFill(line));
  const line = w.choose(`term/${fact}`, lines);
  return line === undefined ? "" : w.say(w.fillNow(line) ?? "");
}
