/** Rooms that decide: a workshop, one room, many rooms, light from two sides, old walls, furniture. */
import type { Plot } from "#engine/copy/languages/base/plot";
import * as du from "./beats-du.ts";
import * as sie from "./beats-sie.ts";

export const rooms: readonly Plot[] = [
  {
    name: "Die Bohrmaschine zieht ein",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["workshop"],
    titles: ["{beds.home} mit Werkstatt, {district}", "Mit Werkstatt"],
    lines: [
      {
        say: [
          [
            "Ein Zuhause für Leute, die etwas bauen. Oder reparieren. Oder wenigstens so tun 🔧 Es gibt eine {workshop}, dazu {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "Ein Zuhause für Leute, die etwas bauen. Oder reparieren. Oder wenigstens so tun 🔧 Es gibt eine {workshop}",
          ],
          ["Späne dürfen auch raus: {yard}", "Holz lagert hier: {woodStore}"],
          du.age,
        ],
      },
      "",
      { say: [du.climb, du.compass, du.outside, du.warm, du.charm, du.cooking, du.inside, ...du.more] },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Zollstock einstecken: {agent}, {company}, {phone}",
            "Zollstock einstecken: {agent}, {phone}",
            "Was baust du zuerst?",
          ],
        ],
      },
    ],
  },
  {
    name: "Alles in Reichweite",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["studioFlat", "area"],
    weight: 62,
    titles: ["{district}: ein Zimmer, alles drin", "Ein Zimmer, alles drin"],
    lines: [
      {
        say: [
          [
            "Vom Bett zur Kaffeemaschine ohne Zwischenhalt ☕ {area.bare} in {place}, ein Zimmer{+layout}[, {baths}]",
            "Vom Bett zur Kaffeemaschine ohne Zwischenhalt ☕ {area.bare}, ein Zimmer{+layout}",
          ],
          "Staubsaugen dauert hier ein Lied",
          du.age,
        ],
      },
      "",
      { say: [du.climb, du.compass, du.ride, du.outside, du.cooking, du.warm, du.charm, du.inside, ...du.more] },
      { say: [du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [["Maß nehmen mit {agent}, {company}: {phone}", "Maß nehmen mit {agent}: {phone}", "Welches Lied?"]],
      },
    ],
  },
  {
    name: "Weniger, aber ganz",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["studioFlat", "area"],
    weight: 58,
    titles: ["{district}: ein Raum, zu Ende gedacht", "Ein Raum"],
    lines: [
      {
        say: [
          [
            "Wer mit einem Raum auskommt, hat eine Tür weniger zu schließen{+layout}. {area.full} in {place}",
            "Wer mit einem Raum auskommt, hat eine Tür weniger zu schließen{+layout}. {area.full}",
          ],
          sie.age,
        ],
      },
      "",
      { say: [sie.climb, sie.compass, sie.ride, sie.rooms, sie.details, sie.warm, sie.inside, ...sie.more] },
      { say: [sie.outside, sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Die eine Tür öffnet {agent}, {company}: {phone}",
            "Die eine Tür öffnet {agent}: {phone}",
            "Die eine Tür öffnen wir nach Vereinbarung",
          ],
        ],
      },
    ],
  },
  {
    name: "Älter als die Urgroßeltern",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["pre1940", "layout"],
    weight: 60,
    titles: ["{district}: Baujahr {year.num}", "Ein Haus mit Vorgeschichte"],
    lines: [
      {
        say: [
          [
            "Wände, die seit {year.num} stehen, haben schon so manches Sofa kommen und gehen sehen 🛋️ Deins wäre das nächste: {beds.home} in {place}[, {area.bare}][, {baths}]",
            "Wände, die so lange stehen, haben schon so manches Sofa kommen und gehen sehen 🛋️ {year}: {beds.home} in {place}[, {area.bare}][, {baths}]",
          ],
        ],
      },
      "",
      { say: [du.charm, du.climb, du.compass, du.outside, du.warm, du.cooking, du.inside, ...du.more] },
      { say: [du.ride, du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Zeitreise mit {agent}, {company}: {phone}",
            "Zeitreise mit {agent}: {phone}",
            "Welches Möbelstück käme bei dir zuerst?",
          ],
        ],
      },
    ],
  },
  {
    name: "Seit damals",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["pre1940", "layout"],
    weight: 58,
    titles: ["{district}, seit {year.num}", "Seit damals"],
    lines: [
      {
        say: [
          [
            "Ein Haus, das seit {year.num} steht, hat es nicht mehr eilig. Darin zu haben: {layout}[ auf {area.full}], {place}",
            "Ein Haus mit diesem Datum hat es nicht mehr eilig: {year}. Darin zu haben: {layout}[ auf {area.full}], {place}",
          ],
        ],
      },
      "",
      { say: [sie.details, sie.climb, sie.compass, sie.warm, sie.rooms, sie.inside, ...sie.more] },
      { say: [sie.outside, sie.ride, sie.stow, sie.parked, sie.shared, sie.done, sie.errands, sie.deal] },
      ...sie.end,
      {
        close: [
          [
            "Auch der Termin hat Zeit: {agent}, {company}, {phone}",
            "Auch der Termin hat Zeit: {agent}, {phone}",
            "Auch der Termin hat Zeit; nennen Sie uns einen Tag",
          ],
        ],
      },
    ],
  },
  {
    name: "Ein Koffer genügt",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["furnished"],
    titles: ["{district}: Ein Koffer genügt", "Ein Koffer genügt"],
    lines: [
      {
        say: [
          [
            "{+furnished}{?rent}Pack einen Koffer, die Möbel stehen schon 🧳 Möbliert zu mieten: {beds.home} in {place}[, {area.bare}][, {baths}]",
            "{+furnished}Pack einen Koffer, die Möbel stehen schon 🧳 Es geht um {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{+furnished}Pack einen Koffer, die Möbel stehen schon 🧳",
          ],
          du.age,
        ],
      },
      "",
      { say: [du.climb, du.compass, du.ride, du.outside, du.cooking, du.charm, du.warm, du.inside, ...du.more] },
      { say: [du.machines, du.stow, du.parked, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Kofferanhänger gibt es bei {agent}, {company}: {phone}",
            "Kofferanhänger gibt es bei {agent}: {phone}",
            "Was kommt als Erstes in den Koffer?",
          ],
        ],
      },
    ],
  },
  {
    name: "Durchzug erwünscht",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["bothSides", "layout"],
    titles: ["{district}: Durchzug erwünscht", "Durchzug erwünscht"],
    lines: [
      {
        say: [
          [
            "{+bothSides}Vorn ein Fenster auf, hinten eins, und der Juli zieht wieder aus: {aspect}. {beds.home} in {place}[, {area.bare}][, {baths}]",
            "{+bothSides}Vorn ein Fenster auf, hinten eins, und der Juli zieht wieder aus. {beds.home} in {place}[, {area.bare}][, {baths}]",
          ],
          du.age,
        ],
      },
      "",
      { say: [du.climb, du.outside, du.cooking, du.charm, du.warm, du.inside, ...du.more] },
      { say: [du.stow, du.parked, du.ride, du.shared, du.errands, du.done, du.deal] },
      ...du.end,
      {
        close: [
          [
            "Frische Luft zum Termin: {agent}, {company}, {phone}",
            "Frische Luft zum Termin: {agent}, {phone}",
            "Frische Luft gibt es nach Vereinbarung",
          ],
        ],
      },
    ],
  },
];
