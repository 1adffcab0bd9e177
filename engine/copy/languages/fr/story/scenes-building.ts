/** What a building shares in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["Immeuble avec ascenseur"],
      friendly: ["Un ascenseur : les packs d’eau montent sans vous"],
      luxury: ["Un ascenseur, et l’on arrive chez soi sans essoufflement"],
      trendy: ["Ascenseur : tes mollets enverront une carte de remerciement"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      any: ["{twoLifts} : quand l’un est pris, l’autre arrive"],
      trendy: ["{twoLifts} : le plan B est déjà installé"],
      professional: ["Immeuble avec {twoLifts}"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏙️",
    open: {
      professional: ["Le logement se trouve au dernier étage."],
      friendly: ["Au dernier étage, les pas au-dessus de la tête sont ceux des pigeons."],
      luxury: ["Dernier étage. Ensuite, le ciel."],
      trendy: ["Dernier étage : au-dessus, c’est la météo."],
    },
    line: {
      professional: ["Dernier étage"],
      friendly: ["Au dernier étage : au-dessus, il n’y a que le toit"],
      luxury: ["Au dernier étage, le plafond touche au ciel"],
      trendy: ["Dernier étage : personne ne fait du tap dance au-dessus"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    line: {
      professional: ["Présence d’un gardien"],
      friendly: ["Un gardien : quelqu’un sait quand le plombier est passé"],
      luxury: ["Un gardien, et une présence dans l’entrée"],
      trendy: ["Un gardien : tes colis ont un ami"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    open: {
      friendly: ["Vos colis vous attendent, au lieu de l’inverse : il y a {parcelBox}."],
      trendy: ["« Vous étiez absent » : phrase disparue. Il y a {parcelBox}."],
    },
    line: {
      professional: ["Parties communes : {parcelBox}"],
      friendly: ["{parcelBox} : le colis attend votre retour, et non l’inverse"],
      luxury: ["{parcelBox}, et les livraisons se font oublier"],
      trendy: ["{parcelBox} : l’avis de passage, c’est du passé"],
    },
  },
  {
    on: ["intercom"],
    icon: "🔔",
    line: { any: ["{intercom} à l’entrée"], trendy: ["{intercom} : tu sais qui monte avec les pizzas"] },
  },
  {
    on: ["videoIntercom"],
    icon: "🔔",
    line: {
      any: ["{videoIntercom} : on voit qui sonne avant d’ouvrir"],
      professional: ["Accès : {videoIntercom}"],
    },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      any: ["{autoLock} : la porte de l’immeuble ne s’ouvre qu’à ceux qui ont le code"],
      professional: ["Accès : {autoLock}"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "🛎️",
    line: { any: ["{securityGuard} à l’entrée"], professional: ["Accès : {securityGuard}"] },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      professional: ["Dans la résidence, {gym}"],
      friendly: ["{gym} dans la résidence : la bonne résolution n’a plus la météo pour excuse"],
      luxury: ["{gym} sur place, à l’heure qui vous arrange"],
      trendy: ["{gym} dans la résidence : l’excuse de la pluie tombe à l’eau"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "🛋️",
    line: {
      any: ["{clubhouse} dans la résidence"],
      friendly: ["{clubhouse} dans la résidence, pour croiser ses voisins ailleurs qu’au local à poubelles"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      any: ["{playground} dans la résidence : le toboggan est en bas"],
      professional: ["Dans la résidence, {playground}"],
    },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      any: ["{carAndPedestrianApart} : dans la résidence, on marche le nez en l’air"],
      professional: ["Dans la résidence, {carAndPedestrianApart}"],
    },
  },
  {
    on: ["stepFree"],
    icon: "🚪",
    line: {
      any: ["{stepFree} : la valise roule jusqu’à la porte"],
      professional: ["Accès : {stepFree}"],
    },
  },
  {
    on: ["reinforcedConcrete"],
    icon: "🧱",
    line: { any: ["{reinforcedConcrete}"], professional: ["Structure en béton armé"] },
  },
];
