/** Die öffentliche Seite auf Deutsch. */
import type { PageTexts } from "./types.ts";

export const de: PageTexts = {
  sale: "Zu verkaufen",
  rent: "Zu vermieten",
  noPrice: "Preis auf Anfrage",
  about: "Das Objekt",
  facts: "Eckdaten",
  features: "Ausstattung",
  photos: "Fotos",
  photo: "Foto {{n}} von {{all}}",
  largePhoto: "Größer ansehen",
  contact: "Kontakt",
  licence: "Registernummer",
  disclosures: "Pflichtangaben",
  asStated: "Im Wortlaut der ursprünglichen Anzeige, in deren Sprache.",
  published: "Veröffentlicht am {{date}}",
  madeWith: "Erstellt mit Listcast",
  scan: "Scannen und diese Seite öffnen",
  languages: "Sprache",
  preview: "Vorschau: Die Seite ist noch nicht öffentlich. Dieser Link gilt bis {{time}}.",
  gone: {
    title: "Diese Seite ist nicht mehr online",
    text: "Das Objekt ist vielleicht schon vergeben oder wird zurzeit nicht angeboten. Wer Ihnen den Link geschickt hat, weiß mehr.",
  },
  missing: {
    title: "Diese Seite gibt es nicht",
    text: "Der Link ist vielleicht unvollständig. Lassen Sie ihn sich noch einmal schicken.",
  },
  away: {
    title: "Die Seite ist gerade nicht erreichbar",
    text: "Sie wird wiederhergestellt. Bitte laden Sie gleich noch einmal.",
  },
  busy: {
    title: "Zu viele Aufrufe auf einmal",
    text: "Bitte warten Sie einen Moment und laden Sie die Seite dann neu.",
  },
  home: "Zu Listcast",
};
