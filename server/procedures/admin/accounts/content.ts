/** Homes of all accounts, what was written about them, and their public pages, which can be taken down for a reason. */
import type { AdminHome } from "#contract/admin/content";
import { previewSeconds } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { makeLinkToken } from "#server/pages/links/link-token";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { accountCells } from "#server/procedures/admin/shared/cells";
import { noteReading } from "#server/procedures/admin/shared/reading";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { reach } from "#server/queries/accounts/admin-accounts";
import { contentList, findHome, writtenAbout } from "#server/queries/administration/content";
import { writeAudit } from "#server/queries/audit/audit";
import { rightToAdvertise } from "#server/queries/listings/advertising-rights";
import { liftTakedown, takeDown } from "#server/queries/listings/page-takedowns";
import { getOwnPage } from "#server/queries/listings/property-pages";
import { notify } from "#server/queries/notifications/notifications";
import { pageKey } from "#server/queries/settings/page-keys";

const business = administrator("operations");
const contentColumns: SheetColumns<AdminHome> = (texts) => {
  const { content: of } = texts.users;
  return [
    [of.number, (one) => one.number],
    [of.home, (one) => one.title],
    [of.address, (one) => one.address],
    ...accountCells<AdminHome>(texts),
    [of.state, (one) => of.states[one.status]],
    [of.page, (one) => one.path],
    [of.pieces, (one) => one.pieces],
    [of.reason, (one) => one.takedown?.reason ?? null],
    [of.objection, (one) => one.takedown?.objection ?? null],
    [of.created, (one) => one.createdAt, "moment"],
  ];
};

const list = adminList({ name: "content", source: contentList, columns: contentColumns });

/** A home of an account the scope reaches. Throws not_found, forbidden. */
async function reachHome(db: Db, { scope }: AdminContext, id: string) {
  const home = await findHome(db, id);
  return { home, owner: await reach(db, scope, home.account.id) };
}

/** What a page that is not public says, for whoever decides on it: words and photos. */
async function previewOf({ db, now }: Pick<RequestContext, "db" | "now">, home: AdminHome): Promise<string | null> {
  if (home.path !== null) return null;
  const expiresAt = new Date(now().getTime() + previewSeconds * 1000);
  return `/p/preview/${makeLinkToken(await pageKey(db, "preview"), "listing preview", home.id, expiresAt)}`;
}

export const content = {
  list: business.admin.content.list.handler(list.page),
  export: business.admin.content.export.handler(list.file),

  get: business.admin.content.get.handler(async ({ context, input: { id, ...asked } }) => {
    const { home } = await reachHome(context.db, context, id);
    if (asked.cursor === undefined)
      await noteReading(context, { what: "content", accountId: home.account.id, subjectId: id });
    return { home, preview: await previewOf(context, home), ...(await writtenAbout(context.db, id, asked)) };
  }),

  takeDown: business.admin.content.takeDown.handler(async ({ context, input: { id, reason } }) => {
    const { acting, adminId, now } = context;
    return await acting(async (trx) => {
      const { home, owner } = await reachHome(trx, context, id);
      await takeDown(trx, { propertyId: id, userId: owner.userId, adminId, reason, now: now() });
      await writeAudit(trx, { action: "content.take_down", subjectId: id, accountId: owner.userId, after: { reason } });
      await notify(trx, owner, { kind: "page_taken_down", data: { propertyId: id, title: home.title, reason } });
      return await findHome(trx, id);
    });
  }),

  allow: business.admin.content.allow.handler(async ({ context, input: { id } }) => {
    const { acting, adminId, now } = context;
    return await acting(async (trx) => {
      const { home, owner } = await reachHome(trx, context, id);
      const { property } = await getOwnPage(trx, owner, id);
      const { allowed: mayReturn } = await rightToAdvertise(trx, owner, property, context.origin());
      const kind = await liftTakedown(trx, id, { adminId, now: now(), mayReturn });
      await writeAudit(trx, { action: "content.allow", subjectId: id, accountId: owner.userId, after: {} });
      await notify(trx, owner, { kind, data: { propertyId: id, title: home.title } });
      return await findHome(trx, id);
    });
  }),
};
