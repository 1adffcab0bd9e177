/** A kind page where no home can be shown: taken down, never there, or not just now. */
import type { Context } from "hono";
import type { CopyLanguage } from "#contract/copy";
import { inNames, type Names } from "#contract/names";
import { html } from "#server/html/html";
import { chooseLanguage } from "./choose-language.ts";
import { stylePath } from "./style-file.ts";
import { pageTexts, tagOf } from "./texts/index.ts";

export type Notice = "gone" | "missing" | "away" | "busy";

const allLanguages = Object.keys(pageTexts) as [CopyLanguage, ...CopyLanguage[]];

/** The language of whoever asks; English where they ask for none of ours. */
export const readerOf = (c: Context): CopyLanguage =>
  chooseLanguage(["en", ...allLanguages], c.req.query("lang"), c.req.header("accept-language"));

/** What stands at an address whose page cannot be shown, and why. */
export const noticePage = (language: CopyLanguage, about: Notice, names: Names | null): string => {
  const t = pageTexts[language];
  const { title, text } = t[about];
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylePath}"></head>
<body class="notice"><main><h1>${title}</h1><p>${text}</p><p><a class="home" href="/">${inNames(t.home, names)}</a></p></main></body>
</html>`.toString();
};
