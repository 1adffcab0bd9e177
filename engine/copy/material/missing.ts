/** What a market's advertisements state of the deal and this listing does not say, and the name its disclosure would bear. */
import type { Listing } from "#contract/listing";
import { materialOf } from "./read.ts";
import { wantedMaterial } from "./wanted.ts";

/** What is asked for, of all that may be stated. */
const askedKinds = [
  "verificationCode",
  "depositAndAdvance",
  "utilities",
  "agencyFee",
  "hoaFee",
  "propertyTax",
  "deposit",
  "minimumTerm",
  "tenure",
  "councilTax",
  "energyClass",
  "emissionsClass",
  "available",
  "transactionRole",
  "managementFee",
  "keyMoney",
  "contractType",
  "registrationNumber",
  "propertyNumber",
  "depositSum",
  "coOwnershipCharges",
  "energyCertificate",
  "energyUse",
  "permitNumber",
] as const;
type AskedKind = (typeof askedKinds)[number];

/** By country, in its own language: pages, readers and the law's rules know them so. */
const names: Readonly<Record<string, Partial<Record<AskedKind, string>>>> = {
  CN: {
    verificationCode: "房源核验码",
    depositAndAdvance: "付款方式",
    utilities: "水电费",
    agencyFee: "中介费",
  },
  US: {
    hoaFee: "HOA",
    propertyTax: "Property tax",
    deposit: "Deposit",
    utilities: "Utilities",
    minimumTerm: "Minimum term",
  },
  CA: { propertyTax: "Property tax", deposit: "Deposit", utilities: "Utilities", minimumTerm: "Minimum term" },
  GB: {
    tenure: "Tenure",
    councilTax: "Council tax",
    energyClass: "EPC rating",
    deposit: "Deposit",
    available: "Available",
  },
  AU: { councilTax: "Council rates", deposit: "Deposit", available: "Available" },
  JP: {
    transactionRole: "取引態様",
    managementFee: "管理費",
    deposit: "敷金",
    keyMoney: "礼金",
    contractType: "契約形態",
  },
  KR: { registrationNumber: "등록번호", managementFee: "관리비", depositSum: "보증금", available: "입주" },
  FR: {
    energyClass: "DPE",
    emissionsClass: "GES",
    agencyFee: "Honoraires",
    coOwnershipCharges: "Charges de copropriété",
    deposit: "Dépôt de garantie",
    utilities: "Charges",
  },
  DE: {
    energyCertificate: "Energieausweis",
    energyUse: "Endenergiebedarf",
    energyClass: "Energieeffizienzklasse",
    agencyFee: "Provision",
    deposit: "Kaution",
    utilities: "Nebenkosten",
  },
  ES: { energyClass: "Clase energética", deposit: "Fianza" },
  IT: { energyClass: "Classe energetica", deposit: "Cauzione" },
  SG: { tenure: "Tenure", deposit: "Deposit", minimumTerm: "Minimum term" },
  HK: { propertyNumber: "物業編號 Property No.", managementFee: "管理費", deposit: "按金 Deposit" },
  AE: { permitNumber: "Trakheesi permit", deposit: "Deposit" },
};

export interface MissingMaterial {
  kind: AskedKind;
  /** The disclosure to fill in, in the market's language. */
  name: string;
}

const house = /house|villa|maison|haus|别墅|独栋|一戸建|一軒家|단독|casa\b|detached/iu;

/** None before it is known whether the home is sold or let. */
export function missingMaterial(listing: Listing): MissingMaterial[] {
  const { country, transaction } = listing;
  if (transaction === null || country === null) return [];
  const stated = new Set<string>(
    materialOf(listing)
      .filter(({ printed }) => printed !== "")
      .map(({ kind }) => kind),
  );
  const known = (kind: AskedKind): boolean =>
    stated.has(kind) ||
    (kind === "depositAndAdvance" && stated.has("deposit")) ||
    (kind === "depositSum" && (stated.has("jeonse") || stated.has("deposit"))) ||
    (kind === "coOwnershipCharges" && house.test(listing.propertyType ?? ""));
  const wanted: readonly string[] = wantedMaterial({ country, transaction });
  return askedKinds
    .filter((kind) => wanted.includes(kind) && !known(kind))
    .flatMap((kind) => {
      const name = names[country]?.[kind];
      return name === undefined ? [] : [{ kind, name }];
    });
}
