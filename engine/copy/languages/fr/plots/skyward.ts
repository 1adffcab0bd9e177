/** The yard, the south balcony, air from both sides. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { allWarm, climb, compass, errands, outside, sumWarm } from "./beats.ts";
import { access, allCalm, grounds, sumCalm } from "./beats-calm.ts";

export const skyward: readonly Plot[] = [
  {
    name: "qui tond",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["yard"],
    titles: ["{district} : qui tond dimanche ?", "Qui tond dimanche ?"],
    lines: [
      {
        say: [
          [
            "Une seule dispute prévue par semaine : qui tond. Il y a {yard}, et {beds.un} {place.a} 🌱",
            "Une seule dispute prévue par semaine : qui tond. Il y a {yard} {place.a} 🌱",
            "Une seule dispute prévue par semaine : qui tond. Il y a {yard} 🌱",
          ],
        ],
      },
      "",
      {
        say: [
          ["Pour bouder, le choix des pièces : {layout}, {area.of}", "Pour bouder, {area.of}[, {baths}]"],
          ["Le goûter pousse sur place : {fruitTrees}"],
          ["Les outils ont {workshop}", "Les outils ont {garage}"],
          ...allWarm,
          ["Et quand l’herbe est faite, c’est {transit.from}"],
        ],
      },
      ...sumWarm,
      {
        close: [
          [
            "Pour compter les tours de tondeuse : {agent}, {company}, {phone}",
            "Pour compter les tours de tondeuse, écrivez-moi",
          ],
          "Alors, qui tond ?",
        ],
      },
    ],
  },
  {
    name: "un bout de terre",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["yard"],
    titles: ["{place} : un bout de terre", "Un bout de terre"],
    lines: [
      {
        say: [
          ["Commençons par le dehors : {yard}[, {fruitTrees}]"],
          ["L’adresse est {place.a}, l’intérieur compte {layout}, {area.of}", "L’intérieur compte {layout}, {area.of}"],
        ],
      },
      "",
      { say: [["Les murs datent de {year.num}"], ...allCalm, ["Pour s’éloigner, c’est {transit.from}"]] },
      ...sumCalm,
      {
        close: [
          [
            "Pour en faire le tour à pied : {agent}, {company}, {phone}",
            "Pour en faire le tour à pied, sur rendez-vous",
          ],
        ],
      },
    ],
  },
  {
    name: "midi pile",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["southBalcony"],
    titles: ["{district} : déjeuner côté sud", "Déjeuner côté sud"],
    lines: [
      {
        say: [
          [
            "Le déjeuner a trouvé sa table : il y a {southBalcony}, {place.a} ☀️",
            "Le déjeuner a trouvé sa table : il y a {southBalcony} ☀️",
          ],
          ["Derrière, {layout}, {area.of}", "Derrière, {area.of}"],
        ],
      },
      "",
      { say: [climb, compass, ...allWarm, ["Pour aller chercher le melon, c’est {transit.from}"], errands] },
      ...sumWarm,
      {
        close: [
          [
            "Pour réserver la table du midi : {agent}, {company}, {phone}",
            "Pour réserver la table du midi, écrivez-moi",
          ],
        ],
      },
    ],
  },
  {
    name: "côté sud",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["southBalcony"],
    titles: ["{place}, côté sud", "Côté sud"],
    lines: [
      {
        say: [
          [
            "Côté soleil, {southBalcony}. Côté plan, {beds.un}, {area.of}, {place.a}",
            "Côté soleil, {southBalcony}. Côté plan, {layout}",
          ],
        ],
      },
      "",
      { say: [access, ["Côté transports, on est {transit.from}"], ...allCalm] },
      ...sumCalm,
      { close: [["Côté rendez-vous : {agent}, {company}, {phone}", "Côté rendez-vous, choisissez l’heure"]] },
    ],
  },
  {
    name: "le courant d’air",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["bothSides", "aspect"],
    weight: 72,
    titles: ["{district} : vive les courants d’air", "Vive les courants d’air"],
    lines: [
      {
        say: [
          [
            "{+bothSides}Le ventilateur peut rester dans son carton : c’est traversant, avec {aspect}. Un courant d’air {place.a}, ça se visite 🪟",
            "{+bothSides}Le ventilateur peut rester dans son carton : c’est traversant, avec {aspect} 🪟",
          ],
        ],
      },
      "",
      {
        say: [
          ["Entre les deux fenêtres, {layout}, {area.of}", "Entre les deux fenêtres, {area.of}"],
          climb,
          outside,
          ...allWarm,
          ["Pour prendre l’air autrement, c’est {transit.from}"],
          errands,
        ],
      },
      ...sumWarm,
      {
        close: [
          ["Pour ouvrir des deux côtés : {agent}, {company}, {phone}", "Pour ouvrir des deux côtés, écrivez-moi"],
        ],
      },
    ],
  },
  {
    name: "d’une façade à l’autre",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["bothSides", "aspect"],
    weight: 72,
    titles: ["{place} : d’une façade à l’autre", "D’une façade à l’autre"],
    lines: [
      {
        say: [
          [
            "{+bothSides}Le jour entre d’un côté et ressort de l’autre : plan traversant, {aspect}, {place.a}",
            "{+bothSides}Le jour entre d’un côté et ressort de l’autre : plan traversant, {aspect}",
          ],
          ["Entre les deux façades, {layout}, {area.of}", "Entre les deux façades, {area.of}"],
        ],
      },
      "",
      { say: [access, grounds, ["On est {transit.from}"], ...allCalm] },
      ...sumCalm,
      {
        close: [
          [
            "Pour passer d’une façade à l’autre : {agent}, {company}, {phone}",
            "Pour passer d’une façade à l’autre, sur rendez-vous",
          ],
        ],
      },
    ],
  },
];
