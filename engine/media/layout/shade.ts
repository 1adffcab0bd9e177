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

/**
 * The shade of `area` for words in `words`: full over them, gone `fade` pixels beyond them. `all` covers the whole area
 * alike.
 */
export function shadeOver(
  area: Box,
  words: Box,
  from: "top" | "bottom" | "all",
  lightest: number,
  fade: number,
): Command {
  const alpha = alphaFor(lightest);
  const base = { kind: "shade" as const, color: COLOR };
  if (from === "all") return { ...base, ...area, stops: [{ at: 0, alpha }, { at: 1, alpha }] };
  const bottom = area.y + area.height;
  const edge =
    from === "bottom" ? Math.max(area.y, words.y - fade) : Math.min(bottom, words.y + words.height + fade);
  const box =
    from === "bottom"
      ? { ...area, y: edge, height: bottom - edge }
      : { ...area, height: Math.max(1, edge - area.y) };
  const full = Math.min(1, (from === "bottom" ? words.y - edge : edge - words.y - words.height) / box.height);
  // a hand's breadth before the words it is full
  const steps = Array.from({ length: STEPS }, (_, step) => {
    const part = step / (STEPS - 1);
    return { at: part * full * 0.86, alpha: alpha * eased(part) };
  });
  const stops = [...steps, { at: 1, alpha }];
  return {
    ...base,
    ...box,
    stops: from === "bottom" ? stops : stops.map((stop) => ({ at: 1 - stop.at, alpha: stop.alpha })).reverse(),
  };
}
