/** Writes a post along an arc: an opening that stops, the home, scenes, the honest note, the sum, and a way to answer. */
import type { Plot, PlotLine } from "../languages/base/plot.ts";
import type { Arc, Scene, Story } from "../languages/base/story.ts";
import { factsNamed } from "../languages/base/template.ts";
import type { Plan } from "../writing/plan.ts";
import type { Writer } from "../writing/writer.ts";
import { againstOf } from "./against.ts";
import { graveLines, leaveWhatIsQuoted } from "./deciding.ts";
import { dueOf } from "./due.ts";
import { whereOf } from "./essentials.ts";
import { openedFirst, openingFor } from "./leading.ts";
import { passageRoom, passages } from "./passages.ts";
import { familyFor, plainOpening } from "./plain.ts";
import { plainArcsOf } from "./plain-arcs.ts";
import { plotFor, tellPlotLine } from "./plots.ts";
import { restOf, statedIn } from "./rest.ts";
import { type Scenes, scenesFor, texts } from "./scenes.ts";
import { slots, tellSlot } from "./slots.ts";
import { isDense, keepsAll, type Telling } from "./telling.ts";

const scenesOfPlan = new WeakMap<Plan, Scenes>();

/** Chosen once a plan: a post is tried at many depths. */
function scenesOnce(story: Story, plan: Plan): Scenes {
  const scenes = scenesOfPlan.get(plan) ?? scenesFor(story, plan);
  scenesOfPlan.set(plan, scenes);
  return scenes;
}

export interface Told {
  /** Candidates, best first, each worded when it is asked for: many a platform has no title, and most take the first. */
  readonly titles: () => Iterable<string>;
  readonly body: string;
}

/** A post that has room for what decides, and for a thing or two. */
const wire = ["@wire", "@rest", "@sign"] as const;

const OPENS_FIRST = /^[^@]*@open/u;

/** A post along one of the arcs that this voice has for this family of platforms. */
export function tellPost(w: Writer): Told {
  const { plan } = w;
  const { story } = plan.lang;
  const family = familyFor(plan);
  const wired = (plan.lang.plain.wire?.[plan.style] ?? []).some((template) => w.canFill(template));
  if (isDense(w) && w.tight >= 3 && plan.brief.lead === undefined && wired) return tellAlong(wire, w);
  const plot = plotFor(plan.lang.plots, w);
  if (plot) return tellPlot(plot, w);
  const bank = plan.plain && family !== "script" ? plainArcsOf(plan.platform.family) : story.arcs;
  const able = bank.filter((arc) => arc.families.includes(family) && arc.voices.includes(plan.style));
  // what the agent wants first stands first, not behind the rooms or the price
  const led = plan.brief.lead === undefined ? [] : able.filter(({ lines }) => OPENS_FIRST.test(lines[0] ?? ""));
  const arcs = led.length > 0 ? led : able;
  const arc = w.take("arc", arcs, ({ name }) => `arc/${name}`) ?? story.arcs[0];
  const lines = arc?.lines ?? [];
  return tellAlong(plan.brief.lead !== undefined && led.length === 0 ? openedFirst(lines) : lines, w);
}

/** A post along a plot, with its headline before those of its voice. */
function tellPlot({ titles, lines }: Plot, w: Writer): Told {
  const { plan } = w;
  const moment = plan.platform.family === "moment";
  const told = {
    opening: null,
    scenes: scenesOnce(plan.lang.story, plan),
    story: plan.lang.story,
    known: plan.known,
    w,
  };
  const body = tell(moment ? lines.filter((line) => line !== "") : lines, told);
  const own = titles.flatMap((template) => w.fillNow(template) ?? []).map(w.capital);
  // the page's headline speaks of another post
  return finished(withFirst(w.choose("title", own), own), body, w, true);
}

/** Headlines of the leads that can be told of this home, and that no neighbour has taken. */
const lendable =
  (w: Writer) =>
  ({ on, title }: Scene): readonly string[] =>
    on.every((id) => w.has(id)) ? (title ?? []).filter((one) => w.canFill(one) && !w.plan.avoid.has(one)) : [];

/** The name of the page's headline among what a text has taken. */
const HEADLINE = "page/title";

/** What an arc's lines say of the home, with titles that agree with its opening. */
export function tellAlong(lines: Arc["lines"], w: Writer): Told {
  const { plan } = w;
  const { known } = plan;
  const { story } = plan.lang;
  const family = familyFor(plan);
  const scenes = scenesOnce(story, plan);
  const leads = plan.plain ? plan.lang.plain.leads : undefined;
  const hooks = keepsAll(w) && family !== "long" ? scenes.all : [];
  const opening = leads ? plainOpening(leads, known, w, hooks) : openingFor(scenes, known, w);
  const body = tell(lines, { opening, scenes, story, known, w });
  const templates = opening?.title ?? [];
  // a hook without a headline of its own has that of what the home has
  const lent = hooks.length > 0 && !templates.some((one) => w.canFill(one)) ? (leads ?? []).flatMap(lendable(w)) : [];
  const own = [...templates, ...lent.slice(0, 3)].flatMap((template) => w.fillNow(template) ?? []).map(w.capital);
  const first = w.choose("title", plan.plain ? own.slice(0, 2) : own);
  return finished(withFirst(first, own), body, w);
}

/** The others behind it, in their order. */
const withFirst = (first: string | undefined, all: readonly string[]): readonly string[] => [
  ...all.filter((one) => one === first),
  ...all.filter((one) => one !== first),
];

/** In the words of the home's own country, with the page's headline and those of its voice beside its own. */
function finished(own: readonly string[], body: string, w: Writer, before = false): Told {
  const { plan } = w;
  const { known } = plan;
  const family = familyFor(plan);
  // scenes are written once; the home's country has its own words (en: "a lift", in the US "an elevator")
  const local = (text: string): string => plan.lang.tidy(plan.lang.term(text, plan.facts));
  const headline = family !== "list" || !w.plan.avoid.has(HEADLINE) ? known.headline : null;
  if (headline !== null && !w.banned(HEADLINE)) w.quoteWhole(HEADLINE, headline, []);
  const page = headline !== null && !w.banned(HEADLINE) ? [headline] : [];
  function* titles(): Generator<string> {
    if (before) for (const title of own) yield local(title);
    yield* page;
    if (!before) for (const title of own) yield local(title);
    for (const title of w.titles(family === "list")) yield local(title);
  }
  return { titles, body: local(body) };
}

/** Where sentences of the page follow the first line, what else stands on it comes after them: it says what they have not. */
function withRoomForPassages(
  lines: readonly PlotLine[],
  { known, w }: Pick<Telling, "known" | "w">,
): readonly PlotLine[] {
  const [first = "", ...rest] = lines;
  if (typeof first !== "string") return lines;
  const [most] = passageRoom[familyFor(w.plan)];
  const cut = most > 0 && known.passages.length > 0 ? first.search(/(?<=@(?:open|home)) @/u) : -1;
  return cut === -1 ? lines : [first.slice(0, cut), first.slice(cut + 1), ...rest];
}

/** The first line of a plot on price, terms and drawbacks, or on what is left. */
const DEAL = /@(?:money|costs|material|but|rest)/u;
const isPlotted = (lines: readonly PlotLine[]): boolean => lines.some((line) => typeof line !== "string");

/** Sentences of the page, which leave nothing of what they tell to others. */
function passageOf(telling: Telling): string {
  const passage = passages(telling);
  if (passage !== "") leaveWhatIsQuoted(passage, telling.w);
  return passage;
}

function tell(lines: readonly PlotLine[], told: Omit<Telling, "ending">): string {
  const { opening, known, w } = told;
  const written: string[] = [];
  const last: string[] = [];
  let woven = false;
  // the opening has named its points in full: last words may speak of them bare
  const ending = opening && texts(opening.end, w.plan.style).filter((template) => w.canFill(template));
  const telling = { ...told, ending: [] };
  const plotted = isPlotted(lines);
  /** Where in a plot's text the deal begins: what the plot has no words for stands before it. */
  let deal: number | null = null;
  // what the agent wants first stands before it, too
  const first = plotted && w.plan.brief.lead === undefined ? graveLines(w).join(w.marks.gap) : "";
  if (first !== "") written.push(first, ...(lines.includes("") ? [""] : []));
  const behindFirstLine = written.length + 1;
  for (const planned of withRoomForPassages(lines, { known, w })) {
    if (typeof planned !== "string") {
      const text = tellPlotLine(planned, known, w);
      if (text !== "") (last.length > 0 || "close" in planned ? last : written).push(text);
      continue;
    }
    if (plotted && DEAL.test(planned)) deal ??= written.length;
    const spare = /^~*/u.exec(planned)?.[0].length ?? 0;
    if (spare > 0 && w.tight >= 3 - spare) continue;
    // arcs of all languages part slots by a space
    const text = w.marks.gap === "" ? planned.slice(spare).replace(/ (?=@)/gu, "") : planned.slice(spare);
    const before = [...w.said];
    const line = slots(text, (slot, count, led) => tellSlot(slot, count, { ...told, ending: ending ?? [], led }));
    // from the first way to answer on, these are last words
    const part = last.length > 0 || (/@(?:call|sign)/u.test(planned) && line !== null) ? last : written;
    if (line !== null) part.push(line);
    // a line left out has said nothing
    else w.recall(before);
    if (woven || plotted || written.length === 0) continue;
    woven = true;
    const passage = passageOf(telling);
    if (passage !== "") written.push(...(lines.includes("") ? ["", passage, ""] : [passage]));
  }
  // along an arc without a place for it the home is still told: how many rooms, how large
  for (const facts of [["layout", "beds"], ...(keepsAll(w) ? [["area"]] : [])]) {
    const [fact = ""] = facts;
    if (!w.has(fact) || facts.some((one) => w.said.has(one))) continue;
    const all = told.story.home[w.plan.style];
    const able = keepsAll(w) ? all.filter((one) => facts.some((name) => factsNamed(one).includes(name))) : all;
    written.splice(behindFirstLine, 0, w.say(w.richest("home", able, 0.3)));
  }
  // a letter has a table for it
  const where = w.plan.kind === "email" || !(plotted || keepsAll(w)) ? "" : whereOf(w, plotted);
  if (plotted) {
    const plain = [where, passageOf(telling)].filter((text) => text !== "").join(w.marks.gap);
    if (plain !== "") written.splice(deal ?? written.length, 0, plain, ...(lines.includes("") ? [""] : []));
  } else if (where !== "") {
    const pinned = familyFor(w.plan) === "list" && (w.plan.style === "friendly" || w.plan.style === "trendy");
    if (pinned) written.splice(1, 0, `📍 ${where.replace(/[.。]$/u, "")}`);
    else written.splice(0, 1, [written[0] ?? "", where].filter((text) => text !== "").join(w.marks.gap));
  }
  const roomy = familyFor(w.plan) !== "short" && w.tight < 2;
  // a line of its own for what no slot of this arc has told: things of this home alone, and what speaks against it
  const own =
    roomy && !lines.some((line) => typeof line === "string" && /@(?:rest|things|groups)/u.test(line))
      ? restOf(telling)
      : "";
  if (own !== "") written.splice(Math.min(written.length, 3), 0, own);
  // where signs are few, the gravest: the price stands there too
  const most = familyFor(w.plan) === "short" ? Math.max(1, 4 - w.tight) : undefined;
  const late = [
    graveLines(w, most).join(w.marks.gap),
    roomy ? againstOf(telling) : "",
    dueOf(told),
    statedIn([...written, ...last].join("\n"), told),
  ].flatMap((text) => (text === "" ? [] : lines.includes("") ? ["", text] : [text]));
  const gap = late.length > 0 && lines.includes("") ? [""] : [];
  return [...written, ...late, ...gap, ...last]
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
