/** What others make of a page: general scrapers, installed beside the product when the bench is run, at one version each. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/base/root";

const versions = {
  metascraper: "5.58.1",
  "metascraper-title": "5.56.2",
  "metascraper-description": "5.56.2",
  "metascraper-image": "5.56.2",
  "metascraper-url": "5.56.2",
  "open-graph-scraper": "6.12.0",
  "unfurl.js": "6.4.0",
} as const;

/** What such a package can know of a home. */
interface Scraped {
  title: string | null;
  description: string | null;
  image: string | null;
}
export interface Scraper {
  name: string;
  read(html: string, url: string): Promise<Scraped>;
}

async function install(): Promise<string> {
  const folder = path.join(projectRoot, ".cache", "scrapers");
  if (Object.keys(versions).every((name) => existsSync(path.join(folder, "node_modules", name)))) return folder;
  console.log("installing the packages to compare with into .cache");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true }));
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", "--loglevel=error"];
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const npm = spawn("npm", ["install", ...flags, ...wanted], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  const [code] = await once(npm, "close");
  if (code !== 0) throw new Error("the packages to compare with could not be installed");
  return folder;
}

const callable = z.custom<(...given: unknown[]) => unknown>((value) => typeof value === "function");
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const meta = z.object({ title: text, description: text, image: text });
const graph = z.object({
  result: z.object({
    ogTitle: text,
    ogDescription: text,
    ogImage: z.array(z.object({ url: z.string() })).nullish(),
  }),
});
const unfurled = z.object({
  title: text,
  description: text,
  open_graph: z
    .object({ title: text, description: text, images: z.array(z.object({ url: z.string() })).nullish() })
    .nullish(),
});

export async function openScrapers(): Promise<Scraper[]> {
  const load = createRequire(path.join(await install(), "package.json"));
  const rule = (name: string) => callable.parse(load(`metascraper-${name}`))();
  const metascraper = callable.parse(
    callable.parse(load("metascraper"))(["title", "description", "image", "url"].map(rule)),
  );
  const openGraph = callable.parse(load("open-graph-scraper"));
  const { unfurl } = z.object({ unfurl: callable }).parse(load("unfurl.js"));
  return [
    { name: "metascraper", read: async (html, url) => meta.parse(await metascraper({ html, url })) },
    {
      name: "open-graph-scraper",
      async read(html) {
        const { result } = graph.parse(await openGraph({ html }));
        return { title: result.ogTitle, description: result.ogDescription, image: result.ogImage?.[0]?.url ?? null };
      },
    },
    {
      name: "unfurl",
      async read(html, url) {
        // it takes no text: it is given an answer of the page's instead of a request
        const fetch = async () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
        const found = unfurled.parse(await unfurl(url, { fetch }));
        return {
          title: found.open_graph?.title ?? found.title,
          description: found.open_graph?.description ?? found.description,
          image: found.open_graph?.images?.[0]?.url ?? null,
        };
      },
    },
  ];
}
