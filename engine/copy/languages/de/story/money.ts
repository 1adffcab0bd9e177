/** Price and terms in German sentences, the sums a reader would do included. */
import type { Story } from "#engine/copy/languages/base/story";

const extras =
  "[, {utilities}, zusammen {monthlySum} im Monat][, {managementFee}, zusammen {monthlySum} im Monat][, {utilities}][, {managementFee}]";
const entry =
  "[. {heatingCosts}][. {warmRent}][. {deposit}][. {depositAndAdvance}, zusammen {signingSum}][. {depositAndAdvance}][. {keyMoney}][. {agencyFee}]";
const energy = "[. {energyCertificate}][. {energyClass}]";
/** The price is the cold rent only where the page says so. */
const rents = (cold: string, plain: string): readonly string[] => [
  `{?rent}{?pricedCold}${cold}${extras}${entry}${energy}.`,
  `{?rent}{?pricedWhole}${plain}${extras}${entry}${energy}.`,
];
const sales = (start: string): string =>
  `{?sale}${start}[, {sqmPrice}][, {agencyFee}][. {coOwnershipCharges}][. {serviceCharge}][. {groundRent}][. {hoaFee}][. {propertyTax}][. {managementFee}][. {repairReserve}]${energy}.`;

export const money: Story["money"] = {
  professional: [
    "{?jeonseLet}Jeonse (전세): eine Kaution von {price.num} statt monatlicher Miete[, {managementFee}][, {available}].",
    "{?jeonseLet}Vermietet wird als Jeonse (전세), ohne Monatsmiete, gegen eine Kaution von {price.num}[, {managementFee}][, {available}].",
    ...rents("Die Kaltmiete beträgt {price}", "Die Miete beträgt {price}"),
    ...rents("Kaltmiete: {price}", "Miete: {price}"),
    ...rents("An Kaltmiete fallen {price} an", "An Miete fallen {price} an"),
    ...rents("Die Nettokaltmiete liegt bei {price}", "Der Mietpreis liegt bei {price}"),
    sales("Der Kaufpreis beträgt {price}"),
    sales("Kaufpreis: {price}"),
    sales("Angeboten für {price}"),
    sales("Zum Kauf werden {price} verlangt"),
    sales("Der Angebotspreis liegt bei {price}"),
    sales("Verkauft wird zum Preis von {price}"),
    "{price.list}.",
    sales("Preisvorstellung: {price}"),
    ...rents("Nettokaltmiete: {price}", "Der Mietpreis: {price}"),
    "Zur Energie: {energyClass}[. {energyCertificate}].",
  ],
  friendly: [
    "{?jeonseLet}Das ist ein Jeonse (전세): {price.num} Kaution, dafür keine Monatsmiete[, {managementFee}][, {available}].",
    "{?jeonseLet}Statt Miete hinterlegst du {price.num} (Jeonse, 전세)[, {available}].",
    ...rents("Kalt zahlst du {price}", "Du zahlst {price}"),
    ...rents("Die Kaltmiete: {price}", "Die Miete: {price}"),
    ...rents("Die Zahlen: {price} kalt", "Die Zahlen: {price}"),
    ...rents("Rechne mit {price} kalt", "Rechne mit {price}"),
    sales("Kosten soll das {price}"),
    sales("Der Kaufpreis: {price}"),
    sales("Rechne mit {price}"),
    sales("Verlangt werden {price}"),
    sales("Preis: {price}"),
    sales("Für {price} steht es zum Verkauf"),
    "{price.full}.",
    sales("Verkaufspreis: {price}"),
    ...rents("Kalt kostet es {price}", "Es kostet {price}"),
    ...rents("Kaltmiete: {price}", "Mietpreis: {price}"),
    "Bei der Energie: {energyClass}[. {energyCertificate}].",
  ],
  luxury: [
    "{?jeonseLet}Als Jeonse (전세): {price.num} Kaution anstelle der Miete[, {available}].",
    "{?jeonseLet}Kaution {price.num}, keine Monatsmiete (Jeonse, 전세)[, {available}].",
    ...rents("Die Kaltmiete beträgt {price}", "Die Miete beträgt {price}"),
    ...rents("Kaltmiete {price}", "Miete {price}"),
    ...rents("Zu mieten für {price} kalt", "Zu mieten für {price}"),
    ...rents("Als Kaltmiete sind {price} angesetzt", "Als Miete sind {price} angesetzt"),
    ...rents("Der Mietpreis, kalt: {price}", "Der Mietpreis: {price}"),
    sales("Kaufpreis {price}"),
    sales("Der Kaufpreis liegt bei {price}"),
    sales("Zum Preis von {price}"),
    sales("Der Preis: {price}"),
    sales("Angeboten zu {price}"),
    sales("Verkauft wird für {price}"),
    "{price.full}.",
    sales("Kaufpreis: {price}"),
    "{energyClass}[. {energyCertificate}].",
  ],
  trendy: [
    "{?jeonseLet}Jeonse (전세): {price.num} Kaution, null Monatsmiete[, {available}].",
    "{?jeonseLet}{price.num} hinterlegen statt Miete zahlen, das ist Jeonse (전세)[, {managementFee}].",
    ...rents("Kalt {price}", "Miete {price}"),
    ...rents("Macht {price} kalt", "Macht {price}"),
    ...rents("Preisschild: {price} kalt", "Preisschild: {price}"),
    ...rents("Kostenpunkt kalt: {price}", "Kostenpunkt: {price}"),
    sales("{price}"),
    sales("Preisschild: {price}"),
    sales("Kostenpunkt: {price}"),
    sales("Aufgerufen sind {price}"),
    sales("Macht {price}"),
    sales("Der Preis? {price}"),
    "{price.bare}.",
    sales("Kostet {price}"),
    ...rents("Kostet kalt {price}", "Kostet {price}"),
    ...rents("Kaltmiete {price}", "Mietpreis {price}"),
    "Energie? {energyClass}[. {energyCertificate}].",
  ],
};
