/** Short links to public pages: where one leads, and which one a visitor came by. */
import type { Context } from "hono";
import type { Db } from "#server/db/tables";
import type { PageLinkRow } from "#server/db/tables/pages/page-links";
import { findLink, isLinkCode, linkOfProperty } from "#server/queries/listings/page-links";
import { inLanguage } from "./head.ts";

/** The page in the link's language, whether it is up or down; null for a code nobody was given. */
export async function placeOfLink(db: Db, code: string): Promise<string | null> {
  const link = isLinkCode(code) ? await findLink(db, code) : undefined;
  return link?.slug ? `${inLanguage(`/p/${link.slug}`, link.language)}&from=${code}` : null;
}

/** The link a visitor of the home came by, as the address says; null for none, and for another home's. */
export async function linkOfVisit(db: Db, c: Context, { id }: { id: string }): Promise<PageLinkRow | null> {
  const code = c.req.query("from") ?? "";
  return isLinkCode(code) ? ((await linkOfProperty(db, id, code)) ?? null) : null;
}
