/** The site map and robots.txt. */
import { legalDocuments } from "#contract/legal";
import { addressIn, alternates } from "#contract/public-address";
import { compliancePath } from "./compliance/address.ts";

const pages = ["/", ...legalDocuments.map((document) => `/${document}`), compliancePath];

/** Every public page, in each language, with its siblings. */
export function sitemap(origin: string): string {
  const entries = pages.flatMap((page) =>
    (["zh", "en"] as const).map((language) => {
      const siblings = alternates(origin, page)
        .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
        .join("");
      return `<url><loc>${addressIn(language, origin, page)}</loc>${siblings}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** What is behind a sign-in or meant for programs; example homes are made up and say so themselves (noindex). */
const closed = ["/dashboard", "/admin", "/auth", "/api", "/rest", "/storage", "/dev"];
const twins = ["/packages", "/publish", "/tasks", "/properties", "/profile"];

/** robots.txt: all but what is behind a sign-in or meant for programs. */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    ...[...closed, ...twins].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
