/** Pages anybody may read that need no script of the application: the legal documents, and what robots ask for. */
import { Hono } from "hono";
import { legalDocuments } from "#contract/legal";
import type { SiteConfig } from "#contract/site";
import { languageOf } from "./entry.ts";
import { legalPage } from "./legal/page.ts";
import { sendPage } from "./send.ts";
import { robots, sitemap } from "./seo.ts";

const AN_HOUR = "public, max-age=3600";

export interface PublicDeps {
  /** Our own, without a slash at its end. */
  origin(): string;
  contact(): Promise<SiteConfig["contact"]>;
}

/** robots.txt, the site map and the legal documents in either language. */
export function publicRoutes({ origin, contact }: PublicDeps): Hono {
  const app = new Hono();
  app.get("/robots.txt", (c) => c.text(robots(origin()), 200, { "Cache-Control": AN_HOUR }));
  app.get("/sitemap.xml", (c) =>
    c.body(sitemap(origin()), 200, { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": AN_HOUR }),
  );
  for (const document of legalDocuments)
    app.get(`/${document}`, async (c) =>
      sendPage(c, legalPage({ document, language: languageOf(c), contact: await contact(), origin: origin() })),
    );
  return app;
}
