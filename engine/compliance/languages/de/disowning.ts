/** What German texts say only to disown it: "versprechen wir nicht", "wer Ihnen das verspricht", "Garantiert? Nein." */
import type { Disowning } from "#engine/compliance/frames/disowning";

const others = "!(andere|anderen|mitbewerber|konkurrenz)";

export const disowning: Disowning = {
  refuses: [
    `${others} (verspreche|versprechen|verspricht|garantiere|garantieren|behaupte|behaupten|sage|sagen|schreibe|schreiben|nenne|nennen|werbe|werben|prognostizieren|zusagen) ..4 (nicht|nie|niemals|kein|keine|keinen|keinerlei|nichts) !(nur|bloß|allein|zu viel|mehr als|weniger)`,
    `${others} (nicht|nie|niemals|kein|keine|keinen|keinerlei|niemand|niemals|weder) !(nur|bloß|allein|sonst|anderer) ..6 (versprechen|verspreche|versprochen|garantieren|behaupten|sagen|zusagen|zugesagt|schreiben|vorhersagen|prognostizieren|wissen|anbieten|bieten) !(sie|mehr|genug|lassen)`,
    "(glauben|trauen) sie ..1 (keinem|niemandem|niemand|nicht)",
  ],
  refusesWords: [
    "(wir|ich) (schreiben|schreibe|drucken|drucke|verwenden|verwende|benutzen|benutze|sagen|sage) ..2 (nicht|nie|niemals) ..1",
    "(schreiben|drucken|verwenden|benutzen|sagen) wir ..2 (nicht|nie|niemals)",
  ],
  outlaws: [
    "(ausschluss|auswahl|ablehnung|benachteiligung|diskriminierung|bevorzugung) ..9 (findet nicht statt|finden nicht statt|erfolgt nicht|erfolgen nicht|gibt es nicht|nehmen wir nicht vor)",
    "(verboten|unzulässig|rechtswidrig|gesetzwidrig|strafbar|untersagt|diskriminierend) ..12 (abzulehnen|auszuschließen|abzuweisen|zu benachteiligen|zu diskriminieren|abzusagen)",
    "(abzulehnen|auszuschließen|abzuweisen|zu benachteiligen|zu diskriminieren|ablehnung|ausschluss|benachteiligung) ..12 (verboten|unzulässig|rechtswidrig|gesetzwidrig|strafbar|untersagt|diskriminierend|diskriminierung)",
    "(agg|gesetz|gesetze|bgb|grundgesetz|gleichbehandlungsgesetz|gericht|rechtsprechung|paragraf) ..5 (verbietet|verbieten|untersagt|untersagen)",
    "(verbietet|verbieten|untersagt|untersagen) ..1 (anzeigen|inserate|sätze|formulierungen|wörter|worte|hinweise) ..1 (wie|mit) ...9 (oder|und) ...3 (<origin>|<race>|<faith>|<sex>|<age>|<disability>)",
    "(dürfen|darf) ..8 (nicht|niemand|niemanden|kein|keine) ..3 (ablehnen|ausschließen|abweisen|benachteiligen|abgelehnt|ausgeschlossen|abgewiesen)",
  ],
  refusals: ["(kein|keine|keinen|nur|nicht|ausschließlich|ohne|trotzdem|aber|wir|hier|bitte|leider)"],
  concedes: [
    "^ ohne ..6 (zu wollen|versprechen|zu versprechen|garantieren|zu garantieren|diskriminieren|zu diskriminieren|zu behaupten)",
    "^ (ohne|keine) ..1 (gewähr|garantie|diskriminierung|versprechen)",
  ],
  disowns: [
    "(lesen|hören) sie ..4 (nicht|nie|niemals)",
    "(steht|stehen|lesen) ..4 (anzeigen|anzeige|inserat|inseraten|uns) ..2 (nicht|nie|niemals)",
    "(schreiben|sagen|behaupten|versprechen|drucken) wir ..2 (nicht|nie|niemals)",
    "(behaupten|sagen|versprechen|schreiben) (andere|manche|viele|einige|die anderen)",
    "(kann|könnte|darf|wird|weiß) ..3 (niemand|keiner) ..1 (sagen|wissen|versprechen|garantieren|vorhersagen)?",
    "(gibt es|gibt's|bieten wir|haben wir|machen wir|geht) ..2 (nicht|nie|keine) !(nur|zu)",
  ],
  disownsWords: [
    "(anzeigen|inserate|sätze|formulierungen|wörter|worte|hinweise) ..1 (wie|mit) ..14 (verboten|unzulässig|rechtswidrig|untersagt|tabu)",
    "(steht|stehen|lesen|findet|finden) ..3 (unseren|unserer|unsere|meinen|uns|keiner) (anzeigen|anzeige|inseraten|texten|inserat)? ..2 (nicht|nie|niemals)",
  ],
  warns: [
    "(wer|jeder der|wenn ihnen jemand|wenn jemand|wenn ihnen|makler die|jemand|leute die) ..9 (verspricht|versprechen|sagt|sagen|garantiert|garantieren|erzählt|erzählen|behauptet|tut|schwört|schreibt) & (halten sie|abstand|vorsicht|vorsichtig|finger weg|verkauft ihnen|lügt|misstrauen|glauben sie|kein wort|hat keine ahnung|weiß es nicht|seriös|unseriös|hände weg|etwas anderes|weiter gehen)",
  ],
  reports: [
    "(ob|fragt|fragen|gefragt|sagt|sagen|schreibt|schreiben|behauptet|behaupten|heißt es|hört|liest|manche|andere|mancher)",
  ],
  denies: [
    "^ (nein|leider nein|leider nicht|nicht bei uns|nicht hier|bei uns nicht|wir nicht|keineswegs|eher nicht|nö|nee|kein|keine|keiner|niemand|nichts davon|das stimmt nicht|das machen wir nicht|das tun wir nicht|das ist nicht|das wäre) !(problem|frage|thema|sorge|sorgen|risiko|zweifel|wunder|gefahr|bange)",
  ],
  open: [
    "(niemand|keiner) ..3 (weiß|sagen|wissen|versprechen)",
    "(kann|könnte|weiß) ..2 (niemand|keiner)",
    "(wer weiß|das weiß|weiß ich nicht|wissen wir nicht|kann ich nicht sagen|bleibt offen|offen)",
  ],
  losing: [
    "(verlieren|verlust|verluste|fallen|fällt|sinken|sinkt|risiko|risiken|leer|leerstand|sorge|sorgen|angst|schief|weniger|besser|günstiger|billiger|niedriger|schöner)",
  ],
  restricts: [
    "(nur|ausschließlich|lediglich|ablehnen|lehnen|ausschließen|abweisen|ohne|keine|kein|diskriminieren|bevorzugen|bevorzugt)",
  ],
  negates: [
    "(nicht|keine|kein|keinen|keiner|keinerlei|weder|nie|niemals|keineswegs) !(nur|bloß|allein|mehr|weniger|zweifel|besser|schöner|wunder|ohne|anderer|andere|risiko|unter)",
  ],
  measures: [
    "(höchste|höchster|höchstes|höchsten|größte|größtes|größter|größten|kleinste|kleinstes|kleinsten|längste|längster|tiefste|tiefster|älteste|ältester|ältestes|neueste|breiteste|niedrigste|jüngste) ..8 ({num}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|achtzehn|zwanzig|dreißig) (stockwerke|stockwerken|geschosse|etagen|stock|meter|m|quadratmeter|qm|jahre|jahren|zentimeter|cm|grad)",
    "am längsten ..3 (gewohnt|gelebt|geblieben|gearbeitet)",
    "(gewohnt|gelebt|wohnte|wohnten|lebten|blieb|blieben) ..4 am längsten",
    "(älteste|ältester|neueste|jüngste|höchste) ..6 (stammt|gebaut|errichtet|fertig|fertiggestellt|von|aus) ..2 {num}",
  ],
  ends: [
    "(aber|doch|jedoch|allerdings|dennoch|trotzdem|trotz|sondern|also|nur|unter uns|inoffiziell|hauptsache|außer)",
  ],
  asserts: [
    "(das|dies|diese|dieser|es|ist|sind|wird|werden|hier|wir|ich|sie|uns|da|denn|der|die|und|garantiert|sicher)",
  ],
  winks: [
    "(unter uns|inoffiziell|trotzdem|doch natürlich|natürlich doch|aber sicher doch|sie verstehen|wir schon|ich schon)",
  ],
};
