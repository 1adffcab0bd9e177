/** Price and terms in a sentence, in Korean: deposit with its rent, what is paid each month, what it costs to keep. */
import type { Story } from "#engine/copy/languages/base/story";

const monthly = "[, {managementFee}][, {utilities}][, 관리비 등을 합쳐 월 {monthlySum}]";
const start =
  "[{deposit}, ][{keyMoney}, ][{depositAndAdvance}, ][계약 때 보증금과 첫 월세를 합쳐 {signingSum}, ][{agencyFee}, ]";
const upkeep =
  "[{managementFee}, ][{coOwnershipCharges}, ][{serviceCharge}, ][{hoaFee}, ][{propertyTax}, ][{agencyFee}, ]";
const held =
  "[, {managementFee}][, {coOwnershipCharges}][, {serviceCharge}][, {hoaFee}][, {propertyTax}][, {agencyFee}]";

export const money: Story["money"] = {
  professional: [
    `{?rent}[{depositSum}에 ]{price}${monthly}입니다. ${start}[{available}.]`,
    `{?rent}{available}. [{depositSum}에 ]{price}${monthly}입니다. ${start}`,
    "{?rent}{keyMoney}, {deposit}. {price}[, {managementFee}][, {utilities}]입니다. [{agencyFee}, ][{available}.]",
    `{?rent}{depositAndAdvance}. {price}[, {managementFee}][, {utilities}]입니다. [계약 때 보증금과 첫 월세를 합쳐 {signingSum}, ][{available}.]`,
    `{?rent}매달 내는 금액은 {price.monthly}${monthly}입니다. [{depositSum}, ]${start}[{available}.]`,
    `{?rent}[{depositSum}, ]{price}${monthly}. ${start}[{available}.]`,
    `{?sale}{price}[({perSquareMetre.about})]입니다. ${upkeep}[{available}.]`,
    `{?sale}{price}입니다. ${upkeep}[{perSquareMetre.about}, ][{available}.]`,
    `{?sale}{available}. {price}[, {perSquareMetre.about}]입니다. ${upkeep}`,
    `{?sale}[{agencyFee}, ]{price}[({perSquareMetre.about})][, {managementFee}][, {coOwnershipCharges}][, {serviceCharge}][, {hoaFee}][, {propertyTax}][, {available}].`,
    `{?sale}{price}${held}입니다. [{perSquareMetre.about}, ][{available}.]`,
    "{price}입니다.",
    "{?sale}가격은 {price.bare}입니다. [{perSquareMetre.about}.]",
    "{?sale}매도 희망가는 {price.bare}입니다. [{perSquareMetre.about}.]",
    "{?sale}{price.bare}에 나와 있습니다. [{perSquareMetre.about}.]",
    "{?sale}금액: {price.bare}. [{perSquareMetre.about}.]",
  ],
  friendly: [
    `{?rent}[{depositSum}에 ]{price}${monthly}이에요/예요. ${start}[{available}.]`,
    `{?rent}다달이 {price.monthly}${monthly}이에요/예요. [{depositSum}, ]${start}[{available}.]`,
    `{?rent}{available}이고/고, [{depositSum}에 ]{price}${monthly}이에요/예요. ${start}`,
    "{?rent}{keyMoney}, {deposit}이에요/예요. {price}[, {managementFee}][, {utilities}]이고/고요. [{agencyFee}, ][{available}.]",
    "{?rent}{depositAndAdvance}이에요/예요. {price}[, {managementFee}][, {utilities}]이고/고요. [처음엔 보증금과 첫 월세를 합쳐 {signingSum}, ][{available}.]",
    `{?rent}[{depositSum}, ]{price}${monthly}. ${start}[{available}.]`,
    `{?sale}{price}이에요/예요. ${upkeep}[{available}.]`,
    `{?sale}{price}[({perSquareMetre.about})]이고/고요. ${upkeep}[{available}.]`,
    `{?sale}집값은 {price.bare}[, {perSquareMetre.about}]이에요/예요. ${upkeep}[{available}.]`,
    `{?sale}{available}이고/고, {price}이에요/예요. ${upkeep}[{perSquareMetre.about}.]`,
    `{?sale}{price}${held}이에요/예요. [{available}.]`,
    "{price}이에요/예요.",
    "{?sale}가격은 {price.bare}이에요/예요. [{perSquareMetre.about}.]",
    "{?sale}{price.bare}에 나왔어요. [{perSquareMetre.about}.]",
    "{?sale}얼마냐면요, {price.bare}이에요/예요. [{perSquareMetre.about}.]",
    "{?sale}이 집 값은 {price.bare}이고/고요. [{perSquareMetre.about}.]",
    "{?rent}얼마냐면요, {price}[, {managementFee}]이에요/예요. [{depositSum}, ][{available}.]",
    "{?rent}{price}에 나왔어요. [{depositSum}, ][{managementFee}, ][{available}.]",
  ],
  luxury: [
    `{?rent}[{depositSum}에 ]{price}[, {managementFee}][, {utilities}]. ${start}[{available}.]`,
    `{?rent}[{depositSum}, ]{price}[, {managementFee}][, {utilities}]입니다. ${start}[{available}.]`,
    `{?rent}{available}. [{depositSum}에 ]{price}[, {managementFee}][, {utilities}]. ${start}`,
    "{?sale}{price}. [{agencyFee}, ][{managementFee}, ][{serviceCharge}, ][{hoaFee}, ][{available}.]",
    "{?sale}{price}입니다. [{managementFee}, ][{serviceCharge}, ][{hoaFee}, ][{agencyFee}, ][{available}.]",
    "{?sale}{price.bare}. [{available}, ][{agencyFee}, ][{managementFee}.]",
    "{?sale}가격은 {price.bare}입니다. [{agencyFee}, ][{managementFee}, ][{available}.]",
    "{?sale}매매 금액은 {price.bare}. [{managementFee}, ][{agencyFee}, ][{available}.]",
    "{?sale}{price.bare}에 내놓습니다. [{agencyFee}, ][{managementFee}, ][{available}.]",
    "{?sale}금액 {price.bare}입니다. [{managementFee}, ][{available}.]",
    "{?rent}{price}에 내어 드립니다. [{depositSum}, ][{managementFee}, ][{available}.]",
    "{price}.",
  ],
  trendy: [
    `{?rent}[{depositSum}에 ]{price}[, {managementFee}][, {utilities}]. ${start}[{available}.]`,
    `{?rent}다달이 {price.monthly}${monthly}. [{depositSum}, ]${start}[{available}.]`,
    `{?rent}{available}. [{depositSum}에 ]{price}[, {managementFee}][, {utilities}]. ${start}`,
    "{?rent}{keyMoney}, {deposit}. {price}[, {managementFee}][, {utilities}]. [{available}.]",
    "{?rent}{depositAndAdvance}[, 처음 낼 돈은 합쳐서 {signingSum}]. {price}[, {managementFee}]. [{available}.]",
    `{?sale}{price}. ${upkeep}[{available}.]`,
    `{?sale}{price.bare}[, {perSquareMetre.about}]. ${upkeep}[{available}.]`,
    `{?sale}{price}${held}. [{available}.]`,
    `{?sale}{available}, {price}. ${upkeep}[{perSquareMetre.about}.]`,
    `{?sale}{perSquareMetre.about}, 다 해서 {price.bare}. ${upkeep}[{available}.]`,
    "{?sale}{price.bare}에 나옴. [{available}.]",
    "{?sale}이 집 얼마? {price.bare}. [{available}.]",
    "{?sale}숫자부터 보면 {price.bare}. [{available}.]",
    "{?rent}이 집 얼마? {price}. [{depositSum}, ][{managementFee}, ][{available}.]",
    "{price}.",
  ],
};
