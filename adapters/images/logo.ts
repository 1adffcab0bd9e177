/** A firm's logo as it is kept and drawn: PNG, clear where it was clear. */
import { drawAside } from "#adapters/images/index";
import { imageBytes } from "./image.ts";

/** Throws as `reencodeImage` does, and invalid_input for one of next to nothing. */
export const drawLogo = async (bytes: Uint8Array): Promise<Uint8Array> =>
  imageBytes.parse(await drawAside({ what: "logo", bytes }));

/** A PNG's sides, as its first chunk tells them. */
export function sidesOf(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
