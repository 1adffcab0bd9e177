/** What there is, as one tells it to somebody, without "tu" or "vous"; each sentence in wordings enough for neighbours to differ. */
import type { Beat } from "#engine/copy/languages/base/plot";
import { air, level, old } from "./beats.ts";

const outdoors: Beat = [
  "Dehors, on a {garden} et {terrace}",
  "Dehors, on a {garden} et {deck}",
  "On sort dans {yard}, où poussent {fruitTrees}",
  "Derrière, il y a {yard} et {fruitTrees}",
  "Dehors, on a {garden}[, avec {shed} pour les outils]",
  "On sort dans {yard}",
  "Aux beaux jours, la table passe sur {terrace}",
  "Aux beaux jours, la table passe dans {patio}",
  "Aux beaux jours, on monte sur {roofTerrace}",
  "Le linge et le basilic iront sur {southBalcony}",
  "On prend son café sur {balcony}",
  "{balcony} attend deux chaises et un pot de basilic",
  "Pour prendre l’air, il y a {balcony}",
];
const kitchen: Beat = [
  "{newKitchen} attend son premier dîner[, avec {dishwasher} pour l’après]",
  "{+openKitchen}{+fittedKitchen}La cuisine est ouverte et déjà équipée[, avec {dishwasher} pour l’après-dîner]",
  "{+fittedKitchen}La cuisine est équipée[, avec {dishwasher} pour l’après-dîner], on peut y dîner le premier soir",
  "{+openKitchen}La cuisine est ouverte, on discute en coupant les légumes",
  "{+separateKitchen}La cuisine a sa porte, la vaisselle peut attendre",
  "{+separateKitchen}La cuisine se ferme, et les odeurs restent du bon côté",
  "On cuisine sur {gasStove}, et l’on pose tout sur {quartzCounters}",
  "On pose les courses sur {kitchenIsland}",
  "On étale la pâte sur {quartzCounters}",
  "{+kitchenWindow}La cuisine a sa fenêtre",
];
const warmth: Beat = [
  "Les soirs d’hiver, il y a {fireplace}, avec {stucco} au plafond et {woodFloor} au sol",
  "On a {stucco} au plafond et {woodFloor} au sol",
  "On a {woodFloor} au sol et {ceilingHeight}",
  "On a {hardwoodFloor} au sol et {ceilingHeight}",
  "Les soirs d’hiver, il y a {fireplace}, avec {hardwoodFloor} au sol",
  "Les soirs d’hiver, il y a {fireplace}, avec {woodFloor} au sol",
  "On s’assoit entre {originalFireplace} et {bayWindow}",
  "Les soirs d’hiver, on se rapproche : il y a {originalFireplace}",
  "Les soirs d’hiver, on se rapproche : il y a {fireplace}",
  "Les soirs d’hiver, on se rapproche : il y a {woodStove}",
  "{+underfloorHeating}Le chauffage est au sol, les chaussettes deviennent facultatives",
  "Sous les pieds, on a {herringbone}",
  "Sous les pieds, on a {hardwoodFloor}",
  "Sous les pieds, on a {woodFloor}",
  "On lève les yeux sur {ceilingHeight}",
  "On lève les yeux sur {stucco}",
];
const extra: Beat = [
  "{workshop} attend ses outils, et {sunRoom} ses plantes",
  "{workshop} attend ses outils",
  "{sunRoom} attend un fauteuil et un livre",
  "{study} permet de fermer la porte pendant les appels",
  "{livingSouth} devrait plaire aux plantes",
  "{mezzanine} ajoute un coin en hauteur",
];
const stowed: Beat = [
  "La voiture dort dans {garage}, et les cartons dans {cellar}",
  "Les cartons vont dans {cellar}, et la voiture a {parkingSpace}",
  "Les cartons vont dans {cellarRoom}, et la voiture a {parkingSpace}",
  "Les valises vont dans {storageRoom}, et la voiture a {parkingSpace}",
  "La voiture dort dans {doubleGarage}",
  "La voiture dort dans {garage}",
  "La voiture a {parkingSpace}",
  "Pour la voiture, il y a {parkingSpace}",
  "La voiture a {undergroundParking}",
  "La voiture s’abrite sous {carport}",
  "{+cellar}Les skis et les cartons descendent à la cave",
  "{+cellar}Ce qui encombre descend à la cave",
  "{+cellarRoom}Les skis et les cartons descendent à la cave",
  "{+cellarRoom}Ce qui encombre descend à la cave",
  "Pour ranger, il y a {cellar}",
  "Pour ranger, il y a {cellarRoom}",
  "Les valises et l’aspirateur vont dans {storageRoom}",
  "Pour ranger, il y a {builtInWardrobes}",
];
const building: Beat = [
  "Dans la résidence, on a {pool} et {gym}",
  "L’immeuble a {autoLock}, et les colis attendent dans {parcelBox}",
  "L’immeuble a {concierge} et {bikeRoom}",
  "Les colis attendent dans {parcelBox}",
  "L’immeuble a {concierge}",
  "Il y a {concierge} dans l’immeuble",
  "Les vélos ont {bikeRoom}",
  "Il y a {bikeStorage}",
];
const works: Beat = [
  "On hérite au passage de {newRoof} et de {newBoiler}",
  "On hérite au passage de {newRoof}",
  "On hérite au passage de {newBathroom}",
  "On hérite au passage de {newBoiler}",
  "Le logement a connu {fullyRenovated}",
  "Le logement a connu {renovated}",
];
const lease: Beat = [
  "{+furnished}{+petsAllowed}C’est meublé, et les animaux sont acceptés",
  "{+furnished}{+noPets}C’est meublé, mais les animaux ne sont pas acceptés",
  "{+furnished}C’est meublé, il suffit d’apporter ses valises",
  "{+unfurnished}C’est une location vide",
  "{+chainFree}La vente ne dépend d’aucun autre achat (chain free)",
  "{+petsAllowed}Les animaux sont acceptés",
  "{+catsAllowed}Les chats sont acceptés",
  "{+dogsAllowed}Les chiens sont acceptés",
  "{+smallPets}Les petits animaux sont acceptés",
  "{+petsNegotiable}Pour un animal, on en parle avec le bailleur",
];
/** All of it, in the order in which one comes upon it. */
export const walk: readonly Beat[] = [
  level,
  kitchen,
  warmth,
  extra,
  outdoors,
  stowed,
  building,
  air,
  old,
  works,
  lease,
];
export const inside: readonly Beat[] = [kitchen, warmth, extra, air, old, works];
export const around: readonly Beat[] = [outdoors, stowed, building, lease];

export const pay: Beat = [
  "{?rent}Au loyer de {price} s’ajoutent des {utilities}, soit {monthlySum} en tout[, plus {deposit}]",
  "{?rent}Avec des {utilities}, le loyer de {price} passe à {monthlySum}[, plus {deposit}]",
  "{?rent}Au loyer de {price} s’ajoutent des {managementFee}, soit {monthlySum} en tout[, plus {deposit}]",
  "{?rent}Avec des {managementFee}, le loyer de {price} passe à {monthlySum}[, plus {deposit}]",
  "{?rent}Le loyer est de {price}[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?rent}Il faut compter {price} de loyer[, plus {utilities}][, plus {managementFee}][, plus {deposit}]",
  "{?sale}Le prix est de {price}",
  "{?sale}C’est en vente à {price}",
  "{?sale}Le prix affiché est de {price}",
  "{?jeonseLet}Il n’y a pas de loyer mensuel mais {price}, rendus à la fin du bail",
  "{?price.apart}Prix : {price}",
];
