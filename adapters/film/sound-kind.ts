/** What kind of sound bytes are, by how they begin: only these are decoded, whatever a file is called. */

/** Names of FFmpeg's readers. */
type SoundKind = "mp3" | "mov" | "wav" | "flac" | "ogg";

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Null for anything else. */
export function soundKind(bytes: Uint8Array): SoundKind | null {
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WAVE") return "wav";
  if (text(bytes, 0, 4) === "fLaC") return "flac";
  if (text(bytes, 0, 4) === "OggS") return "ogg";
  if (text(bytes, 4, 8) === "ftyp") return "mov";
  if (text(bytes, 0, 3) === "ID3") return "mp3";
  const [first = 0, second = 0] = bytes;
  // the beginning of an MPEG frame of layer III
  return first === 0xff && (second & 0xe6) === 0xe2 ? "mp3" : null;
}
