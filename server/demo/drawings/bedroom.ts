/** The bedroom: a made bed, two lamps, morning light from the side. */
import { ink, type Mood, persimmon } from "./mood.ts";
import { curtain, ellipse, glass, line, path, picture, plant, poly, rect, room, shadow, sheet } from "./parts.ts";

const bed = (mood: Mood): string => `
${shadow(690, 1120, 470, 34)}
${rect(420, 520, 540, 260, mood.woodDark, 'rx="26"')}${[510, 600, 690, 780, 870].map((x) => line(x, 536, x, 700, mood.wood, 3)).join("")}
${poly("430,720 950,720 1080,1060 300,1060", mood.linen)}${poly("300,1060 1080,1060 1080,1116 300,1116", "#EDE6DA")}
${path("M452,700 q110,-58 220,0 q12,62 -8,84 q-100,24 -204,0 q-20,-22 -8,-84", "#FFFFFF", `stroke="${mood.wallSide}" stroke-width="3"`)}
${path("M708,700 q110,-58 220,0 q12,62 -8,84 q-100,24 -204,0 q-20,-22 -8,-84", "#FFFFFF", `stroke="${mood.wallSide}" stroke-width="3"`)}
${path("M596,744 q94,-40 188,0 q8,46 -6,60 q-88,18 -176,0 q-14,-14 -6,-60", mood.fabric)}
${poly("372,872 1008,872 1052,985 328,985", persimmon)}${poly("328,985 1052,985 1056,1074 324,1074", "#BF3D16")}
${[420, 520, 620, 720, 820, 920].map((x) => line(x, 880, x - (690 - x) * 0.07, 978, "#C44117", 3)).join("")}`;

const stand = (mood: Mood, x: number): string => `
${shadow(x + 60, 868, 78, 12)}${rect(x, 740, 120, 122, mood.wood, 'rx="6"')}${line(x + 10, 800, x + 110, 800, mood.woodDark, 3)}${rect(x + 50, 764, 20, 6, ink)}${rect(x + 50, 826, 20, 6, ink)}
${ellipse(x + 60, 640, 130, 110, "url(#glow)")}${line(x + 60, 738, x + 60, 690, ink, 6)}${ellipse(x + 60, 738, 24, 6, ink)}${poly(`${x + 18},690 ${x + 102},690 ${x + 84},616 ${x + 36},616`, mood.linen)}`;

export const bedroom = (mood: Mood): string =>
  sheet(
    mood,
    `${room(mood)}
${glass(mood, 1010, 250, 250, 350, 2, "win")}${rect(950, 216, 374, 10, mood.woodDark)}${curtain(mood, 956, 224, 66, 530)}${curtain(mood, 1252, 224, 66, 530)}
${poly("1010,770 1260,770 1230,1120 760,1120", "url(#ray)", 'opacity="0.65"')}
${picture(mood, 540, 270, 130, 160)}${picture(mood, 720, 270, 130, 160)}
${stand(mood, 286)}${stand(mood, 966)}
${ellipse(690, 1120, 610, 70, mood.fabric, 'opacity="0.28"')}
${bed(mood)}
${plant(mood, 1440, 1090, 330, mood.linen)}
${shadow(150, 1120, 110, 16)}${rect(70, 980, 150, 130, mood.woodDark, 'rx="10"')}${rect(82, 960, 126, 26, mood.linen, 'rx="12"')}`,
  );
