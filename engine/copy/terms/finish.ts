/** Terms of condition and of Chinese resale tax status; one of each slot at most. */
import { partOfHome } from "./scope.ts";
import { term } from "./term.ts";

export const finish = [
  term(
    "fineFinish",
    "building",
    58,
    "精装(?:修)?|豪(?:华)?装(?:修)?",
    "fitted out|turn[- ]?key",
    ["精装", "fitted out", "内装済み", "인테리어 완료", "intérieur aménagé", "komplett ausgebaut"],
    { slot: "finish" },
  ),
  term(
    "simpleFinish",
    "building",
    40,
    "简装(?:修)?|简单装修|普通装修|中等装修",
    "",
    ["简装", "simply fitted out", "簡易内装", "기본 인테리어", "aménagement simple", "einfach ausgebaut"],
    { slot: "finish" },
  ),
  term(
    "bareFinish",
    "building",
    48,
    "毛坯",
    "unfinished|bare shell",
    ["毛坯", "bare shell", "スケルトン", "마감 전", "état brut, à aménager", "im Rohbauzustand"],
    { slot: "finish" },
  ),
  term(
    "renovated",
    "building",
    56,
    "(?<!未)翻新|重新装修|リフォーム(?:済|済み)|リノベーション(?:済|済み)?|리모델링",
    "(?:newly |fully |recently )?(?:renovated|refurbished|remodel(?:l)?ed)|(?:newly|fully|completely) updated|rénovée?|refait à neuf|modernisiert|saniert|renoviert|reformad[oa]|ristrutturat[oa]",
    ["翻新过", "renovated", "リフォーム済み", "리모델링 완료", "logement rénové", "modernisiert"],
    { slot: "finish", unless: partOfHome },
  ),
  term(
    "goodCondition",
    "building",
    34,
    "",
    "(?:segunda mano/)?buen estado|bon état|gepflegt|good condition|buono stato",
    ["房况良好", "in good condition", "状態良好", "상태 양호", "bon état", "gepflegt"],
    { slot: "finish", fieldsOnly: true },
  ),
];

export const ownership = [
  term(
    "fiveOnly",
    "money",
    76,
    "满五年?(?:且|、|,|，)?(?:家庭)?唯一|满5年?唯一",
    "",
    ["满五唯一", "", "", "", "", ""],
    { slot: "tax" },
  ),
  term("five", "money", 62, "满五(?:年)?|满5年", "", ["满五年", "", "", "", "", ""], { slot: "tax" }),
  term("two", "money", 50, "满[二两2](?:年)?(?!室|房|层)|满三(?:年)?", "", ["满两年", "", "", "", "", ""], {
    slot: "tax",
  }),
];
