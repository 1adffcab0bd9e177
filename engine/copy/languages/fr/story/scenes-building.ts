/** What a building shares in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: [
        "L’immeuble dispose d’un ascenseur",
        "Ascenseur dans l’immeuble : courses et poussette montent sans effort",
        "On accède aux étages par ascenseur",
      ],
      friendly: [
        "L’immeuble a un ascenseur : les courses montent sans vous",
        "Il y a un ascenseur, utile les jours de courses comme les jours de valises",
        "Avec l’ascenseur, les valises montent toutes seules ou presque",
      ],
      luxury: ["Un ascenseur dessert l’immeuble", "On monte par l’ascenseur", "L’immeuble possède un ascenseur"],
      trendy: [
        "Ascenseur : les packs d’eau ne sont plus un sport",
        "Il y a un ascenseur, donc tu peux acheter un vrai canapé",
        "Tu montes en ascenseur, même avec les courses",
      ],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      trendy: ["Dans l’immeuble, {twoLifts} : l’un en panne, l’autre roule"],
      professional: ["L’immeuble compte {twoLifts}"],
      friendly: ["L’immeuble a {twoLifts} : aux heures de pointe, on attend moins"],
      luxury: ["L’immeuble compte {twoLifts}"],
    },
  },
  {
    on: ["topFloor"],
    icon: "🏙️",
    open: {
      professional: ["Le logement se trouve au dernier étage, sans voisin au-dessus."],
      friendly: ["Au dernier étage, personne ne marche au-dessus de votre tête."],
      luxury: ["Dernier étage : personne au-dessus."],
      trendy: ["Dernier étage : au-dessus, il n’y a que la météo."],
    },
    line: {
      professional: ["Le logement occupe le dernier étage, sans voisin au-dessus"],
      friendly: ["Au dernier étage : personne ne marche au-dessus de vous"],
      luxury: ["Au dernier étage, sans pas au-dessus"],
      trendy: ["Dernier étage : zéro bruit de talons au-dessus"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    line: {
      professional: ["Un gardien est présent dans l’immeuble"],
      friendly: ["Un gardien : quelqu’un reçoit le colis et connaît le plombier"],
      luxury: ["Un gardien assure une présence"],
      trendy: ["Un gardien : tes colis ont quelqu’un"],
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
      professional: ["Les livraisons sont reçues dans {parcelBox}"],
      friendly: ["Il y a {parcelBox} : le colis attend votre retour"],
      luxury: ["Pour les livraisons, {parcelBox}"],
      trendy: ["Il y a {parcelBox} : fini l’avis de passage"],
    },
  },
  {
    on: ["intercom"],
    icon: "🔔",
    line: {
      trendy: ["Un interphone, pour savoir qui monte avec les pizzas"],
      professional: ["L’entrée est équipée d’un interphone"],
      friendly: ["Un interphone à l’entrée"],
      luxury: ["Un interphone à l’entrée"],
    },
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
      professional: ["L’entrée de l’immeuble se fait par code"],
      friendly: ["L’entrée se fait par code : seuls montent ceux qui l’ont"],
      luxury: ["L’entrée se fait par code"],
      trendy: ["Entrée à code : retiens-le avant de sortir"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "🛎️",
    line: {
      any: ["{securityGuard} à l’entrée"],
      professional: ["Accès : {securityGuard}"],
    },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      professional: ["Dans la résidence, {gym}"],
      friendly: ["{gym} dans la résidence : la pluie n’annule plus la séance"],
      luxury: ["{gym} dans la résidence"],
      trendy: ["{gym} dans la résidence : il te reste à descendre"],
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
    line: {
      professional: ["La structure est en béton armé"],
      friendly: ["La structure est en béton armé"],
      luxury: ["Une structure en béton armé"],
      trendy: ["Structure en béton armé"],
    },
  },
];
