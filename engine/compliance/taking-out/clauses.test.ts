import { describe, expect, it } from "vitest";
import { clausesCut } from "./clauses.ts";

const without = (language: string, sentence: string, words: string): string | null => {
  const start = sentence.indexOf(words);
  expect(start, words).toBeGreaterThanOrEqual(0);
  return clausesCut(sentence, { start, end: start + words.length }, language)?.kept ?? null;
};

describe("a clause goes and the rest of its sentence stays", () => {
  it.each([
    ["en", "Two bedrooms, garden to the south, no children.", "no children", "Two bedrooms, garden to the south."],
    ["en", "No children, two bedrooms and a garden.", "No children", "Two bedrooms and a garden."],
    ["en", "No children, but the garden is fenced.", "No children", "The garden is fenced."],
    ["en", "Two bedrooms, no kids, parking for $1,250.", "no kids", "Two bedrooms, parking for $1,250."],
    ["en", "Two bedrooms – no kids – parking!", "no kids", "Two bedrooms – parking!"],
    ["fr", "Deux chambres, balcon au sud, pas d'enfants.", "pas d'enfants", "Deux chambres, balcon au sud."],
    ["de", "3,5 Zimmer, Balkon, keine Ausländer.", "keine Ausländer", "3,5 Zimmer, Balkon."],
    ["ko", "방 세 개 남향, 외국인 불가.", "외국인 불가", "방 세 개 남향."],
    ["zh", "两室两厅，全城最好，朝南。", "全城最好", "两室两厅，朝南。"],
    ["ja", "南向き三階、外国人不可、駐車場あり。", "外国人不可", "南向き三階、駐車場あり。"],
  ])("%s: %s", (language, sentence, words, wanted) => expect(without(language, sentence, words)).toBe(wanted));
});

describe("a sentence whose rest would not stand is left whole", () => {
  it.each([
    ["en", "No children.", "No children"],
    ["en", "Sorry, no kids.", "no kids"],
    // a word of courtesy says nothing alone, and a reason goes with what it is the reason of
    ["en", "No Section 8, please.", "No Section 8"],
    ["en", "No vouchers, thank you!", "No vouchers"],
    ["fr", "Pas d'enfants, s'il vous plaît.", "Pas d'enfants"],
    ["de", "Keine Kinder, bitte.", "Keine Kinder"],
    ["zh", "不租外地人，敬请谅解。", "不租外地人"],
    // a refusal that names nobody any more
    ["zh", "有小朋友嘅家庭,唔會考慮。", "有小朋友嘅家庭"],
    ["zh", "外地人不租,麻烦理解。", "外地人不租"],
    ["de", "Ausländer möchten wir nicht, wir bitten um Verständnis.", "Ausländer möchten wir nicht"],
    ["ja", "外国人不可、申し訳ありません。", "外国人不可"],
    ["ja", "外国人不可、大家さんが高齢のためです。", "外国人不可"],
    ["ko", "교회 다니는 분만 받습니다, 집주인이 장로님이라서요.", "교회 다니는 분만"],
    ["ko", "외국인은 안 받습니다, 죄송합니다.", "외국인은 안"],
    ["en", "As the stairs are steep, no kids.", "no kids"],
    ["en", "No kids, because the stairs are steep.", "No kids"],
    ["en", "We would love pets and, no kids.", "no kids"],
    ["en", "Two rooms (quiet, no kids).", "no kids"],
    ["fr", "Les étrangers, inutile d’appeler.", "Les étrangers, inutile d’appeler"],
    ["fr", "Désolés, pas d'enfants.", "pas d'enfants"],
    ["de", "Leider, keine Kinder.", "keine Kinder"],
    ["de", "Keine Kinder, weil das Haus hellhörig ist.", "Keine Kinder"],
    ["ko", "역에서 가깝고, 외국인 불가.", "외국인 불가"],
    ["ja", "駅から近いですが、外国人不可。", "外国人不可"],
    ["es", "Dos habitaciones, no se aceptan niños.", "no se aceptan niños"],
  ])("%s: %s", (language, sentence, words) => expect(without(language, sentence, words)).toBeNull());
});
