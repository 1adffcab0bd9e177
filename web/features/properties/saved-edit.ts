/** Changes to a property's facts that have not been saved, kept in the browser so that a closed tab loses nothing. */
import { z } from "zod";
import { photo } from "#contract/import";
import { listing } from "#contract/listing";
import type { PropertyDetail } from "#contract/property";

const factEdit = z.object({
  /** The version the changes began from. */
  base: z.number().int().positive(),
  listing,
  /** In the person's order; `chosen` are the ids the property keeps. */
  photos: z.array(photo),
  chosen: z.array(z.uuid()),
});
export type FactEdit = z.infer<typeof factEdit>;

export const editOf = ({ version, listing: facts, photos }: PropertyDetail): FactEdit => ({
  base: version,
  listing: facts,
  photos,
  chosen: photos.map((one) => one.id),
});

/** Do both say the same of the home? Addresses of photos expire and do not count. */
export const sameEdit = (a: FactEdit, b: FactEdit): boolean =>
  JSON.stringify([a.listing, photoIds(a)]) === JSON.stringify([b.listing, photoIds(b)]);

export const photoIds = ({ photos, chosen }: FactEdit): string[] =>
  photos.map((one) => one.id).filter((id) => chosen.includes(id));

const keyOf = (propertyId: string) => `listcast-property:${propertyId}`;

export function loadSavedEdit(propertyId: string, storage: Storage = localStorage): FactEdit | null {
  try {
    const text = storage.getItem(keyOf(propertyId));
    return text ? (factEdit.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function saveEdit(propertyId: string, edit: FactEdit | null, storage: Storage = localStorage): void {
  try {
    if (edit) storage.setItem(keyOf(propertyId), JSON.stringify(edit));
    else storage.removeItem(keyOf(propertyId));
  } catch {
    // A full or forbidden storage: the dialog itself still holds everything.
  }
}
