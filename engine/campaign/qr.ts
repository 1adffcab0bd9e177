/** A QR code as one SVG path, for the screen, for print and for downloads alike. */
import { create } from "qrcode";

export interface QrCode {
  /** Modules a side, without the quiet zone of four that readers want around it. */
  size: number;
  /** Path data in a box of `size` by `size`: one run of dark modules after another. */
  path: string;
}

/** Level M: a fingerprint or a fold on a flyer does not make it unreadable. Throws for more text than a code holds. */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const runs: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let length = 0;
      while (column + length < size && modules.get(row, column + length)) length++;
      if (length > 0) runs.push(`M${column} ${row}h${length}v1h-${length}z`);
      column += length;
    }
  }
  return { size, path: runs.join("") };
}

/** The quiet zone a reader needs around the modules, in modules. */
export const QUIET_ZONE = 4;

/** A file of its own: black on white, also where the page around it is dark. */
export function qrSvg(text: string): string {
  const { size, path } = qrCode(text);
  const side = size + 2 * QUIET_ZONE;
  const box = `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><rect x="${-QUIET_ZONE}" y="${-QUIET_ZONE}" width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`;
}
