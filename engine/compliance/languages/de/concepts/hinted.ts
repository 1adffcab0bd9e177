/** Groups meant without their name, and promises, boasts and fees told in passing or in dialect: looser frames beside `broad.ts`. */
import type { BroadConcept } from "#engine/compliance/frames/language";
import { claims } from "./claims.ts";
import { roundabout } from "./roundabout.ts";

const refused =
  "(<against>|<unwelcome>|<nope>|<never-again>|koane|koan|koana|koa|koi|koine|keene|keen|kaner|gar ned|net bei uns|ned bei uns|brauchma ned|kummt nix)";
const people = (frames: readonly string[], unless: readonly string[] = []): BroadConcept => ({
  letOnly: true,
  frames,
  unless,
});

/** Unease about a group, or a yes that comes easier to it. */
const felt = (group: string): string[] => [
  `(unwohl|mulmig|bange|bang|angst|bauchweh|bauchschmerzen|schwer|unbehagen|skeptisch|nervös|reserviert|gebranntes kind|vorsichtig|verbrannt|finger verbrannt) ..4 (mit|bei|vor|von|durch|gegenüber|wegen) ..4 <${group}>`,
  `<${group}> ...8 (tut sich schwer|tun wir uns schwer|tut er sich schwer|tut sie sich schwer|wird's schwierig|wird das nichts|wird nix|beißt sich|passt halt nicht|muss nicht sein|muss net sein|muss ned sein|brauchen wir nicht|brauch ma ned|kommt nicht ins haus|kommen nicht ins haus|schenken wir uns)`,
];

export const hints: Record<string, BroadConcept> = {
  "race-preferred": people(felt("race")),
  "origin-preferred": people([
    ...felt("origin"),
    ...felt("origin-sign"),
    "(leit|leid|leute|leutle|lüüd|lü|menschen|jemand|jemanden|familie|paar|mieter|nachbarn) ..1 (von do|vo do|von da|vom ort|von hier|vo hia|von hüben|ausm dorf|aus'm dorf|aus dem dorf|ausm ort|aus'm ort|hiesige|hiesigen|vom land|aus unserer ecke|unseres schlags|von unserem schlag) ...12",
    "(nama|name|namen|nachname|nachnamen|klingelschild|türschild) ...8 (aussprechn|aussprechen|ausspricht|buchstabieren|buchstabiert|schreiben kann|zungenbrecher|zungenbrechern|verknotet|lesen kann|deutsch klingt|deutsch klingen|vertraut klingt)",
    "(schlüssel|wohnung|zuschlag|vorrang) ..6 (bleibt|bleiben|geht|gehen|soll) ..4 (im dorf|im ort|in der familie|unter uns|unter landsleuten|bei leuten von hier|an einheimische|an hiesige)",
    `(mitm|mit|mit'm) ..3 (kopftuch|akzent|gebrochenem deutsch|schlechtem deutsch|fremdem pass|anderem pass|aufenthaltstitel|duldung|migrationshintergrund) ...9 ${refused}`,
    "(muttersprache|muttersprachler|muttersprachlich|akzentfrei|akzentfreies|perfektes deutsch|einwandfreies deutsch|gutes deutsch) ..6 (voraussetzung|bedingung|pflicht|muss|erwartet|vorausgesetzt|notwendig|nötig|sollte|erforderlich|bitte|nur)",
  ]),
  "faith-preferred": people([
    ...felt("faith"),
    ...felt("faith-sign"),
    "(sonntags|am sonntag|freitags|am freitag) ..4 (in die kirche|zur kirche|zur messe|in der kirchenbank|in die moschee|zum gebet|gottesdienst) ...9 (gern|gerne|passt|passen|willkommen|bevorzugt|wünschen|suchen|lieber|<liked>|<preferred>)",
    "(gläubige|gläubigen|bibeltreue|bibelfeste|fromme|frommen|gottesfürchtige|christlich geprägt|christlich geprägte|kirchentreue|gemeindemitglied|gemeindemitglieder) ..6 (leute|familie|familien|mieter|paar|menschen|bevorzugt|gern|gerne|willkommen|gesucht|wünschen)",
  ]),
  "sex-preferred": people([
    ...felt("sex"),
    `(bartträger|rasierer|bohrmaschine|stöckelschuhe|stöckelschuhen|lippenstift|schminke|röcke) ...7 ${refused}`,
    "(weibliche|männliche|weiblicher|männlicher|feminine) (hand|note|verstärkung|gesellschaft|bewohner|mitbewohner|mieter) ..5",
  ]),
  "age-preferred": people([
    ...felt("age-sign"),
    `(krückstock|kaffeekränzchen|rentnerausweis|pensionistin|pensionist|silberhaar|faltenrock|semesterferien|erstis|studentenbude|partyvolk|jungspund|jungspunde|grünschnäbel|grünschnabel|teenies|halbstarke) ...7 ${refused}`,
    "(nicht mehr|längst|schon) ..3 (grün hinter den ohren|in den zwanzigern|im studentenalter|aus dem gröbsten|die sturm und drang|die wilden jahre|wilden jahre hinter)",
  ]),
  "disability-unwelcome": people([
    ...felt("disability"),
    ...felt("health-sign"),
    `(rollator|pflegebett|rollstuhl|gehhilfe|krücken|stock|pflegedienst|pflegekraft|sauerstoffgerät|treppenlift|essen auf rädern|krankenbett|tabletten|therapeut|therapeutin|nervenarzt|klapse|klinikaufenthalt|betreuer|blindenstock|hörgerät|anfälle|anfällen) ...9 ${refused}`,
    `${refused} ..7 (rollator|pflegebett|rollstuhl|gehhilfe|krücken|pflegedienst|sauerstoffgerät|treppenlift|tabletten|betreuer|blindenstock|anfälle|anfällen)`,
    "(kein|keine|nicht|koa|koi) ..2 (pflegeheim|altenheim|altersheim|krankenhaus|sanatorium|klinik|reha|lazarett|irrenhaus|siechenhaus)",
    "(gut zu fuß|gut auf den beinen|fit auf den beinen|sicher auf den beinen|trittsicher|rüstig|rüstige|rüstigen|körperlich fit) ..5 (sein|muss|müssen|voraussetzung|nur|sollte|sollten|pflicht|vorausgesetzt|bedingung)",
    "(nur|ausschließlich) ..3 (gut zu fuß|rüstige|fitte|gesunde|trittsichere)",
  ]),
  "orientation-preferred": people([...felt("orientation"), ...felt("couple-sign")]),
  "gain-promised": {
    frames: [
      "(brennt nix an|brennt nichts an|da beißt die maus|das amen in der kirche|so sicher wie|steht fest wie|bombe|bombig|bombensicher|ruhig schlafen|schlafen sie ruhig|füße hoch|beine hoch|läuft von allein|läuft von selbst|läuft wie geschmiert|geht auf|mein ehrenwort|ehrenwort|verlassen sie sich|verlass dich|verlassts eich|da fehlt sich nix|fix is|is fix) & (wert|miete|mieten|geld|rendite|konto|prozent|%|euro|preis|gewinn|monat|jahr|jahren|jahre|wohnung|vermietet|mehr)",
      "(geld|miete|miete|kohle|zaster|penunze|euros) ..3 (aufm|auf dem|am|aufs|auf's|auf ihrem|im) ..2 (konto|säckel|geldbeutel|portemonnaie) ..6 (monat|jahr|ohne|sicher|brennt|immer|pünktlich)?",
      "(jeden monat|monat für monat|jahr für jahr|alle vier wochen|am ersten) ..4 (geld|miete|kohle|kassieren|kasse|zaster|klingelt|klingelts) ..6",
      "(in|binnen|nach) ..1 ({num}|zwei|drei|fünf|acht|zehn|zwölf|fuffzehn|fünfzehn) jahren ..4 (ist|isch|is|hat|haben|steht|liegt) ..6 (anderthalbfache|doppelte|dreifache|eineinhalbfache|das doppelte|wert|drauf|mehr|verdoppelt|abbezahlt|schuldenfrei|bezahlt)",
      "(mieter|mieterin) ..4 (zahlt|zahlen|stottert|trägt|tilgt) ..4 (ihnen|dir|ihr|den|die|alles) ..4 (ab|haus|wohnung|kredit|bank|rente|komplett)",
    ],
    unless: [...(claims["gain-promised"]?.unless ?? []), ...(roundabout["gain-promised"]?.unless ?? [])],
  },
  superiority: {
    frames: [
      "an (uns|mir) (kommt|führt|geht|kummt) ..8 (keiner|kein weg|niemand|koana|nichts|nix|keine) ..3",
      "so (viele|viel|schnell|hoch|gut|teuer|oft|lange|gründlich) ..6 (sonst niemand|sonst keiner|kein anderer|keiner sonst|niemand sonst|keiner|niemand|kein zweiter|koana)",
      "(die anderen|andere|der rest|mitbewerber|kollegen|konkurrenz) ..6 (staunen|gucken|schauen|schauts|zusehen|zugucken|hinterher|hinterherlaufen|einpacken|in die röhre|von gestern|abgehängt|zweite liga|kreisliga|kreisklasse|im regen|rücklichter|rücklicht|windschatten|nachsehen)",
      "(champions league|bundesliga|erste liga|goldmedaille|weltmeister|weltmeisterlich|olympiasieger|rekordhalter|rekordmeister|papst|päpste|zampano|chef im ring|hecht im karpfenteich|leuchtturm|aushängeschild) ..6",
      "(fragen sie|frag|fragts) ..3 (rum|herum|irgendwen|die nachbarn|im ort|beim bäcker|wen sie wollen) ...9",
    ],
    unless: [...(claims.superiority?.unless ?? []), ...(roundabout.superiority?.unless ?? [])],
  },
  "tenant-commission": {
    letOnly: true,
    frames: [
      "(fürs|für das|für den|für die|beim|bei der|vorm|vor dem|zum) ..3 (aufsetzen|ausfüllen|ausstellen|vorbereiten|besichtigen|zeigen|anschauen|aufsperren|herumführen|schreiben|unterschreiben|prüfen|vormerken|reservieren|besichtigung|besichtigungstermin|mietvertrag|schlüsselübergabe|übergabe|termin|vermittlung|vermitteln|mühe|arbeit) ..8 ({num} €|{num} euro|€ {num}|hunderter|fuffi|fünfziger|zwanziger|scheine|bar|obolus|trinkgeld|kaffeekasse)",
      "({num} €|{num} euro|€ {num}|hunderter|fuffi|fünfziger|ein kleines danke|ein dankeschön|obolus) ..6 (für|fürs) ..4 (mühe|aufwand|besichtigung|vermittlung|zeit|termin|vertrag|mietvertrag|papierkram|umstände|weg|anfahrt)",
      "(vom|von der|von den|vom neuen|von dem|der|die) ..2 (neuen)? ..1 (mieter|mieterin|nachmieter|einziehenden|bewerber|interessenten) ..6 ({num} €|{num} euro|hunderter|bar|einmalig|eine kaltmiete|monatsmiete|zwei kaltmieten)",
    ],
    unless: [
      "(kaution|nebenkosten|nk|abschlag|ablöse|einbauküche|kalt zzgl|warm|warmmiete|stellplatz|garage|entfällt|kostenlos|kostenfrei|trägt der vermieter|zahlt der vermieter)",
    ],
  },
  "commission-net": {
    frames: [
      "{num} (%|prozent) ..4 (käufercourtage|käuferprovision|courtage|provision|maklerlohn|honorar) ...8 (netto|ohne steuer|steuer extra|plus steuer|mwst extra|der fiskus|versteht sich)",
      "(courtage|provision|maklerlohn|honorar|maklergebühr) ...8 {num} (%|prozent) ...6 (netto|ohne steuer|steuer extra|plus steuer|ohne mwst|mwst extra|fiskus)",
    ],
    unless: claims["commission-net"]?.unless ?? [],
  },
};
