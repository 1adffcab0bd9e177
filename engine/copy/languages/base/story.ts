/**
 * What a language brings to write posts: names of points, scenes, arcs, and how it says the deal. All of it is data, written
 * in that language afresh. Texts are templates (see ../template.ts).
 */
import type { CopyStyle } from "#contract/copy";
import type { DecidingId } from "#engine/copy/deciding/fact";
import type { MaterialKind } from "#engine/copy/material/kinds";
import type { MaterialValue } from "#engine/copy/material/value";
import type { PointId } from "#engine/copy/points/points";
import type { Detail, Modifier } from "#engine/copy/points/statement";
import type { Templates } from "./language.ts";

/** Lines by voice; `any` serves the voices that have none of their own. */
export type ByVoice = Readonly<Partial<Record<CopyStyle | "any", Templates>>>;

/** What a scene may rest on: points, typed facts ("transit", "price"), material information, and what follows from facts. */
export type Ground = PointId | MaterialKind | Derived | Typed | `fact:${DecidingId}`;
/** Sums: deposit and first rent, rent with its fee, the price of a square metre (story/sums.ts). */
export const typed = [
  "signingSum",
  "monthlySum",
  "perSquareMetre",
  "own",
  "top",
  "price",
  "area",
  "layout",
  "transit",
  "floor",
  "year",
  "aspect",
  "land",
  "name",
  "place",
] as const;
type Typed = (typeof typed)[number];
export const derived = [
  "sale",
  "rent",
  "jeonseLet",
  "upstairsWithoutLift",
  "topOfHouse",
  "groundLevel",
  "twoBathrooms",
  "olderBuilding",
  "pre1940",
  "northOnly",
  "nearTransit",
  "noKeyMoney",
  "noDepositAsked",
  "managementIncluded",
  "priceFirst",
  "garageAway",
  "manyBedrooms",
  "studioFlat",
] as const;
export type Derived = (typeof derived)[number];

/**
 * A scene: lines that are true of any home that has what it rests on, and worth reading. A line names each point by its
 * hole ({garden}) unless the point is stated bare; a line without the hole is used only for a bare one.
 */
export interface Scene {
  readonly on: readonly Ground[];
  readonly unless?: readonly Ground[];
  readonly icon: string;
  /** Instead of its points' own. */
  readonly weight?: number;
  /** Headlines, at most 20 signs of Han or 60 letters. */
  readonly title?: Templates;
  /** First lines: they stop a reader with this. */
  readonly open?: ByVoice;
  /** A line of a list, or a sentence among others. */
  readonly line?: ByVoice;
  /** A shortcoming, said openly. */
  readonly but?: ByVoice;
  /** Last words that come back to the opening. */
  readonly end?: ByVoice;
}

export type Family = "list" | "chat" | "short" | "long" | "script";

/**
 * A plan of a whole post, line by line. A line is text with slots: @open @home @list3 @dots4 @prose3 @rest @but @money
 * @material @ask @question @call @end. A line whose slot has nothing to say is left out, text and all. "~" before a line:
 * the first to go when room is short, "~~" the second. "" is an empty line.
 */
export interface Arc {
  readonly name: string;
  readonly voices: readonly CopyStyle[];
  readonly families: readonly Family[];
  readonly lines: readonly string[];
}

/** What belongs together in a home, in the order in which a plain post tells it. */
export const parts = ["state", "inside", "outside", "building", "around", "deal"] as const;
export type Part = (typeof parts)[number];

/** What a language brings to tell a home plainly: what decides first, then what it has, part by part. */
export interface PlainWords {
  /** First lines of several deciding facts, with titles. `{top}`: the weightiest two or three things, states and terms, in a list. */
  readonly leads: readonly Scene[];
  /** A sentence for the names of a part: "{list}". One that begins with the list takes it without articles. */
  readonly groups: Readonly<Record<Part, ByVoice>>;
  /** A sentence for what no sentence has said yet of name, place and stop: any of them, alone and together. */
  readonly where: Templates;
  /** Before bare names of how the home is and is sold, and of what lies around it: "Worth knowing: {list}". */
  readonly besides: Readonly<Record<"known" | "around", Templates>>;
  /** The home, where it is and what it costs in as few signs as can be, for a post that has no room for more. */
  readonly wire?: Readonly<Record<CopyStyle, Templates>>;
  /** The first words of a message from one person to another. */
  readonly greet: Readonly<Record<CopyStyle, Templates>>;
}

/** How a language says material information, by the form of its value; holes: {money} {per} {n} {m} {letter} {code} {text} {date}; `month` where `months` is one. */
export type MaterialWords = Readonly<
  Partial<
    Record<
      MaterialKind,
      Readonly<
        Partial<
          // of several wordings neighbouring posts take different ones
          Record<
            MaterialValue["form"] | "month" | "year" | "freehold" | "leasehold" | "shareOfFreehold",
            string | Templates
          >
        >
      > & {
        readonly label: string;
        readonly gap?: string;
      }
    >
  >
>;

export interface Story {
  /**
   * Noun phrases with their narrowing: "[{how}]花园[（{area}）]". A stated amount or modifier that has no hole leaves the point
   * unsaid. Of several wordings the first that holds all: ["{count} places", "une place"].
   */
  readonly names: Readonly<Partial<Record<PointId, string | Templates>>>;
  /** "privatif|privative" where endings follow the gender: {how} takes the first, {how.f} the second. */
  readonly modifiers: Readonly<Partial<Record<Modifier, string>>>;
  /** Set beside a name that has no room for them: behind it, or before it (zh, ja, ko). */
  readonly details: Readonly<Record<Detail, string>>;
  /** An amount beside a name that has no room for it; `{amount}` is printed by `amount`. */
  readonly beside: Readonly<Record<"area" | "distance" | "year" | "count" | "height" | "size" | "minutes", string>> & {
    /** Around measures and states, and between them: "(9 m², with electricity)". */
    readonly brackets: readonly [open: string, between: string, close: string];
    /** Does where a thing is stand before its name? */
    readonly before: boolean;
  };
  /** Do lists of a home's own things stand without articles? Where these inflect, a fragment takes none. */
  readonly bareOwn?: boolean;
  /** What speaks against a home, openly: "{against}" is a list of names. */
  readonly against: Readonly<Record<CopyStyle, Templates>>;
  /** Amounts as this language prints them. */
  readonly amount: {
    readonly area: (sqm: number) => string;
    readonly distance: (metres: number) => string;
    readonly size: (a: number, b: number) => string;
    /** Metres from floor to ceiling. */
    readonly height: (metres: number) => string;
    readonly money: (amount: number, currency: string) => string;
    readonly per: Readonly<Record<"month" | "year" | "week", string>>;
    readonly date: (year: number, month: number | null, day: number | null) => string;
    /** A number with its decimals: 1.3, "1,3"; as JavaScript prints it where a language does not say. */
    readonly decimal?: (value: number) => string;
    /** A small whole number within words: 押一付三, "two". */
    readonly count: (value: number) => string;
    readonly average: (money: string) => string;
  };
  readonly scenes: readonly Scene[];
  /** First lines that tell what the agent wants first, where the scenes' own speak of something beside it; by fact. */
  readonly led?: Readonly<Partial<Record<string, ByVoice>>>;
  readonly arcs: readonly Arc[];
  /** The sentence that names the home: where, what, how large. */
  readonly home: Readonly<Record<CopyStyle, Templates>>;
  /** Price and terms in a sentence. */
  readonly money: Readonly<Record<CopyStyle, Templates>>;
  readonly calls: Readonly<Record<CopyStyle, Templates>>;
  readonly questions: Readonly<Record<CopyStyle, Templates>>;
  readonly material: MaterialWords;
  /** "{gaps}" is a list of what the market asks for and the page does not say. */
  readonly ask: Readonly<Record<CopyStyle, Templates>>;
  /** Before the names of points that no scene was used for: "另有{rest}". */
  readonly rest: Readonly<Record<CopyStyle, Templates>>;
  /** A feature in the page's own words, as it stands within a sentence: small initial where the language wants it. */
  readonly quote?: (phrase: string) => string;
}
