/** Cursors of lists: the place after the last row shown, opaque to callers, stable while rows are added on top. */
import { z } from "zod";
import { AppError } from "#contract/errors";

export interface Cursor {
  createdAt: string;
  id: string;
}

const shape = z.object({ createdAt: z.iso.datetime(), id: z.uuid() });

export const writeCursor = (row: { created_at: Date; id: string }): string =>
  Buffer.from(JSON.stringify({ createdAt: row.created_at.toISOString(), id: row.id })).toString("base64url");

/** Throws invalid_input for anything `writeCursor` did not make. */
export function readCursor(text: string): Cursor {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "cursor" }, cause });
  }
}
