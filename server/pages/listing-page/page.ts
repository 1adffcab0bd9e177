/** The public page of a home as HTML: everything a visitor needs without a script. */

import { inNames, ownNames } from "#contract/names";
import { mapLink } from "#engine/campaign/map-link";
import { QUIET_ZONE, qrCode } from "#engine/campaign/qr";
import { fill } from "#locales/fill";
import { type Html, html } from "#server/html/html";
import { agentCard } from "./agent-card.ts";
import { contactBar } from "./contact-bar.ts";
import { type EnquiryState, enquiryForm } from "./enquiry-form.ts";
import { gallery } from "./gallery.ts";
import { headOf, inLanguage } from "./head.ts";
import { languageSwitch } from "./language-switch.ts";
import type { Shown } from "./shown.ts";
import { longDate, pageTexts, tagOf } from "./texts/index.ts";

const lines = (text: string): Html[] =>
  text.split("\n").map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));

/** Seen on paper only: whoever holds the print finds the page again. */
function printedCode({ origin, path, language }: Shown): Html {
  const address = `${origin}${path}`;
  const { size, path: modules } = qrCode(inLanguage(address, language));
  const side = size + 2 * QUIET_ZONE;
  return html`<div class="code"><svg viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}" width="120" height="120" aria-hidden="true"><path d="${modules}"/></svg><p>${pageTexts[language].scan}<br>${address}</p></div>`;
}

const factList = ({ copy, language }: Shown): Html | "" =>
  copy.facts.length === 0
    ? ""
    : html`<section class="facts"><h2>${pageTexts[language].facts}</h2><dl>${copy.facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;

const mapOf = ({ property, language }: Shown): Html | "" => {
  const link = mapLink(property.listing);
  return link
    ? html` · <a class="map" href="${link}" target="_blank" rel="noopener noreferrer nofollow">${pageTexts[language].map}</a>`
    : "";
};

function story({ copy, language }: Shown): Html | "" {
  const t = pageTexts[language];
  const about =
    copy.paragraphs.length > 0 &&
    html`<section class="story"><h2>${t.about}</h2>${copy.paragraphs.map((text) => html`<p>${lines(text)}</p>`)}${copy.label ? html`<p class="label">${copy.label}</p>` : ""}</section>`;
  const features =
    copy.features.length > 0 &&
    html`<section><h2>${t.features}</h2><ul class="features">${copy.features.map((text) => html`<li>${text}</li>`)}</ul></section>`;
  return about || features ? html`${about}${features}` : "";
}

const disclosures = ({ disclosures: all, language, disclosureLanguage: other }: Shown): Html | "" =>
  all.length === 0
    ? ""
    : html`<section class="disclosures"><h2>${pageTexts[language].disclosures}</h2>${other ? html`<p class="muted">${pageTexts[language].asStated}</p>` : ""}<dl${other ? html` lang="${other}"` : ""}>${all.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;

const previewNote = ({ previewUntil, language }: Shown): Html | "" => {
  if (previewUntil === null) return "";
  const time = new Intl.DateTimeFormat(tagOf(language), { timeStyle: "short", timeZone: "UTC" }).format(previewUntil);
  return html`<p class="preview" role="status">${fill(pageTexts[language].preview, { time: `${time} UTC` })}</p>`;
};

/** The whole document. */
export function listingPage(shown: Shown, enquiry: EnquiryState, token: string): string {
  const { language, property, price, place, title, titleLanguage, names } = shown;
  const t = pageTexts[language];
  const brand = names ?? ownNames;
  const deal = property.listing.transaction;
  const standing = deal === null ? null : shown.closed ? t.closed[deal] : t[deal];
  const kicker = [standing, place].filter((part) => part !== null).join(" · ");
  const published = property.published_at;
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<head>${headOf(shown)}</head>
<body>
${previewNote(shown)}
<header class="top"><a class="brand" href="/"><span lang="zh-CN">${brand.zh}</span> ${brand.en}</a>${languageSwitch(shown)}</header>
<main>
<div class="intro"><p class="kicker">${kicker}${mapOf(shown)}</p><h1${titleLanguage ? html` lang="${titleLanguage}"` : ""}>${title}</h1><p class="price">${shown.closed ? t.closed.text : (price ?? t.noPrice)}</p></div>
${gallery(shown)}
<div class="columns">
${factList(shown)}<div class="main">${story(shown)}${disclosures(shown)}</div><div class="aside">${agentCard(shown)}${enquiryForm(shown, enquiry, token)}</div>
</div>
</main>
<footer><p>${published ? fill(t.published, { date: longDate(language, published, property.listing.country) }) : ""}</p><p><a href="/">${inNames(t.madeWith, names)}</a></p>${printedCode(shown)}</footer>
${contactBar(shown)}
</body>
</html>`.toString();
}
