/** Price and terms in French sentences, the sums a reader would do included. */
import type { Story } from "#engine/copy/languages/base/story";

/** A yearly cost, and what it comes to by the month. */
const yearly = (kind: "coOwnershipCharges" | "serviceCharge" | "propertyTax"): string =>
  `[, {${kind}}, soit {${kind}.monthly} par mois][, {${kind}}, soit environ {${kind}.about} par mois][, {${kind}}]`;
const charges = `${yearly("coOwnershipCharges")}${yearly("serviceCharge")}[, {hoaFee}]`;
const sale = `[, {agencyFee}]${charges}${yearly("propertyTax")}`;
const entry = "[, {depositAndAdvance}, soit {signingSum}][, {depositAndAdvance}][, {deposit}]";
const besides =
  "[, {managementFee}, soit {monthlySum} au total][, {utilities}, soit {monthlySum} au total][, {utilities}][, {managementFee}]";
const rent = `${besides}${entry}[, {agencyFee}]`;
const energy = "[. {energyClass}][, {emissionsClass}]";

export const money: Story["money"] = {
  professional: [
    "{?jeonseLet}Bail jeonse (전세) : un dépôt de {price.bare} à la place du loyer mensuel[, {managementFee}][, {available}]",
    "{?jeonseLet}Location en jeonse (전세), sans loyer mensuel : dépôt de {price.bare}[, {managementFee}][, {available}]",
    `{?rent}Le loyer est de {price}${rent}[, {available}]${energy}`,
    `{?rent}Loyer : {price}${rent}[, {available}]${energy}`,
    `{?rent}Conditions de location : {price}${rent}[, {available}]${energy}`,
    `{?rent}Le logement se loue {price}${rent}[, {available}]${energy}`,
    `{?rent}Côté conditions, comptez {price}${rent}[, {available}]${energy}`,
    `{?sale}Le prix de vente est de {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Prix : {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Le bien est proposé à {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Il est présenté au prix de {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Comptez {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}À savoir aussi : {agencyFee}${charges}${yearly("propertyTax")}${energy}`,
    `{?sale}À prévoir chaque année : {coOwnershipCharges}${yearly("propertyTax")}${energy}`,
    `Prix : {price}${energy}`,
    `{?rent}Le bailleur demande {price}${rent}${energy}`,
    `{?rent}Pour y habiter, prévoyez {price}${rent}${energy}`,
    `{?sale}Le vendeur en demande {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Budget à prévoir : {price}[, soit {rate}]${sale}${energy}`,
    "Performance énergétique : {energyClass}[, {emissionsClass}]",
  ],
  friendly: [
    "{?jeonseLet}C’est un jeonse (전세) : {price.bare} de dépôt, et pas de loyer mensuel[, {managementFee}][, {available}]",
    "{?jeonseLet}Côté budget, un dépôt de {price.bare} remplace le loyer (jeonse, 전세)[, {available}]",
    `{?rent}Côté budget : {price}${rent}${energy}`,
    `{?rent}Chaque mois, c’est {price}${rent}${energy}`,
    `{?rent}Pour le loyer, comptez {price}${rent}${energy}`,
    `{?rent}Ça se loue {price}${rent}${energy}`,
    `{?rent}Le loyer : {price}${rent}${energy}`,
    `{?rent}Ce qui sort du compte : {price}${rent}${energy}`,
    `{?sale}Côté budget : {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Le prix, c’est {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Il faut compter {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}C’est proposé à {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Pour vos calculs : {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Le vendeur en demande {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}Pour compléter les comptes : {agencyFee}${charges}${yearly("propertyTax")}${energy}`,
    "{?rent}Pour compléter les comptes : {depositAndAdvance}[, {managementFee}][, {utilities}]",
    `Côté budget : {price}${energy}`,
    `{?rent}Prévoyez {price}${rent}${energy}`,
    `{?sale}On parle de {price}[, soit {rate}]${sale}${energy}`,
    `{?sale}C’est affiché {price}[, soit {rate}]${sale}${energy}`,
    "Pour l’énergie, {energyClass}[, {emissionsClass}]",
  ],
  luxury: [
    "{?jeonseLet}En jeonse (전세), un dépôt de {price.bare} tient lieu de loyer[, {available}]",
    "{?jeonseLet}Dépôt de {price.bare}, sans loyer mensuel (jeonse, 전세)[, {available}]",
    `{?rent}Le loyer est de {price}${besides}[, {deposit}][, {depositAndAdvance}][, {agencyFee}]${energy}`,
    `{?rent}Le logement se loue {price}${besides}[, {deposit}][, {depositAndAdvance}][, {agencyFee}]${energy}`,
    `{?rent}Il est proposé à la location pour {price}${besides}[, {deposit}][, {depositAndAdvance}][, {agencyFee}]${energy}`,
    `{?rent}Loyer demandé : {price}${besides}[, {deposit}][, {depositAndAdvance}][, {agencyFee}]${energy}`,
    `{?sale}Le prix est de {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Il est proposé à {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Le bien est présenté à {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Prix demandé : {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Vous le trouverez au prix de {price}[, {agencyFee}]${charges}${energy}`,
    `Le prix est de {price}${energy}`,
    `{?rent}Comptez {price}${besides}[, {deposit}][, {depositAndAdvance}][, {agencyFee}]${energy}`,
    `{?rent}Le bailleur en demande {price}${besides}[, {deposit}][, {depositAndAdvance}][, {agencyFee}]${energy}`,
    `{?rent}Conditions : {price}${besides}[, {deposit}][, {depositAndAdvance}][, {agencyFee}]${energy}`,
    `{?sale}Son prix : {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Le vendeur en attend {price}[, {agencyFee}]${charges}${energy}`,
    "{energyClass}[, {emissionsClass}]",
  ],
  trendy: [
    "{?jeonseLet}Jeonse (전세) : {price.bare} de dépôt, zéro loyer mensuel[, {available}]",
    "{?jeonseLet}{price.bare} de dépôt à la place du loyer, c’est le jeonse (전세)[, {managementFee}]",
    `{?rent}Côté sous : {price}${rent}${energy}`,
    `{?rent}L’addition : {price}${rent}${energy}`,
    `{?rent}Le loyer, cash : {price}${rent}${energy}`,
    `{?rent}Par mois, ça fait {price}${rent}${energy}`,
    `{?rent}Ça te coûtera {price}${rent}${energy}`,
    `{?rent}Sors la calculette : {price}${rent}${energy}`,
    `{?sale}Côté sous : {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}L’addition : {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Le prix, cash : {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Il est affiché à {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Ça te coûtera {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Sors la calculette : {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Et avec ça : {agencyFee}${charges}${energy}`,
    "{?rent}Et avec ça : {depositAndAdvance}[, {managementFee}][, {utilities}]",
    `Côté sous : {price}${energy}`,
    `{?rent}Compte {price}${rent}${energy}`,
    `{?sale}Compte {price}[, {agencyFee}]${charges}${energy}`,
    `{?sale}Le vendeur en veut {price}[, {agencyFee}]${charges}${energy}`,
    "Côté énergie : {energyClass}[, {emissionsClass}]",
  ],
};
