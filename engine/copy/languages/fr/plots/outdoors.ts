/** Gardens and terraces. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { bills, charm, cooking, done, errands, inside, more, pay, stow, warm } from "./beats.ts";
import { allowed, character, details, lighted, roomsTold, stored, terms, works } from "./beats-calm.ts";

export const outdoors: readonly Plot[] = [
  {
    name: "tomates ou hamac",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["garden"],
    titles: ["{district} : tomates ou hamac ?", "Tomates ou hamac ?"],
    lines: [
      {
        say: [
          [
            "Tomates ou hamac ? Il faudra trancher : il y a {garden} et {terrace}, {place.a} 🌿",
            "Tomates ou hamac ? Il faudra trancher : il y a {garden} et {deck}, {place.a} 🌿",
            "Tomates ou hamac ? Il faudra trancher : il y a {garden}, {place.a} 🌿",
            "Tomates ou hamac ? Il faudra trancher : il y a {garden} 🌿",
          ],
          ["Autour, {type.un} et {land}", "Avec, {beds.un}", "{!beds.un}Avec, {type.un}"],
        ],
      },
      "",
      {
        say: [
          ["Pour rentrer se laver les mains : {layout}, {area.of}", "Pour rentrer se laver les mains : {area.of}"],
          ["Les bottes restent dans {garage}", "Les outils vont dans {shed}", "Les outils vont dans {cellar}"],
          [
            "L’arrosage est fourni par le ciel : {rainTank}",
            "Le toit travaille aussi : {solar}",
            "Et pour la confiture, {fruitTrees}",
          ],
          cooking,
          charm,
          warm,
          inside,
          ...more,
          stow,
          done,
        ],
      },
      { say: [["Quand l’herbe lasse, on sort : c’est {transit.from}"], errands] },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "Pour venir mesurer la place du hamac : {agent}, {company}, {phone}",
            "Pour venir mesurer la place du hamac, écrivez-moi",
          ],
          "Alors, tomates ou hamac ?",
        ],
      },
    ],
  },
  {
    name: "la pièce sans plafond",
    voices: ["luxury", "professional"],
    families: ["list", "chat"],
    on: ["garden"],
    titles: ["{district} : la pièce sans plafond", "La pièce sans plafond"],
    lines: [
      {
        say: [
          ["Une pièce y est sans plafond : {garden}[, {terrace}]"],
          [
            "Les autres sont couvertes : {layout}, {area.of}, {place.a}",
            "Les autres sont couvertes : {layout}, {area.of}",
          ],
        ],
      },
      "",
      {
        say: [
          ["L’ensemble repose sur {land}"],
          lighted,
          roomsTold,
          character,
          ["L’été, on ne fait que passer dedans : {deck}", "L’été, on cueille avant de cuisiner : {fruitTrees}"],
          stored,
          works,
          allowed,
          ...details,
          ["La ville reste à portée : {transit}"],
        ],
      },
      "@rest",
      "@but",
      "",
      { say: [terms] },
      "@material?",
      "",
      { close: [["{agent}, {company}, vous y conduit : {phone}", "Nous vous y conduisons, sur rendez-vous"]] },
    ],
  },
  {
    name: "le dîner finira dehors",
    voices: ["friendly", "luxury", "professional"],
    families: ["list", "chat"],
    on: ["terrace"],
    titles: ["{district} : le dîner finira dehors", "Le dîner finira dehors"],
    lines: [
      {
        say: [
          [
            "Le dîner commencera à table et finira dehors, avec {terrace}[ et {garden}] : {type.un} {place.a}",
            "Le dîner commencera à table et finira dehors, avec {terrace}",
          ],
        ],
      },
      "",
      {
        say: [
          ["Pour l’entrée, {openKitchen}", "Pour l’entrée, {newKitchen}"],
          [
            "Pour loger les invités qui s’attardent, {layout}, {area.of}",
            "Pour loger les invités qui s’attardent, {area.of}",
          ],
          ["Pour suivre le soleil, {aspect}"],
          ["Pour l’hiver, {fireplace}", "Pour l’hiver, {underfloorHeating}"],
          ["Pour garer les voitures, {garage}", "Pour garer la voiture, {parkingSpace}"],
          ["Pour les bouteilles, {cellar}", "Pour les bouteilles, {cellarRoom}"],
          ["Pour rentrer sans voiture, c’est {transit.from}"],
          ["Pour s’étendre, {land}"],
          works,
          allowed,
          ...details,
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
          ["Le dessert se réserve avec {agent}, {company} : {phone}", "Le dessert se prend sur place, en visite"],
        ],
      },
    ],
  },
];
