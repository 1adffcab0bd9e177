/** Everybody may come but some: "alle willkommen außer Ausländern", "bis auf Muslime sind alle willkommen". */
import { type Concept, everyGroup, list } from "#engine/compliance/frames/language";

export const exceptedFields = {
  everyone: list(
    `alle, an alle, für alle, jeder, jede, jedem, jeden, an jeden, für jeden, jedermann, alle menschen, alle bewerber, alle interessenten, alle nationen, alle nationalitäten, sämtliche bewerber, alles`,
  ),
  excepting: list(
    `außer, ausser, außer an, ausgenommen, bis auf, mit ausnahme von, mit ausnahme der, mit ausnahme aller, abgesehen von, nur nicht, nur keine, nicht jedoch, exklusive, ausgeschlossen sind`,
  ),
};

const excepted = (group: string): string[] => [
  `<everyone> ...6 <excepting> ..3 <${group}>`,
  `^ <excepting> ..3 <${group}> ...5 <everyone>`,
];

export const exceptions: Record<string, Concept> = everyGroup(
  {
    "race-preferred": ["race"],
    "origin-preferred": ["origin"],
    "faith-preferred": ["faith"],
    "sex-preferred": ["sex"],
    "orientation-preferred": ["orientation"],
    "age-preferred": ["age"],
    "disability-unwelcome": ["disability"],
  },
  excepted,
);
