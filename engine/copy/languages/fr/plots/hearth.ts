/** Old walls and fires. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  bills,
  charm,
  climb,
  compass,
  cooking,
  done,
  inside,
  lease,
  more,
  outside,
  parked,
  pay,
  stow,
  warm,
} from "./beats.ts";
import { access, allowed, details, grounds, lighted, roomsTold, services, stored, terms, works } from "./beats-calm.ts";

export const hearth: readonly Plot[] = [
  {
    name: "les murs ont connu",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["pre1940", "layout"],
    weight: 70,
    titles: ["{district} : des murs qui ont vécu", "Des murs qui ont vécu"],
    lines: [
      {
        say: [
          [
            "Construction de {year.num}. Ces murs ont connu la TSF, le Minitel et le premier texto ; il leur manque votre playlist. {type.un} {place.a} 📻",
            "Construction de {year.num}. Ces murs ont connu la TSF, le Minitel et le premier texto ; il leur manque votre playlist 📻",
            "{?pre1940}Ces murs sont d’avant-guerre. Ils ont connu la TSF, le Minitel et le premier texto ; il leur manque votre playlist. {type.un} {place.a} 📻",
          ],
        ],
      },
      "",
      {
        say: [
          ["À l’intérieur, {layout}, {area.of}", "À l’intérieur, {area.of}"],
          [
            "De l’époque, il reste des choses à regarder : {stucco}, {woodFloor}",
            "De quoi raconter aux visiteurs : {fireplace}",
            "De quoi raconter aux visiteurs : {exposedBrick}",
            "De quoi raconter aux visiteurs : {bayWindow}",
            "De quoi raconter aux visiteurs : {ceilingHeight}",
          ],
          [
            "Tout n’a pas leur âge : {newRoof}",
            "Tout n’a pas leur âge : {newKitchen}",
            "Tout n’a pas leur âge : {newBathroom}",
          ],
          climb,
          compass,
          cooking,
          inside,
          ...more,
          warm,
          outside,
          stow,
          parked,
          lease,
        ],
      },
      { say: [["Pour revenir au présent, c’est {transit.from}"]] },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          ["Pour toquer aux murs : {agent}, {company}, {phone}", "Pour toquer aux murs, écrivez-moi"],
          "Premier morceau que vous y passeriez ?",
        ],
      },
    ],
  },
  {
    name: "le temps long",
    voices: ["luxury", "professional"],
    families: ["list", "chat"],
    on: ["pre1940", "layout"],
    weight: 70,
    titles: ["{place}, {year.num}", "Le temps long"],
    lines: [
      {
        say: [
          [
            "{year.num}. La date est celle des murs ; l’adresse, {place}",
            "{?pre1940}Les murs sont d’avant-guerre ; l’adresse, {place}",
          ],
          ["{layout}, {area.of}"],
        ],
      },
      "",
      {
        say: [
          [
            "Ce qui se transmet : {stucco}, {woodFloor}",
            "Ce qui se transmet : {fireplace}",
            "Ce qui se transmet : {bayWindow}",
            "Ce qui se transmet : {exposedBrick}",
            "Ce qui se transmet : {hardwoodFloor}",
          ],
          access,
          lighted,
          grounds,
          roomsTold,
          works,
          allowed,
          ...details,
          stored,
          services,
          ["Pour revenir au présent, c’est {transit.from}"],
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "{agent}, {company}, vous en remet les clés le temps d’une visite : {phone}",
            "Les clés vous sont remises le temps d’une visite",
          ],
        ],
      },
    ],
  },
  {
    name: "la saison des bûches",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["fireplace"],
    titles: ["{district} : plaid non fourni", "Plaid non fourni"],
    lines: [
      {
        say: [
          [
            "Le plaid n’est pas fourni, le reste de la soirée si : {fireplace}, dans {type.un} {place.a} 🔥",
            "Le plaid n’est pas fourni, le reste de la soirée si : {fireplace} 🔥",
          ],
        ],
      },
      "",
      {
        say: [
          ["Autour du feu, {layout}, {area.of}", "Autour du feu, {area.of}"],
          ["Les murs datent de {year.num}, ils ont vu passer d’autres soirées"],
          [
            "L’été, le feu se repose et l’on sort : {garden}",
            "L’été, le feu se repose et l’on sort : {terrace}",
            "L’été, le feu se repose et l’on sort : {yard}",
            "L’été, le feu se repose et l’on sort : {porch}",
          ],
          climb,
          compass,
          cooking,
          charm,
          inside,
          ...more,
          stow,
          parked,
          done,
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          ["Apportez la bûche, {agent} apporte les clés : {company}, {phone}", "Apportez la bûche, j’apporte les clés"],
        ],
      },
    ],
  },
  {
    name: "le feu au centre",
    voices: ["luxury", "professional"],
    families: ["list", "chat"],
    on: ["fireplace"],
    titles: ["{district} : le feu au centre", "Le feu au centre"],
    lines: [
      {
        say: [
          [
            "Au centre, le feu : {fireplace}. Autour, {layout}, {area.of}, {place.a}",
            "Au centre, le feu : {fireplace}",
          ],
          ["Les murs datent de {year.num}"],
        ],
      },
      "",
      {
        say: [
          lighted,
          grounds,
          ["Dehors, on s’abrite : {porch}"],
          roomsTold,
          access,
          stored,
          works,
          allowed,
          ...details,
          services,
          ["Pour s’éloigner, c’est {transit.from}"],
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      { close: [["Pour venir voir : {agent}, {company}, {phone}", "Pour venir voir, sur rendez-vous"]] },
    ],
  },
];
