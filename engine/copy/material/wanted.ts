/**
 * Material information an advertisement states, by country and kind of deal; what a page does not say is asked for.
 * Sources: docs/material-information.md.
 */
import type { MaterialKind } from "./kinds.ts";

type Wanted = Readonly<Record<"sale" | "rent", readonly MaterialKind[]>>;

const wanted: Readonly<Record<string, Wanted>> = {
  CN: { sale: ["verificationCode"], rent: ["verificationCode", "depositAndAdvance", "utilities", "agencyFee"] },
  US: { sale: ["hoaFee", "propertyTax"], rent: ["deposit", "utilities", "minimumTerm"] },
  CA: { sale: ["propertyTax"], rent: ["deposit", "utilities", "minimumTerm"] },
  GB: {
    sale: ["tenure", "councilTax", "energyClass"],
    rent: ["deposit", "councilTax", "energyClass", "available"],
  },
  AU: { sale: ["councilTax"], rent: ["deposit", "available"] },
  JP: {
    sale: ["transactionRole", "managementFee"],
    rent: ["transactionRole", "managementFee", "deposit", "keyMoney", "contractType"],
  },
  KR: { sale: ["registrationNumber", "managementFee"], rent: ["depositSum", "managementFee", "available"] },
  FR: {
    sale: ["energyClass", "emissionsClass", "agencyFee", "coOwnershipCharges"],
    rent: ["energyClass", "emissionsClass", "deposit", "agencyFee", "utilities"],
  },
  DE: {
    sale: ["energyCertificate", "energyUse", "energyClass", "agencyFee"],
    rent: ["energyUse", "energyClass", "deposit", "utilities"],
  },
  ES: { sale: ["energyClass"], rent: ["energyClass", "deposit"] },
  IT: { sale: ["energyClass"], rent: ["energyClass", "deposit"] },
  SG: { sale: ["tenure"], rent: ["deposit", "minimumTerm"] },
  HK: { sale: ["propertyNumber", "managementFee"], rent: ["propertyNumber", "managementFee", "deposit"] },
  AE: { sale: ["permitNumber"], rent: ["permitNumber", "deposit"] },
};

/** Kinds in the order they are asked for; none for a country without a table. */
export const wantedMaterial = (facts: {
  readonly country: string | null;
  readonly transaction: "sale" | "rent" | null;
}): readonly MaterialKind[] => (facts.transaction && wanted[facts.country ?? ""]?.[facts.transaction]) ?? [];
