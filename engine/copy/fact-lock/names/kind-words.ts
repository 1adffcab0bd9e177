/** Words for kinds of places, and the kinds whose name must be known as such. */

/** A station must be known as a station: the road of the same name is no proof. Streets and towns may drop their word. */
export const strict: ReadonlySet<string> = new Set([
  "station",
  "school",
  "park",
  "hospital",
  "shopping",
  "water",
  "mountain",
  "line",
  "landmark",
]);

/** A part of a name that only says what it is the name of. */
export const kindWord =
  /^(?:temple|station|park|road|street|line|school|square|gate|bridge|house|river|forest|village|metro|university|hospital|mall|bahn|u-bahn|s-bahn|tram|tramway|métro|gare|rer|ligne|bahnhof|s-bahnhof)$/iu;
