/**
 * A post where the words of the law leave no room for prose: what it tells of, what binds the deal, where the home is, what it costs,
 * how large it is, and whom to call, each as the language's tables have it. Given up in the end: the agent's name, then size,
 * the phone, then rooms, then what binds the deal; at last the weekday, the price and the part of town.
 */
import type { Listing } from "#contract/listing";
import { graveLines } from "./arcs/deciding.ts";
import { occasionParts } from "./occasions/occasion.ts";
import type { Plan } from "./writing/plan.ts";
import { codeLine } from "./writing/signature.ts";
import { licenceOf } from "./writing/signer.ts";
import { type Writer, writerOf } from "./writing/writer.ts";

const facts = ["place", "price", "layout", "area"] as const;
type Fact = (typeof facts)[number] | "city";

const firm = ["company", "licence"] as const;
const callable = [...firm, "phone"] as const;
const everyone = ["agent", ...callable] as const;

interface Step {
  readonly who: readonly (typeof everyone)[number][];
  /** How many of the facts are told, of the city instead of the place where it says so. */
  readonly count: number;
  readonly terse?: "without weekday" | "city only";
}

/** Who signs, and how many of the facts are told: the first that fits. */
const steps: readonly Step[] = [
  { who: everyone, count: 4 },
  { who: everyone, count: 3 },
  { who: callable, count: 4 },
  { who: callable, count: 3 },
  { who: firm, count: 3 },
  { who: callable, count: 2 },
  { who: firm, count: 2 },
];
/** Tried last, when nothing binds the deal that could be given up instead. */
const tersest: readonly Step[] = [
  { who: callable, count: 2, terse: "without weekday" },
  { who: firm, count: 2, terse: "without weekday" },
  { who: firm, count: 2, terse: "city only" },
  { who: firm, count: 1, terse: "city only" },
];

/** So many sentences of what binds the deal. */
const bindings = [3, 2, 1, 0] as const;

/** "Open house: Saturday 28 November, 10:00 to 12:30"; "" where nothing has happened to the home. */
function happened(listing: Listing, { brief, lang }: Plan, terse: Step["terse"]): string {
  const parts = brief.occasion ? occasionParts(listing, brief.occasion, lang) : null;
  if (parts === null) return "";
  if (parts.when === null) return parts.head;
  const { comma, gap } = lang.marks;
  return `${parts.head}${gap === "" ? "｜" : ": "}${terse === undefined ? parts.when.date : parts.when.day}${comma}${parts.when.time}`;
}

/** What a table has of a fact, remembered as said; the price as it is meant ("offers over", a month's rent). */
const cellOf = (fact: Fact, w: Writer): string => {
  const cell = fact === "price" || fact === "city" ? undefined : w.plan.lang.cells[fact];
  return (w.has(fact) ? w.fillNow(cell ?? `{${fact}}`) : null) ?? "";
};

/** A post without prose. */
interface BarePost {
  readonly body: string;
  readonly writer: Writer;
}

/** From the fullest to the shortest, none of the words of the law in them; nothing of a home that is sold or let. */
export function* barePosts(listing: Listing, plan: Plan, banned: ReadonlySet<string>): Generator<BarePost> {
  const { brief, lang } = plan;
  if (brief.occasion?.kind === "closed") return;
  const licence = licenceOf(listing, brief, lang.code) ?? undefined;
  const code = codeLine(listing, plan, true) ?? "";
  for (const bound of bindings)
    for (const { who, count, terse } of bound === 0 ? [...steps, ...tersest] : steps) {
      const writer = writerOf(plan, plan.ranked.length, 3, banned);
      const told = facts
        .slice(0, count)
        .map((fact) => cellOf(fact === "place" && terse === "city only" && writer.has("city") ? "city" : fact, writer));
      const home = writer.say(told.filter((text) => text !== "").join(lang.marks.comma));
      const grave = graveLines(writer, bound);
      if (grave.length < bound) continue;
      const signed = who.flatMap(
        (one) => (one === "licence" ? licence : writer.has(one) ? plan.values[one] : undefined) ?? [],
      );
      const first = happened(listing, plan, terse);
      const lines = [first, home, grave.join(lang.marks.gap), signed.join(lang.marks.comma), code];
      yield { body: lang.tidy(lines.filter((line) => line !== "").join("\n")), writer };
    }
}
