/** What a text says of its reader's own cars, and the years it reckons between two that are stated, each beside a near falsehood. */
import { describe } from "vitest";
import type { Listing } from "#contract/listing";
import { judges } from "#tests/support/lock-rows";

describe("cars the reader may have", () => {
  const incheon: Partial<Listing> = {
    country: "KR",
    language: "ko",
    features: ["주차 세대당 1.2대"],
    title: "송도 아파트",
  };
  judges(incheon, [
    ["zh", "车位每户1.2个，家里有三辆车的，先问物业。", "车位每户1.2个，家里有三辆车也停得下。", "三辆车"],
    ["zh", "要停两辆车？先问清楚。", "两辆车都能停。", "两辆车"],
    [
      "en",
      "Parking is 1.2 spaces per home; if you run three cars, raise it before you sign.",
      "If you run three cars, all of them fit.",
      "three cars",
    ],
    ["en", "Ask about a second car.", "There is parking for two cars.", "two cars"],
    ["ja", "駐車場は1世帯1.2台。2台お持ちの方は管理室へ。", "2台お持ちでも停められます。", "2台"],
    ["ja", "車が2台あるなら、先に聞いて。", "駐車場は2台分です。", "2台"],
    ["ko", "차가 2대라면 관리사무소에 먼저 문의하세요.", "차 2대까지 주차됩니다.", "2대"],
    [
      "ko",
      "주차는 세대당 1.2대. 차량 3대를 보유하셨다면 미리 알려 주세요.",
      "차량 3대를 보유하셔도 모두 댈 수 있어요.",
      "3대",
    ],
    [
      "fr",
      "Stationnement : 1,2 place par logement ; si vous avez deux voitures, parlons-en avant.",
      "Si vous avez deux voitures, les deux rentrent.",
      "deux voitures",
    ],
    ["fr", "Demandez où garer deux voitures.", "On y gare deux voitures.", "deux voitures"],
    [
      "de",
      "1,2 Stellplätze je Wohnung; wer zwei Autos hat, fragt vorher nach.",
      "Wer zwei Autos hat, bekommt beide unter.",
      "zwei Autos",
    ],
    ["de", "Zwei Autos? Klären Sie das vor der Besichtigung.", "Platz für zwei Autos.", "zwei Autos"],
  ]);
});

describe("years between two that are stated", () => {
  const dijon: Partial<Listing> = {
    country: "FR",
    language: "fr",
    yearBuilt: 1832,
    renovation: "Rénovée en 2019",
    description: "Maison rénovée en 2019.",
  };
  judges(dijon, [
    ["zh", "1832年建成，2019年翻新，中间隔了187年。", "1832年建成，2019年翻新，中间隔了157年。", "157年"],
    ["en", "Built in 1832 and renovated 187 years later, in 2019.", "Renovated 157 years later, in 2019.", "157 years"],
    ["ja", "1832年築、手が入ったのは187年後。", "1832年築、手が入ったのは157年後。", "157年"],
    ["ko", "1832년에 지어 187년 뒤에 고친 집.", "1832년에 지어 157년 뒤에 고친 집.", "157년"],
    ["fr", "Bâtie en 1832, rénovée 187 ans plus tard.", "Bâtie en 1832, rénovée 157 ans plus tard.", "157 ans"],
    ["de", "1832 erbaut, 187 Jahre später renoviert.", "1832 erbaut, 157 Jahre später renoviert.", "157 Jahre"],
    // the same figure of a lease is another statement
    ["en", "Renovated 187 years later.", "A lease of 187 years.", "187 years"],
    ["de", "Zwischen Bau und Renovierung liegen 187 Jahre.", "Erbpacht über 187 Jahre.", "187 Jahre"],
  ]);
});
