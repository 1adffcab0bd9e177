/** The draft that a home becomes which the account has already: its facts brought up to date, its photos kept. */
import { MAX_HOME_PHOTOS } from "#contract/import";
import type { Draft } from "./draft.ts";

/** The property's own photos stand first; of those just read only what they do not show yet is put behind them. */
export function asUpdate({ same, photos, chosen }: Draft): Partial<Draft> {
  if (!same) return {};
  const passedOver = new Set([...same.repeated, ...same.photos.map(({ id }) => id)]);
  const own = same.photos.map(({ id }) => id);
  return {
    same: null,
    property: { id: same.propertyId, version: same.version },
    listing: same.updated,
    photos: [...same.photos, ...photos.filter(({ id }) => !passedOver.has(id))],
    chosen: [...own, ...chosen.filter((id) => !passedOver.has(id))].slice(0, MAX_HOME_PHOTOS),
  };
}
