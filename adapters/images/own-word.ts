/** What a photo's own file says of how it came to be: read before the file is written anew without it. */

/** Of IPTC's source types those of what no camera saw, the photo's own or that of a part of it. */
const SYNTHETIC = [
  "trainedAlgorithmicMedia",
  "compositeWithTrainedAlgorithmicMedia",
  "compositeSynthetic",
  "algorithmicMedia",
  "virtualRecording",
] as const;
const TYPE = "digitalsourcetype/";

/** GB 45438-2025: 1 made by a machine, 2 possibly, 3 suspected. */
const AIGC = /AIGC[^{]{0,64}\{[^}]{0,2000}?"Label"\s*:\s*"?[123]\b/u;
const most = 64 * 1024;

const textOf = (part: Uint8Array): string =>
  Buffer.from(part.buffer, part.byteOffset, Math.min(part.byteLength, most))
    .toString("latin1")
    .replaceAll("&quot;", '"');

/**
 * Whether the file says that a machine made what it shows: in XMP, in the claims of C2PA (both name the type by its address), or by the
 * label China asks for. `metadata`: its XMP and EXIF, which a format may keep packed.
 */
export function saysSynthetic(bytes: Uint8Array, metadata: readonly (Uint8Array | undefined)[]): boolean {
  const parts = metadata.flatMap((part) => part ?? []);
  const named = [bytes, ...parts].map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
  return (
    SYNTHETIC.some((type) => named.some((part) => part.includes(`${TYPE}${type}`))) ||
    parts.some((part) => AIGC.test(textOf(part)))
  );
}
