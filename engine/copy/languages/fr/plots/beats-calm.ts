/** The same as an agency writes it. */
import type { Beat, PlotLine } from "#engine/copy/languages/base/plot";

import { bills } from "./beats.ts";

/** The same as an agency writes it. */
export const terms: Beat = [
  "{?rent}Le loyer s’élève à {price} ; des {utilities} portent le total mensuel à {monthlySum}[, {deposit}]",
  "{?rent}Le loyer s’élève à {price} ; des {managementFee} portent le total mensuel à {monthlySum}[, {deposit}]",
  "{?rent}Le loyer s’élève à {price}[, {utilities}][, {managementFee}][, {deposit}]",
  "{?rent}Le bailleur demande {price}[, {utilities}][, {managementFee}][, {deposit}]",
  "{?rent}Le loyer s’élève à {price} ; {depositAndAdvance}, soit {signingSum} à la signature",
  "{?sale}Le prix est de {price}, soit {rate}",
  "{?sale}Le bien est proposé à {price}, soit {rate}",
  "{?sale}Le prix est de {price}",
  "{?sale}Le bien est proposé à {price}",
  "{?price.apart}Pour le prix : {price}",
];
/** The lift, for who writes in full. */
export const access: Beat = [
  "{+topFloor}{+lift}{type.le} se trouve {floor.at}, le dernier, avec ascenseur",
  "{+topFloor}{!noLift}{type.le} se trouve {floor.at}, le dernier",
  "{+lift}{!floor}L’immeuble a un ascenseur",
  "{+lift}{!groundLevel}{type.le} se trouve {floor.at}, avec ascenseur",
  "{!type}{+lift}{!groundLevel}Le logement se trouve {floor.at}, avec ascenseur",
  "{+noLift}{+upstairsWithoutLift}{type.le} se trouve {floor.at} ; l’immeuble n’a pas d’ascenseur",
  "{!type}{+noLift}{+upstairsWithoutLift}Le logement se trouve {floor.at} ; l’immeuble n’a pas d’ascenseur",
  "{+noLift}{!groundLevel}{!upstairsWithoutLift}{type.le} se trouve {floor.at} ; l’immeuble n’a pas d’ascenseur",
  "{!type}{+noLift}{!groundLevel}{!upstairsWithoutLift}Le logement se trouve {floor.at} ; l’immeuble n’a pas d’ascenseur",
  "{!noLift}{type.le} se trouve {floor.in}",
  "{!type}{!noLift}Le logement se trouve {floor.in}",
];
/** The open air in an agency's words. */
export const grounds: Beat = [
  "À l’extérieur, {garden} se complète par {terrace}",
  "À l’extérieur, {garden} se complète par {deck}",
  "À l’extérieur, on trouve {yard} et {fruitTrees}",
  "À l’extérieur, on trouve {garden}",
  "À l’extérieur, on trouve {yard}",
  "Les repas d’été ont leur place : {terrace}",
  "Le bien dispose aussi d’un extérieur : {roofTerrace}",
  "Les pièces se prolongent par {southBalcony}",
  "Le bien dispose aussi d’un extérieur : {balcony}",
];
/** The same for who writes in full. */
export const roomsTold: Beat = [
  "{livingSouth} et {openKitchen} forment la pièce de vie",
  "{+openKitchen}La cuisine, ouverte, partage la lumière du séjour",
  "La cuisine se remarque : {newKitchen}",
  "{+fittedKitchen}La cuisine est équipée",
  "{+separateKitchen}La cuisine est une pièce à part, que l’on peut fermer",
  "{study} permet de travailler porte close",
  "La pièce de vie se distingue : {livingSouth}",
  "{enSuite} évite le passage par le couloir",
];
export const character: Beat = [
  "{stucco} au plafond, {woodFloor} au sol : l’ancien est resté visible",
  "{fireplace} donne un centre au séjour",
  "{woodStove} donne un centre au séjour",
  "Le volume compte aussi : {ceilingHeight}",
  "Le volume compte aussi : {highCeilings}",
  "Les sols ont de quoi retenir : {herringbone}",
  "Les sols ont de quoi retenir : {hardwoodFloor}",
  "Les sols ont de quoi retenir : {woodFloor}",
  "Au mur, {exposedBrick}",
  "La façade compte {bayWindow}",
];
export const works: Beat = [
  "Côté entretien, {newRoof} et {newWindows}",
  "Côté entretien, {newRoof}",
  "Côté entretien, {newBoiler}",
  "Côté entretien, {newWindows}",
  "Côté travaux, {fullyRenovated}",
  "{+wellKept}L’entretien est soigné",
  "{+fineFinish}Les finitions sont soignées",
];
export const stored: Beat = [
  "Pour le rangement, {cellar} et {parkingSpace}",
  "En annexe, {garage} et {cellar}",
  "En annexe, {garage}",
  "En annexe, {cellar}",
  "En annexe, {cellarRoom} et {parkingSpace}",
  "En annexe, {cellarRoom}",
  "En annexe, {parkingSpace}",
  "En annexe, {storageRoom}",
  "Pour le rangement, {builtInWardrobes}",
];
export const services: Beat = [
  "L’immeuble offre {pool} et {gym}",
  "L’immeuble offre {autoLock} et {parcelBox}",
  "L’immeuble offre {gym} et {bikeRoom}",
  "L’immeuble a {concierge}",
  "L’immeuble a {bikeRoom}",
  "L’immeuble a {parcelBox}",
  "L’immeuble a {securityGuard}",
];
export const lighted: Beat = [
  "{+bothSides}Le plan est traversant, avec {aspect} : l’air circule d’une façade à l’autre",
  "Les fenêtres ouvrent {aspect.sides}",
  "{!aspect.sides}Côté lumière, {aspect}",
];
/** What a deal allows, as an agency writes it. */
export const allowed: Beat = [
  "Sur le plan fiscal, un point compte en Chine : {fiveOnly}",
  "{+furnished}{+petsAllowed}La location est meublée, et les animaux sont acceptés",
  "{+furnished}La location est meublée",
  "{+unfurnished}Le logement se loue vide",
  "{+petsAllowed}Les animaux sont acceptés",
  "{+petsNegotiable}La présence d’animaux se discute",
  "{+wholeHome}Le logement se loue en entier",
  "{+vacant}Le logement est libre d’occupation",
  "{+chainFree}La vente ne dépend d’aucune chaîne d’achats (chain free)",
];
/** The same for who writes in full. */
export const details: readonly Beat[] = [
  [
    "{+centralHeating}{+gasHeating}Le chauffage est central, au gaz",
    "{+districtHeating}Le chauffage est urbain",
    "{+individualHeating}Le chauffage est individuel",
  ],
  ["{kitchenIsland} et {quartzCounters} équipent la cuisine", "{quartzCounters} équipent la cuisine"],
  ["{workshop} et {sunRoom} s’ajoutent aux pièces", "{workshop} s’ajoute aux pièces", "{sunRoom} s’ajoute aux pièces"],
  ["{+fenced}L’extérieur est clôturé"],
  ["{porch} abrite de la pluie"],
  ["{+separateBathAndWc}La salle de bains et les WC sont séparés"],
  ["{+cornerUnit}Le logement fait l’angle"],
  ["Certaines pièces ont {courtyardFacing}"],
  ["{videoIntercom} permet de voir qui sonne"],
  ["{+bathWindow}La salle de bains a sa fenêtre"],
  ["Dans l’historique du bien, {renovated}"],
  ["La cuisine compte {rangeCooker}", "La cuisine compte {gasStove}"],
  ["La salle de bains compte {bathDryer}"],
];
/** What a home has, in the order of a report; then what it costs. */
export const allCalm: readonly Beat[] = [lighted, roomsTold, character, ...details, stored, works, allowed, services];
export const sumCalm: readonly PlotLine[] = ["@rest", "@but", "", { say: [terms, bills] }, "@material?", ""];
