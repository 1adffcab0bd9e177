/** Offers over, guide prices, first bids and prices that are open to talk, as British and American particulars have them. */
import type { PriceWords } from "#engine/copy/languages/base/price-words";

export const prices: PriceWords = {
  open: {
    over: "offers over {sum}",
    around: "offers in the region of {sum}",
    auctionGuide: "auction guide price {sum}",
    guide: "guide price {sum}",
    start: "bids start at {sum}",
    from: "priced from {sum}",
  },
  behind: { fixed: " (fixed price)", negotiable: " (negotiable)" },
  onRequest: "price on application",
  sentences: [
    "{?sale}{price}[, {tenure}][, {chainFree}][, {serviceCharge}][, {groundRent}][, {hoaFee}][, {managementFee}][, {repairReserve}][, {agencyFee}][, {propertyTax}][. {coOwnershipCharges}].",
    "{?sale}{price}[, {serviceCharge}][, {groundRent}][, {tenure}][, {chainFree}][, {hoaFee}][, {managementFee}][, {propertyTax}][, {agencyFee}][. {coOwnershipCharges}].",
    "{?rent}{price}[, {deposit}][, {depositSum}][, {keyMoney}][, {managementFee}][, {utilities}][, {heatingCosts}].",
    "{price}.",
  ],
};
