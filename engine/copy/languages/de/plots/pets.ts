/** Posts about pets of any kind. */
import type { Plot } from "#engine/copy/languages/base/plot";
import * as du from "./beats-du.ts";
import * as sie from "./beats-sie.ts";

export const pets: readonly Plot[] = [
  {
    name: "Der Hund hat besichtigt",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    titles: ["Haustier darf mit: {beds.num} in {district}", "Haustier darf mit"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}Erst das Wichtigste: Das Haustier darf mit 🐾 Dann der Rest: {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{+petsAllowed}{!beds.eine}Erst das Wichtigste: Das Haustier darf mit 🐾 Dann der Rest: {type.eine} in {place}[, {area.bare}]",
            "{+petsAllowed}Erst das Wichtigste: Das Haustier darf mit 🐾",
            "Erst das Wichtigste 🐾 Im Angebot steht: {petsAllowed}",
          ],
        ],
      },
      {
        intro: "\nDie Hausversammlung stimmt ab:",
        list: [
          [
            "🐈 Die Katze stimmt für {southBalcony}",
            "🐈 Die Katze stimmt für {bayWindow}",
            "🐈 Die Katze stimmt für {underfloorHeating}",
            "🐈 Die Katze stimmt für {woodFloor}, zum Rutschen",
          ],
          [
            "🐕 Der Hund stimmt für {garden}",
            "🐕 Der Hund stimmt für {yard}",
            "🐕 Der Hund stimmt für {terrace}",
            "🐕 Der Hund stimmt für {park}",
            "🐕 Der Hund stimmt für {forest}",
          ],
          ["🐹 Der Hamster enthält sich, merkt aber an: {aspect.bare}"],
          ["🧍 Du stimmst für {transit}", "🧍 Du stimmst für {dishwasher}", "🧍 Du stimmst für {balcony}"],
          ["📦 Wer nie zu Hause ist, stimmt für {parcelBox}"],
        ],
        most: 5,
      },
      "",
      { say: [["Aufzuteilen sind {layout}", "Gesamtfläche laut Protokoll: {area.bare}"], du.climb, ...du.allDu] },
      ...du.end,
      {
        close: [
          [
            "Antrag angenommen? {agent}, {company}, {phone}",
            "Antrag angenommen? {agent}, {phone}",
            "Antrag angenommen?",
          ],
          "Und wer hat bei euch das letzte Wort?",
        ],
      },
    ],
  },
  {
    name: "Die Antwort zum Tier",
    voices: ["professional", "luxury"],
    families: ["list", "chat"],
    on: ["petsAllowed"],
    titles: ["Haustiere erlaubt: {beds.home}, {district}", "Haustiere erlaubt: {district}"],
    lines: [
      {
        say: [
          [
            "{+petsAllowed}Wer mit Tier sucht, stellt immer dieselbe erste Frage. Die Antwort lautet Ja. Bleibt {beds.eine} in {place}[, {area.full}][, {baths}]",
            "{+petsAllowed}{!beds.eine}Wer mit Tier sucht, stellt immer dieselbe erste Frage. Die Antwort lautet Ja. Bleibt {type.eine} in {place}[, {area.full}]",
            "{+petsAllowed}Wer mit Tier sucht, stellt immer dieselbe erste Frage. Die Antwort lautet Ja",
            "Wer mit Tier sucht, stellt immer dieselbe erste Frage. Die Antwort: {petsAllowed}",
          ],
        ],
      },
      "",
      {
        say: [
          [
            "Für die erste Runde am Morgen: {park}",
            "Für die erste Runde am Morgen: {forest}",
            "Für die erste Runde am Morgen: {garden}",
          ],
          sie.climb,
          sie.compass,
          ...sie.allSie,
          sie.ride,
          sie.age,
        ],
      },
      ...sie.end,
      {
        close: [
          [
            "Die zweite Frage beantwortet {agent}, {company}: {phone}",
            "Die zweite Frage beantwortet {agent}: {phone}",
            "Die zweite Frage beantworten wir vor Ort",
          ],
        ],
      },
    ],
  },
  {
    name: "Bewerbungsmappe für den Hund",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["petsNegotiable"],
    titles: ["Haustier? Verhandlungssache in {district}", "Haustier? Verhandlungssache"],
    lines: [
      {
        say: [
          [
            "{+petsNegotiable}Kein Ja, kein Nein: Über Haustiere wird hier geredet. Also Bewerbungsfoto vom Hund raussuchen 📸 Es geht um {beds.eine} in {place}[, {area.bare}][, {baths}]",
            "{+petsNegotiable}{!beds.eine}Kein Ja, kein Nein: Über Haustiere wird hier geredet. Also Bewerbungsfoto vom Hund raussuchen 📸 Es geht um {type.eine} in {place}[, {area.bare}]",
            "{+petsNegotiable}Kein Ja, kein Nein: Über Haustiere wird hier geredet. Also Bewerbungsfoto vom Hund raussuchen 📸",
          ],
        ],
      },
      "",
      {
        say: [
          ["Fürs Anschreiben: Die Räume heißen {layout}", "Fürs Anschreiben: {year}"],
          du.climb,
          du.compass,
          du.ride,
          ...du.allDu,
        ],
      },
      ...du.end,
      {
        close: [
          [
            "Bewerbungen mit vier Pfoten an {agent}, {company}: {phone}",
            "Bewerbungen mit vier Pfoten an {agent}: {phone}",
            "Foto vom Bewerber gern in die Kommentare 🐶",
          ],
        ],
      },
    ],
  },
];
