/** What crosses the channel between us and a process that decodes pictures. */
import type { PaintOrder, PosterFocus } from "#adapters/canvas/poster";
import type { ErrorCode, ErrorData } from "#contract/errors";

/** A part of the upright picture, in fractions of its sides. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A poster to lay out and paint -> bytes of the format. */
export interface PosterOrder extends Omit<PaintOrder, "photos" | "logo"> {
  what: "poster";
  /** Kept photos (`reencodeImage`). */
  photos: readonly { jpeg: Uint8Array; focus: PosterFocus | null }[];
  logo: Uint8Array | null;
  format: "jpg" | "png";
}

export type Order =
  | PosterOrder
  /** A photo to keep -> `{ jpeg, width, height, look }`, see look.ts. */
  | { what: "photo"; bytes: Uint8Array }
  /** A person's picture -> `{ large, small }`. */
  | { what: "avatar"; bytes: Uint8Array; crop: Crop }
  /** A picture of a code to scan -> PNG bytes. */
  | { what: "code"; bytes: Uint8Array }
  /** A kept photo, made smaller -> bytes of the format. */
  | { what: "smaller"; bytes: Uint8Array; width: number; format: "jpg" | "webp" }
  /** A picture with letters, in grey and of a size they are read at -> PNG bytes. */
  | { what: "ocr"; bytes: Uint8Array }
  /** A drawing of our own as SVG -> bytes of the format, full size unless there is a width. */
  | { what: "drawing"; svg: string; width: number | null; format: "jpg" | "webp" }
  /** Answered at once: whether there is anybody. */
  | { what: "nothing" };

export type Answer =
  | { value: unknown }
  | { code: ErrorCode; data: ErrorData }
  /** A mistake of ours, as text. */
  | { fault: string };

/** What a process says. */
export type Said =
  | "ready"
  /** `spent`: it kept so much memory that the next picture needs a fresh process. */
  | { answer: Answer; spent: boolean }
  /** The picture under work goes past what one may cost; the process must be ended. */
  | { over: "time" | "memory" };

/** What one picture may cost a process. */
export interface Cost {
  /** Milliseconds of processor time: those of the clock would refuse everybody's pictures on a busy machine. */
  processorMs: number;
  /** Resident bytes of the whole process. */
  memoryBytes: number;
}
