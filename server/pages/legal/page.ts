/** A legal document as a page: readable without script, on paper too. */
import { dayOfVersion, type LegalDocument, type LegalText, legalDocuments } from "#contract/legal";
import type { SiteConfig } from "#contract/site";
import { type Html, html, raw } from "#server/html/html";
import type { LegalInForce } from "#server/queries/site/legal";
import { legalFrame } from "#server/queries/site/legal-texts";
import { compliancePath, complianceTitle } from "../compliance/address.ts";
import { documentPage } from "../document/page.ts";

type Language = "zh" | "en";

const dateIn = (language: Language, version: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(dayOfVersion(version)),
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
  const { title, description, summary, sections } = legal.text(document, language);
  const others = legalDocuments.filter((each) => each !== document);
  return documentPage({
    language,
    path: `/${document}`,
    origin,
    names,
    title,
    description,
    seeAlso: [
      ...others.map((each) => ({ path: `/${each}`, title: legal.text(each, language).title })),
      { path: compliancePath, title: complianceTitle(language) },
    ],
    body: [
      html`<h1>${title}</h1>
<p class="date">${t.updated.replace("{{date}}", dateIn(language, legal.version))}</p>
${summary.length > 0 ? html`<ul class="summary" aria-label="${t.summary}">${summary.map((line) => html`<li>${line}</li>`)}</ul>` : ""}
<nav class="contents" aria-label="${t.contents}"><h2>${t.contents}</h2><ol>${sections.map((section, index) => html`<li><a href="#${section.id}">${index + 1}. ${section.title}</a></li>`)}</ol></nav>
${sections.map(sectionOf)}
<section id="contact"><h2>${t.contact}</h2>${contactOf(contact, t.unset)}</section>
<section id="sources">${sourcesOf(t.sources)}</section>`,
    ],
  });
}
