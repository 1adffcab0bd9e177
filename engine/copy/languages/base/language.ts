/**
 * What a language must bring to write everything: one `LanguageRealiser`, almost all of it data.
 *
 * To add a language: make `languages/<code>/`, export one `LanguageRealiser`, name it in `languages/index.ts`, run
 * `npm run -s vitest -- run --project unit engine/copy`. `languages/en/` is the model to follow file by file: `values.ts` prints facts,
 * `page-words.ts` reads pages, `story/` holds names of points, scenes, arcs and material information (see `story.ts`).
 *
 * Texts are templates (see `template.ts`): `{value}`, `[optional part with {value}]`, `{?value}` as a condition; `{?sale}`,
 * `{?rent}` and `{?resale}` (a sale of a home with a build year or tax status) are conditions the engine sets. The values a template may use:
 *
 * | value | example (en) | known when |
 * | --- | --- | --- |
 * | name, place, city, district, address | 梅川苑 · Putuo, Shanghai | the listing names them |
 * | type | flat | the property type is recognised |
 * | layout, beds, baths | two bedrooms and one bathroom · two bedrooms · one bathroom | rooms |
 * | area, land | 89.3 m² (961 sq ft) · a 750 m² plot | area; land beside a house |
 * | price | RMB 6.98 million | price |
 * | rate | about £713 per sq ft | price and area of a sale (en) |
 * | aspect | windows to the north and the south | orientation |
 * | through | (same fact as aspect) air from both sides | windows to opposite sides |
 * | floor, year | mid floor of 18 · built in 2004 | |
 * | finish, tax, tenancy | finished inside | a point of that slot is stated |
 * | lift, balcony, southBalcony ... | a lift | the point of that id is stated (`points/points.ts`) |
 * | transit | 620 m to the metro | a distance is stated |
 * | light, building, outdoors, comfort, terms, space | a balcony and a kitchen with a window | list of the topic's points not yet said, at most three |
 * | agent, company, phone | | the brief or the listing names them |
 *
 * Make further wordings of a value with a dot: `area.short`, `price.bare`, `beds.num`. The part before the dot is the
 * fact that counts as said. Never put a number, name or claim into a template that is not a value: the fact lock
 * would flag it. Write sentences that stay true for every home that has the values: a benefit must follow from them.
 *
 * Styles are voices, not adjectives: professional (third person, complete, dry), friendly (first person, a chat),
 * luxury (calm, short, image first, few facts), trendy (price or question first, clipped, second person).
 * Give each list three or more entries that differ in words and in build: platforms take different ones, and tests
 * compare their trigrams.
 */
import type { CopyLanguage, CopyStyle } from "#contract/copy";
import type { Facts } from "#engine/copy/facts/index";
import type { Topic } from "#engine/copy/points/point";
import type { DecidingWords } from "./deciding.ts";
import type { Plot } from "./plot.ts";
import type { PriceWords } from "./price-words.ts";
import type { PlainWords, Story } from "./story.ts";
import type { Values } from "./template.ts";

type ByStyle<T> = Readonly<Record<CopyStyle, T>>;
export type Templates = readonly string[];

/** Facts that have a row in a table; also the lines of lists. `terms-*` rows hold lists of a topic's terms. */
export const rowKeys = [
  "name",
  "place",
  "address",
  "type",
  "layout",
  "area",
  "land",
  "aspect",
  "floor",
  "year",
  "finish",
  "transit",
  "tax",
  "tenancy",
  "price",
] as const;
export type RowKey = (typeof rowKeys)[number];

/** Sections of long texts, in their order. */
const sections = ["overview", "layout", "building", "location", "price", "viewing"] as const;
type Section = (typeof sections)[number];

export type LanguageRealiser = {
  readonly code: CopyLanguage;
  readonly marks: {
    /** Ends a sentence that lacks an end: "。" or ".". */
    readonly stop: string;
    /** Between phrases of a run: "，" or ", ". */
    readonly comma: string;
    /** Between sentences of a paragraph: "" or " ". */
    readonly gap: string;
    /** After a label: "：" or ": ". */
    readonly colon: string;
    /** Does a sentence begin with a capital letter? */
    readonly capitals: boolean;
  };
  /** Every value that these facts allow, formatted for this language and the home's country. Pure. */
  readonly values: (facts: Facts) => Values;
  /** A term as this country says it (en: "a lift", in the US "an elevator"); undefined: this language cannot say it. */
  readonly term: (word: string, facts: Facts) => string;
  /** A term without its article, for lines and tables; then lists of a topic have a bare form too: `{comfort.bare}`, `{lift.bare}`. */
  readonly bare?: (word: string) => string;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
  /** Last touch on finished text: spaces, punctuation widths. Idempotent. */
  readonly tidy: (text: string) => string;
  readonly labels: Readonly<Record<RowKey, string>>;
  /** The bare value for a table's cell where the label already says the word ("Area | 89.3 m²"); default `{key}`. */
  readonly cells: Readonly<Partial<Record<RowKey, string>>>;
  /** Labels for rows of terms by topic: "Inside", "Outdoors". */
  readonly topicLabels: Readonly<Record<Topic, string>>;
  readonly titles: ByStyle<Templates>;
  /** Titles for a field of 16 to 20 characters, shortest last. */
  readonly shortTitles: Templates;
  readonly heads: Readonly<Record<Section, string>>;
  /** Search tags without #, most searched first; templates, no spaces in the result (the engine removes them). */
  readonly tags: Templates;
  /** Who signs: from full to short. */
  readonly signatures: { readonly full: Templates; readonly short: Templates };
  readonly email: {
    readonly subjects: ByStyle<Templates>;
    readonly preheaders: Templates;
    readonly greetings: ByStyle<Templates>;
    readonly button: string;
    readonly closing: ByStyle<Templates>;
    readonly sentBy: string;
    readonly unsubscribe: string;
    readonly unsubscribeHow: string;
    readonly factsHead: string;
  };
  /** Bodies of text messages, longest first; the legal frame is added by the engine. */
  readonly sms: ByStyle<Templates>;
  /** Posts told along arcs, with scenes. */
  readonly story: Story;
  /** Deciding facts. */
  readonly deciding: DecidingWords;
  /** Posts of homes with enough to tell. */
  readonly plain: PlainWords;
  /** Posts thought out whole. */
  readonly plots: readonly Plot[];
  /** Prices that are no plain asking price. */
  readonly prices: PriceWords;
};
