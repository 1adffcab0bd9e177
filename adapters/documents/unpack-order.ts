/** What crosses the channel between us and a process that unpacks a document. */
import { z } from "zod";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What each kind of file is unpacked into. */
export const unpacked = {
  /** A PDF: its text in lines, and its pictures. */
  pdf: z.object({ text: z.string(), pictures: z.array(bytes) }),
  /** A PDF of paper: its first pages as pictures. */
  scan: z.array(bytes),
  word: z.object({ html: z.string(), text: z.string(), pictures: z.array(bytes) }),
  /** The first sheet's rows of cells. */
  workbook: z.array(z.array(z.string())),
  /** The feed in a zip. */
  feed: bytes.nullable(),
  /** Of the pictures beside it those that were asked for. */
  delivered: z.array(z.object({ name: z.string(), bytes })),
};
export type Unpacked = { [What in keyof typeof unpacked]: z.infer<(typeof unpacked)[What]> };

export interface UnpackOrder {
  what: keyof Unpacked;
  bytes: Uint8Array;
  /** Pages of a scan. */
  most: number;
  /** Pictures of a delivery. */
  names: readonly string[];
}
