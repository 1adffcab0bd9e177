/** What no seller can promise: a loan, a school place; and haste that is made up. */
import type { Concept } from "#engine/compliance/frames/language";

const loan =
  "(finanzierung|finanzierungen|kredit|darlehen|kreditzusage|finanzierungszusage|hypothek|baufinanzierung|immobilienkredit)";
const place =
  "(schulplatz|schulplätze|kitaplatz|kita platz|krippenplatz|kindergartenplatz|betreuungsplatz|platz in der schule|platz an der schule)";
const school = "(schule|*schule|gymnasium|*gymnasium|internat|kita|kindergarten|krippe|hort|realschule|gesamtschule)";
const sure =
  "(garantiert|garantieren|garantie|sicher|gesichert|zugesichert|versprochen|versprechen|automatisch|inklusive|ohne wartezeit|ohne aufnahmeprüfung|in der tasche|gleich mit|fest zugesagt)";

export const promised: Record<string, Concept> = {
  "loan-promised": {
    frames: [
      `${loan} ..2 (garantiert|gesichert|sicher|zugesagt|ist sicher|steht schon|so gut wie sicher|für alle|für jeden|für jedermann|klappt|geht durch|durch)`,
      `${loan} ..4 (so gut wie sicher|klappt sicher|klappt immer|geht durch|geht immer durch|kriegen wir durch|bekommen sie von uns|ohne prüfung|ohne schufa|ohne gehaltsnachweis|trotz)`,
      `(kriegen|bekommen|bringen|boxen) ..1 (wir|ich) ..2 (jede|jeden|jedes|ihre|ihren|ihr) ${loan} ..1 durch`,
      `(wir|ich) (kriegen|bekommen|bringen|boxen) ..2 ${loan} ..1 durch`,
      `(trotz|auch bei|auch mit|selbst bei|ungeachtet) ..2 (schufa|schufa eintrag|insolvenz|schulden|negativer schufa|schlechter bonität|arbeitslosigkeit) ...8`,
      "schufa (egal|egal ist|spielt keine rolle|interessiert nicht|kein problem|unwichtig)",
      "(keine|schlechte|fehlende) (bonität|schufa) ...5 (macht nichts|egal|kein problem|kriegen|trotzdem)",
      "(ohne|null|kein|keinerlei|0) (eigenkapital|einen cent eigenkapital|gehaltsnachweis|einkommensnachweis) ...8 (kaufen|bank|finanzierung|kredit|zusage|haus|eigenheim|nötig|nötig)",
      "(kredit|darlehen|finanzierung|110 % finanzierung|100 % finanzierung) für (jeden|alle|jedermann)",
      "{num} % zins ..3 (für jeden|für alle|garantiert|ohne)",
      "(monatsrate|rate|rate von) ..3 {num} € ...5 (billiger|günstiger|weniger) als ..2 miete",
      "(für|schon für|nur) {num} € im monat ..3 (gehört|wird|ist) ..3 (haus|wohnung|ihnen|ihr)",
      "bank ..2 (sagt immer ja|sagt ja|macht mit|winkt durch|ist schon im boot)",
      "(kennen|kenne) ..2 (banker|bankberater|filialleiter) ...8",
    ],
    unless: [
      "(bestätigung|mitbringen|entscheidet|vermitteln keine|keine finanzierung|bedingungen|vorbehalt|nach prüfung|bonität vorausgesetzt|gewährleistung|effektiver jahreszins)",
    ],
  },
  "school-place-promised": {
    frames: [
      `${sure} ..6 ${place}`,
      `${place} ..4 ${sure}`,
      `${sure} ..4 (platz|aufnahme|zusage) ..5 ${school}`,
      `(platz|aufnahme) ..4 ${school} ..6 ${sure}`,
      `(kind|kinder|tochter|sohn|nachwuchs) ...8 ${school} ...6 ${sure}`,
      `(kind|kinder|tochter|sohn|nachwuchs) ...6 ${sure} ...8 ${school}`,
      `${school} ..4 (automatisch|garantiert|sicher) ..2 (aufgenommen|genommen|angenommen)`,
      `(kaufen|kauft|erwerben|bekommen) ..3 (platz|plätze) ..5 ${school} ..3 mit`,
      `schule ..6 (sorgen|kümmern) ...6 (sicher|garantiert|gesichert)`,
      `${school} ..1 (nimmt|nehmen) ..1 (jedes|alle|ihr|ihre) (kind|kinder) ...6`,
    ],
    unless: [
      "(entscheidet|schulamt|jugendamt|ohne gewähr|keinen|nicht zusagen|kein anspruch|anmeldung über|vergibt)",
      "(stellplatz|spielplatz|eingezäunt)",
    ],
  },
  "false-urgency": {
    frames: [
      "(letzte chance|jetzt oder nie|beeilen sie sich|nicht lange überlegen|wer zögert|wer zuerst kommt|sofort zuschlagen|jetzt zuschlagen|zuschlagen bevor)",
      "(nur|nur noch) (heute|heute noch|bis mitternacht|bis heute abend|24 stunden|48 stunden|wenige stunden|dieses wochenende)",
      "(angebot|preis|rabatt) ..3 (gilt|nur|gültig) ..3 (bis mitternacht|bis heute|nur heute|bis morgen)",
      "(morgen|heute abend|am abend|in einer stunde|in wenigen stunden|danach) ..3 (weg|vergeben|verkauft|vorbei|zu spät|nie wieder)",
      "(preis|preise) ..2 (steigt|steigen|klettert) ..4 (morgen|um mitternacht|montag|nächste woche)",
      "(ab morgen|morgen|ab montag|um mitternacht) (steigt|kostet|klettert) ..4",
      "(zwei|drei|vier|fünf|zehn|mehrere|{num}) (käufer|interessenten|familien|paare|personen|leute) ..4 (stift|stehen|warten|sehen sich|schauen|bereit|unterschreiben|notarieren)",
      "(gerade|derzeit|im moment) sehen ..1 {num} (personen|leute|interessenten) ..4",
      "(unterschreiben|entscheiden|kaufen|reservieren|zugreifen|zuschlägt|zuschlagen) ..3 (heute noch|sofort|jetzt) ...3 (sonst|oder)",
      "(nicht|nicht jetzt) zuschlägt ...8 (röhre|nachsehen|pech)",
      "nächste (interessent|käufer) ..2 (notariert|unterschreibt|unterzeichnet) ..4",
      "entscheiden sie (sofort|heute|jetzt)",
    ],
    unless: ["(eilt nicht|keine eile|zeit nehmen|nehmen sie sich zeit|notariat|amtsgericht|geschlossen)"],
  },
};
