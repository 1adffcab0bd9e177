/** The phone's page of a post that its agent posts by hand: text and photos in the order of the app's form, and the word that it is done. */
import { inNames, type Names } from "#contract/names";
import type { Posted } from "#engine/platforms/posted";
import { fill } from "#locales/fill";
import { type Html, html } from "#server/html/html";
import { type PhoneLanguage, phoneTexts } from "./texts.ts";

export interface PhonePage {
  language: PhoneLanguage;
  /** Of this page, beginning with a slash. */
  path: string;
  platform: string;
  home: string;
  posted: Posted;
  /** Language of the piece, for fonts and screen readers. */
  written: string;
  /** Of the piece, as it is shown here. */
  version: number;
  photos: readonly { n: number; caption: string | null; width: number; height: number }[];
  /** The film that goes with it, for platforms of short video. */
  film: { seconds: number } | null;
  /** To the home's page, where the platform takes links. */
  link: string | null;
  /** Where the platform's own form stands. */
  compose: string | null;
  /** What opens its app with the words in it, for whoever holds a phone. */
  app: string | null;
  /** Something speaks against the words by now, or the home changed and they may not be true of it: the agent looks first. */
  held: "words" | "home" | null;
  /** The app's form begins with pictures or film. */
  mediaFirst: boolean;
  /** A link that was no link, as it was typed. */
  wrongAddress: string | null;
  names: Names | null;
}

export const scriptPath = "/h/copy.js";
export const phoneStylePath = "/h/page.css";

/** The frame of every page here. */
function phoneFrame(language: PhoneLanguage, title: string, names: Names | null, body: readonly Html[]): string {
  return html`<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${inNames("房播 Listcast", names)}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${phoneStylePath}"><script src="${scriptPath}"></script></head>
<body><main>${body}</main></body>
</html>`.toString();
}

export function phonePage(page: PhonePage): string {
  const { language, path, platform, home, posted, written, photos, film, link, compose, app } = page;
  const { held, mediaFirst, version, wrongAddress, names } = page;
  const t = phoneTexts[language];
  const title = fill(t.handTitle, { platform });
  const field = (label: string, text: string | null, id: string) =>
    text &&
    html`<section><div class="head"><h2 id="${id}">${label}</h2><button type="button" data-copy="${id}-text" data-done="${t.copied}" aria-describedby="${id}">${t.copy}</button></div><p id="${id}-text" class="text" lang="${written}">${text}</p></section>`;
  const words = html`${field(t.fieldTitle, posted.title, "title")}${field(t.fieldText, posted.text, "body")}${field(t.fieldTopics, posted.topics, "topics")}${field(t.fieldLink, link, "link")}`;
  const media = [
    html`${film === null ? "" : html`<section><h2>${t.film}</h2><p class="hint">${t.phoneFilm}</p><p><a class="button" href="${path}/film.mp4" download="film.mp4">${fill(t.saveFilm, { seconds: Math.round(film.seconds) })}</a></p></section>`}`,
    html`${photos.length === 0 ? "" : html`<section><h2>${t.photos}</h2><p class="hint">${t.phonePhotos}</p><ul class="photos">${photos.map(({ n, caption, width, height }) => html`<li><img src="${path}/${n}.jpg" width="${width}" height="${height}" alt="${caption ?? ""}" loading="lazy"><a href="${path}/${n}.jpg" download="${String(n).padStart(2, "0")}.jpg">${fill(t.savePhoto, { number: n })}</a></li>`)}</ul></section>`}`,
  ];
  return phoneFrame(language, title, names, [
    html`<h1>${title}</h1><p class="lead">${fill(t.handLead, { home })}</p>`,
    html`${held === null ? "" : html`<p class="held" role="status">${held === "home" ? t.phoneRecalled : t.phoneHeld}</p>`}`,
    ...(mediaFirst ? [...media, words] : [words, ...media]),
    html`<p><button type="button" class="button" data-share data-ready="${t.shareReady}" hidden>${t.shareAll}</button></p>`,
    html`${app === null ? "" : html`<p><a class="button" href="${app}" rel="noreferrer">${fill(t.openApp, { platform })}</a></p><p class="hint">${compose === null ? t.noApp : t.noAppButWeb}</p>`}`,
    html`${compose === null ? "" : html`<p><a class="button" href="${compose}" rel="noreferrer">${fill(app === null ? t.compose : t.composeWeb, { platform })}</a></p>`}`,
    html`<form method="post" action="${path}" novalidate><input type="hidden" name="version" value="${version}"><label for="address">${t.postedAddress}</label><p class="hint" id="why">${t.postedAddressText}</p><input id="address" name="address" type="url" inputmode="url" maxlength="2048" value="${wrongAddress ?? ""}" aria-describedby="why${wrongAddress === null ? "" : " wrong"}"${wrongAddress === null ? "" : html` aria-invalid="true"`}>${wrongAddress === null ? "" : html`<p class="wrong" id="wrong">${t.notAddress}</p>`}<button class="main">${t.posted}</button></form>`,
    html`<p class="hint">${t.phoneUntil}</p><p class="said" role="status" data-failed="${t.copyFailed}"></p>`,
  ]);
}

/** Nothing to do here any more, or nothing that opens. */
export function phoneNotice(
  language: PhoneLanguage,
  names: Names | null,
  about: { title: string; text: string },
): string {
  return phoneFrame(language, about.title, names, [html`<h1>${about.title}</h1><p class="lead">${about.text}</p>`]);
}
