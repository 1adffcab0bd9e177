/** The journals, for scopes system and super. */
import { setTimeout as rest } from "node:timers/promises";
import type { Journal } from "#contract/admin/logs";
import { maySee } from "#contract/admin/scopes";
import type { CsvValue } from "#engine/csv/csv";
import { reportDay } from "#engine/reports/days";
import { journalLimits } from "#server/limits";
import { administrator } from "#server/procedures/base";
import type { AdminContext, RequestContext } from "#server/procedures/context";
import { scopeOf } from "#server/queries/admin-accounts";
import { writeAudit } from "#server/queries/audit";
import { auditLog } from "#server/queries/audit-log";
import { csvFile } from "#server/queries/csv-file";
import { errorLog, resolveError } from "#server/queries/error-log";
import type { Listed } from "#server/queries/journal-list";
import { mailLog, newestOf, signInLog, webhookLog } from "#server/queries/journals";

const technical = administrator("system");

const written = (value: unknown): CsvValue => (value === null || value === undefined ? null : JSON.stringify(value));

/** A journal as a file named after it and the day; that it was taken away is in the audit. */
async function fileOf<Item extends object>(
  { now, acting }: Pick<RequestContext & AdminContext, "now" | "acting">,
  journal: Journal,
  head: readonly (keyof Item & string)[],
  read: (cursor: string | undefined, limit: number) => Promise<Listed<Item>>,
): Promise<File> {
  await acting((trx) => writeAudit(trx, { action: "logs.export", after: { journal } }));
  const line = (item: Item) =>
    head.map((name): CsvValue => {
      const value: unknown = item[name];
      return typeof value === "string" || typeof value === "number" ? value : written(value);
    });
  return await csvFile<Item>({
    name: `listcast-${journal}-${reportDay(now())}.csv`,
    head,
    line,
    read: async (cursor, limit) => {
      const { items: rows, next } = await read(cursor, limit);
      return { rows, next };
    },
  });
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
    export: technical.admin.logs.audit.export.handler(async ({ context, input }) => {
      const head = [
        "at",
        "actor",
        "actorEmail",
        "action",
        "subjectId",
        "accountId",
        "accountEmail",
        "before",
        "after",
        "address",
      ] as const;
      return await fileOf(context, "audit", head, (cursor, limit) =>
        auditLog(context.db, { ...input, cursor, limit }, false),
      );
    }),
  },
  errors: {
    list: technical.admin.logs.errors.list.handler(({ context, input }) => errorLog(context.db, input)),
    export: technical.admin.logs.errors.export.handler(({ context, input }) => {
      const head = ["lastSeen", "firstSeen", "times", "title", "message", "lastRequestId", "resolvedAt"] as const;
      return fileOf(context, "errors", head, (cursor, limit) =>
        errorLog(context.db, { ...input, cursor, limit }, false),
      );
    }),
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
    export: technical.admin.logs.mails.export.handler(({ context, input }) => {
      const head = ["at", "recipient", "subject", "way", "failure"] as const;
      return fileOf(context, "mails", head, (cursor, limit) => mailLog(context.db, { ...input, cursor, limit }, false));
    }),
  },
  webhooks: {
    list: technical.admin.logs.webhooks.list.handler(({ context, input }) => webhookLog(context.db, input)),
    export: technical.admin.logs.webhooks.export.handler(({ context, input }) => {
      const head = ["receivedAt", "provider", "eventId", "kind", "reference", "outcome", "said"] as const;
      return fileOf(context, "webhooks", head, (cursor, limit) =>
        webhookLog(context.db, { ...input, cursor, limit }, false),
      );
    }),
  },
  signIns: {
    list: technical.admin.logs.signIns.list.handler(({ context, input }) => signInLog(context.db, input)),
    export: technical.admin.logs.signIns.export.handler(({ context, input }) => {
      const head = ["at", "email", "outcome", "address", "userAgent"] as const;
      return fileOf(context, "signIns", head, (cursor, limit) =>
        signInLog(context.db, { ...input, cursor, limit }, false),
      );
    }),
  },
  tail: technical.admin.logs.tail.handler(({ context, input: { journal }, signal }) =>
    tail(context, journal, context.adminId, signal),
  ),
};
