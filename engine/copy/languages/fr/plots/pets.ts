/** Who comes along on four legs. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { bills, charm, climb, cooking, done, inside, lease, more, parked, pay, stow, warm } from "./beats.ts";
import {
  access,
  allowed,
  character,
  details,
  lighted,
  roomsTold,
  services,
  stored,
  terms,
  works,
} from "./beats-calm.ts";

export const pets: readonly Plot[] = [
  {
    name: "le chat a lu l’annonce",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    titles: ["{district} : le chat a lu l’annonce", "Le chat a lu l’annonce"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}Les animaux sont acceptés. Le chat a lu l’annonce, il a déjà fait sa valise : {type.un} {place.a} 🐾",
            "{+petsAllowed}Les animaux sont acceptés. Le chat a lu l’annonce, il a déjà fait sa valise 🐾",
            "{petsAllowed} : le chat a lu l’annonce, il a déjà fait sa valise 🐾",
          ],
          [
            "Pour la sieste, il a repéré {southBalcony}",
            "Pour surveiller le quartier, il a repéré {balcony}",
            "Pour surveiller le quartier, il a repéré {bayWindow}",
            "Pour la ronde du soir, il a repéré {garden}",
            "Pour dormir au chaud, il a repéré {underfloorHeating}",
            "Pour la sieste, il a vérifié : {aspect}",
          ],
        ],
      },
      "",
      {
        intro: "Pour ceux qui paieront les croquettes :",
        list: [
          ["🛋️ {layout}, {area.of}", "🛋️ {area.of}", "🛋️ {layout}"],
          ["🚇 {transit.from}"],
          [
            "🪜 {floor.at}, et l’ascenseur monte aussi les sacs de litière{+lift}",
            "🪜 {floor.at}, sans ascenseur{+noLift}{+upstairsWithoutLift} : la litière se monte à pied",
            "🪜 {floor.at}, sans ascenseur{+noLift}{!upstairsWithoutLift} : la litière se monte à pied",
            "{!noLift}🪜 {floor.at}",
          ],
          ["🧭 {aspect.short}"],
          ["📦 {parcelBox}, même pour les croquettes"],
          ["🧺 {washingMachine} pour les poils"],
          ["🌳 {park}, pour qui préfère les chiens"],
        ],
        most: 6,
      },
      "",
      { say: [cooking, charm, inside, ...more, warm, stow, parked, done] },
      "@rest",
      "@but",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          ["{agent} vous fait visiter, à deux ou à quatre pattes : {company}, {phone}", "Pour visiter, écrivez-moi"],
          "Au fait, il s’appelle comment, votre chat ?",
        ],
      },
    ],
  },
  {
    name: "les animaux, en clair",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    titles: ["{place} : animaux acceptés", "Animaux acceptés"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}La question arrive souvent trop tard dans une recherche, alors répondons d’abord : oui, les animaux sont acceptés",
          ],
          [
            "Il s’agit {?sale}d’un bien à vendre {place.a} : {beds.un}, {area.of}",
            "Il s’agit {?rent}d’une location {place.a} : {beds.un}, {area.of}",
          ],
        ],
      },
      "",
      {
        say: [
          access,
          ["On est {transit.from}"],
          lighted,
          roomsTold,
          character,
          ["Le chauffage passe par le sol{+underfloorHeating}"],
          stored,
          works,
          allowed,
          ...details,
          services,
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms, bills] },
      "@material?",
      "",
      { close: [["Pour la visite : {agent}, {company}, {phone}", "Pour la visite, écrivez-nous"]] },
    ],
  },
  {
    name: "on en parle du chien",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["petsNegotiable"],
    titles: ["{district} : et le chien, alors ?", "Et le chien, alors ?"],
    lines: [
      {
        say: [
          [
            "{+petsNegotiable}« Et le chien ? » Pour lui, ça se discute : préparez sa plus belle photo. Pour le reste, voici {type.un} {place.a} 🐕",
            "{+petsNegotiable}« Et le chien ? » Pour lui, ça se discute : préparez sa plus belle photo 🐕",
          ],
        ],
      },
      "",
      {
        say: [
          ["{layout}, {area.of}", "{area.of}"],
          climb,
          ["Lui verra surtout {balcony}", "Lui verra surtout {garden}"],
          ["Il sera sensible à l’exposition : {aspect.bare}"],
          charm,
          cooking,
          warm,
          inside,
          ...more,
          stow,
          parked,
          lease,
        ],
      },
      "@rest",
      "@but",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          ["Le dossier du chien est à présenter à {agent} : {company}, {phone}", "Le dossier du chien, par message"],
        ],
      },
    ],
  },
];
