/** English for homes with enough to tell: what decides in the first line, then what there is, part by part. */
import type { PlainWords } from "#engine/copy/languages/base/story";

export const plain: PlainWords = {
  leads: [
    {
      on: ["own", "transit"],
      icon: "✨",
      weight: 100,
      title: ["{beds.num} {type} in {district} with {own.one}", "{own.two}, {transit.from}", "{own.two}", "{own.one}"],
      open: {
        professional: [
          "A {beds.adj} {type} in {district} with {own}, {transit.from}.",
          "{transit.from}, in {district}: a {beds.adj} {type} with {own}.",
          "{own}, {transit.from}, in {district}.",
        ],
        friendly: [
          "This {beds.adj} {type} in {district} has {own}, and it’s {transit.from}.",
          "{own}, and it’s {transit.from}: a {beds.adj} {type} in {district}.",
          "Looking in {district}? This one has {own.two}, and {transit.is}.",
        ],
        luxury: ["{own}, in {district}. {transit.is}.", "In {district}, {transit.from}: {own}."],
        trendy: ["{own.two}, {transit.from}. {district}.", "{district}, {beds.num}: {own.two}, {transit.from}."],
      },
    },
    {
      on: ["pre1940", "own"],
      icon: "🏛",
      weight: 99,
      title: ["{own.two}, {year}", "{beds.num} {type}, {year}", "{own.one}, {year}"],
      open: {
        professional: [
          "A {beds.adj} {type} {year}, with {own}, in {place}.",
          "{year}, with {own}: a {type} in {place}.",
        ],
        friendly: [
          "{own}, in a {beds.adj} {type} {year}, in {district}.",
          "Fond of an old place? This {type} in {district} was {year}, and it comes with {own}.",
        ],
        luxury: ["A {type} {year}, with {own}.", "{year}. {own}. {place}."],
        trendy: ["{year}, with {own.two}. {district}.", "A {type} {year}: {own}."],
      },
    },
    {
      on: ["top", "transit"],
      icon: "✨",
      weight: 98,
      title: ["{top.two}, {transit.from}", "{beds.num} in {district}, {transit.from}", "{top.two}"],
      open: {
        professional: [
          "A {beds.adj} {type} in {district}, {transit.from}: {top}.",
          "{district}, {transit.from}. {beds.adj} {type}: {top}.",
        ],
        friendly: [
          "Looking in {district}? This one is {transit.from}: {top}.",
          "{top}, all {transit.from}: a {beds.adj} {type} in {district}.",
        ],
        luxury: ["{place}, {transit.from}. {top.bare}.", "{top.bare}. {transit.is}."],
        trendy: ["{district}, {transit.from}. {top.bare}.", "{top.two}. {transit.from}. {district}."],
      },
    },
    {
      on: ["own", "price"],
      icon: "💰",
      weight: 95,
      title: ["{beds.num} {type} with {own.one}, {price.bare}", "{own.two}, {price.bare}", "{own.two}"],
      open: {
        professional: ["For {price}: a {beds.adj} {type} in {place} with {own}.", "{own}, in {place}, for {price}."],
        friendly: ["{price} in {district} buys you {own.two} here.{?sale}", "{price} in {district}, and it has {own}."],
        luxury: ["{own}. {place}, {price}.", "In {place}, for {price}: {own}."],
        trendy: ["{price.bare}, {district}: {own.two}.", "{own.two} for {price.bare}. {district}."],
      },
    },
    {
      on: ["own"],
      icon: "✨",
      weight: 94,
      title: ["{beds.num} {type} with {own.two}", "{own.two}, {district}", "{own.two}", "{own.one}"],
      open: {
        professional: [
          "A {beds.adj} {type} in {place} with {own}.",
          "{place}: a {type} with {own}.",
          "A {type} with {own}.",
        ],
        friendly: [
          "This {beds.adj} {type} in {district} comes with {own}.",
          "{own}: you get it all with this {beds.adj} {type} in {district}.",
          "Looking in {district}? Here’s a {beds.adj} {type} with {own}.",
        ],
        luxury: ["{own}. In {place}.", "A {type} in {place}, with {own}.", "A {type} with {own}."],
        trendy: ["{own}. {district}.", "{district}, {beds.num}, with {own.two}.", "One {type} with {own}."],
      },
    },
    {
      on: ["top", "price"],
      icon: "💰",
      weight: 90,
      title: ["{top.two}, {price.bare}", "{beds.num} in {district}, {price.bare}", "{top.two}"],
      open: {
        professional: ["{beds.adj} {type}, {place}, {price}: {top}.", "{place}, {price}. {beds.adj} {type}: {top}."],
        friendly: [
          "{price} in {district}, for {top}: this {beds.adj} {type} has the lot.",
          "{top}, for {price}: it’s a {beds.adj} {type} in {district}.",
        ],
        luxury: ["{place}, {price}. {top.bare}.", "{top.bare}. {place}, {price}."],
        trendy: ["{price.bare}. {top.bare}. {district}.", "{district}, {price.bare}: {top.two}."],
      },
    },
    {
      on: ["top"],
      icon: "✨",
      weight: 88,
      title: ["{top.two}, {district}", "{beds.num} in {district}: {top.one}", "{top.two}"],
      open: {
        professional: ["{beds.adj} {type} in {place}: {top}.", "{place}. {beds.adj} {type}: {top}."],
        friendly: [
          "{top}: there’s a {beds.adj} {type} in {district} that ticks all of these.",
          "Looking in {district}? Here’s one for your list: {top}.",
        ],
        luxury: ["{place}. {top.bare}.", "{top.bare}. {place}."],
        trendy: ["{top.bare}. {district}, {beds.num}.", "{district}: {top.bare}."],
      },
    },
    {
      on: ["transit", "price"],
      icon: "🚇",
      weight: 84,
      title: ["{beds.num} in {district}, {transit.from}", "{beds.num}, {transit.from}, {price.bare}"],
      open: {
        professional: [
          "A {beds.adj} {type} in {district}, {transit.from}, at {price.say}.",
          "{transit.from}, in {district}, at {price.say}: a {beds.adj} {type}.",
        ],
        friendly: [
          "{beds.num} {type} in {district}, {transit.from}, for {price}.",
          "It’s {transit.from}, and it’s {price}: a {beds.adj} {type} in {district}.",
        ],
        luxury: ["{place}, {transit.from}, {price}.", "{transit.is}. {place}, {price}."],
        trendy: ["{price.bare}, {transit.from}, {district}.", "{district}, {beds.num}, {transit.from}, {price.bare}."],
      },
    },
  ],
  groups: {
    state: { any: ["{list}"] },
    inside: {
      professional: ["Inside you will find {list}", "It comes with {list}", "The home has {list}"],
      friendly: ["Inside you get {list}", "You also get {list}", "It comes with {list}"],
      luxury: ["Within, {list}", "Inside, {list}", "It has {list}"],
      trendy: ["Inside, you get {list}", "You get {list}", "Comes with {list}"],
    },
    outside: {
      professional: ["Outside you will find {list}"],
      friendly: ["Outside you’ve got {list}", "Outside, you get {list}"],
      luxury: ["Outside, {list}", "And outside, {list}"],
      trendy: ["Outside, you get {list}", "Plus {list}"],
    },
    building: { any: ["The building has {list}", "In the building there’s {list}", "You also have {list}"] },
    around: { any: ["{list}"] },
    deal: { any: ["{list}", "Good to know: {list}"] },
  },
  besides: {
    known: ["Worth knowing: {list}"],
    around: ["In the area: {list}", "Around it: {list}"],
  },
  where: [
    "It’s in {place}, {transit.from}",
    "You’ll find it in {place}, {transit.from}",
    "It’s in {place}",
    "You’ll find it in {place}",
    "It’s {transit.from}",
    "{transit.is}",
  ],
  greet: {
    professional: ["Hello, this is {agent} at {company}.", "Hello."],
    friendly: ["Hi, it’s {agent} from {company}, with one for your list.", "Hi! One for your list."],
    luxury: ["Good day, this is {agent} of {company}.", "Good day."],
    trendy: ["Hi, {agent} here.", "Hi!"],
  },
};
