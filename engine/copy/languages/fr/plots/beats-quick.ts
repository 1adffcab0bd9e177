/** The same in a few words, said to "tu". */
import type { Beat } from "#engine/copy/languages/base/plot";
import { air } from "./beats.ts";

export const quickLevel: Beat = [
  "{+lift}{!groundLevel}{floor.at}, et l’ascenseur te dépose[, {aspect.short}]",
  "{+noLift}{+upstairsWithoutLift}{floor.at} sans ascenseur, tes mollets sont prévenus[ ; {aspect.short}]",
  "{+noLift}{!upstairsWithoutLift}{!groundLevel}{floor.at} sans ascenseur[, {aspect.short}]",
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
  ["Déjà fait : {newRoof}", "Déjà fait : {newWindows}", "Déjà fait : {newBathroom}", "Déjà fait : {fullyRenovated}"],
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
    "Tes skis ont {cellar}",
    "Tes skis ont {cellarRoom}",
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
    "{+unfurnished}C’est vide, tu viens avec tes meubles",
    "{+petsAllowed}Les animaux sont acceptés",
    "{+catsAllowed}Ton chat est accepté",
    "{+dogsAllowed}Ton chien est accepté",
  ],
];
export const quickPay: Beat = [
  "{?rent}{price} de loyer, plus des {utilities} : {monthlySum} en tout[, {deposit}]",
  "{?rent}{price} de loyer, plus des {managementFee} : {monthlySum} en tout[, {deposit}]",
  "{?rent}{price}[, {utilities}][, {managementFee}][, {deposit}]",
  "{?rent}Tu paies {price}[, {utilities}][, {managementFee}][, {deposit}]",
  "{?sale}Prix demandé, {price}",
  "{?sale}Il te faut {price}",
  "{?sale}C’est {price}",
  "{?price.apart}Prix : {price}",
];
