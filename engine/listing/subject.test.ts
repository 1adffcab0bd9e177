import { describe, expect, it } from "vitest";
import { readListing } from "./read.ts";

const refusal = (lang: string, title: string, body: string, url: string, head = ""): string => {
  try {
    readListing(
      `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`,
      { url },
    );
  } catch (error) {
    return (error as { code: string }).code;
  }
  return "read";
};

describe("writing about homes", () => {
  it.each([
    [
      "zh-CN",
      "奥体板块新盘“云栖天境”今日开盘 首推96套房源",
      "<p>来源：楼市网 记者 周敏</p><ul><li>项目名称：云栖天境</li><li>户型：3室2厅2卫</li><li>建筑面积：118㎡</li><li>总价：680万元</li><li>地址：杭州市萧山区民和路388号</li></ul>",
      "https://news.example.cn/news/88210.html",
    ],
    [
      "de",
      "Wohnen in Leipzig-Plagwitz: Mietpreise und Lage",
      "<table><tr><th>Typische Wohnung</th><td>3 Zimmer, 78 m², 811 € kalt</td></tr><tr><th>Baujahr</th><td>1900</td></tr></table><p>04229 Leipzig</p>",
      "https://www.atlas.example.de/stadtteile/plagwitz",
    ],
    [
      "en-US",
      "Mortgage Calculator: Estimate Your Payment",
      "<p>Home price</p><p>$425,000</p><p>A 3 bed, 2 bath home of 1,650 sq ft in Denver, CO costs $425,000 on average.</p>",
      "https://loan.example.com/calculator",
    ],
    [
      "it",
      "Domande frequenti: comprare casa a Bologna",
      "<p>Un trilocale di 85 m² con 2 camere e 1 bagno costa in media 285.000 €.</p><p>Il 20%: 57.000 €.</p><p>Via Roma 1, 40121 Bologna</p>",
      "https://www.casa.example.it/faq",
    ],
    [
      "ja",
      "横浜市港北区の中古マンション相場",
      "<p>平均価格は4,280万円、平均専有面積は65.2㎡、3LDKです。</p><p>家賃相場は月11.2万円です。</p><p>神奈川県横浜市港北区日吉2丁目</p>",
      "https://www.navi.example.jp/souba/kohoku/",
    ],
  ])("in %s is no listing: %s", (...given) => {
    expect(refusal(...given)).toBe("not_a_listing");
  });

  it("is not what a page marked as an article says of one home", () => {
    expect(
      refusal(
        "de",
        "Altbauwohnung in Leipzig-Plagwitz",
        "<p>Kaltmiete: 890 €<br>Wohnfläche: 82 m²<br>Zimmer: 3<br>Baujahr: 1905<br>Etage: 2. OG</p><p>Karl-Heine-Straße 54, 04229 Leipzig</p>",
        "https://www.west.example.de/wohnungen/54",
        '<meta property="og:type" content="article">',
      ),
    ).toBe("read");
  });
});

describe("a page that wants its visitor to sign in first", () => {
  it.each([
    ["zh-CN", "登录 - 安家网", "<p>请登录后查看房源</p><p>扫码登录</p>"],
    ["en-US", "Sign in", "<p>Please log in to view this listing.</p>"],
    ["ja", "ログイン", "<p>この物件は会員限定です。ログインしてください。</p>"],
  ])("is closed and no other page: %s", (lang, title, body) => {
    expect(refusal(lang, title, body, "https://home.example.com/house/88123")).toBe("blocked");
  });
});
