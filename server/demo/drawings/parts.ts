/** The pieces rooms are drawn from. Every function answers SVG; coordinates are those of the 1600 x 1200 sheet. */
import { ink, type Mood, persimmon } from "./mood.ts";

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const poly = (points: string, fill: string, more = ""): string =>
  `<polygon points="${points}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A soft shadow on the floor. */
export const shadow = (cx: number, cy: number, rx: number, ry: number): string =>
  ellipse(cx, cy, rx, ry, ink, 'opacity="0.13" filter="url(#soft)"');

/** The whole sheet: gradients every scene may use, then the drawing. */
export const sheet = (
  mood: Mood,
  drawing: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.sky[0]}"/><stop offset="1" stop-color="${mood.sky[1]}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.floorLine}"/><stop offset="0.25" stop-color="${mood.floor}"/><stop offset="1" stop-color="${mood.floor}"/></linearGradient>
<linearGradient id="wallLight" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF6E2" stop-opacity="0.75"/><stop offset="0.6" stop-color="#FFF6E2" stop-opacity="0"/></linearGradient>
<linearGradient id="ray" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF3D6" stop-opacity="0.85"/><stop offset="1" stop-color="#FFF3D6" stop-opacity="0.1"/></linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity="0.10"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#FFE9B8" stop-opacity="0.9"/><stop offset="1" stop-color="#FFE9B8" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="10"/></filter>
</defs>
${drawing}
</svg>`;

/** The box of a room in one-point perspective: back wall from (270,170) to (1330,770). */
export function room(mood: Mood): string {
  const boards = Array.from({ length: 15 }, (_, i) => {
    const far = 270 + (i * 1060) / 14;
    const near = -700 + (i * 3000) / 14;
    return line(far, 770, near, 1200, mood.floorLine, 3);
  }).join("");
  const seams = [812, 880, 985].map((y, i) => line(0, y, 1600, y, mood.floorLine, 2 + i * 0.5)).join("");
  return [
    poly("0,0 1600,0 1330,170 270,170", mood.ceiling),
    poly("0,0 270,170 270,770 0,1200", mood.wallSide),
    poly("1600,0 1330,170 1330,770 1600,1200", mood.wallSide),
    rect(270, 170, 1060, 600, mood.wall),
    rect(270, 170, 1060, 600, "url(#wallLight)"),
    poly("270,770 1330,770 1600,1200 0,1200", "url(#floor)"),
    `<g opacity="0.55" clip-path="polygon(270px 770px, 1330px 770px, 1600px 1200px, 0px 1200px)"><clipPath id="fl"><polygon points="270,770 1330,770 1600,1200 0,1200"/></clipPath><g clip-path="url(#fl)">${boards}${seams}</g></g>`,
    poly("270,752 1330,752 1330,770 270,770", "#FFFFFF", 'opacity="0.7"'),
    poly("0,1168 270,752 270,770 0,1200", "#FFFFFF", 'opacity="0.55"'),
    poly("1600,1168 1330,752 1330,770 1600,1200", "#FFFFFF", 'opacity="0.55"'),
  ].join("");
}

/** What lies outside, filling the rectangle. */
export function view(mood: Mood, x: number, y: number, w: number, h: number, id: string): string {
  const at = (px: number, py: number) => `${(x + px * w).toFixed(0)},${(y + py * h).toFixed(0)}`;
  const box = (px: number, py: number, pw: number, fill: string) =>
    rect(x + px * w, y + py * h, pw * w, (1 - py) * h + 2, fill);
  const scenes: Record<Mood["view"], string> = {
    towers:
      [
        [0.02, 0.5, 0.1],
        [0.15, 0.36, 0.08],
        [0.26, 0.46, 0.12],
        [0.44, 0.28, 0.07],
        [0.56, 0.42, 0.12],
        [0.74, 0.34, 0.09],
        [0.87, 0.5, 0.12],
      ]
        .map(([px = 0, py = 0, pw = 0]) => box(px, py, pw, mood.far))
        .join("") +
      [
        [0, 0.66, 0.16],
        [0.19, 0.58, 0.12],
        [0.36, 0.68, 0.17],
        [0.6, 0.6, 0.12],
        [0.78, 0.67, 0.22],
      ]
        .map(([px = 0, py = 0, pw = 0]) => box(px, py, pw, mood.near))
        .join(""),
    mountains:
      poly(
        [
          at(0, 0.62),
          at(0.18, 0.36),
          at(0.33, 0.55),
          at(0.52, 0.26),
          at(0.72, 0.52),
          at(0.86, 0.4),
          at(1, 0.6),
          at(1, 1),
          at(0, 1),
        ].join(" "),
        mood.far,
      ) +
      poly([at(0.46, 0.35), at(0.52, 0.26), at(0.585, 0.35), at(0.54, 0.37), at(0.51, 0.34)].join(" "), "#F4F7F8") +
      poly(
        [at(0, 0.72), at(0.22, 0.6), at(0.5, 0.72), at(0.78, 0.58), at(1, 0.7), at(1, 1), at(0, 1)].join(" "),
        mood.near,
      ),
    roofs:
      [
        [0.0, 0.6, 0.2],
        [0.16, 0.52, 0.16],
        [0.38, 0.62, 0.2],
        [0.62, 0.5, 0.14],
        [0.74, 0.6, 0.26],
      ]
        .map(([px = 0, py = 0, pw = 0]) => box(px, py, pw, mood.far))
        .join("") +
      [
        [0, 0.74, 0.26],
        [0.3, 0.7, 0.24],
        [0.6, 0.76, 0.4],
      ]
        .map(
          ([px = 0, py = 0, pw = 0]) =>
            box(px, py, pw, mood.near) +
            poly(
              `${at(px - 0.02, py)} ${at(px + pw / 2, py - 0.09)} ${at(px + pw + 0.02, py)}`,
              mood.fabricDark,
              'opacity="0.65"',
            ),
        )
        .join(""),
  };
  const trees = [0.08, 0.3, 0.62, 0.9]
    .map((px, i) =>
      ellipse(x + px * w, y + h * 1.0, w * 0.12, h * (0.13 + (i % 2) * 0.06), i % 2 ? mood.leaf : mood.leafDark),
    )
    .join("");
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${rect(x, y, w, h, "url(#sky)")}${ellipse(x + w * 0.78, y + h * 0.22, Math.min(w, h) * 0.07, Math.min(w, h) * 0.07, "#FFF4DA")}${scenes[mood.view]}${trees}</g>`;
}

/** A window or glass door with panes. */
export function glass(mood: Mood, x: number, y: number, w: number, h: number, panes: number, id: string): string {
  const bars = Array.from({ length: panes - 1 }, (_, i) =>
    rect(x + ((i + 1) * w) / panes - 5, y, 10, h, "#FFFFFF"),
  ).join("");
  return `${rect(x - 14, y - 14, w + 28, h + 28, "#FFFFFF")}${view(mood, x, y, w, h, id)}${bars}<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${mood.wallSide}" stroke-width="4"/>${poly(`${x + w * 0.08},${y + h} ${x + w * 0.26},${y} ${x + w * 0.36},${y} ${x + w * 0.18},${y + h}`, "#FFFFFF", 'opacity="0.18"')}`;
}

/** A hanging curtain, gathered in folds. */
export function curtain(mood: Mood, x: number, y: number, w: number, h: number): string {
  const folds = Array.from({ length: 5 }, (_, i) =>
    path(
      `M${x + ((i + 0.5) * w) / 5},${y} Q${x + ((i + 0.2) * w) / 5},${y + h / 2} ${x + ((i + 0.55) * w) / 5},${y + h}`,
      "none",
      `stroke="${mood.wallSide}" stroke-width="5"`,
    ),
  ).join("");
  return `${rect(x, y, w, h, mood.linen, 'opacity="0.96"')}${folds}`;
}

/** A plant in a pot standing at (x, y), about `s` high. */
export function plant(mood: Mood, x: number, y: number, s: number, pot: string = persimmon): string {
  const leaf = (dx: number, dy: number, turn: number, fill: string) =>
    `<g transform="translate(${x + dx * s} ${y - s * 0.3 + dy * s}) rotate(${turn})">${path(`M0,0 C${-s * 0.13},${-s * 0.16} ${-s * 0.1},${-s * 0.38} 0,${-s * 0.5} C${s * 0.1},${-s * 0.38} ${s * 0.13},${-s * 0.16} 0,0`, fill)}</g>`;
  const leaves: [number, number, number, string][] = [
    [0, 0, -62, mood.leafDark],
    [0, 0, 58, mood.leafDark],
    [0, 0, -34, mood.leaf],
    [0, 0, 36, mood.leaf],
    [0, -0.05, -10, mood.leafDark],
    [0, -0.1, 14, mood.leaf],
  ];
  return `${shadow(x, y, s * 0.24, s * 0.05)}${leaves.map((one) => leaf(...one)).join("")}${poly(`${x - s * 0.16},${y - s * 0.32} ${x + s * 0.16},${y - s * 0.32} ${x + s * 0.115},${y} ${x - s * 0.115},${y}`, pot)}${rect(x - s * 0.175, y - s * 0.345, s * 0.35, s * 0.06, pot)}${rect(x - s * 0.175, y - s * 0.295, s * 0.35, s * 0.012, ink, 'opacity="0.18"')}`;
}

/** A framed picture: two hills and a sun. */
export const picture = (mood: Mood, x: number, y: number, w: number, h: number): string =>
  `${rect(x - 8, y - 8, w + 16, h + 16, mood.woodDark)}${rect(x, y, w, h, "#FDFBF7")}${ellipse(x + w * 0.64, y + h * 0.36, w * 0.13, w * 0.13, persimmon)}${path(`M${x + w * 0.1},${y + h * 0.8} Q${x + w * 0.35},${y + h * 0.42} ${x + w * 0.58},${y + h * 0.72} T${x + w * 0.9},${y + h * 0.66} V${y + h * 0.86} H${x + w * 0.1} Z`, mood.fabric)}`;

/** A pendant lamp hanging from (x, top). */
export const pendant = (x: number, top: number, y: number, r: number): string =>
  `${line(x, top, x, y - r, ink, 3)}${ellipse(x, y + r * 0.4, r * 3, r * 2.4, "url(#glow)", 'opacity="0.55"')}${path(`M${x - r},${y} A${r},${r} 0 0 1 ${x + r},${y} Z`, ink)}${ellipse(x, y, r * 0.8, r * 0.16, "#FFE9B8")}`;
