/** Touchstones in English: what good copy sounds like, written for this product about homes that do not exist. */
import type { Touchstone } from "./touchstone.ts";

export const en: readonly Touchstone[] = [
  {
    family: "social-post",
    style: "friendly",
    text: `If you’ve ever dried a football kit over the bath, the utility room is the bit to scroll to. It’s off the kitchen, with its own back door, so the mud stops there.

Upstairs: three bedrooms and one bathroom, so yes, there’ll be a queue at eight o’clock. Downstairs: a sitting room at the front, a kitchen-diner across the back, doors to a garden that faces west.

£385,000, freehold, council tax band C. Parking is on the street. Which evening suits you for a look?`,
  },
  {
    family: "micro-post",
    style: "trendy",
    text: "Heat’s in the rent. So is the hot water. One bedroom on the top floor of a three-storey walk-up, windows on two sides, $2,150 a month. No elevator. That part’s on your knees.",
  },
  {
    family: "portal",
    style: "luxury",
    text: `Morning comes to the kitchen first. It faces east, onto a walled courtyard with an old fig tree; the sitting room waits for the afternoon.

Two bedrooms, one bathroom, 96 m² on a single level. Stone floors, a fireplace, a cellar below. Built in 1911, rewired in 2019. €640,000, agency fees paid by the seller.`,
  },
];
