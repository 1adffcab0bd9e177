/** Sets of pictures on the results: drawn in every language at once, they go along with the archive and with posts. */
export const pictureSet = {
  makeOne: "Draw and keep for downloads and posts",
  make: "Draw in {{count}} languages for downloads and posts",
  asked: "Drawing; you can go on with something else",
  made: "Posters and carousels you have",
  goesAlong:
    "Downloads and posts take the newest set of their language along, before the photos; A4 sheets go into downloads only.",
  count_one: "{{count}} picture",
  count_other: "{{count}} pictures",
  outdated: "The home’s facts have changed since, so this set goes along no longer. Draw it anew.",
  coverAlt: "{{template}} poster, {{language}}",
  removeTitle: "Delete this set?",
  removed: "Deleted",
};
