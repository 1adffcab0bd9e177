/** The same for a calm voice: short, what is seen first. */
import type { Beat } from "#engine/copy/languages/base/plot";
import { air, old } from "./beats.ts";
import { lease } from "./beats-calm.ts";

/** In the order of the eye. */
export const still: readonly Beat[] = [
  [
    "{+topFloor}{+lift}On arrive {floor.at}, le dernier, par l’ascenseur[ ; {type.le} est {aspect.facing}]",
    "{+lift}{!groundLevel}On arrive {floor.at} par l’ascenseur[ ; {type.le} est {aspect.facing}]",
    "{+noLift}{+upstairsWithoutLift}On arrive {floor.at} sans ascenseur[ ; {type.le} est {aspect.facing}]",
    "{+topFloor}{!lift}{!noLift}On arrive {floor.at}, le dernier[ ; {type.le} est {aspect.facing}]",
    "{!lift}{!noLift}On arrive {floor.at}[ ; {type.le} est {aspect.facing}]",
    "{+lift}{!floor}Un ascenseur y mène[ ; {type.le} est {aspect.facing}]",
    "{type.le} est {aspect.facing}",
  ],
  [
    "Au sol, {woodFloor} ; au plafond, {stucco}",
    "Au sol, {hardwoodFloor} ; au plafond, {beams}",
    "Au sol, {herringbone}",
    "Au sol, {hardwoodFloor}",
    "Au sol, {woodFloor}",
    "Au plafond, {stucco}",
    "Au plafond, {beams}",
  ],
  ["L’hiver, {originalFireplace}", "L’hiver, {fireplace}", "L’hiver, {woodStove}"],
  [
    "L’été, {garden} et {terrace}",
    "L’été, {garden} et {deck}",
    "L’été, {yard} et {fruitTrees}",
    "L’été, {garden}",
    "L’été, {terrace}",
    "L’été, {patio}",
    "L’été, {roofTerrace}",
    "L’été, {yard}",
    "Un pas dehors, et c’est {southBalcony}",
    "Un pas dehors, et c’est {balcony}",
    "Au-delà des vitres, {balcony}",
  ],
  [
    "La cuisine est ouverte{+openKitchen}",
    "La cuisine garde sa porte{+separateKitchen}",
    "La cuisine est équipée{+fittedKitchen}",
  ],
  [
    "À l’écart, {study}",
    "À l’écart, {workshop} et {sunRoom}",
    "À l’écart, {workshop}",
    "Pour lire, {sunRoom}",
    "Plus haut, {mezzanine}",
  ],
  [
    "En réserve, {cellar} et {parkingSpace}",
    "En réserve, {cellar} et {garage}",
    "En réserve, {cellar}",
    "En réserve, {cellarRoom}[ et {parkingSpace}]",
    "En réserve, {storageRoom}",
    "La voiture se range dans {garage}",
    "La voiture se range sur {parkingSpace}",
  ],
  ["Dans la résidence, {pool}[ et {gym}]", "À l’entrée, {concierge}", "En bas, {autoLock}[ et {parcelBox}]"],
  air,
  old,
  ["Les murs ont connu {fullyRenovated}", "Les murs ont connu {renovated}"],
  lease,
];
