/** The house from the street: a slab of flats, or a row of gabled homes. */
import { ink, type Mood, persimmon } from "./mood.ts";
import { ellipse, line, path, poly, rect, shadow, sheet, view } from "./parts.ts";

const tree = (mood: Mood, x: number, y: number, s: number): string =>
  `${shadow(x, y, s * 0.36, s * 0.06)}${rect(x - s * 0.035, y - s * 0.5, s * 0.07, s * 0.5, mood.woodDark)}${ellipse(x, y - s * 0.74, s * 0.32, s * 0.34, mood.leafDark)}${ellipse(x - s * 0.1, y - s * 0.82, s * 0.22, s * 0.22, mood.leaf)}`;

const flats = (mood: Mood, floors: number): string => {
  const top = 930 - floors * 112;
  const bay = (x: number, y: number, lit: boolean) =>
    `${rect(x, y + 18, 74, 66, lit ? "#FFE2A8" : mood.sky[0])}${line(x + 37, y + 18, x + 37, y + 84, "#FFFFFF", 5)}`;
  const rows = Array.from({ length: floors }, (_, floor) => {
    const y = top + floor * 112;
    const windows = [480, 596, 950, 1066].map((x, i) => bay(x, y, (floor * 3 + i * 2) % 7 === 2)).join("");
    const loggia = `${rect(704, y + 14, 200, 84, mood.fabricDark)}${rect(716, y + 14, 82, 60, mood.sky[1])}${rect(808, y + 14, 82, 60, mood.sky[1])}${rect(694, y + 64, 220, 36, mood.linen)}${line(694, y + 64, 914, y + 64, mood.woodDark, 6)}${floor % 2 ? ellipse(740, y + 60, 18, 14, mood.leaf) : ellipse(860, y + 60, 18, 14, persimmon)}`;
    return `${windows}${loggia}${line(430, y + 108, 1190, y + 108, mood.wallSide, 4)}`;
  }).join("");
  return `${shadow(830, 1046, 470, 26)}${rect(430, top - 34, 760, 1040 - top + 34, mood.wall)}${rect(1110, top - 34, 80, 1040 - top + 34, mood.wallSide)}${rect(412, top - 58, 796, 30, mood.woodDark)}${rows}
${rect(430, 930, 760, 110, mood.wood)}${rect(740, 944, 130, 96, ink)}${rect(748, 952, 54, 88, mood.sky[1])}${rect(808, 952, 54, 88, mood.sky[1])}${rect(700, 926, 210, 16, persimmon)}
${[470, 580, 960, 1070].map((x) => rect(x, 956, 80, 52, mood.sky[0])).join("")}`;
};

const homes = (mood: Mood): string =>
  [300, 640, 980]
    .map((x, i) => {
      const front = [mood.linen, mood.fabric, mood.wall][i] ?? mood.wall;
      const door = i === 1 ? persimmon : mood.woodDark;
      const pane = (px: number, py: number, w: number, h: number) =>
        `${rect(px - 8, py - 8, w + 16, h + 16, "#FFFFFF")}${rect(px, py, w, h, mood.sky[0])}${line(px + w / 2, py, px + w / 2, py + h, "#FFFFFF", 5)}`;
      return `${shadow(x + 170, 1044, 190, 18)}${poly(`${x},560 ${x + 170},360 ${x + 340},560 ${x + 340},1040 ${x},1040`, front)}${poly(`${x - 26},572 ${x + 170},340 ${x + 366},572 ${x + 340},588 ${x + 170},388 ${x},588`, mood.woodDark)}
${pane(x + 110, 500, 120, 110)}${pane(x + 40, 680, 100, 120)}${pane(x + 200, 680, 100, 120)}${pane(x + 40, 870, 130, 110)}
${rect(x + 210, 850, 92, 190, door)}${rect(x + 226, 868, 60, 50, mood.sky[1])}${ellipse(x + 288, 950, 6, 6, ink)}${rect(x + 186, 826, 140, 16, mood.woodDark)}${rect(x + 196, 1030, 120, 18, mood.wallSide)}
${ellipse(x + 70, 1026, 66, 34, mood.leafDark)}${ellipse(x + 130, 1034, 50, 26, mood.leaf)}`;
    })
    .join("");

export const facade = (mood: Mood): string => {
  const body = { towers: flats(mood, 7), roofs: flats(mood, 5), mountains: homes(mood) }[mood.view];
  return sheet(
    mood,
    `${view(mood, 0, 0, 1600, 1010, "out")}${rect(0, 1006, 1600, 194, "#D8D3CA")}${rect(0, 1006, 1600, 38, mood.leaf)}${rect(0, 1104, 1600, 96, "#B9B6B0")}${[120, 420, 720, 1020, 1320].map((x) => rect(x, 1146, 150, 10, "#F4F1EA")).join("")}
${body}
${tree(mood, 170, 1050, 420)}${tree(mood, 1420, 1054, 470)}${tree(mood, 1270, 1046, 260)}
${path("M360,1046 q26,-40 60,0 q30,-34 60,0 z", mood.leafDark)}`,
  );
};
