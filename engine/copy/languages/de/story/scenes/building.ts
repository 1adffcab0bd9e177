/** Scenes in German: lifts, doors and what neighbours share. */
import type { Scene } from "#engine/copy/languages/base/story";

export const building: readonly Scene[] = [
  {
    on: ["lift"],
    icon: "🛗",
    line: {
      professional: [
        "Im Haus gibt es einen Aufzug, auch für Einkäufe und Koffer",
        "Ein Aufzug ist vorhanden",
        "In die Etagen führt ein Aufzug",
      ],
      friendly: [
        "Es gibt einen Aufzug: Einkäufe und Wasserkästen fahren mit",
        "Mit Aufzug, beim Umzug wirst du es merken",
        "Koffer und Getränkekisten nehmen den Aufzug",
      ],
      luxury: ["Ein Aufzug ist im Haus", "Nach oben führt ein Aufzug", "Das Haus hat einen Aufzug"],
      trendy: [
        "Aufzug da: Der Wasserkasten fährt mit",
        "Aufzug: Du darfst das große Sofa kaufen",
        "Mit Aufzug, Treppen sind freiwillig",
      ],
    },
  },
  {
    on: ["twoLifts"],
    icon: "🛗",
    line: {
      friendly: ["Es gibt zwei Aufzüge: Wenn einer gewartet wird, fährt der andere"],
      trendy: ["Zwei Aufzüge: Plan B eingebaut"],
      professional: ["Das Haus hat zwei Aufzüge"],
      luxury: ["Zwei Aufzüge im Haus"],
    },
  },
  {
    on: ["topOfHouse", "lift"],
    icon: "☁️",
    weight: 70,
    open: {
      trendy: ["Oberste Etage, Aufzug. Getrampel von oben? Unmöglich."],
      professional: ["Oberste Etage mit Aufzug."],
      friendly: ["Niemand über dir, und hoch kommst du trotzdem ohne Treppe: oberste Etage, mit Aufzug."],
      luxury: ["Die oberste Etage, mit Aufzug."],
    },
    line: {
      professional: ["Oberste Etage, mit Aufzug"],
      friendly: ["Oberste Etage mit Aufzug: niemand über dir, kein Treppensteigen"],
      trendy: ["Oberste Etage mit Aufzug: kein Getrampel, kein Treppensteigen"],
      luxury: ["Oberste Etage, mit Aufzug"],
    },
  },
  {
    on: ["topFloor"],
    icon: "☁️",
    line: {
      friendly: ["Oberste Etage: Über dir läuft niemand"],
      luxury: ["Die oberste Etage, niemand darüber"],
      trendy: ["Oberste Etage: kein Getrampel von oben"],
      professional: ["Die Wohnung liegt in der obersten Etage, ohne Nachbarn darüber"],
    },
  },
  {
    on: ["concierge"],
    icon: "🛎️",
    line: {
      friendly: ["Es gibt einen Concierge-Service: Pakete nimmt jemand an"],
      luxury: ["Ein Concierge-Service ist im Haus"],
      trendy: ["Concierge-Service: Deine Pakete haben jetzt eine Adresse"],
      professional: ["Im Haus gibt es einen Concierge-Service"],
    },
  },
  {
    on: ["securityGuard"],
    icon: "🛡️",
    line: {
      any: ["Wachdienst in der Anlage"],
    },
  },
  {
    on: ["videoIntercom"],
    icon: "📹",
    line: {
      any: ["Video-Gegensprechanlage"],
      friendly: ["Video-Gegensprechanlage: erst schauen, dann öffnen"],
      trendy: ["Video-Gegensprechanlage: Werbung? Nicht da"],
    },
  },
  {
    on: ["intercom"],
    icon: "🔔",
    line: {
      professional: ["Eine Gegensprechanlage ist vorhanden"],
      friendly: ["Mit Gegensprechanlage: fragen, bevor du öffnest"],
      luxury: ["Eine Gegensprechanlage"],
      trendy: ["Gegensprechanlage ✅"],
    },
  },
  {
    on: ["autoLock"],
    icon: "🔐",
    line: {
      any: ["Haustür mit Zugangskontrolle"],
      friendly: ["Die Haustür öffnet nur, wer hineingehört"],
      trendy: ["Haustür mit Zugangskontrolle: auf geht sie nur mit Schlüssel"],
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
      professional: ["Für Sendungen gibt es Paketfächer im Haus"],
      friendly: ["Es gibt Paketfächer: Das Paket wartet auf dich, nicht du auf den Boten"],
      luxury: ["Für Lieferungen gibt es Paketfächer"],
      trendy: ["Paketfächer: nie wieder beim Nachbarn klingeln"],
    },
  },
  {
    on: ["clubhouse"],
    icon: "🎱",
    line: {
      any: ["Clubhaus in der Anlage"],
    },
  },
  {
    on: ["gym"],
    icon: "🏋️",
    line: {
      friendly: ["Es gibt einen Fitnessraum: trainieren, ohne vorher durch den Regen zu müssen"],
      luxury: ["Ein Fitnessraum gehört zum Haus"],
      trendy: ["Fitnessraum im Haus: Die Ausrede Regen ist weg"],
      professional: ["Zur Anlage gehört ein Fitnessraum"],
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
    open: {
      any: ["Bis zur Tür ohne eine einzige Stufe: Der Zugang ist stufenlos."],
    },
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
