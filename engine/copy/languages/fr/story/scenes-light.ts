/** Windows and aspects in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const light: readonly Scene[] = [
  {
    on: ["bothSides"],
    icon: "🌬️",
    title: ["{city} : {beds.num}, traversant"],
    open: {
      professional: ["Un plan traversant : la lumière vient de deux côtés."],
      friendly: ["Ouvrez d’un côté, ouvrez de l’autre, l’air fait le reste : c’est traversant."],
      luxury: ["Traversant. La lumière entre d’un côté, s’en va de l’autre, et prend son temps entre les deux."],
      trendy: ["Traversant. À la prochaine canicule, tu te souviendras de ce mot."],
    },
    line: {
      professional: ["Le plan est traversant : on aère d’une façade à l’autre"],
      friendly: ["C’est traversant : l’été, on ouvre des deux côtés et l’air passe"],
      luxury: ["Traversant, avec la lumière des deux côtés"],
      trendy: ["Traversant : l’été, tu ouvres des deux côtés et ça respire"],
    },
  },
  {
    on: ["dualAspect"],
    icon: "🌤️",
    open: {
      professional: ["Double exposition : la lumière ne dépend pas d’une seule façade."],
      friendly: ["Le matin d’un côté, le soir de l’autre : double exposition."],
      trendy: ["Double exposition. Une fenêtre pour chaque humeur."],
    },
    line: {
      professional: ["La double exposition fait tourner la lumière au fil du jour"],
      friendly: ["Double exposition : le soleil du matin dans une pièce, celui du soir dans l’autre"],
      luxury: ["Une double exposition, et la lumière change de pièce"],
      trendy: ["Double exposition : il y a toujours une fenêtre au soleil"],
    },
  },
  {
    on: ["cornerUnit"],
    icon: "📐",
    line: {
      any: ["En angle : la lumière a plus d’une façade pour entrer"],
      professional: ["Situation en angle"],
      luxury: ["En angle, là où la lumière tourne"],
    },
  },
  {
    on: ["livingSouth"],
    icon: "🌞",
    title: ["{city} : {beds.num}, séjour plein sud"],
    open: {
      professional: ["Le séjour est orienté plein sud : il reçoit le soleil une bonne part de la journée."],
      friendly: ["La pièce où l’on vit est du bon côté : le séjour est plein sud."],
      luxury: ["Le séjour regarde le sud."],
      trendy: ["Séjour plein sud : le canapé sait où se mettre."],
    },
    line: {
      professional: ["Le séjour est orienté plein sud", "La pièce de vie est tournée vers le sud"],
      friendly: [
        "Le séjour est plein sud : l’hiver, on y lit au soleil",
        "Séjour plein sud : en journée, on vit sans allumer",
      ],
      luxury: [
        "Le séjour, plein sud, suit le soleil jusqu’au soir",
        "Un séjour plein sud",
        "Au sud, la pièce où l’on reçoit : le séjour",
      ],
      trendy: [
        "Séjour plein sud : l’hiver, le plaid peut rester plié",
        "Le séjour est plein sud, les plantes aussi",
        "Le soleil vise le salon : c’est plein sud",
      ],
    },
  },
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["{city} : {beds.num} et bow-window"],
    open: {
      professional: ["À remarquer d’abord : {bayWindow}."],
      friendly: ["Un fauteuil, un livre, {bayWindow} : le dimanche est à peu près organisé."],
      luxury: ["Il ne manque qu’un fauteuil et un bon roman : {bayWindow} est déjà là."],
      trendy: ["{bayWindow} détecté. Pose un coussin, ouvre un livre, oublie ton téléphone."],
    },
    line: {
      professional: ["La pièce s’avance en façade par {bayWindow}"],
      friendly: ["{bayWindow} : la place du fauteuil est toute trouvée"],
      luxury: ["{bayWindow}, où l’on s’assied avec un livre"],
      trendy: ["{bayWindow} : le coin lecture officiel"],
    },
    end: {
      friendly: ["Et le livre, ce serait lequel ?"],
      luxury: ["Reste à choisir le roman."],
    },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    open: {
      any: ["Pour sortir, il suffit de pousser : {frenchDoors}."],
      professional: ["L’intérieur s’ouvre par {frenchDoors}."],
      trendy: ["Les fenêtres, c’est bien. {frenchDoors}, c’est mieux."],
    },
    line: {
      professional: ["La pièce s’ouvre par {frenchDoors}"],
      friendly: ["{frenchDoors} : aux beaux jours, on laisse ouvert"],
      luxury: ["{frenchDoors} : le seuil disparaît aux beaux jours"],
      trendy: ["{frenchDoors} : l’été, tout reste ouvert"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌙",
    open: {
      any: ["Levez la tête : {skylight}."],
      luxury: ["Au plafond, un morceau de ciel : {skylight}."],
    },
    line: {
      professional: ["Le jour entre aussi par {skylight}"],
      friendly: ["{skylight} : la lumière tombe d’en haut, et on entend la pluie"],
      luxury: ["{skylight}, et le ciel au-dessus de la pièce"],
      trendy: ["{skylight} : les étoiles sans sortir du lit"],
    },
  },
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    open: {
      professional: ["La lumière entre en grand : {floorToCeilingWindows}."],
      friendly: ["Les murs ont laissé la place : {floorToCeilingWindows}."],
      luxury: ["Là où l’on attendait un mur, {floorToCeilingWindows}."],
      trendy: ["{floorToCeilingWindows}. Les rideaux vont être un projet."],
    },
    line: {
      professional: ["La lumière entre par {floorToCeilingWindows}"],
      friendly: ["{floorToCeilingWindows} : en journée, on vit sans lampe"],
      luxury: ["{floorToCeilingWindows}, et la lumière jusqu’au sol"],
      trendy: ["{floorToCeilingWindows} : prévois des rideaux, garde le soleil"],
    },
  },
];
