/**
 * Price and terms in a sentence, with the sum done where the listing states its parts (story/sums.ts). A template whose
 * value is missing is passed over. What each voice says differs in order, so that six posts do not end alike.
 */
import type { Story } from "#engine/copy/languages/base/story";

const terms = "[，{managementFee}][，{deposit}][，{keyMoney}][，{agencyFee}]";
const others = "[，{agencyFee}][，{keyMoney}][，{deposit}][，{managementFee}]";
const costs =
  "[，{fiveOnly}][，{agencyFee}][，{managementFee}][，{repairReserve}][，{serviceCharge}][，{coOwnershipCharges}][，{hoaFee}][，{propertyTax}]";
const owing =
  "[，{propertyTax}][，{hoaFee}][，{serviceCharge}][，{coOwnershipCharges}][，{managementFee}][，{repairReserve}][，{agencyFee}][，{fiveOnly}]";

export const money: Story["money"] = {
  professional: [
    "{?rent}{price.full}，{utilities}，{heatingCosts}，每月合计{monthlySum}[，{deposit}][，{agencyFee}]。",
    "{?jeonseLet}全租（전세）押金{price.num}，合同期内不另付月租[，{managementFee}]。",
    "{?jeonseLet}全租：押金{price.num}，以一笔押金代替月租[，{managementFee}][，{available}]。",
    `{?rent}{price.full}，{depositAndAdvance}，押金加首期租金合计{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}签约时需备{signingSum}，即{depositAndAdvance}，{price.full}${terms}[，{moveInAnyTime}]。`,
    `{?rent}{depositAndAdvance}，{price.full}，首期连押金合计{signingSum}${others}[，{moveInAnyTime}]。`,
    `{?rent}租金与付款：{price.full}，{depositAndAdvance}，签约合计{signingSum}${others}[，{moveInAnyTime}]。`,
    `{?rent}{price.full}，{managementFee}，每月合计{monthlySum}[，{deposit}][，{keyMoney}][，{agencyFee}]。`,
    `{?rent}每月合计{monthlySum}，其中{price.full}，{managementFee}[，{agencyFee}][，{keyMoney}][，{deposit}]。`,
    `{?rent}{price.full}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?rent}[{moveInAnyTime}，]{price.full}[，{depositAndAdvance}]${others}。`,
    `{?rent}租金标准：{price.full}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?sale}{price.full}（单价{perSquareMetre}/㎡）${costs}。`,
    `{?sale}{price.full}，折合每平方米{perSquareMetre}${owing}。`,
    `{?sale}业主报价{price.bare}，按面积计{perSquareMetre}/㎡${costs}。`,
    `{?sale}按面积计{perSquareMetre}/㎡，{price.full}${owing}。`,
    `{?sale}{price.full}${costs}。`,
    `{?sale}业主报价{price.bare}${owing}。`,
    `{?sale}价格方面，{price.full}${costs}。`,
    `{?sale}挂牌价{price.bare}${owing}。`,
    `{?sale}目前报价为{price.bare}${costs}。`,
    "{price.full}。",
  ],
  friendly: [
    "{?rent}{price.say}，{utilities}，{heatingCosts}，加起来每月{monthlySum}[，{deposit}][，{agencyFee}]。",
    "{?jeonseLet}这是韩国的全租（전세）：押金{price.num}，不用再交月租[，{managementFee}]。",
    "{?jeonseLet}全租押金{price.num}，一笔押金代替每月房租[，{available}]。",
    `{?rent}{price.say}，{depositAndAdvance}，签约那天要备{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}签约那天带{signingSum}，是{depositAndAdvance}；往后{price.say}${others}[，{moveInAnyTime}]。`,
    `{?rent}{price.full}，{depositAndAdvance}，一开始要付{signingSum}${others}[，{moveInAnyTime}]。`,
    `{?rent}费用：{price.say}，{depositAndAdvance}，首期合计{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}{price.say}，{managementFee}，加起来每月{monthlySum}[，{deposit}][，{keyMoney}][，{agencyFee}]。`,
    `{?rent}每个月一共{monthlySum}：{price.full}，{managementFee}[，{agencyFee}][，{keyMoney}][，{deposit}]。`,
    `{?rent}{price.say}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?rent}房租{price.bare}[，{depositAndAdvance}]${others}[，{moveInAnyTime}]。`,
    `{?rent}{price.full}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?sale}{price.full}，合每平方米{perSquareMetre}${costs}。`,
    `{?sale}{price.full}，单价{perSquareMetre}/㎡${owing}。`,
    `{?sale}报价{price.bare}，合{perSquareMetre}/㎡${costs}。`,
    `{?sale}每平方米{perSquareMetre}，{price.full}${owing}。`,
    `{?sale}{price.full}${costs}。`,
    `{?sale}报价{price.bare}${owing}。`,
    "{price.full}。",
  ],
  luxury: [
    "{?rent}{price.full}，{utilities}，{heatingCosts}，每月共{monthlySum}[，{deposit}]。",
    "{?jeonseLet}全租（전세）押金{price.num}，以押金代替月租[，{available}]。",
    "{?jeonseLet}以全租方式出租，押金{price.num}，不另付月租。",
    "{?rent}{price.full}[，{depositAndAdvance}][，{managementFee}][，{agencyFee}]。",
    "{?rent}租金{price.bare}[，{managementFee}][，{depositAndAdvance}][，{agencyFee}]。",
    "{?rent}[{depositAndAdvance}，]{price.full}[，{agencyFee}][，{managementFee}]。",
    "{?rent}[{managementFee}，][{depositAndAdvance}，]{price.full}[，{agencyFee}]。",
    "{?sale}{price.full}[，{agencyFee}][，{fiveOnly}]。",
    "{?sale}报价{price.bare}[，{fiveOnly}][，{agencyFee}]。",
    "{?sale}价格{price.bare}[，{agencyFee}][，{fiveOnly}]。",
    "{?sale}[{fiveOnly}，]{price.full}[，{agencyFee}]。",
    "{?sale}标价{price.bare}[，{agencyFee}][，{fiveOnly}]。",
    "{?sale}[{agencyFee}，]报价{price.bare}[，{fiveOnly}]。",
    "{price.full}。",
  ],
  trendy: [
    "{?rent}{price.bare}，{utilities}，{heatingCosts}，加起来{monthlySum}/月[，{deposit}]。",
    "{?jeonseLet}全租（전세）押金{price.num}，0月租模式：押一大笔，不交房租。",
    "{?jeonseLet}{price.num}全租押金，代替月租[，{managementFee}]。",
    `{?rent}{price.bare}，{depositAndAdvance}，签约当天付{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}签约当天{signingSum}（{depositAndAdvance}），之后{price.bare}${others}[，{moveInAnyTime}]。`,
    `{?rent}{depositAndAdvance}，{price.bare}，首期共{signingSum}${terms}[，{moveInAnyTime}]。`,
    `{?rent}房租{price.bare}，{depositAndAdvance}，开头合计{signingSum}${others}[，{moveInAnyTime}]。`,
    `{?rent}{price.bare}，{managementFee}，每月合计{monthlySum}[，{deposit}][，{keyMoney}][，{agencyFee}]。`,
    `{?rent}一个月总共{monthlySum}：房租{price.bare}，{managementFee}[，{agencyFee}][，{keyMoney}][，{deposit}]。`,
    `{?rent}{price.bare}[，{depositAndAdvance}]${terms}[，{moveInAnyTime}]。`,
    `{?rent}房租{price.bare}[，{depositAndAdvance}]${others}[，{moveInAnyTime}]。`,
    "{?sale}{price.bare}，{perSquareMetre}/㎡[，{fiveOnly}][，{agencyFee}][，{hoaFee}][，{serviceCharge}]。",
    "{?sale}{price.full}，每平方米{perSquareMetre}[，{agencyFee}][，{fiveOnly}][，{serviceCharge}][，{hoaFee}]。",
    "{?sale}{perSquareMetre}/㎡，{price.full}[，{hoaFee}][，{serviceCharge}][，{agencyFee}][，{fiveOnly}]。",
    "{?sale}{price.bare}[，{fiveOnly}][，{agencyFee}][，{hoaFee}][，{serviceCharge}]。",
    "{?sale}{price.full}[，{serviceCharge}][，{hoaFee}][，{agencyFee}][，{fiveOnly}]。",
    "{price.bare}。",
  ],
};
