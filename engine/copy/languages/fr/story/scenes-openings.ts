/** First lines in French that need only price, rooms, measure or place: what a post leads with when no point stands out. */
import type { Scene } from "#engine/copy/languages/base/story";

export const openings: readonly Scene[] = [
  {
    on: ["place"],
    icon: "📍",
    weight: 44,
    open: {
      professional: [
        "{beds.un} {place.a}, {price}.",
        "Votre recherche porte sur {place} ? Voici {beds.un}.",
        "{place} : un bien à visiter sur rendez-vous.",
      ],
      friendly: [
        "Vous cherchez {place.a} ? Voici {beds.un}.",
        "Une adresse de plus sur votre liste : {place}.",
        "Cette fois, la visite est {place.a}.",
      ],
      luxury: ["{place}. D’abord l’adresse.", "{beds.un}, {place.a}.", "Une adresse : {place}."],
      trendy: ["{place} : tu vois où c’est ?", "Tu te verrais {place.a} ?", "Cap sur {place}."],
    },
  },
  {
    on: ["price"],
    icon: "💶",
    weight: 46,
    open: {
      professional: [
        "{price} : {beds.home}, {area.of}.",
        "{beds.un}, pour un budget de {price}.",
        "{place.a}, au prix de {price} : {beds.un}.",
      ],
      friendly: [
        "{price} pour {beds.un} : voyons ce qu’il y a derrière ce chiffre.",
        "{beds.un}, {place.a} : {price}, annoncé d’emblée.",
        "Le montant tout de suite, pour ne pas vous faire attendre : {price}.",
      ],
      luxury: ["{beds.home}, {area.of}.", "{price}. {beds.un}.", "{beds.un} : {price}."],
      trendy: [
        "{price}, c’est dit. Maintenant, ce qu’il y a derrière.",
        "Ton budget, c’est {price} ? Regarde ça.",
        "Devine ce que tu as pour {price}.",
      ],
    },
  },
  {
    on: ["layout"],
    unless: ["studioFlat"],
    icon: "📐",
    weight: 42,
    open: {
      professional: ["Le plan d’abord : {layout}.", "{layout} : le plan convient-il à votre projet ?"],
      friendly: [
        "Qui dort où ? À répartir : {layout}.",
        "Avant les chiffres, le plan : {layout}.",
        "Prenez un crayon et dessinez : {layout}.",
      ],
      luxury: ["On commence par le plan : {layout}.", "{layout}, à découvrir sur rendez-vous."],
      trendy: [
        "{layout.short} : tu mets qui où ?",
        "Compte avec moi : {layout.short}.",
        "{layout.short}. T’en fais quoi ?",
      ],
    },
  },
  {
    on: ["area"],
    icon: "📏",
    weight: 40,
    open: {
      professional: ["{area.of} : demandez le plan avant de vous déplacer.", "Surface à retenir : {area.bare}."],
      friendly: ["{area.of} : mesurez votre canapé avant de venir.", "Combien de place vous faut-il ? Ici, {area.of}."],
      luxury: ["{area.of}. On en juge mieux sur place.", "D’abord la place dont on dispose : {area.of}."],
      trendy: ["{area.of} : sors le mètre.", "Tu cherches de la place ? {area.of}."],
    },
  },
  {
    on: ["price", "area"],
    icon: "💶",
    weight: 34,
    open: {
      professional: ["{area.of} pour {price} : voilà pour l’essentiel."],
      friendly: ["{area.of} pour {price}, et c’est {place.a}."],
      luxury: ["{area.of}, {price}."],
      trendy: ["{area.of}, {price}. Fais le calcul."],
    },
  },
  {
    on: ["layout", "area"],
    icon: "📐",
    weight: 33,
    open: {
      professional: ["Sur {area.of}, {layout}."],
      friendly: ["Imaginez la journée ici : {layout}, sur {area.of}."],
      luxury: ["{layout}, sur {area.of}."],
      trendy: ["{layout.short} dans {area.of} : ça te va ?"],
    },
  },
  {
    on: ["price", "layout"],
    icon: "💶",
    weight: 32,
    open: {
      professional: ["Pour {price}, le bien réunit {layout}."],
      friendly: ["D’un côté {price}, de l’autre {layout}."],
      luxury: ["{layout}. {price}."],
      trendy: ["{layout.short} pour {price} : tu signes ou tu passes ?"],
    },
  },
];
