/** German for homes with enough to tell: what decides in the first line, then what there is, part by part. */
import type { PlainWords } from "#engine/copy/languages/base/story";

export const plain: PlainWords = {
  leads: [
    {
      on: ["own", "transit"],
      icon: "✨",
      weight: 100,
      title: ["{own.two}, {transit}", "{beds.num} in {city}: {own.one}", "{own.two}", "{own.one}"],
      open: {
        professional: [
          "{beds.home} in {place}, {transit}: {own}.",
          "{own}: {beds.home} in {place}, {transit}.",
          "{beds.home}, {transit}, {place}. Ausstattung: {own}.",
        ],
        friendly: [
          "{own}, und {transit}: {beds.home} in {place}.",
          "Du suchst in {city}? {beds.home}, {transit}, dazu {own}.",
        ],
        luxury: ["{own}. {place}, {transit}.", "{place}: {own}. {transit.until}."],
        trendy: ["{own.two}, {transit}. {place}.", "{place}, {beds.num}: {own.two}. {transit}."],
      },
    },
    {
      on: ["pre1940", "own"],
      icon: "🏛",
      weight: 99,
      title: ["Baujahr {year.num}: {own.one}", "{own.two}, Baujahr {year.num}", "{own.two}"],
      open: {
        professional: ["{beds.home} in {place}, Baujahr {year.num}: {own}.", "Baujahr {year.num}, {place}: {own}."],
        friendly: ["Aus dem Jahr {year.num}, in {place}: {own}.", "Altbau in {place}, Baujahr {year.num}: {own}."],
        luxury: ["{year.num}. {own}. {place}.", "{place}, Baujahr {year.num}. {own}."],
        trendy: ["Baujahr {year.num}: {own.two}. {place}.", "{own.two}, Baujahr {year.num}."],
      },
    },
    {
      on: ["top", "transit"],
      icon: "✨",
      weight: 98,
      title: ["{top.two}, {transit}", "{beds.num} in {city}, {transit}", "{top.two}"],
      open: {
        professional: [
          "{beds.home} in {place}, {transit}. Dazu: {top}.",
          "{place}, {transit}: {beds.home}. Die Eckpunkte: {top}.",
        ],
        friendly: ["{beds.home} in {place}, {transit}, und das ist dabei: {top}.", "{place}, {transit}: {top}."],
        luxury: ["{place}, {transit}. {top}.", "{top}. {transit.until}."],
        trendy: ["{place}, {transit}. {top}.", "{top.two}. {transit}. {place}."],
      },
    },
    {
      on: ["top", "price"],
      icon: "💰",
      weight: 95,
      title: ["{top.two}, {price.short}", "{beds.num} in {city}, {price.short}", "{top.two}"],
      open: {
        professional: ["{beds.home} in {place} für {price}: {top}.", "{place}, {price}: {beds.home}. Dazu: {top}."],
        friendly: ["{beds.home} in {place} für {price}, mit dabei: {top}.", "{price} in {place}: {top}."],
        luxury: ["{place}, {price}. {top}.", "{top}. {place}, {price}."],
        trendy: ["{price.short}. {top}. {place}.", "{place}, {price.short}: {top.two}."],
      },
    },
    {
      on: ["own"],
      icon: "✨",
      weight: 94,
      title: ["{own.two}, {city}", "{own.two}", "{own.one}"],
      open: {
        professional: [
          "{beds.home} in {place}: {own}.",
          "{own}, dazu {layout}: {beds.home} in {place}.",
          "{place}: {own}.",
        ],
        friendly: ["{own}: alles in {beds.dat} in {place}.", "In {place}: {beds.home}, dazu {own}."],
        luxury: ["{own}. {place}.", "{place}. {own}."],
        trendy: ["{own}. {place}.", "{place}, {beds.num}: {own.two}."],
      },
    },
    {
      on: ["top"],
      icon: "✨",
      weight: 92,
      title: ["{top.two}, {city}", "{beds.num} in {city}: {top.one}", "{top.two}"],
      open: {
        professional: ["{beds.home} in {place}: {top}.", "{place}. {beds.home} mit folgenden Merkmalen: {top}."],
        friendly: ["{beds.home} in {place}, und das ist drin: {top}.", "{place}: {top}."],
        luxury: ["{place}. {top}.", "{top}. {place}."],
        trendy: ["{top}. {place}.", "{place}, {beds.num}: {top}."],
      },
    },
    {
      on: ["transit", "price"],
      icon: "🚇",
      weight: 86,
      title: ["{beds.num} in {city}, {transit}", "{beds.num}, {price.short}, {transit}"],
      open: {
        professional: [
          "{beds.home} in {place}, {transit}, für {price}.",
          "{place}, {transit}: {beds.home} für {price}.",
        ],
        friendly: ["{beds.home} in {place}, {transit}, für {price}.", "{transit}, {price}, {place}: {beds.home}."],
        luxury: ["{place}, {transit}. {price}.", "{transit.until}. {place}, {price}."],
        trendy: ["{price.short}, {transit}, {place}.", "{place}, {beds.num}, {transit}, {price.short}."],
      },
    },
  ],
  groups: {
    state: { any: ["{list}", "Zustand: {list}"] },
    inside: {
      professional: ["Zur Ausstattung gehören: {list}", "Innen: {list}", "Ausstattung: {list}"],
      friendly: ["Drinnen: {list}", "Mit dabei: {list}", "Innen gibt es: {list}"],
      any: ["Innen: {list}", "{list}", "Drinnen: {list}"],
    },
    outside: { any: ["Außen: {list}", "Draußen: {list}", "Dazu kommen: {list}"] },
    building: { any: ["Im Haus: {list}", "Zum Gebäude: {list}", "Gebäude: {list}"] },
    around: { any: ["In der Nähe: {list}", "Im Umfeld: {list}", "Rundum: {list}"] },
    deal: { any: ["{list}", "Konditionen: {list}", "Gut zu wissen: {list}"] },
  },
  greet: {
    professional: ["Guten Tag, hier ist {agent} von {company}.", "Guten Tag."],
    friendly: ["Hallo, hier ist {agent} von {company}.", "Hallo!"],
    luxury: ["Guten Tag, {agent}, {company}.", "Guten Tag."],
    trendy: ["Hi, {agent} hier.", "Hi!"],
  },
};
