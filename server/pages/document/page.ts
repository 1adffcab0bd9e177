/** The frame of a document anybody may read: no script of the application, quick on any phone, printable. */
import { inNames } from "#contract/names";
import { addressIn, alternates } from "#contract/public-address";
import type { SiteConfig } from "#contract/site";
import { type Html, html, raw } from "#server/html/html";
import { legalFrame } from "#server/queries/site/legal-texts";
import { sansPath, serifPath } from "../listing-page/style-file.ts";
import { documentStyle } from "./style.ts";

const style = documentStyle({ serif: serifPath, sans: sansPath });
const mark = raw(
  '<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#d9481c"/><path d="M8.5 15.2 16 9l7.5 6.2V23h-15z" fill="#fff"/><path d="M13.2 23v-3.2a2.8 2.8 0 0 1 5.6 0V23z" fill="#d9481c"/></svg>',
);

export interface DocumentPage {
  language: "zh" | "en";
  /** Beginning with a slash. */
  path: string;
  /** What the other language's page is asked with, beside `lang`: a filter. Already encoded. */
  query?: string | undefined;
  /** Our own address, without a slash at its end. */
  origin: string;
  names: SiteConfig["brand"];
  title: string;
  description: string;
  /** CSS of this page alone. */
  ownStyle?: string | undefined;
  body: readonly Html[];
  /** Where the foot leads to. */
  seeAlso: readonly { readonly path: string; readonly title: string }[];
}

/** A whole page around a document's body, in its language, telling search engines of the other. */
export function documentPage(page: DocumentPage): string {
  const { language, path, query, origin, names, title, description, ownStyle = "", body, seeAlso } = page;
  const t = legalFrame(language);
  const brand = inNames("房播 Listcast", names);
  const other = language === "zh" ? "en" : "zh";
  const otherCode = other === "zh" ? "zh-CN" : "en";
  return html`<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${brand}</title>
<meta name="description" content="${description}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF8F5"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14161A">
<link rel="canonical" href="${addressIn(language, origin, path)}">
${alternates(origin, path).map(([code, href]) => html`<link rel="alternate" hreflang="${code}" href="${href}">`)}
<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">${names ? "" : html`<meta property="og:image" content="${origin}/og/${language}.png">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${raw(`<style>${style}${ownStyle}</style>`)}
<script src="/boot.js"></script>
</head>
<body>
<a class="skip" href="#text">${t.skip}</a>
<header><div class="bar"><a href="/">${mark}${brand}</a><a href="${path}?lang=${other}${query ? `&${query}` : ""}" hreflang="${otherCode}" lang="${otherCode}" aria-label="${t.switchLabel}">${t.switchTo}</a></div></header>
<main class="sheet" id="text">
${body}
</main>
<footer class="foot"><nav>${t.seeAlso}${language === "zh" ? "：" : ": "}${seeAlso.map((each) => html`<a href="${each.path}?lang=${language}">${each.title}</a> `)}</nav></footer>
</body>
</html>`.toString();
}
