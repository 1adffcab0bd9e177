/** Who may live there: preferring, praising, refusing or sorting out people of a protected group. */
import type { Concept } from "#engine/compliance/frames/language";

const lawful = ["<open>"];

/** A group named by who they are: wished for, or the only one. */
const preferred = (group: string): string[] => [
  `<prefer> ..4 <${group}>`,
  `<prefer> ..3 <people> ..3 <${group}>`,
  `<only> ..2 <${group}>`,
  `<only> ..2 <people> ..3 <${group}>`,
  `<${group}> ..3 <preferred>`,
  `<${group}> <people> ..3 <preferred>`,
  `<must> ..3 <${group}> ..3 (sein|haben|stammen)`,
];
/** The neighbours are of one kind, and shall be. */
const praised = (group: string): string[] => [
  `<praise> ..1 <people> ..2 <${group}>`,
  `<area> ..5 <praise> ..3 <${group}>`,
  `<${group}> <area>`,
  `<area> ..3 (ist|sind|bleibt|bleiben|blieb|war) ..3 <${group}>`,
  `<${group}> ...9 <stay>`,
  `<stay> ..4 <${group}>`,
  `(unter|zwischen|lauter) ..1 <${group}>`,
  `<people> ..3 (sind|ist) ..3 <${group}> ..2 (so|und|alle)`,
];
/** A group turned away. */
const refused = (group: string): string[] => [
  `<refuse> ..4 <${group}>`,
  `<refuse> ..1 <people> ..5 <${group}>`,
  `<${group}> ...9 <unwelcome>`,
  `<${group}> ...10 <dealing> ...7 <neg>`,
  `<dealing> ..4 <${group}> ...5 <neg>`,
  `<${group}> ...4 (nur dann|dann ja|sonst nicht|sonst bitte nicht|falls nicht|wenn nicht) ..6`,
  `(leider|sorry|tut mir leid|tut uns leid|bedaure) ..4 <${group}>`,
  `<${group}> ..2 (nicht|nein|net|ned) $`,
];
const all = (group: string): string[][] => [preferred(group), praised(group), refused(group)];
const about = (...frames: string[][]): Concept => ({ frames: frames.flat(), unless: lawful });

export const people: Record<string, Concept> = {
  "race-preferred": about(...all("race")),
  "origin-preferred": about(...all("origin"), [
    "(rein|ganz|nur|komplett|überwiegend|durchgehend|noch|durch und durch|durchweg|zu 100 %|gut|alles) deutsch ..3",
    "(deutsch|deutsche) ...7 (mieterauswahl|auswahl der mieter|unter sich|achten wir)",
    "deutsch (belegt|bewohnt|geprägt|geführt|besetzt|vermietet)",
    "<origin> (wurzeln|abstammung|herkunft|namen|nachnamen|nachname|blut|pass|stammbaum|ahnen|vorfahren|hintergrund|mentalität|staatsangehörigkeit)",
    "(mit|ohne|kein|keinen|haben) ..2 (migrationshintergrund|migrationsgeschichte|ausländischen wurzeln|ausländischem hintergrund|multikulti)",
    "<refuse> ..5 (herkunft|wurzeln|nationen|nationalitäten|länder|ländern|ausland|osteuropa|balkan)",
    "(herkunft|nationalität|staatsangehörigkeit|geburtsort|geburtsland|wurzeln|abstammung) ..7 (angeben|mitteilen|nennen|mitzuteilen|anzugeben|mitschicken|erforderlich|erwünscht|entscheidend|wichtig|achten|zählt|schreiben|dazuschreiben|bevorzugt)",
    "(angabe|angaben|angeben|nennen|mitteilen|schreiben) ..6 (herkunft|nationalität|staatsangehörigkeit|herkunftsland|geburtsland)",
    "(woher|wo) ..3 (sie|ihr|du|familie|eltern|name) ..3 (kommen|kommt|kommst|stammen|stammt|herkommen)",
    "(in deutschland|hier|im lande|im land) (geboren|aufgewachsen|geborene|aufgewachsene|geborenen) ..4 (<preferred>|mieter|familien|leute|und)?",
    "(kochgerüche|kochgeruch|küchengerüche|knoblauch|knoblauchgeruch|exotische gerüche|fremde gerüche|exotisches kochen|gewürze|kochdünste) ..8",
    "(unangenehme|exotische|orientalische|fremde|fremdartige) ..1 (gerüche|küche|gewürze|musik|düfte)",
    "(aus|von) ..1 (afrika|arabien|syrien|afghanistan|rumänien|bulgarien|polen|der türkei|dem balkan|osteuropa|dem osten|dem ausland|südosteuropa|fernost|dem nahen osten) ..5 <unwelcome>",
  ]),
  "own-kind": about(["<own-kind>"]),
  "language-required": about([
    "<must> ..5 <language> ..4 (sprechen|spricht|sprechend|verstehen|können|beherrschen|muttersprache|akzent|akzentfrei)?",
    "<language> ..4 (<preferred>|<unwelcome>)",
    "<prefer> ..4 (muttersprachler|muttersprachlern|deutschsprachige|deutschsprachig|akzentfrei|deutsch als muttersprache)",
    "<refuse> ..3 (akzent|sprachprobleme|sprachbarriere|sprachbarrieren|verständigungsprobleme|dolmetscher|gebrochenes deutsch)",
    "(wer|leute|bewerber|anrufer|anfragen) ..4 (kein|nicht|schlecht|gebrochen) ..2 (deutsch|unsere sprache|deutsche) ..4",
    "(wer|man) ..5 (red|redet|schwätzt|schnackt|spricht|babbelt|snackt) ..4 (wie mir|wie wir|wia mir|unsere sprache|dialekt|deutsch)",
    "(akzentfrei|akzentfreies|ohne akzent|muttersprachler|muttersprachlern|muttersprachliches|muttersprachlich)",
    "(perfekte|fließende|sehr gute|einwandfreie|tadellose) (deutschkenntnisse|deutsche sprache) ..4",
    "deutsch als muttersprache",
  ]),
  "citizenship-required": about([
    "(deutscher pass|deutschen pass|deutschem pass|deutsche staatsangehörigkeit|deutsche staatsbürgerschaft|staatsbürgerschaft|staatsangehörigkeit|eu pass|reisepass|deutscher ausweis|deutschen ausweis|deutschem ausweis|personalausweis|einbürgerung|eingebürgert) ..4 (<preferred>|vorlegen|vorzulegen)",
    "<must> ..5 (deutscher pass|deutschen pass|deutschem pass|deutschen ausweis|deutsche staatsangehörigkeit|deutsche staatsbürgerschaft|staatsangehörigkeit|personalausweis)",
    "<only> ..3 (deutscher pass|deutschen pass|deutschem pass|staatsbürger|staatsangehörige|staatsangehörigkeit|ausweis|personalausweis|passinhaber)",
    "<prefer> ..3 (deutschen pass|deutschem pass|deutsche staatsbürger|staatsbürger|deutscher staatsangehörigkeit)",
    "(aufenthaltstitel|aufenthaltserlaubnis|aufenthaltsgestattung|duldung|fiktionsbescheinigung|visum|aufenthaltsstatus) ..9 <unwelcome>",
    "<refuse> ..4 (aufenthaltstitel|aufenthaltserlaubnis|aufenthaltsgestattung|duldung|fiktionsbescheinigung|visum)",
  ]),
  "faith-preferred": about(...all("faith"), [
    "(betet|beten|bete|gebete|gebets) ..4 <neg>",
    "(betet|beten|betende) ...9 (<unwelcome>|stört|stören)",
    "(sonntags|sonntag) ..4 (kirche|gottesdienst|kirchgang|messe)",
    "<faith> ...6 (erwarten wir|erwarten|setzen wir voraus|wird erwartet|ist uns wichtig|wichtig|verbindet uns|leben wir|zusammenhält|zusammen|auch von neuen|von neuen mietern)",
    "(hält|halten|lebt|leben|verbindet|vereint) ..5 <faith>",
    "(gebetet|beten|tischgebet|gottesdienst|hausandacht|bibelkreis) ..6 (gemeinsam|zusammen|mitmachen|gehört dazu|selbstverständlich)",
    "(wert auf|werte auf) ..3 (christliche werte|glauben|christliche lebensführung|christliches leben)",
  ]),
  "sex-preferred": {
    frames: [
      "(sucht|suchen|suche|nehmen|nimmt|wollen|will) ..1 (mann|frau|männer|frauen|mädels|jungs|damen|herren) ..3 (keine|kein|keinen|statt) ..3 ",
      "(männerhaus|frauenhaushalt|mädelshaus|männerhaushalt|damenhaus) ..3",
      "(männer|frauen|damen|herren|mädels|jungs) wg ..4 (sucht|nur|keine|bitte)",
      "<only> ..2 <sex>",
      "<only> ...4 (weiblich|männlich)",
      "<sex> (<people>)? ..2 <preferred>",
      "<prefer> ..3 <sex>",
      "<refuse> ..2 <sex>",
      "<sex> ...7 <unwelcome>",
      "(reines|reiner|reine) (frauenhaus|damenhaus|frauenetage|männerhaus|männeretage|damenetage|frauenhaushalt)",
      "(frauen|männer|damen|mädels|mädchen|jungs|herren) ..3 (sind|machen|halten|putzen|zerstören|hinterlassen) ..4 (sauberer|ordentlicher|ruhiger|dreck|ärger|ordnung|chaos|laut|schmutz|dreckig|unordentlich)",
      "(weibliche|weiblichen|männliche|männlichen|weiblicher|männlicher) (mieter|mieterin|person|bewerber|hand|mitbewohner|bewohner|einzelperson|untermieter|nachmieter)",
    ],
    unless: [
      "<open>",
      "... <shared-home>",
      "... (wg|wohngemeinschaft|wohnheim|verein|trägerverein|schutzwohnung|frauenhaus e|zuflucht|frauenhauskoordinierung|stiftung|gewalt|gefördert|geförderte|stellplätze|parkplätze|frauenparkplätze|gemischt)",
    ],
  },
  "orientation-preferred": about([
    "<refuse> ..4 <orientation>",
    "<orientation> ...9 <unwelcome>",
    "<prefer> ..4 <straight>",
    "<only> ..2 <straight>",
    "<straight> ..3 <preferred>",
    "<must> ..4 <straight>",
    "(mann und frau|frau und mann) ..6 (so|wie|gehört|alles andere|und zwar|verheiratet|sonst|kein|keine)",
    "(unter|bei) ..1 (paar|familie|ehe) ..6 (mann und frau|frau und mann)",
    "(normale|normales|normalen|klassische|klassisches|natürliche) (paar|paare|familie|familien|ehepaar|ehepaare|beziehung|verhältnisse) ..5",
  ]),
  "age-preferred": {
    frames: [
      "(mieter|leute|personen|menschen|paar|paare|bewerber|studenten|mieterin) ..2 (zwischen|von) ({num}|zwanzig|dreißig) (und|bis) ({num}|vierzig|fünfzig|sechzig)",
      "<prefer> ..3 <age>",
      "<prefer> ..3 <people> ..3 <age>",
      "<only> ..2 <age> (<people>)?",
      "<only> ..2 <people> ..2 <age>",
      "<age> (<people>)? ..2 <preferred>",
      "<refuse> ..3 <age>",
      "<refuse> ..2 <people> ..2 <age>",
      "<age> ...8 <unwelcome>",
      "<age> ...8 <dealing> ...7 <neg>",
      "(junges|jüngeres|junge|jüngere|junger|jugendliches|jung) ..1 (haus|hausgemeinschaft|team|mieterschaft|nachbarschaft|haus~|umfeld|publikum|bewohnerschaft|truppe|gemeinschaft|altersstruktur) ..9",
      "(altersdurchschnitt|durchschnittsalter|altersstruktur|altersgrenze|höchstalter|mindestalter|alterslimit) ..8",
      "(zu alt|zu jung|nicht älter als|nicht jünger als|maximal {num} jahre|höchstens {num} jahre|mindestens {num} jahre alt|älter als|jünger als) ..5",
      "(seniorenfrei|rentnerfrei|studentenfrei|kein altersheim|kein seniorenheim|kein studentenwohnheim|altersheim sind wir nicht)",
      "(ab|bis|unter|über) {num} (jahre|jahren|j) ..4 (<preferred>|mieter|bewerber|leute|personen)",
    ],
    unless: [
      // all of them apply alike
      "(familien|familie|paare|singles|berufstätige) ..2 (und|oder|wie|sowie) ..1 (rentner|rentnerinnen|senioren|seniorinnen|ruheständler|studenten|studierende)",
      "<open>",
      "... <shared-home>",
      "... (seniorenresidenz|seniorenwohnung|seniorenwohnungen|seniorenwohnanlage|seniorengerecht|seniorengerechte|betreutes wohnen|betreuten wohnen|studentenwohnheim|studentenwerk|studierendenwerk|studierendenwohnheim|wohnberechtigungsschein|wbs|gefördert|geförderte|geförderten|förderung|förderbescheid|wohnheim|wg|altbau|baujahr|bäume|pflegeheim|mehrgenerationenhaus|viertel|altstadt|leibrente|nießbrauch|altersgerecht|altersgerechte|satzung|stiftung|genossenschaft)",
      "(jahre|jahren|jahr) ..2 (alt|alte|alter|altes) (dach|heizung|fenster|haus|küche|therme|gastherme)?",
      "(alte|alten|alter|altes|junge|jungen|junges|ältere|älteren|älteres|jüngere|jüngeren) (haus|gebäude|bäume|baumbestand|dielen|dielung|stadt|villa|mühle|scheune|heizung|fenster|küche|linden|obstbäume|eichen|apotheke|schule|post|oper|kunst|türen|balken|markt|stil|straße|bestand|dorf|mauer|rathaus|kachelofen)",
    ],
  },
  "disability-unwelcome": {
    frames: [
      "<refuse> ..5 <disability>",
      "<refuse> ..1 <people> ..6 <disability>",
      "<disability> ...10 <unwelcome>",
      "<disability> ...9 <dealing> ...7 <neg>",
      "(leider|sorry|tut uns leid) ..3 <disability>",
      "<able> ..3 <preferred>",
      "(gesucht|suchen|sucht|gewünscht|wünschen|bitte) ...3 <able>",
      "<able> ..3 (mieter|mieterin|personen|leute|menschen|bewerber|paar|person)",
      "<must> ..5 <able> ..2 (sein|bleiben)?",
      "<prefer> ..4 <able>",
      "<only> ..2 <able>",
      "(wer|falls|wenn) ..7 (treppe|treppen|stufen|stockwerke|gehhilfe|rollator|laufen) ..7 (<unwelcome>|nicht|probleme)",
      "(treppe|treppen|stufen) ...8 (muss|müssen) ..5 (schaffen|steigen|bewältigen|können)",
      "(keine|keinen|kein|nicht|verboten|untersagt) ..3 (haltegriffe|rampe|rampen|treppenlift|treppenlifte|umbauten|barrierefreier umbau|pflegebett|umbau)",
      "<disability> ..4 (im treppenhaus|im hausflur|im flur|im eingang|im haus) ..5 (stören|stört|nicht|verboten|untersagt|duldet|kein)",
      "(ärztliches attest|gesundheitszeugnis|gesundheitszustand|gesundheitsfragebogen) ..5 (vorlegen|vorzulegen|erforderlich|verlangt|mitbringen|pflicht|angeben)",
    ],
    unless: [
      "<open>",
      "... <shared-home>",
      "<disability> ..4 (willkommen|geeignet|gerecht|nutzbar|befahrbar)",
      "... (wohnheim|betreutes wohnen|pflegeheim)",
    ],
  },
};
