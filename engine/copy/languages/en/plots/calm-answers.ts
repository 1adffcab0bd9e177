/** Posts that any home can be told in, for readers who want it exact. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { comfortOfCalm } from "./extras.ts";

export const calmAnswers: readonly Plot[] = [
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
      {
        say: [
          ["The size is settled: {area}[, {baths} included]."],
          ["The walk is as it is: {transit}."],
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
      {
        intro: "\nAsked and answered:",
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
            "What one often goes without is here: {garage}.",
            "What one often goes without is here: {parkingSpace}.",
            "What one often goes without is here: {storageRoom}.",
            "What one often goes without is here: {cellar}.",
            "What one often goes without is here: {fittedKitchen}.",
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
      "",
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
];
