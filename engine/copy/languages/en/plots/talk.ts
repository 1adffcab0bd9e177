/** Posts that any home can be told in: questions, a personal ad. Friendly and trendy. */
import type { Plot } from "#engine/copy/languages/base/plot";
import { choresOfWarm, companyOfWarm } from "./extras.ts";

export const talk: readonly Plot[] = [
  {
    name: "taking questions",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["price"],
    weight: 57,
    titles: ["A {type} in {district} takes your questions", "This home takes your questions"],
    lines: [
      {
        say: [
          [
            "A {beds.adj} {type} in {place} is taking questions.",
            "{beds} in {place}, taking questions.",
            "A home in {place} is taking questions.",
            "A {beds.adj} {type} is taking questions.",
          ],
        ],
      },
      {
        intro: "\nYou at the back 🎤",
        list: [
          ["– How big? {area}[, {floor.in}]", "– How big? {area}"],
          ["– Which way does it look? To the {aspect.low}"],
          ["– How far do I walk? It’s {transit}"],
          [
            "– Anything to sit in outside? Yes: {garden}",
            "– Anything to sit in outside? Yes: {terrace}",
            "– Anything to sit in outside? Yes: {southBalcony}",
            "– Anything to sit in outside? Yes: {patio}",
            "– Anything to sit in outside? Yes: {balcony}",
            "– Anything to sit in outside? Yes: {deck}",
            "– Anything to sit in outside? Yes: {yard}",
          ],
          [
            "– Where do I put my projects? In {workshop}",
            "– Where do I put my plants? In {sunRoom}",
            "– Where do I put my laptop? In {study}",
          ],
          ["– And the roof? There’s {newRoof}", "– And the sun? Put to work: {solar}"],
          [
            "– Who carries the sofa up? {+lift}The lift, mostly",
            "– Who carries the sofa up? {+noLift}You, and friends you have warned: there’s no lift",
          ],
          [
            "– May the cat come? The listing says {petsAllowed}",
            "– May the cat come? The listing says {catsAllowed}",
            "– May the dog come? The listing says {dogsAllowed}",
            "– May the cat come? The listing says {petsNegotiable}",
            "– May the cat come? Sorry, {noPets}",
          ],
          [
            "– Who does the dishes? Officially, {dishwasher}",
            "– Who does the laundry? Officially, {washerDryer}",
            "– Who does the laundry? Officially, {washingMachine}, with your help",
          ],
          [
            "– Where do the skis live? In {cellar}",
            "– Where do the skis live? In {storageRoom}",
            "– Where do the skis live? In {cellarRoom}",
            "– Where do the skis live? In {attic}",
            "– Where do the skis live? In {loftStorage}",
            "– Where does the bike sleep? In {bikeRoom}",
            "– Where does the bike sleep? In {bikeStorage}",
          ],
          [
            "– And the car? In {garage}",
            "– And the car? There’s {driveway}",
            "– And the car? There’s {parkingSpace}",
            "– And the car? There’s {permitParking}",
            "– And the car? In {carport}",
            "– And the car? There’s {noParking}, so bring a train ticket",
          ],
          ["– How old, if one may ask? It was {year}"],
        ],
        most: 7,
      },
      "",
      { say: ["And what does it cost? Thought you’d never ask."] },
      "@money @material?",
      "@but",
      { say: companyOfWarm, spare: 1 },
      "~@rest",
      "",
      {
        close: [
          [
            "Further questions: {agent}[ at {company}][, {phone}].",
            "Further questions: {company}[, {phone}].",
            "Further questions? Send them over.",
          ],
        ],
      },
    ],
  },
  {
    name: "personal ad",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 56,
    titles: ["{district} {type} seeks someone with boxes", "Home seeks someone with boxes"],
    lines: [
      {
        say: [
          [
            "{beds.adj} {type} in {place} seeks someone with boxes.",
            "Home in {place}, {beds}, seeks someone with boxes.",
            "Home in {place} seeks someone with boxes.",
            "{beds.adj} {type} seeks someone with boxes.",
          ],
        ],
      },
      {
        intro: "\nIn its own words 💌",
        list: [
          ["📏 Measurements: {area}, and happy to have them checked"],
          ["🧭 Good side: {aspect.low}"],
          ["🎂 Doesn’t lie about its age: {year}"],
          ["📍 Usually found {transit.from}", "📍 Usually found {floor.in}"],
          [
            "🌿 Outdoor type: {garden}",
            "🌿 Outdoor type: {roofTerrace}",
            "🌿 Outdoor type: {terrace}",
            "🌿 Outdoor type: {southBalcony}",
            "🌿 Outdoor type: {patio}",
            "🌿 Outdoor type: {balcony}",
            "🌿 Outdoor type: {deck}",
            "🌿 Outdoor type: {yard}",
          ],
          [
            "🎨 Hobbies: {workshop}",
            "🎨 Hobbies: {fruitTrees}",
            "🎨 Hobbies: {sunRoom}",
            "🎨 Hobbies: {gym}",
            "🎨 Hobbies: {pool}",
          ],
          [
            "🍳 Can cook: {newKitchen}",
            "🍳 Can cook: {openKitchen}",
            "🍳 Can cook: {fittedKitchen}",
            "🍳 Can cook: {kitchenIsland}",
            "🍳 Can cook: {separateKitchen}",
          ],
          [
            "🔥 Warm by nature: {fireplace}",
            "🔥 Warm by nature: {woodStove}",
            "🔥 Warm by nature: {gasFireplace}",
            "🔥 Warm by nature: {underfloorHeating}",
            "🔥 Warm by nature: {centralHeating}",
          ],
          [
            "🐾 Good with animals: {petsAllowed}",
            "🐾 Good with animals: {catsAllowed}",
            "🐾 Good with animals: {dogsAllowed}",
          ],
          [
            "🧳 Doesn’t mind baggage: {storageRoom}",
            "🧳 Doesn’t mind baggage: {cellar}",
            "🧳 Doesn’t mind baggage: {builtInWardrobes}",
            "🧳 Doesn’t mind baggage: {cellarRoom}",
            "🧳 Doesn’t mind baggage: {walkInCloset}",
          ],
          [
            "✂️ Has had work done: {fullyRenovated}",
            "✂️ Has had work done: {renovated}",
            "✂️ Has had work done: {newRoof}",
            "✂️ Has had work done: {appliancesRenewed}",
          ],
          [
            "🚩 Red flag, said at once: {noLift}, {floor.in}",
            "🚩 Red flag, said at once: {noLift}",
            "🚩 Red flag, said at once: {noParking}",
          ],
        ],
        most: 7,
      },
      "",
      { say: choresOfWarm, spare: 1 },
      "~@rest",
      "",
      "@money @material?",
      "@but",
      "",
      {
        close: [
          [
            "First date through {agent}[ at {company}][: {phone}]. No flowers, just bring a tape measure.",
            "First date through {company}[: {phone}]. No flowers, just bring a tape measure.",
            "First date by message. No flowers, just bring a tape measure.",
          ],
        ],
      },
    ],
  },
];
