/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/uk-asa-superiority.json" with { type: "json" };
import rule2 from "./rules/uk-deposit-limit.json" with { type: "json" };
import rule3 from "./rules/uk-epc.json" with { type: "json" };
import rule4 from "./rules/uk-equality.json" with { type: "json" };
import rule5 from "./rules/uk-false-urgency.json" with { type: "json" };
import rule6 from "./rules/uk-holding-limit.json" with { type: "json" };
import rule7 from "./rules/uk-mi-council-tax.json" with { type: "json" };
import rule8 from "./rules/uk-mi-deposit.json" with { type: "json" };
import rule9 from "./rules/uk-mi-lease-terms.json" with { type: "json" };
import rule10 from "./rules/uk-mi-part-b.json" with { type: "json" };
import rule11 from "./rules/uk-mi-part-c.json" with { type: "json" };
import rule12 from "./rules/uk-mi-poa.json" with { type: "json" };
import rule13 from "./rules/uk-mi-price.json" with { type: "json" };
import rule14 from "./rules/uk-mi-tenure.json" with { type: "json" };
import rule15 from "./rules/uk-rra-benefits.json" with { type: "json" };
import rule16 from "./rules/uk-rra-bidding.json" with { type: "json" };
import rule17 from "./rules/uk-rra-children.json" with { type: "json" };
import rule18 from "./rules/uk-rra-professionals.json" with { type: "json" };
import rule19 from "./rules/uk-tenant-fees.json" with { type: "json" };
import rule20 from "./rules/uk-yield.json" with { type: "json" };

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
  ],
};
