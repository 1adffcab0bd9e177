/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/nz-bond-limit.json" with { type: "json" };
import rule2 from "./rules/nz-human-rights.json" with { type: "json" };
import rule3 from "./rules/nz-rent-stated.json" with { type: "json" };

export const marketFile: unknown = {
  ...market,
  rules: [rule1, rule2, rule3],
};
