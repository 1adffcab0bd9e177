/** Concrete things of homes: read whole in one language, said whole in the others, and what speaks against a home never hidden. */
import { describe, expect, it } from "vitest";
import { copyLanguages } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { factsOf } from "../facts/index.ts";
import { realiserOf } from "../languages/index.ts";
import { isAgainst, pointIds } from "../points/points.ts";
import { things } from "../points/things.ts";
import { knownOf } from "./known.ts";
import { readStatements } from "./read.ts";
import { sayStatement } from "./say-statement.ts";

const page = (language: string, features: string[], more: Partial<Listing> = {}): Listing => ({
  ...emptyListing(),
  language,
  features,
  ...more,
});
const read = (language: string, features: string[]) => readStatements(page(language, features)).statements;
const storyOf = (code: (typeof copyLanguages)[number]) => {
  const lang = realiserOf(code);
  if (!lang) throw new Error(code);
  return lang.story;
};
const said = (language: string, feature: string, code: (typeof copyLanguages)[number]): (string | null)[] =>
  read(language, [feature]).map((one) => sayStatement(one, storyOf(code)));

describe("things of a home", () => {
  it.each(copyLanguages)("have a name each in %s", (code) => {
    const { names } = storyOf(code);
    expect(pointIds.filter((id) => names[id] === undefined)).toEqual([]);
  });

  it("are told with all that narrows them", () => {
    expect(said("fr", "Atelier indépendant de 9 m² au fond du jardin, électricité, non chauffé", "de")).toEqual([
      "Werkstatt (9\u00a0m², mit Strom, unbeheizt) am Ende des Gartens",
    ]);
    expect(said("de", "Stuck im Wohnzimmer", "fr")).toEqual(["des moulures dans le séjour"]);
    expect(said("de", "Deckenhöhe 3,30 m", "zh")).toEqual(["层高3.3米"]);
    expect(said("fr", "Carreaux de ciment dans l’entrée", "ja")).toEqual(["玄関のセメントタイル"]);
    expect(said("zh", "种有一棵枇杷树", "en")).toEqual([]);
    expect(said("ko", "온천천 산책로 도보 10분", "en")).toEqual(["a riverside path 10 minutes away on foot"]);
  });

  it("are not called near, nor of oak, where the page says no such thing", () => {
    expect(said("ja", "スーパーまで約6.5km", "en")).toEqual([null]);
    expect(said("ja", "スーパーまで約400m", "en")).toEqual([expect.stringContaining("nearby")]);
    expect(said("zh", "客厅实木复合地板", "en").join()).not.toContain("oak");
  });

  it("keep what belongs to one from its neighbour", () => {
    const [garden, fig] = read("fr", ["Jardin de 85 m², sud-ouest, avec un figuier"]);
    expect(garden).toMatchObject({ point: "garden", modifiers: ["southWest"], amounts: { area: 85 } });
    expect(fig).toMatchObject({ point: "figTree", modifiers: [], amounts: {} });
  });

  it.each([
    ["en", "Bicycle storage in the hallway cupboard", "cellarRoom"],
    ["en", "Workshop space in the village", "workshop"],
    ["fr", "Cheminée décorative en marbre", "fireplace"],
    ["en", "Parking: car-free development, residents cannot apply for street permits", "parkingSpace"],
    ["de", "Keine Einbauküche", "fittedKitchen"],
    ["de", "ohne Wanne", "bathtub"],
    ["ja", "バス停まで歩いて行けるスーパー風の店", "superNear"],
    ["ko", "온천장역 도보 8분", "hotSpring"],
    ["zh", "没有浴缸", "bathtub"],
    ["fr", "Puits de lumière", "well"],
  ])("%s: %s is not %s", (language, feature, point) => {
    expect(read(language, [feature]).map((one) => one.point)).not.toContain(point);
  });

  it("lend no area to what a room with one has", () => {
    expect(said("fr", "Chambre de 15 m² avec Velux", "en")).toEqual([null]);
  });
});

describe("what speaks against a home", () => {
  it("outweighs the word for it", () => {
    const points = read("en", ["No parking space", "Parking"]).map((one) => one.point);
    expect(points).toContain("noPrivateParking");
    expect(points).not.toContain("parkingSpace");
  });
  it("is known as such", () => {
    expect(isAgainst("wallCracks")).toBe(true);
    expect(isAgainst("figTree")).toBe(false);
    expect(Object.keys(things).filter(isAgainst).length).toBeGreaterThan(30);
  });
});

describe("a page that speaks its reader's language", () => {
  it("is quoted whole where it is not read whole, and says nothing twice", () => {
    const listing = page("en", ["Fenced patio, east of the old mill"]);
    const { quotes, points } = knownOf(listing, factsOf(listing), storyOf("en"), "en");
    expect(quotes).toEqual(["Fenced patio, east of the old mill"]);
    expect(points).toEqual([]);
  });
});

describe("what a page speaks of", () => {
  it("is not asked for again", () => {
    const listing = page("de", ["Klasse A", "敷1/礼0"], {
      disclosures: { Energieausweis: "Nicht erforderlich (Baudenkmal)" },
    });
    const { mentioned } = knownOf(listing, factsOf(listing), storyOf("de"), "de");
    expect([...mentioned]).toEqual(expect.arrayContaining(["energyClass", "energyUse", "deposit", "keyMoney"]));
  });
});
