/** The journals, for scopes system and super. */
import { setTimeout as rest } from "node:timers/promises";
import type { Journal } from "#contract/admin/logs";
import { maySee } from "#contract/admin/scopes";
import { journalLimits } from "#server/base/limits";
import {
  auditColumns,
  errorColumns,
  mailColumns,
  signInColumns,
  webhookColumns,
} from "#server/procedures/admin/sheets/journal-columns";
import { type SheetColumns, sheet } from "#server/procedures/admin/sheets/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { scopeOf } from "#server/queries/accounts/admin-accounts";
import { writeAudit } from "#server/queries/audit/audit";
import { auditLog } from "#server/queries/audit/audit-log";
import { errorLog, resolveError } from "#server/queries/journals/error-log";
import type { Listed } from "#server/queries/journals/journal-list";
import { mailLog, newestOf, signInLog, webhookLog } from "#server/queries/journals/journals";

const technical = administrator("system");

/** A journal as a file; that it was taken away, and what was asked, is in the audit. */
function fileOf<Item>(
  context: RequestContext & AdminContext,
  journal: Journal,
  asked: { language: "zh" | "en"; q?: string | undefined },
  columns: SheetColumns<Item>,
  read: (page: { cursor: string | undefined; limit: number }) => Promise<Listed<Item>>,
): Promise<File> {
  const noted = { ...asked, journal };
  return sheet<Item>(context, { list: journal, action: "logs.export", asked: noted, columns, read });
}

/** For as long as somebody looks who may: says which line is the newest, whenever that changes. */
async function* tail(
  { db, stopping, backend, request }: RequestContext,
  journal: Journal,
  adminId: string,
  signal: AbortSignal | undefined,
) {
  const ended = AbortSignal.any([stopping, ...(signal ? [signal] : [])]);
  let told: string | null | undefined;
  while (!ended.aborted) {
    const newest = await newestOf(db, journal);
    if (newest !== told) {
      yield { newest };
      told = newest;
    }
    await rest(journalLimits.tailEveryMs, undefined, { signal: ended }).catch(() => {});
    if (ended.aborted || !(await backend.authenticate(request)) || !maySee("logs", await scopeOf(db, adminId))) return;
  }
}

export const logs = {
  audit: {
    list: technical.admin.logs.audit.list.handler(({ context, input }) => auditLog(context.db, input)),
    export: technical.admin.logs.audit.export.handler(({ context, input }) =>
      fileOf(context, "audit", input, auditColumns, (page) => auditLog(context.db, { ...input, ...page }, false)),
    ),
  },
  errors: {
    list: technical.admin.logs.errors.list.handler(({ context, input }) => errorLog(context.db, input)),
    export: technical.admin.logs.errors.export.handler(({ context, input }) =>
      fileOf(context, "errors", input, errorColumns, (page) => errorLog(context.db, { ...input, ...page }, false)),
    ),
    resolve: technical.admin.logs.errors.resolve.handler(({ context, input: { id, resolved } }) =>
      context.acting(async (trx) => {
        const error = await resolveError(trx, id, resolved ? context.adminId : null, context.now());
        await writeAudit(trx, { action: resolved ? "errors.resolve" : "errors.reopen", subjectId: id, after: {} });
        return error;
      }),
    ),
  },
  mails: {
    list: technical.admin.logs.mails.list.handler(({ context, input }) => mailLog(context.db, input)),
    export: technical.admin.logs.mails.export.handler(({ context, input }) =>
      fileOf(context, "mails", input, mailColumns, (page) => mailLog(context.db, { ...input, ...page }, false)),
    ),
  },
  webhooks: {
    list: technical.admin.logs.webhooks.list.handler(({ context, input }) => webhookLog(context.db, input)),
    export: technical.admin.logs.webhooks.export.handler(({ context, input }) =>
      fileOf(context, "webhooks", input, webhookColumns, (page) =>
        webhookLog(context.db, { ...input, ...page }, false),
      ),
    ),
  },
  signIns: {
    list: technical.admin.logs.signIns.list.handler(({ context, input }) => signInLog(context.db, input)),
    export: technical.admin.logs.signIns.export.handler(({ context, input }) =>
      fileOf(context, "signIns", input, signInColumns, (page) => signInLog(context.db, { ...input, ...page }, false)),
    ),
  },
  tail: technical.admin.logs.tail.handler(({ context, input: { journal }, signal }) =>
    tail(context, journal, context.adminId, signal),
  ),
};
