/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/it-ape.json" with { type: "json" };
import rule2 from "./rules/it-deposit-limit.json" with { type: "json" };
import rule3 from "./rules/it-discrimination.json" with { type: "json" };

export const marketFile: unknown = {
  ...market,
  rules: [rule1, rule2, rule3],
};
