/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/in-agent-reg.json" with { type: "json" };
import rule2 from "./rules/in-discrimination.json" with { type: "json" };
import rule3 from "./rules/in-rera-project.json" with { type: "json" };
import rule4 from "./rules/in-superbuiltup.json" with { type: "json" };

export const marketFile: unknown = {
  ...market,
  rules: [rule1, rule2, rule3, rule4],
};
