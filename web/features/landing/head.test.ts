import { expect, test } from "vitest";
import { headTags } from "#web/features/landing/head.ts";
import { landingData } from "#web/testing/landing-data.ts";

const origin = "https://listcast.example";
const headOf = (language: "zh" | "en", data = landingData) =>
  new DOMParser().parseFromString(`<head>${headTags(language, data, origin).join("")}</head>`, "text/html");
const schemaOf = (head: Document) => JSON.parse(head.querySelector("script")?.textContent ?? "{}")["@graph"];

test.each([
  ["zh", "https://listcast.example/", "zh_CN", "房源链接"],
  ["en", "https://listcast.example/?lang=en", "en_US", "listing link"],
] as const)("the head in %s has every tag search engines and messengers ask for", (language, own, locale, words) => {
  const head = headOf(language);
  const content = (name: string) =>
    head.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute("content") ?? "";
  expect(head.title).toContain(words);
  expect(content("description").length).toBeGreaterThan(40);
  expect(head.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(own);
  expect(content("og:url")).toBe(own);
  expect(content("og:locale")).toBe(locale);
  for (const name of ["og:title", "twitter:title"]) expect(content(name)).toBe(head.title);
  for (const name of ["og:image", "twitter:image"]) expect(content(name)).toBe(`${origin}/og/${language}.png`);
  expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
  expect(content("twitter:card")).toBe("summary_large_image");
  const versions = [...head.querySelectorAll("link[hreflang]")].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);
  expect(versions).toEqual([
    ["zh-CN", `${origin}/`],
    ["en", `${origin}/?lang=en`],
    ["x-default", `${origin}/`],
  ]);
});

test("machines read the prices of the price list, and a plan without a price is no offer", () => {
  const [organization, application] = schemaOf(headOf("en"));
  expect(organization).toMatchObject({ "@type": "Organization", url: `${origin}/` });
  expect(organization).not.toHaveProperty("email");
  expect(application["@type"]).toBe("SoftwareApplication");
  expect(application.offers).toMatchObject([{ name: "Professional", price: "599.00", priceCurrency: "CNY" }]);
});

test("contact lines join the organization once they are set, and cannot break out of the script", () => {
  const { config } = landingData;
  const contact = { ...config.contact, email: "a@b.test", address: "</script><b>" };
  const [organization] = schemaOf(headOf("zh", { ...landingData, config: { ...config, contact } }));
  expect(organization).toMatchObject({ email: "a@b.test", address: "</script><b>" });
});
