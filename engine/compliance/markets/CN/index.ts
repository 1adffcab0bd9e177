/** Every rule of this market; written by scripts/market-rules.ts. */
import market from "./market.json" with { type: "json" };
import rule1 from "./rules/cn-absolute-guarantee.json" with { type: "json" };
import rule2 from "./rules/cn-ad-label.json" with { type: "json" };
import rule3 from "./rules/cn-ad-law-first.json" with { type: "json" };
import rule4 from "./rules/cn-ad-law-kingword.json" with { type: "json" };
import rule5 from "./rules/cn-ad-law-preferred.json" with { type: "json" };
import rule6 from "./rules/cn-ad-law-superlative.json" with { type: "json" };
import rule7 from "./rules/cn-ad-law-travel-time.json" with { type: "json" };
import rule8 from "./rules/cn-ad-law-unique.json" with { type: "json" };
import rule9 from "./rules/cn-ad-law-zui.json" with { type: "json" };
import rule10 from "./rules/cn-ad-superlative-en.json" with { type: "json" };
import rule11 from "./rules/cn-ad-travel-time-en.json" with { type: "json" };
import rule12 from "./rules/cn-agency-name.json" with { type: "json" };
import rule13 from "./rules/cn-appreciation.json" with { type: "json" };
import rule14 from "./rules/cn-area-type.json" with { type: "json" };
import rule15 from "./rules/cn-data-source.json" with { type: "json" };
import rule16 from "./rules/cn-decoration-steal-area.json" with { type: "json" };
import rule17 from "./rules/cn-developer-name.json" with { type: "json" };
import rule18 from "./rules/cn-discrimination.json" with { type: "json" };
import rule19 from "./rules/cn-fake-listing-claim.json" with { type: "json" };
import rule20 from "./rules/cn-fengshui.json" with { type: "json" };
import rule21 from "./rules/cn-financing.json" with { type: "json" };
import rule22 from "./rules/cn-hukou-promise.json" with { type: "json" };
import rule23 from "./rules/cn-invest-hint.json" with { type: "json" };
import rule24 from "./rules/cn-investment-return.json" with { type: "json" };
import rule25 from "./rules/cn-listing-code.json" with { type: "json" };
import rule26 from "./rules/cn-loan-terms.json" with { type: "json" };
import rule27 from "./rules/cn-other-project-image.json" with { type: "json" };
import rule28 from "./rules/cn-owner-consent.json" with { type: "json" };
import rule29 from "./rules/cn-owner-privacy.json" with { type: "json" };
import rule30 from "./rules/cn-panic-selling.json" with { type: "json" };
import rule31 from "./rules/cn-permanent-tenure.json" with { type: "json" };
import rule32 from "./rules/cn-planned-facility.json" with { type: "json" };
import rule33 from "./rules/cn-presale-money.json" with { type: "json" };
import rule34 from "./rules/cn-presale-permit.json" with { type: "json" };
import rule35 from "./rules/cn-price-from.json" with { type: "json" };
import rule36 from "./rules/cn-price-hype.json" with { type: "json" };
import rule37 from "./rules/cn-price-validity.json" with { type: "json" };
import rule38 from "./rules/cn-price-was.json" with { type: "json" };
import rule39 from "./rules/cn-region-discrimination.json" with { type: "json" };
import rule40 from "./rules/cn-rendering-label.json" with { type: "json" };
import rule41 from "./rules/cn-sale-leaseback.json" with { type: "json" };
import rule42 from "./rules/cn-school-district.json" with { type: "json" };
import rule43 from "./rules/cn-school-promise.json" with { type: "json" };
import rule44 from "./rules/cn-state-organ.json" with { type: "json" };
import rule45 from "./rules/cn-time-circle.json" with { type: "json" };
import rule46 from "./rules/cn-two-contracts.json" with { type: "json" };
import rule47 from "./rules/cn-wechat-inducement.json" with { type: "json" };
import rule48 from "./rules/cn-xhs-contact.json" with { type: "json" };
import rule49 from "./rules/cn-xhs-hype.json" with { type: "json" };
import rule50 from "./rules/cn-zero-downpayment.json" with { type: "json" };

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
    rule34,
    rule35,
    rule36,
    rule37,
    rule38,
    rule39,
    rule40,
    rule41,
    rule42,
    rule43,
    rule44,
    rule45,
    rule46,
    rule47,
    rule48,
    rule49,
    rule50,
  ],
};
