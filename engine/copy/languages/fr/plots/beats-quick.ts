/** The same in a few words, said to "tu". */
import type { Beat } from "#engine/copy/languages/base/plot";
import { air, old } from "./beats.ts";

export const quickLevel: Beat = [
  "{+lift}{!groundLevel}L’ascenseur te dépose {floor.at}[, {aspect.short}]",
  "{+lift}{!floor}L’immeuble a un ascenseur[ et toi {aspect}]",
  "{+noLift}{+upstairsWithoutLift}{floor.at} sans ascenseur, tes mollets sont prévenus[ ; {aspect.short}]",
  "{+noLift}{!upstairsWithoutLift}{!groundLevel}{floor.at} sans ascenseur[, {aspect.short}]",
  "{+topFloor}{+lift}L’ascenseur te dépose {floor.at}, le dernier[, {aspect.short}]",
  "{+topFloor}{!lift}{!noLift}Tu es {floor.at}, le dernier[, {aspect.short}]",
  "{!lift}{!noLift}Tu es {floor.in}[, {aspect.short}]",
  "Tu as {aspect}",
];
export const quickOut: Beat = [
  "Dehors, {garden} et {terrace} : tu peux inviter",
  "Dehors, {garden} et {deck} : tu peux inviter",
  "Dehors, {yard} et {fruitTrees} : à toi les confitures",
  "Dehors, tu as {garden}",
  "Dehors, tu as {yard}",
  "Tes apéros se passent sur {terrace}",
  "Tes apéros se passent sur {roofTerrace}",
  "Ton café se boit sur {southBalcony}",
  "Ton café se boit sur {balcony}",
  "Ton basilic a {balcony}",
];
export const quickIn: readonly Beat[] = [
  [
    "{newKitchen}, à toi de l’étrenner",
    "{+openKitchen}{+fittedKitchen}Cuisine ouverte et équipée[, {dishwasher} compris]",
    "{+fittedKitchen}La cuisine est équipée[, avec {dishwasher}]",
    "{+openKitchen}La cuisine est ouverte, tu cuisines sans rater la conversation",
    "{+separateKitchen}La cuisine a une porte, personne ne verra la vaisselle",
    "Tu poses tes courses sur {kitchenIsland}",
  ],
  [
    "Au plafond {stucco}, au sol {woodFloor}",
    "Pour l’hiver, {fireplace} et {hardwoodFloor}",
    "Pour l’hiver, {fireplace} et {woodFloor}",
    "Pour l’hiver, tu as {originalFireplace}",
    "Pour l’hiver, tu as {fireplace}",
    "Pour l’hiver, tu as {woodStove}",
    "{+underfloorHeating}Chauffage au sol : tu vis pieds nus",
    "Au sol, {herringbone}",
    "Au sol, {hardwoodFloor}",
    "Au sol, {woodFloor}",
  ],
  [
    "{workshop} pour tes projets, {sunRoom} pour tes plantes",
    "{workshop} pour tes projets",
    "{sunRoom} pour tes plantes",
    "{study} pour tes visios",
    "{livingSouth} pour tes plantes",
    "{mezzanine} pour prendre de la hauteur",
  ],
  air,
  old,
  [
    "Tu hérites de {newRoof}",
    "Les travaux ? {newWindows}",
    "Tu hérites de {newBathroom}",
    "Les murs ont connu {fullyRenovated}",
    "Les murs ont connu {renovated}",
  ],
];
export const quickAround: readonly Beat[] = [
  [
    "Tes cartons vont dans {cellar}, ta voiture a {parkingSpace}",
    "Ta voiture a {garage}, tes cartons {cellar}",
    "Ta voiture a {doubleGarage}",
    "Ta voiture a {garage}",
    "Ta voiture a {parkingSpace}",
    "Ta voiture a {undergroundParking}",
    "Ta voiture a {carport}",
    "{+cellar}Tes skis dorment à la cave",
    "Tes skis dorment dans {cellar}",
    "{+cellarRoom}Tes skis dorment à la cave",
    "Tes skis dorment dans {cellarRoom}",
    "Ton bazar a {storageRoom}",
    "Ton bazar a {builtInWardrobes}",
  ],
  [
    "En bas, {pool} et {gym} : plus d’excuse",
    "Tes colis t’attendent dans {parcelBox}[, derrière {autoLock}]",
    "L’immeuble a {concierge}",
    "Ton vélo a {bikeRoom}",
  ],
  [
    "{+furnished}{+petsAllowed}C’est meublé, et ton animal est accepté",
    "{+furnished}C’est meublé, tu viens avec tes valises",
    "{+unfurnished}C’est une location vide",
    "{+chainFree}La vente ne dépend d’aucun autre achat (chain free)",
    "{+petsAllowed}Les animaux sont acceptés",
    "{+catsAllowed}Ton chat est accepté",
    "{+dogsAllowed}Ton chien est accepté",
    "{+petsNegotiable}Pour ton animal, ça se discute",
  ],
];
export const quickPay: Beat = [
  "{?rent}{price} de loyer, plus des {utilities} : {monthlySum} en tout[, plus {deposit}]",
  "{?rent}{price} de loyer, plus des {managementFee} : {monthlySum} en tout[, plus {deposit}]",
  "{?rent}{price}[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?rent}Tu paies {price}[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?sale}En vente à {price}",
  "{?sale}Prix affiché, {price}",
  "{?sale}C’est {price}",
  "{?price.apart}Prix : {price}",
];
