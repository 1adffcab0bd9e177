/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/fr-agent-commercial.json" with { type: "json" };
import rule3 from "./rules/fr-carrez.json" with { type: "json" };
import rule2 from "./rules/fr-carrez-parts.json" with { type: "json" };
import rule4 from "./rules/fr-copro.json" with { type: "json" };
import rule5 from "./rules/fr-credit.json" with { type: "json" };
import rule6 from "./rules/fr-deposit-limit.json" with { type: "json" };
import rule7 from "./rules/fr-deposit-unfurnished.json" with { type: "json" };
import rule8 from "./rules/fr-discrimination.json" with { type: "json" };
import rule9 from "./rules/fr-dpe.json" with { type: "json" };
import rule10 from "./rules/fr-energy-cost.json" with { type: "json" };
import rule11 from "./rules/fr-fonctionnaires.json" with { type: "json" };
import rule12 from "./rules/fr-georisques.json" with { type: "json" };
import rule13 from "./rules/fr-ges.json" with { type: "json" };
import rule14 from "./rules/fr-honoraires-acquereur.json" with { type: "json" };
import rule15 from "./rules/fr-honoraires-charge.json" with { type: "json" };
import rule16 from "./rules/fr-passoire.json" with { type: "json" };
import rule17 from "./rules/fr-rendement.json" with { type: "json" };
import rule18 from "./rules/fr-rent-deposit.json" with { type: "json" };
import rule19 from "./rules/fr-rent-encadrement.json" with { type: "json" };
import rule20 from "./rules/fr-rent-fees.json" with { type: "json" };
import rule21 from "./rules/fr-rent-price.json" with { type: "json" };
import rule22 from "./rules/fr-rent-surface.json" with { type: "json" };
import rule23 from "./rules/fr-superlatif.json" with { type: "json" };
import rule24 from "./rules/fr-tenant-fee-limit.json" with { type: "json" };
import rule25 from "./rules/fr-tenant-file.json" with { type: "json" };
import rule26 from "./rules/fr-urgence.json" with { type: "json" };

export const marketFile: unknown = {
  ...market,
  rules: [
    rule1,
    rule2,
    rule3,
    rule4,
    rule5,
    rule6,
    rule7,
    rule8,
    rule9,
    rule10,
    rule11,
    rule12,
    rule13,
    rule14,
    rule15,
    rule16,
    rule17,
    rule18,
    rule19,
    rule20,
    rule21,
    rule22,
    rule23,
    rule24,
    rule25,
    rule26,
  ],
};
