/** The page of an example home: what a portal would show, with the schema.org data a portal would carry. */

import { html, jsonScript } from "#server/html/html";
import { PICTURE } from "./drawings/index.ts";
import { demoPathOf, type Example, findExample } from "./examples/index.ts";

const photoPathOf = (example: Example, scene: string): string => `/demo/photo/${example.mood}/${scene}.jpg`;

const schemaOf = (example: Example, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "RealEstateListing",
  name: example.title,
  description: example.description.join("\n"),
  url: `${origin}${demoPathOf(example)}`,
  inLanguage: example.lang,
  image: example.photos.map(([scene, caption]) => ({
    "@type": "ImageObject",
    url: `${origin}${photoPathOf(example, scene)}`,
    ...PICTURE,
    caption,
  })),
  mainEntity: {
    ...example.schema.home,
    amenityFeature: example.features.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true })),
  },
  offers: {
    "@type": "Offer",
    ...example.schema.offer,
    availability: "https://schema.org/InStock",
    businessFunction: "http://purl.org/goodrelations/v1#Sell",
    offeredBy: {
      "@type": "Person",
      name: example.agent.name,
      telephone: example.agent.phone,
      worksFor: { "@type": "Organization", name: example.agent.company },
    },
  },
});

/** The page as HTML, or null when there is no such example. `origin`: our own, without a slash at the end. */
export function demoListingPage(slug: string, origin: string): string | null {
  const example = findExample(slug);
  if (!example) return null;
  const [hero, ...others] = example.photos.map(([scene, caption], index) => {
    const source = photoPathOf(example, scene);
    return html`<figure><img src="${source}" width="${PICTURE.width}" height="${PICTURE.height}" alt="${caption}" ${index > 1 ? html`loading="lazy"` : ""}><figcaption>${caption}</figcaption></figure>`;
  });
  const { agent } = example;
  return html`<!doctype html>
<html lang="${example.lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${example.title} ${example.price}</title>
<meta name="description" content="${example.description[0]}">
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:title" content="${example.title}">
<meta property="og:image" content="${origin}${photoPathOf(example, example.photos[0]?.[0] ?? "living")}">
<link rel="canonical" href="${origin}${demoPathOf(example)}">
<link rel="stylesheet" href="/demo/listing.css">
<script type="application/ld+json">${jsonScript(schemaOf(example, origin))}</script>
</head>
<body>
<main>
<header><p class="place">${example.lead}</p><h1>${example.title}</h1><p class="price">${example.price}</p></header>
${hero}
<div class="columns">
<article>
${example.description.map((text) => html`<p>${text}</p>`)}
<ul class="features">${example.features.map((feature) => html`<li>${feature}</li>`)}</ul>
</article>
<aside>
<dl>${example.facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<section class="agent"><h2>${agent.heading}</h2><p><strong>${agent.name}</strong><br>${agent.company}<br>${agent.phone}${agent.licence ? html`<br>${agent.licence[0]} ${agent.licence[1]}` : ""}</p></section>
</aside>
</div>
<div class="photos">${others}</div>
<footer>${example.notice}</footer>
</main>
</body>
</html>`.toString();
}
