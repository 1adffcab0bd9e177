/** The two pages the browser starts with, carrying what it must know at run time: one build serves every backend. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { z } from "zod";
import type { Plan } from "#contract/plan";
import type { Claims, SiteConfig } from "#contract/site";

export interface LandingData {
  config: SiteConfig;
  claims: Claims;
  plans: Plan[];
}
type Language = "zh" | "en";

const renderer = z.object({
  render: z.custom<(language: Language, data: LandingData) => { head: string; body: string }>(
    (v) => typeof v === "function",
  ),
});

/** JSON inside a script element: `<` cannot end the element then. */
export const embedded = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;

/** `?lang=` wins, then the cookie that the language switch sets; Chinese otherwise. */
export function languageOf(c: Context): Language {
  const wanted = c.req.query("lang") ?? getCookie(c, "lang");
  return wanted === "en" ? "en" : "zh";
}

export interface EntryPages {
  app(config: SiteConfig): string;
  landing(language: Language, data: LandingData, origin: string): string;
}

/** Reads the build in `folder` (web/dist) once. */
export async function openEntryPages(folder: string): Promise<EntryPages> {
  const page = (name: string) => readFileSync(path.join(folder, "client", name), "utf8");
  const [app, landing] = [page("app.html"), page("landing.html")];
  const { render } = renderer.parse(await import(pathToFileURL(path.join(folder, "server/prerender.js")).href));
  return {
    // a replacement as a function: a price such as $1 in the text must not be read as a pattern
    app: (config) => app.replace("<!--listcast-config-->", () => embedded("listcast-config", config)),
    landing: (language, data, origin) => {
      const { head, body } = render(language, data);
      const links = (["zh", "en"] as const)
        .map((l) => `<link rel="alternate" hreflang="${l === "zh" ? "zh-CN" : "en"}" href="${origin}/?lang=${l}">`)
        .join("");
      const extra = `${head}${links}${embedded("listcast-config", data.config)}${embedded("listcast-landing", data)}`;
      return landing
        .replace('<html lang="zh-CN">', `<html lang="${language === "zh" ? "zh-CN" : "en"}">`)
        .replace("<!--listcast-head-->", () => extra)
        .replace("<!--listcast-body-->", () => body);
    },
  };
}
