/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/ca-brokerage-name.json" with { type: "json" };
import rule2 from "./rules/ca-comparative-claim.json" with { type: "json" };
import rule3 from "./rules/ca-deposit-barred.json" with { type: "json" };
import rule4 from "./rules/ca-deposit-limit.json" with { type: "json" };
import rule5 from "./rules/ca-guarantee.json" with { type: "json" };
import rule6 from "./rules/ca-hr-disability.json" with { type: "json" };
import rule7 from "./rules/ca-hr-family-age.json" with { type: "json" };
import rule8 from "./rules/ca-hr-ideal-tenant.json" with { type: "json" };
import rule9 from "./rules/ca-hr-income.json" with { type: "json" };
import rule10 from "./rules/ca-hr-race-religion.json" with { type: "json" };
import rule11 from "./rules/ca-hr-sex.json" with { type: "json" };
import rule12 from "./rules/ca-hr-zh.json" with { type: "json" };
import rule13 from "./rules/ca-on-brokerage-word.json" with { type: "json" };
import rule14 from "./rules/ca-qc-deposit.json" with { type: "json" };
import rule15 from "./rules/ca-qc-french.json" with { type: "json" };

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
  ],
};
