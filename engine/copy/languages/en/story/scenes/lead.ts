/** Openings when no single point leads: price, place, rooms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const lead: readonly Scene[] = [
  {
    on: ["price", "sale"],
    icon: "💷",
    weight: 46,
    open: {
      professional: [
        "For sale in {district}: {beds}.",
        "Now for sale in {place}, with {layout}.",
        "For sale: {layout}.",
        "{area} for sale in {district}.",
        "A {beds.adj} home for sale in {city}.",
        "On the market: {beds} on {area}.",
        "This home is for sale and has {beds}.",
      ],
      friendly: [
        "Looking to buy in {district}? Here’s one with {beds}.",
        "If {district} is on your list, this one has {beds}.",
        "Here’s one for sale with {layout}.",
        "Need {beds}? That’s what this one has, and it’s for sale.",
        "{area} in {district}, and it’s for sale.",
        "Buying in {city}? Come and see this {beds.adj} home.",
      ],
    },
  },
  {
    on: ["price", "rent"],
    icon: "💷",
    weight: 46,
    open: {
      professional: [
        "To let in {district}: {beds}.",
        "Now to let in {place}, with {layout}.",
        "To let: {layout}.",
        "{area} to let in {district}.",
        "A {beds.adj} home to let in {city}.",
        "On the rental market: {beds} on {area}.",
        "This home is to let and has {beds}.",
      ],
      friendly: [
        "Still looking for a place in {district}? See this one: {beds}.",
        "Renting in {district} soon? This one comes with {beds}.",
        "Here’s one to rent with {layout}.",
        "Need {beds}? That’s what this one has, and it’s to let.",
        "{area} to rent in {district}: have a look.",
        "Moving to {city}? This one has {beds} and it’s to let.",
      ],
    },
  },
  {
    on: ["price"],
    icon: "💷",
    weight: 46,
    open: {
      luxury: [
        "In {district}, {beds}.",
        "A home in {city}, with {beds}.",
        "{beds}, and {area} to live in.",
        "{area} in {district}.",
        "A {beds.adj} home in {district}.",
        "It has {area} and {beds}.",
        "A {beds.adj} home.",
        "{area}, arranged around {beds}.",
        "{beds} and {baths}.",
      ],
      trendy: [
        "{price.short} in {district}: what does it get you?",
        "Looking in {district}? {beds} here.",
        "{beds}, and this is what they come with.",
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
      friendly: ["{beds}, so a room to work in needn’t cost anyone a bedroom."],
      luxury: ["{beds}, and a door to close on each."],
      trendy: ["{beds}. Room for everyone who visits."],
    },
  },
  {
    on: ["studioFlat"],
    icon: "🛏️",
    weight: 48,
    open: {
      professional: ["It is a studio: one room and what belongs to it."],
      friendly: ["It’s a studio: one room to heat, furnish and clean."],
      luxury: ["It is a studio, with everything within reach."],
      trendy: ["It’s a studio: one room, everything in reach."],
    },
  },
  {
    on: ["studioFlat", "area"],
    icon: "🛏️",
    weight: 47,
    open: {
      professional: ["A studio of {area}."],
    },
  },
  {
    on: ["land", "sale"],
    icon: "🌾",
    weight: 56,
    open: {
      professional: ["The property stands on {land}."],
      friendly: ["The ground comes first here: it’s on {land}."],
      luxury: ["It stands on {land}."],
      trendy: ["It stands on {land}."],
    },
    line: {
      professional: ["It stands on {land}"],
      friendly: ["It stands on {land}, so take boots to the viewing"],
      luxury: ["It stands on {land}"],
    },
  },
  {
    on: ["managementIncluded"],
    icon: "🧾",
    weight: 50,
    line: {
      professional: ["The management fee is included"],
    },
  },
];
