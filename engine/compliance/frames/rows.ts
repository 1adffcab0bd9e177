/** A row of things in a frame ("l'origine, le sexe ou la religion"): what is said of the first is said of all. */

/** `thing`: what stands in the row; `between`: steps, all optional, that may stand before each but the first. At most so many things. */
export const row = (thing: string, between: string, most = 7): string =>
  [thing, ...Array.from({ length: most - 1 }, () => `${between} ${thing}?`)].join(" ");
