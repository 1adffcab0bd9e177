/** What is not so good, said openly, the weightiest first. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: [
        "{floor.short}: Für große Möbel planen Sie bitte Helfer ein.",
        "{floor.short}; schwere Stücke nehmen die Treppe.",
      ],
      friendly: [
        "{floor}. Der Wasserkasten zählt dann als Workout 💪",
        "{floor}. Beim Umzug hilft Pizza als Bestechung.",
        "{floor}: Getränkekisten tragen sich hier nicht von selbst.",
      ],
      luxury: ["{floor.short}. Der Weg nach oben gehört dazu."],
      trendy: [
        "{floor} (Cardio gratis).",
        "{floor}. Beintag ist täglich.",
        "{floor}. Der Lieferdienst kennt bald deinen Puls.",
      ],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      professional: ["Ein Aufzug ist nicht vorhanden."],
      friendly: ["Es gibt keinen Aufzug, denk bei Sofa und Klavier daran."],
      luxury: ["Ohne Aufzug; die Treppe gehört zum Haus."],
      trendy: ["Kein Aufzug. Deine Waden werden es dir danken."],
    },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    but: {
      professional: ["Rohbau: Zeit und Kosten für den Innenausbau kommen zum Preis hinzu."],
      friendly: ["Es ist ein Rohbau. Ausbau heißt Zeit und Geld, dafür bestimmst du jede Steckdose."],
      luxury: ["Ein Rohbau. Alles Weitere entsteht nach Ihrem Entwurf und auf Ihre Kosten."],
      trendy: ["Rohbau. Du brauchst Plan, Budget und starke Nerven."],
    },
    line: { any: ["Rohbau, der Innenausbau ist offen"] },
  },
  {
    on: ["sharedHome"],
    icon: "👥",
    but: {
      any: ["Es ist ein Zimmer in einer WG, Küche und Bad werden geteilt."],
      friendly: ["Es ist ein WG-Zimmer: Küche und Bad teilst du, den Putzplan auch."],
    },
  },
  {
    on: ["oneBathroom"],
    icon: "🚿",
    but: {
      professional: ["Es gibt ein Bad für {beds}.", "Vorhanden ist ein Bad."],
      friendly: [
        "Es gibt nur ein Bad, morgens hilft also eine Reihenfolge.",
        "Nur ein Bad. Wer zuerst wach ist, gewinnt.",
      ],
      luxury: ["Ein Bad, man stimmt sich ab."],
      trendy: ["Ein Bad. Früh aufstehen wird belohnt.", "Nur ein Bad: Stoppuhr an."],
    },
  },
  {
    on: ["noPets"],
    icon: "🚫",
    but: {
      any: ["Haustiere sind nicht erlaubt."],
      friendly: ["Haustiere sind nicht erlaubt, das lieber gleich vorweg."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "📦",
    but: {
      professional: ["Die Vermietung erfolgt unmöbliert."],
      friendly: ["Unmöbliert: Dein Sofa darf mit, muss aber auch."],
      luxury: ["Unmöbliert, der Raum wartet auf Ihre Stücke."],
      trendy: ["Unmöbliert. Heißt: Schlepp dein Sofa an."],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      professional: ["Die Fenster gehen nach Norden, direkte Sonne ist begrenzt."],
      friendly: ["Alles geht nach Norden. Gut für heiße Sommer, weniger für Sonnenanbeter."],
      luxury: ["Nordlicht, gleichmäßig und kühl."],
      trendy: ["Nordseite. Sonnenbrille bleibt in der Tasche."],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      professional: ["Die Wohnung liegt im Erdgeschoss; bitte prüfen Sie Einblick und Feuchtigkeit vor Ort."],
      friendly: ["Es liegt ebenerdig, schau vor Ort, wie viel man von draußen sieht."],
      luxury: ["Ebenerdig; ein Blick auf die Einsehbarkeit vor Ort empfiehlt sich."],
      trendy: ["Erdgeschoss. Gardinen sind Teil der Rechnung."],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "☀️",
    but: {
      professional: ["Oberste Etage: Fragen Sie nach Dämmung und Zustand des Dachs."],
      friendly: ["Oberste Etage heißt auch: nach der Dämmung fragen, der August kommt bestimmt."],
      luxury: ["Oberste Etage; über Dämmung und Dach sprechen wir gern."],
      trendy: ["Ganz oben. Frag nach der Dämmung, bevor der August fragt."],
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
      luxury: ["Ein Haus dieses Alters verdient einen kundigen Blick."],
      trendy: [
        "Charme hat Geschichte: Check Leitungen und Dach.",
        "Altes Haus, alte Fragen: Leitungen, Dach, Dämmung.",
      ],
    },
  },
  {
    on: ["olderBuilding"],
    unless: ["renovated", "fullyRenovated"],
    icon: "🧱",
    but: {
      professional: ["Bei diesem Baujahr lohnt die Frage nach Leitungen und Fenstern."],
      friendly: ["Nicht mehr das jüngste Haus, frag beim Termin ruhig nach Leitungen und Fenstern."],
      luxury: ["Zu Leitungen und Fenstern geben wir gern Auskunft."],
      trendy: ["Nicht frisch aus der Packung: nach Leitungen und Fenstern fragen."],
    },
  },
];
