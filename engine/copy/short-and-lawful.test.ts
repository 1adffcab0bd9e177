import { expect, it } from "vitest";
import { type Brief, type CopyLanguage, copyLanguages, type Market } from "#contract/copy";
import { getPlatform } from "#engine/platforms/index";
import { countText } from "#engine/platforms/measure";
import { smsSegments } from "#engine/platforms/sms";
import { cardOf, firmMarkets, homeOf } from "#tests/support/composed/homes";
import { compose } from "./index.ts";
import { particularLines, particularsFor } from "./writing/particulars.ts";

const LINK = "https://homes.example/p/1";

function lacking(
  market: Market,
  platform: string,
  language: CopyLanguage,
  link: string | null,
  occasion?: Brief["occasion"],
) {
  const agent = cardOf(market);
  const brief: Brief = { style: "friendly", seed: 7, market, agent, link, date: "2026-11-23", occasion };
  const kind = getPlatform(platform)?.family === "sms" ? "sms" : "post";
  const home = homeOf(market, 7);
  const { body, findings, length, untraced } = compose(home, brief, { platform, language, kind });
  return {
    body,
    length,
    untraced,
    brief,
    home,
    findings,
    rules: findings.flatMap(({ rule, severity, text }) => (severity === "block" && text === "" ? [rule] : [])),
  };
}

it.each(["twitter", "bilibili"])(
  "a short post on %s states what its market wants stated, or leads to the page that does",
  (platform) => {
    const told = firmMarkets.flatMap((market) =>
      lacking(market, platform, "en", LINK).rules.map((rule) => `${market} ${rule}`),
    );
    expect(told).toEqual([]);
  },
);

it("a text message too short for the words of the law leads to the page", () => {
  for (const market of ["EU/FR", "EU/DE", "JP", "SG"] as const) {
    const { body, rules } = lacking(market, "sms", "en", LINK);
    expect({ market, rules, leads: body.includes(LINK) || rules.length === 0 }).toEqual({
      market,
      rules: [],
      leads: true,
    });
  }
});

it.each(["sms", "sms-unicode"])(
  "without a page to lead to, a text message by %s takes more segments for the words of the law",
  (platform) => {
    const told = firmMarkets.flatMap((market) =>
      copyLanguages.flatMap((language) =>
        lacking(market, platform, language, null)
          // the free number to refuse messages is known to the sender's provider only
          .rules.filter((rule) => rule !== "kr-sms-opt-out")
          .map((rule) => `${market} ${language} ${rule}`),
      ),
    );
    expect(told).toEqual([]);
  },
);

it("words of the law in the letters of the cheap alphabet cost a message in Latin letters half, and are no claim of its own", () => {
  for (const [market, language] of [
    ["EU/FR", "fr"],
    ["EU/DE", "en"],
    ["SG", "de"],
  ] as const) {
    const { body, length, untraced } = lacking(market, "sms", language, null);
    expect({ market, body, dear: smsSegments(body).encoding === "UCS-2" }).toEqual({ market, body, dear: false });
    expect({ body, short: length.used <= 3, untraced }).toEqual({ body, short: true, untraced: [] });
  }
});

it("words of the law that no message has segments for are named as missing, with what to do", () => {
  const home = homeOf("EU/FR", 7);
  // each of them a line of its own that a rule asks for
  const endless = Object.entries(home.disclosures).map(([name, value]) => [
    name,
    `${value} (${"détail du calcul, ".repeat(4)})`,
  ]);
  const brief: Brief = { style: "friendly", seed: 7, market: "EU/FR", agent: cardOf("EU/FR"), link: null };
  const { findings, length } = compose({ ...home, disclosures: Object.fromEntries(endless) }, brief, {
    platform: "sms-unicode",
    language: "fr",
    kind: "sms",
  });
  expect(length.used).toBeLessThanOrEqual(3);
  const missing = findings.filter(({ severity, text }) => severity === "block" && text === "");
  expect(missing.map(({ rule }) => rule)).toContain("fr-energy-cost");
  for (const { suggestion } of missing) expect(suggestion?.en).toContain("longer than 8 segments: add the link");
});

it("no words are offered at a click that a post has no room for", () => {
  const { findings } = lacking("EU/FR", "kakaotalk", "zh", null);
  const sentence = findings.find(({ rule }) => rule === "fr-georisques");
  expect(sentence).toMatchObject({ byHand: true, severity: "block" });
  expect(sentence?.suggestion?.en).toContain("post where there is more room");
});

it("without a page to lead to, words of the law that fit go before scenes", () => {
  for (const market of ["SG", "HK", "UK"] as const) expect(lacking(market, "twitter", "en", null).rules).toEqual([]);
});

it.each(["weibo-share-api", "kakaotalk", "bilibili", "snapchat"])(
  "prose on %s goes before the words of the law that fit, in every market and language",
  (id) => {
    const platform = getPlatform(id);
    if (!platform) throw new Error(id);
    const told = firmMarkets.flatMap((market, at) => {
      const language = copyLanguages[at % copyLanguages.length] ?? "en";
      const { brief, home, rules } = lacking(market, id, language, null, { kind: "listed" });
      const words = particularsFor(home, brief, language, platform, "");
      // so many signs beside them tell what has happened, the place, the price and the firm
      const fit = countText(platform, { title: null, body: words, hashtags: [] }).used + 65 <= (platform.text.max ?? 0);
      return fit ? rules.map((rule) => `${market} ${language} ${rule}`) : [];
    });
    expect(told).toEqual([]);
  },
);

it("a post that has given up its prose still says what the home is, where, for how much, and whom to call", () => {
  const { body, rules } = lacking("EU/DE", "kakaotalk", "en", null);
  expect(rules).toEqual([]);
  for (const words of ["Energieträger: Fernwärme", "Weber Immobilien", "030 5550134", "Munich", "€716,000", "5 bed"])
    expect(body).toContain(words);
});

it("an open house without room for its weekday, price and part of town still says when and in which town, and the words", () => {
  const occasion = { kind: "open_house", date: "2026-11-28", from: "10:00", until: "12:30" } as const;
  const german = lacking("EU/DE", "kakaotalk", "en", null, occasion);
  expect(german.rules).toEqual([]);
  for (const words of ["28 November, 10:00 to 12:30", "Munich", "Weber Immobilien", "92 kWh"])
    expect(german.body).toContain(words);
  expect(german.body).not.toContain("Saturday");
  const chinese = lacking("HK", "snapchat", "fr", null, occasion);
  expect(chinese.rules).toEqual([]);
  expect(chinese.body).toContain("28 novembre, de 10 h 00 à 12 h 30");
  expect([...german.untraced, ...chinese.untraced]).toEqual([]);
});

it("a short post keeps to its platform's length in every market, with an open house too", () => {
  const occasion = { kind: "open_house", date: "2026-11-28", from: "10:00", until: "12:30" } as const;
  const tooLong = firmMarkets.flatMap((market) =>
    (["fr", "en", "de"] as const).flatMap((language) => {
      const { body, length } = lacking(market, "snapchat", language, null, occasion);
      return length.used > (length.max ?? 0) ? [{ market, language, body }] : [];
    }),
  );
  expect(tooLong).toEqual([]);
});

it("where not even the words of the law alone would fit and no page states them, each is named as missing, with what to do", () => {
  const { findings, rules } = lacking("EU/FR", "weibo-share-api", "fr", null);
  expect(rules).toContain("fr-dpe");
  expect(findings.find(({ rule }) => rule === "fr-dpe")?.suggestion?.en).toContain("add the link of the home's page");
  const unlinked = lacking("EU/FR", "snapchat", "ja", null).findings.find(({ rule }) => rule === "fr-georisques");
  expect(unlinked?.suggestion?.en).toContain("post where there is more room");
  expect(unlinked?.suggestion?.en).not.toContain("add the link");
});

it("what a rent and an area are called in another language states them", () => {
  for (const language of ["zh", "ko", "en"] as const)
    expect(lacking("EU/FR", "medium", language, null).rules).not.toContain("fr-rent-price");
});

it("a message of two hundred letters that leads to the page is excused from the words there, and only warned", () => {
  const { body, rules } = lacking("EU/DE", "kakaotalk", "zh", LINK);
  expect(body).toContain(LINK);
  expect(rules).toEqual([]);
});

it("what page and card both say is stated once", () => {
  const brief: Brief = { style: "friendly", seed: 7, market: "KR", agent: cardOf("KR"), link: null };
  const lines = particularLines(homeOf("KR", 7), brief);
  expect(lines.filter((line) => line.startsWith("소재지:"))).toEqual(["소재지: 서울시 마포구 월드컵로 1"]);
});
