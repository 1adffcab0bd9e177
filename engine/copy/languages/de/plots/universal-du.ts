/** Any home, told to du: a profile, a message, a walk, a day, a receipt, questions. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  allDu,
  charm,
  climb,
  compass,
  cooking,
  deal,
  done,
  end,
  inside,
  machines,
  more,
  parked,
  ride,
  shared,
  stow,
  warm,
} from "./beats-du.ts";

export const universalDu: readonly Plot[] = [
  {
    name: "Kontaktanzeige",
    voices: ["trendy"],
    families: ["list", "chat"],
    on: ["layout", "area"],
    weight: 54,
    titles: ["Single-Profil: {beds.home} in {district}", "Zuhause sucht dich"],
    lines: [
      {
        say: [
          [
            "{beds.home} in {place} sucht was Festes 💘",
            "{!beds.home}{type.eine} in {place} sucht was Festes 💘",
            "Zuhause sucht was Festes 💘",
          ],
          "Das Profil ist kurz, also erst lesen, dann wischen",
        ],
      },
      "",
      {
        list: [
          ["📐 Maße: {area.bare}, verteilt auf {layout}", "📐 Maße: {area.bare}"],
          ["🎂 Jahrgang: {year.num}", "🎂 Jahrgang: {year.cell}"],
          ["🪜 Wohnhaft: {floor.short}[, {lift} vorhanden]"],
          ["🧭 Schokoladenseite: {aspect.bare}"],
          ["🚆 Kommt gut allein weg: {transit}"],
          [
            "💚 Bester Zug: {garden}[ und {terrace}]",
            "💚 Bester Zug: {roofTerrace}",
            "💚 Bester Zug: {terrace}",
            "💚 Bester Zug: {southBalcony}",
            "💚 Bester Zug: {balcony}",
            "💚 Bester Zug: {fireplace}",
            "💚 Bester Zug: {stucco}",
          ],
          [
            "🐾 Bringst du wen mit? Haustiere sind okay{+petsAllowed}",
            "🐾 Bringst du wen mit? Über Haustiere kann man reden{+petsNegotiable}",
            "🐾 Bringst du wen mit? Haustiere bitte nicht{+noPets}",
          ],
        ],
        most: 7,
      },
      "",
      { say: [charm, cooking, warm, inside, ...more, machines, stow, parked, shared, done] },
      ...end,
      {
        close: [
          ["Erstes Date: {agent}, {company}, {phone}", "Erstes Date: {agent}, {phone}", "Erstes Date? Schreib mir"],
          "Links oder rechts?",
        ],
      },
    ],
  },
  {
    name: "Leite das weiter",
    voices: ["friendly", "trendy"],
    families: ["chat", "list"],
    on: ["layout"],
    weight: 52,
    titles: ["{district}: zum Weiterleiten", "Bitte weiterleiten"],
    lines: [
      {
        say: [
          [
            "Du kennst diese eine Person, die nachts um zwei noch Inserate schickt. Jetzt bist du dran: {beds.home} in {place}",
            "{!beds.home}Du kennst diese eine Person, die nachts um zwei noch Inserate schickt. Jetzt bist du dran: {type.eine} in {place}",
            "Du kennst diese eine Person, die nachts um zwei noch Inserate schickt. Jetzt bist du dran",
          ],
          [
            "{area.bare}[, {baths}][, {year}], falls gleich die Rückfragen kommen",
            "{layout}, falls gleich die Rückfragen kommen",
          ],
        ],
      },
      "",
      { say: [climb, compass, ride] },
      { say: allDu },
      ...end,
      {
        close: [
          [
            "Und falls du selbst diese Person bist: {agent}, {company}, {phone}",
            "Und falls du selbst diese Person bist: {agent}, {phone}",
            "Und falls du selbst diese Person bist: Schreib mir",
          ],
        ],
      },
    ],
  },
  {
    name: "Schuhe aus, Rundgang",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 53,
    titles: ["Rundgang: {beds.home}, {district}", "Schuhe aus, wir gehen durch"],
    lines: [
      {
        say: [
          [
            "Schuhe aus, wir gehen einmal durch: {beds.home} in {place}[, {area.bare}][, {baths}] 🧦",
            "{!beds.home}Schuhe aus, wir gehen einmal durch: {type.eine} in {place}[, {area.bare}] 🧦",
            "Schuhe aus, wir gehen einmal durch 🧦",
          ],
          [
            "Wir starten {floor.in}, hochgebracht hat uns der Aufzug{+lift}{!groundLevel}",
            "Wir starten auf der Treppe, denn du willst hoch: {floor.short}{+noLift}{+upstairsWithoutLift}",
            "{!noLift}{!lift}Wir starten {floor.in}",
          ],
        ],
      },
      "",
      {
        intro: "Was wir sehen:",
        list: [
          [
            "👀 Oben {stucco}, unten {floorboards}",
            "👀 Oben {stucco}, unten {hardwoodFloor}",
            "👀 Oben {stucco}, unten {woodFloor}",
            "👀 Unter den Socken: {herringbone}",
            "👀 Unter den Socken: {hardwoodFloor}",
            "👀 Unter den Socken: {woodFloor}",
            "👀 Über uns: {beams}",
            "👀 Über uns: {highCeilings}",
            "👀 An der Wand: {exposedBrick}",
          ],
          [
            "🍳 Zum Kochen {newKitchen}[, mit {kitchenIsland}]",
            "🍳 {openKitchen}, wer kocht, redet mit",
            "🍳 {separateKitchen}, Tür zu und der Abwasch wartet",
            "🍳 {fittedKitchen}, also nichts zu planen",
            "🍳 {kitchenDiner}, der Tisch steht neben dem Topf",
          ],
          ["🛁 {bathtub} und {bathWindow}", "🛁 {bathtub}, für Sonntage", "🛁 {bathWindow}, der Spiegel dankt"],
          [
            "🔥 {fireplace}, das Winterprogramm steht",
            "🔥 {woodStove}, das Winterprogramm steht",
            "🔥 {underfloorHeating}, deshalb durftest du die Schuhe ausziehen",
          ],
          ["💻 {study}, mit Tür zum Zumachen"],
          [
            "🌿 Hinaus in den {garden}[ und auf die {terrace}]",
            "🌿 Hinaus auf die {roofTerrace}",
            "🌿 Hinaus auf die {terrace}",
            "🌿 Hinaus auf den {southBalcony}",
            "🌿 Hinaus auf den {balcony}",
            "🌿 Hinaus auf die {yard}",
            "🌿 Hinaus auf den {patio}",
          ],
          [
            "📦 Der Kram zieht in den {cellar}",
            "📦 Der Kram zieht ins {cellarRoom}",
            "📦 Der Kram zieht in den {storageRoom}",
            "📦 Für den Kram gibt es {builtInWardrobes}",
          ],
        ],
        most: 6,
      },
      "",
      {
        say: [
          ["Macht zusammen {layout}"],
          compass,
          charm,
          warm,
          inside,
          ...more,
          machines,
          parked,
          shared,
          done,
          deal,
          ["Wieder draußen geht es weiter: {transit}"],
        ],
      },
      ...end,
      {
        close: [
          [
            "Zweite Runde in echt? {agent}, {company}, {phone}",
            "Zweite Runde in echt? {agent}, {phone}",
            "Zweite Runde in echt? Schreib mir, Socken reichen",
          ],
        ],
      },
    ],
  },
];
