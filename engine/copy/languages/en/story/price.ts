/** Price and terms in a sentence, in English. */
import type { Story } from "#engine/copy/languages/base/story";

const charges = "[, {serviceCharge}][, {groundRent}][, {hoaFee}][, {coOwnershipCharges}][, {managementFee}]";
const fees = "[, {agencyFee}][, {propertyTax}]";
const letting = "[, {depositAndAdvance}][, {deposit}][, {depositSum}][, {keyMoney}][, {managementFee}][, {utilities}]";
const monthly = "[With the fees, {monthlySum} leaves your account each month.]";

export const money: Story["money"] = {
  professional: [
    `{?sale}The asking price is {price}[ ({rate})][, {tenure}][, {chainFree}]${charges}${fees}.`,
    `{?sale}It is offered at {price}[, {rate}][, {tenure}][, {chainFree}]${charges}${fees}.`,
    `{?sale}The seller is asking {price}[, which is {rate}][, {tenure}][, {chainFree}]${charges}${fees}.`,
    `{?sale}It is on the market at {price}[ ({rate})]${charges}[, {tenure}][, {chainFree}]${fees}.`,
    `{?sale}Asking price {price}[, or {rate}][, {chainFree}][, {tenure}]${charges}${fees}.`,
    `{?sale}The price asked is {price}[ ({rate})][, {tenure}]${charges}[, {chainFree}]${fees}.`,
    `{?rent}It is available at {price.say}${letting}[, {moveInAnyTime}]. [With the fees, the monthly total is {monthlySum}.]`,
    `{?rent}{price.full}${letting}[, {moveInAnyTime}]. [The monthly total with the fees is {monthlySum}.]`,
    `{?rent}It is let at {price.say}[, {moveInAnyTime}]${letting}. [That makes {monthlySum} a month with the fees.]`,
    `{?rent}The terms are {price.say}${letting}[, {moveInAnyTime}]. [Rent and fees together come to {monthlySum} a month.]`,
    `{?rent}On these terms: {price.say}${letting}[, {moveInAnyTime}]. [A month costs {monthlySum} with the fees.]`,
    `{?rent}Offered to let at {price.say}${letting}[, {moveInAnyTime}]. [Allow {monthlySum} a month with the fees.]`,
    "The price is {price.say}.",
    "{price.full}.",
  ],
  friendly: [
    `{?sale}It’s listed at {price}[ ({rate})][, {tenure}]${charges}${fees}.`,
    `{?sale}The price is {price}[, {rate}][, {tenure}]${charges}${fees}.`,
    `{?sale}They’re asking {price}[, which is {rate}]${charges}[, {tenure}]${fees}.`,
    `{?sale}It’s on at {price}[ ({rate})][, {tenure}]${charges}${fees}.`,
    `{?sale}{price} is the asking price[, so {rate}][, {tenure}]${charges}${fees}.`,
    `{?sale}As for the price, it’s {price}[, {rate}]${charges}[, {tenure}]${fees}.`,
    `{?rent}You’d pay {price.say}${letting}[, {moveInAnyTime}]. ${monthly}`,
    `{?rent}It’s {price.say}${letting}[, {moveInAnyTime}]. [All told, that’s {monthlySum} a month.]`,
    `{?rent}The cost: {price.say}${letting}[, {moveInAnyTime}]. [So {monthlySum} a month with the fees in.]`,
    `{?rent}It rents for {price.say}[, {moveInAnyTime}]${letting}. [Add the fees and it’s {monthlySum} a month.]`,
    `{?rent}Set aside {price.say}${letting}[, {moveInAnyTime}]. [With the fees that’s {monthlySum} a month.]`,
    `{?rent}They’re asking {price.say}${letting}[, {moveInAnyTime}]. [Your monthly total would be {monthlySum}.]`,
    "The price is {price.say}.",
    "It’s {price.say}.",
  ],
  luxury: [
    `{?sale}Offered at {price}[, {rate}][, {tenure}]${charges}${fees}.`,
    `{?sale}The price is {price}[ ({rate})][, {tenure}]${charges}${fees}.`,
    `{?sale}It is priced at {price}[, {tenure}][, {rate}]${charges}${fees}.`,
    `{?sale}Available at {price}[ ({rate})]${charges}[, {tenure}]${fees}.`,
    `{?sale}The asking price is {price}[, {tenure}]${charges}[, {rate}]${fees}.`,
    `{?sale}It is on offer at {price}[, {rate}]${charges}[, {tenure}]${fees}.`,
    `{?rent}Offered at {price.say}${letting}. [With the fees, {monthlySum} a month.]`,
    `{?rent}To let at {price.say}${letting}. [In all, {monthlySum} a month.]`,
    `{?rent}It is let at {price.say}${letting}. [The month comes to {monthlySum} with the fees.]`,
    `{?rent}Available at {price.say}${letting}. [Together with the fees, {monthlySum} a month.]`,
    `{?rent}The terms: {price.say}${letting}. [{monthlySum} a month, fees included.]`,
    `{?rent}It may be taken at {price.say}${letting}. [With fees, the month is {monthlySum}.]`,
    "Offered at {price.say}.",
    "The price is {price.say}.",
  ],
  trendy: [
    "{?sale}{price.bare}[, {rate}][. {tenure}][. {chainFree}][. {serviceCharge}][. {agencyFee}][. {hoaFee}].",
    "{?sale}It’s {price.bare}[, so {rate}][. {chainFree}][. {tenure}][. {serviceCharge}][. {hoaFee}][. {agencyFee}].",
    "{?sale}They want {price.bare}[ ({rate})][. {tenure}][. {chainFree}][. {hoaFee}][. {serviceCharge}][. {agencyFee}].",
    "{?sale}The number: {price.bare}[, {rate}][. {hoaFee}][. {tenure}][. {serviceCharge}][. {chainFree}][. {agencyFee}].",
    "{?sale}Price: {price.bare}[ ({rate})][. {serviceCharge}][. {tenure}][. {chainFree}][. {hoaFee}][. {agencyFee}].",
    "{?sale}All of it for {price.bare}[, {rate}][. {tenure}][. {hoaFee}][. {chainFree}][. {serviceCharge}][. {agencyFee}].",
    "{?rent}{price.bare}[. {depositAndAdvance}][. {deposit}][. {keyMoney}][. {managementFee}]. [With fees: {monthlySum} a month.]",
    "{?rent}It’s {price.bare}[. {deposit}][. {depositAndAdvance}][. {keyMoney}][. {managementFee}]. [So {monthlySum} a month, fees in.]",
    "{?rent}The number: {price.bare}[. {depositAndAdvance}][. {deposit}][. {managementFee}][. {keyMoney}]. [Monthly total: {monthlySum}.]",
    "{?rent}Yours for {price.bare}[, {depositAndAdvance}][, {deposit}][, {keyMoney}][, {managementFee}]. [Fees in: {monthlySum} a month.]",
    "{?rent}Cost: {price.bare}[, {keyMoney}][, {deposit}][, {depositAndAdvance}][, {managementFee}]. [That’s {monthlySum} a month all in.]",
    "{?rent}You pay {price.bare}[, {deposit}][, {keyMoney}][, {depositAndAdvance}][, {managementFee}]. [Each month: {monthlySum}.]",
    "It’s {price}.",
    "{price}.",
  ],
};
