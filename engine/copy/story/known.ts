/** All that a language with a story can say of a home beyond its typed facts, as values for templates. */
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { foldWidth } from "#engine/text/fold";
import type { Facts } from "../facts/index.ts";
import { isJeonse } from "../facts/jeonse.ts";
import type { Derived, Story } from "../languages/base/story.ts";
import type { Values } from "../languages/base/template.ts";
import type { MaterialKind } from "../material/kinds.ts";
import { materialOf, mentionedMaterial } from "../material/read.ts";
import { type PointId, pointIds, points } from "../points/points.ts";
import { headlineOf, headsIn, type Passage, passagesOf } from "./passages.ts";
import { type Reading, readStatements } from "./read.ts";
import { wordingsOf } from "./say-material.ts";
import { isBare, sayStatement } from "./say-statement.ts";
import { type Stated, statedOf } from "./stated.ts";
import { paysHeatingApart, sumsOf } from "./sums.ts";

export interface Known {
  /** Phrases of points and material information, and conditions of what follows from facts. */
  readonly values: Values;
  readonly points: readonly { readonly id: PointId; readonly text: string; readonly bare: boolean }[];
  readonly material: readonly string[];
  /** Of what a language words in several ways all of them: neighbouring posts take different ones. */
  readonly wordings: ReadonlyMap<string, readonly string[]>;
  /** Points that material information says too ("no key money"): a first line may be made of them. */
  readonly unasked: Known["points"];
  /** Kinds the page speaks of, sayable here or not. */
  readonly mentioned: ReadonlySet<MaterialKind>;
  /** Features that only a quotation can say, where the page is in this language. */
  readonly quotes: readonly string[];
  /** Of each of them the heaviest point that it has words for. */
  readonly quoted: ReadonlyMap<string, PointId>;
  /** All points that the quoted features have words for. */
  readonly quotedPoints: ReadonlySet<PointId>;
  /** Features in the page's words that say what is not there. */
  readonly lacks: readonly string[];
  /** Sentences of the agent's description, where the page is in this language. */
  readonly passages: readonly Passage[];
  /** Disclosures in the page's words, where the page is in this language. */
  readonly stated: readonly Stated[];
  /** The agent's headline, where it is in this language and fit to stand over a post. */
  readonly headline: string | null;
}

const readings = new WeakMap<Listing, Reading>();
/** Reading is done once for each listing object. */
function readingOf(listing: Listing): Reading {
  const known = readings.get(listing) ?? readStatements(listing);
  readings.set(listing, known);
  return known;
}

const southern: ReadonlySet<string> = new Set(["AU", "NZ", "ZA", "AR", "CL", "UY"]);

/** What follows from facts, and may be worth a line: no lift above the second level, one bathroom for several bedrooms. */
function derivedOf(listing: Listing, facts: Facts, has: (id: PointId) => boolean): Derived[] {
  const { floor, bedrooms, bathrooms, year, aspect } = facts;
  const rules: readonly (readonly [Derived, boolean])[] = [
    ["sale", facts.transaction === "sale"],
    ["rent", facts.transaction === "rent" && !isJeonse(facts)],
    ["jeonseLet", isJeonse(facts)],
    ["upstairsWithoutLift", has("noLift") && (floor?.level ?? 0) >= 3],
    ["topOfHouse", floor?.band === "top" || (floor?.level != null && floor.level === floor.total)],
    ["groundLevel", (floor?.band === "ground" && !floor.raised) || (floor?.level === 1 && facts.country === "CN")],
    ["twoBathrooms", bathrooms === 2],
    ["olderBuilding", year !== null && year >= 1940 && year < 1996],
    ["pre1940", year !== null && year < 1940],
    // south of the equator the north is the sunny side
    ["northOnly", !southern.has(facts.country ?? "") && aspect.length > 0 && aspect.every((way) => way === "N")],
    [
      "nearTransit",
      facts.transit !== null && ((facts.transit.metres ?? 9e9) <= 800 || (facts.transit.minutes ?? 99) <= 8),
    ],
    ["manyBedrooms", (bedrooms ?? 0) >= 4],
    ["studioFlat", bedrooms === 0],
    [
      "garageAway",
      readingOf(listing).statements.some(({ point, amounts }) => point === "garage" && amounts.distance !== undefined),
    ],
  ];
  return rules.flatMap(([id, holds]) => (holds ? [id] : []));
}

/** Praise, contacts, schools, minutes and money do not belong in a quotation; what the typed facts say is not said again. */
const unfit =
  /https?:|www\.|@|\d{5,}|[¥￥$€£%]|分钟|分|분|minutes?|学区|学校|小学|中学|school|école|schule|초등|最|第一|顶级|豪|尊|奢|稀缺|升值|投资|利回り|best|luxur|dream|stunning|gorgeous|beautiful|amazing|perfect|unique|exclusive|prestig|boast|nestl|站|駅|역|station|gare|bahn|[!！?？:：]|\d ?(?:元|円|원)/iu;
const plainOnes = (phrases: readonly string[]): string[] =>
  [...new Set(phrases)]
    .filter((phrase) => phrase.length >= 2 && phrase.length <= 60 && !unfit.test(phrase))
    .slice(0, 10);

/** "Terrain de 2 350 m²", "1,086 sq ft (per builder plan)": a measure that every text states, and little beside it. */
/** "4.5 Zimmer", "욕실 2개": the rooms are a typed fact. */
const countOfRooms =
  /^\d(?:[.,]5)? ?-?(?:Zimmer|Räume|pièces?|chambres?|(?:bed|bath)?rooms?|室|房|部屋)$|^(?:방|욕실) ?\d개$/iu;
function repeatsFigures(phrase: string, { area, landSqm, transit }: Facts): boolean {
  if (countOfRooms.test(phrase.trim())) return true;
  const figures = [area?.sqm, area?.sqft, area && area.sqm * 10.7639, landSqm, transit?.metres];
  const printed = [...phrase.matchAll(/\d(?:[\d.,\s]{0,12}\d)?/gu)].map(([text]) =>
    text.replace(/[\s,](?=\d{3}(?!\d))/gu, ""),
  );
  const amounts = printed.map((text) => Number(text.replace(",", ".")));
  const known = (amount: number): boolean =>
    figures.some((figure) => figure != null && Math.abs(amount / figure - 1) < 0.004);
  return amounts.some(known) && phrase.replace(/[^\p{L}]/gu, "").length < 30;
}

const denies =
  /^(?:no|not|without)\b|,? not \b|^(?:无|没有|未|不)|(?:なし|無し|不可|未設置)$|(?:없음|불가)$|^(?:pas d|sans|aucune?\b)|, non |^(?:kein|ohne|nicht)|, nicht /iu;

/** What nothing has to be paid for, or hangs on, is the same said by its point and by its kind. */
export const unaskedKinds: Readonly<Partial<Record<PointId, MaterialKind>>> = {
  noKeyMoneyAsked: "keyMoney",
  noDepositNeeded: "deposit",
  noRenewalFee: "renewalFee",
  noMortgage: "loanOnHome",
};

/** Points that material information says already. */
const sayAgain: Readonly<Partial<Record<PointId, readonly MaterialKind[]>>> = {
  feesBySeller: ["agencyFee"],
  noAgencyFee: ["agencyFee"],
  moveInAnyTime: ["available"],
  noKeyMoneyAsked: ["keyMoney"],
  noDepositNeeded: ["deposit"],
  noRenewalFee: ["renewalFee"],
  openEndedLease: ["contractType"],
  noMortgage: ["loanOnHome"],
  guarantorNeeded: ["guarantor"],
};

/** The stop whose distance is a typed fact is no thing to name beside it. */
const stopOf: Readonly<Partial<Record<"metro" | "train" | "tram" | "bus", PointId>>> = {
  train: "trainStation",
  tram: "tramStop",
  bus: "busStop",
};

export function knownOf(listing: Listing, facts: Facts, story: Story, language: CopyLanguage): Known {
  const { statements, unread } = readingOf(listing);
  // where the page speaks this language, what is not read whole is quoted whole
  const quoted = facts.language === language ? plainOnes(unread) : [];
  const said = statements.flatMap((statement) => {
    // told beside the price itself
    if (statement.point === "negotiable" && facts.priceTerm === "negotiable") return [];
    const text = quoted.some((phrase) => foldWidth(phrase).includes(statement.source))
      ? null
      : sayStatement(statement, story);
    return text === null ? [] : [{ id: statement.point, text, bare: isBare(statement), source: statement.source }];
  });
  const items = materialOf(listing);
  const sums = sumsOf(facts, items, story, paysHeatingApart(listing));
  const material = items.flatMap((item) => {
    // in a sale it is the deposit of the tenant who stays
    if (facts.transaction === "sale" && (item.kind === "deposit" || item.kind === "depositSum")) return [];
    // the price itself, named a second time
    if (item.kind === "coldRent" && sums.pricedCold !== undefined) return [];
    const [text, ...others] = wordingsOf(item, story, language, facts.language);
    return text === undefined ? [] : [[item.kind, text, others] as const];
  });
  const told = new Set(said.map(({ source }) => source));
  const printed = new Map(listing.features.map((feature) => [foldWidth(feature).trim(), feature.trim()]));
  const unsaid = statements.flatMap(({ source }) =>
    told.has(source) || quoted.some((phrase) => foldWidth(phrase).includes(source))
      ? []
      : [printed.get(source) ?? source],
  );
  const toldKinds = new Set(material.map(([kind]) => kind));
  const stop = facts.transit ? stopOf[facts.transit.mode] : undefined;
  const twice = (id: PointId): boolean => id === stop || sayAgain[id]?.some((kind) => toldKinds.has(kind)) === true;
  const stated = new Set(statements.map(({ point }) => point));
  const derived = derivedOf(listing, facts, (id) => stated.has(id));
  const mentioned = new Set(mentionedMaterial(listing, items));
  if (isJeonse(facts)) for (const kind of ["depositSum", "deposit"] as const) mentioned.add(kind);
  if (items.some(({ kind, value }) => kind === "keyMoney" && value.form === "none")) derived.push("noKeyMoney");
  if (items.some(({ kind, value }) => kind === "deposit" && value.form === "none")) derived.push("noDepositAsked");
  const unasked = items.flatMap(({ kind, value }): Known["points"] => {
    const id = pointIds.find((point) => unaskedKinds[point] === kind);
    const text = material.find(([name]) => name === kind)?.[1];
    return value.form === "none" && id !== undefined && text !== undefined ? [{ id, text, bare: true }] : [];
  });
  // what no name has room for is quoted too, unless its phrase says something else that is said
  const phrases =
    facts.language === language
      ? plainOnes([...quoted, ...unsaid]).filter((phrase) => !repeatsFigures(phrase, facts))
      : [];
  return {
    values: {
      ...Object.fromEntries(said.map(({ id, text }) => [id, text])),
      ...Object.fromEntries(material.map(([kind, text]) => [kind, text])),
      ...sums,
      ...Object.fromEntries(derived.map((id) => [id, ""])),
    },
    points: said.filter(({ id }) => !twice(id)).sort((a, b) => points[b.id].weight - points[a.id].weight),
    material: material.map(([kind]) => kind),
    wordings: new Map(
      material.flatMap(([kind, text, others]) => (others.length > 0 ? [[kind, [text, ...others]]] : [])),
    ),
    unasked: unasked.filter(({ id }) => !said.some((one) => one.id === id && !twice(id))),
    mentioned,
    quotes: phrases.filter((phrase) => !denies.test(phrase)),
    quoted: new Map(
      phrases.flatMap((phrase) => {
        const [heaviest] = headsIn(phrase, language).sort((a, b) => points[b].weight - points[a].weight);
        return heaviest ? [[phrase, heaviest] as const] : [];
      }),
    ),
    quotedPoints: new Set(phrases.flatMap((phrase) => headsIn(phrase, language))),
    lacks: phrases.filter((phrase) => denies.test(phrase)),
    headline: headlineOf(listing, facts, language),
    passages: passagesOf(listing, facts, language),
    stated: statedOf(listing, language),
  };
}
