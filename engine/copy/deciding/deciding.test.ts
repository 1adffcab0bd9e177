/** What decides about a home is read from its page, and said in the body of every text that has the room, in every language. */
import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { foldWidth } from "#engine/text/fold";
import { briefFor } from "#tests/samples/briefs";
import { condo, decidingHomes, letFlat, rental } from "#tests/samples/deciding-homes";
import { factsOf } from "../facts/index.ts";
import { compose } from "../index.ts";
import { holes } from "../languages/base/template.ts";
import { realiserOf } from "../languages/index.ts";
import { sayDeciding } from "../story/say-deciding.ts";
import { decidingIds, kinds } from "./fact.ts";
import { decidingFactsOf } from "./read/all.ts";

const lang = (code: CopyLanguage) => {
  const found = realiserOf(code);
  if (!found) throw new Error(code);
  return found;
};
const write = (listing: typeof condo, platform: string, language: CopyLanguage, style = "professional" as const) =>
  compose(listing, { ...briefFor(listing, { style, seed: 2 }), market: null }, { platform, language, kind: "post" });
const ids = (listing: typeof condo) => decidingFactsOf(listing).map(({ id }) => id);
const slotsOf = (listing: typeof condo, id: string) => decidingFactsOf(listing).find((one) => one.id === id)?.slots;

describe("a page's deciding facts", () => {
  it("tell of no work on the whole home where rooms are named", () => {
    const flat = {
      ...letFlat,
      language: "zh",
      country: "CN",
      renovation: null,
      features: [],
      description: "厨房和主卫在2022年重新装修，换了橱柜。",
    };
    const words = JSON.stringify(decidingFactsOf(flat).filter(({ id }) => id === "works"));
    expect(words).toContain("part.kitchen");
    expect(words).not.toContain("part.whole");
  });
  it("of a let flat: the tenancy, its rent and notice, the levy, the bath", () => {
    expect(ids(letFlat)).toEqual(
      expect.arrayContaining([
        "letSince",
        "letRent",
        "landlordNotice",
        "assessment",
        "innerBath",
        "houseMoney",
        "noLiftHere",
      ]),
    );
    expect(slotsOf(letFlat, "letSince")?.date).toEqual({ form: "day", day: { year: 2015, month: 5, day: 1 } });
    expect(slotsOf(letFlat, "letRent")?.year).toMatchObject({ amount: 5760 });
    expect(slotsOf(letFlat, "commission")?.money).toMatchObject({ amount: 3900 });
    const exact = { ...letFlat, disclosures: { Käuferprovision: "2,975 % inkl. MwSt." } };
    expect(slotsOf(exact, "commission")).toMatchObject({ n: { value: 2.975 }, money: { amount: 4641 } });
  });
  it("of a condominium: the pipe, the dues with the tax, who stays and what goes", () => {
    expect(ids(condo)).toEqual(
      expect.arrayContaining(["pipeBurst", "hoa", "hoaAndTax", "leaseback", "missing", "assessment"]),
    );
    expect(slotsOf(condo, "hoaAndTax")?.money).toMatchObject({ amount: 692 });
    expect(slotsOf(condo, "missing")).toMatchObject({
      goods: { words: ["good.fridge"] },
      keeps: { words: ["good.washer", "good.dryer"] },
    });
  });
  it.each([
    ["Property tax", "$96 per month", 1152],
    ["Council rates", "$648 per quarter", 2592],
    ["Property tax", "$2,400 (2025), due in April", 2400],
  ])("of a home with %s of %s: the sum of a year", (name, value, year) => {
    const home = { ...condo, disclosures: { [name]: value } };
    expect(slotsOf(home, "yearlyTax")?.money).toMatchObject({ amount: year });
  });
  it("of a rental: the road, the empty room, both areas and the whole sum on moving in", () => {
    expect(ids(rental)).toEqual(
      expect.arrayContaining(["roadNoise", "emptyRoom", "twoAreas", "entry", "missing", "freeAfter"]),
    );
    expect(slotsOf(rental, "entry")?.total).toMatchObject({ amount: 5200 + 5200 + 2600 });
    expect(slotsOf(rental, "freeAfter")).toMatchObject({ after: { day: { year: 2027, month: 3, day: 10 } } });
  });
  it("of a Japanese let: no key money where one line names both, no new kitchen where only the bath is new, a small dog on terms", () => {
    const home = {
      ...rental,
      language: "ja",
      country: "JP",
      price: { amount: 62_000, currency: "JPY", period: "month" as const },
      description: "浴室は2019年に交換、キッチンは新築時のまま。小型犬1匹まで相談可（敷金1ヶ月追加）。",
      features: [],
      renovation: null,
      disclosures: { "敷金・礼金": "敷金1か月（62,000円）、礼金なし", 仲介手数料: "68,200円" },
    };
    expect(slotsOf(home, "entry")?.gift).toBeUndefined();
    expect(slotsOf(home, "entry")?.total).toMatchObject({ amount: 192_200 });
    expect(slotsOf(home, "works")?.parts).toMatchObject({ words: ["part.bath"] });
    expect(slotsOf(home, "smallDogAsk")).toMatchObject({ n: { value: 1 }, extra: { form: "given" } });
  });
  it.each([
    ["ja", "2023年に洋室の壁紙のみ張り替えました。"],
    ["ja", "洋室の壁紙は2023年に張替。"],
    ["zh", "主卧墙面2023年粉刷。"],
    ["ko", "2023년에 거실만 도배했습니다."],
    ["de", "Dielen im Wohnzimmer 2023 abgezogen."],
    ["fr", "Peintures de la chambre refaites en 2023."],
  ])("never of the whole home what a page says of one room (%s, %s)", (language, description) => {
    const home = { ...rental, language, description, features: [], renovation: null };
    expect(slotsOf(home, "works")).toBeUndefined();
    const whole = { ...home, language: "ja", description: "壁紙は2023年に張り替えました。" };
    expect(slotsOf(whole, "works")?.parts).toMatchObject({ words: ["part.wallpaper"] });
  });
  it.each([
    ["de", "Sonst ist das Haus sanierungsbedürftig: Ölheizung von 1994."],
    ["de", "Die Genossenschaft hat das Haus 2013 saniert."],
    ["de", "Energetische Sanierung 2013."],
    ["de", "Fassadendämmung 2011 erneuert."],
    ["en", "The building was fully renovated in 2012."],
    ["en", "Hall bath updated 2020; the en suite is original."],
    ["fr", "Peintures des deux chambres refaites en 2025."],
    ["fr", "Façade isolée en 2019."],
  ])("never of works where none were done, or not in the home (%s, %s)", (language, description) => {
    const rooms = { bedrooms: 2, livingRooms: 1, bathrooms: 2 };
    const home = { ...rental, language, floor: "3", rooms, features: [], renovation: null };
    expect(slotsOf({ ...home, description }, "works")).toBeUndefined();
    const whole = { ...home, language: "de", description: "Die Wohnung wurde 2013 saniert." };
    expect(slotsOf(whole, "works")?.parts).toMatchObject({ words: ["part.whole"] });
  });
  it.each<[string, string, string[]]>([
    ["en", "New worktops and doors were fitted in the kitchen in 2022.", ["part.worktops", "part.fronts"]],
    ["de", "Küchenfronten und Geräte 2020 ersetzt.", ["part.fronts", "part.appliances"]],
    ["de", "Im Bad wurden 2021 die Armaturen erneuert.", ["part.taps"]],
    ["fr", "Plan de travail et façades de cuisine changés en 2021.", ["part.worktops", "part.fronts"]],
    ["ja", "キッチンの水栓のみ2021年に交換しました。", ["part.taps"]],
    ["ja", "洗面台とシャワー水栓は2024年に交換しました。", ["part.basin", "part.taps"]],
    ["ko", "싱크대 상판을 2023년에 교체했습니다.", ["part.worktops"]],
    ["zh", "厨房台面2021年更换。", ["part.worktops"]],
    ["zh", "卫生间马桶和洗手台2020年更换。", ["part.toilet", "part.basin"]],
    ["en", "The kitchen was replaced in 2017 with a gas cooktop and new appliances.", ["part.kitchen"]],
    ["de", "Bad 2019 mit Dusche erneuert.", ["part.bath"]],
  ])("never of a whole kitchen or bath what a page says of its pieces (%s, %s)", (language, description, parts) => {
    const home = { ...rental, language, description, features: [], renovation: null };
    const told = decidingFactsOf(home).flatMap(({ id, slots }) =>
      id === "works" && slots.parts?.form === "words" ? [...slots.parts.words] : [],
    );
    expect(told.sort()).toEqual(parts.sort());
  });
  it("of a sale: the seller's next home, the day of the keys, the land and a registration", () => {
    const disclosures = { Possession: "By agreement, not before 1 March 2027", Chain: "Onward purchase not yet found" };
    expect(ids({ ...condo, disclosures })).toEqual(expect.arrayContaining(["handover", "chainAbove"]));
    const chinese = { 土地: "划拨，过户时由买方补交土地收益金", 户口: "业主户口未迁出" };
    expect(ids({ ...condo, disclosures: chinese })).toEqual(expect.arrayContaining(["allocatedLand", "hukouStays"]));
  });
  it("leave nothing with the seller that a page does not include", () => {
    const home = { ...condo, description: "White goods and furniture not included.", features: [], disclosures: {} };
    expect(ids(home)).not.toContain("stays");
    expect(slotsOf(home, "missing")?.goods).toMatchObject({ words: ["good.furniture"] });
    expect(ids({ ...home, description: "Furniture included." })).toContain("stays");
  });
  it("welcome no cat that somebody has to approve", () => {
    const home = { ...condo, description: "", features: [] };
    expect(ids({ ...home, disclosures: { Pets: "one cat allowed, no dogs" } })).toContain("oneCatNoDogs");
    const asked = { Pets: "one cat allowed with board approval, no dogs" };
    expect(ids({ ...home, disclosures: asked })).not.toContain("oneCatNoDogs");
  });
  it("are none where a page denies them or says nothing", () => {
    const quiet = { ...rental, description: "客厅朝南，没有车声。", disclosures: {}, features: [], renovation: null };
    expect(ids(quiet)).not.toContain("roadNoise");
    expect(ids(quiet)).not.toContain("entry");
    expect(ids({ ...condo, description: "Pipes replaced.", disclosures: {}, features: [] })).not.toContain("pipeBurst");
  });
});

describe.each(copyLanguages)("in %s", (code) => {
  it("every deciding fact has a sentence, whose holes the readers know", () => {
    const { deciding } = lang(code);
    for (const id of decidingIds) expect(deciding.say[id].length, id).toBeGreaterThan(0);
    for (const texts of Object.values(deciding.say))
      for (const text of texts) expect(holes(text).length).toBeLessThan(8);
  });

  it.each(Object.entries(decidingHomes))("a long text of %s says all that decides", (_name, listing) => {
    const { body } = write(listing, "rightmove", code);
    const { values } = lang(code);
    const facts = factsOf(listing);
    const said = sayDeciding(decidingFactsOf(listing), lang(code), facts, "professional", values(facts));
    const plain = (text: string): string =>
      foldWidth(text)
        .replace(/[\s\u00a0\u202f]/gu, "")
        .toLowerCase();
    const missing = said
      .filter(({ weight, id }) => weight >= 80 && kinds[id].weight >= 80)
      .filter(({ texts, opens, source }) => {
        const able = [...texts, ...opens].map((text) => plain(lang(code).tidy(text)).replace(/[.。]$/u, ""));
        return !able.some((text) => plain(body).includes(text)) && !plain(body).includes(plain(source));
      })
      .map(({ id, texts }) => `${id}: ${texts[0]}`);
    expect(missing, body).toEqual([]);
  });

  it("a tenant's deposit is no cost of the buyer's", () => {
    expect(write(letFlat, "rightmove", code).body).not.toMatch(/(?<!\d)960(?!\d)/u);
  });
});
