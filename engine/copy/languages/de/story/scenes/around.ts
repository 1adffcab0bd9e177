/** Scenes in German: stops, shops, streets. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚇",
    weight: 72,
    title: ["{transit}: {beds.num} in {district}"],
    open: {
      professional: ["Kurze Wege: Es sind {transit.until}."],
      friendly: ["Morgens zählt jede Minute. Von hier sind es {transit.until}."],
      luxury: ["Die Stadt ist nah: {transit.until}."],
      trendy: ["{transit.until}. Der Wecker darf später klingeln."],
    },
    line: {
      professional: [
        "Bis zum Anschluss ist es nicht weit: {transit.until}",
        "Für den Arbeitsweg: {transit.until}",
        "Die Anbindung: {transit.until}",
      ],
      friendly: [
        "Zur Arbeit ohne Auto: Es sind {transit.until}",
        "Es sind {transit.until}, abends also auch nicht weiter",
      ],
      luxury: [
        "Der Weg in die Stadt ist kurz: {transit.until}",
        "Ohne Wagen unterwegs: {transit.until}",
        "Zur Anbindung: {transit.until}",
      ],
      trendy: ["{transit.until}, der Wecker darf später klingeln", "Auch spätabends kein Drama: {transit.until}"],
    },
    end: {
      friendly: ["Und wohin fährst du morgens?"],
      trendy: ["Snooze oder Kaffee?"],
    },
  },
  {
    on: ["transit"],
    icon: "🚇",
    weight: 42,
    line: {
      friendly: ["Für deine Wege: {transit.until}"],
      trendy: ["Anbindung: {transit.until}"],
      professional: ["Für den Arbeitsweg: {transit.until}"],
      luxury: ["In die Stadt: {transit.until}"],
    },
  },
  {
    on: ["convenienceStore"],
    icon: "🏪",
    title: ["Laden unten im Haus: {beds} in {district}"],
    open: {
      friendly: ["Milch vergessen? 🥛 Der Laden ist gleich unten."],
      trendy: ["Mitternachtssnack? Der Laden ist unten im Haus."],
      professional: ["Ein kleiner Laden liegt unten im Haus."],
    },
    line: {
      professional: ["Unten im Haus ist ein kleiner Laden, Fehlendes ist schnell geholt"],
      friendly: ["Unten im Haus ist ein kleiner Laden: Milch vergessen ist kein Problem mehr"],
      luxury: ["Unten im Haus liegt ein kleiner Laden"],
      trendy: ["Laden unten im Haus: Chips holen in Hausschuhen"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["Ein Supermarkt liegt in der Nähe"],
      friendly: ["Ein Supermarkt ist in der Nähe, der Einkauf passt also noch in den Heimweg"],
      luxury: ["Ein Supermarkt ist in der Nähe"],
      trendy: ["Supermarkt in der Nähe: Hafermilch um kurz vor Ladenschluss geht"],
    },
  },
  {
    on: ["shops"],
    icon: "🛍️",
    line: {
      friendly: ["Geschäfte sind in der Nähe: Brot, Batterien, Blumen auf einer Runde"],
      trendy: ["Geschäfte in der Nähe: Einkaufen ohne Lieferdienst"],
      professional: ["Geschäfte liegen in der Nähe"],
      luxury: ["Geschäfte sind in der Nähe"],
    },
  },
  {
    on: ["mall"],
    icon: "🏬",
    line: {
      friendly: ["Ein Einkaufszentrum ist in der Nähe, für den großen Einkauf am Samstag"],
      trendy: ["Einkaufszentrum in der Nähe: Regentage sind gerettet"],
      luxury: ["Ein Einkaufszentrum ist in der Nähe"],
      professional: ["Ein Einkaufszentrum liegt in der Nähe"],
    },
  },
  {
    on: ["market"],
    icon: "🧺",
    line: {
      friendly: ["Ein Markt ist in der Nähe: Gemüse kaufst du dort auch einzeln"],
      luxury: ["Ein Markt ist in der Nähe"],
      professional: ["Ein Markt liegt in der Nähe"],
      trendy: ["Markt in der Nähe: Tomaten, die nach Tomaten riechen"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    open: {
      friendly: ["Brötchen, die unterwegs noch warm sind: Eine Bäckerei ist in der Nähe."],
      trendy: ["Sonntag? Brötchen. Eine Bäckerei ist in der Nähe."],
    },
    line: {
      friendly: ["Eine Bäckerei ist in der Nähe, sonntags holst du die Brötchen zu Fuß"],
      luxury: ["Eine Bäckerei ist in der Nähe"],
      trendy: ["Bäckerei in der Nähe: Wer holt Croissants?"],
      professional: ["Eine Bäckerei liegt in der Nähe"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍝",
    line: {
      friendly: ["Restaurants sind in der Nähe, für Abende ohne Kochlust"],
      trendy: ["Restaurants in der Nähe: Kochen ist eine Option, keine Pflicht"],
      professional: ["Restaurants liegen in der Nähe"],
      luxury: ["Restaurants sind in der Nähe"],
    },
  },
  {
    on: ["park"],
    icon: "🌳",
    open: {
      friendly: ["Lust auf Grün? Ein Park ist in der Nähe."],
      trendy: ["Park in der Nähe. Deine Laufschuhe haben keine Ausrede mehr."],
      professional: ["Ein Park liegt in der Nähe."],
    },
    line: {
      professional: ["Ein Park liegt in der Nähe"],
      friendly: ["Ein Park ist in der Nähe, für die Runde vor dem Frühstück"],
      luxury: ["Ein Park ist in der Nähe, für den Umweg am Abend"],
      trendy: ["Park in der Nähe: Laufrunde oder Picknickdecke"],
    },
  },
  {
    on: ["primarySchoolNextDoor"],
    icon: "🏫",
    line: {
      friendly: ["Direkt an der Anlage liegt eine Grundschule, der Schulweg ist also kurz"],
      trendy: ["Grundschule direkt an der Anlage"],
      professional: ["Eine Grundschule grenzt direkt an die Anlage"],
      luxury: ["Eine Grundschule grenzt direkt an die Anlage"],
    },
  },
  {
    on: ["hospital"],
    icon: "🏥",
    line: {
      any: ["Krankenhaus in der Nähe"],
    },
  },
  {
    on: ["quietStreet"],
    icon: "🤫",
    open: {
      professional: ["Die Straße ist als ruhig beschrieben; prüfen Sie es am besten zur Feierabendzeit."],
      friendly: ["Fenster auf Kipp schlafen? Die Straße ist ruhig."],
      luxury: ["Eine ruhige Straße."],
      trendy: ["Ruhige Straße. Nachts bleibt das Fenster offen."],
    },
    line: {
      friendly: ["Die Straße ist ruhig, nachts kann das Fenster offen bleiben"],
      luxury: ["Eine ruhige Straße, die Fenster können offen bleiben"],
      professional: ["Die Straße ist ruhig; am besten prüfen Sie das zum Feierabend"],
      trendy: ["Ruhige Straße: Fenster auf, Ohrstöpsel weg"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🚸",
    open: {
      friendly: ["Hier fährt nur vorbei, wer auch ankommen will: Sackgasse."],
    },
    line: {
      friendly: ["Es ist eine Sackgasse: Durchgangsverkehr gibt es nicht"],
      luxury: ["Eine Sackgasse, ohne Durchgangsverkehr"],
      trendy: ["Sackgasse: Das Navi hört hier auf, die Ruhe fängt an"],
      professional: ["Die Lage an einer Sackgasse hält den Durchgangsverkehr fern"],
    },
  },
];
