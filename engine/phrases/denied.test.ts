import { describe, expect, it } from "vitest";
import { emptyListing } from "#contract/listing";
import { trace } from "#engine/copy/fact-lock/index";
import { findTerms, states, terms } from "#engine/copy/terms/index";

const ids = (text: string): string[] => findTerms([text], text).map(({ id }) => id);

/** Terms that are themselves a denial or a state, no thing a page can deny with these words. */
const noThing = new Set(["noLift", "noSmoking", "unfurnished"]);
const things = terms.filter(({ id, slot }) => !noThing.has(id) && slot === undefined);

const denials: Readonly<Record<string, readonly string[]>> = {
  zh: [
    "无X",
    "没有X",
    "没有独立X",
    "未配X",
    "不带X",
    "X：无",
    "X:没有",
    "X: 否",
    "楼里未装X",
    "暂无X",
    "没有车棚和X",
    "X没有",
  ],
  en: [
    "no X",
    "without X",
    "does not come with X",
    "X: no",
    "X: none",
    "it lacks X",
    "There isn't X",
    "X not included",
    "neither shed nor X",
    "X is not available",
    "does not have X",
    "X? No",
  ],
  ja: [
    "Xなし",
    "X無し",
    "Xはありません",
    "Xはございません",
    "Xがない",
    "X:無",
    "X：なし",
    "X:空き無",
    "X不可",
    "X未設置",
    "Xは無し",
    "Xは付いていません",
  ],
  ko: ["X 없음", "X: 없음", "X가 없습니다", "X 없는 집", "X 불가", "X 미포함", "X은 제공되지 않습니다"],
  fr: [
    "sans X",
    "pas de X",
    "aucun X",
    "ni abri ni X",
    "X : non",
    "dépourvu de X",
    "ne dispose pas de X",
    "X: aucun",
    "X non inclus",
  ],
  de: [
    "ohne X",
    "kein X",
    "X nicht vorhanden",
    "X: nein",
    "weder Hof noch X",
    "X fehlt",
    "X: keine",
    "X ist nicht vorhanden",
    "keinen X",
  ],
};
// A wording of two clauses (空室・即入居可) is two statements, and a denial behind it is of the second alone.
const cases = things.flatMap(({ id, say }) =>
  Object.entries(denials).flatMap(([language, forms]) => {
    const words = say[language as keyof typeof say]?.split("|")[0];
    return words && !/[，（・]/u.test(words) ? forms.map((form) => ({ id, text: form.replace("X", words) })) : [];
  }),
);

describe("what a page denies", () => {
  it("is stated by no term, in no language and no form of denial", () => {
    expect(cases.length).toBeGreaterThan(3000);
    const wrong = cases.filter(({ id, text }) => things.some((term) => term.id === id && states(text, term)));
    expect(wrong).toEqual([]);
  });
  it.each([
    "不可养宠物",
    "駐車場:空き無",
    "駐車場：空無し",
    "does not come with a balcony",
    "バルコニーは無し",
    "발코니가 없습니다",
    "It lacks a garage.",
    "ni garage ni jardin",
    "주차 불가",
    "no garage, garden or pool",
    "sin garaje ni jardín",
    "senza balcone",
    "sem varanda",
    "Laundry: Washer Hookup",
    "washer/dryer hookups",
    "室内洗濯機置場",
    "gated driveway",
    "外装リフォーム済",
    "salle d'eau rénovée",
    "Renovated bathroom",
    "小区有地下车库",
    "Updated 3 days ago",
  ])("is not said of the home: %s", (text) => {
    expect(ids(text)).toEqual([]);
  });
  it.each(["楼里未装电梯", "エレベーターはありません", "Aufzug nicht vorhanden", "no lift"])(
    "says no lift for %s",
    (text) => {
      expect(ids(text)).toEqual(["noLift"]);
    },
  );
  it.each([
    ["可养宠物", "petsOk"],
    ["Pets allowed: yes", "petsOk"],
    ["駐車場：空有", "parking"],
    ["駐車場無料", "parking"],
    ["无遮挡，南阳台", "southBalcony"],
    ["精装修 有电梯 不临街", "lift"],
    ["No onward chain, garage and garden", "garage"],
    ["Not only a balcony", "balcony"],
    ["à deux pas du métro avec balcon", "balcony"],
    ["Balkon, kein Aufzug", "balcony"],
    ["no centro com varanda", "balcony"],
    ["발코니 있음", "balcony"],
    ["Washer and dryer included", "washerDryer"],
    ["gated community", "gated"],
    ["Fully renovated", "renovated"],
    ["Renovated home with a new kitchen", "renovated"],
    ["リフォーム済み", "renovated"],
    ["attached garage", "garage"],
    ["リビング床暖房・ペット不可・駐車場有", "floorHeating"],
    ["リビング床暖房・ペット不可・駐車場有", "parking"],
  ])("leaves a plain statement alone: %s", (text, id) => {
    expect(ids(text)).toContain(id);
  });
  it.each([
    ["zh", "不可养宠物", "可以养宠物"],
    ["zh", "楼里未装电梯", "有电梯"],
    ["en", "It does not come with a balcony.", "It has a balcony."],
    ["ja", "駐車場：空き無", "駐車場があります"],
    ["ko", "발코니가 없습니다", "발코니가 있습니다"],
    ["en", "There is no garage, garden or pool.", "It has a garden."],
    ["fr", "ni garage ni jardin", "avec un garage"],
    ["de", "Aufzug nicht vorhanden", "mit Aufzug"],
  ] as const)("is found by the fact lock when a text in %s asserts it: %s", (language, page, text) => {
    const listing = { ...emptyListing(), language, features: [page], description: page };
    expect(trace(listing, language, text)).toContainEqual(expect.objectContaining({ kind: "claim" }));
  });
});
