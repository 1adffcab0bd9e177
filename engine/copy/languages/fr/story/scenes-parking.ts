/** Where the car and the bicycle sleep, in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const parking: readonly Scene[] = [
  {
    on: ["garageAway"],
    icon: "🚗",
    line: {
      professional: ["Stationnement : {garage}"],
      friendly: ["{garage} : quelques pas pour la voiture, et l’affaire est rangée"],
      luxury: ["{garage}, pour que la voiture se fasse oublier"],
      trendy: ["{garage} : la voiture dort à part, comme une grande"],
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
      professional: ["Stationnement : {garage}"],
      friendly: ["{garage}, pour la voiture, l’escabeau et les cartons qu’on ouvrira plus tard"],
      luxury: ["{garage}, et le pare-brise oublie le givre"],
      trendy: ["{garage} : la voiture a son toit, toi ta tranquillité"],
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
      professional: ["Stationnement : {doubleGarage}"],
      friendly: ["{doubleGarage} : plus besoin de négocier qui sort le premier"],
      luxury: ["{doubleGarage}, large et sans manœuvre"],
      trendy: ["{doubleGarage} : le casse-tête du matin, c’est terminé"],
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
      professional: ["Stationnement : {parkingSpace}"],
      friendly: ["{parkingSpace} : on rentre tard sans tourner longtemps"],
      luxury: ["{parkingSpace}, et l’arrivée reste simple"],
      trendy: ["{parkingSpace} : adieu le créneau sous la pluie"],
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
      professional: ["Stationnement : {undergroundParking}"],
      friendly: ["{undergroundParking} : le pare-brise ne se gratte plus en hiver"],
      luxury: ["{undergroundParking}, à l’abri du temps qu’il fait"],
      trendy: ["{undergroundParking} : zéro pigeon, zéro givre"],
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
      any: ["{evCharger} : la voiture se recharge pendant la nuit"],
      professional: ["Équipement : {evCharger}"],
      luxury: ["{evCharger}, et la voiture est prête au matin"],
    },
  },
  {
    on: ["bikeRoom"],
    icon: "🚲",
    line: {
      any: ["{bikeRoom} : le vélo ne dort plus dans l’entrée"],
      professional: ["Parties communes : {bikeRoom}"],
      trendy: ["{bikeRoom} : ton vélo a enfin son chez-lui"],
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
      luxury: ["{bikeStorage}, pour que le vélo ait sa place"],
    },
  },
];
