/** The stop, the car, the lift: how one gets there. */
import type { Plot } from "#engine/copy/languages/base/plot";
import * as du from "./beats-du.ts";
import * as sie from "./beats-sie.ts";

export const station: readonly Plot[] = [
  {
    name: "Noch fünf Seiten bis daheim",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["transit", "layout"],
    weight: 58,
    titles: ["{district}: Aussteigen, bitte", "Aussteigen, bitte"],
    lines: [
      {
        say: [
          [
            "Nächster Halt: zu Hause 🚆 {transit}, und dort wartet {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{!beds.eine}Nächster Halt: zu Hause 🚆 {transit}, und dort wartet {type.eine} in {place}[, {area.bare}]",
            "Nächster Halt: zu Hause 🚆 {transit}",
          ],
          ["Beim Aussteigen zu merken: {layout}[, {year}]", "Gebaut wurde {year.num}", "{year}"],
        ],
      },
      "",
      {
        say: [
          du.climb,
          du.compass,
          du.errands,
          du.outside,
          du.cooking,
          du.charm,
          du.warm,
          du.inside,
          ...du.more,
          du.machines,
          du.stow,
          [
            "Und das Rad, falls mal nichts fährt, wohnt im {bikeRoom}",
            "Und falls mal nichts fährt, gibt es eine {garage}",
          ],
          du.parked,
          du.shared,
          du.done,
          du.deal,
        ],
      },
      ...du.end,
      {
        close: [
          [
            "Fahrplanauskunft bei {agent}, {company}: {phone}",
            "Fahrplanauskunft bei {agent}: {phone}",
            "Steigst du aus? Schreib mir",
          ],
        ],
      },
    ],
  },
  {
    name: "Der Weg zuerst",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["transit", "layout"],
    weight: 58,
    titles: ["{district}: der Weg zuerst", "Der Weg zuerst"],
    lines: [
      {
        say: [
          [
            "Einen Weg gehen Sie jeden Tag, deshalb steht er am Anfang: {transit}. Er beginnt an einer Haustür in {place}; dahinter liegt {beds.eine}",
            "Einen Weg gehen Sie jeden Tag, deshalb steht er am Anfang: {transit}",
          ],
          [
            "Zur Verfügung stehen {layout} auf {area.full}[, {year}]",
            "Zur Verfügung stehen {area.full}[, {baths}][, {year}]",
          ],
        ],
      },
      "",
      { say: [sie.climb, sie.compass, sie.rooms, sie.details, sie.warm, sie.inside, ...sie.more] },
      { say: [sie.outside, sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Den Weg zeigt Ihnen {agent}, {company}: {phone}",
            "Den Weg zeigt Ihnen {agent}: {phone}",
            "Den Weg gehen wir gern mit Ihnen ab",
          ],
        ],
      },
    ],
  },
  {
    name: "Beintraining inklusive",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["noLift", "upstairsWithoutLift", "layout"],
    weight: 58,
    titles: ["{district}: Beintraining inklusive", "Beintraining inklusive"],
    lines: [
      {
        say: [
          [
            "{+noLift}{+upstairsWithoutLift}Zuerst der Haken: {floor.short}. Dafür zählt der Heimweg als Sport 💪 Oben wartet {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{+noLift}{+upstairsWithoutLift}{!floor}Zuerst der Haken: Es gibt keinen Aufzug. Dafür zählt der Heimweg als Sport 💪 Oben wartet {beds.eine} in {place}[, {area.bare}][, {baths}]",
          ],
          du.age,
        ],
      },
      "",
      { say: [du.compass, du.outside, du.charm, du.cooking, du.warm, du.inside, ...du.more] },
      {
        say: [
          du.machines,
          du.stow,
          ["{bikeStorage}: Wenigstens das Rad bleibt unten", "{bikeRoom}: Wenigstens das Rad bleibt unten"],
          du.parked,
          du.ride,
          du.shared,
          du.errands,
          du.done,
          du.deal,
        ],
      },
      ...du.end,
      {
        close: [
          [
            "Turnschuhe an: {agent}, {company}, {phone}",
            "Turnschuhe an: {agent}, {phone}",
            "Nimmst du zwei Stufen auf einmal?",
          ],
        ],
      },
    ],
  },
  {
    name: "Die Treppe vorweg",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["noLift", "upstairsWithoutLift", "layout"],
    weight: 54,
    titles: ["{district}: die Treppe vorweg", "Die Treppe vorweg"],
    lines: [
      {
        say: [
          [
            "{+noLift}{+upstairsWithoutLift}Das Gegenargument vorweg, damit Sie sich den Weg sparen können: {floor.short}. Wer trotzdem hinaufgeht, findet {beds.eine} in {place}[, {area.full}][, {baths}]",
            "{+noLift}{+upstairsWithoutLift}{!floor}Das Gegenargument vorweg, damit Sie sich den Weg sparen können: Es gibt keinen Aufzug. Wer trotzdem hinaufgeht, findet {beds.eine} in {place}[, {area.full}][, {baths}]",
          ],
          sie.age,
        ],
      },
      "",
      { say: [sie.compass, sie.outside, sie.details, sie.rooms, sie.warm, sie.inside, ...sie.more] },
      { say: [sie.stow, sie.parked, sie.ride, sie.shared, sie.done, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Für den Gang nach oben: {agent}, {company}, {phone}",
            "Für den Gang nach oben: {agent}, {phone}",
            "Den Gang nach oben machen wir gern mit Ihnen",
          ],
        ],
      },
    ],
  },
  {
    name: "Knopf drücken",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["lift", "floor", "layout"],
    unless: ["groundLevel"],
    weight: 53,
    titles: ["{district}: Knopf drücken, hochfahren", "Knopf drücken, hochfahren"],
    lines: [
      {
        say: [
          [
            "Knopf drücken, Tür zu, hoch 🛗 {+lift}{floor.short} steht auf der Anzeige, und dann: {beds.home} in {place}[, {area.bare}][, {baths}]",
            "{+lift}Knopf drücken, Tür zu, hoch 🛗 Und dann: {beds.home} in {place}[, {area.bare}][, {baths}]",
            "Knopf drücken, Tür zu, hoch 🛗 Und dann: {beds.home} in {place}[, {area.bare}][, {baths}]",
          ],
          ["Das Wasser im Sixpack bedankt sich schon mal", "{year}"],
        ],
      },
      "",
      { say: [du.compass, du.ride, du.outside, du.charm, du.cooking, du.warm, du.inside, ...du.more] },
      { say: [du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Auf den Knopf drückt mit dir: {agent}, {company}, {phone}",
            "Auf den Knopf drückt mit dir: {agent}, {phone}",
            "Fährst du mit hoch?",
          ],
        ],
      },
    ],
  },
  {
    name: "Parkplatz vor Wohnzimmer",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["garage"],
    titles: ["{beds.home} mit Garage, {district}", "Erst parken, dann wohnen"],
    lines: [
      {
        say: [
          [
            "Erst parken, dann wohnen 🚗 Das Auto bekommt eine {garage}, dazu kommt {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{!beds.eine}Erst parken, dann wohnen 🚗 Das Auto bekommt eine {garage}, dazu kommt {type.eine} in {place}[, {area.bare}]",
            "Erst parken, dann wohnen 🚗 Das Auto bekommt eine {garage}",
          ],
          ["{evCharger}: Geladen wird über Nacht", "Räder stehen im {bikeRoom}", "{driveway} gibt es auch"],
          ["Im Inneren {layout}[, {year}]", "{year}"],
        ],
      },
      "",
      { say: [du.climb, du.compass, du.ride, du.outside, du.cooking, du.charm, du.warm, du.inside] },
      { say: [...du.more, du.machines, du.stow, du.shared, du.done, du.errands, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Blinker setzen und anrufen: {agent}, {company}, {phone}",
            "Blinker setzen und anrufen: {agent}, {phone}",
            "Blinker schon gesetzt?",
          ],
        ],
      },
    ],
  },
];
