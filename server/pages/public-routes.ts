/** What anybody may read without a script of the application: the legal documents, the advertising rules, what robots ask for, the site's pictures. */
import { setImmediate as others } from "node:timers/promises";
import { Hono } from "hono";
import { legalDocuments } from "#contract/legal";
import type { SiteConfig } from "#contract/site";
import { ruleBook } from "#engine/compliance/rule-book";
import { keepLast } from "#server/base/keep-last";
import { sendPage } from "#server/html/send-page";
import type { LegalInForce } from "#server/queries/site/legal";
import { compliancePath } from "./compliance/address.ts";
import { readFilter } from "./compliance/filter.ts";
import { type CompliancePage, compliancePage } from "./compliance/page.ts";
import { languageOf } from "./entry.ts";
import { legalPage } from "./legal/page.ts";
import { robots, sitemap } from "./seo.ts";

/** Pages of rules that were asked for last. */
const RULE_PAGES = 24;

/**
 * A page of all rules takes the main thread ten milliseconds: the last ones are kept, and of others one is made at a time, with
 * everybody else's requests in between.
 */
function openRulePages(): (about: CompliancePage) => Promise<string> {
  const page = keepLast(RULE_PAGES, compliancePage, ({ book: _, ...about }) => JSON.stringify(about));
  let before: Promise<unknown> = Promise.resolve();
  return (about) => {
    const made = before.then(() => others()).then(() => page(about));
    before = made.catch(() => {});
    return made;
  };
}

const AN_HOUR = "public, max-age=3600";

export interface PublicDeps {
  /** Our own, without a slash at its end. */
  origin(): string;
  config(): Promise<Pick<SiteConfig, "contact" | "brand">>;
  legal(): Promise<LegalInForce>;
  /** The PNG an administrator uploaded, by its name. */
  picture(name: string): Promise<Uint8Array | null>;
}

/** robots.txt, the site map, the legal documents and the advertising rules in either language. */
export function publicRoutes({ origin, config, legal, picture }: PublicDeps): Hono {
  const app = new Hono();
  const rulePage = openRulePages();
  app.get("/robots.txt", (c) => c.text(robots(origin()), 200, { "Cache-Control": AN_HOUR }));
  app.get("/sitemap.xml", (c) =>
    c.body(sitemap(origin()), 200, { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": AN_HOUR }),
  );
  for (const document of legalDocuments)
    app.get(`/${document}`, async (c) => {
      const { contact, brand } = await config();
      const about = { document, language: languageOf(c), contact, names: brand, origin: origin() };
      return sendPage(c, legalPage({ ...about, legal: await legal() }));
    });
  app.get(compliancePath, async (c) => {
    const language = languageOf(c);
    const [{ brand: names }, texts, book] = [await config(), await legal(), ruleBook()];
    const filter = readFilter(
      (name) => c.req.query(name),
      book.map(({ id }) => id),
    );
    const seeAlso = legalDocuments.map((each) => ({ path: `/${each}`, title: texts.text(each, language).title }));
    return sendPage(c, await rulePage({ language, origin: origin(), names, book, filter, seeAlso }));
  });
  app.get("/site/pictures/:name{[a-f0-9]+\\.png}", async (c) => {
    const bytes = await picture(c.req.param("name"));
    if (!bytes) return c.notFound();
    // a name always means the same picture
    const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=31536000, immutable" };
    return c.body(new Uint8Array(bytes), 200, headers);
  });
  return app;
}
