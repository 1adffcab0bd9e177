/** More plots of any home, told to du: a day, questions, a receipt, a message. */
import type { Plot } from "#engine/copy/languages/base/plot";
import {
  age,
  charm,
  climb,
  compass,
  cooking,
  deal,
  done,
  end,
  errands,
  inside,
  machines,
  more,
  outside,
  parked,
  ride,
  shared,
  stow,
  warm,
} from "./beats-du.ts";

export const universalDuMore: readonly Plot[] = [
  {
    name: "Ein Tag zur Probe",
    voices: ["friendly"],
    families: ["list", "chat"],
    on: ["layout"],
    weight: 52,
    titles: ["Ein Tag zur Probe in {district}", "Ein Tag zur Probe"],
    lines: [
      {
        say: [
          [
            "Wohn mal einen Tag zur Probe, nur im Kopf: {beds.home} in {place}[, {area.bare}][, {baths}]",
            "{!beds.home}Wohn mal einen Tag zur Probe, nur im Kopf: {type.eine} in {place}[, {area.bare}]",
            "Wohn mal einen Tag zur Probe, nur im Kopf",
          ],
        ],
      },
      "",
      {
        list: [
          [
            "☕ Morgens: Kaffee in der Hand, {southBalcony} vor der Nase",
            "☕ Morgens: Kaffee in der Hand, {balcony} vor der Nase",
            "☕ Morgens: Kaffee in der Hand, {garden} vor der Nase",
            "☕ Morgens: Kaffee in der Hand, {terrace} unter den Füßen",
            "☕ Morgens: Kaffee in der Hand, Gesicht nach {aspect.bare}",
            "☕ Morgens: der erste Kaffee, die Krümel gehören dir",
          ],
          ["🚪 Danach los: {transit}"],
          [
            "💻 Oder du bleibst: {study} und {fibre} sind da",
            "💻 Oder du bleibst: {study} ist da",
            "💻 Oder du bleibst: {fibre} ist da, die Konferenz kann kommen",
          ],
          [
            "📦 Mittags klingelt niemand vergeblich: {parcelBox}",
            "🥖 Mittags kurz raus: {bakery}",
            "🥖 Mittags kurz raus: {superNear}",
            "🥖 Mittags kurz raus: {supermarket}",
          ],
          [
            "🏃 Nach Feierabend: {gym} statt Ausrede",
            "🌳 Nach Feierabend eine Runde: {park}",
            "🌳 Nach Feierabend eine Runde: {forest}",
          ],
          [
            "🍝 Abends kochst du: {newKitchen}",
            "🍝 Abends kochst du und redest dabei: {openKitchen}",
            "🍝 Abends kochst du, die Tür bleibt zu: {separateKitchen}",
            "🍝 Abends kochst du: {fittedKitchen} ist da",
          ],
          [
            "🌙 Spät: {fireplace} und ein Buch",
            "🌙 Spät: {woodStove} und ein Buch",
            "🌙 Spät: {bathtub} und ein Buch",
            "🌙 Spät: Tür zu, {floor.in}",
          ],
        ],
        most: 7,
      },
      "",
      {
        say: [
          ["Gelebt wird das alles auf {area.bare}: {layout}", "Gelebt wird das alles hier: {layout}"],
          climb,
          compass,
          charm,
          warm,
          inside,
          ...more,
          outside,
          machines,
          stow,
          parked,
          done,
          deal,
        ],
      },
      ...end,
      {
        close: [
          [
            "Für den Probetag in echt: {agent}, {company}, {phone}",
            "Für den Probetag in echt: {agent}, {phone}",
            "Wann hättest du Zeit für den Probetag in echt?",
          ],
        ],
      },
    ],
  },
  {
    name: "Fragen am Telefon",
    voices: ["friendly", "trendy"],
    families: ["list", "chat"],
    on: ["price", "layout"],
    weight: 51,
    titles: ["{district}: deine Fragen, schon beantwortet", "Deine Fragen, schon beantwortet"],
    lines: [
      {
        say: [
          [
            "Ich weiß, was du gleich fragst. Also: Es geht um {beds.eine} in {place}",
            "{!beds.home}Ich weiß, was du gleich fragst. Also: Es geht um {type.eine} in {place}",
            "Ich weiß, was du gleich fragst. Also:",
          ],
        ],
      },
      "",
      {
        list: [
          ["Wie groß? {area.bare}, das sind {layout}", "Wie groß? {area.bare}", "Wie viele Zimmer? {layout}"],
          [
            "Treppe? Nein, Aufzug. Du wohnst {floor.in}{+lift}{!groundLevel}",
            "Treppe? Ja: {floor.short}{+noLift}{+upstairsWithoutLift}",
            "{!noLift}{!lift}Welcher Stock? Du wohnst {floor.in}",
          ],
          ["Wohin schauen die Fenster? Nach {aspect.bare}"],
          [
            "Kann ich raus? Klar, in den {garden}[ oder auf die {terrace}]",
            "Kann ich raus? Klar, auf die {roofTerrace}",
            "Kann ich raus? Klar, auf die {terrace}",
            "Kann ich raus? Klar, auf den {southBalcony}",
            "Kann ich raus? Klar, auf den {balcony}",
            "Kann ich raus? Nur durch die Haustür: {noBalcony}",
          ],
          [
            "Und der Hund? Darf mit{+petsAllowed}",
            "Und die Katze? Darf mit{+catsAllowed}",
            "Und der Hund? Reden wir drüber{+petsNegotiable}",
            "Und der Hund? Leider nein{+noPets}",
          ],
          [
            "Wohin mit dem Auto? In die {garage}",
            "Wohin mit dem Auto? {undergroundParking}",
            "Wohin mit dem Auto? {parkingSpace}",
            "Wohin mit dem Auto? Auf die Straße, denn hier gilt: {noParking}",
            "Wohin mit dem Rad? In den {bikeRoom}",
            "Wohin mit dem Rad? Es gibt einen {bikeStorage}",
          ],
          ["Und ohne Auto? {transit}, dann fährt jemand anders"],
        ],
        most: 7,
      },
      "",
      {
        say: [charm, cooking, warm, inside, ...more, machines, stow, shared, done, deal],
      },
      ...end,
      {
        close: [
          [
            "Noch eine Frage? {agent} von {company} geht ran: {phone}",
            "Noch eine Frage? {agent} geht ran: {phone}",
            "Noch eine Frage? Ab in die Kommentare",
          ],
        ],
      },
    ],
  },
  {
    name: "Kassenzettel",
    voices: ["trendy", "friendly"],
    families: ["list"],
    on: ["price", "area"],
    weight: 50,
    titles: ["Der Bon für {district}", "Der Bon, bitte"],
    lines: [
      {
        say: [
          [
            "Einmal {beds.home} in {place}, bitte. Der Bon dazu 🧾",
            "{!beds.home}Einmal {type} in {place}, bitte. Der Bon dazu 🧾",
            "Einmal Zuhause, bitte. Der Bon dazu 🧾",
          ],
        ],
      },
      "",
      {
        list: [
          ["{area.bare} zum Wohnen[, aufgeteilt in {layout}]"],
          [
            "{garden} für draußen",
            "{roofTerrace} für draußen",
            "{terrace} für draußen",
            "{southBalcony} für draußen",
            "{balcony} für draußen",
          ],
          [
            "{newKitchen} zum Kochen",
            "{fittedKitchen} zum Kochen",
            "{openKitchen} zum Kochen",
            "{separateKitchen} zum Kochen",
          ],
          ["{fireplace} für den Winter", "{woodStove} für den Winter", "{underfloorHeating} für den Winter"],
          ["{cellar} für den Kram", "{cellarRoom} für den Kram", "{storageRoom} für den Kram"],
          ["{garage} fürs Auto", "{parkingSpace} fürs Auto", "{bikeRoom} fürs Rad", "{bikeStorage} fürs Rad"],
          ["Die Aussicht gibt’s gratis dazu: {riverView}", "Der Weg hinaus: {transit}, ohne Aufpreis"],
        ],
        numbered: true,
        most: 7,
      },
      "",
      {
        say: [climb, compass, charm, inside, ...more, machines, shared, done, age, deal],
      },
      "@rest",
      "@but",
      "",
      {
        say: [
          [
            "{?rent}Summe: {price}, dazu {utilities}: macht {monthlySum} im Monat",
            "{?rent}Summe: {price}, dazu {managementFee}: macht {monthlySum} im Monat",
            "{?sale}Summe: {price}, das sind {sqmPrice}",
            "Summe: {price}",
          ],
          ["{deposit}", "{depositAndAdvance}, zusammen {signingSum}", "{depositAndAdvance}"],
          [
            "{+noAgencyFee}Provision: steht nicht auf dem Bon, weil keine anfällt",
            "{+noKeyMoneyAsked}Schlüsselgeld (Reikin): steht nicht auf dem Bon",
          ],
        ],
      },
      "@material?",
      "",
      {
        close: [
          [
            "Abholung mit Termin: {agent}, {company}, {phone}",
            "Abholung mit Termin: {agent}, {phone}",
            "Umtausch ausgeschlossen, Anschauen nicht: Schreib mir",
          ],
        ],
      },
    ],
  },
  {
    name: "Was ich dir schreiben würde",
    voices: ["friendly"],
    families: ["chat"],
    on: ["area"],
    weight: 54,
    titles: ["Du suchst in {city}? Lies kurz", "Du suchst? Lies kurz"],
    lines: [
      {
        say: [
          [
            "Wenn du mir gesagt hättest, du suchst in {place}, bekämst du jetzt diese Nachricht: Ich habe {beds.eine}[, {area.bare}][, {baths}]",
            "{!beds.home}Wenn du mir gesagt hättest, du suchst in {place}, bekämst du jetzt diese Nachricht: Ich habe {type.eine}[, {area.bare}]",
            "Wenn du mir gesagt hättest, was du suchst, bekämst du jetzt diese Nachricht",
          ],
          climb,
          ["{year}, falls du fragst", "Die Zimmer: {layout}"],
        ],
      },
      "",
      { say: [ride, compass, outside, cooking, charm] },
      { say: [warm, inside, ...more, machines, stow, parked, shared, errands, done, deal] },
      ...end,
      {
        close: [
          [
            "Antworte einfach, oder ruf an: {agent}, {company}, {phone}",
            "Antworte einfach, oder ruf an: {agent}, {phone}",
            "Antworte einfach mit einem Tag, der dir passt",
          ],
        ],
      },
    ],
  },
];
