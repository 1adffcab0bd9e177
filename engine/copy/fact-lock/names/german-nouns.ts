/** German nouns of daily life: capitalised like names, and the tails of endless compounds (Paketbox, Regentage). */

const nouns = new Set(
  `stein tisch kamin ofen bett stuhl vinyl erde voraus bewegung fuss liegestuhl wolle seide keramik beton glas metall stahl eisen marmor leder papier schiefer ziegel lehm sandstein kalkstein naturstein anlage anlagen eile reichweite laufweite gehweite sichtweite handarbeit eigenregie zukunft vergangenheit gegenwart kürze bälde bestlage erinnerung bestform hochform topzustand familienhand eigennutzung raten bar teilzeit absprache vereinbarung bedarf belieben lust laune gefühl art weise maß form abend absprache abstand aktenzeichen alter alternative ambiente anbieter anfang anfrage angabe ankunft anliegen anschluss ansicht anspruch anteil antwort arbeit arbeitsplatte arbeitsplatten architekt art atmosphäre aufenthalt aufgang aufteilung auge augen auto autos
bach backstein badewanne bar bau baum bäume bauch beginn bein bereich bereiche berg beruf besuch besuch betrag betrieb bild birnen blatt blume blumen boden bogen brise brief brot brunch buch bücher bürger büro box boxen bushaltestelle
chaos charakter charme chef couch dame dampf dank deal detail details dienst ding dinge dorf druck duft dunkelheit ecke ecken einblick einfahrt eindruck einheit einheiten eingang eingänge einkauf einklang eile elektrik eltern ende energie entfernung erfahrung erholung erker etage
fach fahrrad fahrräder fahrt fall farbe farben fassade feier feierabend feld ferne fest feuer film firma fleck flexibilität form formalitäten forum frage fragen frau freiheit freude freund fremde frische front frühling führung funktion fuß fußgänger
gang ganze garage gas gasherd gast gebühr gebühren gefühl gegend geheimnis gehminute geld gemeinde gemüt geräusch gesamtbild geschichte geschirr geschmack gesicht gewicht glas gleichgewicht glück granit grill griff größenordnung grün grund grundlage grundsteuer gut güter
haken hand hände handwerk hausflur hausnummer haustier haustiere haustür heim heimweg herbst herd herr herz hilfe himmel hinterhof hitze hobby hobbys hof holz homeoffice hund hunde idee immobilie immobilien inhalt innenhof investition jahreszeit jo juli
anzeige anzeigen annonce annoncen inserat inserate portal portale wohnungsanzeige dachgarten kelleranteil ladestation sofortkauf einzug auszug abzug anteil anteile aushang beispiel beispiele bewohner eigentum eigentümer erstmiete ersatz fahrten fenster filter gästen gemeinschaft geräte gesetz gesprächen glück größe grundriss haushalt häuser häusern hausgeld heizung hinweis jahr jahre kaution kosten küche küchen leben lieferdienst makler mieter mietern miethaus nähe nutzer option plan preis prozent quote regelung reparatur rücklage sanierung schritt sitzung stadt städte steuer summe tausch übergabe umbau unterlagen verbrauch vergleich vermietung versammlung versicherung vertrag verträge vorgabe wechsel wohnung wohnungen zahlung zeit zimmer zimmern zins zubehör
kalender kamera kanal karte kasten katze katzen kind kinder kino klang klasse klima koch kofferraum komfort kompromiss konto kontrast konzept kopf kopie kraft kreis kreuzung kuchen kunde kunden kunst kurve lage laden land lärm lauf laune leben leidenschaft leine lesen licht liebe lieferung linie liste loft lösung lust luxus
mail mal mama mängel material mauer maß meer menge mensch merkmal mietvertrag miete minute mitbewohner mittag mittagessen mitte möbel modell möglichkeit moment monat monate monaten monats monatsmiete monatsmieten motto musik müll mut nachbar nachbarn nachbarschaft nachfrage nachmittag nachmittags nachmittagssonne nacht name natur netz niveau note notiz nummer nutzung nutzungsrecht
ofen ordnung ort osten paar paket pakete papa papier partner party pause person personen pflanze pflanzen pflege pfad plan pläne planung portal post preis prinzip probe produkt programm projekt prozess
quadrat qualität quelle rad räder rahmen rand rate raten rechnung recht rede regal regel regen region reihe reise rest restaurant resultat rhythmus rohbau rolle rücksprache ruf ruhe runde
saal sache sachen saison satz schatten schatz schein schicht schild schlaf schluss schlüssel schrank schränke schreibtisch schritt schritte schuh schuhe schule schutz sessel service sicherheit sicht sinn situation sitz sofa sommer sonntag sonnenlicht sonnenuntergang sorge sorgen spaß speisen spiegel spiel sport sprache spüle spülmaschine stadtleben stand start staub stelle stellen steuer steuern stil stille stimme stimmung stimmungen stoff stolz strecke stress stück stufe stufen stuhl stunde stunden substanz süd südwest summe
tasse team technik teil teile teilung teller text thema tief tier tiere tischler titel ton tor traum träume treff treffen trend treppe treppen treppenhaus treu trick trubel tsubo typ übersicht uhr umzug unruhe unterhalt unterlage unterschied urlaub
verbindung verein verfügung vergleich verkehr verkäufer vermieter vernunft verteilung vertrag vertrauen verwaltung verwaltungsgebühr video vogel vögel vorbild vorderseite vorhang vorort vorrat vorteil wand wahl wald wände ware wärme wartung wäsche waschmaschine wasser weg wein weise welt werkstatt werktag wert westen wetter wiese wind winkel winter wirkung wochen wohlfühlen wohnbereich wohnbereiche wohngefühl wohnküche wohnraum wort worte wunsch zahl zahlen zahlung zeile zeiten zentrum ziel ziele zimmertür zitat zufahrt zufall zugang zuhause zukunft zusage zusammenhang zuschnitt zustimmung zwecke zweifel
januar februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag zwei drei vier fünf sechs sieben acht neun zehn elf zwölf erste ersten zweite zweiten dritte dritten vierte vierten fünfte fünften halbe halben`.split(
    /\s+/u,
  ),
);

/** Nürnberg, Offenbach, Bielefeld, Düsseldorf, Mannheim: these tails make towns. */
const towns = /^(?:.{1,3}|bach|berg|dorf|feld|land|wald|heim|stein|ufer|wiese|kreis|platz|reihe|rand|linie)$/u;
const longest = Math.max(...[...nouns].map((noun) => noun.length));
const tails = new Set(["box", "tag", ...[...nouns].filter((noun) => !towns.test(noun))]);

/** `low` is a lower-case word; a compound is as common as its last part of four letters or more. */
export function commonGerman(low: string): boolean {
  if (nouns.has(low)) return true;
  for (let at = Math.max(3, low.length - longest); low.length - at >= 3; at += 1)
    if (tails.has(low.slice(at))) return true;
  return /(?:s|n|en)$/u.test(low) && nouns.has(low.replace(/(?:en|n|s)$/u, ""));
}
