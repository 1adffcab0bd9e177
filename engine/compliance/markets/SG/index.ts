/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/sg-agent-name.json" with { type: "json" };
import rule2 from "./rules/sg-agent-reg.json" with { type: "json" };
import rule3 from "./rules/sg-circumvent.json" with { type: "json" };
import rule5 from "./rules/sg-discrimination.json" with { type: "json" };
import rule4 from "./rules/sg-discrimination-zh.json" with { type: "json" };
import rule6 from "./rules/sg-ea-licence.json" with { type: "json" };
import rule7 from "./rules/sg-owner-consent.json" with { type: "json" };
import rule8 from "./rules/sg-phone.json" with { type: "json" };
import rule9 from "./rules/sg-returns.json" with { type: "json" };
import rule10 from "./rules/sg-superlative.json" with { type: "json" };
import rule11 from "./rules/sg-title.json" with { type: "json" };

export const marketFile: unknown = {
  ...market,
  rules: [rule1, rule2, rule3, rule4, rule5, rule6, rule7, rule8, rule9, rule10, rule11],
};
