/** Gebote, Richtpreise und Preise, über die sich reden lässt. */
import type { PriceWords } from "#engine/copy/languages/base/price-words";

export const prices: PriceWords = {
  open: {
    over: "Angebote ab {sum}",
    around: "Angebote um {sum}",
    auctionGuide: "Richtpreis für die Auktion {sum}",
    guide: "Richtpreis {sum}",
    start: "Mindestgebot {sum}",
    from: "Preis ab {sum}",
  },
  behind: { fixed: " (Festpreis)", negotiable: " (Verhandlungsbasis)" },
  onRequest: "Preis auf Anfrage",
  sentences: [
    "{?sale}{price}[, {agencyFee}][. {coOwnershipCharges}][. {serviceCharge}][. {groundRent}][. {hoaFee}][. {propertyTax}][. {managementFee}][. {repairReserve}][. {energyCertificate}][. {energyClass}].",
    "{?sale}{price}[. {serviceCharge}][. {coOwnershipCharges}][. {groundRent}][. {managementFee}][. {hoaFee}][. {propertyTax}][. {agencyFee}][. {energyClass}][. {energyCertificate}].",
    "{?rent}{price}[, {utilities}][, {managementFee}][. {heatingCosts}][. {deposit}][. {energyCertificate}][. {energyClass}].",
    "{price}.",
  ],
};
