/** Where the car and the bicycle sleep, in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const parking: readonly Scene[] = [
  {
    on: ["garageAway"],
    icon: "🚗",
    line: {
      professional: ["Pour la voiture, {garage}"],
      friendly: ["Pour la voiture, {garage} : on décharge devant, on se gare ensuite"],
      luxury: ["Pour la voiture, {garage}"],
      trendy: ["La voiture a {garage} : quelques pas, et c’est plié"],
    },
    but: {
      friendly: ["La voiture ne dort pas devant la porte : {garage}. Demandez s’il est compris dans le prix."],
      professional: ["Le stationnement est détaché du logement : {garage}. À vérifier : est-il compris dans le prix ?"],
      trendy: ["La voiture, c’est un peu plus loin : {garage}. Demande s’il est compris."],
      luxury: ["La voiture se gare un peu plus loin : {garage}."],
    },
  },
  {
    on: ["garage"],
    unless: ["garageAway"],
    icon: "🚗",
    title: ["{city} : {beds.num} avec {garage}"],
    open: {
      professional: ["La question du stationnement est réglée : {garage}."],
      friendly: ["Le soir, on rentre la voiture et on n’y pense plus : il y a {garage}."],
      trendy: ["Fini le tour du pâté de maisons : {garage}."],
    },
    line: {
      professional: [
        "Pour la voiture, il y a {garage}",
        "Le stationnement se fait sur place : {garage}",
        "{garage} complète le bien",
      ],
      friendly: [
        "Il y a {garage}, pour la voiture, les vélos et l’escabeau",
        "La voiture dort à l’abri : {garage}",
        "Avec {garage}, plus besoin de chercher une place le soir",
      ],
      luxury: ["Pour la voiture, {garage}", "La voiture a son abri : {garage}", "On se gare chez soi : {garage}"],
      trendy: [
        "Il y a {garage} : plus de tour du quartier à minuit",
        "Ta voiture dort au sec : {garage}",
        "{garage} : voiture, vélos, skis, tout rentre",
      ],
    },
  },
  {
    on: ["doubleGarage"],
    icon: "🚗",
    open: {
      any: ["Personne ne recule pour laisser sortir personne : {doubleGarage}."],
      professional: ["Côté stationnement, {doubleGarage}."],
    },
    line: {
      professional: ["Le stationnement est prévu : {doubleGarage}"],
      friendly: ["Il y a {doubleGarage} : personne ne bloque personne le matin"],
      luxury: ["Pour les voitures, {doubleGarage}"],
      trendy: ["Il y a {doubleGarage} : une place pour l’auto, une pour le reste"],
    },
  },
  {
    on: ["parkingSpace"],
    icon: "🅿️",
    open: {
      professional: ["Le stationnement est réglé : {parkingSpace}."],
      friendly: ["Vous connaissez le tour du quartier du soir, au ralenti ? Ici, il y a {parkingSpace}."],
      trendy: ["Le boss final du soir, c’est se garer. Ici : {parkingSpace}."],
    },
    line: {
      professional: [
        "Le stationnement est compris dans le descriptif : {parkingSpace}",
        "Pour la voiture, {parkingSpace}",
      ],
      friendly: ["Il y a {parkingSpace} : on rentre tard sans tourner dans le quartier"],
      luxury: ["Pour la voiture, {parkingSpace}"],
      trendy: ["{parkingSpace} : le créneau de minuit, c’est fini"],
    },
  },
  {
    on: ["undergroundParking"],
    icon: "🅿️",
    open: {
      professional: ["Le stationnement est en sous-sol : {undergroundParking}."],
      friendly: ["Les jours de pluie, on décharge les courses au sec : {undergroundParking}."],
      trendy: ["Pluie, neige, pigeons : la voiture s’en moque. {undergroundParking}."],
    },
    line: {
      professional: ["Pour la voiture, {undergroundParking}"],
      friendly: ["Il y a {undergroundParking} : on décharge les courses au sec"],
      luxury: ["Pour la voiture, {undergroundParking}"],
      trendy: ["Il y a {undergroundParking} : ni givre, ni pigeons"],
    },
  },
  {
    on: ["carport"],
    icon: "🚗",
    line: {
      any: ["{carport} : on décharge les courses au sec"],
      professional: ["Stationnement couvert : {carport}"],
      trendy: ["{carport}, et tant pis pour la grêle"],
    },
  },
  {
    on: ["evCharger"],
    icon: "🔌",
    open: {
      any: ["La voiture se recharge pendant le dîner : {evCharger}."],
      trendy: ["Le téléphone charge, la voiture aussi : {evCharger}."],
    },
    line: {
      professional: ["Pour la voiture électrique, {evCharger}"],
      luxury: ["{evCharger}, et la voiture est prête au matin"],
      friendly: ["Il y a {evCharger} : la voiture se recharge pendant la nuit"],
      trendy: ["Il y a {evCharger} : la voiture charge pendant que tu dors"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      professional: ["L’immeuble a {bikeRoom}"],
      trendy: ["{bikeRoom} : ton vélo a enfin son chez-lui"],
      friendly: ["Il y a {bikeRoom} : le vélo ne dort plus dans l’entrée"],
      luxury: ["Pour les vélos, {bikeRoom}"],
    },
  },
  {
    on: ["bikeStorage"],
    icon: "🚲",
    open: {
      friendly: ["Et le vélo, on le met où ? La réponse est prévue : {bikeStorage}."],
      trendy: ["Question vélo : réglée. Il y a {bikeStorage}."],
    },
    line: {
      any: ["{bikeStorage}, et l’entrée reste une entrée"],
      professional: ["Rangement : {bikeStorage}"],
      luxury: ["{bikeStorage}"],
    },
  },
];
