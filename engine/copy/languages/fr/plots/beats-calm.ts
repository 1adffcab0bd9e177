/** The same as an agency writes it. */
import type { Beat } from "#engine/copy/languages/base/plot";
import { air, level, old } from "./beats.ts";

const outdoors: Beat = [
  "À l’extérieur, on dispose de {garden} et de {terrace}",
  "{garden} et {terrace} prolongent les pièces",
  "{garden} et {deck} prolongent les pièces",
  "À l’extérieur, {yard} accueille {fruitTrees}",
  "{garden} prolonge les pièces",
  "{yard} prolonge les pièces",
  "{terrace} prolonge les pièces",
  "{patio} prolonge les pièces",
  "{roofTerrace} couronne l’ensemble",
  "{southBalcony} prolonge les pièces",
  "{balcony} prolonge les pièces",
  "L’espace extérieur est {balcony}",
];
const kitchen: Beat = [
  "{+openKitchen}{+fittedKitchen}La cuisine est ouverte et équipée[, avec {dishwasher}]",
  "{newKitchen} est en place[, avec {dishwasher}]",
  "{+fittedKitchen}La cuisine est équipée[, avec {dishwasher}]",
  "{+openKitchen}La cuisine est ouverte[, avec {kitchenIsland}]",
  "{+separateKitchen}La cuisine est une pièce à part[, avec {dishwasher}]",
  "{+separateKitchen}La cuisine est indépendante[, avec {dishwasher}]",
  "La cuisine compte {quartzCounters} et {gasStove}",
  "La cuisine compte {kitchenIsland}",
  "La cuisine compte {quartzCounters}",
];
const warmth: Beat = [
  "{stucco} et {woodFloor} disent l’âge des murs",
  "Les pièces ont gardé {stucco} et {woodFloor}",
  "On relève {hardwoodFloor} et {ceilingHeight}",
  "On relève {woodFloor} et {ceilingHeight}",
  "On relève {fireplace} et {hardwoodFloor}",
  "On relève {fireplace} et {woodFloor}",
  "On relève {originalFireplace} et {bayWindow}",
  "{originalFireplace} donne un centre à l’hiver",
  "{fireplace} donne un centre à l’hiver",
  "{woodStove} donne un centre à l’hiver",
  "{+underfloorHeating}Le chauffage passe par le sol",
  "On relève {herringbone}",
  "Au sol, on trouve {hardwoodFloor}",
  "Au sol, on trouve {woodFloor}",
  "On relève {ceilingHeight}",
  "On relève {stucco}",
];
const extra: Beat = [
  "{workshop} et {sunRoom} s’ajoutent aux pièces",
  "{workshop} s’ajoute aux pièces",
  "{sunRoom} s’ajoute aux pièces",
  "{study} permet de travailler porte close",
  "{livingSouth} forme la pièce de vie",
  "{mezzanine} s’ajoute aux pièces",
];
const stowed: Beat = [
  "{cellar} et {garage} complètent l’ensemble",
  "{cellar} et {parkingSpace} complètent l’ensemble",
  "{cellarRoom} et {parkingSpace} complètent l’ensemble",
  "{storageRoom} et {parkingSpace} complètent l’ensemble",
  "{doubleGarage} complète l’ensemble",
  "{garage} complète l’ensemble",
  "{parkingSpace} complète l’ensemble",
  "{undergroundParking} complète l’ensemble",
  "{carport} complète l’ensemble",
  "{cellar} complète l’ensemble",
  "{cellarRoom} complète l’ensemble",
  "{storageRoom} complète l’ensemble",
  "{cellar} s’y rattache",
  "{cellarRoom} s’y rattache",
  "Le rangement est prévu, avec {builtInWardrobes}",
];
const building: Beat = [
  "La résidence offre {pool} et {gym}",
  "L’immeuble a {autoLock} et {parcelBox}",
  "L’immeuble dispose de {concierge} et de {bikeRoom}",
  "L’immeuble dispose de {concierge}",
  "L’immeuble a {concierge}",
  "L’immeuble dispose de {bikeRoom}",
  "L’immeuble a {parcelBox}",
];
const works: Beat = [
  "Parmi les travaux réalisés figurent {newRoof} et {newWindows}",
  "Parmi les travaux réalisés figurent {newRoof} et {newBoiler}",
  "Parmi les travaux réalisés figure {newRoof}",
  "Parmi les travaux réalisés figurent {newWindows}",
  "Parmi les travaux réalisés figure {newBathroom}",
  "Le bien a connu {fullyRenovated}",
  "Le bien a connu {renovated}",
];
export const lease: Beat = [
  "{+furnished}{+petsAllowed}La location est meublée et les animaux sont acceptés",
  "{+furnished}{+noPets}La location est meublée ; les animaux ne sont pas acceptés",
  "{+furnished}La location est meublée",
  "{+unfurnished}La location est vide",
  "{+chainFree}La vente ne dépend d’aucun autre achat (chain free)",
  "{+petsAllowed}Les animaux sont acceptés",
  "{+catsAllowed}Les chats sont acceptés",
  "{+dogsAllowed}Les chiens sont acceptés",
  "{+smallPets}Les petits animaux sont acceptés",
  "{+petsNegotiable}La présence d’un animal se discute",
  "{+vacant}Le bien est libre d’occupation",
];
/** In the order of a visit, from the landing or from the garden, and as a house is looked over. */
export const visit: readonly Beat[] = [
  level,
  kitchen,
  warmth,
  extra,
  outdoors,
  stowed,
  air,
  old,
  works,
  building,
  lease,
];
export const fromOutside: readonly Beat[] = [
  outdoors,
  warmth,
  level,
  kitchen,
  extra,
  stowed,
  building,
  works,
  air,
  old,
  lease,
];
export const checked: readonly Beat[] = [
  level,
  works,
  air,
  old,
  kitchen,
  outdoors,
  warmth,
  extra,
  stowed,
  building,
  lease,
];

export const terms: Beat = [
  "{?rent}Au loyer de {price} s’ajoutent des {utilities}, soit {monthlySum} en tout[, plus {deposit}]",
  "{?rent}Avec des {utilities}, le loyer de {price} passe à {monthlySum}[, plus {deposit}]",
  "{?rent}Au loyer de {price} s’ajoutent des {managementFee}, soit {monthlySum} en tout[, plus {deposit}]",
  "{?rent}Avec des {managementFee}, le loyer de {price} passe à {monthlySum}[, plus {deposit}]",
  "{?rent}Le loyer s’élève à {price}[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?rent}Le loyer est de {price}[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?sale}Le prix est fixé à {price}, soit {rate}",
  "{?sale}Le bien est proposé à {price}, soit {rate}",
  "{?sale}Le bien est en vente à {price}, soit {rate}",
  "{?sale}Le prix est fixé à {price}",
  "{?sale}Le bien est proposé à {price}",
  "{?sale}Le bien est en vente à {price}",
  "{?jeonseLet}La location se fait en jeonse, sans loyer mensuel, avec {price}",
  "{?price.apart}Prix : {price}",
];
/** Few words. */
export const hush: Beat = [
  "{?sale}Son prix est de {price}",
  "{?sale}Le prix est fixé à {price}",
  "{?sale}Le prix est de {price}",
  "{?rent}Le loyer demandé est de {price}[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?rent}Le loyer est de {price}[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?price.apart}Prix : {price}",
];
