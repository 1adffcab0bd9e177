/** The living room: a glass door to the balcony, a sofa, and the afternoon on the floor. */
import { ink, type Mood, persimmon } from "./mood.ts";
import { curtain, ellipse, glass, line, path, picture, plant, poly, rect, room, shadow, sheet } from "./parts.ts";

const sofa = (mood: Mood): string => `
${shadow(510, 985, 330, 26)}
${rect(215, 740, 590, 170, mood.fabricDark, 'rx="34"')}
${rect(238, 765, 268, 130, mood.fabric, 'rx="26"')}${rect(514, 765, 268, 130, mood.fabric, 'rx="26"')}
${rect(180, 800, 84, 168, mood.fabricDark, 'rx="34"')}${rect(756, 800, 84, 168, mood.fabricDark, 'rx="34"')}
${rect(236, 872, 548, 88, mood.fabric, 'rx="22"')}${line(510, 876, 510, 954, mood.fabricDark, 4)}
${rect(222, 960, 18, 30, mood.woodDark)}${rect(780, 960, 18, 30, mood.woodDark)}
<g transform="rotate(-12 330 830)">${rect(275, 776, 116, 108, persimmon, 'rx="20"')}</g>
<g transform="rotate(9 690 832)">${rect(634, 780, 112, 104, mood.linen, 'rx="20"')}${line(650, 800, 730, 800, mood.fabricDark, 3)}${line(650, 832, 730, 832, mood.fabricDark, 3)}${line(650, 862, 730, 862, mood.fabricDark, 3)}</g>`;

const table = (mood: Mood): string => `
${shadow(930, 1092, 220, 22)}
${rect(778, 1006, 14, 84, mood.woodDark)}${rect(1068, 1006, 14, 84, mood.woodDark)}
${ellipse(930, 1004, 214, 44, mood.woodDark)}${ellipse(930, 994, 214, 44, mood.wood)}
${path("M876,988 h92 l-12,-34 h-68 z", mood.linen)}${ellipse(922, 954, 34, 9, "#E7DDCB")}
${ellipse(1010, 982, 26, 20, persimmon)}${ellipse(1040, 990, 22, 17, "#E8692F")}${line(1010, 962, 1014, 954, mood.leafDark, 5)}`;

export const living = (mood: Mood): string =>
  sheet(
    mood,
    `${room(mood)}
${glass(mood, 720, 240, 470, 510, 3, "door")}
${poly("720,770 1190,770 1120,1010 470,1010", "url(#ray)", 'opacity="0.8"')}
${rect(640, 208, 630, 10, mood.woodDark)}${curtain(mood, 650, 216, 86, 538)}${curtain(mood, 1178, 216, 86, 538)}
${picture(mood, 380, 320, 190, 240)}
${ellipse(640, 1020, 520, 104, mood.linen, 'opacity="0.92"')}${ellipse(640, 1020, 470, 86, "none", `stroke="${persimmon}" stroke-width="5" opacity="0.55"`)}
${line(318, 470, 318, 470, ink, 1)}
${sofa(mood)}
${ellipse(880, 700, 4, 4, ink, 'opacity="0"')}${table(mood)}
${shadow(1310, 1010, 90, 14)}${line(1310, 1006, 1310, 520, ink, 8)}${ellipse(1310, 1006, 62, 12, ink)}${ellipse(1310, 510, 170, 150, "url(#glow)")}${poly("1244,560 1376,560 1346,440 1274,440", mood.linen)}
${plant(mood, 1450, 1130, 400)}`,
  );
