/** French for homes with enough to tell: what decides in the first line, then what there is, part by part. */
import type { PlainWords } from "#engine/copy/languages/base/story";

export const plain: PlainWords = {
  leads: [
    {
      on: ["own", "transit"],
      icon: "✨",
      weight: 100,
      title: ["{beds.home} avec {own.one}", "{own.two}, {transit.from}", "{own.two}", "{own.one}"],
      open: {
        professional: [
          "{beds.home} {place.a}, {transit.from}, avec {own}.",
          "{place.a}, {transit.from} : {beds.un} avec {own}.",
          "{type.un} avec {own}, {transit.from}, {place.a}.",
        ],
        friendly: [
          "{place.a}, {transit.from}, {beds.un} avec {own}.",
          "{own.two}, et le tout {transit.from} : c’est {place.a}.",
          "Vous cherchez {place.a} ? Voici {beds.un} avec {own}, {transit.from}.",
        ],
        luxury: ["{own}, {place.a}, {transit.from}.", "{place.a}, {type.un} avec {own}. {transit.list}."],
        trendy: ["{own.two}, {transit.from}. {district}.", "{district}, {beds.num} : {own.two}, {transit.from}."],
      },
    },
    {
      on: ["pre1940", "own"],
      icon: "🏛",
      weight: 99,
      title: ["{type} de {year.num} avec {own.one}", "{own.two}, {year.num}", "{own.two}"],
      open: {
        professional: [
          "{type.un} de {year.num}, {place.a}, avec {own}.",
          "{place.a} : {type.un} de {year.num} avec {own}.",
        ],
        friendly: [
          "{type.un} de {year.num}, avec {own}, {place.a}.",
          "Vous aimez l’ancien ? {type.un} de {year.num}, avec {own.two}, {place.a}.",
        ],
        luxury: ["{year.num}. {own}. {place}.", "{place.a}, {type.un} de {year.num}, avec {own}."],
        trendy: ["{year.num}, avec {own.two}. {district}.", "{type.un} de {year.num} : {own}."],
      },
    },
    {
      on: ["top", "transit"],
      icon: "✨",
      weight: 98,
      title: ["{beds.home} {transit.from}", "{top.two}, {transit.from}", "{top.two}"],
      open: {
        professional: [
          "{beds.home} {place.a}, {transit.from} : {top}.",
          "{place.a}, {transit.from}. {beds.home} : {top}.",
        ],
        friendly: [
          "{place.a}, {transit.from}, il y a {top} dans {beds.un}.",
          "Vous cherchez {place.a} ? Ici, {top}, {transit.from}.",
        ],
        luxury: ["{place}. {top.bare}. {transit.list}.", "{top.bare}, {transit.from}. {place}."],
        trendy: ["{district}, {transit.from} : {top.bare}.", "{top.two}. {transit.from}. {district}."],
      },
    },
    {
      on: ["own", "price"],
      icon: "💰",
      weight: 95,
      title: ["{beds.home} avec {own.one}, {price.short}", "{own.two}, {price.short}", "{own.two}"],
      open: {
        professional: [
          "{place.a}, {beds.un} avec {own}, à {price}.{?sale}",
          "{beds.home} avec {own}, {place.a}, {price}.",
        ],
        friendly: [
          "Pour {price}, {place.a} : {beds.un} avec {own}.",
          "{place.a}, {price}, et {own} : c’est {beds.un}.",
        ],
        luxury: ["{own}. {place}, {price}.", "{place.a}, {type.un} avec {own}, {price}."],
        trendy: ["{price.short} {place.a} : {own.two}.", "{own.two}, {price.short}. {district}."],
      },
    },
    {
      on: ["own"],
      icon: "✨",
      weight: 94,
      title: ["{type} avec {own.two}", "{own.two}, {district}", "{own.two}", "{own.one}"],
      open: {
        professional: ["{beds.home} {place.a}, avec {own}.", "{place.a} : {type.un} avec {own}."],
        friendly: [
          "{place.a}, {beds.un} avec {own}.",
          "{own} : tout cela tient dans {beds.un}, {place.a}.",
          "Vous cherchez {place.a} ? Voici {beds.un}, avec {own}.",
        ],
        luxury: ["{own}. {place}.", "{place.a}, {type.un} avec {own}."],
        trendy: ["{own}. {district}.", "{district}, {beds.num}, {own.two}."],
      },
    },
    {
      on: ["top", "price"],
      icon: "💰",
      weight: 90,
      title: ["{beds.home}, {price.short}", "{top.two}, {price.short}", "{top.two}"],
      open: {
        professional: ["{beds.home} {place.a}, {price} : {top}.", "{place}, {price}. {beds.home} : {top}."],
        friendly: [
          "{beds.un} {place.a} pour {price}, et à la clé {top}.",
          "Que trouve-t-on pour {price} {place.a} ? {top}, dans {beds.un}.",
        ],
        luxury: ["{place}, {price}. {top.bare}.", "{top.bare}. {place}, {price}."],
        trendy: ["{price.short}. {top.bare}. {district}.", "{district}, {price.short} : {top.two}."],
      },
    },
    {
      on: ["top"],
      icon: "✨",
      weight: 88,
      title: ["{beds.home} : {top.two}", "{top.two}, {district}", "{top.two}"],
      open: {
        professional: ["{beds.home} {place.a} : {top}.", "{place}. {beds.home} : {top}."],
        friendly: ["{beds.un} {place.a}, et à la clé {top}.", "Vous cherchez {place.a} ? Ici, il y a {top}."],
        luxury: ["{place}. {top.bare}.", "{top.bare}. {place}."],
        trendy: ["{top.bare}. {district}.", "{district}, {beds.num} : {top.bare}."],
      },
    },
    {
      on: ["transit", "price"],
      icon: "🚇",
      weight: 84,
      title: ["{beds.home} {transit.from}", "{beds.num}, {transit.from}, {price.short}"],
      open: {
        professional: [
          "{beds.home} {place.a}, {transit.from}, {price}.",
          "{place.a}, {transit.from} : {beds.un}, {price}.",
        ],
        friendly: [
          "{beds.un} {place.a}, {transit.from}, pour {price}.",
          "{transit.from}, {place.a}, et c’est {price}.",
        ],
        luxury: ["{place}, {transit.from}, {price}.", "{transit.list}. {place}, {price}."],
        trendy: [
          "{price.short}, {transit.from}, {district}.",
          "{district}, {beds.num}, {transit.from}, {price.short}.",
        ],
      },
    },
  ],
  groups: {
    state: { any: ["{list}"] },
    inside: {
      professional: ["À l’intérieur : {list}", "L’équipement comprend {list}", "Côté confort : {list}"],
      friendly: ["À l’intérieur, il y a {list}", "Vous y trouverez {list}", "Vous aurez {list}"],
      luxury: ["À l’intérieur, {list}", "On y trouve {list}", "Dedans, {list}"],
      trendy: ["Dedans : {list}", "À l’intérieur : {list}", "Et puis {list}"],
    },
    outside: {
      professional: ["À l’extérieur : {list}", "Dehors : {list}", "Côté extérieur : {list}"],
      any: ["Dehors, {list}", "À l’extérieur, {list}", "Dehors : {list}"],
    },
    building: { any: ["Le bâtiment : {list}", "Côté bâtiment : {list}"] },
    around: { any: ["{list}", "Autour : {list}"] },
    deal: { any: ["{list}", "Conditions : {list}", "Bon à savoir : {list}"] },
  },
  besides: {
    known: ["À noter : {list}", "Bon à savoir : {list}"],
    around: ["Dans les environs : {list}", "Autour : {list}"],
  },
  where: [
    "C’est {place.a}, {transit.from}",
    "L’adresse est {place.a}, {transit.from}",
    "C’est {place.a}",
    "Tout cela se trouve {place.a}",
    "C’est {transit.from}",
  ],
  greet: {
    professional: ["Bonjour, {agent}, {company}.", "Bonjour."],
    friendly: ["Bonjour, c’est {agent}, de {company}.", "Bonjour !"],
    luxury: ["Bonjour, {agent}, {company}.", "Bonjour."],
    trendy: ["Hello, c’est {agent}.", "Hello !"],
  },
};
