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
      professional: ["Plan traversant"],
      friendly: ["Traversant : on ouvre des deux côtés, et l’été circule au lieu de s’installer"],
      luxury: ["Traversant, pour que l’air et la lumière se croisent"],
      trendy: ["Traversant : le courant d’air qu’on a choisi"],
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
      professional: ["Double exposition"],
      friendly: ["Double exposition : la lumière change de fenêtre au fil de la journée"],
      luxury: ["Double exposition, et la lumière change de côté"],
      trendy: ["Double exposition : tes plantes auront le choix"],
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
      professional: ["Le séjour est orienté plein sud."],
      friendly: ["En hiver, on déplace le fauteuil pour suivre le soleil. Le séjour regarde plein sud."],
      luxury: ["Le séjour regarde le sud. La lumière y a ses habitudes."],
      trendy: ["Séjour plein sud : le chat des voisins va demander l’asile."],
    },
    line: {
      professional: ["Séjour orienté plein sud"],
      friendly: ["Séjour plein sud : le coin lecture se trouve tout seul"],
      luxury: ["Un séjour plein sud, où l’on vit avec le soleil"],
      trendy: ["Séjour plein sud, la lampe fait grève la journée"],
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
      professional: ["La façade dessine {bayWindow}"],
      friendly: ["{bayWindow} : la place du fauteuil ne se discute pas"],
      luxury: ["{bayWindow}, comme une loge"],
      trendy: ["{bayWindow} : le coin lecture officiel"],
    },
    end: { friendly: ["Et le livre, ce serait lequel ?"], luxury: ["Reste à choisir le roman."] },
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
      professional: ["Ouvertures par {frenchDoors}"],
      friendly: ["{frenchDoors} : l’été, on ne sait plus très bien si on est dedans ou dehors"],
      luxury: ["{frenchDoors}, et le seuil disparaît aux beaux jours"],
      trendy: ["{frenchDoors} : entrée de service pour le soleil"],
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
      professional: ["Éclairage naturel par {skylight}"],
      friendly: ["{skylight} : la pluie devient un concert et le ciel un réveil"],
      luxury: ["{skylight}, un rectangle de ciel au plafond"],
      trendy: ["{skylight} : les écrans ont de la concurrence"],
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
      professional: ["Le logement compte {floorToCeilingWindows}"],
      friendly: ["{floorToCeilingWindows} : en journée, l’interrupteur se repose"],
      luxury: ["{floorToCeilingWindows}, et le jour pour tableau"],
      trendy: ["{floorToCeilingWindows} : lumière naturelle, filtre inutile"],
    },
  },
];
