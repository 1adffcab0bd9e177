/** A home in one to three sentences. */
import type { Beat, Plot } from "#engine/copy/languages/base/plot";

/** The one thing more that has room. */
const gem: Beat = [
  "Drinnen ein {fireplace}, draußen ein {garden}",
  "Drinnen {stucco}, draußen ein {balcony}",
  "Draußen ein {garden} und eine {terrace}",
  "Dazu ein {garden}",
  "Dazu eine {terrace}",
  "Dazu eine {roofTerrace}",
  "Dazu ein {southBalcony}",
  "Dazu ein {balcony}",
  "Dazu eine {yard}",
  "Dazu ein {fireplace}",
  "Dazu {parcelBox}",
  "Dazu ein {cellar}",
];
const stairs: Beat = ["{+noLift}{+upstairsWithoutLift}{floor.in}", "{+noLift}Einen Aufzug gibt es nicht"];
const stop: Beat = ["{transit}"];

export const short: readonly Plot[] = [
  {
    name: "Schlüsselfrage",
    voices: ["friendly", "trendy"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 55,
    titles: ["Schlüsselfrage"],
    lines: [
      {
        say: [
          [
            "Schlüssel, Tür, {beds.home} in {place}[, {area.bare}]: Das könnte dein Feierabend sein",
            "{!beds.home}Schlüssel, Tür, {type} in {place}[, {area.bare}]: Das könnte dein Feierabend sein",
          ],
          gem,
          stairs,
          ["{?rent}Miete: {price}", "{?sale}Preis: {price}", "{price}"],
        ],
      },
      { close: [["Aufschließen lassen: {agent}, {phone}", "Soll ich aufschließen? Schreib mir"]] },
    ],
  },
  {
    name: "In einem Atemzug",
    voices: ["friendly", "trendy"],
    families: ["short"],
    on: ["price", "area"],
    weight: 54,
    titles: ["In einem Atemzug"],
    lines: [
      {
        say: [
          [
            "Einmal tief Luft holen: {place}, {layout}, {area.bare}, {transit}, {price}. Und ausatmen",
            "Einmal tief Luft holen: {place}, {layout}, {area.bare}, {price}. Und ausatmen",
            "Einmal tief Luft holen: {layout}, {area.bare}, {price}. Und ausatmen",
          ],
          gem,
          stairs,
        ],
      },
      { close: [["Mehr Puste hat {agent}: {phone}", "Noch Puste für eine Frage? Her damit"]] },
    ],
  },
  {
    name: "Falls du suchst",
    voices: ["friendly"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["Du suchst in {city}?"],
    lines: [
      {
        say: [
          [
            "Du suchst in {place}? Ich hätte da was: {beds.eine}, {area.bare}, {price}",
            "{!area}Du suchst in {place}? Ich hätte da was: {beds.eine}, {price}",
            "{!place}Du suchst {layout}? Ich hätte da was: {area.bare}, {price}",
          ],
          stop,
          gem,
          stairs,
        ],
      },
      { close: [["Melde dich bei {agent}: {phone}", "Heb die Hand, gern auch in den Kommentaren"]] },
    ],
  },
  {
    name: "POV Pizza auf dem Boden",
    voices: ["trendy"],
    families: ["short"],
    on: ["price", "area"],
    weight: 55,
    titles: ["POV: erste Nacht"],
    lines: [
      {
        say: [
          [
            "POV: Kartons überall, Pizza auf dem Boden, und die {area.bare} in {place} sind deine. {layout}, {price}",
            "POV: Kartons überall, Pizza auf dem Boden, und die {area.bare} sind deine. {price}",
          ],
          gem,
          stop,
          stairs,
        ],
      },
      { close: [["Pizza bringst du, Schlüssel bringt {agent}: {phone}", "Pizza bringst du mit?"]] },
    ],
  },
  {
    name: "Eine Zeile Rechnung",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "area"],
    weight: 55,
    titles: ["{district}: die Rechnung in einer Zeile"],
    lines: [
      {
        say: [
          [
            "{?sale}{place}: {beds.home}, {area.bare} für {price}, also {sqmPrice}",
            "{?rent}{place}: {beds.home}, {area.bare} für {price}, dazu {utilities}, zusammen {monthlySum} im Monat",
            "{?rent}{place}: {beds.home}, {area.bare} für {price}, dazu {managementFee}, zusammen {monthlySum} im Monat",
            "{place}: {beds.home}, {area.bare} für {price}",
            "{place}: {type}, {area.bare}, {price}",
          ],
          gem,
          stairs,
          stop,
        ],
      },
      { close: [["Nachrechnen mit {agent}: {phone}", "Unterlagen zum Nachrechnen auf Anfrage"]] },
    ],
  },
  {
    name: "Das Nötigste",
    voices: ["professional", "luxury"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{district}, das Nötigste"],
    lines: [
      {
        say: [
          [
            "Das Nötigste zuerst: {beds.eine} in {place}[, {area.bare}], {price}",
            "{!beds.eine}Das Nötigste zuerst: {type.eine} in {place}[, {area.bare}], {price}",
            "{!place}Das Nötigste zuerst: {layout}[, {area.bare}], {price}",
          ],
          gem,
          stairs,
          stop,
        ],
      },
      { close: [["Das Übrige weiß {agent}: {phone}", "Das Übrige zeigen wir Ihnen vor Ort"]] },
    ],
  },
  {
    name: "Weg, Räume, Preis",
    voices: ["professional"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 53,
    titles: ["{district}: Weg, Räume, Preis"],
    lines: [
      {
        say: [
          [
            "Der Weg: {transit}. Die Räume: {beds.home} in {place}, {area.bare}. Der Preis: {price}",
            "Der Ort: {place}. Die Räume: {layout}, {area.bare}. Der Preis: {price}",
            "Die Räume: {layout}. Der Preis: {price}",
          ],
          gem,
          stairs,
        ],
      },
      { close: [["Der Termin: {agent}, {phone}", "Der Termin: nach Vereinbarung"]] },
    ],
  },
  {
    name: "Wenige Worte",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "area"],
    weight: 55,
    titles: ["{district}"],
    lines: [
      {
        say: [
          ["{place}. {area.bare}, {layout}", "{area.bare}, {layout}", "{place}. {area.bare}"],
          gem,
          stairs,
          ["{price}"],
        ],
      },
      { close: [["{agent} öffnet: {phone}", "Wir öffnen nach Vereinbarung"]] },
    ],
  },
  {
    name: "Licht an",
    voices: ["luxury"],
    families: ["short"],
    on: ["price", "layout"],
    weight: 54,
    titles: ["{district}: Licht an"],
    lines: [
      {
        say: [
          [
            "Mantel ablegen, Licht an: {beds.home} in {place}[, {area.bare}]",
            "{!beds.home}Mantel ablegen, Licht an: {type} in {place}[, {area.bare}]",
            "Mantel ablegen, Licht an: {layout}[, {area.bare}]",
          ],
          gem,
          stairs,
          ["{?sale}Kaufpreis {price}", "{?rent}Miete {price}", "{price}"],
        ],
      },
      { close: [["Mit {agent}, nach Vereinbarung: {phone}", "Nach Vereinbarung"]] },
    ],
  },
];
