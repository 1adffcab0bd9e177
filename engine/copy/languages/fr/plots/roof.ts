/** The roof and what is under it, small homes and large ones. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { allWarm, climb, compass, errands, outside, sumWarm } from "./beats.ts";
import {
  access,
  allCalm,
  allowed,
  character,
  details,
  grounds,
  lighted,
  roomsTold,
  services,
  stored,
  sumCalm,
  works,
} from "./beats-calm.ts";

export const roof: readonly Plot[] = [
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
    name: "le ciel d’en haut",
    voices: ["friendly", "luxury"],
    families: ["list", "chat"],
    on: ["roofTerrace"],
    titles: ["{district} : le ciel d’en haut", "Le ciel d’en haut"],
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
