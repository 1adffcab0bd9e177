/** Colours of a picture: contrast as WCAG counts it, and what an account's own colour becomes so that it can be read. */

type Rgb = readonly [red: number, green: number, blue: number];

/** "#1C2024" -> its parts, 0 to 255. Throws for anything else. */
export function rgbOf(hex: string): Rgb {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`${hex} is no colour`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const linear = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);

/** 0 (black) to 1 (white). */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [one, other] = [luminanceOf(rgbOf(a)), luminanceOf(rgbOf(b))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** `part` of the second colour in the first. */
function mixed(a: string, b: string, part: number): string {
  const [one, other] = [rgbOf(a), rgbOf(b)];
  const at = (index: 0 | 1 | 2): number => one[index] * (1 - part) + other[index] * part;
  return hexOf([at(0), at(1), at(2)]);
}

/** What texts need against what they stand on. */
export const READABLE = 4.5;

/** The colour, as dark or light as it must be to be read on the ground. */
export function readableOn(color: string, ground: string): string {
  const towards = luminanceOf(rgbOf(ground)) > 0.18 ? "#000000" : "#ffffff";
  for (let part = 0; part < 1; part += 0.04) {
    const made = mixed(color, towards, part);
    if (contrastOf(made, ground) >= READABLE) return made;
  }
  return towards;
}

export interface Theme {
  paper: string;
  ink: string;
  muted: string;
  hairline: string;
  /** The account's colour, readable on paper. */
  accent: string;
  /** The same as a ground for white text. */
  accentGround: string;
  onAccent: string;
  /** The quiet form of `onAccent`. */
  onAccentMuted: string;
  /** Dark ground, and what stands on it. */
  night: string;
  onNight: string;
  onNightMuted: string;
  nightHairline: string;
  /** The account's colour by candle light: readable on night. */
  accentOnNight: string;
  /** The account's colour at nightfall: the shade under words on photos, where plain black is fog. */
  dusk: string;
  /** Where a photo is missing. */
  blank: string;
}

/** Luminance of a shade: as dark as what its strength is reckoned for, whatever its hue. */
const DUSK = 0.0035;
/** The colour with as much black as makes it that dark. */
function duskOf(color: string): string {
  for (let part = 0.5; part < 1; part += 0.02) {
    const made = mixed(color, "#000000", part);
    if (luminanceOf(rgbOf(made)) <= DUSK) return made;
  }
  return "#000000";
}

const PAPER = "#FAF8F5";
const WHITE = "#ffffff";
const NIGHT = "#17191C";
const CANDLE = "#F0DDB8";

/** look.md's paper and ink with one accent. Throws for an accent that is no "#rrggbb". */
export function themeOf(accent: string): Theme {
  const ground = readableOn(accent, WHITE);
  return {
    paper: PAPER,
    ink: "#1C2024",
    muted: "#62666D",
    hairline: "#DDD6CB",
    accent: readableOn(accent, PAPER),
    accentGround: ground,
    onAccent: WHITE,
    onAccentMuted: readableOn(mixed(WHITE, ground, 0.18), ground),
    night: NIGHT,
    onNight: "#F4F1EC",
    onNightMuted: "#B4AFA7",
    nightHairline: "#45474B",
    accentOnNight: readableOn(mixed(accent, CANDLE, 0.72), NIGHT),
    dusk: duskOf(accent),
    blank: mixed(mixed("#E7E0D6", accent, 0.1), PAPER, 0.1),
  };
}
