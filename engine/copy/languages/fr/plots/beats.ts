/** Sentences that several plots share: each in wordings enough that neighbours need not say the same. */
import type { Beat, PlotLine } from "#engine/copy/languages/base/plot";

/** What it costs, between two people. */
export const pay: Beat = [
  "{?rent}Le loyer est de {price} ; avec des {utilities}, on arrive à {monthlySum} chaque mois[, {deposit}]",
  "{?rent}Le loyer est de {price} ; avec des {managementFee}, on arrive à {monthlySum} chaque mois[, {deposit}]",
  "{?rent}Ça se loue {price}[, {utilities}][, {managementFee}][, {deposit}]",
  "{?rent}Le loyer est de {price}[, {utilities}][, {managementFee}][, {deposit}]",
  "{?rent}{depositAndAdvance}, soit {signingSum} : c’est ce qu’il faut le jour de la signature, pour un loyer de {price}",
  "{?sale}Le vendeur en demande {price}, soit {rate}",
  "{?sale}C’est proposé à {price}, ce qui fait {rate}",
  "{?sale}Le vendeur en demande {price}",
  "{?sale}C’est proposé à {price}",
  "{?jeonseLet}Pas de loyer ici : {price}, rendus à la sortie du bail",
  "{?price.apart}Côté prix : {price}",
];
/** The yearly bills, by the month. */
export const bills: Beat = [
  "Des {coOwnershipCharges} font {coOwnershipCharges.monthly} par mois[ ; {propertyTax}]",
  "Des {coOwnershipCharges} font environ {coOwnershipCharges.about} par mois[ ; {propertyTax}]",
  "{?sale}Pour l’année, il faut ajouter une {propertyTax}, soit environ {propertyTax.about} par mois",
  "{?sale}Pour l’année, il faut ajouter une {propertyTax}, soit {propertyTax.monthly} par mois",
];
/** Up to the door. */
export const climb: Beat = [
  "{+lift}{!groundLevel}L’ascenseur s’arrête {floor.at}",
  "{+lift}{!groundLevel}C’est {floor.at}, et l’ascenseur y monte",
  "{+noLift}{+upstairsWithoutLift}C’est {floor.at}, sans ascenseur : les mollets sont prévenus",
  "{+noLift}{+upstairsWithoutLift}C’est {floor.at}, par l’escalier : il n’y a pas d’ascenseur",
  "{+noLift}{!upstairsWithoutLift}{!groundLevel}C’est {floor.at}, par l’escalier : il n’y a pas d’ascenseur",
  "{+topFloor}{+lift}C’est {floor.at}, le dernier, et l’ascenseur y monte",
  "{+topFloor}{!noLift}C’est {floor.at}, le dernier",
  "{!noLift}C’est {floor.in}",
  "{+lift}{!floor}Il y a un ascenseur pour monter les courses",
];
export const outside: Beat = [
  "Dehors, il y a {garden} et {terrace} : la table a le choix",
  "Dehors, il y a {garden} et {deck} : la table a le choix",
  "Dehors, il y a {yard}, et {fruitTrees} pour la confiture",
  "Dehors, il y a {garden} : les tomates ont une adresse",
  "Dehors, il y a {yard} : les tomates ont une adresse",
  "Pour manger dehors, il y a {terrace}",
  "Pour manger dehors, il y a {patio}",
  "{roofTerrace} : le ciel pour plafond",
  "Le café du matin se prend dehors : il y a {southBalcony}",
  "Le café du matin se prend dehors : il y a {balcony}",
  "{balcony}, deux chaises, un pot de basilic : l’été peut venir",
];
export const cooking: Beat = [
  "{newKitchen}, avec {kitchenIsland} où poser les courses et les coudes",
  "{newKitchen} : rien à refaire avant le premier dîner",
  "{openKitchen} : qui cuisine reste dans la conversation",
  "{separateKitchen} : on ferme la porte, et la vaisselle attend demain",
  "{kitchenDiner} : on y cuisine, on y mange, on y traîne",
  "{+fittedKitchen}La cuisine est équipée : le premier dîner se fait à la maison",
  "{kitchenIsland} : on y pose les courses, puis les coudes",
  "{+kitchenWindow}La cuisine a sa fenêtre : on épluche à la lumière du jour",
];
export const machines: Beat = [
  "{washingMachine}, {dishwasher} et {fridge} : trois livraisons de moins à attendre",
  "{washingMachine} et {fridge} : deux livraisons de moins à attendre",
  "{+washingMachine}Le lave-linge est déjà là : une livraison de moins à attendre",
  "{+dishwasher}Le lave-vaisselle est là : la dispute sur la vaisselle, non",
];
export const stow: Beat = [
  "Les cartons ont leur pièce à eux : {vaultedCellar}",
  "Les cartons ont leur pièce à eux : {cellar}",
  "Les cartons ont leur pièce à eux : {cellarRoom}",
  "Les skis et les valises se rangent en bas : il y a {cellar}",
  "Les skis et les valises se rangent à part : il y a {cellarRoom}",
  "Pour l’aspirateur et les valises, il y a {storageRoom}",
  "{builtInWardrobes} : quelques armoires de moins à acheter",
  "Le reste se range en haut : il y a {loftStorage}",
];
export const parked: Beat = [
  "La voiture a sa place : {garage}",
  "La voiture a sa place : {doubleGarage}",
  "{parkingSpace} : on rentre sans faire le tour du quartier",
  "{undergroundParking} : on rentre sans faire le tour du quartier",
  "Et pour garer la voiture, {carport}",
  "Les vélos aussi ont un toit : {bikeRoom}",
];
export const warm: Beat = [
  "{fireplace} : les soirées d’hiver ont leur programme",
  "{woodStove} : les soirées d’hiver ont leur programme",
  "{underfloorHeating} : on marche pieds nus en hiver",
  "{heatPump} pour le chauffage",
  "Pour l’été, {airConditioning}",
  "Pour l’été, {centralAir}",
];
export const charm: Beat = [
  "Levez les yeux : {stucco}. Baissez-les : {woodFloor}",
  "Levez les yeux : {ceilingHeight}. Baissez-les : {herringbone}",
  "Levez les yeux : {ceilingHeight}",
  "Levez les yeux : {highCeilings}",
  "Levez les yeux : {stucco}",
  "Au sol, {herringbone}",
  "Au sol, {hardwoodFloor}",
  "Au sol, {woodFloor}",
  "Au mur, {exposedBrick}",
  "{bayWindow}, pour regarder la rue avec une tasse à la main",
];
export const done: Beat = [
  "{newRoof} : un gros poste déjà réglé",
  "{newWindows} : un gros poste déjà réglé",
  "{newBathroom} : une pièce de moins sur la liste",
  "{fullyRenovated} : les pinceaux restent au placard",
  "{+wellKept}Tout a été entretenu avec soin",
  "{+fineFinish}Les finitions sont soignées",
  "Les finitions restent simples{+simpleFinish} : de quoi y mettre sa patte",
];
/** What a lease allows and what comes with it. */
export const lease: Beat = [
  "{+furnished}{+petsAllowed}C’est meublé, et les animaux sont acceptés",
  "{+furnished}C’est meublé : une valise suffit pour la première nuit",
  "{+unfurnished}C’est une location vide : tout reste à décorer",
  "{+petsAllowed}Les animaux sont acceptés",
  "{+petsNegotiable}Pour les animaux, on en discute",
  "{+wholeHome}C’est tout le logement qui se loue, pas une chambre",
  "{+vacant}Le logement est libre d’occupation",
  "{fiveOnly} : pour l’impôt, c’est le cas que l’on espère en Chine",
  "{+noMortgage}Aucune hypothèque ne pèse dessus",
  "{+chainFree}Pas de chaîne d’achats derrière la vente (chain free)",
];
/** What makes a room worth a sentence. */
export const inside: Beat = [
  "{livingSouth} : les plantes ont déjà choisi leur place",
  "{study} : le travail a une porte, et elle se ferme",
  "{mezzanine}, pour qui aime prendre de la hauteur",
  "{secondWc} : une file d’attente de moins le matin",
  "{+doubleGlazing}Les fenêtres ont un double vitrage",
];
export const shared: Beat = [
  "{parcelBox} : les colis attendent, et personne ne les attend",
  "{pool} et {gym} : le maillot et les baskets trouvent à s’occuper",
  "{gym} : le prétexte de la pluie ne tient plus",
  "{concierge}, pour ce qui arrive quand il n’y a personne",
  "{communityPool} : le maillot ne servira pas qu’en vacances",
];
export const errands: Beat = [
  "Pour remplir le frigo, {wetMarket}",
  "Pour remplir le frigo, {market}",
  "Pour le beurre oublié, {supermarket}",
  "Pour le beurre oublié, {superNear}",
  "Pour le pain, {bakery}",
  "Pour prendre l’air, {park}",
];
/** Which way it faces. */
export const compass: Beat = [
  "{+bothSides}C’est traversant : {aspect}, de quoi faire un courant d’air en juillet",
  "La boussole indique {aspect.bare}",
  "Côté lumière, {aspect}",
];
/** Small things, each with its use. */
export const more: readonly Beat[] = [
  [
    "{+centralHeating}{+gasHeating}Le chauffage est central, au gaz",
    "{+districtHeating}Le chauffage est urbain",
    "{+individualHeating}Le chauffage est individuel",
  ],
  [
    "{kitchenIsland} et {quartzCounters} : on y pose les courses, puis les coudes",
    "{quartzCounters}, pour étaler la pâte à tarte",
  ],
  ["{sunRoom}, pour lire au jour par tous les temps"],
  ["{workshop} : la perceuse a enfin sa pièce"],
  ["{+fenced}L’extérieur est clôturé : le ballon ne part pas chez le voisin"],
  ["{porch}, pour les soirs de pluie"],
  ["{+separateBathAndWc}La salle de bains et les WC sont séparés : une file d’attente de moins le matin"],
  ["{+cornerUnit}C’est un logement d’angle"],
  ["{courtyardFacing}, comme au cinéma"],
  ["{bikeStorage} : le vélo rentre avant la pluie"],
  ["{videoIntercom} : on voit qui sonne avant d’ouvrir"],
  ["{washerPlace} : c’est une chose de moins à caser"],
  ["{+bathWindow}La salle de bains a sa fenêtre : la buée sait par où sortir"],
  ["Dans l’historique, {renovated}"],
  ["{securityGuard} veille sur l’immeuble"],
  ["{rangeCooker}, pour les tartes", "{gasStove} : on cuisine à la flamme"],
  ["{bathDryer} : le linge sèche même quand il pleut"],
  ["Pour l’été, {acUnits}"],
];
/** What a home has, in the order of a walk; then what it costs. */
export const allWarm: readonly Beat[] = [
  cooking,
  charm,
  warm,
  inside,
  ...more,
  machines,
  stow,
  parked,
  shared,
  done,
  lease,
];
export const sumWarm: readonly PlotLine[] = ["@rest", "@but", "", { say: [pay, bills] }, "@material?", ""];
