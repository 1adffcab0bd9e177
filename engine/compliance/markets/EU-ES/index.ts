/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/es-discriminacion.json" with { type: "json" };
import rule2 from "./rules/es-energia.json" with { type: "json" };

export const marketFile: unknown = {
  ...market,
  rules: [rule1, rule2],
};
