/** Balconies, gardens, terraces and land. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { home, inIt, itIs } from "./beats.ts";
import { friendly, luxury, professional, trendy } from "./tellers.ts";

export const outdoors: readonly Plot[] = [
  friendly({
    name: "deux chaises pliantes",
    on: ["balcony"],
    titles: ["{balcony} {place.a}", "{balcony}"],
    lead: [
      [
        "Deux chaises pliantes, un café, {balcony} : nous sommes {place.a}[, {transit.from}] ☕",
        "Deux chaises pliantes, un café, {balcony} ☕",
      ],
      home("Derrière, "),
    ],
    close: [
      "{agent}, de {company}, vous montre le balcon et le reste : {phone}",
      "Je vous montre le balcon et le reste ?",
    ],
  }),
  trendy({
    name: "tes plantes dehors",
    on: ["balcony"],
    titles: ["{district} : {balcony}", "{balcony}"],
    lead: [
      [
        "Sors tes plantes, {place.a} elles ont {balcony}[, et toi tu es {transit.from}] 🪴",
        "Sors tes plantes, elles ont {balcony} 🪴",
      ],
      home("Le reste est pour toi : "),
    ],
    close: [
      "Arrosage assuré par toi, visite par {agent} : {company}, {phone}",
      "Tu viens voir l’emplacement du basilic ?",
    ],
  }),
  professional({
    name: "une pièce de plus, à l’air libre",
    on: ["balcony"],
    titles: ["{beds.home} avec balcon, {district}", "{beds.home} avec balcon"],
    lead: [itIs, ["À l’extérieur, on dispose de {balcony}"]],
    close: ["Pour en recevoir le plan, joignez {agent}, {company}, au {phone}", "Le plan est envoyé sur demande"],
  }),
  luxury({
    name: "au bout des pièces",
    on: ["balcony"],
    titles: ["{place}, un balcon", "Un balcon"],
    lead: [["Au bout des pièces, {balcony}. {place}[, {transit.from}]", "Au bout des pièces, {balcony}"], home("")],
    close: ["{agent} vous y conduit, sur rendez-vous. {company}, {phone}", "Nous vous y conduisons sur rendez-vous"],
  }),
  friendly({
    name: "les tomates",
    on: ["garden"],
    titles: ["{garden} {place.a}", "{garden}"],
    lead: [
      ["{place.a}[, {transit.from}], on a {garden}", "Ici, on a {garden}"],
      home("Avec, "),
      "La variété de tomates reste à choisir 🍅",
    ],
    close: [
      "Prenez des bottes s’il a plu, {agent} prend les clés : {company}, {phone}",
      "Prenez des bottes s’il a plu, je prends les clés",
    ],
  }),
  trendy({
    name: "inviter dehors",
    on: ["garden"],
    titles: ["{garden} {place.a}", "{garden}"],
    lead: [
      [
        "Prochain anniversaire, tu invites dehors : {garden}, {place.a}[, {transit.from}] 🌿",
        "Prochain anniversaire, tu invites dehors : {garden} 🌿",
      ],
      inIt,
    ],
    close: ["Pour la répétition, {agent}, {company}, {phone}", "Tu viens répéter ? Écris-moi"],
  }),
  luxury({
    name: "côté jardin",
    on: ["garden"],
    titles: ["{place}, côté jardin", "Côté jardin"],
    lead: [
      ["D’un côté, {place}. De l’autre, {garden}", "D’un côté la rue, de l’autre {garden}"],
      home("Entre les deux, "),
    ],
    close: [
      "{agent} vous fera passer de l’un à l’autre. {company}, {phone}",
      "Nous vous ferons passer de l’un à l’autre",
    ],
  }),
  friendly({
    name: "la table est dehors",
    on: ["terrace"],
    unless: ["garden"],
    titles: ["{terrace} {place.a}", "{terrace}"],
    lead: [
      ["Le couvert se met dehors : {terrace}, {place.a}[, {transit.from}] 🍽️", "Le couvert se met dehors : {terrace} 🍽️"],
      inIt,
    ],
    close: ["Passez voir où ira la table : {agent}, {company}, {phone}", "Passez voir où ira la table"],
  }),
  trendy({
    name: "tout en haut",
    on: ["roofTerrace"],
    titles: ["{place} : {roofTerrace}", "{roofTerrace}"],
    lead: [
      [
        "Ta pièce préférée n’aura pas de plafond : {roofTerrace}, {place.a}[, {transit.from}]",
        "Ta pièce préférée n’aura pas de plafond : {roofTerrace}",
      ],
      inIt,
    ],
    close: ["{agent} t’emmène en haut : {company}, {phone}", "Je t’emmène en haut ?"],
  }),
  friendly({
    name: "des fruits au fond",
    on: ["yard"],
    unless: ["garden"],
    titles: ["{type} avec jardin, {place}", "{type} avec jardin"],
    lead: [
      itIs,
      [
        "{yard} avec {fruitTrees} : la confiture commence ici 🍓",
        "Dehors il y a {yard}, avec {deck}",
        "Dehors il y a {yard}",
      ],
    ],
    close: [
      "Pour faire le tour du jardin, appelez {agent}, {company}, au {phone}",
      "On fait le tour du jardin ensemble ?",
    ],
  }),
  professional({
    name: "le terrain",
    on: ["land", "layout"],
    weight: 62,
    titles: ["{type} sur {land.bare}, {place}", "{type} sur {land.bare}"],
    lead: [
      [
        "{place.a}, {type.un} de {area.bare} sur {land}, avec {layout}",
        "{type.un} de {area.bare} sur {land}, avec {layout}",
        "{place.a}, {type.un} sur {land}, avec {layout}",
      ],
      "L’adresse est {transit.from}",
    ],
    close: [
      "{agent}, {company}, fait avec vous le tour du terrain : {phone}",
      "Nous faisons avec vous le tour du terrain",
    ],
  }),
];
