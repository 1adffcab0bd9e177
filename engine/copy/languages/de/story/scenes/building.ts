/** Scenes in German: lifts, doors and what neighbours share. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: ["Aufzug im Haus: Einkäufe und Koffer fahren mit"],
      friendly: ["Ein Aufzug: Die Wasserkästen fahren mit"],
      luxury: ["Ein Aufzug, und die Treppe wird zur Wahl"],
      trendy: ["Aufzug: Beintag bleibt freiwillig"],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      any: ["Zwei Aufzüge im Haus"],
      friendly: ["Zwei Aufzüge: Wenn einer streikt, fährt der andere"],
      trendy: ["Zwei Aufzüge: Plan B eingebaut"],
    },
  },
  {
    on: ["topOfHouse", "lift"],
    icon: "☁️",
    weight: 70,
    open: {
      any: ["Oben endet der Aufzug, und niemand läuft über einem: oberste Etage."],
      trendy: ["Oberste Etage, Aufzug. Getrampel von oben? Unmöglich."],
    },
    line: {
      professional: ["Oberste Etage, mit Aufzug"],
      friendly: ["Oberste Etage mit Aufzug: niemand über dir, kein Treppensteigen"],
    },
  },
  {
    on: ["topFloor"],
    icon: "☁️",
    line: {
      any: ["Oberste Etage"],
      friendly: ["Oberste Etage: Über dir wohnt nur noch das Wetter"],
      luxury: ["Die oberste Etage, darüber nur noch Himmel"],
      trendy: ["Oberste Etage: Stöckelschuhe von oben? Gibt’s nicht"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    open: { any: ["Jemand nimmt die Pakete an und kennt die Klingel: Concierge-Service im Haus."] },
    line: {
      any: ["Concierge-Service"],
      friendly: ["Ein Concierge: Das Paket liegt nicht mehr beim Nachbarn vom Nachbarn"],
      luxury: ["Ein Concierge empfängt, bevor Sie suchen"],
      trendy: ["Concierge: Pakete haben jetzt eine Ansprechperson"],
    },
  },
  { on: ["securityGuard"], icon: "🛡️", line: { any: ["Wachdienst in der Anlage"] } },
  {
    on: ["videoIntercom"],
    icon: "📹",
    line: {
      any: ["Video-Gegensprechanlage"],
      friendly: ["Video-Gegensprechanlage: erst schauen, dann öffnen"],
      trendy: ["Video-Gegensprechanlage: Werbung? Nicht da"],
    },
  },
  { on: ["intercom"], icon: "🔔", line: { any: ["Gegensprechanlage"] } },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      any: ["Haustür mit Zugangskontrolle"],
      friendly: ["Die Haustür öffnet nur, wer hineingehört"],
      trendy: ["Haustür mit Zugangskontrolle: Fremde bleiben draußen"],
    },
  },
  {
    on: ["parcelBox"],
    icon: "📦",
    title: ["Paketfächer im Haus: {beds} in {district}"],
    open: {
      friendly: ["Nie wieder der Zettel „Wir haben Sie nicht angetroffen“: Im Haus gibt es Paketfächer."],
      trendy: ["Paketfächer im Haus. Dein Paket wartet auf dich, nicht du auf dein Paket."],
      professional: ["Paketfächer im Haus: Sendungen warten auf Sie, nicht umgekehrt."],
      luxury: ["Was geliefert wird, wartet unten: Paketfächer."],
    },
    line: {
      professional: ["Paketfächer: Sendungen warten auf Sie"],
      friendly: ["Paketfächer: Das Paket wartet auf dich, nicht du auf den Boten"],
      luxury: ["Paketfächer, die warten können"],
      trendy: ["Paketfächer: Nachbarschaftsdienst ohne Smalltalk"],
    },
  },
  { on: ["clubhouse"], icon: "🎱", line: { any: ["Clubhaus in der Anlage"] } },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      any: ["Fitnessraum im Haus"],
      friendly: ["Ein Fitnessraum: Ausreden enden an der Wohnungstür"],
      luxury: ["Ein Fitnessraum, ohne Weg durch den Regen"],
      trendy: ["Fitnessraum im Haus: Vertrag kündigen, Treppe runter"],
    },
  },
  {
    on: ["playground"],
    icon: "🛝",
    line: {
      any: ["Spielplatz an der Anlage"],
      friendly: ["Ein Spielplatz gehört zur Anlage, die Sandschaufel also in den Rucksack"],
      trendy: ["Spielplatz an der Anlage: Schaukeln ist Ausdauersport"],
    },
  },
  {
    on: ["stepFree"],
    icon: "♿",
    line: {
      any: ["Stufenloser Zugang"],
      friendly: ["Stufenloser Zugang: Koffer, Rad und Rollstuhl kommen hinein"],
      trendy: ["Stufenloser Zugang: Koffer rollen bis rein"],
    },
    open: { any: ["Bis zur Tür ohne eine einzige Stufe: Der Zugang ist stufenlos."] },
  },
  {
    on: ["carAndPedestrianApart"],
    icon: "🚶",
    line: {
      any: ["Getrennte Wege für Autos und Fußgänger"],
      friendly: ["Autos und Fußgänger haben getrennte Wege: gehen, ohne sich umzudrehen"],
      trendy: ["Fußwege ohne Autos: Handy gucken trotzdem auf eigene Gefahr"],
      luxury: ["Wege ohne Autos, Schritte ohne Eile"],
    },
  },
];
