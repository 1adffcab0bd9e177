/** A floor plan without words: walls, doors, windows, furniture, and where north is. */
import { ink, type Mood, paper, persimmon } from "./mood.ts";
import { ellipse, line, path, poly, rect, sheet } from "./parts.ts";

const wall = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" stroke-width="20" stroke-linecap="square"/>`;
const window = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${paper}" stroke-width="22"/><line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" stroke-width="14"/><line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${paper}" stroke-width="8"/>`;
/** A door of width `r`: an opening and the arc its leaf draws. */
const door = (x: number, y: number, r: number, dx: 1 | -1, dy: 1 | -1, along: "x" | "y") =>
  along === "x"
    ? `<line x1="${x}" y1="${y}" x2="${x + dx * r}" y2="${y}" stroke="${paper}" stroke-width="22"/>${line(x, y, x, y + dy * r, ink, 5)}${path(`M${x},${y + dy * r} A${r},${r} 0 0 ${dx * dy > 0 ? 0 : 1} ${x + dx * r},${y}`, "none", `stroke="${ink}" stroke-width="2" stroke-dasharray="8 8"`)}`
    : `<line x1="${x}" y1="${y}" x2="${x}" y2="${y + dy * r}" stroke="${paper}" stroke-width="22"/>${line(x, y, x + dx * r, y, ink, 5)}${path(`M${x + dx * r},${y} A${r},${r} 0 0 ${dx * dy > 0 ? 1 : 0} ${x},${y + dy * r}`, "none", `stroke="${ink}" stroke-width="2" stroke-dasharray="8 8"`)}`;
const piece = (x: number, y: number, w: number, h: number, r = 10) =>
  rect(x, y, w, h, "#FFFFFF", `stroke="${ink}" stroke-width="3" rx="${r}"`);

export const plan = (mood: Mood): string =>
  sheet(
    mood,
    `${rect(0, 0, 1600, 1200, paper)}
${rect(300, 160, 420, 400, mood.wall)}${rect(720, 160, 250, 400, mood.sky[1])}${rect(970, 160, 330, 400, mood.wallSide)}
${rect(300, 560, 420, 400, mood.wall)}${rect(720, 560, 580, 400, mood.linen)}${rect(720, 960, 580, 110, mood.sky[0], 'opacity="0.6"')}
${piece(360, 200, 200, 230)}${piece(372, 212, 80, 50)}${piece(468, 212, 80, 50)}${rect(360, 320, 200, 110, persimmon, 'opacity="0.75"')}${piece(620, 200, 70, 200, 4)}
${piece(360, 620, 200, 230)}${piece(372, 632, 80, 50)}${piece(468, 632, 80, 50)}${rect(360, 740, 200, 110, mood.fabric, 'opacity="0.8"')}${piece(320, 884, 240, 56, 4)}
${piece(740, 180, 60, 240, 4)}${ellipse(770, 230, 18, 18, "none", `stroke="${ink}" stroke-width="3"`)}${ellipse(770, 280, 18, 18, "none", `stroke="${ink}" stroke-width="3"`)}${piece(750, 350, 40, 50, 8)}${piece(880, 180, 70, 80, 4)}
${piece(1190, 190, 84, 150, 34)}${piece(1000, 190, 76, 60, 20)}${ellipse(1150, 470, 26, 34, "#FFFFFF", `stroke="${ink}" stroke-width="3"`)}
${piece(770, 800, 90, 140, 16)}${piece(770, 740, 300, 70, 16)}${piece(900, 850, 130, 60, 30)}${piece(1110, 620, 130, 130, 65)}${piece(1086, 660, 24, 50, 6)}${piece(1240, 660, 24, 50, 6)}${piece(1150, 596, 50, 24, 6)}${piece(1150, 750, 50, 24, 6)}
${ellipse(1240, 1012, 34, 34, mood.leaf)}${ellipse(780, 1014, 28, 28, mood.leafDark)}
${wall(300, 160, 1300, 160)}${wall(300, 160, 300, 960)}${wall(1300, 160, 1300, 960)}${wall(300, 960, 1300, 960)}${wall(720, 160, 720, 960)}${wall(300, 560, 1300, 560)}${wall(970, 160, 970, 560)}
${line(720, 1066, 1300, 1066, ink, 8)}${line(720, 970, 720, 1066, ink, 8)}${line(1300, 970, 1300, 1066, ink, 8)}
${window(400, 160, 600, 160)}${window(780, 160, 900, 160)}${window(1060, 160, 1200, 160)}${window(400, 960, 600, 960)}${window(820, 960, 1200, 960)}
${door(720, 470, 90, -1, 1, "y")}${door(720, 640, 90, -1, 1, "y")}${door(860, 560, 80, 1, -1, "x")}${door(1010, 560, 80, 1, -1, "x")}${door(1300, 600, 100, -1, 1, "y")}
<g transform="translate(150 220)">${ellipse(0, 0, 62, 62, "none", `stroke="${ink}" stroke-width="4"`)}${poly("0,-84 20,10 0,-6 -20,10", persimmon)}${poly("0,60 14,0 0,-6 -14,0", ink, 'opacity="0.35"')}</g>
${line(300, 1130, 500, 1130, ink, 6)}${line(300, 1118, 300, 1142, ink, 6)}${line(400, 1118, 400, 1142, ink, 6)}${line(500, 1118, 500, 1142, ink, 6)}`,
  );
