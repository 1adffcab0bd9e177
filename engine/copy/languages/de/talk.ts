/** Benefits, shortcomings, questions and calls in German. Benefits address nobody, so that they suit every voice. */
import type { LanguageRealiser } from "#engine/copy/languages/base/language";

export const benefits: LanguageRealiser["benefits"] = [
  "{?kitchenWindow}Die Küche hat ihr eigenes Fenster, Kochdunst zieht dort ab.",
  "{?aspect.through}Beide Seiten auf, und die Luft zieht durch.",
  "{?southBalcony}Die Wäsche trocknet auf dem Südbalkon.",
  "{?livingSouth}Tagsüber ist das Wohnzimmer der Platz an der Sonne.",
  "{?lift}Schwere Taschen fahren mit dem Aufzug.",
  "{?fineFinish}Ausgesucht werden nur noch die Möbel.",
  "{?garage}Das Auto steht trocken.",
  "{?doubleGarage}Beide Autos stehen trocken.",
  "{?furnished}Ein Koffer reicht, die Möbel sind da.",
  "{?openKitchen}Wer kocht, bleibt im Gespräch.",
  "{?island}An der Kücheninsel trifft man sich, während das Essen gart.",
  "{?kitchenDiner}Frühstück und Hausaufgaben teilen sich einen Tisch.",
  "{?garden}Zum Pflanzen ist Erde da.",
  "{?terrace}Kaffee auf der Terrasse? Geht.",
  "{?patio}Gegessen wird draußen, wenn das Wetter will.",
  "{?floorHeating}Im Winter geht man barfuß.",
  "{?centralAir}Im Sommer bleibt die Hitze draußen.",
  "{?utility}Die Wäsche hat ihren eigenen Raum.",
  "{?walkIn}Kleider haben hier ein eigenes Zimmer.",
  "{?petsOk}Der Hund kommt mit.",
  "{?parcelBox}Pakete warten unten.",
];

export const drawbacks: LanguageRealiser["drawbacks"] = {
  noLift: "kein Aufzug, jede Lieferung nimmt die Treppe.|ohne Aufzug, beim Umzug braucht es Helfer.",
  oneBathroom:
    "ein Bad für alle, morgens geht es der Reihe nach.|Es gibt nur ein Bad.|nur ein Bad, morgens wechselt man sich ab.",
  northOnly: "nach Norden, direkte Sonne kommt wenig herein.|Nordausrichtung, im Winter bleibt es eher dunkel.",
  bareFinish: "Der gesamte Ausbau steht noch aus, Zeit und Kosten einplanen.|Der Ausbau kommt zum Preis hinzu.",
  olderBuilding:
    "das Haus hat Jahre hinter sich, bitte vor Ort prüfen.|kein junges Haus, Leitungen und Dach sind eine Frage wert.|Bei diesem Baujahr fragt man nach Dach und Leitungen.",
  groundFloor: "auf Straßenhöhe, den Einblick bitte vor Ort prüfen.|unten im Haus, Passanten gehen am Fenster vorbei.",
  unfurnished: "Möbel sind nicht dabei.|Die Möbel müssen mit.",
  sharedHome: "Küche und Bad werden geteilt.|Die gemeinsamen Räume nutzen mehrere.",
};

export const fits: LanguageRealiser["fits"] = [
  "man {beds} sucht und gern durchlüftet. {?aspect.through}",
  "man {beds} sucht und auch draußen sitzen will. {?outdoors}",
  "man {beds} sucht und der Weg zählt: {transit}.",
  "man {beds} um {price} sucht.",
  "das Budget bei etwa {price} liegt.",
];

export const questions: LanguageRealiser["questions"] = {
  professional: [
    "Fragen beantworten wir gern in den Kommentaren.",
    "Fehlt eine Angabe? Bitte nachfragen.",
    "Weitere Unterlagen auf Anfrage.",
  ],
  friendly: [
    "Mit welchem Zimmer würden Sie anfangen?",
    "Könnten Sie sich das vorstellen?",
    "Was würden Sie den Eigentümer fragen?",
    "Wo käme bei Ihnen der Esstisch hin?",
  ],
  luxury: ["Alles Weitere sieht man vor Ort.", "Sehen Sie, was die Fotos auslassen.", "Hier enden die Bilder."],
  trendy: ["Ja, oder weitersuchen?", "Deal oder kein Deal?", "Würdest du besichtigen?", "Behalten oder weiterwischen?"],
};

export const calls: LanguageRealiser["calls"] = {
  professional: {
    comment: [
      "Für einen Besichtigungstermin genügt ein Kommentar.",
      "Unterlagen auf Anfrage in den Kommentaren.",
      "Bei Interesse bitte kommentieren.",
    ],
    message: [
      "Schreiben Sie uns für einen Besichtigungstermin.",
      "Grundriss und Termine per Nachricht.",
      "Kontaktieren Sie uns für Unterlagen und Termine.",
    ],
    visit: [
      "Besichtigung nach Vereinbarung.",
      "Bitte melden Sie sich zur Besichtigung an.",
      "Termine nach Absprache mit uns.",
    ],
  },
  friendly: {
    comment: [
      "Ein kurzer Kommentar, und wir finden einen Termin.",
      "Sagen Sie mir unten Bescheid, wenn Sie es sehen möchten.",
      "Hinterlassen Sie einen Kommentar, ich antworte.",
    ],
    message: [
      "Schreiben Sie mir für Grundriss und Termin.",
      "Eine Nachricht genügt, dann verabreden wir uns.",
      "Melden Sie sich bei mir, ich schließe Ihnen auf.",
    ],
    visit: [
      "Kommen Sie vorbei, ganz unverbindlich.",
      "Wollen wir einen Termin ausmachen?",
      "Nennen Sie mir einen Tag, ich warte an der Tür.",
    ],
  },
  luxury: {
    comment: ["Ein Wort unten genügt.", "Hinterlassen Sie eine Zeile; jede wird beantwortet."],
    message: [
      "Schreiben Sie uns für eine private Besichtigung.",
      "Eine Nachricht, alles Weitere folgt.",
      "Besichtigungen einzeln, per Nachricht.",
    ],
    visit: ["Nach Vereinbarung.", "Besichtigung nach Vereinbarung, ohne Eile.", "Kommen Sie bei Tageslicht."],
  },
  trendy: {
    comment: ["Kommentier „Termin“, ich kümmere mich.", "Schreib’s in die Kommentare.", "Dabei? Sag’s hier unten."],
    message: ["Alle Fotos per DM.", "Lust bekommen? Schreib mir.", "Für einen Termin: ab in die DMs."],
    visit: ["Hol dir einen Termin.", "Erst ansehen, dann urteilen.", "Termine sind offen: such dir einen aus."],
  },
};
