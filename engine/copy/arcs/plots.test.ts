import { describe, expect, it } from "vitest";
import type { Brief } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { agent, briefFor } from "#tests/samples/briefs";
import { letFlat, rental } from "#tests/samples/deciding-homes";
import { sampleListings } from "#tests/samples/listings";
import type { Plot } from "../languages/base/plot.ts";
import { realiserOf } from "../languages/index.ts";
import { type Attempt, writePost } from "../post.ts";
import { planOf } from "../writing/plan.ts";

/** A post of this home told in this one plot. */
function told(home: Listing, plot: Partial<Plot>, more: Partial<Brief> = {}): Attempt {
  const lang = realiserOf("en");
  const platform = getPlatform("facebook");
  if (!lang || !platform) throw new Error("en");
  const whole: Plot = {
    name: "of a test",
    voices: ["friendly"],
    families: ["chat"],
    on: ["price"],
    titles: [],
    lines: [],
    ...plot,
  };
  const brief = briefFor(home, { style: "friendly", agent, ...more });
  return writePost(home, planOf(home, brief, platform, "post", { ...lang, plots: [whole] }), new Set());
}
const { californiaHouse, shanghaiSale } = sampleListings;

describe("a post along a plot", () => {
  it("says its sentences in their order and leaves out those that the home has nothing for", () => {
    const { body } = told(californiaHouse, {
      lines: [
        { say: ["First comes {price}", "Then a {mooring}", "And {layout}"] },
        "",
        { close: ["Ring {agent} on {phone}"] },
      ],
    });
    expect(body).toMatch(/^First comes \$[\d,]+\. And /u);
    expect(body).not.toContain("Then a");
    expect(body).toContain("Ring Lin Hao on 13800001234.");
  });

  it("takes the wording that tells most, and says no fact a second time", () => {
    const { body } = told(californiaHouse, {
      lines: [{ say: [["Only {price}", "{layout} for {price}"], "Again {price}", "And again {beds}"] }],
    });
    expect(body).not.toMatch(/Only|Again|again/u);
    expect(body).toMatch(/ for \$[\d,]+\./u);
  });

  it("keeps a condition, and one that something is not there", () => {
    const { body } = told(shanghaiSale, {
      lines: [{ say: ["{?sale}It is sold", "{?rent}It is let", "{!sale}No sale", "{!rent}No lease"] }],
    });
    expect(body).toMatch(/^It is sold\. No lease\./u);
    expect(body).not.toMatch(/It is let|No sale/u);
  });

  it("says in words of its own only what is stated bare", () => {
    // its balcony has 4 m²
    const { body } = told(letFlat, {
      lines: [{ say: ["{+balcony}Breakfast moves outside", "{!mooring}Here we are"] }],
    });
    expect(body).not.toContain("Breakfast");
    const bare = told(shanghaiSale, { lines: [{ say: ["{+balcony}Breakfast moves outside"] }] }, { length: "long" });
    expect(bare.body).toContain("Breakfast moves outside.");
    expect(bare.said.has("balcony")).toBe(true);
  });

  it("lists two things or none, numbered where it says so, with a capital behind the mark", () => {
    const two = told(californiaHouse, {
      lines: [{ intro: "In figures:", list: ["{price}", "🛏 {layout}", "{mooring}"], numbered: true }],
    });
    expect(two.body).toMatch(/^In figures:\n1\. \$[\d,]+\n2\. 🛏 \p{Lu}/u);
    const one = told(californiaHouse, { lines: [{ intro: "In figures:", list: ["{mooring}", "{price}"] }] });
    expect(one.body).not.toContain("In figures");
  });

  it("puts what is due before its last words", () => {
    const { body } = told(rental, { lines: [{ say: ["Hello"] }, { close: ["So, when do you come?"] }] });
    expect(body).toMatch(/^Hello\./u);
    expect(body).toMatch(/\d[\s\S]*So, when do you come\?/u);
  });

  it("says where the home is though no sentence of its own does", () => {
    const { body } = told(shanghaiSale, { lines: [{ say: ["Hello"] }] });
    expect(body.split("\n").slice(0, 3).join(" ")).toContain("Shanghai");
  });

  it("leaves no bare name of a thing as a sentence", () => {
    const more = ["Tram stop", "Period building"];
    const home = { ...californiaHouse, description: "", features: more };
    const { body } = told(home, { lines: [{ say: ["Hello"] }, "@rest"] }, { length: "long" });
    for (const name of more) {
      expect(body).toMatch(new RegExp(name, "iu"));
      expect(body).not.toMatch(new RegExp(`(?:^|[.] )(?:a )?${name}[.]`, "imu"));
    }
  });

  it("begins with nothing where a fact changes the whole deal", () => {
    const { taken, body } = told(letFlat, { lines: [{ say: ["A lovely morning"] }] });
    expect([...taken.keys()].some((name) => name.startsWith("plot/"))).toBe(false);
    expect(body).not.toContain("lovely");
  });

  it("says first how it is sold, and then its own sentences", () => {
    const auctioned = { ...californiaHouse, features: [...californiaHouse.features, "For auction on 6 March 2027"] };
    const { body } = told(auctioned, { lines: [{ say: ["A lovely morning"] }] });
    expect(body).toMatch(/^[^\n]*auction[^\n]*March 6, 2027[^\n]*\n+A lovely morning\./u);
    expect(body.match(/auction/giu)).toHaveLength(1);
  });

  it("gives way to another first line that the agent chose", () => {
    const { taken } = told(shanghaiSale, { lines: [{ say: ["Hello"] }] }, { lead: "balcony" });
    expect(taken.has("plot/of a test")).toBe(false);
    const about = (...say: string[]) =>
      told(shanghaiSale, { on: ["balcony"], lines: [{ say }] }, { lead: "balcony" }).taken.has("plot/of a test");
    // about it is not enough: its first sentence tells it
    expect(about("Hello")).toBe(false);
    expect(about("Hello. There is {balcony}")).toBe(false);
    expect(about("Hello", "There is {balcony}")).toBe(false);
    expect(about("There is {balcony}. Hello")).toBe(true);
    expect(about("{swimmingPool}", "{+balcony}Fresh air without going downstairs")).toBe(true);
  });
});
