/** People turned away or wished for in roundabout ways, the same for every group. Added to the concepts of the other files. */
import type { Concept } from "#engine/compliance/frames/language";

const turnedAway = (group: string): string[] => [
  `<${group}> ...9 <never-again>`,
  `<${group}> ..7 <trouble> ...9 (<never-again>|<nope>|<unwelcome>)`,
  `<trouble> ..2 (mit|wegen|durch|von) ..3 <${group}>`,
  `(nach|mit) ..2 <trouble> ..3 (mit|wegen|durch) ..3 <${group}>`,
  `<${group}> ..7 <nope>`,
  `^ <${group}> ...4 <nope>`,
  `<${group}> ..6 <unhappy>`,
  `(wer|falls|wenn|sie|bewerber|leute) ..4 <${group}> ...7 (<nope>|<unhappy>|<unwelcome>)`,
  `(alle|jeder|jeden|alles) ..2 (außer|bis auf|nur nicht|aber nicht|ausgenommen) ..3 <${group}>`,
  `(lieber|eher) ..4 als ..3 <${group}>`,
  `(genug|nase voll|satt|bedient) ..2 (von|mit|an)? ..3 <${group}>`,
];
const wishedFor = (group: string): string[] => [
  `<${group}> ..4 <liked>`,
  `(am liebsten|lieber|gern|gerne|bevorzugt|vorzugsweise|idealerweise|hätten gern|hätten gerne|wünschen uns|freuen uns) ..5 <${group}>`,
  `(wohler|sicherer|besser) ..2 mit ..3 <${group}>`,
  `(rabatt|nachlass|günstiger|weniger miete) ..4 <${group}>`,
];
const extra = (...frames: string[][]): Concept => ({
  frames: frames.flat(),
  unless: ["(nähe|neben|gegenüber|straße|supermarkt|restaurant|imbiss|moschee um|schule|kirche am|kindergarten)"],
});

export const roundabout: Record<string, Concept> = {
  "race-preferred": extra(turnedAway("race"), wishedFor("race"), [
    "(mit|von|wegen) ..1 (dunkler|dunkle|schwarzer|brauner|anderer|fremder|heller|weißer) ..1 (haut|hautfarbe|teint|gesichtsfarbe) ..12",
    "(hautfarbe|teint|aussehen) ..4 (wichtig|entscheidend|zählt|spielt|passen|passt|achten)",
  ]),
  "origin-preferred": extra(turnedAway("origin"), wishedFor("origin"), [
    "(osteuropäische|rumänische|bulgarische|polnische|ausländische|südländische|türkische|arabische|afrikanische|syrische|afghanische|albanische|kosovarische|russische|ukrainische|indische|asiatische|chinesische) ..1 (arbeiter|montagearbeiter|monteure|familien|familie|bewerber|mieter|großfamilien|saisonarbeiter|erntehelfer|studenten|männer|leute|interessenten|nachbarn) ..6 (<nope>|<unhappy>|<unwelcome>|<never-again>|nicht|keine)",
    "(gerüche|geruch|düfte|duft|dünste|kochgerüche) ..3 (aus|von|aller|fremden|fremder|anderen|exotischen|orientalischen) ..4",
    "(deutschsprachige|deutschsprachiger|deutschsprachigen|deutschsprachigem|deutschsprachig) ..2 (mieter|mieterin|nachmieter|bewerber|raum|interessenten|familie|haushalt|leute|paar)",
    "(grüß gott|moin|servus|griaß di|glück auf) ..2 (sagen|sagt|grüßen|grüßt|rufen)",
    "(fremde|fremden|fremder|andere|exotische|orientalische) (küche|küchen|kultur|kulturen|sitten|bräuche|gebräuche|länder|ländern|sprachen) ..6 (<nope>|<unhappy>|<never-again>|nicht|keiner|niemand)",
    "(gebürtig|gebürtige|gebürtiger|gebürtigen|geboren|alteingesessen|alteingesessene|bodenständig|heimatverbunden|waschecht|waschechte|waschechter|eingeborene|urgestein) ..3 (von hier|hier|aus der region|aus der gegend|aus dem ort|aus dem dorf|vom dorf|im ort|im landkreis|in der region|einheimische)",
    "(jemand|jemanden|leute|mieter|menschen|familie|paar|nachmieter) aus (der region|der gegend|dem ort|dem dorf|der nachbarschaft|unserem kulturkreis|unserer heimat|dem inland|der heimat) ..3",
    "(ohne|noch kein|noch ohne|bisher kein|kein) ..1 (zuzug|überfremdung|parallelgesellschaft|multikulti|flüchtlingsheim|asylheim|asylantenheim|ausländeranteil) ..6",
    "(sie verstehen|sie wissen schon|ihr wisst schon|sie wissen was|wenn sie verstehen|du weißt schon) & (<origin>|zuzug|süden|osten|fremd|fremde|ausland|herkunft|leute|publikum)",
    "(nachname|nachnamen|name|namen|familienname|vorname) ..5 (aussprechbar|aussprechen|buchstabieren|klingen|klingt|deutsch|fremd|ausländisch|schreiben kann)",
    "(bürgschaft|probezeit|mehr kaution|höhere kaution|zuschlag|aufpreis|befristet|doppelte kaution) ..3 (für|bei) ..2 <origin>",
    "<origin> ..5 (sofort|unbefristet|ohne bürgschaft|befristet|bürgschaft|doppelte kaution|mehr kaution|zuschlag|probezeit)",
    "(angabe|angaben|nennung|nachweis|foto|fotos) ..5 (herkunftslandes|herkunftsland|herkunft|nationalität|staatsangehörigkeit|konfession|religion|geburtslandes|geburtslands)",
    "(deutsch|platt|hochdeutsch|bayerisch|boarisch|schwäbisch|sächsisch|dialekt|mundart) ..4 (kann|können|spricht|redet|versteht|beherrscht|schnackt|schwätzt) ..6 (vorne|vorteil|pluspunkt|willkommen|bevorzugt|<liked>|<preferred>)",
    "(spricht|redet|sprechen|reden|grüßt|grüßen) ..2 (man|wir|alle)? ..2 (nur|noch)? ..1 (deutsch|platt|bayerisch) ...8 (<stay>|so sein|so bleiben|wichtig|erwarten|schätzen|gehört sich)",
    "(innerhalb|unter|aus) der (hiesigen|eigenen|heimischen|örtlichen|deutschen) (gemeinschaft|bevölkerung|familien|dorfgemeinschaft|bürgerschaft)",
    "(zugereiste|zugezogene|fremde|auswärtige|dahergelaufene|reingeschmeckte|neubürger) ..6 (nichts|<nope>|<unhappy>|<unwelcome>)",
    "(asyl|duldung|aufenthalt|asylbewerber|flüchtlinge|geflüchtete|migranten|migrant|zuwanderer|einwanderer|neuankömmlinge|gastarbeiter|zugezogene|zugereiste) ...8 (<nope>|<unhappy>|<never-again>|<unwelcome>)",
  ]),
  "faith-preferred": extra(turnedAway("faith"), wishedFor("faith"), [
    "(muezzin|gebetsruf|glocken|rosenkranz|bibelkreis|räucherstäbchen|fasten) ...6 (<nope>|<unhappy>|<unwelcome>|<never-again>|lieber nicht)",
    "(kopftuch|kopftücher|schleier|burka|kippa|turban|kreuz|gebetsteppich|ramadan|koran) ..6 (<nope>|<unhappy>|<unwelcome>|<never-again>|wollen|sehen)",
  ]),
  "sex-preferred": extra(turnedAway("sex"), wishedFor("sex"), [
    "(ein|eine|einen) ..3 (mann|frau|herr|dame|junggeselle|mädel|bursche|kerl) ..2 (wäre|wär|würde|ist gesucht|fehlt|gesucht|erwünscht)",
    "(mann|frau|herr|dame|mädel|hausherr|hausmann) ..3 (im haus|in der runde|in unserer mitte) fehlt ..3",
    "(herren der schöpfung|meine herren|die herren|die damen|liebe männer|liebe jungs|liebe herren) ..4 (<nope>|nicht|leider)",
    "(jungs|kerle|typen|weiber|junggesellen|frauenzimmer|männerwirtschaft) ...6 (<nope>|<unhappy>|<never-again>|<unwelcome>)",
  ]),
  "orientation-preferred": extra(turnedAway("orientation"), wishedFor("straight"), [
    "(zwei|2) (männer|frauen|mädels|jungs|herren|damen|kerle|väter|mütter) ..3 (als paar|als ehepaar|in einem bett|im selben bett|verliebt|zusammen|händchen|miteinander) ..8",
  ]),
  "age-preferred": extra(turnedAway("age"), wishedFor("age"), [
    "(bis|ab|anfang|mitte|ende|unter|über|zwischen) ..1 (mitte|anfang|ende)? ..1 (zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig) ..3 (<preferred>|$)",
    "(mieter|mieterin|nachmieter|bewerber|person|paar|leute|jemand|jemanden) ..2 (bis|ab|unter|über|anfang|mitte|ende) ..1 (mitte|anfang|ende)? ..1 (zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|{num})  ..1 (jahre|jahren)?",
    "(rentner|senioren|pensionäre|ältere|alte|junge|studenten|jugendliche|azubis) ..6 (zu lebhaft|zu laut|zu ruhig|zu anstrengend|zu unruhig|zu steil|zu wild|zu hellhörig|nichts)",
    "(personen|menschen|leute|mieter|paare) ab {num} ..4",
    "(generation|jahrgang|alter) ..3 (50 plus|60 plus|z|rentner|unter sich|passt|passen) ..4",
    "(graue|weiße|silberne|grauen) (haare|schläfen|köpfe|haar) ..6",
  ]),
  "disability-unwelcome": extra(turnedAway("disability"), wishedFor("able"), [
    "(pflege|pflegedienst|betreuung|betreuer|hilfe|unterstützung|rollator|rollstuhl|gehhilfe|krücken|sauerstoff|medikamente|therapie|psychiater) ..3 (braucht|brauchen|benötigt|benötigen|nimmt|kommt|hat|angewiesen)? ...7 (<nope>|<unhappy>|<unwelcome>|<never-again>)",
    "(gebrechliche|gebrechlichen|kranke|kranken|depressive|depressiven|labile|labilen|süchtige|süchtigen|suchtkranke|alkoholiker|behinderte|behinderten|gehbehinderte|schwerbehinderte|taube|gehörlose|blinde|sehbehinderte|autisten|pflegebedürftige|demente|schizophrene|psychisch) ..6 (<nope>|<unhappy>|<unwelcome>|<never-again>|nichts für)",
    "(depressionen|depression|psychosen|ängsten|zwängen|handicap|behinderung|behinderungen|einschränkungen|gebrechen|krankheit|krankheiten|erkrankung|erkrankungen|diagnose|diagnosen) ..6 (nicht gut|schlecht|belastet|belasten|überfordert|überfordern|<nope>|<unhappy>|<unwelcome>|<never-again>)",
    "nichts für ..3 (gebrechliche|kranke|behinderte|gehbehinderte|alte|rollstuhlfahrer|schwache|labile|fußkranke)",
  ]),
  "assistance-animal-refused": extra(turnedAway("assistance-animal"), [
    "<assistance-animal> ..6 (zählt|zählen|gilt|gelten|ist|sind|bleibt|bleiben|auch) ..5 (hund|hunde|haustier|haustiere|tier|tiere|verboten|untersagt)",
    "(kein|keine|keinen|auch|verboten|untersagt) ..3 <assistance-animal>",
    "<assistance-animal> ..3 (verboten|untersagt|nicht erlaubt|nicht gestattet|ebenfalls verboten|ausgeschlossen|unerwünscht)",
  ]),
  "gain-promised": {
    frames: [
      "<sure-thing>",
      "(vollvermietung|vermietung|rendite|wertzuwachs|wertsteigerung|gewinn|zuwachs) ..4 (naturgesetz|selbstverständlich|fix|gesetzt|gesichert|eingebaut|verbrieft|versprochen|kein wunschdenken)",
      "(wackelt|rüttelt|passiert|schiefgeht|ändert sich|brennt) ..1 (da|hier)? nichts",
      "da (wackelt|rüttelt|passiert|geht) nichts ..3",
      "(geht|gehen|fährt|zeigt|zeigen|laufen|läuft) ..2 (nur|immer|stets|ausschließlich) ..1 (bergauf|aufwärts|nach oben|hoch|in eine richtung|steil)",
      "(gehen|geht) nie aus",
      "(leer|frei) (steht|stehen|bleibt|bleiben) ..2 (hier|da|bei uns)? ..1 (nichts|nie|keine|kein|niemals)",
      "(lacht|lachen|freut|grinst|grinsen|jubelt|dankt|danken|staunt|reibt) ..5 (in|nach) ..1 ({num}|zwei|drei|fünf|zehn|ein paar) (jahren|jahre|monaten)",
      "(in|nach) ..1 ({num}|zwei|drei|fünf|zehn|ein paar) (jahren|jahre|monaten) ..3 (lacht|lachen|freuen|grinsen|jubeln|danken|dankbar|reich|ausgesorgt|schuldenfrei)",
      "(rente|altersvorsorge|ruhestand|pension) ..3 (wohnt|steht|wartet|wächst|ist gesichert|gesichert|sicher|bezahlt|finanziert|monat für monat|ein leben lang)",
      "(monat für monat|jahr für jahr|ein leben lang|tag und nacht) ..4 (geld|einnahmen|miete|rente|rendite|cash|gewinn|{num} %)",
      "{num} (%|prozent) ..3 (eigenkapital|rendite|netto|auf ihr geld|im jahr|pro jahr|p a) ...4 (wackelt|<sure-thing>|garantiert|ohne wenn|immer|jahr für jahr|sicher)",
      "(kaufen|abwarten|warten|halten|zurücklehnen) ...3 (kassieren|abkassieren|verdoppeln|gewinn mitnehmen|ernten|freuen|genießen)",
      "(geld|vermögen|kapital|erspartes|einsatz) ..4 (arbeitet|vermehrt|wächst|verdoppelt|verdreifacht|vervielfacht|verdient) ..5",
      "(mieter|miete|mieten|studenten) ..3 (schenken|schenkt|kaufen|kauft|zahlen|zahlt|bezahlen) ..3 (ihnen|dir|ihre|deine|ihr|das haus|die wohnung|alles|den kredit|die raten) ..3",
    ],
    unless: [
      "(keine|kein|nicht|ohne) ..3 (garantie|zusage|zusicherung|versprechen|prognose|gewähr|sagen wir nicht zu) !(zu|zu wollen)",
      "(sagen wir nicht zu|nicht zugesichert|kann sinken|gewährleistung|herstellergarantie|fenster|dach|leitungen|heizung|abdichtung|nießbrauch|wohnrecht|rollladen|keller)",
    ],
  },
  superiority: {
    frames: [
      "(das|der|die) (schönste|größte|beste|edelste|begehrteste|ruhigste|exklusivste|imposanteste|prächtigste|sonnigste|spektakulärste|luxuriöseste) (haus|wohnung|villa|adresse|grundstück|lage|blick|anwesen|objekt|penthouse|loft|straße|aussicht|garten|hof) ..2 (am|im|in|an|von|der|des|weit und breit|überhaupt|zwischen|auf)",
      "(das|ein) maß ..1 (der|aller) dinge ..3",
      "(erste|allererste|absolute|unangefochtene) (adresse|wahl|liga|sahne|klasse|reihe der makler|ansprechpartner) ..2 (für|in|am|im|bei|wenn)",
      "(von allen|aller) (maklern|makler|büros|häusern|anbietern|agenturen) ..5",
    ],
    unless: ["... (unserer meinung|meiner meinung|finden wir|laut|quelle|zimmer im haus|zimmer der wohnung|raum)"],
  },
  "own-kind": extra([
    "(alle|sämtliche|{num}|sechs|acht|zehn|zwölf) ..3 (parteien|mieter|mietparteien|bewohner|familien|nachbarn|leute) ..3 (stammen|kommen|sind) ..3 (von hier|aus dem ort|aus dem dorf|aus der region|aus der gegend|aus der heimat|einheimische|einheimisch|hiesige|alteingesessen|alteingesessene)",
    "(klingelschild|klingelschildern|klingelschilder|klingel|klingeln|briefkasten|briefkästen|namensschild|namensschilder|türschild|türschilder) ...10 (müller|schmidt|schmid|meier|meyer|maier|schneider|fischer|weber|becker|wagner|schulz|huber|deutsche|deutsch|altmodisch|vertraut|vertraute|vertrauten|aussprechbar|einheimische|heimische)",
  ]),
  "tenant-commission": {
    frames: [
      "(ausfertigung|erstellung|abschluss|unterzeichnung|bearbeitung|ausstellung|vorbereitung|prüfung|aufsetzen) ..5 (mietvertrags|mietvertrages|mietvertrag|vertrags|vertrages|bewerbung|unterlagen|selbstauskunft|bonität) ..8 (kostet|kosten|berechnen|berechnet|gebühr|zahlt|zahlen|€|euro)",
      "(provisionspflichtig|courtagepflichtig|gebührenpflichtig|kostenpflichtig) ..6 (mieter|mieterin|monatsmieten|kaltmieten|besichtigung|bewerbung|{num})",
      "(bewerbung|besichtigung|anfrage|unterlagen|exposé|vertrag|vormerkung|reservierung|prüfung) ..1 (berechnen|verlangen|erheben|nehmen|kassieren|fallen|kostet|kosten) ..4 ({num}|gebühr|pauschale|an)",
      "(abschlussgebühr|schlüsselgeld|einzugsgebühr|einzugspauschale|vertragsgebühr|aufnahmegebühr|vermittlungspauschale|servicegebühr|willkommenspauschale) ..4",
      "(maklerprovision|provision|courtage|maklercourtage|vermittlungshonorar|maklerlohn) ..3 ({num}|zwei|eine|anderthalb|zweieinhalb|drei) ..1 (km|mm|kaltmieten|nettokaltmieten|monatsmieten|kaltmiete|nkm|nkmm|warmmieten)",
      "(mietbeginn|einzug|anmietung|mietvertragsabschluss|vertragsschluss|zuschlag) ..8 (provision|courtage|maklerprovision|gebühr|pauschale|honorar) ..5",
    ],
    unless: ["... (keine|entfällt|fällt nicht|gewerbe|gewerblich|käufer|kaufpreis)", "fällt ..6 nicht an"],
  },
};
