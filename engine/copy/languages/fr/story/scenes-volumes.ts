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
      professional: ["La pièce a {highCeilings}"],
      friendly: ["{highCeilings} : la bibliothèque peut monter"],
      luxury: ["{highCeilings}"],
      trendy: ["{highCeilings} : le sapin tient debout"],
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
      friendly: ["Au plafond, {beams}, et la pièce a son cachet"],
      luxury: ["Au plafond, {beams}"],
      trendy: ["{beams} au plafond : le cachet est compris"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      professional: ["Au sol, {woodFloor}"],
      friendly: ["Au sol, {woodFloor} : on marche pieds nus"],
      luxury: ["{woodFloor}, doux sous le pas"],
      trendy: ["Au sol, {woodFloor} : glissades en chaussettes incluses"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    line: {
      professional: ["Au sol, {hardwoodFloor}"],
      friendly: ["Au sol, {hardwoodFloor} : il se ponce et se garde longtemps"],
      luxury: ["Au sol, {hardwoodFloor}"],
      trendy: ["Au sol, {hardwoodFloor} : du solide"],
    },
  },
  {
    on: ["kitchenWindow"],
    icon: "🍳",
    line: {
      professional: ["La cuisine a une fenêtre"],
      friendly: ["La cuisine a une fenêtre : on cuisine au jour, on aère après"],
      luxury: ["La cuisine prend le jour"],
      trendy: ["La cuisine a une fenêtre : les odeurs sortent par là"],
    },
  },
  {
    on: ["bathWindow"],
    icon: "🛁",
    line: {
      professional: ["La salle de bains a une fenêtre"],
      friendly: ["La salle de bains a une fenêtre : la buée part en deux minutes"],
      luxury: ["La salle de bains prend le jour"],
      trendy: ["Fenêtre dans la salle de bains : adieu buée"],
    },
  },
  {
    on: ["aspect"],
    icon: "🧭",
    weight: 38,
    line: {
      luxury: ["{aspect}"],
      professional: ["Côté lumière, {aspect.windows}"],
      friendly: ["Pour la lumière, {aspect.windows}"],
      trendy: ["Côté lumière : {aspect.windows}"],
    },
  },
];
