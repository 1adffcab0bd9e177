/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/tw-broker-name.json" with { type: "json" };
import rule2 from "./rules/tw-deposit-limit.json" with { type: "json" };
import rule3 from "./rules/tw-franchise.json" with { type: "json" };
import rule4 from "./rules/tw-illegal-addition.json" with { type: "json" };
import rule5 from "./rules/tw-profit.json" with { type: "json" };
import rule6 from "./rules/tw-use-mismatch.json" with { type: "json" };

export const marketFile: unknown = {
  ...market,
  rules: [rule1, rule2, rule3, rule4, rule5, rule6],
};
