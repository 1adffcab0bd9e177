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
          "{beds.home} in {place} mit {own.with}, {transit}.",
          "{place}, {transit}: {beds.home} mit {own.with}.",
          "{beds.home} in {place}, {transit}: {own}.",
        ],
        friendly: [
          "Du suchst in {city}? Hier ist {beds.eine} mit {own.with}, {transit}.",
          "{own}, und es sind nur {transit}: {beds.home} in {place}.",
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
        professional: [
          "{beds.home} in {place}, Baujahr {year.num}, mit {own.with}.",
          "Altbau von {year.num} in {place}: {beds.home} mit {own.with}.",
          "Baujahr {year.num}, {place}: {own}.",
        ],
        friendly: [
          "Du magst Altbau? {beds.home} in {place}, Baujahr {year.num}, mit {own.with}.",
          "Das Haus steht seit {year.num} in {place}, drin ist {beds.eine} mit {own.with}.",
          "Altbau in {place}, Baujahr {year.num}: {own}.",
        ],
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
          "{beds.home} in {place} mit {top.with}, {transit}.",
          "{place}, {transit}: {beds.home}. Dazu: {top}.",
        ],
        friendly: [
          "Du suchst in {city}? Hier ist {beds.eine} mit {top.with}, {transit}.",
          "{place}, {transit}: {top}.",
        ],
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
        professional: [
          "{beds.home} in {place} mit {top.with} für {price}.",
          "{place}, {price}: {beds.home}. Dazu: {top}.",
        ],
        friendly: [
          "Für {price} in {place}: {beds.home} mit {top.with}.",
          "{beds.home} in {place} für {price}, mit dabei: {top}.",
        ],
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
          "{beds.home} in {place} mit {own.with}.",
          "{own}: {beds.home} in {place}.",
          "In {place}: {beds.home} mit {own.with}.",
        ],
        friendly: [
          "{own}: Das alles hat diese Adresse in {place}.",
          "Du suchst in {city}? Hier ist {beds.eine} mit {own.with}.",
          "In {place}: {beds.home}, dazu {own}.",
        ],
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
        professional: ["{beds.home} in {place} mit {top.with}.", "{beds.home} in {place}: {top}."],
        friendly: ["Du suchst in {city}? Hier ist {beds.eine} mit {top.with}.", "{beds.home} in {place}, dazu {top}."],
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
    state: { any: ["{list}"] },
    inside: {
      professional: ["Zur Ausstattung: {list}", "Ausstattung: {list}"],
      friendly: ["Mit dabei: {list}", "Dazu: {list}", "Drinnen: {list}"],
      any: ["Innen: {list}", "{list}", "Drinnen: {list}"],
    },
    outside: { any: ["Draußen: {list}", "Und draußen: {list}"] },
    building: { any: ["Im Haus: {list}", "Das Haus: {list}"] },
    around: { any: ["{list}"] },
    deal: { any: ["{list}", "Konditionen: {list}", "Gut zu wissen: {list}"] },
  },
  besides: {
    known: ["Gut zu wissen: {list}"],
    around: ["In der Umgebung: {list}", "Ringsum: {list}"],
  },
  where: [
    "Die Lage: {place}, {transit}",
    "Zu finden in {place}, {transit}",
    "Die Lage: {place}",
    "Zu finden in {place}",
    "{transit.is}",
  ],
  greet: {
    professional: ["Guten Tag, hier ist {agent} von {company}.", "Guten Tag."],
    friendly: ["Hallo, hier ist {agent} von {company}.", "Hallo!"],
    luxury: ["Guten Tag, {agent}, {company}.", "Guten Tag."],
    trendy: ["Hi, {agent} hier.", "Hi!"],
  },
};
