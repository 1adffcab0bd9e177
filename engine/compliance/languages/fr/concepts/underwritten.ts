/** Gains that somebody stands in for: "vide, nous payons", a fixed return, a price at which it is bought back. */
import type { Concept } from "#engine/compliance/frames/language";

const payer = "(nous|on|le promoteur|le gestionnaire|l'exploitant|le vendeur|la société)";
export const underwritten: Record<string, Concept> = {
  "gain-promised": {
    frames: [
      `(vide|vides|vacant|vacance|inoccupé|inoccupée|sans locataire) ...6 ${payer} ..1 (vous|le|les)? (versons|payons|paie|paye|verse|versera|paiera|prend|prenons|couvre|couvrons|assurons)`,
      "!(taux|crédit|prêt|à) {num} % (fixe|fixes|fixé|nets fixes) !(sur|de taux)",
      "(rachat|rachetons|rachète|racheté|rachetée|reprise|reprenons) ..6 (prix d'achat|prix payé|même prix|plus dix|majoré|plus {num})",
    ],
  },
};
