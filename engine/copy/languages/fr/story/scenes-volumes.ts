/** Ceilings, floors and the windows of wet rooms in French scenes. */
import type { Scene } from "#engine/copy/languages/base/story";

export const volumes: readonly Scene[] = [
  {
    on: ["highCeilings"],
    icon: "📏",
    open: {
      professional: ["Le volume se remarque en entrant : {highCeilings}."],
      friendly: ["Le sapin, cette année, vous le prendrez entier : {highCeilings}."],
      luxury: ["{highCeilings} : l’air a de la place."],
      trendy: ["{highCeilings}. Ta bibliothèque peut enfin grandir."],
    },
    line: {
      professional: ["Volumes : {highCeilings}"],
      friendly: ["{highCeilings} : on respire, et la bibliothèque peut monter"],
      luxury: ["{highCeilings}, comme une respiration"],
      trendy: ["{highCeilings} : enfin un mur pour la grande affiche"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    open: {
      professional: ["Un élément de caractère : {beams}."],
      friendly: ["On lève les yeux, et il y a {beams}."],
      luxury: ["Au plafond, {beams}. Elles en ont entendu."],
      trendy: ["{beams} au plafond. Pas du décor de série."],
    },
    line: {
      professional: ["Au plafond, {beams}"],
      friendly: ["{beams} : le plafond aussi a quelque chose à raconter"],
      luxury: ["{beams}, de la mémoire au-dessus de la table"],
      trendy: ["{beams} : le plafond a du caractère"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      professional: ["Au sol, {woodFloor}"],
      friendly: ["{woodFloor} : on pose ses chaussures à l’entrée et on glisse en chaussettes"],
      luxury: ["{woodFloor}, et le bruit des pas s’adoucit"],
      trendy: ["{woodFloor} : glissades en chaussettes incluses"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    line: {
      professional: ["Au sol, {hardwoodFloor}"],
      friendly: ["{hardwoodFloor} : il se ponce, il se cire, il se garde"],
      luxury: ["{hardwoodFloor}, du vrai bois sous le pas"],
      trendy: ["{hardwoodFloor} : du solide sous les chaussettes"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["Cuisine avec fenêtre"],
      friendly: ["Une fenêtre dans la cuisine : le poisson grillé ne fera pas de jaloux au salon"],
      luxury: ["Une fenêtre dans la cuisine, pour épluchures et rêverie"],
      trendy: ["Une fenêtre dans la cuisine : les oignons te diront merci"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    line: {
      professional: ["Salle de bains avec fenêtre"],
      friendly: ["Une fenêtre dans la salle de bains : le miroir se désembue, l’humidité s’en va"],
      luxury: ["Une fenêtre dans la salle de bains, et le jour dans le miroir"],
      trendy: ["Une fenêtre dans la salle de bains : adieu buée, bonjour concerts sous la douche"],
    },
  },
  {
    on: ["aspect"],
    icon: "🧭",
    weight: 38,
    line: {
      any: ["Côté lumière : {aspect.windows}"],
      luxury: ["La lumière vient de là : {aspect.windows}"],
    },
  },
];
