/** Scenes in German: stops, shops, streets. */
import type { Scene } from "#engine/copy/languages/base/story";

export const around: readonly Scene[] = [
  {
    on: ["nearTransit", "transit"],
    icon: "🚇",
    weight: 72,
    title: ["{transit}: {beds.num} in {district}"],
    open: {
      professional: ["{transit.until}: Der Weg ist schnell erzählt."],
      friendly: ["Wecker ein bisschen später stellen? Es sind {transit.until}."],
      luxury: ["{transit.until}. Die Stadt ist nah, die Tür bleibt Ihre."],
      trendy: ["{transit.until}. Snooze ist wieder erlaubt."],
    },
    line: {
      professional: ["{transit.until}"],
      friendly: ["Zurück nach Hause? {transit.until}"],
      luxury: ["Der Weg in die Stadt: {transit.until}"],
      trendy: ["{transit.until}, Snooze inklusive"],
    },
    end: { friendly: ["Und was machst du mit der gesparten Zeit?"], trendy: ["Snooze oder Kaffee?"] },
  },
  {
    on: ["transit"],
    icon: "🚇",
    weight: 42,
    line: { any: ["{transit.until}"], friendly: ["Für deine Wege: {transit.until}"], trendy: ["Anbindung: {transit}"] },
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
      professional: ["Kleiner Laden unten im Haus", "Kleiner Laden unten im Haus: Vergessenes ist schnell geholt"],
      friendly: ["Milch vergessen? Unten ist ein kleiner Laden"],
      luxury: ["Ein kleiner Laden unten, für das Vergessene"],
      trendy: ["Laden unten: Chips ohne Schuhe zubinden"],
    },
  },
  {
    on: ["supermarket"],
    icon: "🛒",
    line: {
      professional: ["Supermarkt in der Nähe"],
      friendly: ["Ein Supermarkt in der Nähe: Die Einkaufsliste darf auch mal nur ein Punkt sein"],
      luxury: ["Ein Supermarkt in der Nähe, der Alltag bleibt klein"],
      trendy: ["Supermarkt in der Nähe: Hafermilch gerettet"],
    },
  },
  {
    on: ["shops"],
    icon: "🛍️",
    line: {
      any: ["Geschäfte in der Nähe"],
      friendly: ["Geschäfte in der Nähe: Brot, Batterien, Blumen auf einer Runde"],
      trendy: ["Geschäfte in der Nähe: Warenkorb zum Anfassen"],
    },
  },
  {
    on: ["mall"],
    icon: "🏬",
    line: {
      any: ["Einkaufszentrum in der Nähe"],
      friendly: ["Ein Einkaufszentrum in der Nähe, für Regentage mit Liste"],
      trendy: ["Einkaufszentrum in der Nähe: Regen? Trotzdem bummeln"],
      luxury: ["Ein Einkaufszentrum in der Nähe, wenn es schnell gehen soll"],
    },
  },
  {
    on: ["market"],
    icon: "🧺",
    line: {
      any: ["Markt in der Nähe"],
      friendly: ["Ein Markt in der Nähe: Tomaten nach Geruch kaufen"],
      luxury: ["Ein Markt in der Nähe, Körbe statt Tüten"],
    },
  },
  {
    on: ["bakery"],
    icon: "🥐",
    open: { any: ["Brötchen noch warm nach Hause tragen: Eine Bäckerei ist in der Nähe."] },
    line: {
      any: ["Bäckerei in der Nähe"],
      friendly: ["Eine Bäckerei in der Nähe: Brötchen holen zählt hier als Spaziergang"],
      luxury: ["Eine Bäckerei in der Nähe, der Morgen duftet mit"],
      trendy: ["Bäckerei in der Nähe: Wer holt Croissants?"],
      professional: ["Eine Bäckerei liegt in der Nähe"],
    },
  },
  {
    on: ["restaurants"],
    icon: "🍝",
    line: {
      any: ["Restaurants in der Nähe"],
      friendly: ["Restaurants in der Nähe, falls die Küche einen freien Abend braucht"],
      trendy: ["Restaurants in der Nähe: Kochen ist eine Option, keine Pflicht"],
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
      professional: ["Park in der Nähe"],
      friendly: ["Lust auf Grün? Ein Park ist in der Nähe"],
      luxury: ["Ein Park in der Nähe, für den Umweg nach Hause"],
      trendy: ["Park in der Nähe: Picknickdecke griffbereit halten"],
    },
  },
  {
    on: ["primarySchoolNextDoor"],
    icon: "🏫",
    line: {
      any: ["Eine Grundschule grenzt direkt an die Anlage"],
      friendly: ["Nebenan, direkt an der Anlage, liegt eine Grundschule"],
      trendy: ["Grundschule direkt an der Anlage"],
    },
  },
  { on: ["hospital"], icon: "🏥", line: { any: ["Krankenhaus in der Nähe"] } },
  {
    on: ["quietStreet"],
    icon: "🤫",
    open: {
      professional: ["Die Straße ist als ruhig beschrieben; prüfen Sie es am besten zur Feierabendzeit."],
      friendly: ["Fenster auf Kipp schlafen? Die Straße ist ruhig."],
      luxury: ["Eine ruhige Straße. Man hört wieder, was man denkt."],
      trendy: ["Ruhige Straße. Ohrstöpsel: Restposten."],
    },
    line: {
      any: ["Ruhige Straße"],
      friendly: ["Ruhige Straße: Das Fenster darf nachts offen bleiben"],
      luxury: ["Eine ruhige Straße, das leise Vorspiel zur Tür"],
    },
  },
  {
    on: ["deadEnd"],
    icon: "🚸",
    line: {
      any: ["Lage an einer Sackgasse"],
      friendly: ["Sackgasse: Wer hier fährt, will auch hierher"],
      luxury: ["Eine Sackgasse, kein Durchgang, nur Ankunft"],
      trendy: ["Sackgasse: das gute Ende vom Navi"],
    },
    open: { any: ["Durchgangsverkehr endet, bevor er anfängt: Sackgasse."] },
  },
];
