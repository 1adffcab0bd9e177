import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { getPlatform } from "#engine/platforms/index";
import { briefFor } from "#tests/samples/briefs";
import { sampleListings, sparse } from "#tests/samples/listings";
import { earlierNeighbours, type Told, toldBy, writeDiverse } from "./diversify.ts";
import { realiserOf, writtenLanguages } from "./languages/index.ts";
import { repetitionOf, tellingFacts, worthOf } from "./worth.ts";
import { planOf } from "./writing/plan.ts";

const full = Object.entries(sampleListings).filter(([, listing]) => listing !== sparse);
const named = ["facebook", "instagram"] as const;

describe("what a post tells", () => {
  it.each(writtenLanguages)("is most of what a reader decides by, beside its neighbours too (%s)", (language) => {
    const lang = realiserOf(language);
    if (!lang) throw new Error(language);
    const shares = full.flatMap(([name, listing], at) => {
      const style = copyStyles[at % copyStyles.length] ?? "professional";
      const write = (id: string, voice: typeof style): { share: number; told: Told } => {
        const platform = getPlatform(id);
        if (!platform) throw new Error(id);
        const brief = briefFor(listing, { style: voice, seed: 5 });
        const others = earlierNeighbours(id, voice)
          .filter((neighbour) => neighbour.style === voice)
          .map((neighbour) => write(neighbour.platform, neighbour.style).told);
        const made = writeDiverse(listing, brief, platform, lang, { banned: new Set(), turn: 0, others });
        return {
          share: worthOf(tellingFacts(planOf(listing, brief, platform, "post", lang)), made.said),
          told: toldBy(made),
        };
      };
      return named.map((id) => ({ name, id, share: write(id, style).share }));
    });
    const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
    expect(mean, JSON.stringify(shares)).toBeGreaterThan(0.6);
  });

  it("is less by each fact whose words stand in it twice", () => {
    const lang = realiserOf("en");
    const platform = getPlatform("twitter");
    const listing = sampleListings.shanghaiSale;
    if (!lang || !platform) throw new Error("en");
    const plan = planOf(listing, briefFor(listing), platform, "post", lang);
    const place = plan.values.place ?? "";
    expect(place).not.toBe("");
    expect(repetitionOf(plan, `A flat in ${place}.`)).toBe(0);
    expect(repetitionOf(plan, `A flat in ${place}. The home is in ${place}.`)).toBeGreaterThan(0);
  });

  it("counts nothing where a home has nothing to tell", () => {
    const [, listing] = full[0] ?? [];
    const lang = realiserOf("en");
    const platform = getPlatform("facebook");
    if (!listing || !lang || !platform) throw new Error("no home");
    const plan = planOf(listing, briefFor(listing), platform, "post", lang);
    expect(worthOf(tellingFacts(plan), new Set())).toBe(0);
    expect(
      worthOf(
        tellingFacts(plan),
        new Set([...plan.terms.map(({ id }) => id), ...Object.keys(plan.values), ...plan.wanted]),
      ),
    ).toBe(1);
  });
});
