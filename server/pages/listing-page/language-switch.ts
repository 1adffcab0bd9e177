/** The languages a page can be read in, each named in itself. */
import { type Html, html } from "#server/html/html";
import { onward } from "./head.ts";
import type { Shown } from "./shown.ts";
import { pageTexts, tagOf } from "./texts/index.ts";

const ownName = (tag: string): string => {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag.split("-")[0] ?? tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

/** Links to each of the page's languages, named in itself; nothing where there is only one. */
export const languageSwitch = ({ languages, language, path, from }: Shown): Html | "" =>
  languages.length < 2
    ? ""
    : html`<nav class="languages" aria-label="${pageTexts[language].languages}">${languages.map((other) => {
        const tag = tagOf(other);
        return html`<a href="${onward({ from }, path, other)}" lang="${tag}" hreflang="${tag}"${other === language ? html` aria-current="true"` : ""}>${ownName(tag)}</a>`;
      })}</nav>`;
