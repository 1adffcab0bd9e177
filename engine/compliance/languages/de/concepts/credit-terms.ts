/** Figures of a loan: an instalment, a rate of interest. Beside them the law wants the whole of its terms. */
import type { Concept } from "#engine/compliance/frames/language";

const instalment =
  "(rate|raten|monatsrate|monatsraten|kreditrate|darlehensrate|finanzierungsrate|monatliche belastung|monatsbelastung)";
const financed =
  "(finanzierung|finanzierbar|finanzieren|finanziert|finanzierungsbeispiel|kredit|darlehen|baufinanzierung)";
const interest = "(sollzins|sollzinsen|sollzinssatz|zins|zinsen|zinssatz|bauzins|darlehenszins|kreditzins)";
const sum = "{num} (€|euro|eur)";
const monthly = "(monatlich|mtl|im monat|pro monat|je monat|monat)";

export const creditTerms: Record<string, Concept> = {
  "credit-terms": {
    frames: [
      `${instalment} ...3 ${sum}`,
      `${financed} ...3 ${sum} ..1 ${monthly}`,
      `${sum} ..1 ${monthly} ..2 ${financed}`,
      `${monthly} ..2 ${sum} ..1 (an die bank|an ihre bank|an den kreditgeber|an den darlehensgeber)`,
      `${sum} ..2 ${monthly} ..2 (an die bank|an ihre bank)`,
      `${interest} ..2 {num} (%|prozent)`,
      `{num} (%|prozent) ..1 ${interest}`,
    ],
    unless: [
      "... (effektiver jahreszins|effektiven jahreszins|effektivem jahreszins|effektivzins|eff. jahreszins)",
      "(kaution|mietsicherheit|barkaution|sonderumlage|verzug|verzugszinsen|basiszinssatz|grundsteuer|erbbauzins|hausgeld|kapitalisierungszins|liegenschaftszins)",
      "(kein|keine|keinen|nicht) ..3 (kredit|darlehen|finanzierung|finanzieren)",
    ],
  },
};
