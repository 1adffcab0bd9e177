/** Price and terms in a sentence, in Japanese: rent with its fees and what is paid at the start, price with what it costs to keep. */
import type { Story } from "#engine/copy/languages/base/story";

const start = "[、{deposit}][、{keyMoney}][、{depositAndAdvance}][（契約時は敷金と初回賃料で{signingSum}）]";
const opening = "[{deposit}、][{keyMoney}、][{depositAndAdvance}、][契約時は敷金と初回賃料で計{signingSum}、]";
const upkeep =
  "[{managementFee}、][{repairReserve}、][{serviceCharge}、][{coOwnershipCharges}、][{hoaFee}、][{propertyTax}、]";
const held =
  "[、{managementFee}][、{utilities}][、{repairReserve}][、{serviceCharge}][、{coOwnershipCharges}][、{hoaFee}][、{propertyTax}]";

export const money: Story["money"] = {
  professional: [
    "{?jeonseLet}月々の家賃の代わりに保証金を預けるチョンセ（전세）で、保証金は{price.num}です。[{managementFee}、][{available}。]",
    "{?jeonseLet}チョンセ（まとまった保証金を預け、月々の家賃を払わない韓国の賃貸方式）、保証金{price.num}。[{managementFee}、][{available}。]",
    `{?rent}{price.full}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]です。${opening}[{agencyFee}、][{available}。]`,
    `{?rent}毎月のお支払いは{price.monthly}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]です。${opening}[{agencyFee}、][{available}。]`,
    "{?rent}{keyMoney}、{deposit}。{price.full}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]です。[{agencyFee}、][{available}。]",
    "{?rent}{depositAndAdvance}[（契約時は敷金と初回賃料で{signingSum}）]。{price.full}[、{managementFee}][、{utilities}][、{keyMoney}]です。[{agencyFee}、][{available}。]",
    `{?rent}{available}。{price.full}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]です。${opening}[{agencyFee}。]`,
    `{?rent}{price}[、{managementFee}][、{utilities}][（管理費などを含めて毎月{monthlySum}）]${start}[、{agencyFee}][、{available}]。`,
    `{?sale}{price.full}[、㎡あたり約{perSquareMetre.about}]です。${upkeep}[{agencyFee}。]`,
    `{?sale}{price}。[㎡あたり約{perSquareMetre.about}です。][{agencyFee}、]${upkeep}`,
    `{?sale}{price.full}[、{agencyFee}]です。${upkeep}[㎡あたり約{perSquareMetre.about}です。]`,
    `{?sale}{price}[（㎡あたり約{perSquareMetre.about}）]${held}[、{agencyFee}]。`,
    `{?sale}[{agencyFee}で、]{price.full}です。[㎡あたり約{perSquareMetre.about}、]${upkeep}`,
    "{price.full}です。",
  ],
  friendly: [
    "{?jeonseLet}月々の家賃はなく、かわりに{price.num}の保証金を預ける「チョンセ（전세）」です。[{managementFee}。]",
    "{?jeonseLet}韓国ならではのチョンセ（전세）。保証金{price.num}を預けて、月々の家賃は払いません。[{available}。]",
    `{?rent}{price.full}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]です。${opening}[{agencyFee}、][{available}。]`,
    `{?rent}毎月出ていくのは、{price.monthly}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]です。${opening}[{agencyFee}、][{available}。]`,
    "{?rent}{keyMoney}で、{deposit}。{price.full}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]です。[{agencyFee}、][{available}。]",
    "{?rent}{depositAndAdvance}です。[最初に用意するのは敷金と初回賃料で{signingSum}。]{price.full}[、{managementFee}][、{utilities}][、{keyMoney}]です。[{available}。]",
    `{?rent}{available}です。{price.full}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]。${opening}[{agencyFee}。]`,
    `{?rent}{price}[、{managementFee}][、{utilities}][、管理費などを含めて毎月{monthlySum}]${start}[、{agencyFee}][、{available}]です。`,
    `{?sale}{price.full}[、{agencyFee}]です。${upkeep}`,
    `{?sale}{price}[（㎡あたり約{perSquareMetre.about}）]。[{agencyFee}、]${upkeep}`,
    `{?sale}お値段は{price.bare}です。[㎡あたり約{perSquareMetre.about}。][{agencyFee}、]${upkeep}`,
    `{?sale}{price.full}です。[㎡あたり約{perSquareMetre.about}、]${upkeep}[{agencyFee}。]`,
    `{?sale}[{agencyFee}で、]{price.full}${held}です。`,
    "{price.full}です。",
  ],
  luxury: [
    "{?jeonseLet}チョンセ（家賃に代わる一括の保証金）、{price.num}。[{available}。]",
    "{?jeonseLet}保証金{price.num}を預け、月々の家賃はないチョンセのご契約です。",
    `{?rent}{price}[、{managementFee}][、{utilities}]${start}[、{available}]。`,
    `{?rent}{price.full}[、{managementFee}][、{utilities}]。${opening}[{available}。]`,
    `{?rent}毎月のお支払いは{price.monthly}[、{managementFee}][、{utilities}]です。${opening}[{available}。]`,
    "{?sale}{price}[（{agencyFee}）]。[{managementFee}、][{serviceCharge}、][{hoaFee}、][{propertyTax}。]",
    "{?sale}{price.full}。[{agencyFee}、][{managementFee}、][{serviceCharge}、][{hoaFee}、][{propertyTax}。]",
    "{?sale}{price.bare}。[{agencyFee}。]",
    "{price}。",
  ],
  trendy: [
    "{?jeonseLet}チョンセ（전세）で{price.num}。保証金を預けて家賃なしの韓国方式。",
    "{?jeonseLet}保証金{price.num}、月々の家賃なし（チョンセ）。[{available}。]",
    `{?rent}{price.bare}[、{managementFee}][、{utilities}][、管理費など込みで{monthlySum}]${start}[、{available}]。`,
    `{?rent}{price.full}。[{managementFee}、][{utilities}、][管理費など込みで{monthlySum}。]${opening}[{available}。]`,
    "{?rent}{keyMoney}、{deposit}。{price}[、{managementFee}][、{utilities}][、管理費など込みで{monthlySum}]。[{available}。]",
    "{?rent}{depositAndAdvance}[、最初に要るのは{signingSum}]。{price.full}[、{managementFee}][、{utilities}]。[{available}。]",
    `{?rent}{available}、{price}。[{managementFee}、]${opening}[管理費など込みで毎月{monthlySum}。]`,
    `{?sale}{price.bare}[、㎡あたり約{perSquareMetre.about}]。[{agencyFee}、]${upkeep}`,
    `{?sale}お値段{price.bare}。${upkeep}[{agencyFee}。][㎡あたり約{perSquareMetre.about}。]`,
    `{?sale}{price.bare}[、{agencyFee}]${held}。`,
    `{?sale}㎡あたり約{perSquareMetre.about}で、全部で{price.bare}。[{agencyFee}、]${upkeep}`,
    "{?sale}[{agencyFee}で]{price.bare}[、{serviceCharge}][、{managementFee}][、{utilities}][、{hoaFee}][、{propertyTax}]。",
    "{price.bare}。",
  ],
};
