/** Writes a post along an arc: a first line no other home has, the home, its facts theme by theme, the sums, a way to answer. */

import { foldWidth } from "#engine/text/fold";
import type { Theme } from "../deciding/fact.ts";
import type { Story } from "../languages/base/story.ts";
import { factsNamed } from "../languages/base/template.ts";
import type { Known } from "../story/known.ts";
import type { Writer } from "../writing/writer.ts";
import { type Arc, arcs } from "./arcs.ts";
import { type Body, bodyOf, decidingFor, familyFor, linesOf } from "./body.ts";
import { type Opening, openingLine, openingOf } from "./openings.ts";
import { hookOf, passageRoom, passagesIn } from "./passages.ts";

/** Long texts say all of the typed facts they can; short ones may leave some to their neighbours. */
const fullness = ({ plan }: Writer): number => (familyFor(plan) === "long" ? 0.9 : 0.6);

export interface Told {
  /** Candidates, best first. */
  readonly titles: readonly string[];
  readonly body: string;
}

/** A post along one of the arcs for this family of platforms. */
export function tellPost(w: Writer): Told {
  const family = familyFor(w.plan);
  const able = arcs.filter((arc) => arc.families.includes(family));
  const arc = w.choose("arc", able, ({ name }) => name) ?? able[0];
  return tellAlong(arc?.lines ?? [], w);
}

/** The name of the page's headline among what a text has taken. */
const HEADLINE = "page/title";

/** What an arc's lines say of the home, with titles that agree with its opening. */
export function tellAlong(lines: Arc["lines"], w: Writer): Told {
  const { plan } = w;
  const { known } = plan;
  const family = familyFor(plan);
  const opening = openingOf(w);
  const body = tell(lines, { opening, story: plan.lang.story, known, body: bodyOf(w), w });
  const own = (opening?.titles ?? []).flatMap((template) => w.fillNow(template) ?? []).map(w.capital);
  const first = w.choose("title", own);
  const titles = [
    ...own.filter((title) => title === first),
    ...own.filter((title) => title !== first),
    ...w.titles(family === "list"),
  ];
  // texts are written once; the home's country has its own words (en: "a lift", in the US "an elevator")
  const local = (text: string): string => plan.lang.tidy(plan.lang.term(text, plan.facts));
  const headline = family !== "list" || !w.plan.avoid.has(HEADLINE) ? known.headline : null;
  if (headline !== null && !w.banned(HEADLINE)) w.quoteWhole(HEADLINE, headline, []);
  const page = headline !== null && !w.banned(HEADLINE) ? [headline] : [];
  return { titles: [...page, ...titles.map(local)], body: local(body) };
}

interface Telling {
  readonly opening: Opening | null;
  readonly story: Story;
  readonly known: Known;
  readonly body: Body;
  readonly w: Writer;
}

/** Where sentences of the page follow the first line, what else stands on it comes after them: it says what they have not. */
function withRoomForPassages(lines: Arc["lines"], { known, w }: Telling): readonly string[] {
  const [first = "", ...rest] = lines;
  const [most] = passageRoom[familyFor(w.plan)];
  const cut = most > 0 && known.passages.length > 0 ? first.search(/(?<=@(?:open|home)) @/u) : -1;
  return cut === -1 ? lines : [first.slice(0, cut), first.slice(cut + 1), ...rest];
}

/** A fact that stands in one of the page's own sentences, told already, needs no sentence of ours. */
function leaveWhatIsQuoted(passage: string, { body, w }: Telling): void {
  const told = foldWidth(passage);
  for (const { name, says, source, figures } of body.facts) {
    const whole = figures.length > 0 && figures.some((figure) => told.includes(figure));
    if ((source.length > 3 && told.includes(source)) || whole) w.markSaid([name, ...says]);
  }
}

function tell(lines: Arc["lines"], telling: Telling): string {
  const { known, w, story } = telling;
  const family = familyFor(w.plan);
  const written: string[] = [];
  let woven = false;
  for (const line of withRoomForPassages(lines, telling)) {
    const text = slots(line, telling);
    if (line === "") written.push("");
    else if (text !== "") written.push(shot(line, text, w));
    if (woven || written.length === 0) continue;
    woven = true;
    const passage = passagesIn(known, family, w);
    if (passage === "") continue;
    leaveWhatIsQuoted(passage, telling);
    written.push("", passage, "");
  }
  const last = written.pop() ?? "";
  const late: string[] = [];
  // along an arc without a place for it the home is still told: how many rooms, how large, at what price
  if (w.has("layout") && !["layout", "beds"].some((fact) => w.said.has(fact)))
    late.push(w.say(w.richest("home", story.home[w.plan.style], 0.3)));
  if (!w.said.has("price")) late.push(w.say(w.richest("money", story.money[w.plan.style], 0.6)));
  return [...written, ...late.filter((text) => text !== ""), last]
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

const named = /@([a-z]+)/gu;

/** The line with its slots told; "" when none of them has anything to say. Each list of lines stands on lines of its own. */
function slots(line: string, telling: Telling): string {
  const list = familyFor(telling.w.plan) === "list";
  const parts = [...line.matchAll(named)].map(([, slot = ""]) => tellSlot(slot, telling)).filter((text) => text !== "");
  return parts.join(list ? "\n" : telling.w.marks.gap);
}

/** In a script every line has the name of its shot before it. */
function shot(line: string, text: string, { plan }: Writer): string {
  if (familyFor(plan) !== "script") return text;
  const slot = /@([a-z]+)/u.exec(line)?.[1] ?? "";
  const { shots } = plan.lang.deciding;
  return `${shots[slot] ?? shots.inside ?? ""}${text}`;
}

/** A sentence that takes up what was named before it. */
const takesUp = /^(?:It|Its|It’s|Inside|Il|Elle|Es|Sie|Er)(?!\p{L})/u;

function homeLine({ story, w }: Telling): string {
  const templates = story.home[w.plan.style];
  const able = w.said.size === 0 ? templates.filter((template) => !takesUp.test(template)) : templates;
  // rooms belong to what the home is; a sentence without them would call for a second one
  const roomy = able.filter((template) => factsNamed(template).some((fact) => fact === "layout" || fact === "beds"));
  const first = w.has("layout") && !w.said.has("layout") ? roomy : able;
  return w.say(w.richest("home", first, fullness(w)) || w.richest("home", able, fullness(w)));
}

const icons: Readonly<Record<Theme, string>> = {
  deal: "📄",
  inside: "✨",
  outside: "🌿",
  building: "🏢",
  way: "🚇",
  against: "⚠️",
  cost: "🧾",
  terms: "📝",
  viewing: "🗓",
};

/** A line of a list has the sign of its fact, else of its theme. */
const factIcons: Readonly<Partial<Record<string, string>>> = {
  room: "🛏",
  emptyRoom: "🪴",
  works: "🔧",
  twoAreas: "📐",
  stays: "🧺",
  station: "🚇",
  way: "📍",
  facesCourt: "🌿",
  assignedParking: "🚗",
  letRent: "💶",
  leaseback: "🔑",
  auction: "🔨",
  petsUpTo: "🐾",
  dogsNoCatsAsk: "🐾",
  catsNotDogs: "🐾",
  freeAfter: "🗓",
  letSince: "🔑",
  letUntil: "🔑",
  entry: "💰",
  hoa: "🏘",
  leastTerm: "📄",
};

const slotThemes: Readonly<Record<string, readonly Theme[]>> = {
  deal: ["deal"],
  inside: ["inside", "outside"],
  building: ["building"],
  way: ["way"],
  against: ["against"],
  money: ["cost"],
  terms: ["terms", "viewing"],
};

function themesIn(themes: readonly Theme[], { body, w }: Telling): string {
  if (familyFor(w.plan) !== "list")
    return linesOf(body, themes, w)
      .map(({ text }) => text)
      .join(w.marks.gap);
  const dots = w.plan.style === "professional" || w.plan.style === "luxury";
  return linesOf(body, themes, w, true)
    .map(({ theme, id, text }) => `${dots ? "·" : (factIcons[id] ?? icons[theme])} ${text}`)
    .join("\n");
}

function tellSlot(slot: string, telling: Telling): string {
  const { opening, story, known, w } = telling;
  const style = w.plan.style;
  switch (slot) {
    case "open":
      return (
        openingLine(opening, w) || hookOf(known, familyFor(w.plan), w) || (w.said.size > 0 ? "" : homeLine(telling))
      );
    case "home":
      return homeLine(telling);
    case "money": {
      // what a sum of its own tells is no half sentence behind the price
      w.markSaid(decidingFor(w.plan).flatMap(({ theme, says }) => (theme === "cost" ? says : [])));
      const price = w.say(w.richest("money", story.money[style], fullness(w)));
      const rest = themesIn(["cost"], telling);
      return [price, rest].filter((text) => text !== "").join(familyFor(w.plan) === "list" ? "\n" : w.marks.gap);
    }
    case "terms": {
      const rest = [themesIn(["terms", "viewing"], telling), materialOf(telling)];
      return rest.filter((text) => text !== "").join(familyFor(w.plan) === "list" ? "\n" : w.marks.gap);
    }
    case "call":
      return w.call(story.calls[style]);
    default:
      return themesIn(slotThemes[slot] ?? [], telling);
  }
}

const energy: ReadonlySet<string> = new Set([
  "energyClass",
  "emissionsClass",
  "energyUse",
  "energyCertificate",
  "yearlyBudget",
]);
/** Said in the signature line. */
const signed: ReadonlySet<string> = new Set(["verificationCode", "registrationNumber", "permitNumber"]);
const perLine = 3;

/** What of the deal no sentence has said: all of it where a text is read whole, what the market wants where it is short. */
function materialOf({ known, w }: Telling): string {
  const { plan } = w;
  const family = familyFor(plan);
  if (family === "short" || family === "script" || w.tight >= 3) return "";
  const wanted = new Set<string>(plan.wanted);
  const kinds = known.material.filter(
    (kind) =>
      !w.said.has(kind) &&
      w.has(kind) &&
      !signed.has(kind) &&
      !(plan.platform.family === "caption" && energy.has(kind)) &&
      (family === "long" || wanted.has(kind) || (family === "chat" && w.tight === 0)),
  );
  w.markSaid(kinds);
  const texts = kinds.flatMap((kind) => plan.values[kind] ?? []).map((text) => w.capital(text));
  if (family !== "list") return texts.map((text) => w.say(text)).join(w.marks.gap);
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += perLine) lines.push(texts.slice(at, at + perLine).join(w.marks.comma));
  const dots = plan.style === "professional" || plan.style === "luxury";
  return lines.map((text) => `${dots ? "·" : icons.terms} ${text}`).join("\n");
}
