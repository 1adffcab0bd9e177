/** Everybody may come but some: "除外地人外均可", "谁都欢迎，除了河南人", "回族以外都可以". */
import { type Concept, everyGroup, list } from "#engine/compliance/frames/language";

export const exceptedFields = {
  "let-in": list(
    `均可, 皆可, 都可, 都可以, 都能, 都行, 都得, 都好, 都欢迎, 均欢迎, 都租, 都收, 都接受, 均接受, 都考虑, 均能, 谁都, 谁来都, 边个都, 人人, 任何人, 所有人, 其他人, 其余的, 什么人都, 乜人都, 大家都, 大家, 一律欢迎,
    全部欢迎, 不限, 欢迎任何, 欢迎各, 欢迎所有, 各位欢迎, 都冇问题, 都没问题, 无任欢迎`,
  ),
  "leaving-out": list("除, 除了, 除咗, 除去, 除开, 撇开, 刨去"),
  "left-out": list("除外, 以外, 之外, 例外, 不在此列, 不包括在内, 不算在内"),
};

const excepted = (group: string): string[] => [
  `<leaving-out> ..4 <${group}> ..4 (外|以外|之外) ...6 <let-in>`,
  `<leaving-out> ..4 <${group}> ..3 ...3 <let-in>`,
  `<let-in> ...8 <leaving-out> ..4 <${group}>`,
  `<${group}> ..2 <left-out> ...6 <let-in>`,
  `<let-in> ...8 <${group}> ..2 (除外|例外|不在此列|不包括在内|不算在内)`,
];

export const exceptions: Record<string, Concept> = everyGroup(
  {
    "race-preferred": ["race", "race-code"],
    "ethnic-preferred": ["ethnic"],
    "origin-preferred": ["outsider", "province"],
    "locals-preferred": ["outsider", "province"],
    "faith-preferred": ["faith"],
    "sex-preferred": ["male", "female"],
    "orientation-preferred": ["gay"],
    "children-unwelcome": ["children"],
    "age-preferred": ["elderly"],
    "marital-preferred": ["marital"],
    "disability-unwelcome": ["disabled"],
  },
  excepted,
);
