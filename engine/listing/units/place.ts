/** Where a home stands, as a text says it; each part null where it does not. */
export type Place = {
  city: string | null;
  district: string | null;
  community: string | null;
  postalCode: string | null;
};

/** A text that says nothing of it. */
export const nowhere: Place = { city: null, district: null, community: null, postalCode: null };

/** Signs of a text that are looked through for places. */
export const MAX_PLACE_TEXT = 600;
