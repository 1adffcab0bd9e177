/** Haste that is made up: days that end and buyers that wait only in the text. */
import type { Concept } from "#engine/compliance/frames/language";

export const promised: Record<string, Concept> = {
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
      "(heute noch|sofort|jetzt) (unterschreiben|zusagen|entscheiden|reservieren|zugreifen|anrufen) ...4 (sonst|oder sie ist)",
      "(nicht|nicht jetzt) zuschlägt ...8 (röhre|nachsehen|pech)",
      "nächste (interessent|käufer) ..2 (notariert|unterschreibt|unterzeichnet) ..4",
      "(zwei|drei|vier|fünf|mehrere|{num}) (andere|weitere) ..3 (zugesagt|unterschrieben|reserviert|zugeschlagen|stehen|warten)",
      "(wer|sonst) ...8 (geht leer aus|gehen leer aus|leer ausgehen|hat das nachsehen|haben das nachsehen|das nachsehen haben)",
      "entscheiden sie (sofort|heute|jetzt)",
    ],
    unless: ["(eilt nicht|keine eile|zeit nehmen|nehmen sie sich zeit|notariat|amtsgericht|geschlossen)"],
  },
};
