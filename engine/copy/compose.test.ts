import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { specificationPlatforms } from "#engine/platforms/index";
import { agent, briefFor } from "#tests/samples/briefs";
import { sampleListings, sparse } from "#tests/samples/listings";
import { compose } from "./index.ts";
import { writtenLanguages } from "./languages/index.ts";

describe("the composer", () => {
  it("writes the same text for the same seed and another for another", { timeout: 180_000 }, () => {
    for (const language of writtenLanguages) {
      const write = (seed: number) =>
        compose(sampleListings.shanghaiSale, briefFor(sampleListings.shanghaiSale, { seed }), {
          platform: "wechat",
          language,
          kind: "post",
        });
      expect(write(5)).toEqual(write(5));
      expect(structuredClone(write(5))).toEqual(
        compose(structuredClone(sampleListings.shanghaiSale), briefFor(sampleListings.shanghaiSale, { seed: 5 }), {
          platform: "wechat",
          language,
          kind: "post",
        }),
      );
      expect(new Set([1, 2, 3, 4, 5].map((seed) => write(seed).body)).size).toBeGreaterThan(1);
    }
  });

  it("offers a home neither for sale nor to let while nobody said which", { timeout: 180_000 }, () => {
    const { price: _price, ...home } = sampleListings.shanghaiSale;
    const unsaid = {
      ...home,
      price: null,
      transaction: null,
      title: "梅川苑 2室2厅",
      features: ["有电梯", "厨房有窗"],
    };
    const deal =
      /出售|在售|总价|挂牌|售价|卖|出租|租金|for sale|to let|for rent|sell|buy|売|販売|賃|매매|매도|임대|전세|월세|vend|vente|achat|acheter|lou(?:er|é)|location|verk[aä]uf|kauf|miet/iu;
    for (const language of writtenLanguages)
      for (const platform of ["wechat", "facebook", "twitter", "xiaohongshu"] as const)
        for (const seed of [1, 2, 3]) {
          const written = compose(unsaid, briefFor(unsaid, { seed }), { platform, language, kind: "post" });
          const said = [written.title, written.body, ...written.hashtags].join("\n");
          expect(deal.exec(said)?.[0], `${language} ${platform}: ${said}`).toBeUndefined();
        }
  });

  it("takes every figure of a text from the facts or from a change of unit", { timeout: 180_000 }, () => {
    // the last ones are the price of a square metre: 6,980,000 / 89.3 and 680,000 / 96
    const allowed: Record<string, readonly string[]> = {
      shanghaiSale: ["89.3", "961", "2", "1", "18", "2004", "620", "698", "6.98", "6,980,000", "7.82", "78,200"],
      sparse: ["96", "1,033", "2", "1", "68", "680,000", "7083", "7,083"],
    };
    for (const language of ["zh", "en"] as const)
      for (const name of ["shanghaiSale", "sparse"] as const)
        for (const platform of specificationPlatforms)
          for (const style of copyStyles) {
            const listing = sampleListings[name];
            const { body } = compose(
              listing,
              briefFor(listing, { style, seed: 9, agent: { ...agent, phone: null, licence: null } }),
              { platform, language, kind: "post" },
            );
            // the places in a list are counted
            const figures = body.replace(/^\d\. /gmu, "").match(/\d[\d.,]*\d|\d/gu) ?? [];
            const strange = figures.filter((figure) => !allowed[name]?.includes(figure));
            expect(strange, `${language} ${name} ${platform} ${style}\n${body}`).toEqual([]);
          }
  });

  it("says nothing about facts a sparse listing lacks", () => {
    for (const platform of specificationPlatforms) {
      const { body } = compose(sparse, briefFor(sparse), { platform, language: "zh", kind: "post" });
      expect(body, body).not.toMatch(/地铁|电梯|朝|阳台|装|楼层|小区/u);
      const english = compose(sparse, briefFor(sparse), { platform, language: "en", kind: "post" }).body;
      expect(english, english).not.toMatch(/metro|station|lift|balcon|facing|garden|floor of|built/iu);
    }
  });

  it("is honest about a shortcoming that the page states in a Xiaohongshu note", () => {
    const listing = {
      ...sampleListings.shanghaiSale,
      features: [...sampleListings.shanghaiSale.features, "无地暖"],
    };
    const bodies = [1, 2, 3, 4].map(
      (seed) =>
        compose(listing, briefFor(listing, { style: "friendly", seed }), {
          platform: "xiaohongshu",
          language: "zh",
          kind: "post",
        }).body,
    );
    for (const body of bodies) expect(body).toMatch(/无地暖/u);
  });

  it("carries the machine-made label once in China and not elsewhere", () => {
    const cn = compose(sampleListings.shanghaiSale, briefFor(sampleListings.shanghaiSale), {
      platform: "weibo",
      language: "zh",
      kind: "post",
    });
    expect(cn.body.match(/AI生成/gu)).toHaveLength(1);
    const us = compose(sampleListings.californiaHouse, briefFor(sampleListings.californiaHouse), {
      platform: "weibo",
      language: "zh",
      kind: "post",
    });
    expect(us.body).not.toContain("AI");
  });

  it("leaves out what a rule blocks instead of publishing it", () => {
    const listing = {
      ...sampleListings.shanghaiSale,
      features: [...sampleListings.shanghaiSale.features, "顶级楼王位置", "全网最低价"],
      address: { ...sampleListings.shanghaiSale.address, community: "至尊御府" },
    };
    for (const platform of ["anjuke", "wechat-official-account", "xiaohongshu"]) {
      const piece = compose(listing, briefFor(listing), { platform, language: "zh", kind: "post" });
      expect(piece.findings.filter(({ severity }) => severity === "block")).toEqual([]);
      // What an estate is called is no claim, as the listing states it.
      expect(piece.body.replaceAll("至尊御府", "")).not.toMatch(/楼王|最低|至尊/u);
    }
  });

  it("never states walking minutes where the law forbids them", () => {
    const listing = { ...sampleListings.tokyoSale };
    expect(compose(listing, briefFor(listing), { platform: "zhihu", language: "zh", kind: "post" }).body).toMatch(
      /步行|走路/u,
    );
    expect(
      compose(listing, briefFor(listing, { market: "CN" }), { platform: "zhihu", language: "zh", kind: "post" }).body,
    ).not.toMatch(/分钟|步行|走路/u);
  });

  it("refuses an unknown platform and a post on a platform that carries none", () => {
    expect(() => compose(sparse, briefFor(sparse), { platform: "nowhere", language: "zh", kind: "post" })).toThrow(
      "not_found",
    );
    expect(() => compose(sparse, briefFor(sparse), { platform: "email", language: "zh", kind: "post" })).toThrow(
      "invalid_input",
    );
  });
});
