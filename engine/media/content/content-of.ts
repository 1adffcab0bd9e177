/** A listing becomes what a picture says of it: facts as the language prints them, nothing that no fact bears out. */
import type { Brief, CopyLanguage, Occasion } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { PosterWords } from "#contract/media/poster-words";
import { listingTitle } from "#engine/campaign/titles";
import type { LanguageRealiser, RowKey } from "#engine/copy/languages/base/language";
import { realiserOf } from "#engine/copy/languages/index";
import { occasionParts } from "#engine/copy/occasions/occasion";
import { type Plan, planOf } from "#engine/copy/writing/plan";
import { signerFor } from "#engine/copy/writing/signer";
import { writerOf } from "#engine/copy/writing/writer";
import { getPlatform } from "#engine/platforms/index";
import type { PictureContent } from "./content.ts";
import { headlineFor } from "./headline.ts";
import { marksFor } from "./marks.ts";
import { withWords } from "./own-words.ts";
import type { Room } from "./rooms.ts";
import { pictureWords } from "./words.ts";

/** What a picture is of a home for. */
export interface PictureBrief extends Brief {
  /** Set for templates that say by themselves why they are posted: "Just listed", "Sold". */
  told?: Occasion["kind"];
  /** The agent's own. */
  words?: PosterWords;
}

/** Pictures state all that a portal's text states: whoever passes them on cannot look anything up. */
const ROOMY = "rightmove";
const rowOrder = [
  "layout",
  "area",
  "floor",
  "aspect",
  "year",
  "type",
  "finish",
  "transit",
  "land",
  "tax",
  "tenancy",
] as const satisfies readonly RowKey[];

const capital = (text: string, { marks, code }: LanguageRealiser): string =>
  marks.capitals ? text.charAt(0).toLocaleUpperCase(code) + text.slice(1) : text;

/** The name without its other script in brackets: a picture has no room to say it twice. */
const nameOf = ({ values, lang }: Plan, listing: Listing): string =>
  values.name?.replace(/ ?[(（][^()（）]{1,40}[)）]$/u, "") ??
  capital(
    values["layout.short"] ?? values.type ?? (listing.language?.startsWith(lang.code) ? listingTitle(listing) : ""),
    lang,
  );

function factsOf({ values, lang }: Plan): string[] {
  const found = [
    values["layout.short"] ?? values.layout,
    values["area.bare"] ?? values.area,
    values["aspect.short"] ?? values.aspect,
    values["floor.short"] ?? values.floor,
    values["year.list"] ?? values.year,
  ];
  return found.flatMap((fact) => (fact === undefined ? [] : [capital(fact, lang)]));
}

function columnsOf({ values, lang }: Plan): [string, string][] {
  const cells: [RowKey, string | undefined][] = [
    ["layout", values["layout.short"]],
    ["area", values["area.bare"]],
    ["floor", values["floor.short"]],
    ["year", values["year.num"]],
    ["aspect", values["aspect.bare"]],
  ];
  return cells.flatMap(([key, value]) => (value ? [[lang.labels[key], capital(value, lang)] as [string, string]] : []));
}

function rowsOf(plan: Plan): [string, string][] {
  const { lang } = plan;
  const rows = writerOf(plan, 99, 0).rows(40, true);
  const typed: readonly string[] = rowOrder.map((key) => lang.labels[key]);
  const elsewhere: readonly string[] = [lang.labels.name, lang.labels.place, lang.labels.price, lang.labels.address];
  const place = ([label]: [string, string]) => {
    const at = typed.indexOf(label);
    return at < 0 ? typed.length : at;
  };
  return rows
    .filter(([label]) => !elsewhere.includes(label))
    .map(([label, value]): [string, string] => [label, capital(value, lang)])
    .sort((a, b) => place(a) - place(b))
    .slice(0, 12);
}

const formOf = (told: Occasion["kind"] | undefined, occasion: Occasion | undefined): Occasion | undefined => {
  if (told === undefined || occasion?.kind === told) return occasion;
  if (told === "listed" || told === "closed") return { kind: told };
  return undefined;
};

/**
 * What a picture says of the home in the language. The plan is that of a portal's text, so that the same facts are known and
 * the same are left out by law. Throws for a language that cannot be written.
 */
export function contentOf(listing: Listing, brief: PictureBrief, language: CopyLanguage): PictureContent {
  const lang = realiserOf(language);
  const platform = getPlatform(ROOMY);
  if (!lang || !platform) throw new Error(`${ROOMY} and ${language} are known, or writing had failed`);
  const plan = planOf(listing, brief, platform, "post", lang);
  const { values } = plan;
  const words = pictureWords[language];
  const occasion = formOf(brief.told, brief.occasion);
  const parts = occasion ? occasionParts(listing, occasion, lang) : null;
  const signer = signerFor(listing, brief, language, platform.family);
  const offered = { sale: words.sale, rent: words.rent };
  const said: PictureContent = {
    language,
    kicker: parts?.head ?? (listing.transaction ? offered[listing.transaction] : null),
    name: nameOf(plan, listing),
    headline: headlineFor(listing, brief, plan),
    place: values.place ?? values.city ?? null,
    price: values["price.bare"] ?? values.price ?? null,
    before: parts?.before ?? null,
    facts: factsOf(plan),
    columns: columnsOf(plan),
    rows: rowsOf(plan),
    when: parts?.when ? { date: capital(parts.when.date, lang), time: capital(parts.when.time, lang) } : null,
    agent:
      signer.name === null
        ? null
        : { name: signer.name, company: signer.company, phone: signer.phone, licence: signer.licence },
    link: brief.link,
    marks: [],
    page: null,
    room: null,
  };
  const content = brief.words ? withWords(said, brief.words) : said;
  return { ...content, marks: marksFor(listing, plan, content, language) };
}

interface RoomLines {
  /** Points as this language says them, and the page's own words: each may tell of some room. */
  phrases: readonly string[];
  /** What the facts say of a room where no phrase does. */
  facts: Partial<Record<Room, string>>;
}

/** What may stand below the name of a room. */
export function roomLinesOf(listing: Listing, brief: Brief, language: CopyLanguage): RoomLines {
  const lang = realiserOf(language);
  const platform = getPlatform(ROOMY);
  if (!lang || !platform) return { phrases: [], facts: {} };
  const { known, terms, values } = planOf(listing, brief, platform, "post", lang);
  const said = (room: Room, fact: string | undefined): Partial<Record<Room, string>> =>
    fact ? { [room]: capital(fact, lang) } : {};
  return {
    phrases: [...known.quotes, ...terms.map(({ bare }) => bare)].map((phrase) => capital(phrase, lang)),
    facts: {
      ...said("bedroom", values.layout),
      ...said("plan", values["area.full"] ?? values.area),
      ...said("outside", values["year.list"] ?? values.year),
    },
  };
}
