/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/hk-ad-date.json" with { type: "json" };
import rule2 from "./rules/hk-consent.json" with { type: "json" };
import rule3 from "./rules/hk-discrimination.json" with { type: "json" };
import rule4 from "./rules/hk-licence-no.json" with { type: "json" };
import rule5 from "./rules/hk-loan.json" with { type: "json" };
import rule6 from "./rules/hk-profit.json" with { type: "json" };
import rule7 from "./rules/hk-property-no.json" with { type: "json" };
import rule8 from "./rules/hk-public-housing.json" with { type: "json" };
import rule10 from "./rules/hk-saleable-area.json" with { type: "json" };
import rule9 from "./rules/hk-saleable-area-en.json" with { type: "json" };
import rule11 from "./rules/hk-school.json" with { type: "json" };
import rule12 from "./rules/hk-subdivided.json" with { type: "json" };
import rule13 from "./rules/hk-superlative.json" with { type: "json" };
import rule14 from "./rules/hk-unauthorised-works.json" with { type: "json" };
import rule15 from "./rules/hk-urgency.json" with { type: "json" };

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
