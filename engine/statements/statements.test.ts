import { describe, expect, it } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { alternatives, firstSigns } from "./alternatives.ts";
import { bookOf, unstated } from "./index.ts";
import { unstatable } from "./speech.ts";

describe("a source taken apart", () => {
  it("gives its alternatives and the signs they begin with", () => {
    expect(alternatives("a(?:b|c)|[d|e]f|g\\|h")).toEqual(["a(?:b|c)", "[d|e]f", "g\\|h"]);
    expect([...(firstSigns("(?<!x)(?:Ab|c)?[de]f") ?? [])].sort()).toEqual(["a", "c", "d", "e"]);
    expect(firstSigns(".a")).toBeNull();
  });
});

describe("a listing read into statements", () => {
  const stated = (language: string, ...features: string[]) => bookOf({ ...emptyListing(), language, features });
  it("keeps what it has apart from what it has not", () => {
    const book = stated("zh", "无电梯", "可养猫", "朝南阳台");
    expect([book.stated.has("lift"), book.denied.has("lift")]).toEqual([false, true]);
    expect([book.stated.has("petsCat"), book.stated.has("petsAny")]).toEqual([true, false]);
  });
  it.each([
    ["es", "Plaza de garaje y piscina comunitaria", ["parkingSpace", "pool"]],
    ["it", "Terrazza, cantina e aria condizionata", ["terrace", "cellar", "aircon"]],
    ["pt", "Varanda e lareira", ["balcony", "fireplace"]],
    ["nl", "Tuin, kelder en vloerverwarming", ["garden", "cellar", "underfloor"]],
  ])("reads %s", (language, feature, ids) => {
    const book = stated(language, feature);
    expect(ids.filter((id) => !book.stated.has(id))).toEqual([]);
  });
  it("does not take the name of an estate for a garden", () => {
    const listing = { ...emptyListing(), language: "zh", title: "云栖湾花园 三房" };
    const address = { ...listing.address, community: "云栖湾花园" };
    expect(bookOf({ ...listing, address }).stated.has("garden")).toBe(false);
  });
});

describe("what a text claims", () => {
  const book = bookOf({ ...emptyListing(), language: "fr", features: ["Garage à 50 m", "Cave"] });
  const claims = (language: CopyLanguage, text: string) =>
    unstated(text, language, book).map(({ start, end }) => text.slice(start, end));
  it.each<[CopyLanguage, string]>([
    ["en", "Is there a swimming pool nearby, you ask?"],
    ["en", "Ask whether the sauna stays."],
    ["en", "The second bedroom could become a study."],
    ["zh", "次卧改成书房也行。"],
    ["ja", "一室は書斎にするのもありです。"],
    ["ko", "작은 방은 서재로 써도 좋겠죠."],
    ["fr", "Une chambre peut devenir un bureau."],
    ["de", "Ein Zimmer könnte das Büro werden."],
    ["de", "Ob es einen Aufzug gibt, fragen Sie am besten selbst?"],
  ])("is nothing where it asks, counsels or imagines in %s: %s", (language, text) => {
    expect(claims(language, text)).toEqual([]);
  });
  it.each<[CopyLanguage, string, string]>([
    ["en", "With a pool and a cellar.", "pool"],
    ["en", "The garage is right next to the house.", "garage is right next to"],
    ["de", "Die Garage liegt direkt am Haus.", "Garage liegt direkt am"],
    ["fr", "Le sauna est au sous-sol.", "sauna"],
  ])("is what the listing must state in %s: %s", (language, text, claim) => {
    expect(claims(language, text)).toContain(claim);
  });
  it.each<[CopyLanguage, string]>([
    ["zh", "我们上周去看过这套。"],
    ["en", "I walked through it this morning."],
    ["ja", "先週末、私も一晩泊まってみました。"],
    ["ko", "지난주에 제가 직접 가 봤어요."],
    ["fr", "J'y ai dormi la semaine dernière."],
    ["de", "Gestern stand ich selbst auf dem Balkon."],
    ["zh", "特别适合三口之家。"],
    ["en", "Perfect for young families."],
    ["ja", "単身の方にぴったり。"],
    ["ko", "신혼부부에게 딱이에요."],
    ["fr", "Idéal pour une famille."],
    ["de", "Perfekt für Familien mit Schulkindern."],
  ])("can never be a visit nobody made, nor a kind of people, in %s: %s", (language, text) => {
    expect(unstatable(text, language)).not.toEqual([]);
  });
});
