/** Everybody may come but some: "외국인 제외 누구나 환영", "누구나 가능, 단 노인은 제외". */
import { type Concept, everyGroup, list } from "#engine/compliance/frames/language";

export const exceptedFields = {
  everyone: list(
    "누구나, 누구든, 모두, 모든 분, 다 됩, 다 돼, 다 가능, 다 환영, 다 받, 전부, 아무나, 어떤 분이든, 어느 분이든",
  ),
  "come-in": list("환영, 가능, 됩니다, 받습니다, 받아요, 괜찮, 상관없, 문제없"),
  excepting: list("제외, 빼고, 빼면, 말고, 외에, 외엔, 이외, 뺀, 예외"),
};

const excepted = (group: string): string[] => [
  `<${group}> ..3 <excepting> !(없|하지 않|하지 말|안 하|되지 않) ...12 (<everyone>|<come-in>)`,
  `<everyone> ...14 <${group}> ..3 <excepting> !(없|하지 않|하지 말|안 하|되지 않)`,
];

export const exceptions: Record<string, Concept> = everyGroup(
  {
    "origin-preferred": ["foreigners"],
    "own-kind": ["regions"],
    "faith-preferred": ["faith"],
    "orientation-preferred": ["lgbt"],
    "children-unwelcome": ["children"],
    "age-preferred": ["elderly"],
    "marital-preferred": ["family-form"],
    "disability-unwelcome": ["disabled"],
    "benefits-refused": ["status"],
  },
  excepted,
);
