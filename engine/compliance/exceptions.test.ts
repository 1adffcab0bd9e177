/** What makes a wording lawful excuses the statement it stands in, and nothing beside it. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string, context?: Record<string, string | boolean>];

const let_ = { transaction: "rent" } as const;
/** A test for each: the table's rows are of unlike lengths. */
const each = (cases: readonly Said[], judge: (said: Said) => void): void => {
  for (const said of cases) it(`${said[0]} ${said[1]}: ${said[2]}`, () => judge(said));
};
const found = ([market, language, text, context]: Said) => check({ market, language, text, context });

describe("a welcome does not hide the refusal beside it", () => {
  each(
    [
      ["UK", "en", "Regardless of references, no DSS and no children.", let_],
      ["UK", "en", "Everyone is welcome to view, no DSS.", let_],
      ["UK", "en", "All welcome but no children.", let_],
      ["US", "en", "Equal housing opportunity, no kids please."],
      ["US", "en", "All families welcome; white tenants only."],
      ["CA", "en", "Families welcome, no students or seniors.", let_],
      ["AU", "en", "All backgrounds considered, no Indians.", let_],
      ["CN", "zh", "一视同仁，不租东北人。"],
      ["CN", "zh", "谁都欢迎来看房，河南人免谈。"],
      ["HK", "zh", "歡迎各位查詢，南亞裔不租。", let_],
      ["EU/FR", "fr", "Tous les dossiers sont étudiés, pas d'étrangers.", let_],
      ["EU/FR", "fr", "Tout le monde est le bienvenu mais pas d'enfants.", let_],
      ["EU/DE", "de", "Alle sind willkommen, keine Ausländer.", let_],
      ["EU/DE", "de", "Herzlich willkommen sind alle, nur an Deutsche.", let_],
      ["JP", "ja", "国籍は問いません、ただし高齢者はお断りします。", let_],
      ["KR", "ko", "국적 상관없습니다, 다만 외국인은 사절합니다.", let_],
      ["US", "es", "Todos son bienvenidos, no se aceptan niños."],
      ["US", "en", "Service animals welcome, but no emotional support animals."],
      ["US", "en", "Guide dogs are welcome, no emotional support dogs please."],
    ],
    (said) => expect(found(said)).not.toEqual([]),
  );
});

describe("a lawful turn of the same words is left alone", () => {
  each(
    [
      ["UK", "en", "Regardless of age, references, income or family, everyone may apply.", let_],
      ["UK", "en", "Whether or not you have children, you are welcome to view.", let_],
      ["UK", "en", "Families with children are welcome, no need to ask first.", let_],
      ["US", "en", "Service animals welcome, but no pets."],
      ["US", "en", "Assistance animals are welcome, no fee for them, but no other pets."],
      ["UK", "en", "Benefits are accepted like any other income, and nobody is asked twice.", let_],
      ["US", "en", "We do not discriminate by race, religion, sex or children in the family."],
      ["CN", "zh", "一视同仁，东北人、河南人都可以租。"],
      ["CN", "zh", "不限籍贯，东北人一样欢迎。"],
      ["HK", "zh", "不論種族、國籍，南亞裔一樣歡迎。", let_],
      ["EU/FR", "fr", "Tous les dossiers sont étudiés, étrangers ou non.", let_],
      ["EU/DE", "de", "Alle sind willkommen, ob Ausländer oder nicht.", let_],
      ["JP", "ja", "外国人の方も歓迎、国籍は問いません。", let_],
      ["KR", "ko", "외국인도 환영, 국적 상관없습니다.", let_],
    ],
    (said) => expect(found(said).map(({ rule, text }) => `${rule}: ${text}`)).toEqual([]),
  );
});

describe("an open future does not hide the promise beside it", () => {
  each(
    [
      ["CN", "zh", "房价有涨有跌，这套稳赚不赔。"],
      ["CN", "zh", "不承诺学位，但这套稳涨。"],
      ["CN", "zh", "学位以教育局为准，但买了必上实验小学。"],
      ["CN", "zh", "入学以教育部门公布为准，不过买房就能稳上名校。"],
      ["HK", "zh", "樓價可升可跌，呢間穩賺。"],
      ["EU/FR", "fr", "Les prix montent et descendent, ici la plus-value est garantie."],
    ],
    (said) => expect(found(said)).not.toEqual([]),
  );

  each(
    [
      ["CN", "zh", "不承诺升值、租金回报、学位。"],
      ["CN", "zh", "对口实验小学，具体以教育局当年公布为准。"],
      ["CN", "zh", "距实验小学300米，能否入学以教育局公布为准，但不影响居住。"],
      ["CN", "zh", "房价有涨有跌，谁也不能保证稳赚不赔。"],
      ["HK", "zh", "樓價可升可跌，冇人可以保證穩賺。"],
      ["AU", "en", "Prices can go up or down, and nobody can guarantee that this one will double."],
      ["UK", "en", "We do not promise a yield, growth or a resale value."],
    ],
    (said) => expect(found(said).map(({ rule, text }) => `${rule}: ${text}`)).toEqual([]),
  );
});
