/** The kitchen: a window over the sink, cupboards of wood, something on the stove. */
import { ink, type Mood, persimmon } from "./mood.ts";
import { ellipse, glass, line, path, pendant, plant, poly, rect, room, shadow, sheet } from "./parts.ts";

const cupboards = (mood: Mood): string => {
  const lower = Array.from({ length: 5 }, (_, i) => {
    const x = 286 + i * 160;
    return `${rect(x, 600, 152, 156, mood.wood)}${rect(x + 10, 610, 132, 136, "none", `stroke="${mood.woodDark}" stroke-width="2" opacity="0.5"`)}${line(x + 60, 624, x + 92, 624, ink, 5)}`;
  }).join("");
  const upper = [286, 446, 926]
    .map(
      (x) =>
        `${rect(x, 196, 152, 166, mood.linen)}${rect(x + 10, 206, 132, 146, "none", `stroke="${mood.wallSide}" stroke-width="3"`)}${line(x + 60, 342, x + 92, 342, ink, 5)}`,
    )
    .join("");
  const tiles =
    Array.from({ length: 21 }, (_, i) => line(286 + i * 40, 362, 286 + i * 40, 572, "#FFFFFF", 2)).join("") +
    [404, 446, 488, 530].map((y) => line(286, y, 1086, y, "#FFFFFF", 2)).join("");
  return `${rect(286, 362, 800, 212, mood.wallSide)}<g opacity="0.7">${tiles}</g>${upper}${rect(276, 572, 820, 30, "#F7F3EC")}${rect(276, 596, 820, 8, ink, 'opacity="0.12"')}${lower}`;
};

const stove = (mood: Mood): string => `
${rect(920, 558, 150, 16, ink)}${rect(948, 506, 92, 54, persimmon, 'rx="10"')}${rect(936, 502, 116, 12, "#B83A14", 'rx="6"')}${rect(986, 490, 16, 14, ink)}
${path("M970,480 q10,-22 0,-44 M1006,480 q10,-22 0,-44", "none", `stroke="${mood.linen}" stroke-width="5" opacity="0.7" stroke-linecap="round"`)}`;

const island = (mood: Mood): string => `
${shadow(720, 1158, 470, 30)}
${poly("330,930 1110,930 1190,990 250,990", "#FBF8F2")}${rect(250, 990, 940, 26, "#E9E1D3")}${rect(290, 1016, 860, 140, mood.woodDark)}
${[430, 580, 720, 860, 1010].map((x) => line(x, 1020, x, 1150, mood.wood, 3)).join("")}
${path("M560,950 q80,58 160,0 z", mood.linen, `stroke="${mood.wallSide}" stroke-width="3"`)}
${ellipse(604, 938, 26, 22, persimmon)}${ellipse(650, 932, 28, 24, "#E8692F")}${ellipse(688, 940, 24, 20, persimmon)}${line(650, 908, 656, 898, mood.leafDark, 5)}
${rect(850, 900, 26, 62, mood.leafDark, 'rx="8"')}${rect(857, 872, 12, 32, mood.leafDark)}
${rect(930, 934, 150, 14, mood.wood, 'rx="6"')}${ellipse(990, 930, 44, 14, "#E3C08A")}`;

export const kitchen = (mood: Mood): string =>
  sheet(
    mood,
    `${room(mood)}
${cupboards(mood)}
${glass(mood, 624, 216, 276, 270, 2, "win")}
${rect(700, 560, 130, 14, "#C9CDD0")}${path("M764,560 V516 q0,-26 26,-26 q22,0 22,24", "none", `stroke="#9AA1A6" stroke-width="9" stroke-linecap="round"`)}
${stove(mood)}
${plant(mood, 570, 574, 120, mood.linen)}
${rect(350, 500, 60, 74, mood.fabric, 'rx="8"')}${rect(344, 490, 72, 16, mood.woodDark, 'rx="6"')}${rect(430, 520, 46, 54, mood.linen, 'rx="8"')}${rect(425, 510, 56, 14, mood.woodDark, 'rx="6"')}
${rect(1120, 250, 190, 506, "#E4E6E4", 'rx="10"')}${line(1120, 470, 1310, 470, "#BFC4C3", 5)}${line(1144, 400, 1144, 446, ink, 7)}${line(1144, 496, 1144, 580, ink, 7)}
${poly("650,770 900,770 960,930 560,930", "url(#ray)", 'opacity="0.6"')}
${pendant(520, 60, 470, 52)}${pendant(760, 40, 440, 56)}${pendant(1000, 60, 470, 52)}
${island(mood)}`,
  );
