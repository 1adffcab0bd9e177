/** Gains that somebody stands in for, and ranks: rent while it is empty, a fixed return, a buy-back, "Nummer eins der Stadt". */
import type { Concept } from "#engine/compliance/frames/language";

const payer =
  "(wir|der bauträger|bauträger|der verkäufer|der initiator|der betreiber|die betreiberin|der pächter|die gesellschaft)";

export const underwritten: Record<string, Concept> = {
  "gain-promised": {
    frames: [
      `(leer|leerstand|leersteht|unvermietet|unbewohnt) ...6 (zahlen|zahlt|übernehmen|übernimmt|springen|springt|überweisen) ..2 ${payer}`,
      `${payer} ..1 (zahlen|zahlt|übernehmen|übernimmt|überweisen) ..6 (leerstand|leersteht|leer|unvermietet)`,
      "(fest|feste|festen|fester|fixe|fixen|fix) ..1 ({num}|fünf|sechs|sieben|acht) (%|prozent) !(zins|zinsen|zinssatz|provision|darlehen|sollzins)",
      "(rückkauf|rückkaufs|rückkaufgarantie|zurückkaufen|rücknahme|kaufen wir zurück|kauft zurück) ..8 (kaufpreis|plus|aufschlag|zuzüglich|zugesagt|garantiert)",
      "(kaufen|kauft|nehmen|nimmt) ..10 zurück & (kaufpreis|plus|aufschlag|zuzüglich)",
    ],
  },
  superiority: {
    frames: [
      "!(haus|wohnung|parzelle|gebäude|straße|gasse|weg|platz|tor|linie|objekt|top) (nummer|nr) (eins|1) ..1 (der|in|im|am|für|unter|bei|von|hamburgs|berlins|münchens)",
      "(platz|rang) (1|eins) ..2 (für|unter|bei|der makler|in der region|in der stadt)",
      "(führt|kommt|geht) ..4 (kein weg|keiner|niemand) ..1 (vorbei|vorüber)",
    ],
  },
};
