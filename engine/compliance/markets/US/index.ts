/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/us-55plus.json" with { type: "json" };
import rule2 from "./rules/us-brokerage-name.json" with { type: "json" };
import rule3 from "./rules/us-ca-license-number.json" with { type: "json" };
import rule4 from "./rules/us-caution-exclusivity.json" with { type: "json" };
import rule5 from "./rules/us-citizenship.json" with { type: "json" };
import rule6 from "./rules/us-credit-trigger.json" with { type: "json" };
import rule7 from "./rules/us-deposit-limit.json" with { type: "json" };
import rule8 from "./rules/us-deposit-small-landlord.json" with { type: "json" };
import rule9 from "./rules/us-eho-statement.json" with { type: "json" };
import rule10 from "./rules/us-fha-disability.json" with { type: "json" };
import rule11 from "./rules/us-fha-es.json" with { type: "json" };
import rule12 from "./rules/us-fha-familial-status.json" with { type: "json" };
import rule13 from "./rules/us-fha-ko.json" with { type: "json" };
import rule14 from "./rules/us-fha-language.json" with { type: "json" };
import rule15 from "./rules/us-fha-national-origin.json" with { type: "json" };
import rule16 from "./rules/us-fha-race-color.json" with { type: "json" };
import rule17 from "./rules/us-fha-religion.json" with { type: "json" };
import rule18 from "./rules/us-fha-sex.json" with { type: "json" };
import rule19 from "./rules/us-fha-zh.json" with { type: "json" };
import rule20 from "./rules/us-guarantee.json" with { type: "json" };
import rule21 from "./rules/us-lgbt.json" with { type: "json" };
import rule22 from "./rules/us-no-pets-absolute.json" with { type: "json" };
import rule23 from "./rules/us-ny-age.json" with { type: "json" };
import rule24 from "./rules/us-ny-application-fee.json" with { type: "json" };
import rule25 from "./rules/us-ny-contact.json" with { type: "json" };
import rule26 from "./rules/us-nyc-occupation.json" with { type: "json" };
import rule27 from "./rules/us-people-preference.json" with { type: "json" };
import rule28 from "./rules/us-religious-landmark.json" with { type: "json" };
import rule30 from "./rules/us-source-of-income.json" with { type: "json" };
import rule29 from "./rules/us-source-of-income-unknown.json" with { type: "json" };
import rule31 from "./rules/us-steering.json" with { type: "json" };
import rule32 from "./rules/us-style-words.json" with { type: "json" };
import rule33 from "./rules/us-superlative-claim.json" with { type: "json" };

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
    rule27,
    rule28,
    rule29,
    rule30,
    rule31,
    rule32,
    rule33,
  ],
};
