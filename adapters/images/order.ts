/** What crosses the channel between us and a process that decodes pictures. */
import type { LayOrder, PhotoKind, PosterFocus } from "#adapters/canvas/poster";
import type { CopyLanguage } from "#contract/copy";
import type { PhotoLight, PhotoShape } from "#contract/media/photo-set";
import type { BrochureOrder } from "#engine/media/brochure/brochure";
import type { Answer, LastWord } from "../processes/parent.ts";

/** A part of the upright picture, in fractions of its sides. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A poster to lay out and paint -> bytes of the format. */
export interface PosterOrder extends Omit<LayOrder, "photos" | "logo"> {
  what: "poster";
  /** Kept photos (`reencodeImage`). */
  photos: readonly ({ jpeg: Uint8Array; focus: PosterFocus | null } & PhotoKind)[];
  logo: Uint8Array | null;
  format: "jpg" | "png";
  /** The field China asks for in files a machine made, as JSON. */
  mark?: string | null | undefined;
}

/** A photo of a brochure, or its logo; no bytes: it is shown nowhere. */
interface BrochurePicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** It shows what is not there. */
  altered?: boolean;
}

/** A brochure to look at -> JPEG bytes, its pages below one another. */
export interface BrochureLook extends Omit<BrochureOrder, "photos" | "logo"> {
  what: "brochure";
  photos: readonly BrochurePicture[];
  logo: BrochurePicture | null;
}

/** A kept photo to make ready to post -> JPEG bytes. */
export interface PhotoEdit {
  what: "ready";
  bytes: Uint8Array;
  shape: PhotoShape;
  light: PhotoLight;
  /** A floor plan: whole on white in any shape, and its light its own. */
  plan?: boolean | undefined;
  /** What stands in its corner: a name, or the bytes of a kept logo. */
  sign: string | Uint8Array | null;
  /** Pixels of the longer side at most. */
  longest: number;
  /** Of a photo that shows what is not there: the language it says so in. */
  altered?: CopyLanguage | undefined;
}

/** In which photos are shown on pages. */
export type ShownFormat = "jpg" | "webp" | "avif";

export type Order =
  | PosterOrder
  | PhotoEdit
  | BrochureLook
  /** A photo to keep -> `{ jpeg, width, height, look }`, see look.ts. */
  | { what: "photo"; bytes: Uint8Array }
  /** A person's picture -> `{ large, small }`. */
  | { what: "avatar"; bytes: Uint8Array; crop: Crop }
  /** A firm's logo -> PNG bytes. */
  | { what: "logo"; bytes: Uint8Array }
  /** A picture of a code to scan -> PNG bytes. */
  | { what: "code"; bytes: Uint8Array }
  /** A kept photo, made smaller -> bytes of the format. */
  | { what: "smaller"; bytes: Uint8Array; width: number; format: ShownFormat }
  /** A kept picture, drawn so that it has at most so many bytes, with what it says of its source -> `{ jpeg, width, height }`. */
  | { what: "lighter"; bytes: Uint8Array; most: number }
  /** A picture with letters, in grey and of a size they are read at -> PNG bytes. */
  | { what: "ocr"; bytes: Uint8Array }
  /** A drawing of our own as SVG -> bytes of the format, full size unless there is a width. */
  | { what: "drawing"; svg: string; width: number | null; format: "jpg" | "webp" }
  /** Answered at once: whether there is anybody. */
  | { what: "nothing" };

/** What a process says. */
export type Said = "ready" | LastOfPicture;

/** `spent`: it kept so much memory that the next picture needs a fresh process. */
export type LastOfPicture = { answer: Answer; spent: boolean } | Extract<LastWord, { over: string }>;
