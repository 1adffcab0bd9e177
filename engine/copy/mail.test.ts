import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { agent, briefFor } from "#tests/samples/briefs";
import { sampleListings } from "#tests/samples/listings";
import { compose } from "./index.ts";

describe("email and text messages", () => {
  it("carry what the Chinese law asks of a text message, in two segments at most", () => {
    for (const style of copyStyles) {
      const { body, length } = compose(sampleListings.shanghaiSale, briefFor(sampleListings.shanghaiSale, { style }), {
        platform: "sms",
        language: "zh",
        kind: "sms",
      });
      expect(body).toMatch(/^【普陀安居置业】.*拒收请回复R$/u);
      expect(length).toMatchObject({ unit: "segments" });
      expect(length.used).toBeLessThanOrEqual(2);
    }
  });
  it("state in a text message the number by which an authority knows home or agent", () => {
    const asked = { platform: "sms", language: "en", kind: "sms" } as const;
    const dubai = {
      ...{ ...sampleListings.shanghaiSale, country: "AE", language: "en", features: [], title: "Flat, Dubai Marina" },
      address: { ...sampleListings.shanghaiSale.address, text: "Dubai Marina, Dubai", city: "Dubai", district: null },
      price: { amount: 3_000_000, currency: "AED", period: null },
      disclosures: { "Permit Number": "71234567890" },
    };
    const home = sampleListings.shanghaiSale;
    const coded = { ...home, disclosures: { ...home.disclosures, 房源核验码: "310107A1X" } };
    for (const style of copyStyles) {
      const there = compose(dubai, { ...briefFor(dubai, { style }), market: "AE" }, asked);
      expect(there.body, style).toContain("71234567890");
      const here = compose(coded, briefFor(coded, { style }), { ...asked, language: "zh" });
      expect(here.body, style).toContain("房源核验码：310107A1X");
      expect(here.length.used).toBeLessThanOrEqual(2);
    }
  });
  it("tell the price in a Chinese email, in every voice, where its subject ends with it", () => {
    for (const style of copyStyles) {
      const home = sampleListings.shanghaiSale;
      const { body, title, untraced } = compose(home, briefFor(home, { style }), {
        platform: "email",
        language: "zh",
        kind: "email",
      });
      expect(body).toContain("698万");
      expect(title).not.toBe("");
      expect(untraced).toEqual([]);
    }
  });
  it("say whom to call in every letter, and the price under its headline once", () => {
    const home = sampleListings.shanghaiSale;
    for (const language of ["zh", "en", "ja", "ko", "fr", "de"] as const)
      for (const style of copyStyles) {
        const brief = { ...briefFor(home, { style }), agent };
        const mail = compose(home, brief, { platform: "email", language, kind: "email" });
        expect(mail.body, `${language} ${style}`).toContain(agent.phone);
        expect(mail.untraced).toEqual([]);
        const page = load(mail.html ?? "");
        const [headline, price] = [page("h1").text().trim(), page("td.a").text().trim()];
        expect(headline, `${language} ${style}`).not.toBe("");
        expect(price === "" || !headline.endsWith(price), `${headline} | ${price}`).toBe(true);
      }
  });
  it("never write a rent without its period as a price", () => {
    const sale = sampleListings.shanghaiSale;
    const rent = { ...sale, transaction: "rent" as const, price: { amount: 6980000, currency: "CNY", period: null } };
    for (const platform of ["email", "wechat", "xiaohongshu"]) {
      const kind = platform === "email" ? "email" : "post";
      const text = compose(rent, briefFor(rent), { platform, language: "zh", kind });
      expect(`${text.title}${text.body}`).not.toContain("698");
    }
  });
  it("sign with the name as its bearer writes it in Latin letters, and with WeChat in mails only", () => {
    const home = sampleListings.shanghaiSale;
    const signer = { ...agent, name: "周小雨", nameLatin: "Zoe Zhou", wechat: "zoe_homes88" };
    const brief = { ...briefFor(home), agent: signer };
    const mail = compose(home, brief, { platform: "email", language: "en", kind: "email" });
    expect(mail.body).toContain("Zoe Zhou (周小雨)");
    expect(mail.html).toContain("WeChat: zoe_homes88");
    expect(mail.untraced).toEqual([]);
    const chinese = compose(home, brief, { platform: "email", language: "zh", kind: "email" });
    expect(chinese.body).toContain("微信：zoe_homes88");
    expect(chinese.body).not.toContain("Zoe Zhou");
    for (const platform of ["xiaohongshu", "facebook", "wechat"]) {
      const post = compose(home, brief, { platform, language: "en", kind: "post" });
      expect(post.body).not.toContain("zoe_homes88");
      expect(post.body).not.toContain("Zhou Xiaoyu");
      expect(post.untraced).toEqual([]);
    }
  });
  it("name the sender and STOP in America, in the cheap alphabet", () => {
    const { body, length, findings } = compose(
      sampleListings.californiaHouse,
      briefFor(sampleListings.californiaHouse),
      { platform: "sms", language: "en", kind: "sms" },
    );
    expect(body).toMatch(/^Onyx Homes, DRE #01234567: .*STOP/u);
    expect(length.used).toBeLessThanOrEqual(2);
    expect(findings.filter(({ severity }) => severity === "block")).toEqual([]);
  });
  it("give an email a subject, a preheader, text and escaped HTML with sender, address and a way out", () => {
    const listing = {
      ...sampleListings.californiaHouse,
      agent: { ...sampleListings.californiaHouse.agent, company: "Smith & <Sons>" },
    };
    const piece = compose(
      listing,
      briefFor(listing, { agent: { ...agent, company: "Smith & <Sons>" }, link: "https://homes.example/p/1" }),
      { platform: "email", language: "en", kind: "email" },
    );
    expect(piece.title).toMatch(/\$685,900/u);
    expect(piece.preheader).toBeTruthy();
    expect(piece.html).toContain("Smith &amp; &lt;Sons&gt;");
    expect(piece.html).not.toContain("<Sons>");
    expect(piece.html).toContain('href="https://homes.example/p/1"');
    expect(piece.html).toContain("prefers-color-scheme:dark");
    for (const text of [piece.body, piece.html ?? ""]) {
      expect(text).toContain("12 Dock Street");
      expect(text).toMatch(/unsubscribe/iu);
    }
    expect(piece.findings.filter(({ severity }) => severity === "block")).toEqual([]);
  });
  it("mark a Chinese advertising email in its subject", () => {
    const piece = compose(sampleListings.shanghaiSale, briefFor(sampleListings.shanghaiSale), {
      platform: "email",
      language: "zh",
      kind: "email",
    });
    expect(piece.title).toMatch(/^【广告】/u);
  });
});
