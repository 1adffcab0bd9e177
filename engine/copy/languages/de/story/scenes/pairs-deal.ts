/** Scenes in German: two points at once: house, technology, terms. */
import type { Scene } from "#engine/copy/languages/base/story";

export const dealPairs: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift", "southBalcony"],
    icon: "☀️",
    weight: 92,
    title: ["Ohne Aufzug, mit Südbalkon: {district}"],
    open: {
      friendly: ["Die schlechte Nachricht: kein Aufzug. Die gute: {southBalcony}, oben angekommen."],
      trendy: ["Kein Aufzug, aber {southBalcony}. Fairer Tausch?"],
      professional: ["Beides gehört gesagt: kein Aufzug, dafür ein {southBalcony}."],
      luxury: ["Kein Aufzug. Dafür oben ein {southBalcony}."],
    },
    end: { friendly: ["Treppe gegen Sonne: Nimmst du den Handel an?"], trendy: ["Deal?"] },
  },
  {
    on: ["fullyRenovated", "moveInAnyTime"],
    icon: "🔧",
    weight: 100,
    title: ["Fertig und frei: {beds} in {district}"],
    open: {
      friendly: ["Baustelle vorbei, Schlüssel frei: {fullyRenovated} und ab sofort zu haben."],
      trendy: ["{fullyRenovated}, ab sofort frei. Worauf wartest du?"],
      professional: ["Zustand und Termin vorweg: {fullyRenovated}, ab sofort frei."],
      luxury: ["Fertig, und frei: {fullyRenovated}."],
    },
    line: { professional: ["Ab sofort frei, {fullyRenovated}"] },
  },
  {
    on: ["furnished", "moveInAnyTime"],
    icon: "🧳",
    weight: 86,
    title: ["Möbliert, sofort frei: {beds} in {district}"],
    open: {
      friendly: ["Ein Koffer, ein Schlüssel, heute noch: möbliert und ab sofort frei."],
      trendy: ["Möbliert, ab sofort frei. Ein Rollkoffer genügt."],
      professional: ["Möbliert und ab sofort frei."],
      luxury: ["Möbliert, ab sofort frei. Es fehlt nur die Ankunft."],
    },
    line: { professional: ["Möbliert und ab sofort frei"] },
  },
  {
    on: ["twoBathrooms", "fullyRenovated"],
    icon: "🚿",
    weight: 90,
    title: ["Zwei Bäder, {fullyRenovated}: {district}"],
    open: {
      friendly: ["Zwei Bäder, {fullyRenovated}: Morgens staut sich hier höchstens der Kaffeeduft."],
      professional: ["Zwei Bäder, {fullyRenovated}: Funktion und Zustand in einem Satz."],
      trendy: ["Zwei Bäder, {fullyRenovated}. Dein Morgen hat ein Update bekommen."],
      luxury: ["Zwei Bäder, {fullyRenovated}. Niemand wartet."],
    },
    line: { professional: ["Zwei Bäder, {fullyRenovated}"] },
  },
  {
    on: ["individualHeating", "fullyRenovated"],
    icon: "🎚️",
    weight: 86,
    line: {
      professional: ["Zustand: {fullyRenovated}, mit einer Heizung, die nur Ihre Wohnung versorgt"],
      friendly: ["Gemacht ist es auch: {fullyRenovated}, und die Heizung hört nur auf dich"],
      any: ["Zustand: {fullyRenovated}, Heizung nur für die eigene Wohnung"],
    },
  },
  {
    on: ["extendedLiving", "builtInWardrobes"],
    icon: "🛋️",
    weight: 84,
    title: ["Erweitertes Wohnzimmer in {district}"],
    open: {
      professional: ["Mehr Raum, weniger Schränke im Weg: erweitertes Wohnzimmer, {builtInWardrobes}."],
      friendly: ["Das Wohnzimmer ist erweitert, dazu {builtInWardrobes}."],
      trendy: ["Wohnzimmer erweitert, {builtInWardrobes}. Platz? Check."],
      luxury: ["Ein erweitertes Wohnzimmer; {builtInWardrobes} nehmen auf, was Sie nicht sehen möchten."],
    },
    line: { professional: ["Erweitertes Wohnzimmer, {builtInWardrobes}"] },
  },
  {
    on: ["parcelBox", "autoLock"],
    icon: "📦",
    weight: 82,
    title: ["Paketfächer im Haus: {beds} in {district}"],
    open: {
      friendly: ["Pakete warten im Fach, Fremde vor der Tür: Paketfächer und Zugangskontrolle im Haus."],
      any: ["Paketfächer im Haus, dazu eine Haustür mit Zugangskontrolle."],
    },
    line: {
      professional: ["Paketfächer und Haustür mit Zugangskontrolle"],
      friendly: ["Paketfächer drinnen, Zugangskontrolle an der Haustür: Nur Erwartetes kommt an"],
    },
  },
  {
    on: ["parcelBox", "lift"],
    icon: "📦",
    weight: 78,
    line: {
      professional: ["Paketfächer und Aufzug im Haus"],
      friendly: ["Paket aus dem Fach, ab in den Aufzug: Schleppen endet an der Haustür"],
    },
  },
  {
    on: ["lift", "undergroundParking"],
    icon: "🛗",
    weight: 80,
    line: {
      professional: ["{undergroundParking}, Aufzug im Haus"],
      friendly: ["{undergroundParking}, dazu ein Aufzug: Der Wochenendeinkauf läuft fast von allein"],
    },
  },
  {
    on: ["heatPump", "solar"],
    icon: "♻️",
    weight: 92,
    title: ["Photovoltaik und Wärmepumpe: {district}"],
    open: {
      any: ["{solar} auf der einen Seite, Wärmepumpe auf der anderen: Strom und Wärme kennen sich hier."],
      trendy: ["{solar} plus Wärmepumpe. Dein Zähler kommt ins Grübeln."],
    },
    line: { professional: ["{solar} und Wärmepumpe"] },
  },
  {
    on: ["heatPump", "garden"],
    icon: "♻️",
    weight: 96,
    title: ["Wärmepumpe und Garten: {district}"],
    open: {
      professional: [
        "Zwei Fragen vorweg beantwortet: Geheizt wird mit einer Wärmepumpe, draußen gibt es einen {garden}.",
      ],
      friendly: ["Heizungsfrage geklärt, Gartenfrage auch: Wärmepumpe und {garden}."],
      trendy: ["Wärmepumpe drin, {garden} draußen. Nächste Frage?"],
      luxury: ["Drinnen die Wärmepumpe, draußen der {garden}. Beides tut seine Arbeit leise."],
    },
  },
  {
    on: ["newRoof", "newWindows"],
    icon: "🏠",
    weight: 84,
    open: { any: ["Zwei große Posten sind schon erledigt: {newRoof}, {newWindows}."] },
    line: { professional: ["Schon erledigt: {newRoof}, {newWindows}"] },
  },
  {
    on: ["fittedKitchen", "dishwasher"],
    icon: "🍳",
    weight: 66,
    line: {
      professional: ["{fittedKitchen} mit Spülmaschine"],
      friendly: ["{fittedKitchen} mit Spülmaschine: kochen ja, abwaschen nein"],
    },
  },
  {
    on: ["bothSides", "lift"],
    icon: "🌬️",
    weight: 82,
    line: {
      professional: ["Durchgesteckter Grundriss, Aufzug im Haus"],
      friendly: ["Durchgesteckt und mit Aufzug: Luft und Einkäufe kommen beide gut durch"],
    },
  },
  {
    on: ["noAgencyFee", "moveInAnyTime"],
    icon: "🤝",
    weight: 86,
    open: {
      any: ["Provisionsfrei und ab sofort frei."],
      friendly: ["Keine Provision, kein Warten: provisionsfrei und ab sofort frei."],
      trendy: ["Provisionsfrei, sofort frei. Frei hoch zwei."],
    },
  },
  {
    on: ["cellar", "bikeRoom"],
    icon: "🚲",
    weight: 66,
    line: {
      professional: ["{cellar} und Fahrradraum"],
      friendly: ["{cellar} für Kisten, Fahrradraum fürs Rad: Der Flur bleibt Flur"],
    },
  },
];
