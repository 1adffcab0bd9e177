import { expect, test } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import type { Names } from "#contract/names";
import type { LegalInForce } from "#server/queries/site/legal";
import { legalText } from "#server/queries/site/legal-texts";
import { publicRoutes } from "./public-routes.ts";

const origin = "https://listcast.example";
const contact = { email: "hello@listcast.example", phone: "", address: "", wechat: "" };
const legal: LegalInForce = { version: LEGAL_VERSION, text: legalText };
const png = new Uint8Array([137, 80, 78, 71]);
const routes = (known = contact, inForce = legal, brand: Names | null = null) =>
  publicRoutes({
    origin: () => origin,
    config: async () => ({ contact: known, brand }),
    legal: async () => inForce,
    picture: async (name) => (name === "0a.png" ? png : null),
  });
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await routes().request(path, { headers });
  return { answer, text: await answer.text() };
};

test("robots are kept out of what needs a sign-in, and told where the site map is", async () => {
  const { text } = await get("/robots.txt");
  for (const path of ["/dashboard", "/admin", "/api", "/auth", "/profile"])
    expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).not.toMatch(/Disallow: \/(\n|terms|p\b)/);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the site map lists every public page in both languages, each naming its siblings", async () => {
  const { answer, text } = await get("/sitemap.xml");
  expect(answer.headers.get("content-type")).toContain("application/xml");
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(addresses).toEqual(
    [
      "/",
      "/?lang=en",
      "/terms",
      "/terms?lang=en",
      "/privacy",
      "/privacy?lang=en",
      "/compliance",
      "/compliance?lang=en",
    ].map((path) => origin + path),
  );
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(addresses.length);
});

test.each([
  ["/terms", {}, "zh-CN", "服务条款", "您的责任"],
  ["/terms?lang=en", {}, "en", "Terms of service", "What you answer for"],
  ["/privacy", { cookie: "lang=en" }, "en", "Privacy policy", "sidebar_state"],
  ["/privacy?lang=zh", { cookie: "lang=en" }, "zh-CN", "隐私政策", "三十天"],
])(
  "%s is a whole page in its language, with its version and no script of the application",
  async (path, headers, lang, title, words) => {
    const { answer, text } = await get(path, headers);
    expect(answer.status).toBe(200);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(words);
    expect(text).toContain(LEGAL_VERSION.slice(0, 4));
    expect(text).toContain("hello@listcast.example");
    expect(text).toMatch(/<link rel="canonical" href="https:\/\/listcast\.example\/(terms|privacy)(\?lang=en)?">/);
    expect([...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script src="/boot.js">']);
    expect(text).not.toContain("{{");
    // whose data the licence asks to name
    expect(text).toContain('<a href="https://www.geonames.org/">GeoNames</a>');
    expect(text).toContain('<a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>');
  },
);

test("a document says so when the operator has published no contact", async () => {
  const answer = await routes({ ...contact, email: "" }).request("/terms");
  expect(await answer.text()).toContain("运营者尚未公布联系方式。");
});

test("pages travel compressed to browsers that can read it, and are kept by nobody", async () => {
  const { answer } = await get("/terms", { "accept-encoding": "gzip, deflate, br" });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("vary")).toContain("Cookie");
  const plain = await get("/terms");
  expect(plain.answer.headers.get("content-encoding")).toBeNull();
});

test("an operator’s own wording is the page, its date that of its version, its markup text", async () => {
  const text = {
    title: "House rules",
    description: "d",
    summary: [],
    sections: [{ id: "a", title: "One", paragraphs: ["<b>bold</b>"], after: "x\n\ny" }],
  };
  const answer = await routes(contact, { version: "2027-01-05.02", text: () => text }).request("/terms?lang=en");
  const page = await answer.text();
  expect(page).toContain("<h1>House rules</h1>");
  expect(page).toContain("5 January 2027");
  expect(page).toContain("&lt;b&gt;bold&lt;/b&gt;");
  expect(page).toContain("<p>x</p><p>y</p>");
  expect(page).not.toContain('class="summary"');
});

test("an uploaded picture is served as what it is and kept by browsers; any other name is not found", async () => {
  const answer = await routes().request("/site/pictures/0a.png");
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
  expect((await routes().request("/site/pictures/0b.png")).status).toBe(404);
  expect((await routes().request("/site/pictures/..%2Fa.png")).status).toBe(404);
});

test("the legal documents stand under the name an administrator gave, written as text", async () => {
  const answer = await routes(contact, legal, { zh: "安居<i>", en: "Homely & Co" }).request("/terms?lang=en");
  const text = await answer.text();
  expect(text).toContain("· 安居&lt;i&gt; Homely &amp; Co</title>");
  expect(text).not.toContain("安居<i>");
  // the card of our own name would be another's
  expect(text).not.toContain("og:image");
});
