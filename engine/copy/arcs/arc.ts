/** Writes a post along an arc: an opening that stops, the home, scenes, the honest note, the sum, and a way to answer. */
import type { CopyLanguage } from "#contract/copy";
import { foldWidth } from "#engine/text/fold";
import type { Theme } from "../deciding/fact.ts";
import { ranksIn } from "../deciding/market.ts";
import type { Arc, Family, Part, Scene, Story } from "../languages/base/story.ts";
import { factsNamed, fill } from "../languages/base/template.ts";
import type { Topic } from "../points/point.ts";
import { isAgainst, type PointId, points } from "../points/points.ts";
import type { Known } from "../story/known.ts";
import { isTold } from "../story/stated.ts";
import { core, type Plan } from "../writing/plan.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";
import {
  decidingFor,
  decidingLines,
  graveLines,
  leaveToGrave,
  leaveWhatIsQuoted,
  markOpened,
  saidByDeciding,
  saidByGrave,
} from "./deciding.ts";
import { termsOf, whereOf } from "./essentials.ts";
import {
  familyFor,
  groupsOf,
  hasComma,
  hookable,
  partOf,
  plainOpening,
  proseOf,
  sheetOf,
  shortPassage,
  thingsOf,
} from "./plain.ts";
import { plainArcsOf } from "./plain-arcs.ts";
import {
  isLight,
  kindOf,
  nameOf,
  openingOf,
  type Scenes,
  saidBy,
  scenesFor,
  shortcoming,
  texts,
  usable,
} from "./scenes.ts";

/** Long texts say all of the typed facts they can; short ones may leave some to their neighbours. */
const fullness = ({ plan, tight }: Writer): number => {
  const family = familyFor(plan);
  if (family === "long") return 0.9;
  // of a few lines the home takes no more than it must
  if (family === "short" && pageOpens.has(plan.lang.code)) return plan.plain ? 0.75 - tight * 0.12 : 0.6;
  return plan.plain ? 0.75 : 0.6;
};

/** Scenes a longer text tells beside those its arc has room for. */
const MORE_SCENES = 3;

const scenesOfPlan = new WeakMap<Plan, Scenes>();
/** Chosen once a plan: a post is tried at many depths. */
function scenesOnce(story: Story, plan: Plan): Scenes {
  const scenes = scenesOfPlan.get(plan) ?? scenesFor(story, plan);
  scenesOfPlan.set(plan, scenes);
  return scenes;
}

export interface Told {
  /** Candidates, best first. */
  readonly titles: readonly string[];
  readonly body: string;
}

/** Is it in a language whose posts keep what decides? */
const keepsAll = ({ plan }: Writer): boolean => plan.essentials.length > 0;

/** Has it few signs, and more to say than what the home is? */
const isDense = ({ plan }: Writer): boolean => familyFor(plan) === "short" && plan.essentials.length > core.size + 1;

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
  const bank = plan.plain && family !== "script" ? plainArcsOf(plan.platform.family) : story.arcs;
  const able = bank.filter((arc) => arc.families.includes(family) && arc.voices.includes(plan.style));
  // what the agent wants first stands first, not behind the rooms or the price
  const led = plan.brief.lead === undefined ? [] : able.filter(({ lines }) => OPENS_FIRST.test(lines[0] ?? ""));
  const arcs = led.length > 0 ? led : able;
  const arc = w.take("arc", arcs, ({ name }) => `arc/${name}`) ?? story.arcs[0];
  return tellAlong(arc?.lines ?? [], w);
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
  const opening = leads ? plainOpening(leads, known, w, hooks) : openingOf(scenes, known, w);
  const body = tell(lines, { opening, scenes, story, known, w });
  const templates = opening?.title ?? [];
  // a hook without a headline of its own has that of what the home has
  const lent = hooks.length > 0 && !templates.some((one) => w.canFill(one)) ? (leads ?? []).flatMap(lendable(w)) : [];
  const own = [...templates, ...lent.slice(0, 3)].flatMap((template) => w.fillNow(template) ?? []).map(w.capital);
  const first = w.choose("title", plan.plain ? own.slice(0, 2) : own);
  const titles = [
    ...own.filter((title) => title === first),
    ...own.filter((title) => title !== first),
    ...w.titles(family === "list"),
  ];
  // scenes are written once; the home's country has its own words (en: "a lift", in the US "an elevator")
  const local = (text: string): string => plan.lang.tidy(plan.lang.term(text, plan.facts));
  const headline = family !== "list" || !w.plan.avoid.has(HEADLINE) ? known.headline : null;
  if (headline !== null && !w.banned(HEADLINE)) w.quoteWhole(HEADLINE, headline, []);
  const page = headline !== null && !w.banned(HEADLINE) ? [headline] : [];
  return { titles: [...page, ...titles.map(local)], body: local(body) };
}

/** The scene's first line in this voice, remembered as said; "" where it has none. */
export function openingLine(opening: Scene | null, known: Known, w: Writer): string {
  if (!opening) return "";
  const template = w.choose("open", usable(opening, texts(opening.open, w.plan.style), known, w));
  if (template === undefined || w.repeats(template)) return "";
  const text = w.fillNow(template) ?? "";
  if (text === "") return "";
  w.markSaid(saidBy(opening));
  markOpened(opening, w);
  return w.say(text);
}

/** Where sentences of the page follow the first line, what else stands on it comes after them: it says what they have not. */
function withRoomForPassages(lines: Arc["lines"], { known, w }: Pick<Telling, "known" | "w">): readonly string[] {
  const [first = "", ...rest] = lines;
  const [most] = passageRoom[familyFor(w.plan)];
  const cut = most > 0 && known.passages.length > 0 ? first.search(/(?<=@(?:open|home)) @/u) : -1;
  return cut === -1 ? lines : [first.slice(0, cut), first.slice(cut + 1), ...rest];
}

function tell(lines: Arc["lines"], told: Omit<Telling, "ending">): string {
  const { opening, known, w } = told;
  const written: string[] = [];
  const last: string[] = [];
  let woven = false;
  // the opening has named its points in full: last words may speak of them bare
  const ending = opening && texts(opening.end, w.plan.style).filter((template) => w.canFill(template));
  const telling = { ...told, ending: [] };
  for (const planned of withRoomForPassages(lines, { known, w })) {
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
    if (woven || written.length === 0) continue;
    woven = true;
    const passage = passages(telling);
    if (passage === "") continue;
    leaveWhatIsQuoted(passage, w);
    written.push(...(lines.includes("") ? ["", passage, ""] : [passage]));
  }
  // along an arc without a place for it the home is still told: how many rooms, how large
  for (const facts of [["layout", "beds"], ...(keepsAll(w) ? [["area"]] : [])]) {
    const [fact = ""] = facts;
    if (!w.has(fact) || facts.some((one) => w.said.has(one))) continue;
    const all = told.story.home[w.plan.style];
    const able = keepsAll(w) ? all.filter((one) => facts.some((name) => factsNamed(one).includes(name))) : all;
    written.splice(1, 0, w.say(w.richest("home", able, 0.3)));
  }
  // a letter has a table for it
  const where = w.plan.kind === "email" ? "" : whereOf(w);
  if (where !== "") {
    const pinned = familyFor(w.plan) === "list" && (w.plan.style === "friendly" || w.plan.style === "trendy");
    if (pinned) written.splice(1, 0, `📍 ${where.replace(/[.。]$/u, "")}`);
    else written.splice(0, 1, [written[0] ?? "", where].filter((text) => text !== "").join(w.marks.gap));
  }
  const roomy = familyFor(w.plan) !== "short" && w.tight < 2;
  // a line of its own for what no slot of this arc has told: things of this home alone, and what speaks against it
  const own = roomy && !lines.some((line) => /@(?:rest|things|groups)/u.test(line)) ? restOf(telling) : "";
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

/** Sentences of the agent's description that a text of each family has room for, in paragraphs of so many. */
const passageRoom: Readonly<Record<Family, readonly [most: number, paragraph: number]>> = {
  long: [12, 4],
  chat: [3, 3],
  list: [1, 1],
  short: [1, 1],
  script: [0, 1],
};
/** Where there is room, a first line may run on. */
const OPENING_PASSAGE = 190;
/** Languages in which a sentence of the agent's is a better first line than what the home has, strung together. */
const pageOpens: ReadonlySet<CopyLanguage> = new Set(["en", "fr", "de"]);

/** Has the first line something to say that outweighs the page's own sentence: a deal that changes everything? */
function leadsStrongly(opening: Scene | null, { plan }: Writer): boolean {
  if (!plan.plain) return opening?.on.some((id) => id === "own" || id in points) === true;
  if (opening === null) return false;
  return !pageOpens.has(plan.lang.code) || opening.on.some((id) => id.startsWith("fact:"));
}

/** From this weight on a thing makes a sentence of the page worth standing first. */
const TELLING = 52;
/** What is in use, unfinished or somebody else's too is told, but not first. */
const humble =
  /\b(?:unfinished|unheated|old|small\w{0,3}|currently|used as|storage|dates? from|shared|redecorated|(?:shower room|bathroom|kitchen) was|heat(?:ing|ed) (?:is )?by|beheizt|derzeit|zurzeit|genutzt|alte[rsnm]?|kleine\w?|gemeinsam\w{0,3}|teils|actuellement|sert de|petite?s?|vétuste|commune?s?)\b/iu;

/**
 * Where nothing weighs more, a sentence of the page stands first: of a text read whole its first one, else the most telling.
 * `again`: one that a neighbour has begun with.
 */
function hookOf({ opening, known, w }: Telling, again: boolean): string {
  const family = familyFor(w.plan);
  const own = w.plan.plain && pageOpens.has(w.plan.lang.code);
  if (leadsStrongly(opening, w) || w.plan.brief.lead !== undefined || family === "script" || (again && !own)) return "";
  // a few lines have room for it, or for where the home is
  if (own && family === "short" && w.tight > 2) return "";
  const runsOn = family !== "short" && own;
  const longest = w.marks.gap === "" ? shortPassage.signs : runsOn ? OPENING_PASSAGE : shortPassage.alphabet;
  const able = known.passages.filter((passage, at) => {
    if (!own) return hookable(passage, w);
    const { name, text, says, drawback, arranges } = passage;
    if (w.banned(name) || w.plan.avoid.has(name) !== again || drawback || arranges || text.length > longest)
      return false;
    const heads = says.filter((fact): fact is PointId => fact in points && !w.said.has(fact));
    return !humble.test(text) && (at < 2 || heads.some((id) => points[id].weight >= TELLING) || heads.length > 1);
  });
  const [best] = family === "long" && runsOn ? able : [...able].sort((a, b) => b.weight - a.weight);
  if (!best) return "";
  w.quoteWhole(best.name, best.text, best.says);
  return best.text;
}

/** Does a sentence with these tell more than has been told? Features in the page's words are things that points name. */
function isNews(says: readonly string[], { said }: Writer): boolean {
  const things = says.filter((fact) => fact in points);
  return (things.length > 0 ? things : says).some((fact) => !said.has(fact));
}

/** What the agent wrote of this home, as it was written: the telling ones that neighbours have not, in the page's order. */
function passages({ known, w }: Telling): string {
  const family = familyFor(w.plan);
  const [some, paragraph] = passageRoom[family];
  const most = w.plan.plain && (family === "chat" || family === "list") ? some + 1 : some;
  const long = family === "long";
  const more = most > 1 && w.plan.brief.length === "long" ? 2 : 0;
  const brief = keepsAll(w) && w.plan.brief.length === "short" && w.tight >= 2;
  const room = brief ? 0 : Math.max(0, most + more - w.tight * (long ? 4 : 1));
  const longest = w.marks.gap === "" ? shortPassage.signs : shortPassage.alphabet;
  const able = known.passages.filter(
    ({ name, text, says, arranges, drawback }) =>
      !w.banned(name) &&
      !w.told(name) &&
      (long || !drawback) &&
      (family !== "short" || text.length <= longest) &&
      (long || (!arranges && isNews(says, w))),
  );
  const byWeight = [...able].sort((a, b) => b.weight - a.weight);
  const fresh = long ? byWeight : byWeight.filter(({ name }) => !w.plan.avoid.has(name));
  // what a neighbour has quoted may stand here too, but for a short text
  const again = byWeight
    .filter((one) => !fresh.includes(one))
    .slice(0, family === "short" || !w.plan.plain ? 0 : Math.floor(most / 2));
  const chosen = new Set([...fresh, ...again].slice(0, room));
  const told = able.filter((one) => chosen.has(one));
  for (const { name, text, says } of told) w.quoteWhole(name, text, says);
  const kept = [...told.filter(({ arranges }) => !arranges), ...told.filter(({ arranges }) => arranges)];
  const texts = kept.map(({ text }) => text);
  const parts: string[] = [];
  for (let at = 0; at < texts.length; at += paragraph) parts.push(texts.slice(at, at + paragraph).join(w.marks.gap));
  return parts.join("\n\n");
}

const slot = /@([a-z]+)(\d*)(\?)?/gu;

/**
 * The line with its slots filled; null when one has nothing to say that the line's own words lead up to. A line of
 * slots alone is left out only when none has anything to say.
 */
function slots(line: string, tellOne: (name: string, count: number, led: boolean) => string): string | null {
  const needed = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line.replace(slot, ""));
  let missing = false;
  const told = line.replace(slot, (_all, name: string, count: string, optional: string | undefined) => {
    const text = tellOne(name, Number(count || "1"), needed);
    if (text === "" && optional === undefined) missing = true;
    return text;
  });
  return (needed && missing) || (line !== "" && told.trim() === "") ? null : told.trim();
}

interface Telling {
  readonly opening: Scene | null;
  readonly ending: readonly string[];
  readonly scenes: Scenes;
  readonly story: Story;
  readonly known: Known;
  readonly w: Writer;
  /** Have the arc's own words led up to it already? */
  readonly led?: boolean;
}

const decided = (themes: readonly Theme[], w: Writer): string[] =>
  // told in scenes, a home still says what is grave
  decidingLines(themes, familyFor(w.plan), w);
const joined = (texts: readonly string[], w: Writer): string => texts.filter((text) => text !== "").join(w.marks.gap);

/** A sentence that takes up what was named before it. */
const takesUp = /^(?:It|Its|It’s|Inside|Il|Elle|Es|Sie|Er)(?!\p{L})/u;

/** Told of how many rooms and how large it is. */
const isHomeTold = ({ said }: Writer): boolean => said.has("area") && (said.has("layout") || said.has("beds"));
const optional = /\[[^[\]]*\]/gu;

function homeLine({ story, w }: Telling): string {
  const templates = story.home[w.plan.style];
  // where signs are few, what the first line has told of it is not told a second time
  const fresh =
    isHomeTold(w) && familyFor(w.plan) === "short"
      ? templates.filter((template) => !factsNamed(template.replace(optional, "")).some((fact) => w.said.has(fact)))
      : templates;
  // a first line that has named "a three-bedroom house" has told the rooms
  if (pageOpens.has(w.plan.lang.code) && w.said.has("beds")) w.markSaid(["layout"]);
  const all = w.said.size === 0 ? fresh.filter((template) => !takesUp.test(template)) : fresh;
  // a reader who has not been told where it is asks that first
  const asked = w.plan.placed && pageOpens.has(w.plan.lang.code) && (w.plan.plain || familyFor(w.plan) !== "short");
  const unplaced = asked && !["place", "city", "district"].some((fact) => w.said.has(fact));
  const placed = all.filter((template) => factsNamed(template).includes("place"));
  const first = unplaced && placed.some((template) => w.canFill(template)) ? placed : all;
  // rooms belong to what the home is; a sentence without them would call for a second one
  const owes = w.plan.plain && w.has("layout") && !w.said.has("layout") && !w.said.has("beds");
  const roomy = first.filter((template) => factsNamed(template).some((fact) => fact === "layout" || fact === "beds"));
  return w.say((owes ? w.richest("home", roomy, fullness(w)) : "") || w.richest("home", first, fullness(w)));
}

/** What it costs: of a figure that is no price, in words of its own. */
const moneyLine = ({ story, w }: Pick<Telling, "story" | "w">, most: number): string =>
  w.say(w.richest("money", w.has("price.apart") ? w.plan.lang.prices.sentences : story.money[w.plan.style], most));

function tellSlot(slot: string, count: number, telling: Telling): string {
  const { opening, ending, story, known, w } = telling;
  const style = w.plan.style;
  const room = Math.max(1, count - w.tight + (w.plan.brief.length === "long" ? MORE_SCENES : 0));
  switch (slot) {
    case "open":
      // where signs are few a picture is the first thing to go
      if (isDense(w) && w.tight >= 2 && w.plan.brief.lead === undefined && !w.plan.plain)
        return w.said.size > 0 ? "" : homeLine(telling);
      return (
        hookOf(telling, false) ||
        openingLine(opening, known, w) ||
        (w.said.size > 0 ? "" : hookOf(telling, true) || homeLine(telling))
      );
    case "wire":
      return w.say(w.richest("wire", w.plan.lang.plain.wire?.[style] ?? [], 1));
    case "sign":
      return w.sign("full");
    case "home": {
      // the first line may have been the home itself
      return isHomeTold(w) && w.plan.plain ? "" : homeLine(telling);
    }
    case "list":
      return scenesOf(telling, room, true)
        .map(({ icon, text }) => `${icon} ${w.capital(text)}`)
        .join("\n");
    case "dots":
      return scenesOf(telling, room, true)
        .map(({ text }) => `· ${w.capital(text)}`)
        .join("\n");
    case "prose":
      return scenesOf(telling, room)
        .map(({ text }) => w.say(text))
        .join(w.marks.gap);
    case "greet":
      return w.one("greet", w.plan.lang.plain.greet[style], 1);
    case "rest":
      return restOf(telling);
    case "things":
      return joined([...picturesOf(telling).map(({ text }) => w.say(text)), thingsOf(known, w)], w);
    case "groups":
      return [
        ...picturesOf(telling).map(({ icon, text }) => `${picture(icon, w)} ${w.capital(text)}`),
        groupsOf(known, w),
      ]
        .filter((text) => text !== "")
        .join("\n");
    case "sheet":
      return sheetOf(w);
    case "but":
      // a tenant who stays, an auction: along a plain arc told among the things, along another with what speaks against it
      return joined(
        [...decided(keepsAll(w) && !w.plan.plain ? ["deal", "against"] : ["against"], w), butOf(telling)],
        w,
      );
    case "money": {
      leaveToGrave(w);
      const costs = w.plan.plain ? decidingFor(w.plan).filter(({ theme }) => theme === "cost") : [];
      // what a sum of its own will tell is no half sentence behind the price
      w.markSaid(costs.flatMap(({ says }) => says));
      if (w.plan.plain && familyFor(w.plan) === "short" && w.said.has("price")) return joined(decided(["cost"], w), w);
      return joined([moneyLine(telling, fullness(w)), ...decided(["cost"], w)], w);
    }
    case "costs":
      return joined(decided(["cost"], w), w);
    case "material":
      leaveToGrave(w);
      return joined([...decided(["terms", "viewing"], w), materialOf(telling)], w);
    case "ask":
      return askOf(telling);
    case "question":
      return w.one("question", story.questions[style], 8);
    case "call":
      return w.call(story.calls[style]);
    case "end":
      return w.tight >= 2 ? "" : (w.choose("end", ending) ?? "");
    default:
      return "";
  }
}

/** Of a plain post so many of the home's best things are told, each in a line of its own; the others are named. */
const pictures: Readonly<Record<Family, number>> = { list: 4, chat: 2, short: 1, long: 0, script: 0 };
function picturesOf(telling: Telling): { icon: string; text: string }[] {
  const { w } = telling;
  const most = keepsAll(w) && w.plan.plain ? pictures[familyFor(w.plan)] - w.tight * 2 : 0;
  if (most <= 0) return [];
  const covered = saidByDeciding(w.plan);
  const ranks = ranksIn(w.plan.facts.country, w.plan.facts.transaction);
  const weight = (id: string): number => ranks[id as PointId] ?? (id in points ? points[id as PointId].weight : 0);
  // figures have lines of their own, and what a deciding fact tells is told with its year
  const ranked = telling.scenes.ranked.filter(
    ({ on }) => !on.some((id) => covered.has(id)) && on.some((id) => weight(id) >= WORTH_A_PICTURE),
  );
  return scenesOf({ ...telling, scenes: { ...telling.scenes, ranked: ranked.slice(0, MOST_PICTURES) } }, most);
}
const MOST_PICTURES = 14;
/** From this weight on in its market a thing of a plain post is worth a line of its own. */
const WORTH_A_PICTURE = 52;
const picture = (icon: string, { plan: { style } }: Writer): string =>
  style === "friendly" || style === "trendy" ? icon : "·";

/** Things and quotations still unsaid, in one sentence; what is plain in every home only where there is room. */
function restOf({ story, known, w }: Telling): string {
  const long = familyFor(w.plan) === "long";
  const most = Math.max(2, (long ? 10 : 4) - w.tight * 2);
  const sayable = known.points.filter(
    ({ id }) => !w.said.has(id) && w.has(id) && !isAgainst(id) && !shortcoming(id, story) && points[id].weight >= 30,
  );
  // a short post names what its neighbours have not
  const listedAs = (text: string): string => `listed/${text}`;
  const fresh = long ? sayable : sayable.filter(({ id }) => !w.plan.avoid.has(listedAs(id)));
  const rest = (long ? sayable : [...fresh, ...sayable.filter((one) => !fresh.includes(one))]).slice(0, most);
  const quotes = w.quotable(known.quotes).slice(0, Math.max(0, (long ? 8 : 3) - w.tight * 2));
  if (rest.length + quotes.length === 0) return "";
  // one small thing alone makes no sentence
  if (
    keepsAll(w) &&
    !long &&
    quotes.length === 0 &&
    rest.length === 1 &&
    rest.every(({ id }) => points[id].weight < 46)
  )
    return "";
  w.markSaid([...rest.map(({ id }) => id), ...quotes]);
  for (const { id } of rest) w.take("listed", [id], listedAs);
  const { lang, style } = w.plan;
  const bareOf = (text: string): string => lang.bare?.(text) ?? text;
  // a house of stone or the terms of a sale are nothing that a home "also has"
  const had = rest.filter(({ id }) => things.has(partOf(id)));
  const states = rest.filter((one) => !had.includes(one)).map(({ text }) => text);
  // the page's words have no articles: behind a colon they need none
  const noted = quotes.length > 0 ? story.rest[style].filter((one) => /[:：] ?\{rest\}/u.test(one)) : [];
  const template =
    w.choose("rest", noted.length > 0 && pageOpens.has(lang.code) ? noted : story.rest[style]) ?? "{rest}";
  // behind a verb a thing takes its article, as a fragment it takes none
  const whole = !story.bareOwn && !/^\{rest\}|[:：] ?\{rest\}/u.test(template);
  const items = [
    ...quotes.map((phrase) => story.quote?.(phrase) ?? phrase),
    ...had.map(({ text }) => (whole ? text : bareOf(text))),
  ];
  const listed = items.filter((item) => !hasComma(item));
  return joined(
    [
      ...proseOf(states, w).map(w.say),
      listed.length === 0 ? "" : w.say(fill(template, { rest: lang.list(listed) }, new Set())?.text ?? ""),
      ...items.filter(hasComma).map(w.say),
    ],
    w,
  );
}

/** So many scenes of weight suffice for posts of one campaign to differ. */
const WEIGHTY = 5;
/** Among what a text has said: it has told a picture of a thing that most homes have. */
const LIGHT = "kind/light";

/** What a home has, in distinction to how and where it is. */
const things: ReadonlySet<Part> = new Set(["inside", "outside", "building"]);

/**
 * The best scenes that say something new, each in one of this voice's lines. What a neighbour has said in the only words
 * there are is left to it, but for two: a long text tells everything.
 */
function scenesOf({ scenes, known, w }: Telling, most: number, bullets = false): { icon: string; text: string }[] {
  const told: { icon: string; text: string }[] = [];
  const style = w.plan.style;
  const long = familyFor(w.plan) === "long";
  const weighty =
    keepsAll(w) && scenes.ranked.filter((scene) => scene.line && !isLight(scene, w.plan)).length > WEIGHTY;
  const tell = (scene: Scene, templates: readonly string[]): void => {
    const template = w.choose(`line/${scene.on.join("+")}`, templates);
    const text = template === undefined ? null : w.fillNow(template);
    if (!text) return;
    w.markSaid(saidBy(scene));
    if (isLight(scene, w.plan)) w.markSaid([LIGHT]);
    told.push({ icon: scene.icon, text });
  };
  const plain = bullets ? plainOf(known, scenes, w) : [];
  for (const { id, text, icon } of plain.slice(0, Math.ceil(most / 2))) {
    w.markSaid([id]);
    told.push({ icon, text });
  }
  // a feature in the page's own words says more of this home than a line that many homes share
  for (const phrase of bullets ? w.quotable(known.quotes).slice(0, Math.max(0, most - told.length - 1)) : []) {
    w.markSaid([phrase]);
    told.push({ icon: iconOf(phrase, known), text: phrase });
  }
  for (const [limit, again] of [
    [most, long],
    [long ? most : Math.min(most, 2), true],
  ] as const)
    for (const scene of scenes.ranked) {
      if (told.length >= limit) break;
      if ([nameOf(scene), ...scene.on].some((id) => w.said.has(id))) continue;
      // no two pictures of one kind, and none of what every home has beside one that tells more
      const kind = kindOf(scene);
      if (weighty && kind !== null && w.said.has(kind)) continue;
      // a home with things of weight needs no picture of what every home has
      if (weighty && isLight(scene, w.plan) && (told.length > 0 || w.said.has(LIGHT))) continue;
      const templates = usable(scene, texts(scene.line, style), known, w);
      tell(scene, again ? templates : templates.filter((template) => !w.plan.avoid.has(template)));
    }
  // in a list the others are named
  for (const { id, text } of bullets && keepsAll(w) ? known.points : []) {
    if (told.length >= most) break;
    if (w.said.has(id) || !w.has(id) || isAgainst(id) || points[id].weight < 40) continue;
    w.markSaid([id]);
    told.push({ icon: icons[points[id].topic], text: w.plan.lang.bare?.(text) ?? text });
  }
  return told;
}

const icons: Readonly<Record<Topic, string>> = {
  place: "📍",
  space: "🚪",
  light: "🪟",
  building: "🏠",
  outdoors: "🌿",
  comfort: "✨",
  terms: "📄",
  money: "🧾",
};

const plainIcons = ["✨", "📌", "👌", "➕"] as const;
/** Of what a feature speaks of, the heaviest. */
function iconOf(phrase: string, known: Known): string {
  const id = known.quoted.get(phrase);
  return id ? icons[points[id].topic] : (plainIcons[hash(phrase) % plainIcons.length] ?? icons.comfort);
}

/** Things of this home alone that no scene of the bank tells, the rarest first. */
function plainOf(known: Known, { all }: Scenes, w: Writer): { id: PointId; text: string; icon: string }[] {
  const told = new Set(all.filter(({ line }) => line).flatMap(({ on }) => on.map(String)));
  return known.points.flatMap(({ id, text }) =>
    told.has(id) || w.said.has(id) || !w.has(id) || isAgainst(id) || points[id].weight < 44
      ? []
      : [{ id, text: w.plan.lang.bare?.(text) ?? text, icon: icons[points[id].topic] }],
  );
}

/** All that the page states against it, in one line, the weightiest first; "" for one thing that a scene tells better. */
function againstOf({ story, known, w, led }: Telling): string {
  const covered = w.plan.plain ? saidByDeciding(w.plan) : saidByGrave(w.plan);
  const all = known.points.filter(({ id }) => isAgainst(id) && !covered.has(id) && !w.said.has(id) && w.has(id));
  const lacks = w.quotable(known.lacks).slice(0, 2);
  const [only] = all;
  if (
    all.length + lacks.length === 0 ||
    (!w.plan.plain && lacks.length === 0 && all.length === 1 && only && shortcoming(only.id, story))
  )
    return "";
  const most = familyFor(w.plan) === "short" ? 2 : familyFor(w.plan) === "long" ? 7 : 4;
  const told = all.slice(0, Math.max(2, most - w.tight));
  w.markSaid(told.flatMap(({ id }) => (id === "noLift" ? [id, "upstairsWithoutLift"] : [id])));
  const template = (led ? undefined : w.choose("against", story.against[w.plan.style])) ?? "{against}";
  w.markSaid(lacks);
  const items = [...told.map(({ text }) => text), ...lacks.map((phrase) => story.quote?.(phrase) ?? phrase)];
  return w.say(fill(template, { against: w.plan.lang.list(items) }, new Set())?.text ?? "");
}

/** True of every older house or flat on the ground floor: said where there is little of this home's own to say. */
const ofMany: ReadonlySet<string> = new Set(["groundLevel", "olderBuilding", "pre1940", "year", "floor"]);

/** What its year alone says of a home. */
const ofAge: ReadonlySet<string> = new Set(["olderBuilding", "pre1940", "year"]);

/** What follows from facts and is said by a plain post too; no reader is told how to look at an old house. */
const openly: ReadonlySet<string> = new Set(["northOnly"]);

const also: Readonly<Record<CopyLanguage, string>> = {
  zh: "其他信息：",
  en: "Further details:",
  ja: "そのほかの条件：",
  ko: "그 밖의 사항:",
  fr: "À savoir également :",
  de: "Weitere Angaben:",
};

/** In a text that is read whole: what the page states by name and nothing here has told. */
function statedIn(text: string, { known, w }: Omit<Telling, "ending">): string {
  const { kind, brief, lang } = w.plan;
  const whole = kind === "email" ? brief.length !== "short" : familyFor(w.plan) === "long";
  if (!whole || w.tight >= 2) return "";
  const told = decidingFor(w.plan).filter(({ name }) => w.said.has(name));
  const rest = known.stated.filter(
    (one) =>
      !w.banned(one.name) &&
      !one.says.some((fact) => w.said.has(fact)) &&
      !told.some(({ source }) => source.includes(foldWidth(one.value))) &&
      !isTold(one, text, lang.code),
  );
  if (rest.length === 0) return "";
  for (const { name, text: printed } of rest) w.quoteWhole(name, printed, []);
  // names with their values are read as lines and not as a sentence
  return [also[lang.code], ...rest.map(({ text: printed }) => printed.replace(/[.。]$/u, ""))].join("\n");
}

/** What is against it, the bank's order first; where there is room, two things. */
function butOf(telling: Telling): string {
  const { opening, scenes, known, w } = telling;
  const style = w.plan.style;
  const family = familyFor(w.plan);
  const long = family === "long";
  const listed = againstOf(telling);
  const most = (long && w.tight === 0 ? 2 : 1) - (listed === "" ? 0 : 1);
  const told: string[] = listed === "" ? [] : [listed];
  const plain = w.plan.plain;
  const terse = family !== "long" && pageOpens.has(w.plan.lang.code);
  const tellsEnough = known.points.filter(({ id }) => points[id].weight >= 44).length > 7;
  for (const scene of scenes.all) {
    if (told.length > most - (listed === "" ? 1 : 0)) break;
    if (!scene.but) continue;
    if (tellsEnough && scene.on.every((id) => ofMany.has(id))) continue;
    if (
      keepsAll(w) &&
      !long &&
      known.points.length > 4 &&
      scene.on.every((id) => (ofMany.has(id) || id === "topOfHouse") && !openly.has(id))
    )
      continue;
    // that an old house should be looked at is no news to whoever reads a short post
    if (terse && scene.on.every((id) => ofAge.has(id))) continue;
    if (plain && !scene.on.some((id) => id in points || openly.has(id))) continue;
    if (plain && scene.on.some((id) => isAgainst(id) || (id in points && w.said.has(id)))) continue;
    // said openly already, by the first line or another shortcoming
    if (scene.on.every((id) => w.said.has(id) || (opening !== scene && opening?.on.includes(id)))) continue;
    const all = usable(scene, texts(scene.but, style), known, w);
    // a year that has been told is not told again
    const unsaid = w.said.has("year") ? all.filter((one) => !factsNamed(one).includes("year")) : [];
    const able = unsaid.length > 0 ? unsaid : all;
    const template = w.choose(`but/${scene.on.join("+")}`, long ? able : able.filter((one) => !w.plan.avoid.has(one)));
    const text = template === undefined ? null : w.fillNow(template);
    if (!text) continue;
    w.markSaid(saidBy(scene));
    told.push(w.say(text));
  }
  return told.join(w.marks.gap);
}

/** What of the deal is not said yet, in full. */
const materialOf = ({ known, w }: Telling): string => sayMaterial(known.material, w);

/** The price, and what this market's advertisements state where there is room for it, also along an arc without a place for them. */
function dueOf({ story, known, w }: Omit<Telling, "ending">): string {
  const price = w.said.has("price") ? "" : moneyLine({ story, w }, 0.6);
  const short = ["short", "script"].includes(familyFor(w.plan)) || w.tight >= 3;
  const wanted = short ? [] : w.plan.wanted.filter((kind) => known.material.includes(kind));
  return [price, termsOf(w), sayMaterial(wanted, w)].filter((text) => text !== "").join(w.marks.gap);
}

function sayMaterial(kinds: readonly string[], w: Writer): string {
  const rest = kinds.filter((kind) => !w.said.has(kind) && w.has(kind));
  w.markSaid(rest);
  const { comma } = w.marks;
  return rest.length === 0
    ? ""
    : w.say(
        rest
          .flatMap((kind) => w.plan.values[kind] ?? [])
          .map((text, at) => (at === 0 ? w.capital(text) : text))
          .join(comma),
      );
}

function askOf({ story, known, w }: Telling): string {
  if (w.tight >= 2) return "";
  const wanted = w.plan.wanted.filter((kind) => !known.mentioned.has(kind));
  const gaps = wanted.flatMap((kind) => story.material[kind]?.gap ?? []).slice(0, 2);
  if (gaps.length === 0) return "";
  const template = w.choose("ask", story.ask[w.plan.style]);
  return template === undefined ? "" : w.say(fill(template, { gaps: w.plan.lang.list(gaps) }, new Set())?.text ?? "");
}
