/** The balcony: two chairs' worth of outside, plants, and what the windows look at. */
import { ink, type Mood, persimmon } from "./mood.ts";
import { ellipse, line, path, plant, poly, rect, shadow, sheet, view } from "./parts.ts";

const railing = (mood: Mood): string => {
  const bars = Array.from({ length: 33 }, (_, i) => line(30 + i * 49, 640, 30 + i * 49, 860, mood.woodDark, 5)).join(
    "",
  );
  return `<g opacity="0.9">${bars}</g>${rect(0, 620, 1600, 26, mood.woodDark)}${rect(0, 852, 1600, 18, mood.woodDark)}`;
};

const tiles = (mood: Mood): string => {
  const rows = [900, 956, 1040, 1150].map((y) => line(0, y, 1600, y, mood.floorLine, 3)).join("");
  const columns = Array.from({ length: 13 }, (_, i) =>
    line(200 + i * 100, 868, -400 + i * 200, 1200, mood.floorLine, 3),
  ).join("");
  return `${poly("0,868 1600,868 1600,1200 0,1200", mood.floor)}<g opacity="0.6">${rows}${columns}</g>`;
};

const chair = (mood: Mood, x: number): string => `
${shadow(x + 120, 1110, 170, 20)}
${path(`M${x},720 q120,-50 240,0 l20,230 h-280 z`, mood.wood)}${[40, 80, 120, 160, 200].map((dx) => line(x + dx, 722, x + dx, 930, mood.woodDark, 4)).join("")}
${path(`M${x - 20},940 h280 l22,62 h-324 z`, mood.linen)}${rect(x - 40, 1000, 320, 20, mood.woodDark, 'rx="8"')}
${line(x - 20, 1018, x - 34, 1106, mood.woodDark, 14)}${line(x + 260, 1018, x + 276, 1106, mood.woodDark, 14)}
<g transform="rotate(-6 ${x + 120} 880)">${rect(x + 60, 810, 124, 118, persimmon, 'rx="22"')}</g>`;

export const balcony = (mood: Mood): string =>
  sheet(
    mood,
    `${view(mood, 0, 0, 1600, 870, "out")}
${rect(0, 0, 1600, 90, mood.ceiling)}${rect(0, 84, 1600, 10, mood.wallSide)}
${tiles(mood)}${poly("560,868 1500,868 1330,1200 120,1200", "url(#ray)", 'opacity="0.55"')}
${railing(mood)}
${plant(mood, 330, 1010, 330, mood.fabric)}${plant(mood, 1380, 980, 300, mood.linen)}
${chair(mood, 560)}
${shadow(1010, 1130, 120, 16)}${line(1010, 950, 1010, 1120, ink, 9)}${ellipse(1010, 1122, 60, 12, ink)}${ellipse(1010, 950, 132, 28, mood.woodDark)}${ellipse(1010, 942, 132, 28, mood.wood)}
${path("M964,936 h60 l-8,-42 h-44 z", "#FFFFFF")}${path("M1024,906 q24,4 4,26", "none", 'stroke="#FFFFFF" stroke-width="8"')}
${plant(mood, 1490, 1160, 420)}
${rect(0, 94, 74, 1106, "#FFFFFF")}${rect(74, 94, 10, 1106, mood.wallSide)}`,
  );
