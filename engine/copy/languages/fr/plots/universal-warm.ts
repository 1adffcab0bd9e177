/** Any home, as an agent tells it to somebody who asked: with "vous". */
import type { Plot } from "#engine/copy/languages/base/plot";
import { bills, billsBeside, hereIs, home, level } from "./beats.ts";
import { around, inside, pay, walk } from "./beats-warm.ts";

export const universalWarm: readonly Plot[] = [
  {
    name: "vous cherchez ici",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 56,
    titles: ["{beds.home} {place.a}", "{beds.home}, {area.bare}"],
    lines: [
      {
        say: [[...home("Vous cherchez {place.a}[, {transit.from}] ? Voici "), ...home("Voici ")], level],
      },
      "",
      { say: [...around, ...inside] },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "Dites-moi quand vous êtes libre et je vous ouvre. {agent}, {company}, {phone}",
            "Dites-moi quand vous êtes libre et je vous ouvre",
          ],
        ],
      },
    ],
  },
  {
    name: "de quoi mesurer",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["area", "layout"],
    weight: 53,
    titles: ["{place} : {area.bare} à mesurer", "{area.bare} à mesurer"],
    lines: [
      { say: [hereIs, "En visite, de quoi mesurer sert plus que le téléphone 📏"] },
      "",
      { say: walk },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          ["{agent} ({company}) vous attend sur place, appelez le {phone}", "Je prends les clés, dites-moi quand"],
        ],
      },
    ],
  },
  {
    name: "ce que l’on a pour ce prix",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 53,
    titles: ["{price.short} {place.a}", "Ce que l’on a pour {price.short}"],
    lines: [
      {
        say: [
          [
            ...home("{?sale}Que trouve-t-on {place.a} pour {price} ? Ici, "),
            ...home("{?rent}Que loue-t-on {place.a} pour {price} ? Ici, "),
            ...home("{?price.apart}{place.a}, "),
          ],
          ["C’est {transit.from}, {floor.at} avec ascenseur{+lift}", "C’est {transit.from}"],
          level,
        ],
      },
      "",
      { say: [...inside, ...around] },
      "@rest",
      "@but",
      { say: [billsBeside("Comptez")] },
      "@material?",
      "",
      {
        close: [
          [
            "Pour savoir si cela vous va, le mieux est d’entrer : {agent}, {company}, {phone}",
            "Pour savoir si cela vous va, le mieux est d’entrer",
          ],
        ],
      },
    ],
  },
  {
    name: "lundi et dimanche",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["transit"],
    weight: 57,
    titles: ["{place}, du lundi au dimanche", "Du lundi au dimanche"],
    lines: [
      { say: [[...home("{place.a}, "), "{place.a}, {type.un}"]] },
      {
        say: [
          [
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {garden} et {terrace}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {garden}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {terrace}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {yard}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {roofTerrace}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {southBalcony}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {balcony}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez : il y a {fireplace}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous restez au chaud : il y a {bathtub}",
            "Le lundi, vous partez à pied, puisque c’est {transit.from}. Le dimanche, vous partez si vous voulez",
          ],
        ],
      },
      "",
      { say: walk },
      "@rest",
      "@but",
      "",
      { say: [pay, bills] },
      "@material?",
      "",
      {
        close: [
          [
            "Et pour visiter, choisissez votre jour avec {agent}, {company}, {phone}",
            "Quel jour vous arrange pour venir voir ?",
          ],
        ],
      },
    ],
  },
];
