/** Posts that any home can be told in, for readers who want it quiet. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { comfortOfCalm, serviceOfCalm } from "./extras.ts";

export const calmWalks: readonly Plot[] = [
  {
    name: "from the street inward",
    voices: ["professional", "luxury"],
    families: ["chat", "list"],
    on: ["layout"],
    weight: 56,
    titles: ["{district}, from the street inward", "From the street inward"],
    lines: [
      {
        say: [
          [
            "Begin outside, in {place}[, {transit.from}].",
            "Begin outside, {transit.from}.",
            "Begin at the front door.",
          ],
          [
            "{videoIntercom} and {autoLock} come first.",
            "{autoLock} comes first.",
            "{videoIntercom} comes first.",
            "{intercom} comes first.",
          ],
          [
            "Take the lift{+lift}: the home is {floor.in}.",
            "Take the stairs, for there is {noLift}: the home is {floor.in}.",
            "The home is {floor.in}.",
          ],
        ],
      },
      {
        say: [
          ["Inside, {area} have become {layout}.", "Inside are {layout}."],
          [
            "Underfoot, {woodFloor}; overhead, {stucco}.",
            "Underfoot, {hardwoodFloor}.",
            "Underfoot, {woodFloor}.",
            "Overhead, {stucco}.",
            "Overhead, {highCeilings}.",
            "Overhead, {beams}.",
            "Overhead, {ceilingHeight}.",
          ],
          [
            "The cooking is done in {openKitchen}.",
            "The cooking is done in {separateKitchen}.",
            "The cooking is done in {fittedKitchen}.",
            "The kitchen has {kitchenIsland}.",
            "The kitchen has {kitchenWindow}.",
          ],
          ["The windows decide the hours: it {aspect.faces}."],
          [
            "For the evening there is {fireplace}.",
            "For the evening there is {woodStove}.",
            "For the evening there is {bathtub}.",
          ],
          [
            "At the far end of the walk, {garden}.",
            "At the far end of the walk, {terrace}.",
            "At the far end of the walk, {southBalcony}.",
            "At the far end of the walk, {balcony}.",
            "At the far end of the walk, {patio}.",
            "At the far end of the walk, {deck}.",
            "At the far end of the walk, {yard}.",
          ],
          ["Below, or out of sight, {cellar}.", "Out of sight, {storageRoom}.", "Out of sight, {cellarRoom}."],
          ["It was {year}."],
        ],
      },
      "",
      { say: comfortOfCalm, spare: 1 },
      "~@rest",
      "@but",
      "",
      "@money @material?",
      "",
      {
        close: [
          [
            "The same walk on foot: {agent}[ of {company}][, {phone}].",
            "The same walk on foot: {company}[, {phone}].",
            "The same walk can be made on foot, by appointment.",
          ],
        ],
      },
    ],
  },
  {
    name: "known by its hours",
    voices: ["luxury", "professional"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 55,
    titles: ["{district}, by the hour", "A home, by the hour"],
    lines: [
      {
        say: ["A home is known by its hours.", ["This one is in {place}[, {floor.in}].", "This one is {floor.in}."]],
      },
      {
        say: [
          [
            "Morning: coffee in the {garden.bare}.",
            "Morning: coffee on the {terrace.bare}.",
            "Morning: coffee on the {southBalcony.bare}.",
            "Morning: coffee on the {balcony.bare}.",
            "Morning: coffee on the {patio.bare}.",
            "Morning: coffee by the {bayWindow.bare}.",
            "Morning: coffee at the {kitchenIsland.bare}.",
            "Morning: coffee in the {sunRoom.bare}.",
            "Morning: coffee on the {deck.bare}.",
            "Morning: coffee on the {porch.bare}.",
            "Morning: coffee in the {yard.bare}.",
          ],
          [
            "Afternoon: in the {workshop.bare}.",
            "Afternoon: in the {study.bare}.",
            "Afternoon: {fruitTrees} and a basket.",
            "Afternoon: in the {gym.bare}.",
          ],
          ["The day: {transit}."],
          ["The hours of light: it {aspect.faces}."],
          [
            "Early evening: something slow on the stove, in {openKitchen}.",
            "Early evening: something slow on the stove, in {separateKitchen}.",
            "Early evening: something slow on the stove, in {newKitchen}.",
            "Early evening: something slow on the stove, in {fittedKitchen}.",
          ],
          [
            "Evening: {fireplace}, and no hurry.",
            "Evening: {woodStove}, and no hurry.",
            "Evening: {gasFireplace}, and no hurry.",
            "Evening: {bathtub}, and no hurry.",
            "Evening: {pool}, and no hurry.",
          ],
          ["Night: {beds}, lights out."],
        ],
      },
      "",
      { say: [["For all of it, {area}[ and {baths}].", "For all of it, {baths}."], ["It was {year}."]] },
      { say: serviceOfCalm, spare: 1 },
      "~@rest",
      "@but",
      "@money @material?",
      "",
      {
        close: [
          [
            "Choose a time, and {agent}[ of {company}][ ({phone})] will open the door.",
            "Choose a time, and {company}[ ({phone})] will open the door.",
            "Choose a time, and a viewing is arranged.",
          ],
        ],
      },
    ],
  },
  {
    name: "empty it first",
    voices: ["luxury", "professional"],
    families: ["chat", "list"],
    on: ["area"],
    unless: ["furnished"],
    weight: 56,
    titles: ["{district}, without the furniture", "Take the furniture away"],
    lines: [
      {
        say: [
          [
            "Take the furniture away, and what remains is {area} in {place}.",
            "Take the furniture away, and what remains is {area}.",
          ],
          ["{layout}[, {floor.in}].", "It is {floor.in}."],
        ],
      },
      {
        say: [
          ["The light has its own plan of the rooms: it {aspect.faces}."],
          [
            "There would be {herringbone} to leave bare.",
            "There would be {hardwoodFloor} to leave bare.",
            "There would be {woodFloor} to leave bare.",
          ],
          [
            "Look up, and there are {stucco}.",
            "Look up, and there are {highCeilings}.",
            "Look up, and there are {beams}.",
            "Look up, and there are {ceilingHeight}.",
          ],
          [
            "Where the eye stops, {fireplace}.",
            "Where the eye stops, {exposedBrick}.",
            "Where the eye stops, {bayWindow}.",
          ],
          [
            "Outside it goes on: {garden}.",
            "Outside it goes on: {terrace}.",
            "Outside it goes on: {southBalcony}.",
            "Outside it goes on: {balcony}.",
            "Outside it goes on: {patio}.",
            "Outside it goes on: {deck}.",
            "Outside it goes on: {yard}.",
          ],
          [
            "What should not be seen goes to {cellar}.",
            "What should not be seen goes to {storageRoom}.",
            "What should not be seen goes to {builtInWardrobes}.",
          ],
          ["The walk is part of the plan: {transit}."],
          ["It was {year}."],
        ],
      },
      { say: ["Then put back only what you like."] },
      { say: serviceOfCalm, spare: 1 },
      "~@rest",
      "@but",
      "",
      "@money @material?",
      "",
      {
        close: [
          [
            "It is shown by {agent}[ of {company}][, {phone}].",
            "It is shown by {company}[, {phone}].",
            "It is shown by appointment.",
          ],
        ],
      },
    ],
  },
];
