/** Posts along a plot: which of a language's plots a home can be told in, and what its lines say of this one. */

import { type DecidingId, kinds } from "../deciding/fact.ts";
import { ranksIn } from "../deciding/market.ts";
import type { Beat, Plot, PlotLine } from "../languages/base/plot.ts";
import { factsNamed, holes } from "../languages/base/template.ts";
import type { Known } from "../story/known.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";
import { familyFor } from "./plain.ts";
import { nameOf, weightOf } from "./scenes.ts";

/** A beat's wording, apart from its conditions. */
interface Wording {
  /** For the writer: `{+x}` asks that x is known, as `{?x}` does. */
  readonly template: string;
  /** Facts that it says without printing their words. */
  readonly says: readonly string[];
  readonly unless: readonly string[];
}

const wordings = new Map<string, Wording>();
/** A beat's wording, read once; plots are constants, so the memory is bounded. */
export function wordingOf(beat: string): Wording {
  const known = wordings.get(beat);
  if (known) return known;
  const named = (sign: string): string[] =>
    [...beat.matchAll(/\{([+!])([\w.:]+)\}/gu)].flatMap(([, mark, id]) => (mark === sign && id ? [id] : []));
  const made = {
    template: beat.replace(/\{![\w.:]+\}/gu, "").replace(/\{\+/gu, "{?"),
    says: named("+"),
    unless: named("!"),
  };
  wordings.set(beat, made);
  return made;
}

/** Names of one thing: who has been told one has been told the others. */
const alike: readonly (readonly string[])[] = [
  ["place", "district", "city"],
  ["layout", "beds"],
  ["transit", "nearTransit"],
];
const isStale = (fact: string, said: ReadonlySet<string>): boolean =>
  said.has(fact) || alike.some((names) => names.includes(fact) && names.some((name) => said.has(name)));

/** Can it be said of this home, and has nothing of it been said? */
function isFresh({ template, says, unless }: Wording, known: Known, w: Writer): boolean {
  if (unless.some((id) => w.has(id)) || !w.canFill(template)) return false;
  const narrowed = (id: string): boolean => known.points.some((point) => point.id === id && !point.bare);
  if (says.some((id) => isStale(id, w.said) || narrowed(id))) return false;
  // what stands in brackets leaves itself out
  const needed = factsNamed(template.replace(/\[[^[\]]*\]/gu, ""));
  return !needed.some((fact) => !people.has(fact) && isStale(fact, w.said));
}
/** Who is named may be named again: to call, to ask. */
const people: ReadonlySet<string> = new Set(["agent", "company", "phone", "type"]);

/** A beat's wordings that can be said now. */
const freshIn = (beat: Beat, known: Known, w: Writer): readonly Wording[] =>
  (typeof beat === "string" ? [beat] : beat).map(wordingOf).filter((one) => isFresh(one, known, w));

/** The wording that tells most, among equals one that no neighbour has taken; null where none can be said. */
function sayBeat(beat: Beat, known: Known, w: Writer): string | null {
  const all = freshIn(beat, known, w);
  const tells = ({ template, says }: Wording): number =>
    says.length + new Set(holes(template).filter((hole) => w.has(hole) && !w.said.has(hole))).size;
  const most = Math.max(...all.map(tells));
  const best = all.filter((one) => tells(one) === most);
  const chosen = w.choose(`beat/${best[0]?.template ?? ""}`, best, ({ template }) => template);
  const text = chosen === undefined ? null : w.fillNow(chosen.template);
  if (chosen && text) w.markSaid(chosen.says);
  return text;
}

const spared = ({ spare }: { readonly spare?: 1 | 2 }, { tight }: Writer): boolean =>
  spare !== undefined && tight >= 3 - spare;
const LEAST_OF_A_LIST = 2;

/** What a line that is no arc's says of this home; "" where it has nothing to say. */
export function tellPlotLine(line: Exclude<PlotLine, string>, known: Known, w: Writer): string {
  if ("close" in line) return sayAll(line.close, known, w);
  if (spared(line, w)) return "";
  if ("say" in line) return sayAll(line.say, known, w);
  const before = [...w.said];
  const items: string[] = [];
  for (const beat of line.list) {
    if (items.length >= (line.most ?? 7) - w.tight) break;
    const text = sayBeat(beat, known, w);
    if (text !== null) items.push(`${line.numbered ? `${items.length + 1}. ` : ""}${afterMark(text, w)}`);
  }
  if (items.length < LEAST_OF_A_LIST) {
    w.recall(before);
    return "";
  }
  return [...(line.intro === undefined ? [] : [line.intro]), ...items].join("\n");
}
/** A line begins with a capital, behind its mark too. */
function afterMark(text: string, w: Writer): string {
  const mark = /^(?:\p{Extended_Pictographic}\uFE0F?|[·•–-]) /u.exec(text)?.[0] ?? "";
  return mark + w.capital(text.slice(mark.length));
}
const sayAll = (beats: readonly Beat[], known: Known, w: Writer): string =>
  beats
    .flatMap((beat) => sayBeat(beat, known, w) ?? [])
    .map(w.say)
    .join(w.marks.gap);

/** Of the best so many are chosen among, no lighter than this share of the heaviest, but a few in any case. */
const BEST = 6;
const SHARE = 0.55;
const FEW = 3;
/** A deal that is another than it seems (let until 2031, under offer) leaves no morning on the balcony to tell of. */
const GRAVE = 84;
/** Those of how it is sold or for how long change nothing of living there: told first, a plot may follow. */
const ofSale: ReadonlySet<DecidingId> = new Set<DecidingId>(["auction", "shortLease", "landLease", "leasedSolar"]);
const isGrave = (id: DecidingId): boolean => kinds[id].theme === "deal" && kinds[id].weight >= GRAVE && !ofSale.has(id);

/** A template as far as its first sentence goes; a dot within a hole ends none. */
const FIRST_SENTENCE = /^(?:\{[^{}]*\}|[^{.!?。！？])*/u;
/** Does its first sentence tell this fact, whichever of its wordings is taken? */
function beginsWith(fact: string, lines: readonly PlotLine[], w: Writer): boolean {
  const first = lines.find((line) => line !== "");
  if (first === undefined || typeof first === "string" || !("say" in first)) return false;
  const [beat = []] = first.say.map((one) => freshIn(one, w.plan.known, w)).filter((some) => some.length > 0);
  const names = (template: string): boolean => factsNamed(FIRST_SENTENCE.exec(template)?.[0] ?? "").includes(fact);
  return beat.length > 0 && beat.every(({ template, says }) => says.includes(fact) || names(template));
}

/** The plot that this post is told in: about what weighs most of what no neighbour has told of; undefined where none fits. */
export function plotFor(plots: readonly Plot[], w: Writer): Plot | undefined {
  const { style, facts, brief, platform, avoid, deciding, kind } = w.plan;
  if (kind !== "post" || deciding.some(({ id }) => isGrave(id))) return undefined;
  const family = familyFor(w.plan);
  const ranks = ranksIn(facts.country, facts.transaction);
  const { lead } = brief;
  const able = plots.filter(
    ({ voices, families, on, unless, lines }) =>
      voices.includes(style) &&
      families.includes(family) &&
      on.every((id) => w.has(id)) &&
      !unless?.some((id) => w.has(id)) &&
      (lead === undefined || !w.has(lead) || ((on as readonly string[]).includes(lead) && beginsWith(lead, lines, w))),
  );
  const weigh = (plot: Plot): number => weightOf(plot, ranks);
  const heaviest = Math.max(...able.map(weigh));
  const worth = able
    .filter((plot) => !avoid.has(plotName(plot)))
    .sort((a, b) => weigh(b) - weigh(a))
    .filter((plot, at) => at < FEW || weigh(plot) >= heaviest * SHARE);
  const ofPlot = (plot: Plot): number =>
    weigh(plot) + (hash(`${brief.seed}/${platform.id}/${plot.name}`) % 61) - (avoid.has(nameOf(plot)) ? 30 : 0);
  const best = [...worth].sort((a, b) => ofPlot(b) - ofPlot(a)).slice(0, BEST);
  const plot = w.take("plot", best, plotName);
  // neighbours leave what it is about, too
  if (plot) w.take("plot/lead", [plot], nameOf);
  return plot;
}
const plotName = ({ name }: Plot): string => `plot/${name}`;
