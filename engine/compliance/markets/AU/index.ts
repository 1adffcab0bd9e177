/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/au-bond-limit.json" with { type: "json" };
import rule2 from "./rules/au-family-age.json" with { type: "json" };
import rule3 from "./rules/au-holding-limit.json" with { type: "json" };
import rule4 from "./rules/au-inspection-fee.json" with { type: "json" };
import rule5 from "./rules/au-investment.json" with { type: "json" };
import rule6 from "./rules/au-nsw-offers-over.json" with { type: "json" };
import rule7 from "./rules/au-price-range-10.json" with { type: "json" };
import rule8 from "./rules/au-price-words-other.json" with { type: "json" };
import rule9 from "./rules/au-qld-auction-price.json" with { type: "json" };
import rule10 from "./rules/au-race.json" with { type: "json" };
import rule11 from "./rules/au-rent-fixed.json" with { type: "json" };
import rule12 from "./rules/au-superlative.json" with { type: "json" };
import rule13 from "./rules/au-vic-price-words.json" with { type: "json" };
import rule14 from "./rules/au-vic-soi.json" with { type: "json" };
import rule15 from "./rules/au-view-claim.json" with { type: "json" };

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
