import { expect, test } from "vitest";
import { copyLanguages } from "#contract/copy";
import { homes } from "#tests/support/media/homes";
import { carouselOf } from "./carousel.ts";
import { contentOf } from "./content/content-of.ts";
import { roomName, roomOf, shownOrder } from "./content/rooms.ts";

/** What the drawn photos of the homes show. */
const rooms = {
  living: "living",
  kitchen: "kitchen",
  bedroom: "bedroom",
  balcony: "outdoors",
  facade: "outside",
  plan: "plan",
} as const satisfies Record<(typeof homes)["zh"]["scenes"][number], string>;
const { listing, market, agent, link } = homes.zh;
const brief = { style: "professional", seed: 1, market, agent, link, date: "2026-11-23" } as const;

test("a carousel tells the home from outside in: cover, rooms with a line each, facts, agent", () => {
  const pages = carouselOf(listing, brief, "zh", "story", ["户型图", "客厅", "厨房", null, "小区外观"]);
  expect(pages.map(({ template }) => template)).toEqual([
    "story",
    ...Array.from({ length: 4 }, () => "page-room"),
    "page-facts",
    "agent-card",
  ]);
  expect(pages.map(({ photos }) => photos[0])).toEqual([4, 1, 2, 3, 0, undefined, 4]);
  expect(pages[1]?.content.room).toEqual({ name: "客厅", line: "客厅朝南", whole: false });
  expect(pages[2]?.content.room).toEqual({ name: "厨房", line: "厨房有窗", whole: false });
  expect(pages[4]?.content.room).toMatchObject({
    name: "户型图",
    whole: true,
    line: expect.stringContaining("112.6㎡"),
  });
  expect(pages.map(({ content }) => content.page?.number)).toEqual([undefined, 2, 3, 4, 5, 6, 7]);
});

test.each(copyLanguages)(
  "no room of %s stands without a line while a fact is left, and none is told twice",
  (language) => {
    const home = homes[language];
    const about = { ...brief, market: home.market, agent: home.agent, link: home.link };
    const captions = home.scenes.map((scene) => roomName(rooms[scene], language));
    const pages = carouselOf(home.listing, about, language, "story", captions);
    const lines = pages.flatMap(({ content }) => (content.room ? [content.room.line] : []));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines).not.toContain(null);
    expect(new Set(lines).size).toBe(lines.length);
    const years = lines.filter((line) => line?.includes(String(home.listing.yearBuilt)));
    expect(years.length, "the year is a line's own").toBeLessThanOrEqual(1);
  },
);

test("a fact of the whole home that would be taken for the room's own stands below none", () => {
  const home = homes.en;
  const captions = ["The building", "Kitchen", "Bathroom", "Bedroom", "Dining room", "Living room"];
  const about = { ...brief, market: home.market, agent: home.agent, link: home.link };
  const pages = carouselOf(home.listing, about, "en", "story", captions);
  const lines = pages.flatMap(({ content }) => (content.room ? [content.room.line ?? ""] : []));
  expect(lines.length).toBe(5);
  expect(lines.join("\n")).not.toMatch(/facing: |aspect: |m²|sq ?ft/iu);
});

test("a room is told of in the campaign's own words where facts and law have nothing against them", () => {
  const told = (body: string) =>
    carouselOf(listing, brief, "zh", "story", ["小区外观", "厨房"], [{ platform: "xiaohongshu", body }])[1]?.content
      .room?.line;
  expect(told("今天看的这套。\n厨房有窗，做饭不闷。\n#看房")).toBe("厨房有窗，做饭不闷");
  expect(told("厨房换了三万块的岛台。"), "no fact bears that out").toBe("厨房有窗");
  expect(told("全城最好的厨房，稳赚不赔。"), "the law forbids it").toBe("厨房有窗");
});

test.each([
  [0, 3],
  [1, 3],
  [4, 6],
  [30, 9],
])("%i photos make %i pictures", (photos, pictures) => {
  const captions = Array.from({ length: photos }, () => null);
  expect(carouselOf(listing, brief, "en", "story", captions)).toHaveLength(pictures);
});

test("captions of any language name their room, and photos are ordered by them", () => {
  const said = ["主卧", "Kitchen", "リビング", "욕실", "Le balcon", "Grundriss", "Vue de la façade"];
  expect(said.map(roomOf)).toEqual(["bedroom", "kitchen", "living", "bathroom", "outdoors", "plan", "outside"]);
  expect(roomOf("DSC_0412")).toBeNull();
  expect(shownOrder(said)).toEqual([6, 2, 1, 0, 3, 4, 5]);
});

test("a room is called what the agent calls it, and never by another room's name", () => {
  const named = (language: "zh" | "en", caption: string) =>
    carouselOf(listing, brief, language, "story", ["小区外观", caption])[1]?.content.room?.name;
  expect(named("zh", "花园")).toBe("花园");
  expect(named("en", "花园")).toBe("Outdoor space");
  expect(named("en", "餐厅")).toBe("Dining room");
});

test("a caption in another language than the picture's is not shown", () => {
  const [, room] = carouselOf(listing, brief, "en", "story", ["客厅", "厨房一角"]);
  expect(room?.content.room?.name).toBe("Kitchen");
  expect(JSON.stringify(room?.content.room)).not.toMatch(/\p{Script=Han}/u);
});

test("a picture says only what facts bear out, and what its market asks for", () => {
  const content = contentOf(listing, { ...brief, told: "listed" }, "zh");
  expect(content).toMatchObject({ kicker: "新上", name: "枫林雅苑", price: "698万", link });
  expect(content.facts).toContain("建面112.6㎡");
  expect(content.marks.join("\n")).toContain("广告");
  expect(content.marks.join("\n")).toContain("AI");
  const german = contentOf(homes.de.listing, { ...brief, market: "EU/DE", agent: homes.de.agent }, "de");
  expect([...german.marks, ...german.rows.flat()].join("\n")).toContain("Energieeffizienzklasse");
  const french = contentOf(homes.fr.listing, { ...brief, market: "EU/FR", agent: homes.fr.agent }, "fr");
  expect(french.marks.join("\n")).toContain("DPE");
});

test("the day of an open house and a price before are printed as the language prints them", () => {
  const open = { kind: "open_house", date: "2026-12-05", from: "14:00", until: "16:00" } as const;
  const at = (language: "zh" | "fr") =>
    contentOf(listing, { ...brief, told: "open_house", occasion: open }, language).when;
  expect(at("zh")).toEqual({ date: "12月5日星期六", time: "14:00至16:00" });
  expect(at("fr")?.date).toBe("Samedi 5 décembre");
  const cut = contentOf(
    listing,
    { ...brief, told: "price_change", occasion: { kind: "price_change", before: 7_250_000 } },
    "zh",
  );
  expect(cut).toMatchObject({ before: "725万", price: "698万" });
  // an occasion that the template does not tell of is not told
  expect(contentOf(listing, { ...brief, told: "closed", occasion: open }, "zh").when).toBeNull();
});

test("a front is the outside, and a caption of some words names its picture", () => {
  const english = { ...listing, language: "en" };
  const captions = ["Kitchen", "Front of the house", "Reading corner by the stove"];
  const pages = carouselOf(english, { ...brief, market: "UK" }, "en", "story", captions);
  expect(pages.map(({ photos }) => photos[0])).toEqual([1, 0, 2, undefined, 1]);
  expect(pages[2]?.content.room?.name).toBe("Reading corner by the stove");
});
