/** What is not so good, said openly, the weightiest first. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: [
        "{floor.short}: Für große Möbel planen Sie bitte Helfer ein.",
        "Die Wohnung erreichen Sie über die Treppe: {floor.short}.",
        "Bitte beachten Sie: {floor.short}, Möbel gehen durchs Treppenhaus.",
      ],
      friendly: [
        "{floor}: Einkäufe und Sofa gehen über die Treppe.",
        "{floor}. Beim Umzug brauchst du Freunde und Pizza.",
      ],
      luxury: ["{floor.short}, der Weg führt über die Treppe.", "Man geht zu Fuß hinauf: {floor.short}."],
      trendy: ["{floor} (Cardio gratis).", "{floor}. Denk ans Sofa, bevor du unterschreibst."],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["Ein Aufzug ist nicht vorhanden."],
      friendly: ["Es gibt keinen Aufzug, denk bei Sofa und Einkäufen daran."],
      luxury: ["Ohne Aufzug."],
      trendy: ["Kein Aufzug: Das Sofa wird sich an dich erinnern."],
    },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    line: {
      any: ["Rohbau, der Innenausbau ist offen"],
    },
    but: {
      professional: ["Rohbau: Zeit und Kosten für den Innenausbau kommen zum Preis hinzu."],
      friendly: ["Es ist ein Rohbau. Ausbau heißt Zeit und Geld, dafür bestimmst du jede Steckdose."],
      luxury: ["Ein Rohbau; Ausbau und Kosten kommen hinzu."],
      trendy: ["Rohbau. Du brauchst Plan, Budget und starke Nerven."],
    },
  },
  {
    on: ["sharedHome"],
    icon: "👥",
    but: {
      friendly: ["Es ist ein WG-Zimmer: Küche und Bad teilst du, den Putzplan auch."],
      professional: ["Es ist ein Zimmer in einer WG, Küche und Bad werden geteilt."],
      luxury: ["Es ist ein Zimmer in einer WG; Küche und Bad werden geteilt."],
      trendy: ["WG-Zimmer: Küche, Bad und Putzplan teilst du."],
    },
  },
  {
    on: ["noPets"],
    icon: "🚫",
    but: {
      friendly: ["Haustiere sind nicht erlaubt, das lieber gleich vorweg."],
      professional: ["Haustiere sind nicht erlaubt."],
      luxury: ["Haustiere sind nicht erlaubt."],
      trendy: ["Haustiere: nicht erlaubt, lieber gleich gesagt."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "📦",
    but: {
      professional: ["Die Vermietung erfolgt unmöbliert."],
      friendly: ["Die Wohnung ist unmöbliert: Bett, Tisch und Sofa bringst du mit."],
      luxury: ["Die Vermietung erfolgt unmöbliert."],
      trendy: ["Unmöbliert: Das Sofa musst du selbst hochtragen."],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: ["Die Fenster gehen nach Norden, direkte Sonne ist begrenzt."],
      friendly: ["Alles geht nach Norden: gleichmäßiges Licht, wenig direkte Sonne."],
      luxury: ["Alle Fenster gehen nach Norden."],
      trendy: ["Nordseite: im August angenehm, Sonne eher woanders."],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      professional: ["Die Wohnung liegt im Erdgeschoss; bitte prüfen Sie Einblick und Feuchtigkeit vor Ort."],
      friendly: ["Es liegt ebenerdig, schau vor Ort, wie viel man von draußen sieht."],
      luxury: ["Die Lage ist ebenerdig."],
      trendy: ["Erdgeschoss: keine Treppe, dafür Gardinen."],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "☀️",
    but: {
      professional: ["Oberste Etage: Fragen Sie nach Dämmung und Zustand des Dachs."],
      friendly: ["Oberste Etage: Frag nach der Dämmung, im August merkst du den Unterschied."],
      luxury: ["Oberste Etage; nach der Dämmung des Dachs zu fragen lohnt."],
      trendy: ["Ganz oben: Frag nach der Dämmung, bevor der August fragt."],
    },
  },
  {
    on: ["pre1940"],
    unless: ["renovated", "fullyRenovated"],
    icon: "🏛️",
    but: {
      professional: ["Bei diesem Baujahr sollten Leitungen, Dach und Dämmung fachkundig geprüft werden."],
      friendly: [
        "Das Haus hat viele Jahre hinter sich. Nimm zum Termin jemanden mit, der Leitungen und Dach lesen kann.",
        "Altes Haus heißt auch: nach Leitungen, Dach und Dämmung fragen.",
      ],
      luxury: ["Bei diesem Alter lohnt ein fachkundiger Blick auf Leitungen, Dach und Dämmung."],
      trendy: ["Altes Haus: nach Leitungen, Dach und Dämmung fragen."],
    },
  },
  {
    on: ["olderBuilding"],
    unless: ["renovated", "fullyRenovated"],
    icon: "🧱",
    but: {
      professional: ["Bei diesem Baujahr lohnt die Frage nach Leitungen und Fenstern."],
      friendly: ["Das Haus ist nicht neu: Frag beim Termin nach Leitungen und Fenstern."],
      luxury: ["Nach Leitungen und Fenstern zu fragen lohnt bei diesem Baujahr."],
      trendy: ["Nicht frisch gebaut: nach Leitungen und Fenstern fragen."],
    },
  },
];
