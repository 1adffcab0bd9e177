/** An exclusion taken back: "nicht abgelehnt", "kein Hindernis", "wir schließen niemanden aus". */
import { type Language, list } from "#engine/compliance/frames/language";
import { row } from "#engine/compliance/frames/rows";

export const turnFields = {
  "turn-excluding": list(
    `abgelehnt, abgelehnt werden, ablehnen, abzulehnen, ausgeschlossen, ausschließen, auszuschließen, abgewiesen, abweisen, abzuweisen, zurückgewiesen, zurückweisen, benachteiligt, benachteiligen, diskriminiert, diskriminieren, aussortiert, aussortieren,
    ausgegrenzt, ausgrenzen, verweigert, verweigern, weggeschickt, wegschicken, unerwünscht, unwillkommen, verboten, untersagt, ignoriert, schlechter gestellt, schlechtergestellt, vor die tür gesetzt, außen vor, ausgesiebt, angefeindet, abgespeist`,
  ),
  "turn-hindrance": list(
    `hindernis, hindernisse, problem, probleme, ausschlussgrund, ausschlusskriterium, ablehnungsgrund, ablehnung, ablehnungen, grund zur ablehnung, grund für eine ablehnung, nachteil, nachteile, hinderungsgrund, ausgrenzung, diskriminierung, einschränkung, einschränkungen, beschränkung,
    altersgrenze, bedenken, einwand, einwände, vorbehalte, vorurteile, absage wegen, hürde, makel, unterschied, ko kriterium`,
  ),
  /** Whom others turn away: told to be welcome they are not preferred to anybody. */
  "seldom-taken": list(
    `ausländer~, ausländern, ausländische, migranten, zuwanderer, zugewanderte, neubürger, flüchtlinge, geflüchtete, geflüchteten, asylbewerber, schutzsuchende, türken, syrer, ukrainer, afghanen, muslime, moslems, juden, ältere, ältere menschen, alte menschen, senioren, seniorinnen, rentner~, rentnerinnen, betagte, jung und alt,
    studenten, studentinnen, studierende, azubi~, auszubildende, berufseinsteiger~, behinderte, menschen mit handicap, gehbehinderte, blinde, gehörlose, alleinerziehende, schwule, lesben, homosexuelle, regenbogenfamilien, gleichgeschlechtliche, transpersonen, queere, sinti, roma`,
  ),
  /** Who still learns a trade: the law protects no occupation. */
  learners: list(
    `student~, studenten, studentinnen, studierende, studis, azubi~, auszubildende, lehrling~, berufseinsteiger~, berufsanfänger~, praktikanten, praktikant~, referendar~, doktorand~, doktoranden, berufstätige, pendler~`,
  ),
  /** Grounds as statements of equal treatment name them, in a row. */
  "ground-named": list(
    `herkunft, ethnische herkunft, ethnischen herkunft, ethnischer herkunft, soziale herkunft, sozialer herkunft, nationale herkunft, abstammung, rasse, hautfarbe, nationalität, staatsangehörigkeit, religion, religionen, religionszugehörigkeit, konfession, glauben, glaube, glaubens,
    weltanschauung, geschlecht, geschlechts, geschlechtsidentität, sexuelle identität, sexuellen identität, sexueller identität, sexuelle orientierung, sexuellen orientierung, sexueller orientierung, behinderung, alter, alters, familienstand, familienstands, familienstandes, kinder, kindern, kinderzahl, schwangerschaft, sprache, muttersprache, namen, name, aussehen, aussehens, beruf`,
  ),
};

/** Grounds in a row: "Herkunft, Alter oder Religion". */
const grounds = row(
  "<ground-named>",
  "(oder|und|noch|sowie|bzw|weder)? (nach|wegen|von|auf|zu)? (der|die|das|dem|den|des|ihrer|ihre|ihres|seiner|seine|seines|einer|eine)?",
);
const choosing =
  "(benachteiligung|benachteiligungen|diskriminierung|diskriminierungen|ausgrenzung|auswahl|bevorzugung|ablehnung|unterscheidung|ungleichbehandlung|ausschluss|unterschiede|unterschied)";
const turnedAway =
  "(benachteiligt|abgelehnt|ausgeschlossen|ausgewählt|diskriminiert|aussortiert|abgewiesen|bevorzugt|schlechter gestellt|beurteilt|gefragt|zurückgewiesen)";

/** Said of a whole row of grounds: nobody is chosen by them. */
const groundsDenied: readonly string[] = [
  `${choosing} ..4 ${grounds} (findet|finden|gibt|wird|werden|ist|sind|bleibt|erfolgt|nehmen|dulden|kommt|lehnen) ..4 (nicht|verboten|unzulässig|rechtswidrig|gesetzwidrig|untersagt|keine|nie|niemals|ausgeschlossen|ab)`,
  `(kein|keine|keinen|keinerlei|ohne|gegen) ..1 ${choosing} ..3 ${grounds}`,
  `(niemand|niemanden|keiner|keinen|kein|keine) ..3 (wegen|aufgrund|auf grund|nach) ..1 ${grounds} ${turnedAway}`,
  `(nicht|nie|niemals) ..1 (wegen|aufgrund|auf grund|nach) ..1 ${grounds} ${turnedAway}`,
  `(wählen|wähle|wählt|fragen|frage|fragt|entscheiden|entscheidet|sortieren|urteilen|achten|schauen|vergeben|unterscheiden|unterscheidet) ..2 (nicht|weder|nie|niemals) ..2 ${grounds}`,
  `(nach|auf) ..1 ${grounds} ..1 (wird|fragen|achten|schauen|wählen|kommt) ..4 (nicht|nie|niemals)`,
  `${grounds} (spielt|spielen|zählt|zählen|interessiert|interessieren|entscheidet|entscheiden) ..4 (keine rolle|keinerlei rolle|nicht|nie)`,
  `${grounds} (ist|sind) ..2 (egal|gleichgültig|unerheblich|kein kriterium|keine kriterien|kein auswahlkriterium|unwichtig)`,
];

export const turns: readonly string[] = [
  ...groundsDenied,
  "(nicht|nie|niemals|keinesfalls|keineswegs|net|auch nicht|noch nie|nirgends) ..1 <turn-excluding>",
  "(niemand|niemanden|niemandem|keiner|kein bewerber|keine bewerberin|keine bewerbung|keine familie|kein mieter|keine nationalität|keine religion|keine gruppe) ..8 <turn-excluding>",
  "(lehnen|lehne|lehnt|schließen|schließe|schließt|weisen|weise|weist|grenzen|grenze|grenzt|sortieren|sortiere|sortiert|schicken|schickt) ..3 (niemand|niemanden|keine|keinen|keinen einzigen|nicht) ..9 (ab|aus|zurück|weg)",
  "(kein|keine|keinen|keinerlei|nie ein|niemals ein|nie eine|nicht der) ..1 <turn-hindrance>",
  "!(nicht|nie|niemals) (auch|ebenso|genauso) (für|an) ..1 (<origin>|<race>|<faith>|<age>|<disability>)",
  "<language> ..2 nicht !(nur|bloß|allein) ..1 (nötig|notwendig|erforderlich|voraussetzung|bedingung|pflicht|gefordert|verlangt)",
  "(stört|stören) ..2 (nicht|nie|niemanden)",
  "!(nicht|nur|bloß|lediglich|ausschließlich|allein|keine|kein|besonders|vorzugsweise|bevorzugt|vorrangig|vor allem) <seldom-taken> (<people>)? (sind|ist|seid|mit kindern)? (uns|bei uns|hier|auch|ebenso|ebenfalls|genauso|immer|jederzeit|ausdrücklich|natürlich)? (sehr|herzlich|gleichermaßen)? (willkommen|gern gesehen|gerne gesehen) !(sind nur)",
  "!(nur|ausschließlich|lieber|vor allem) (gern|gerne) (auch)? an ..2 <learners>",
];

/** A welcome taken back. */
export const denials: readonly string[] = [
  "<everyone> ...6 <excepting>",
  "^ <excepting> ...7 <everyone> ..3 (willkommen|akzeptiert|erwünscht)?",
  "(nicht|nie|niemals|kaum|net|nicht mehr|wenig) ..1 (willkommen|herzlich willkommen|offen|akzeptiert|erwünscht)",
];

/** A boast taken back. */
export const disclaims: readonly string[] = [
  "(behaupte|behaupten|behauptet|beanspruchen|beansprucht|sagen|nennen|rühmen) ..2 (nicht|nie|niemals|keineswegs)",
];

/** Where a statement ends: before words that begin another, and not behind a clause that leads up to one. */
export const stating: NonNullable<Language["statements"]> = {
  parting: ["(aber|jedoch|allerdings|dennoch)"],
  leading: ["^ (ob|egal ob|gleich ob|wenn|falls)"],
  leaning: ["^ (das|dies|danach|darauf|darüber|beides|alles|es|all das)"],
};
