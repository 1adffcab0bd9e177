/** Openings when no single point leads: price, place, rooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const lead: readonly Scene[] = [
  {
    on: ["price", "sale"],
    icon: "💷",
    weight: 46,
    open: {
      professional: ["For sale: a {beds.adj} {type} in {place}, {price}.", "For sale: {layout}, {price}."],
      friendly: [
        "{price}, {beds}, {district}. Now for the parts a price can’t tell you.",
        "The number first, because you’d scroll for it anyway: {price}.",
      ],
    },
  },
  {
    on: ["price", "rent"],
    icon: "💷",
    weight: 46,
    open: {
      professional: ["To let: a {beds.adj} {type} in {place}, {price}.", "To let: {layout}, {price}."],
      friendly: [
        "{price} in {district}, and here’s what it pays for.",
        "The number you’re looking for is {price}. Now for what it rents you.",
      ],
    },
  },
  {
    on: ["price"],
    icon: "💷",
    weight: 46,
    open: {
      luxury: [
        "{district}, and a door that closes behind you.",
        "{beds}, in {city}, without raised voices.",
        "{layout}, told quietly.",
      ],
      trendy: [
        "{price.short} in {district}: what does it get you?",
        "{price.short}. {beds}. Keep or scroll?",
        "{price.short}. Now read on.",
      ],
    },
  },
  {
    on: ["manyBedrooms", "layout"],
    icon: "🛏️",
    weight: 50,
    title: ["{beds.adj} {type} in {district}"],
    open: {
      professional: ["This {type} has {beds}."],
      friendly: ["{beds}. One to sleep in, one to work in if you like, and doors left to close."],
      luxury: ["{beds}, and doors enough for everyone to close one."],
      trendy: ["{beds}. Hide and seek just got serious."],
    },
  },
  {
    on: ["studioFlat"],
    icon: "🛏️",
    weight: 48,
    open: {
      professional: ["A studio: one room and what belongs to it."],
      friendly: ["One room means one room to clean. It is a studio."],
      luxury: ["One room, and everything within reach."],
      trendy: ["Studio life: nothing is far from the bed."],
    },
  },
  {
    on: ["studioFlat", "area"],
    icon: "🛏️",
    weight: 47,
    open: { professional: ["A studio of {area}."] },
  },
  {
    on: ["land", "sale"],
    icon: "🌾",
    weight: 56,
    open: {
      professional: ["The property stands on {land}."],
      friendly: ["Some people buy rooms; this one comes with ground. There’s {land}."],
      luxury: ["First the ground: {land}."],
      trendy: ["Land ahoy: {land}."],
    },
    line: {
      professional: ["It stands on {land}"],
      friendly: ["It stands on {land}, so take your wellies to the viewing"],
      luxury: ["{land}"],
    },
  },
  {
    on: ["managementIncluded"],
    icon: "🧾",
    weight: 50,
    line: { professional: ["The management fee is included"] },
  },
];
