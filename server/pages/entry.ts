/** The two pages the browser starts with, carrying what it must know at run time: one build serves every backend. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { z } from "zod";
import { inNames, renamed } from "#contract/names";
import type { Plan } from "#contract/plan";
import type { Claims, SiteConfig } from "#contract/site";
import { escapeHtml } from "#engine/campaign/markup";
import { keepLast } from "#server/base/keep-last";
import { landingInThread } from "#server/thread/index";

export interface LandingData {
  config: SiteConfig;
  claims: Claims;
  plans: Plan[];
}
export type Language = "zh" | "en";

/** JSON inside a script element: `<` cannot end the element then. */
const embedded = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

/** `?lang=` wins, then the cookie that the language switch sets; Chinese otherwise. */
export function languageOf(c: Context): Language {
  const wanted = c.req.query("lang") ?? getCookie(c, "lang");
  return wanted === "en" ? "en" : "zh";
}

export interface EntryPages {
  app(config: SiteConfig): string;
  /** What a phone asks for when the application is installed. */
  manifest(config: SiteConfig): string;
  landing(about: { language: Language; data: LandingData; origin: string }): Promise<string>;
}

/** What the build wrote of the demonstration; the renderer knows the rest of it. */
const demonstration = z.looseObject({ path: z.string() });
const demonstrations = z.object({ zh: demonstration, en: demonstration });

/** Both languages, under the addresses people come by. */
const LANDINGS = 8;

/** The landing page's few styles travel inside it: a phone shows the page one round trip earlier. */
function withStyles(html: string, folder: string): string {
  return html.replaceAll(/<link rel="stylesheet"[^<>]* href="(\/assets\/[^"]+\.css)">/g, (_, href: string) => {
    const css = readFileSync(path.join(folder, href), "utf8");
    return `<style>${css.replaceAll("</", "<\\/")}</style>`;
  });
}

/** Reads the build in `folder` (web/dist) once. */
export async function openEntryPages(folder: string): Promise<EntryPages> {
  const client = path.join(folder, "client");
  const page = (name: string) => readFileSync(path.join(client, name), "utf8");
  const app = page("app.html");
  const manifest: unknown = JSON.parse(page("manifest.webmanifest"));
  const landing = withStyles(page("landing.html"), client);
  const renderer = pathToFileURL(path.join(folder, "server/prerender.js")).href;
  const examples = demonstrations.parse(JSON.parse(readFileSync(path.join(folder, "examples.json"), "utf8")));
  const landingOf: EntryPages["landing"] = async (about) => {
    const { language, data, origin } = about;
    const example = examples[language];
    const place = { origin, example: { ...example, address: `${origin}${example.path}` } };
    const { head, body } = await landingInThread({ renderer, about: [language, data, place] });
    return landing
      .replace('<html lang="zh-CN">', `<html lang="${language === "zh" ? "zh-CN" : "en"}">`)
      .replace("<!--listcast-head-->", () => `${head}${embedded("listcast-landing", data)}`)
      .replace("<!--listcast-body-->", () => body);
  };
  return {
    // a replacement as a function: a price such as $1 in the text must not be read as a pattern
    app: (config) =>
      app
        .replace(/(?<=<title>)[^<]*/, (title) => escapeHtml(inNames(title, config.brand)))
        .replace("<!--listcast-config-->", () => embedded("listcast-config", config)),
    manifest: (config) => JSON.stringify(renamed(manifest, config.brand)),
    // made anew only where it says something else: a crowd at the door costs no more than a visitor
    landing: keepLast(LANDINGS, landingOf, JSON.stringify),
  };
}
