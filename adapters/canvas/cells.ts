/** The cells a picture is looked at in. */

/** Along each side. */
export const CELLS = 24;

/** In which a sample falls, of `side` along its row or column. */
export const cellOf = (sample: number, side: number): number => Math.floor((sample * CELLS) / side);
