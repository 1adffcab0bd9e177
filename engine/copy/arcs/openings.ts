/** What a post may open with: this home's deciding facts and rarest things, and what is typed where nothing is rarer. */
import type { CopyStyle } from "#contract/copy";
import type { DecidingId } from "../deciding/fact.ts";
import { factsNamed } from "../languages/base/template.ts";
import { isAgainst, type PointId, points } from "../points/points.ts";
import type { Plan } from "../writing/plan.ts";
import { hash } from "../writing/seeded-choice.ts";
import type { Writer } from "../writing/writer.ts";
import { decidingFor } from "./body.ts";

export interface Opening {
  /** Its name among neighbours. */
  readonly name: string;
  /** Facts and points it stands on. */
  readonly on: readonly string[];
  readonly weight: number;
  /** First lines and titles: templates, or texts that are filled already. */
  readonly lines: readonly string[];
  readonly titles: readonly string[];
  /** What need not be said after it. */
  readonly says: readonly string[];
}

/** How much a deciding fact stops a reader; those that are not here open nothing. */
const hooks: Readonly<Partial<Record<DecidingId, number>>> = {
  noRebuild: 104,
  letSince: 102,
  auction: 100,
  letUntil: 92,
  emptyRoom: 90,
  room: 78,
  missing: 70,
  hoa: 74,
  pipeBurst: 72,
  works: 70,
  station: 66,
  roadNoise: 64,
  twoAreas: 62,
  entry: 60,
};
/** Sums and distances are no first line of a quiet text. */
const notQuiet: ReadonlySet<string> = new Set(["station", "hoa", "entry", "missing", "transit", "price", "pipeBurst"]);
/** The first line names them, the body explains. */
const explained: ReadonlySet<DecidingId> = new Set<DecidingId>(["entry"]);

/** Typed facts that may open a post, by how much they tell of this home. */
const typedWeights: Readonly<Record<string, number>> = { land: 62, transit: 60, year: 44, aspect: 40, price: 30 };
const typedIds = Object.keys(typedWeights);

/** Of the whole building or of half of all homes: no reason to stop. */
const ordinary: ReadonlySet<string> = new Set<PointId>([
  "lift",
  "communityPool",
  "gym",
  "parkingSpace",
  "undergroundParking",
  "washingMachine",
  "washerDryer",
  "fridge",
  "securityGuard",
  "airConditioning",
  "intercom",
  "fittedKitchen",
  "furnished",
  "unfurnished",
  "twoLevels",
  "appliances",
  "bikeRoom",
  "bikeStorage",
  "listedBuilding",
]);

const templateOf = (template: string, id: string, bare: boolean): string =>
  template.replaceAll("{x}", bare ? `{${id}.bare}` : `{${id}}`);

function ofThings(plan: Plan): Opening[] {
  const { deciding: words, bare, story } = plan.lang;
  const { lead, leadTitles } = words;
  const several: Opening = {
    name: "scene/own",
    on: ["own"],
    weight: plan.own.length >= 3 ? 96 : 84,
    lines: lead[plan.style].several,
    titles: leadTitles.several,
    says: ["own"],
  };
  const bareNames = bare !== undefined && story.bareOwn !== false;
  const singles = plan.known.points
    .filter(({ id }) => !isAgainst(id))
    .map(
      ({ id, bare: plain }): Opening => ({
        name: `scene/${id}`,
        on: [id],
        weight: points[id].weight + (plain ? 0 : 8) - (ordinary.has(id) ? 40 : 0),
        lines: lead[plan.style].one.map((template) => templateOf(template, id, false)),
        titles: leadTitles.one.map((template) => templateOf(template, id, bareNames)),
        says: [id],
      }),
    );
  return [several, ...singles];
}

function ofTyped(plan: Plan): Opening[] {
  const { typed, typedTitles } = plan.lang.deciding;
  return typedIds.flatMap((id): Opening[] => {
    const standing = (template: string): boolean => typedIds.find((one) => factsNamed(template).includes(one)) === id;
    const lines = typed[plan.style].filter(standing);
    const old = id === "year" && plan.values.pre1940 !== undefined ? 26 : 0;
    return lines.length === 0 || plan.values[id] === undefined
      ? []
      : [
          {
            name: `scene/${id}`,
            on: [id],
            weight: (typedWeights[id] ?? 0) + old,
            lines,
            titles: typedTitles.filter((template) => factsNamed(template).includes(id)),
            says: [id],
          },
        ];
  });
}

const ofPlan = new WeakMap<Plan, readonly Opening[]>();
/** All that a post of this plan could open with, the rarest first. */
export function openingsOf(plan: Plan): readonly Opening[] {
  const cached = ofPlan.get(plan);
  if (cached) return cached;
  const deciding = decidingFor(plan).flatMap(({ id, name, opens, titles, says }): Opening[] => {
    const weight = hooks[id];
    return weight === undefined || opens.length === 0
      ? []
      : [
          {
            name: `scene/${id}`,
            on: [id],
            weight,
            lines: opens,
            titles,
            says: explained.has(id) ? [] : [name, ...says],
          },
        ];
  });
  const covered = new Set(decidingFor(plan).flatMap(({ says }) => says));
  const things = ofThings(plan).filter(({ on }) => !on.some((id) => covered.has(id) && id !== plan.brief.lead));
  const typed = ofTyped(plan).filter(({ on }) => !on.some((id) => covered.has(id) && id !== plan.brief.lead));
  const all = [...deciding, ...things, ...typed].sort((a, b) => b.weight - a.weight);
  const first = all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
  ofPlan.set(plan, first);
  return first;
}

const quiet = (style: CopyStyle): boolean => style === "luxury";

/** The angle: what the post leads with. Platforms of one campaign take different ones of the best. */
export function openingOf(w: Writer): Opening | null {
  const { plan } = w;
  const able = openingsOf(plan).filter(
    ({ lines, on }) =>
      lines.some((line) => w.canFill(line) && !w.banned(line)) &&
      !(quiet(plan.style) && on.some((id) => notQuiet.has(id))),
  );
  const { lead } = plan.brief;
  const led =
    lead === undefined
      ? []
      : openingsOf(plan).filter(({ on, lines }) => on.includes(lead) && lines.some((line) => w.canFill(line)));
  if (led.length > 0) return w.take("angle", led, ({ name }) => name) ?? null;
  const best = able[0]?.weight ?? 0;
  const above = (share: number): readonly Opening[] => able.filter(({ weight }) => weight >= best * share);
  const free = ({ name }: Opening): boolean => !plan.avoid.has(name);
  // where neighbours have led with all of the best, a lesser one beats leading alike
  const worth = [above(0.8).slice(0, 4), above(0.55), above(0.3), able]
    .map((few) => few.filter(free))
    .find((few) => few.length > 0);
  return w.take("angle", worth ?? above(0.55), ({ name }) => name) ?? null;
}

/** The opening's first line, remembered as said; "" where it has none. */
export function openingLine(opening: Opening | null, w: Writer): string {
  if (!opening) return "";
  const able = opening.lines.filter((line) => w.canFill(line) && !w.banned(line));
  const telling = w.choose(`open/${hash(opening.name) % 7}`, able);
  if (telling === undefined || w.repeats(telling)) return "";
  const text = w.fillNow(telling) ?? "";
  if (text === "") return "";
  w.markSaid([opening.name, ...opening.says]);
  return w.say(text);
}
