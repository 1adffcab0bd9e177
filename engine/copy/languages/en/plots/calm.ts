/** Posts that any home can be told in, for readers who want it exact or quiet. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { comfortOfCalm, serviceOfCalm } from "./extras.ts";

export const calm: readonly Plot[] = [
  {
    name: "what no builder can change",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["aspect", "place"],
    weight: 59,
    titles: ["{district}: what no builder can change", "What no builder can change"],
    lines: [
      {
        say: [
          "A kitchen can be changed, and so can the colour of a wall. What stays is where a home stands and which way it looks.",
          [
            "This {beds.adj} {type} stands in {place}[, {floor.in}], and it {aspect.faces}.",
            "This home stands in {place}[, {floor.in}], and it {aspect.faces}.",
          ],
        ],
      },
      "",
      {
        say: [
          ["The distance is settled as well: {transit}."],
          ["So is the size: {area}[, {baths} included]."],
          [
            "Nobody will move the {garden.bare}.",
            "Nobody will move the {roofTerrace.bare}.",
            "Nobody will move the {terrace.bare}.",
            "Nobody will move the {southBalcony.bare}.",
            "Nobody will move the {balcony.bare}.",
            "Nobody will move the {patio.bare}.",
            "Nobody will move the {deck.bare}.",
          ],
          ["It stands on {land}."],
          ["It was {year}."],
        ],
      },
      {
        say: [
          [
            "Of what can be changed, this has been: {fullyRenovated}.",
            "Of what can be changed, this has been: {renovated}.",
            "Of what can be changed, this has been: {newKitchen}.",
            "Of what can be changed, this has been: {newRoof}.",
            "Of what can be changed, this has been: {newWindows}.",
            "Of what can be changed, this has been: {appliancesRenewed}.",
          ],
        ],
      },
      { say: comfortOfCalm, spare: 1 },
      "~@rest",
      "@but",
      "",
      "@money @material?",
      "",
      {
        close: [
          [
            "{agent}[ of {company}][ ({phone})] arranges viewings; bring a compass if you like.",
            "{company}[ ({phone})] arranges viewings; bring a compass if you like.",
            "Viewings are arranged by message; bring a compass if you like.",
          ],
        ],
      },
    ],
  },
  {
    name: "asked first",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price"],
    weight: 57,
    titles: ["{district}: the first questions, answered", "The first questions, answered"],
    lines: [
      {
        say: [
          [
            "A viewing of this {beds.adj} {type} in {place} takes an afternoon; the questions that decide it take a minute.",
            "A viewing in {place} takes an afternoon; the questions that decide it take a minute.",
            "A viewing takes an afternoon; the questions that decide it take a minute.",
          ],
        ],
      },
      "",
      {
        intro: "Asked and answered:",
        list: [
          ["· How large is it? {area}[, {layout}]", "· How is it divided? {layout}"],
          ["· How far is the walk? {transit}"],
          [
            "· Which floor, and is there a lift? {floor}; {lift}",
            "· Which floor, and is there a lift? {floor}; {noLift}",
            "· Which floor? {floor}",
          ],
          ["· Which way does it face? To the {aspect.low}"],
          [
            "· How old is the building? It was {year}",
            "· What has been done? It was {fullyRenovated}",
            "· What has been done? It was {renovated}",
            "· What has been done? There is {newRoof}",
          ],
          [
            "· Is there outside space? Yes, {garden}",
            "· Is there outside space? Yes, {terrace}",
            "· Is there outside space? Yes, {southBalcony}",
            "· Is there outside space? Yes, {balcony}",
            "· Is there outside space? Yes, {patio}",
            "· Is there outside space? Yes, {roofTerrace}",
            "· Is there outside space? Yes, {deck}",
            "· Is there outside space? Yes, {yard}",
          ],
          ["· Is there a room for work? Yes, {workshop}", "· Is there a room for work? Yes, {study}"],
          [
            "· Where does the car go? There is {garage}",
            "· Where does the car go? There is {parkingSpace}",
            "· Where does the car go? There is {driveway}",
            "· Where does the car go? There is {permitParking}",
            "· Where does the bicycle go? Into {bikeRoom}",
            "· Where does the bicycle go? Into {bikeStorage}",
          ],
          [
            "· Where does the rest go? Into {storageRoom}",
            "· Where does the rest go? Into {cellar}",
            "· Where does the rest go? Into {cellarRoom}",
            "· Where does the rest go? Into {loftStorage}",
          ],
          ["· Is anyone waiting on another sale? No: {chainFree}"],
        ],
        most: 7,
      },
      "",
      { say: ["What does it cost?"] },
      "@money @material?",
      "@but",
      { say: comfortOfCalm, spare: 1 },
      "~@rest",
      "",
      {
        close: [
          [
            "Whatever is still open, {agent}[ at {company}][ ({phone})] answers, and arranges the viewing.",
            "Whatever is still open, {company}[ ({phone})] answers, and arranges the viewing.",
            "Whatever is still open can be asked by message.",
          ],
        ],
      },
    ],
  },
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
      "",
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
          ["All of it was {year}."],
        ],
      },
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
      "",
      {
        say: [
          [
            "Morning: coffee in {garden}.",
            "Morning: coffee on {terrace}.",
            "Morning: coffee on {southBalcony}.",
            "Morning: coffee on {balcony}.",
            "Morning: coffee on {patio}.",
            "Morning: coffee by {bayWindow}.",
            "Morning: coffee at {kitchenIsland}.",
            "Morning: coffee in {sunRoom}.",
            "Morning: coffee on {deck}.",
            "Morning: coffee on {porch}.",
            "Morning: coffee in {yard}.",
          ],
          [
            "Afternoon: {workshop}.",
            "Afternoon: {study}.",
            "Afternoon: {fruitTrees} and a basket.",
            "Afternoon: {gym}.",
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
            "Choose an hour, and {agent}[ of {company}][ ({phone})] will open the door.",
            "Choose an hour, and {company}[ ({phone})] will open the door.",
            "Choose an hour, and a viewing is arranged.",
          ],
        ],
      },
    ],
  },
  {
    name: "figures first",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["price"],
    weight: 56,
    titles: ["{district}: the figures first", "The figures first"],
    lines: [
      {
        say: [
          [
            "The figures first, for a {beds.adj} {type} in {place}; the rest is easier to look at once they are known.",
            "The figures first, for a home in {place}; the rest is easier to look at once they are known.",
            "The figures first; the rest is easier to look at once they are known.",
          ],
        ],
      },
      "@money @material?",
      "",
      {
        say: [
          ["In return there is {area}[, with {baths}][, {floor.in}].", "In return there are {baths}."],
          ["It {aspect.faces}."],
          ["The way out of the house is short to describe: {transit}."],
          [
            "One door leads to {garden}.",
            "One door leads to {terrace}.",
            "One door leads to {southBalcony}.",
            "One door leads to {balcony}.",
            "One door leads to {patio}.",
            "One door leads to {deck}.",
            "One door leads to {yard}.",
          ],
          ["Another leads to {workshop}.", "Another leads to {sunRoom}.", "Another leads to {study}."],
          [
            "What would cost extra elsewhere is here: {garage}.",
            "What would cost extra elsewhere is here: {parkingSpace}.",
            "What would cost extra elsewhere is here: {storageRoom}.",
            "What would cost extra elsewhere is here: {cellar}.",
            "What would cost extra elsewhere is here: {fittedKitchen}.",
          ],
          [
            "Already paid for by somebody else: {newRoof}.",
            "Already done: {fullyRenovated}.",
            "Already done: {renovated}.",
            "Already done: {newKitchen}.",
            "Already done: {appliancesRenewed}.",
          ],
          ["It was {year}."],
        ],
      },
      { say: comfortOfCalm, spare: 1 },
      "~@rest",
      "@but",
      "",
      {
        close: [
          [
            "{agent}[ of {company}][ ({phone})] takes questions on each figure, and arranges viewings.",
            "{company}[ ({phone})] takes questions on each figure, and arranges viewings.",
            "Questions on any figure are welcome, and so are viewings.",
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
      "",
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
