/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/kr-assistant.json" with { type: "json" };
import rule2 from "./rules/kr-discrimination.json" with { type: "json" };
import rule3 from "./rules/kr-fee-excess.json" with { type: "json" };
import rule4 from "./rules/kr-guaranteed-return.json" with { type: "json" };
import rule5 from "./rules/kr-loan.json" with { type: "json" };
import rule6 from "./rules/kr-no-lien.json" with { type: "json" };
import rule7 from "./rules/kr-pyeong.json" with { type: "json" };
import rule8 from "./rules/kr-req-broker.json" with { type: "json" };
import rule9 from "./rules/kr-req-listing.json" with { type: "json" };
import rule11 from "./rules/kr-req-office.json" with { type: "json" };
import rule10 from "./rules/kr-req-office-address.json" with { type: "json" };
import rule12 from "./rules/kr-req-phone.json" with { type: "json" };
import rule13 from "./rules/kr-req-regno.json" with { type: "json" };
import rule14 from "./rules/kr-school.json" with { type: "json" };
import rule15 from "./rules/kr-station.json" with { type: "json" };
import rule16 from "./rules/kr-superlative.json" with { type: "json" };
import rule17 from "./rules/kr-urgency.json" with { type: "json" };
import rule18 from "./rules/kr-urgent-price.json" with { type: "json" };
import rule19 from "./rules/kr-use.json" with { type: "json" };

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
  ],
};
