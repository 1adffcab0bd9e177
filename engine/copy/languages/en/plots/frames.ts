/** Posts that any home can be told in: a day, petty reasons, a wish list. Friendly and trendy. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { companyOfWarm } from "./extras.ts";

export const frames: readonly Plot[] = [
  {
    name: "a day in frames",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 55,
    titles: ["A day in {district}, frame by frame", "A day at home, frame by frame"],
    lines: [
      {
        say: [
          [
            "Try this {beds.adj} {type} in {place} on for a day.",
            "Try these {beds} in {place} on for a day.",
            "Try a home in {place} on for a day.",
            "Try this {beds.adj} {type} on for a day.",
          ],
          ["You’d have {area}[, {floor.in}].", "You’d be {floor.in}."],
        ],
      },
      {
        intro: "\nFrame by frame 🎬",
        list: [
          [
            "☀️ Breakfast goes outside, because there’s {garden}",
            "☀️ Breakfast goes outside, because there’s {terrace}",
            "☀️ Breakfast goes outside, because there’s {southBalcony}",
            "☀️ Breakfast goes outside, because there’s {deck}",
            "☀️ Breakfast goes outside, because there’s {patio}",
            "☀️ Breakfast goes outside, because there’s {balcony}",
            "☀️ Breakfast goes outside, because there’s {yard}",
            "☀️ Breakfast in {sunRoom}, with the seedlings",
            "☀️ Breakfast at {kitchenIsland}, one elbow each",
            "☀️ Breakfast with {kitchenWindow}, so you know about the weather",
          ],
          ["🚇 Shoes on: you’re {transit.from}"],
          [
            "🔨 Afternoon in the {workshop.bare}, back when you’re called",
            "💻 Afternoon in the {study.bare}, back when you’re called",
            "🍎 Afternoon with {fruitTrees} and a ladder",
          ],
          ["📦 {parcelBox} have waited in for the parcel, so you didn’t"],
          [
            "🛒 Nothing in for dinner? There’s {supermarket}",
            "🛒 Nothing in for dinner? There’s {convenienceStore}",
            "🛒 Nothing in for dinner? There’s {wetMarket}",
            "🥐 Nothing in for breakfast? There’s {bakery}",
          ],
          [
            "🍝 You cook in {openKitchen}, so you hear the gossip",
            "🍝 You cook in {separateKitchen}, so nobody counts the garlic",
            "🍝 You cook in {fittedKitchen}, everyone else helps by watching",
            "🍝 You cook on {gasStove}, everyone else helps by watching",
          ],
          ["🍽 {dishwasher} takes the night shift", "🧺 {washingMachine} hums, you read"],
          [
            "🪵 Bare feet on {woodFloor}",
            "🪵 Bare feet on {hardwoodFloor}",
            "🧳 The suitcase from last summer finally goes to the {cellar.bare}",
            "🧳 The suitcase from last summer finally goes to the {storageRoom.bare}",
            "🧳 The suitcase from last summer finally goes to the {cellarRoom.bare}",
          ],
          [
            "🔥 After dinner, {fireplace}",
            "🔥 After dinner, {woodStove}",
            "🔥 After dinner, {gasFireplace}",
            "🔥 After dinner, {hotTub}",
            "🛁 Later, {bathtub}, and nobody can reach you",
            "🌊 Later, {pool}, if the day was that kind of day",
          ],
          [
            "🛗 Home again: {lift} does the last stretch",
            "❄️ Home again: {airConditioning}, if it’s that kind of day",
            "❄️ Home again: {acUnits}, if it’s that kind of day",
          ],
          "🛋 Then nothing has to happen for a while",
          [
            "🌙 Last look out of the window: {riverView}",
            "🌙 Last look out of the window: {parkView}",
            "🌙 Last look out of the window: {seaView}",
            "🌙 Last look out of the window: {courtyardFacing}",
          ],
        ],
        most: 6,
      },
      "",
      {
        say: [["In between, it {aspect.faces}; the light keeps its own diary."], "How the evening ends is up to you."],
      },
      "",
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "For the uncut version, see it with {agent}[ at {company}][: {phone}].",
            "For the uncut version, see it with {company}[: {phone}].",
            "For the uncut version, come and see it.",
          ],
          "Which frame is yours?",
        ],
      },
    ],
  },
  {
    name: "petty reasons",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["layout", "top"],
    weight: 58,
    titles: ["Petty reasons to move to {district}", "Petty reasons to move"],
    lines: [
      {
        say: [
          [
            "Nobody moves to {place} for one big reason. It’s the small ones that pack the boxes.",
            "Nobody moves for one big reason. It’s the small ones that pack the boxes.",
          ],
        ],
      },
      {
        intro: "\nSo, petty reasons first 👇",
        list: [
          ["🍽 {+dishwasher}the dishwasher ends the argument about whose turn it is"],
          [
            "🌿 {southBalcony}, so the herbs can leave the kitchen",
            "🌿 {balcony}, so the herbs can leave the kitchen",
            "🌿 {garden}, so the potted plants can retire to the country",
            "🌿 {terrace}, so the herbs can leave the kitchen",
          ],
          [
            "🔨 {workshop}, so the power tools can leave the dining room",
            "💻 {study}, so the dining table can be a dining table",
          ],
          [
            "🍎 {fruitTrees}, so jam can become your personality",
            "🍅 {sunRoom}, so the tomatoes get a room of their own",
            "⚽ {yard}, so the ball has somewhere to be",
          ],
          ["🏠 {newRoof}, so rain is only weather", "☀️ {solar}, so the sun does chores"],
          ["🚿 {?twoBathrooms}{baths}, so nobody has to knock", "🚽 {secondWc}, so mornings stop being negotiations"],
          ["📦 {parcelBox}, so your neighbour can stop being your postman"],
          [
            "👗 {walkInCloset}, so the chair can be a chair again",
            "👗 {builtInWardrobes}, so the chair can be a chair again",
          ],
          [
            "🧳 {storageRoom}, for what you will never throw away",
            "🧳 {cellar}, for what you will never throw away",
            "🧳 {cellarRoom}, for what you will never throw away",
            "🧳 {loftStorage}, for what you will never throw away",
          ],
          ["🚲 {bikeRoom}, so the bike can leave the hall", "🚲 {bikeStorage}, so the bike can leave the hall"],
          ["🛁 {bathtub}, for calls you’d rather miss", "🛁 {bathWindow}, so the steam knows the way out"],
          [
            "🍳 {kitchenWindow}, so burnt toast stays a secret",
            "🍳 {kitchenIsland}, because parties end up in the kitchen anyway",
          ],
          [
            "❄️ {airConditioning}, so heatwaves happen to other people",
            "❄️ {centralAir}, so heatwaves happen to other people",
          ],
          [
            "🔥 {fireplace}, so you can stare at something that isn’t a phone",
            "🔥 {underfloorHeating}, so slippers become a choice",
          ],
          ["🏋️ {gym}, so the weather is no excuse", "🏊 {pool}, so the swimwear earns its drawer"],
          ["🛗 {+lift}a lift, so the suitcases go up by themselves"],
          [
            "🚗 {garage}, so there is no frost to scrape",
            "🚗 {parkingSpace}, so you can stop circling the block",
            "🚗 {carport}, so you can stop circling the block",
            "🚗 {driveway}, so you can stop circling the block",
          ],
        ],
        most: 6,
      },
      "",
      {
        say: [
          [
            "And the sensible ones: {layout}, {area}[, {floor.in}][, {aspect}][, {transit.from}].",
            "And the sensible ones: {layout}[, {floor.in}][, {aspect}][, {transit.from}].",
            "And the sensible ones: {area}[, {floor.in}][, {aspect}][, {transit.from}].",
          ],
        ],
      },
      "@money @material?",
      "@but",
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "",
      {
        close: [
          [
            "Pettier questions go to {agent}[ at {company}][ ({phone})].",
            "Pettier questions go to {company}[ ({phone})].",
            "Pettier questions are welcome.",
          ],
          "What would be your petty reason?",
        ],
      },
    ],
  },
  {
    name: "you said",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["area"],
    weight: 56,
    titles: ["You said {district}. You said {beds}.", "You said {beds}"],
    lines: [
      {
        say: [
          ["You said {place}. You said {beds}.", "You said {place}.", "You said {beds}."],
          [
            "You didn’t say {roofTerrace}, but you’d have got there.",
            "You didn’t say {garden}, but you’d have got there.",
            "You didn’t say {fireplace}, but you’d have got there.",
            "You didn’t say {southBalcony}, but you’d have got there.",
            "You didn’t say {terrace}, but you’d have got there.",
            "You didn’t say {pool}, but you’d have got there.",
            "You didn’t say {workshop}, but you’d have got there.",
            "You didn’t say {fruitTrees}, but you’d have got there.",
            "You didn’t say {deck}, but you’d have got there.",
            "You didn’t say {patio}, but you’d have got there.",
            "You didn’t say {yard}, but you’d have got there.",
            "You didn’t say {balcony}, but you’d have got there.",
            "You didn’t say {bayWindow}, but you’d have got there.",
            "You didn’t say {storageRoom}, but you’d have got there.",
            "You didn’t say {parcelBox}, but you’d have got there.",
            "You didn’t say {lift}, but you’d have got there.",
          ],
        ],
      },
      {
        say: [
          ["So I’m sending you this one: {area}[, {floor.in}][, {aspect}].", "So I’m sending you this one: {area}."],
          ["From there you’re {transit.from}."],
          ["You’d hang your coat in a home {year}."],
          [
            "{fittedKitchen} comes with it, and {dishwasher} too.",
            "{fittedKitchen} comes with it.",
            "{dishwasher} comes with it.",
            "{openKitchen} comes with it.",
          ],
          [
            "Your suitcases get {cellar}.",
            "Your suitcases get {cellarRoom}.",
            "Your suitcases get {walkInCloset}.",
            "Your suitcases get {attic}.",
            "Your suitcases get {storageRoom}.",
          ],
          [
            "Your car gets {garage}.",
            "Your car gets {parkingSpace}.",
            "Your car gets {carport}.",
            "Your car gets {driveway}.",
            "Your bike gets {bikeRoom}.",
            "Your bike gets {bikeStorage}.",
          ],
          [
            "And I know you: there’s {bathtub}.",
            "And I know you: there’s {gym}.",
            "And I know you: there’s {convenienceStore}.",
          ],
        ],
      },
      "",
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "",
      { say: ["Now the bit you always scroll to."] },
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "Say yes, no or maybe; {agent}[ at {company}][ ({phone})] takes all three.",
            "Say yes, no or maybe; {company}[ ({phone})] takes all three.",
            "Say yes, no or maybe; all three help me look.",
          ],
        ],
      },
    ],
  },
];
