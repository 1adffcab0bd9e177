/** The material information a listing states, each kind once. */
import type { Listing } from "#contract/listing";
import { kindNames, type MaterialKind } from "./kinds.ts";
import { type MaterialValue, parseMaterial } from "./value.ts";

export interface MaterialItem {
  readonly kind: MaterialKind;
  readonly value: MaterialValue;
  /** The value as the page prints it. */
  readonly printed: string;
  /** The same with its name. */
  readonly source: string;
}

/** One line that states two things: "DPE / GES: D / B", "Bedarfsausweis, 98 kWh/(m²·a), Klasse C". */
function apart([name, value]: readonly [string, string]): [string, string][] {
  const both = /^([A-G]) ?[/|·-] ?([A-G])$/iu.exec(value.trim());
  if (both?.[1] && both[2] && /dpe/iu.test(name) && /ges/iu.test(name))
    return [
      ["DPE", both[1]],
      ["GES", both[2]],
    ];
  const rated = /DPE ([A-G])(?![\p{L}])[^,;]{0,40}[,;] ?GES ([A-G])(?![\p{L}])/iu.exec(value);
  if (rated?.[1] && rated[2])
    return [
      ["DPE", rated[1]],
      ["GES", rated[2]],
    ];
  // "敷金1か月（58,000円）、礼金なし", "火災保険18,000円/2年、鍵交換費用16,500円"
  const listed = value
    .split(/[、，](?![^（()）、，]{0,40}(?:[、，][^（()）、，]{0,40}){0,3}[）)])/u)
    .map((part) => /^(敷金|礼金|火災保険|鍵交換費用?|保証金|押金)[：:]?(.{1,40})$/u.exec(part.trim()));
  const named = listed.flatMap((hit): [string, string][] => (hit?.[1] && hit[2] ? [[hit[1], hit[2]]] : []));
  if (named.length >= 2 && named.length === listed.length) return named;
  if (/energieausweis/iu.test(name)) {
    const parts = value.split(/, (?=\p{L}|\d)/u).map((part) => part.trim());
    const letter = /^(?:energieeffizienz)?klasse:? ([A-H]\+?)$/iu;
    return parts.map((part) =>
      letter.test(part)
        ? ["Energieeffizienzklasse", part.replace(letter, "$1")]
        : /kWh/u.test(part)
          ? ["Endenergie", part]
          : [name, part],
    );
  }
  return [[name, value]];
}

/** What the page speaks of, understood or not: nobody asks for it again. */
export function mentionedMaterial(listing: Listing, items: readonly MaterialItem[]): ReadonlySet<MaterialKind> {
  const texts = [
    ...Object.entries(listing.disclosures).map(([name, value]) => `${name}: ${value}`),
    ...listing.features,
    listing.title ?? "",
    listing.description ?? "",
  ].join("\n");
  const found = new Set(items.map(({ kind }) => kind));
  for (const [kinds, words] of mentions) if (words.test(texts)) for (const kind of kinds) found.add(kind);
  return found;
}

const mentions: readonly (readonly [readonly MaterialKind[], RegExp])[] = [
  [["deposit", "keyMoney"], /敷\s?\d|礼\s?\d|敷金|礼金/u],
  [["deposit", "depositSum"], /押金|押[一二两三四五六半]|kaution|deposit|^bond:|dépôt de garantie|보증금|전세/imu],
  // "First and last month's rent" due at signing is what a Canadian tenant pays in a deposit's stead
  [["deposit"], /first and last(?: month|,|$)|last month['’]?s? rent|dernier mois(?: de loyer)? (?:payé|exigé|dû)/imu],
  [["energyClass"], /klasse:? ?[A-H](?![\p{L}])|DPE ?:? ?[A-G](?![\p{L}])|EPC|省エネ/iu],
  [["emissionsClass"], /GES ?:? ?[A-G](?![\p{L}])/u],
  [["energyUse"], /\d ?kWh/u],
  // a listed building has none
  [
    ["energyClass", "energyUse", "energyCertificate", "emissionsClass"],
    /energieausweis[^\n]{0,20}(?:nicht erforderlich|entfällt|nicht nötig)|EPC (?:exempt|not required)|DPE (?:non requis|non soumis|vierge)/iu,
  ],
  [["agencyFee"], /provision|honoraires|仲介手数料|中介费|佣金|중개보수|agency fee/iu],
  [["tenure"], /leasehold|freehold|产权/iu],
  [["councilTax"], /council tax/iu],
  [["managementFee"], /管理費|共益費|物业费|관리비/u],
  [["contractType"], /普通借家|定期借家/u],
  [["utilities"], /nebenkosten|betriebskosten|bills|utilities|水电|水費|charges|^hydro:/imu],
  // "Heat and water are included", "water and gas included in the rent"
  [
    ["utilities"],
    /(?<!\p{L})(?:heat(?:ing)?|water|hydro|gas|electricity|power)(?:,? (?:and|&) [a-z]{3,12})? (?:is |are )?included|(?<!\p{L})(?:eau|chauffage|électricité)(?: et [\p{L}’']{3,14})? (?:inclus|compris)e?s?/iu,
  ],
];

/** From disclosures, and from features that read as "name: value" or "礼金 0". */
export function materialOf(listing: Listing): MaterialItem[] {
  const currency = listing.price?.currency ?? null;
  const rent = listing.transaction === "rent" || (listing.price?.period ?? null) !== null;
  const pairs: [name: string, value: string][] = [
    ...Object.entries(listing.disclosures).flatMap(apart),
    ...listing.features.flatMap((feature): [string, string][] => {
      const hit =
        /^([^\d:：]{2,30})[:：]\s*(.{1,80})$/u.exec(feature) ?? /^([^\d:：\s]{2,12}) ?(\S{1,20})$/u.exec(feature);
      return hit?.[1] && hit[2] ? [[hit[1].trim(), hit[2].trim()]] : [];
    }),
  ];
  const items = new Map<MaterialKind, MaterialItem>();
  for (const [name, value] of pairs) {
    const kind = kindNames.find(([, pattern]) => pattern.test(name))?.[0];
    if (!kind || items.has(kind)) continue;
    const setting = { kind, name, currency, rent, country: listing.country };
    items.set(kind, { kind, value: parseMaterial(value, setting), printed: value.trim(), source: `${name} ${value}` });
  }
  return [...items.values()];
}
