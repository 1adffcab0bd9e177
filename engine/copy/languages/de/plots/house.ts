/** What the house is made of, and what has been done to it. */
import type { Plot } from "#engine/copy/languages/base/plot";
import * as du from "./beats-du.ts";
import * as sie from "./beats-sie.ts";

export const house: readonly Plot[] = [
  {
    name: "Kopf in den Nacken",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["stucco", "layout"],
    titles: ["{district}: Kopf in den Nacken", "Kopf in den Nacken"],
    lines: [
      {
        say: [
          [
            "Kopf in den Nacken: {stucco}. Blick auf die Socken: {floorboards}. Dazwischen {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "Kopf in den Nacken: {stucco}. Blick auf die Socken: {hardwoodFloor}. Dazwischen {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "Kopf in den Nacken: {stucco}. Darunter {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "Kopf in den Nacken: {stucco}",
          ],
          ["Geburtsjahr: {year.num}", "{year}"],
          [
            "{ceilingHeight}: Die Leiter für die Glühbirne bitte mitbringen",
            "{highCeilings}: Die Leiter für die Glühbirne bitte mitbringen",
          ],
        ],
      },
      "",
      { say: [du.climb, du.compass, du.outside, du.warm, du.cooking, du.inside, ...du.more] },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Zum Staunen nach oben: {agent}, {company}, {phone}",
            "Zum Staunen nach oben: {agent}, {phone}",
            "Wer bringt die Leiter mit?",
          ],
        ],
      },
    ],
  },
  {
    name: "Was geblieben ist",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["stucco", "layout"],
    titles: ["{district}: was geblieben ist", "Was geblieben ist"],
    lines: [
      {
        say: [
          [
            "Manches bleibt, wenn alles andere wechselt: {stucco}, {floorboards}. {beds.home} in {place}[, {area.full}][, {baths}]",
            "Manches bleibt, wenn alles andere wechselt: {stucco}, {hardwoodFloor}. {beds.home} in {place}[, {area.full}][, {baths}]",
            "Manches bleibt, wenn alles andere wechselt: {stucco}. {beds.home} in {place}[, {area.full}][, {baths}]",
          ],
          sie.age,
          ["Dazu {originalDoors}", "Dazu {ceilingHeight}", "Dazu {highCeilings}"],
        ],
      },
      "",
      { say: [sie.climb, sie.compass, sie.warm, sie.rooms, sie.inside, ...sie.more] },
      { say: [sie.outside, sie.ride, sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Was sonst geblieben ist, zeigt Ihnen {agent}, {company}: {phone}",
            "Was sonst geblieben ist, zeigt Ihnen {agent}: {phone}",
            "Was sonst geblieben ist, sehen Sie vor Ort",
          ],
        ],
      },
    ],
  },
  {
    name: "Das Buch liegt schon da",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["fireplace"],
    titles: ["{beds.home} mit Kamin, {district}", "Winterprogramm steht"],
    lines: [
      {
        say: [
          [
            "Regen am Fenster, Buch auf den Knien: Das Winterprogramm macht der {fireplace} 🔥 Den Rest macht {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{!beds.eine}Regen am Fenster, Buch auf den Knien: Das Winterprogramm macht der {fireplace} 🔥 Den Rest macht {type.eine} in {place}[, {area.bare}]",
            "Regen am Fenster, Buch auf den Knien: Das Winterprogramm macht der {fireplace} 🔥",
          ],
          ["Holz lagert hier: {woodStore}", "Und wer lieber unten warm hat: {underfloorHeating}"],
          [
            "Für die andere Jahreshälfte gibt es einen {garden}",
            "Für die andere Jahreshälfte gibt es eine {terrace}",
            "Für die andere Jahreshälfte gibt es einen {balcony}",
            "Für die andere Jahreshälfte gibt es einen {patio}",
          ],
        ],
      },
      "",
      {
        say: [
          ["Gelesen wird auf {area.bare}: {layout}", "Die Zimmer: {layout}", "{year}"],
          du.climb,
          du.compass,
          du.charm,
          du.cooking,
          du.inside,
          ...du.more,
        ],
      },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Buch zuklappen, anrufen: {agent}, {company}, {phone}",
            "Buch zuklappen, anrufen: {agent}, {phone}",
            "Welches Buch liegt bei dir oben?",
          ],
        ],
      },
    ],
  },
  {
    name: "Ein Abend am Feuer",
    voices: ["luxury", "professional"],
    families: ["list", "chat"],
    on: ["fireplace"],
    titles: ["{district}: ein Abend am Feuer", "Ein Abend am Feuer"],
    lines: [
      {
        say: [
          [
            "Man rückt den Sessel an den {fireplace}, und der Abend hat seine Form. {beds.home} in {place}[, {area.full}][, {baths}]",
            "{!beds.home}Man rückt den Sessel an den {fireplace}, und der Abend hat seine Form. {type} in {place}[, {area.full}]",
            "Man rückt den Sessel an den {fireplace}, und der Abend hat seine Form",
          ],
          sie.age,
        ],
      },
      "",
      { say: [sie.climb, sie.compass, sie.details, sie.outside, sie.rooms, sie.inside, ...sie.more] },
      { say: [sie.ride, sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Der zweite Sessel ist frei. {agent}, {company}, {phone}",
            "Der zweite Sessel ist frei. {agent}, {phone}",
            "Der zweite Sessel ist frei. Wir vereinbaren gern einen Termin",
          ],
        ],
      },
    ],
  },
  {
    name: "Pinsel bleibt trocken",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["fullyRenovated"],
    titles: ["{district}: Der Pinsel bleibt trocken", "Der Pinsel bleibt trocken"],
    lines: [
      {
        say: [
          [
            "Der Pinsel bleibt trocken 🖌️ Im Angebot steht: {fullyRenovated}. Es geht um {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{!beds.eine}Der Pinsel bleibt trocken 🖌️ Im Angebot steht: {fullyRenovated}. Es geht um {type.eine} in {place}[, {area.bare}]",
            "Der Pinsel bleibt trocken 🖌️ Im Angebot steht: {fullyRenovated}",
          ],
          ["Der gesparte Samstag im Baumarkt reicht für {layout}", "{year}, falls du fragst"],
        ],
      },
      "",
      { say: [du.cooking, du.charm, du.climb, du.compass, du.warm, du.inside, ...du.more, du.outside] },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Ohne Malerkrepp, mit Termin: {agent}, {company}, {phone}",
            "Ohne Malerkrepp, mit Termin: {agent}, {phone}",
            "Was machst du mit dem freien Samstag?",
          ],
        ],
      },
    ],
  },
  {
    name: "Die erledigte Liste",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["renovated"],
    titles: ["{district}: {beds.home}, renoviert", "Vom Zustand her gelesen"],
    lines: [
      {
        say: [
          [
            "Lesen wir dieses Angebot vom Zustand her: {renovated}. {beds.home} in {place}[, {area.full}][, {baths}][, {year}]",
            "{!beds.home}Lesen wir dieses Angebot vom Zustand her: {renovated}. {type} in {place}[, {area.full}][, {year}]",
            "Lesen wir dieses Angebot vom Zustand her: {renovated}",
          ],
          sie.done,
          ["Die Räume: {layout}"],
        ],
      },
      "",
      { say: [sie.rooms, sie.details, sie.warm, sie.climb, sie.compass, sie.inside, ...sie.more] },
      { say: [sie.outside, sie.ride, sie.stow, sie.parked, sie.shared, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Den Zustand prüfen Sie am besten selbst, mit {agent}, {company}: {phone}",
            "Den Zustand prüfen Sie am besten selbst, mit {agent}: {phone}",
            "Den Zustand prüfen Sie am besten selbst, nach Vereinbarung",
          ],
        ],
      },
    ],
  },
  {
    name: "Küche schon da",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["fittedKitchen"],
    weight: 52,
    titles: ["{district}: Die Küche ist schon da", "Die Küche ist schon da"],
    lines: [
      {
        say: [
          [
            "Nudelwasser aufsetzen am ersten Abend: geht, denn es gibt schon eine {fittedKitchen} 🍝 Drumherum {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "Nudelwasser aufsetzen am ersten Abend: geht, denn es gibt schon eine {fittedKitchen} 🍝",
          ],
          [
            "Spülen übernimmt die {dishwasher}",
            "{kitchenWindow}, der Dampf hat also einen Ausgang",
            "Für die Vorräte gibt es eine {pantry}",
          ],
          ["Gegessen wird irgendwo auf {area.bare}: {layout}", "Die übrigen Räume: {layout}", "{year}"],
        ],
      },
      "",
      { say: [du.climb, du.compass, du.outside, du.charm, du.warm, du.inside, ...du.more] },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          ["Topfgucken mit {agent}, {company}: {phone}", "Topfgucken mit {agent}: {phone}", "Was kochst du zuerst?"],
        ],
      },
    ],
  },
];
