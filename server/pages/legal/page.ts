/** A legal document as a page: no script of the application, quick on any phone, printable. */
import { dayOfVersion, type LegalDocument, type LegalText, legalDocuments } from "#contract/legal";
import { inNames } from "#contract/names";
import { addressIn, alternates } from "#contract/public-address";
import type { SiteConfig } from "#contract/site";
import { type Html, html, raw } from "#server/html/html";
import type { LegalInForce } from "#server/queries/site/legal";
import { legalFrame } from "#server/queries/site/legal-texts";
import { sansPath, serifPath } from "../listing-page/style-file.ts";
import { legalStyle } from "./style.ts";

type Language = "zh" | "en";

const dateIn = (language: Language, version: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(dayOfVersion(version)),
  );

const style = raw(`<style>${legalStyle({ serif: serifPath, sans: sansPath })}</style>`);
const mark = raw(
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#d9481c"/><path d="M8.5 15.2 16 9l7.5 6.2V23h-15z" fill="#fff"/><path d="M13.2 23v-3.2a2.8 2.8 0 0 1 5.6 0V23z" fill="#d9481c"/></svg>',
);

const sectionOf = ({ id, title, paragraphs, points, after }: LegalText["sections"][number], index: number) =>
  html`<section id="${id}"><h2>${index + 1}. ${title}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}${
    points ? html`<ul>${points.map((point) => html`<li>${point}</li>`)}</ul>` : ""
  }${after ? after.split("\n\n").map((text) => html`<p>${text}</p>`) : ""}</section>`;

function contactOf(contact: SiteConfig["contact"], unset: string) {
  const lines = [contact.email, contact.phone, contact.address].filter((line) => line !== "");
  return lines.length > 0 ? lines.map((line) => html`<p>${line}</p>`) : html`<p>${unset}</p>`;
}

const credited: Record<string, Html> = {
  geonames: raw('<a href="https://www.geonames.org/">GeoNames</a>'),
  licence: raw('<a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>'),
};
/** Whose data the product works with, where its licence asks to be named: scripts/place-names.ts, docs/names.md. */
const sourcesOf = (sentence: string) =>
  html`<p>${sentence.split(/\{\{(\w+)\}\}/).map((part, index) => (index % 2 === 1 ? (credited[part] ?? part) : part))}</p>`;

export interface LegalPage {
  document: LegalDocument;
  language: Language;
  contact: SiteConfig["contact"];
  names: SiteConfig["brand"];
  /** Our own, without a slash at its end. */
  origin: string;
  legal: LegalInForce;
}

/** A legal document as a page of its own: readable without script, on paper too. */
export function legalPage({ document, language, contact, names, origin, legal }: LegalPage): string {
  const t = legalFrame(language);
  const brand = inNames("房播 Listcast", names);
  const text = legal.text(document, language);
  const path = `/${document}`;
  const other = language === "zh" ? "en" : "zh";
  const others = legalDocuments.filter((each) => each !== document);
  return html`<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title} · ${brand}</title>
<meta name="description" content="${text.description}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F5"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14161A">
<link rel="canonical" href="${addressIn(language, origin, path)}">
${alternates(origin, path).map(([code, href]) => html`<link rel="alternate" hreflang="${code}" href="${href}">`)}
<meta property="og:type" content="article"><meta property="og:title" content="${text.title}"><meta property="og:description" content="${text.description}">${names ? "" : html`<meta property="og:image" content="${origin}/og/${language}.png">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${style}
<script src="/boot.js"></script>
</head>
<body>
<a class="skip" href="#text">${t.skip}</a>
<header><div class="bar"><a href="/">${mark}${brand}</a><a href="${path}?lang=${other}" hreflang="${other === "zh" ? "zh-CN" : "en"}" lang="${other === "zh" ? "zh-CN" : "en"}" aria-label="${t.switchLabel}">${t.switchTo}</a></div></header>
<main class="sheet" id="text">
<h1>${text.title}</h1>
<p class="date">${t.updated.replace("{{date}}", dateIn(language, legal.version))}</p>
${text.summary.length > 0 ? html`<ul class="summary" aria-label="${t.summary}">${text.summary.map((line) => html`<li>${line}</li>`)}</ul>` : ""}
<nav class="contents" aria-label="${t.contents}"><h2>${t.contents}</h2><ol>${text.sections.map(({ id, title }, index) => html`<li><a href="#${id}">${index + 1}. ${title}</a></li>`)}</ol></nav>
${text.sections.map(sectionOf)}
<section id="contact"><h2>${t.contact}</h2>${contactOf(contact, t.unset)}</section>
</main>
<footer class="foot"><nav>${t.seeAlso}${language === "zh" ? "：" : ": "}${others.map((each) => html`<a href="/${each}?lang=${language}">${legal.text(each, language).title}</a>`)}</nav>${sourcesOf(t.sources)}</footer>
</body>
</html>`.toString();
}
