/** Unsaved edits, kept in the browser by piece, so that leaving or reloading the page loses nothing. */
import { z } from "zod";
import type { SavedPiece } from "#contract/campaign";

const pieceText = z.object({ title: z.string().nullable(), body: z.string(), hashtags: z.array(z.string()) });
export type PieceText = z.infer<typeof pieceText>;

/** `base` is the version the edit started from: another version in the database means somebody else saved. */
const keptEdit = z.object({ base: z.number().int().positive(), text: pieceText });
export type KeptEdit = z.infer<typeof keptEdit>;

const keyOf = (pieceId: string) => `listcast-edit:${pieceId}`;

export const textOf = ({ title, body, hashtags }: SavedPiece): PieceText => ({ title, body, hashtags });

export const sameText = (a: PieceText, b: PieceText): boolean =>
  (a.title ?? "") === (b.title ?? "") && a.body === b.body && a.hashtags.join("\n") === b.hashtags.join("\n");

export function loadEdit(pieceId: string, storage: Storage = localStorage): KeptEdit | null {
  try {
    const text = storage.getItem(keyOf(pieceId));
    return text ? (keptEdit.safeParse(JSON.parse(text)).data ?? null) : null;
  } catch {
    return null;
  }
}

export function keepEdit(pieceId: string, edit: KeptEdit | null, storage: Storage = localStorage): void {
  try {
    if (edit) storage.setItem(keyOf(pieceId), JSON.stringify(edit));
    else storage.removeItem(keyOf(pieceId));
  } catch {
    // Without storage the page itself still holds the edit.
  }
}
