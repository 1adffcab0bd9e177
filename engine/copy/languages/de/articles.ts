/** The indefinite article of the accusative before the names of points: "Es gibt einen Balkon nach Süden". */

const einen =
  /^(?:Garten|Balkon|Innenhof|Pool|Whirlpool|Gartenschuppen|Grillplatz|Carport|Stellplatz|Abstellplatz|Fahrradraum|Aufzug|Wachdienst|Fitnessraum|Spielplatz|Hauswirtschaftsraum|Abstellraum|Keller|Gewölbekeller|Dachboden|Kamin|Originalkamin|Holzofen|Holzboden|Gasherd|Gasanschluss|Kühlschrank|Trockner|Anschluss|Concierge-Service)(?!\p{L})/u;
const eine =
  /^(?:Terrasse|Dachterrasse|Freifläche|Veranda|Garage|Doppelgarage|Wallbox|Gegensprechanlage|Video-Gegensprechanlage|Badewanne|Speisekammer|Galerie|Ankleide|Klimaanlage|Wohnraumlüftung|Einbauküche|Kochinsel|Essküche|Spülmaschine|Waschmaschine(?! und)|Zentralheizung|Gasheizung|Fußbodenheizung|Wärmepumpe)(?!\p{L})/u;
const ein =
  /^(?:Holzdeck|Gemüsebeet|Arbeitszimmer|Studio|Gästezimmer|Schlafzimmer|Gäste-WC|Untergeschoss|Tatami-Zimmer|Induktionskochfeld|Clubhaus)(?!\p{L})/u;

/** A name, not a title or a text that begins with one. */
const longer = /[.:!?,\n]|(?<!\p{L})(?:und|in(?! (?:der Tiefgarage|\d))) /u;

/** Names in the plural, those that are no things, and whole sentences stay without one. */
export const accusative = (name: string): string =>
  longer.test(name)
    ? name
    : einen.test(name)
      ? `einen ${name}`
      : eine.test(name)
        ? `eine ${name}`
        : ein.test(name)
          ? `ein ${name}`
          : name;
