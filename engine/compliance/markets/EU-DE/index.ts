/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/de-agg-ethnic.json" with { type: "json" };
import rule2 from "./rules/de-agg-other.json" with { type: "json" };
import rule3 from "./rules/de-besteller.json" with { type: "json" };
import rule4 from "./rules/de-deposit-limit.json" with { type: "json" };
import rule5 from "./rules/de-dringlichkeit.json" with { type: "json" };
import rule6 from "./rules/de-geg-carrier.json" with { type: "json" };
import rule7 from "./rules/de-geg-class.json" with { type: "json" };
import rule8 from "./rules/de-geg-type.json" with { type: "json" };
import rule9 from "./rules/de-geg-value.json" with { type: "json" };
import rule10 from "./rules/de-geg-weigerung.json" with { type: "json" };
import rule11 from "./rules/de-geg-year.json" with { type: "json" };
import rule12 from "./rules/de-gewerblich.json" with { type: "json" };
import rule13 from "./rules/de-kredit.json" with { type: "json" };
import rule14 from "./rules/de-provision-hinweis.json" with { type: "json" };
import rule15 from "./rules/de-provision-mwst.json" with { type: "json" };
import rule16 from "./rules/de-provisionsfrei-miete.json" with { type: "json" };
import rule17 from "./rules/de-rendite.json" with { type: "json" };
import rule18 from "./rules/de-spitzenstellung.json" with { type: "json" };
import rule19 from "./rules/de-steuer.json" with { type: "json" };
import rule20 from "./rules/de-wovermittg-rent.json" with { type: "json" };

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
  ],
};
