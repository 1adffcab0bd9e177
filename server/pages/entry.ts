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
import { type ExampleSource, landingExample } from "#server/demo/landing-example";

export interface LandingData {
  config: SiteConfig;
  claims: Claims;
  plans: Plan[];
}
export type Language = "zh" | "en";

type Render = (
  language: Language,
  data: LandingData,
  place: { origin: string; example: ExampleSource },
) => { head: string; body: string };
const renderer = z.object({ render: z.custom<Render>((v) => typeof v === "function") });

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
  landing(about: { language: Language; data: LandingData; origin: string }): string;
}

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
  const { render } = renderer.parse(await import(pathToFileURL(path.join(folder, "server/prerender.js")).href));
  const examples = new Map<string, ExampleSource>();
  const exampleOf = (language: Language, origin: string) => {
    const key = `${language} ${origin}`;
    const example = examples.get(key) ?? landingExample(language, origin);
    examples.set(key, example);
    return example;
  };
  const landingOf: EntryPages["landing"] = ({ language, data, origin }) => {
    const { head, body } = render(language, data, { origin, example: exampleOf(language, origin) });
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
