/** The yard, the south balcony, air from both sides, the roof and what is under it, small homes and large ones. */
import type { Beat, Plot } from "#engine/copy/languages/base/plot";
import {
  access,
  allowed,
  bills,
  character,
  charm,
  climb,
  compass,
  cooking,
  details,
  done,
  errands,
  grounds,
  inside,
  lease,
  lighted,
  machines,
  more,
  outside,
  parked,
  pay,
  roomsTold,
  services,
  shared,
  stored,
  stow,
  terms,
  warm,
  works,
} from "./beats.ts";

const allWarm: readonly Beat[] = [cooking, charm, warm, inside, ...more, machines, stow, parked, shared, done, lease];
const allCalm: readonly Beat[] = [lighted, roomsTold, character, ...details, stored, works, allowed, services];
const sumWarm: Plot["lines"] = ["@rest", "@but", "", { say: [pay, bills] }, "@material?", ""];
const sumCalm: Plot["lines"] = ["@rest", "@but", "", { say: [terms, bills] }, "@material?", ""];

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
  {
    name: "le toit est fait",
    voices: ["friendly", "professional"],
    families: ["list", "chat"],
    on: ["newRoof"],
    weight: 64,
    titles: ["{district} : le toit est fait", "Le toit est fait"],
    lines: [
      {
        say: [
          [
            "La question que tout le monde pose en levant la tête a sa réponse : {newRoof}. En dessous, {beds.un} {place.a}",
            "La question que tout le monde pose en levant la tête a sa réponse : {newRoof}",
          ],
        ],
      },
      "",
      {
        say: [
          ["Sous cette toiture, {area.of}[, {baths}]"],
          ["Les murs, eux, datent de {year.num}"],
          grounds,
          roomsTold,
          character,
          ...details,
          stored,
          allowed,
          ["On est {transit.from}"],
        ],
      },
      ...sumCalm,
      {
        close: [
          ["Pour lever la tête sur place : {agent}, {company}, {phone}", "Pour lever la tête sur place, écrivez-nous"],
        ],
      },
    ],
  },
  {
    name: "personne au-dessus",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["topOfHouse", "layout"],
    weight: 62,
    titles: ["{district} : personne au-dessus", "Personne au-dessus"],
    lines: [
      {
        say: [
          [
            "{+topFloor}Au-dessus : le toit, les pigeons, rien d’autre. {type.un} {place.a}, {floor.at} 🐦",
            "{!topFloor}Au-dessus : le toit, les pigeons, rien d’autre. {type.un} {place.a}, {floor.at} 🐦",
            "{+topFloor}Au-dessus : le toit, les pigeons, rien d’autre. C’est {floor.at} 🐦",
            "{!topFloor}Au-dessus : le toit, les pigeons, rien d’autre. C’est {floor.at} 🐦",
          ],
        ],
      },
      "",
      {
        say: [
          ["En dessous du toit, donc, {layout}, {area.of}", "En dessous du toit, donc, {area.of}"],
          ["{roofTerrace} : même les pigeons doivent sonner"],
          ["{+lift}L’ascenseur monte jusque-là", "{+noLift}On y monte à pied, il n’y a pas d’ascenseur"],
          compass,
          outside,
          ...allWarm,
          ["Pour redescendre sur terre, c’est {transit.from}"],
          errands,
        ],
      },
      ...sumWarm,
      { close: [["Pour monter voir : {agent}, {company}, {phone}", "Pour monter voir, écrivez-moi"]] },
    ],
  },
  {
    name: "sous le toit seulement",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["topOfHouse", "layout"],
    weight: 62,
    titles: ["{place}, sous le toit", "Sous le toit seulement"],
    lines: [
      {
        say: [
          [
            "{+topFloor}Plus rien au-dessus que le toit : {type.un} {place.a}, {floor.at}",
            "{!topFloor}Plus rien au-dessus que le toit : {type.un} {place.a}, {floor.at}",
            "{+topFloor}Plus rien au-dessus que le toit : c’est {floor.at}",
            "{!topFloor}Plus rien au-dessus que le toit : c’est {floor.at}",
          ],
          ["On y compte {layout}, {area.of}", "On y compte {area.of}"],
        ],
      },
      "",
      {
        say: [
          ["{+lift}L’ascenseur y mène", "{+noLift}L’escalier y mène, il n’y a pas d’ascenseur"],
          ["{roofTerrace} prolonge les pièces vers le ciel"],
          grounds,
          ["En bas, on est {transit.from}"],
          ...allCalm,
        ],
      },
      ...sumCalm,
      { close: [["Pour y monter : {agent}, {company}, {phone}", "Pour y monter, sur rendez-vous"]] },
    ],
  },
  {
    name: "une seule pièce, tout le reste",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["studioFlat", "area"],
    weight: 66,
    titles: ["{district} : tout est à portée", "Tout est à portée"],
    lines: [
      {
        say: [
          [
            "Avantage du studio : on ne cherche jamais son téléphone longtemps. {area.of}, {place.a} 📱",
            "Avantage du studio : on ne cherche jamais son téléphone longtemps. {area.of} 📱",
          ],
        ],
      },
      "",
      {
        say: [climb, compass, outside, ...allWarm, ["Le reste de la ville fait salon : c’est {transit.from}"], errands],
      },
      ...sumWarm,
      {
        close: [
          [
            "La visite ne sera pas longue non plus : {agent}, {company}, {phone}",
            "La visite ne sera pas longue non plus, écrivez-moi",
          ],
        ],
      },
    ],
  },
  {
    name: "chacun sa porte",
    voices: ["friendly", "professional"],
    families: ["list", "chat"],
    on: ["manyBedrooms", "area"],
    weight: 62,
    titles: ["{district} : chacun sa porte", "Chacun sa porte"],
    lines: [
      {
        say: [
          [
            "Chacun sa porte, et le droit de la claquer : {layout}, {area.of}, {place.a}",
            "Chacun sa porte, et le droit de la claquer : {layout}, {area.of}",
          ],
          ["La construction date de {year.num}"],
        ],
      },
      "",
      {
        say: [
          ["On se retrouve devant {fireplace}", "On se retrouve autour de l’îlot de cuisine{+kitchenIsland}"],
          ["Ou dehors : {garden}", "Ou dehors : {yard}", "Ou dehors : {terrace}"],
          ["Ou à l’abri : {porch}"],
          roomsTold,
          character,
          ...details,
          stored,
          works,
          ["Et pour prendre ses distances, c’est {transit.from}"],
        ],
      },
      ...sumCalm,
      { close: [["Pour compter les portes : {agent}, {company}, {phone}", "Pour compter les portes, écrivez-nous"]] },
    ],
  },
  {
    name: "le jardin d’en haut",
    voices: ["friendly", "luxury"],
    families: ["list", "chat"],
    on: ["roofTerrace"],
    titles: ["{district} : le jardin d’en haut", "Le jardin d’en haut"],
    lines: [
      {
        say: [
          [
            "Les autres ont un plafond. Ici, il y a {roofTerrace}, {place.a}",
            "Les autres ont un plafond. Ici, il y a {roofTerrace}",
          ],
        ],
      },
      "",
      {
        say: [
          ["En dessous, {layout}, {area.of}", "En dessous, {area.of}"],
          access,
          lighted,
          roomsTold,
          ["{dishwasher} pour la vaisselle des dîners là-haut"],
          character,
          stored,
          works,
          services,
          ["Et en bas, c’est {transit.from}"],
        ],
      },
      ...sumCalm,
      {
        close: [
          [
            "Pour voir le ciel de là-haut : {agent}, {company}, {phone}",
            "Pour voir le ciel de là-haut, sur rendez-vous",
          ],
        ],
      },
    ],
  },
];
