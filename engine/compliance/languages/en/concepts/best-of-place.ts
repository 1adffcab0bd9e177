/** The best of a whole place: a degree that anybody there could hold against others, told outright. */
import type { Concept } from "#engine/compliance/frames/language";

const degree = "(best|finest|greatest|number one|no 1|# 1|no. 1|leading)";
const within = "(in|across|throughout|anywhere in)";
/** Months, seasons and shows: "best in March" is no boast. */
const whenOrWhat =
  "(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|show|class)";

export const bestOfPlace: Record<string, Concept> = {
  "best-of-place": {
    frames: [
      `${degree} (<home>|<trade>) ${within} (all of|the whole of)? {cap}`,
      `(the|undisputed|simply|easily) best ${within} (all of|the whole of)? {cap}`,
      `(the|undisputed|simply|easily) best ${within} (all of|the whole of) ..1 (<extent>|country|island)`,
      `best in (all of)? {cap}`,
      `best ..1 (<home>|<trade>) in (all of|the whole of) {cap}`,
      `{cap} (number one|no 1|# 1|undisputed) <trade>`,
      "(undisputed|uncontested) (best|number one|leader|champion|king) ..4",
      "(nobody|no one|nothing) (can|could)? (beat|beats|top|tops|rival|rivals) (this|our|the) (view|views|price|home|location|flat|condo)",
    ],
    unless: [
      "<disclaimed>",
      `best in (late|early|mid)? ${whenOrWhat}`,
      "... (according to|source|voted|awarded|named|rated|ranked by|survey) ..4",
    ],
  },
};
