/** Any home, told to Sie: the sum, the questions, the order of a viewing, three pictures, a letter. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  age,
  allSie,
  climb,
  compass,
  deal,
  details,
  done,
  end,
  errands,
  inside,
  more,
  outside,
  parked,
  ride,
  rooms,
  shared,
  stow,
  warm,
} from "./beats-sie.ts";

export const universalSie: readonly Plot[] = [
  {
    name: "Was vor dem Termin feststeht",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 54,
    titles: ["{beds.home} in {district}: was vorab feststeht", "Was vor dem Termin feststeht"],
    lines: [
      {
        say: [
          [
            "Ein Besichtigungstermin kostet Sie einen Nachmittag. Was sich vorher klären lässt, steht deshalb hier: {beds.home} in {place}[, {area.full}][, {baths}][, {year}]",
            "{!beds.home}Ein Besichtigungstermin kostet Sie einen Nachmittag. Was sich vorher klären lässt, steht deshalb hier: {type.eine} in {place}[, {area.full}][, {year}]",
            "Ein Besichtigungstermin kostet Sie einen Nachmittag. Was sich vorher klären lässt, steht deshalb hier",
          ],
        ],
      },
      "",
      {
        list: [
          ["Reichen die Zimmer? Es sind {layout}"],
          [
            "Gibt es einen Aufzug? Ja; gewohnt wird {floor.in}{+lift}{!groundLevel}",
            "Gibt es einen Aufzug? Nein: {floor.short}{+noLift}{+upstairsWithoutLift}",
            "{!noLift}{!lift}Wie hoch liegt es? Gewohnt wird {floor.in}",
          ],
          ["Wohin gehen die Fenster? Nach {aspect.bare}"],
          [
            "Gibt es etwas im Freien? Ja, einen {garden}[ und eine {terrace}]",
            "Gibt es etwas im Freien? Ja, eine {roofTerrace}",
            "Gibt es etwas im Freien? Ja, eine {terrace}",
            "Gibt es etwas im Freien? Ja, einen {southBalcony}",
            "Gibt es etwas im Freien? Ja, einen {balcony}",
          ],
          [
            "Wo steht das Auto? In der {garage}",
            "Wo steht das Auto? {undergroundParking}",
            "Wo steht das Auto? {parkingSpace}",
            "Wo stehen die Räder? Im {bikeRoom}",
            "Wo steht das Rad? Es gibt einen {bikeStorage}",
          ],
          ["Und ohne Auto? {transit}, dann fahren andere"],
          [
            "Darf ein Tier mit? Ja, Haustiere sind erlaubt{+petsAllowed}",
            "Darf ein Tier mit? Das wird vorab besprochen{+petsNegotiable}",
            "Darf ein Tier mit? Nein, Haustiere sind nicht erlaubt{+noPets}",
          ],
        ],
        most: 7,
      },
      "",
      { say: [details, rooms, warm, inside, ...more, stow, shared, done, errands, deal] },
      ...end,
      {
        close: [
          [
            "Was danach noch offen ist, beantwortet {agent}, {company}: {phone}",
            "Was danach noch offen ist, beantwortet {agent}: {phone}",
            "Was danach noch offen ist, klären wir am Telefon oder vor Ort",
          ],
        ],
      },
    ],
  },
  {
    name: "Der Reihe nach",
    voices: ["professional", "luxury"],
    families: ["chat", "list"],
    on: ["area"],
    weight: 52,
    titles: ["{beds.home} in {district}, der Reihe nach", "{district}, der Reihe nach"],
    lines: [
      {
        say: [
          [
            "Man betritt ein Zuhause von außen nach innen, also erzählen wir es so. Der Ort: {place}[, {transit}]",
            "Man betritt ein Zuhause von außen nach innen, also erzählen wir es so",
          ],
          ["Das Zuhause: {beds.eine}[, {year}]", "{year}"],
        ],
      },
      "",
      {
        say: [
          climb,
          ["Innen verteilen sich {layout} auf {area.full}", "{area.full} stehen zur Verfügung"],
          compass,
          details,
          rooms,
          warm,
          inside,
          ...more,
        ],
      },
      "",
      { say: [outside, stow, parked, shared, done, errands, deal] },
      ...end,
      {
        close: [
          [
            "Am Ende steht die Tür, und die öffnet {agent}, {company}: {phone}",
            "Am Ende steht die Tür, und die öffnet {agent}: {phone}",
            "Am Ende steht die Tür, und die öffnen wir nach Vereinbarung",
          ],
        ],
      },
    ],
  },
  {
    name: "Die Rechnung zuerst",
    voices: ["professional"],
    families: ["list", "chat"],
    on: ["price"],
    weight: 53,
    titles: ["{district}: die Rechnung zuerst", "Die Rechnung zuerst"],
    lines: [
      {
        say: [
          [
            "Rechnen wir zuerst, schauen wir danach. Es geht um {beds.eine} in {place}[, {area.full}][, {baths}]",
            "{!beds.home}Rechnen wir zuerst, schauen wir danach. Es geht um {type.eine} in {place}[, {area.full}]",
            "Rechnen wir zuerst, schauen wir danach",
          ],
        ],
      },
      "",
      "@money @material?",
      "",
      {
        say: [["Dafür bekommen Sie {layout}[, {year}]"], climb, compass, ...allSie, ride],
      },
      "@rest",
      "@but",
      "",
      {
        close: [
          [
            "Unterlagen und Termin: {agent}, {company}, {phone}",
            "Unterlagen und Termin: {agent}, {phone}",
            "Die Rechnung kennen Sie nun; zum Schauen vereinbaren wir einen Termin",
          ],
        ],
      },
    ],
  },
  {
    name: "Fünf Zahlen",
    voices: ["professional"],
    families: ["list"],
    on: ["price", "area"],
    weight: 52,
    titles: ["{district} in wenigen Zahlen", "Das Wichtigste in Zahlen"],
    lines: [
      {
        say: [
          ["{type.eine} in {place}, in Zahlen und je einem Satz dazu", "Ein Zuhause in Zahlen und je einem Satz dazu"],
        ],
      },
      "",
      {
        list: [
          ["{area.full}: aufgeteilt in {layout}", "{area.full}: so viel steht zur Verfügung"],
          [
            "{?sale}{price}: das ergibt {sqmPrice}",
            "{?rent}{price}: dazu kommen {utilities}, zusammen {monthlySum} im Monat",
            "{?rent}{price}: dazu {managementFee}, zusammen {monthlySum} im Monat",
            "{?sale}{price}: der Kaufpreis",
            "{?rent}{price}: die Miete",
          ],
          ["{year}: so alt ist das Haus", "{year.num}: in diesem Jahr wurde gebaut"],
          [
            "{floor.short}: der Aufzug fährt hin{+lift}{!groundLevel}",
            "{floor.short}: der Weg führt über die Treppe{+noLift}{+upstairsWithoutLift}",
          ],
          ["{transit}: damit beginnt der Weg in die Stadt", "{transit}: damit beginnt jeder Weg ohne Auto"],
        ],
        numbered: true,
        most: 5,
      },
      "",
      { say: ["Der Rest lässt sich nicht zählen, aber beschreiben", compass, ...allSie] },
      "@rest",
      "@but",
      "",
      "@material?",
      "",
      {
        close: [
          [
            "Und eine letzte Nummer: {phone}, {agent}, {company}",
            "Und eine letzte Nummer: {phone}, {agent}",
            "Weitere Zahlen nennen wir Ihnen auf Anfrage",
          ],
        ],
      },
    ],
  },
  {
    name: "Drei Bilder",
    voices: ["luxury"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 54,
    titles: ["{district}, in drei Bildern", "In drei Bildern"],
    lines: [
      {
        say: [
          ["Das erste Bild: die Ankunft. {place}[, {transit}]", "Das erste Bild: die Ankunft"],
          [
            "Der Aufzug hält, und man ist da: {floor.short}{+lift}{!groundLevel}",
            "Die Treppe führt hinauf, einen Aufzug gibt es nicht: {floor.short}{+noLift}{+upstairsWithoutLift}",
            "{!noLift}{!lift}Man ist da: {floor.short}",
          ],
        ],
      },
      "",
      {
        say: [
          ["Das zweite Bild: die Räume. {layout}[, {area.full}][, {year}]", "Das zweite Bild: die Räume"],
          compass,
          details,
          warm,
          rooms,
          inside,
          ...more,
        ],
      },
      "",
      {
        say: [
          [
            "Das dritte Bild: der Abend im {garden}[ oder auf der {terrace}]",
            "Das dritte Bild: der Abend auf der {roofTerrace}",
            "Das dritte Bild: der Abend auf der {terrace}",
            "Das dritte Bild: der Abend auf dem {southBalcony}",
            "Das dritte Bild: der Abend auf dem {balcony}",
            "Das dritte Bild: der Abend. Die Tür ist zu, das Licht an",
          ],
          stow,
          parked,
          shared,
          done,
          deal,
        ],
      },
      ...end,
      {
        close: [
          [
            "Das vierte Bild sehen Sie selbst. {agent}, {company}, {phone}",
            "Das vierte Bild sehen Sie selbst. {agent}, {phone}",
            "Das vierte Bild sehen Sie selbst, nach Vereinbarung",
          ],
        ],
      },
    ],
  },
  {
    name: "Ein Brief",
    voices: ["luxury"],
    families: ["chat", "list"],
    on: ["area"],
    weight: 53,
    titles: ["{place}, ein paar Zeilen", "Ein paar Zeilen"],
    lines: [
      {
        say: [
          [
            "Ein paar Zeilen nur, den Rest erzählen die Räume. {beds.eine} in {place}, {area.full}",
            "{!beds.home}Ein paar Zeilen nur, den Rest erzählen die Räume. {type.eine} in {place}, {area.full}",
            "Ein paar Zeilen nur, den Rest erzählen die Räume. {area.full}",
          ],
          age,
        ],
      },
      "",
      { say: [climb, compass, details, warm, rooms, outside, inside, ...more] },
      {
        say: [["Zum Gehen: {transit}"], ["Zum Bleiben: {park}"], stow, parked, shared, done, deal],
      },
      ...end,
      {
        close: [
          [
            "Die Antwort auf diesen Brief nimmt {agent} entgegen, {company}, {phone}",
            "Die Antwort auf diesen Brief nimmt {agent} entgegen: {phone}",
            "Auf Ihre Antwort hin öffnen wir Ihnen die Tür",
          ],
        ],
      },
    ],
  },
];
