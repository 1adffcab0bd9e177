/** Prix indicatifs, offres, mises à prix et prix à débattre. */
import type { PriceWords } from "#engine/copy/languages/base/price-words";

const costs = "[, {agencyFee}][, {coOwnershipCharges}][, {serviceCharge}][, {hoaFee}][, {propertyTax}]";
const energy = "[. {energyClass}][, {emissionsClass}]";

export const prices: PriceWords = {
  open: {
    over: "offres à partir de {sum}",
    around: "offres autour de {sum}",
    auctionGuide: "prix indicatif avant enchères de {sum}",
    guide: "prix indicatif de {sum}",
    start: "mise à prix de {sum}",
    from: "prix à partir de {sum}",
  },
  behind: { fixed: " (prix ferme)", negotiable: " (prix à débattre)" },
  onRequest: "prix sur demande",
  sentences: [
    `{?sale}{price}${costs}${energy}`,
    `{?sale}{price}[, {propertyTax}][, {coOwnershipCharges}][, {serviceCharge}][, {hoaFee}][, {agencyFee}]${energy}`,
    `{?rent}{price}[, {utilities}][, {managementFee}][, {deposit}][, {agencyFee}]${energy}`,
    "{price}",
  ],
};
