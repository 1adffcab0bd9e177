/** The example home behind the landing page's demonstration: its page, read by the importer as any other page is. */
import type { Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { readListing } from "#engine/listing/read";
import { demoPathOf, findExample } from "./examples/index.ts";
import { demoListingPage } from "./listing-page.ts";

export interface ExampleSource {
  address: string;
  path: string;
  title: string;
  market: Market;
  listing: Listing;
  photos: { src: string; caption: string }[];
}

/** Every reader is shown a home described in the own language. */
const examples = {
  zh: { slug: "meichuan-yuan", market: "CN" },
  en: { slug: "larch-street-townhouse", market: "CA" },
} as const;

/** `origin`: our own, without a slash at its end. */
export function landingExample(language: "zh" | "en", origin: string): ExampleSource {
  const { slug, market } = examples[language];
  const example = findExample(slug);
  const page = demoListingPage(slug, origin);
  if (!example || page === null) throw new Error(`There is no example ${slug}`);
  const path = demoPathOf(example);
  const address = `${origin}${path}`;
  return {
    address,
    path,
    title: example.shortTitle[language],
    market,
    listing: readListing(page, { url: address }),
    photos: example.photos.map(([scene, caption]) => ({ src: `/demo/photo/${example.mood}/${scene}.webp`, caption })),
  };
}
