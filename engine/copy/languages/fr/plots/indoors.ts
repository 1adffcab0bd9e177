/** Fires, old walls, light, kitchens and rooms for one thing. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { hereIs, home, inIt, itIs } from "./beats.ts";
import { friendly, luxury, professional, trendy } from "./tellers.ts";

export const indoors: readonly Plot[] = [
  friendly({
    name: "la première flambée",
    on: ["fireplace"],
    titles: ["{place} : {fireplace}", "{fireplace}"],
    lead: ["Quand il fait nuit tôt, il reste {fireplace} 🔥", [...home("{place.a}[, {transit.from}], "), ...home("")]],
    close: ["Venez vous asseoir devant avec {agent}, {company}, {phone}", "Venez vous asseoir devant"],
  }),
  luxury({
    name: "autour du feu",
    on: ["fireplace"],
    titles: ["{place}, autour du feu", "Autour du feu"],
    lead: ["{fireplace}, d’abord", [...home("Autour, {place.a}[, {transit.from}], "), ...home("Autour, ")]],
    close: ["{agent} vous y attend, sur rendez-vous. {company}, {phone}", "Nous vous y attendons, sur rendez-vous"],
  }),
  friendly({
    name: "une bûche de côté",
    on: ["woodStove"],
    titles: ["{place} : {woodStove}", "{woodStove}"],
    lead: [hereIs, "L’hiver, on chauffe au bois : il y a {woodStove} 🪵"],
    close: [
      "Pour venir vous réchauffer le temps d’une visite, {agent}, {company}, {phone}",
      "Venez voir, je garde une bûche de côté",
    ],
  }),
  professional({
    name: "des murs anciens",
    on: ["pre1940", "layout"],
    weight: 62,
    titles: ["{type} de {year.num}, {place}", "{type} de {year.num}"],
    lead: [
      [
        "{?beds}{!studioFlat}{place.a}[, {transit.from}], {type.un} de {area.bare} dans des murs de {year.num}, avec {layout}",
        "{?studioFlat}{+layout}{place.a}[, {transit.from}], un studio de {area.bare} dans des murs de {year.num}",
        "{place.a}[, {transit.from}], {type.un} dans des murs de {year.num}",
      ],
      inIt,
    ],
    close: [
      "Pour l’historique du bien et une visite, voyez avec {agent}, {company}, au {phone}",
      "Pour l’historique du bien et une visite, écrivez-nous",
    ],
  }),
  luxury({
    name: "les murs d’abord",
    on: ["pre1940"],
    weight: 64,
    titles: ["{place}, {year.num}", "{year.num}"],
    lead: [
      ["{year.num}, pour les murs. {place}[, {transit.from}]", "{year.num}, pour les murs"],
      home("Aujourd’hui, "),
    ],
    close: ["{agent} vous en ouvre la porte. {company}, {phone}", "Nous vous en ouvrons la porte sur rendez-vous"],
  }),
  friendly({
    name: "l’ancien sans le dire",
    on: ["pre1940"],
    weight: 62,
    titles: ["{place}, bâti en {year.num}", "Bâti en {year.num}"],
    lead: [hereIs, "Les murs datent de {year.num}, ils ont eu le temps de sécher 😉"],
    close: ["Pour leur rendre visite, {agent}, {company}, {phone}", "Passez leur rendre visite"],
  }),
  luxury({
    name: "plafonds et parquets",
    on: ["woodFloor"],
    titles: ["{place}, au sol et au plafond", "Au sol et au plafond"],
    lead: [
      [
        "{stucco} au-dessus, {woodFloor} en dessous",
        "{ceilingHeight} au-dessus, {woodFloor} en dessous",
        "Sous le pas, {woodFloor}",
      ],
      [...home("{place.a}[, {transit.from}], "), ...home("")],
    ],
    close: ["{agent} vous reçoit, {company}, {phone}", "Nous vous recevons sur rendez-vous"],
  }),
  friendly({
    name: "le ficus décide",
    on: ["livingSouth"],
    titles: ["{place} : {livingSouth}", "{livingSouth}"],
    lead: [hereIs, "Il y a {livingSouth}, votre ficus n’aura pas à choisir 🌞"],
    close: [
      "Amenez le ficus si vous voulez, {agent} amène les clés : {company}, {phone}",
      "Amenez le ficus si vous voulez, j’amène les clés",
    ],
  }),
  trendy({
    name: "lunettes de soleil dedans",
    on: ["livingSouth"],
    titles: ["{district} : {livingSouth}", "{livingSouth}"],
    lead: [
      [
        "Lunettes de soleil dans le salon : {livingSouth}, {place.a}[, {transit.from}] 😎",
        "Lunettes de soleil dans le salon : {livingSouth} 😎",
      ],
      inIt,
    ],
    close: ["Viens à midi, {agent} ouvre les rideaux : {company}, {phone}", "Viens à midi, j’ouvre les rideaux"],
  }),
  friendly({
    name: "le courant d’air",
    on: ["bothSides"],
    titles: ["{place}, traversant", "Traversant"],
    lead: [
      itIs,
      [
        "Le plan est traversant{+bothSides} : {aspect}, et en juillet on ouvre tout",
        "Le plan est traversant{+bothSides} : en juillet, on ouvre tout",
      ],
    ],
    close: ["Venez sentir d’où vient le vent : {agent}, {company}, {phone}", "Venez sentir d’où vient le vent"],
  }),
  friendly({
    name: "la cuisine est faite",
    on: ["newKitchen"],
    titles: ["{place} : {newKitchen}", "{newKitchen}"],
    lead: [hereIs, ["Le devis de cuisiniste, on s’en passe : il y a {newKitchen}[, avec {dishwasher}] 🍳"]],
    close: [
      "Ouvrez tous les tiroirs en visite, {agent} a l’habitude : {company}, {phone}",
      "Ouvrez tous les tiroirs en visite",
    ],
  }),
  professional({
    name: "les travaux faits",
    on: ["renovated"],
    titles: ["{place} : travaux déjà faits", "Travaux déjà faits"],
    lead: [
      itIs,
      [
        "Le bien a connu {fullyRenovated}, avec {newRoof}",
        "Le bien a connu {fullyRenovated}",
        "Le bien a connu {renovated}",
      ],
    ],
    close: ["Les factures se demandent à {agent}, {company}, au {phone}", "Demandez-nous le détail des travaux"],
  }),
  professional({
    name: "la toiture",
    on: ["newRoof"],
    titles: ["{type}, {newRoof}", "{newRoof}"],
    lead: [
      itIs,
      ["Le poste le plus lourd est traité, avec {newRoof} et {newBoiler}", "Un poste lourd est traité, avec {newRoof}"],
    ],
    close: [
      "Pour la date et les factures des travaux, interrogez {agent}, {company}, au {phone}",
      "Interrogez-nous sur les travaux",
    ],
  }),
  friendly({
    name: "une porte pour travailler",
    on: ["study"],
    titles: ["{place} : {study}", "{study}"],
    lead: [itIs, "Parmi les pièces, il y a {study} : la réunion de neuf heures a une porte 💻"],
    close: ["Entre deux réunions, appelez {agent}, {company}, au {phone}", "Entre deux réunions, écrivez-moi"],
  }),
  friendly({
    name: "l’atelier",
    on: ["workshop"],
    weight: 66,
    titles: ["{type} et {workshop}, {place}", "{type} et {workshop}"],
    lead: [
      [
        ...home("Et si l’atelier venait avec le reste ? {place.a}, "),
        ...home("Et si l’atelier venait avec le reste ? Voici "),
      ],
      ["{+workshop}Il attend ses outils 🛠️", "{workshop} attend ses outils 🛠️"],
    ],
    close: ["Pour mesurer l’établi, {agent}, {company}, {phone}", "Venez mesurer l’établi"],
  }),
  friendly({
    name: "petit et entier",
    on: ["studioFlat"],
    weight: 64,
    titles: ["Un studio {place.a}", "Un studio, {area.bare}"],
    lead: [
      [
        "{+layout}{place.a}[, {transit.from}], un studio de {area.bare}",
        "{+layout}{place.a}[, {transit.from}], un studio",
      ],
      "Le ménage sera vite fait, la visite aussi 😉",
    ],
    close: ["{agent} vous l’ouvre, {company}, {phone}", "Je vous l’ouvre quand vous voulez"],
  }),
];
