/** Meta tags, OpenGraph and the title: short texts a portal writes for search engines, often from its own data. */
import { type Candidate, type Fact, fact, from } from "../facts/candidate.ts";
import type { Page } from "../page/page.ts";
import { metaText } from "../page/tagged.ts";
import { phraseFacts } from "./phrases.ts";

const PRICE_TAGS = [
  ["product:price:amount", "product:price:currency"],
  ["og:price:amount", "og:price:currency"],
  ["twitter:data1", ""],
] as const;

export function readMeta(page: Page): Candidate[] {
  const facts: Fact[] = [];
  for (const [amountTag, currencyTag] of PRICE_TAGS) {
    const amount = Number(metaText(page, amountTag)?.replace(/,/g, "") ?? Number.NaN);
    const currency = currencyTag === "" ? null : metaText(page, currencyTag);
    if (amount > 1 && currency && /^[A-Z]{3}$/.test(currency))
      facts.push(fact("price", { amount, currency, period: null }, 0.74));
  }
  const position = /^(-?\d+\.\d+)[;,]\s*(-?\d+\.\d+)$/.exec(
    metaText(page, "geo.position") ?? metaText(page, "ICBM") ?? "",
  );
  const latitude = Number(
    position?.[1] ?? metaText(page, "place:location:latitude") ?? metaText(page, "og:latitude") ?? Number.NaN,
  );
  const longitude = Number(
    position?.[2] ?? metaText(page, "place:location:longitude") ?? metaText(page, "og:longitude") ?? Number.NaN,
  );
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) facts.push(fact("point", { latitude, longitude }, 0.74));
  const place = metaText(page, "geo.placename") ?? metaText(page, "og:locality");
  if (place && place.length < 40)
    facts.push(
      fact(
        "city",
        place.replace(/\p{L}+/gu, (word) =>
          word === word.toUpperCase() ? word[0] + word.slice(1).toLowerCase() : word,
        ),
        0.62,
      ),
    );
  const described = /city=([^;]{2,20})/.exec(metaText(page, "location") ?? "")?.[1];
  if (described) facts.push(fact("city", described, 0.76));
  const image = metaText(page, "og:image");
  if (image) facts.push(fact("photo", { url: image, width: null, height: null, caption: null }, 0.6));
  const texts = [
    page.title,
    metaText(page, "og:title"),
    metaText(page, "description"),
    metaText(page, "og:description"),
    metaText(page, "keywords"),
  ];
  for (const text of new Set(texts)) if (text) facts.push(...phraseFacts(text.slice(0, 400), page.hints, 0.62));
  return from("meta", facts);
}
