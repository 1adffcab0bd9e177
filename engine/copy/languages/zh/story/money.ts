/**
 * Price and terms in a sentence, with the sum done where the listing states its parts (story/sums.ts). A template whose
 * value is missing is passed over.
 */
import type { Story } from "#engine/copy/languages/base/story";

const terms = "[，{managementFee}][，{deposit}][，{keyMoney}][，{agencyFee}]";
const costs =
  "[，{fiveOnly}][，{agencyFee}][，{managementFee}][，{serviceCharge}][，{coOwnershipCharges}][，{hoaFee}][，{propertyTax}]";

export const money: Story["money"] = {
  professional: [
    `{?rent}{price.full}，{depositAndAdvance}，押金加首期租金合计{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}{price.full}，{managementFee}，每月合计{monthlySum}[，{deposit}][，{keyMoney}][，{agencyFee}]。`,
    `{?rent}{price.full}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?rent}租赁条件：{price.full}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?sale}{price.full}（约{perSquareMetre}/㎡）${costs}。`,
    `{?sale}{price.full}${costs}。`,
    "{price.full}。",
  ],
  friendly: [
    `{?rent}{price.say}，{depositAndAdvance}，签约那天要备{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}{price.say}，{managementFee}，加起来每月{monthlySum}[，{deposit}][，{keyMoney}][，{agencyFee}]。`,
    `{?rent}{price.say}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?rent}{price.full}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?sale}{price.full}，合{perSquareMetre}/㎡${costs}。`,
    `{?sale}{price.full}${costs}。`,
    "{price.full}。",
  ],
  luxury: [
    "{?rent}{price.full}[，{depositAndAdvance}][，{managementFee}]。",
    "{?sale}{price.full}[，{agencyFee}]。",
    "{price.full}。",
  ],
  trendy: [
    `{?rent}{price.bare}，{depositAndAdvance}，签约当天出账{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}{price.bare}，{managementFee}，每月合计{monthlySum}[，{deposit}][，{keyMoney}]。`,
    `{?rent}{price.bare}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    "{?sale}{price.bare}，约{perSquareMetre}/㎡[，{fiveOnly}][，{agencyFee}]。",
    "{?sale}{price.bare}[，{fiveOnly}][，{agencyFee}]。",
    "{price.bare}。",
  ],
};
