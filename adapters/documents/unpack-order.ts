/** What crosses the channel between us and a process that unpacks a document. */
import { z } from "zod";
import type { Answer } from "../processes/parent.ts";

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
};
export type Unpacked = { [What in keyof typeof unpacked]: z.infer<(typeof unpacked)[What]> };

export interface UnpackOrder {
  what: keyof Unpacked;
  bytes: Uint8Array;
  /** Pages of a scan. */
  most: number;
}

/** What the process says, once. */
export type UnpackSaid = { answer: Answer } | { over: "time" | "memory" };

/** What one document may cost. */
export interface UnpackCost {
  /** Milliseconds of processor time: those of the clock would refuse everybody's documents on a busy machine. */
  processorMs: number;
  /** Resident bytes of the whole process. */
  memoryBytes: number;
}
