/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/jp-agency-fee-limit.json" with { type: "json" };
import rule2 from "./rules/jp-before-permit.json" with { type: "json" };
import rule3 from "./rules/jp-discrimination.json" with { type: "json" };
import rule4 from "./rules/jp-double-price.json" with { type: "json" };
import rule5 from "./rules/jp-facility-distance.json" with { type: "json" };
import rule6 from "./rules/jp-investment.json" with { type: "json" };
import rule7 from "./rules/jp-ldk-size.json" with { type: "json" };
import rule8 from "./rules/jp-like-new.json" with { type: "json" };
import rule9 from "./rules/jp-loan-terms.json" with { type: "json" };
import rule10 from "./rules/jp-req-access.json" with { type: "json" };
import rule11 from "./rules/jp-req-area.json" with { type: "json" };
import rule12 from "./rules/jp-req-built.json" with { type: "json" };
import rule13 from "./rules/jp-req-license.json" with { type: "json" };
import rule14 from "./rules/jp-req-mgmt-fee.json" with { type: "json" };
import rule15 from "./rules/jp-req-torihiki.json" with { type: "json" };
import rule16 from "./rules/jp-req-update-date.json" with { type: "json" };
import rule17 from "./rules/jp-shinchiku.json" with { type: "json" };
import rule18 from "./rules/jp-station-vague.json" with { type: "json" };
import rule19 from "./rules/jp-term-cheap.json" with { type: "json" };
import rule20 from "./rules/jp-term-highest.json" with { type: "json" };
import rule21 from "./rules/jp-term-perfect.json" with { type: "json" };
import rule22 from "./rules/jp-term-popular.json" with { type: "json" };
import rule23 from "./rules/jp-term-selected.json" with { type: "json" };
import rule24 from "./rules/jp-term-superior.json" with { type: "json" };
import rule25 from "./rules/jp-walk-80.json" with { type: "json" };
import rule26 from "./rules/jp-walk-zero.json" with { type: "json" };

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
    rule21,
    rule22,
    rule23,
    rule24,
    rule25,
    rule26,
  ],
};
