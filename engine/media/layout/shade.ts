/** Darkness over a photo, just enough for white text: by how light the photo is under the words, fading where they end. */
import type { Box, Command } from "./commands.ts";

/** A little more than 4.5 to 1, for what a cell of the tones does not see. */
const WANTED = 5.2;
/** What a quiet, dark photo gets all the same: the words stand calmer on it. */
const LEAST = 0.18;
const COLOR = "#0e0f10";
/** Luminance of the text, nearly white. */
const TEXT = 0.88;

/** sRGB, 0 to 1, of a grey of this luminance. */
const greyOf = (luminance: number): number =>
  luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;

/** Alpha of the shade that makes the lightest part of a photo dark enough for white text. */
export function alphaFor(lightest: number): number {
  const allowed = greyOf((TEXT + 0.05) / WANTED - 0.05);
  const now = greyOf(lightest);
  // the shade itself is not quite black
  const shade = 0.055;
  const needed = now <= allowed ? 0 : (now - allowed) / (now - shade);
  return Math.max(LEAST, Math.min(1, needed));
}

const eased = (part: number): number => part * part * (3 - 2 * part);
const STEPS = 6;
/** Towards the edge it deepens: an even grey looks like fog. */
const DEEPER = 0.2;
const DEEPEST = 0.92;
/** Where it begins to be full, before the words do. */
const EARLY = 0.86;

/**
 * The shade of `area` for words in `words`: full over them, gone `fade` pixels beyond them, deeper towards the edge it
 * comes from.
 */
export function shadeOver(
  area: Box,
  words: Box,
  from: "bottom" | "left",
  lightest: number,
  fade: number,
  color = COLOR,
): Command {
  const alpha = alphaFor(lightest);
  const deep = Math.max(alpha, Math.min(DEEPEST, alpha + DEEPER));
  const base = { kind: "shade" as const, color };
  const [start, length, near, far] =
    from === "bottom"
      ? [area.y, area.height, words.y, area.y + area.height]
      : [area.x, area.width, words.x + words.width, area.x];
  // how far from the edge it comes from: where it is gone, and where the words end
  const gone = Math.min(length, Math.abs(far - near) + fade);
  const ends = Math.abs(far - near) / gone;
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const part = step / (STEPS - 1);
    return { at: part * (1 - ends) * EARLY, alpha: alpha * eased(part) };
  });
  const stops = [...steps, { at: 1, alpha: deep }];
  if (from === "bottom") return { ...base, ...area, y: start + length - gone, height: gone, way: "down", stops };
  const mirrored = stops.map((stop) => ({ at: 1 - stop.at, alpha: stop.alpha })).reverse();
  return { ...base, ...area, width: gone, way: "across", stops: mirrored };
}
