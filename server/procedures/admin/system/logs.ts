/** The journals, for scopes system and super; of the audit, scope operations reads what it may. */
import { isAuditAction } from "#contract/admin/audit-actions";
import {
  type ApplicationError,
  type AuditLine,
  actorKinds,
  type Journal,
  type MailDelivery,
  type SignInAttempt,
  signInOutcomes,
  type Webhook,
} from "#contract/admin/logs";
import { maySee } from "#contract/admin/scopes";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { asJson } from "#server/procedures/admin/shared/cells";
import { noteReading } from "#server/procedures/admin/shared/reading";
import type { SheetColumns, Texts } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import { writeAudit } from "#server/queries/audit/audit";
import { auditList } from "#server/queries/audit/audit-list";
import { errorList, resolveError } from "#server/queries/journals/error-log";
import { mailList, signInList, webhookList } from "#server/queries/journals/journals";
import type { ListSource } from "#server/queries/lists/list-source";
import { tail } from "./tail.ts";

const technical = administrator("system");

/** An action of a version that is gone keeps its name. */
function actionWord({ auditActions }: Texts, action: string): string {
  if (!isAuditAction(action)) return action;
  const [subject = "", act = ""] = action.split(".");
  const acts: Record<string, Record<string, string>> = auditActions;
  return acts[subject]?.[act] ?? action;
}

const auditColumns: SheetColumns<AuditLine> = (texts) => {
  const { audit: of, when, address } = texts.logs;
  const kindOf = ({ actor }: AuditLine) => actorKinds.find((kind) => kind === actor.split(":")[0]) ?? "system";
  return [
    [when, (one) => one.at, "moment"],
    [of.who, (one) => of.actor[kindOf(one)]],
    [of.actorEmail, (one) => one.actorEmail],
    [of.actorId, (one) => one.actor],
    [of.action, (one) => actionWord(texts, one.action)],
    [of.name, (one) => one.action],
    [of.subject, (one) => one.subjectId],
    [of.account, (one) => one.accountEmail],
    [of.accountId, (one) => one.accountId],
    [of.before, (one) => asJson(one.before)],
    [of.after, (one) => asJson(one.after)],
    [address, (one) => one.address],
  ];
};

const errorColumns: SheetColumns<ApplicationError> = ({ logs: { errors: of } }) => [
  [of.last, (one) => one.lastSeen, "moment"],
  [of.first, (one) => one.firstSeen, "moment"],
  [of.times, (one) => one.times],
  [of.what, (one) => one.title],
  [of.message, (one) => one.message],
  [of.place, (one) => one.place.join("\n")],
  [of.request, (one) => one.lastRequestId],
  [of.state, (one) => (one.resolvedAt ? of.resolved : of.open)],
];

const mailColumns: SheetColumns<MailDelivery> = ({ logs: { mails: of, when } }) => [
  [when, (one) => one.at, "moment"],
  [of.to, (one) => one.recipient],
  [of.subject, (one) => one.subject],
  [of.state, (one) => (one.failure === null ? of.sent : of.failedState)],
  [of.why, (one) => one.failure],
  [of.way, ({ way }) => (way === "smtp" || way === "outbox" ? of.ways[way] : way)],
];

const webhookColumns: SheetColumns<Webhook> = ({ logs: { webhooks: of, when } }) => [
  [when, (one) => one.receivedAt, "moment"],
  [of.provider, (one) => one.provider],
  [of.kind, (one) => one.kind],
  [of.reference, (one) => one.reference],
  [of.event, (one) => one.eventId],
  [of.outcome, (one) => of.outcomes[one.outcome]],
  [of.said, (one) => asJson(one.said)],
];

const signInColumns: SheetColumns<SignInAttempt> = ({ logs: { signIns: of, when, address } }) => [
  [when, (one) => one.at, "moment"],
  [of.email, (one) => one.email],
  [
    of.outcome,
    (one) => {
      const knownOutcome = signInOutcomes.find((outcome) => outcome === one.outcome);
      return knownOutcome ? of.outcomes[knownOutcome] : one.outcome;
    },
  ],
  [address, (one) => one.address],
  [of.agent, (one) => one.userAgent],
];

/** That a journal was taken away as a file, and what was asked of it, is in the audit. */
const journal = <Asked extends object, Item>(
  name: Journal,
  source: ListSource<Asked, Item>,
  columns: SheetColumns<Item>,
) => adminList({ name, action: "logs.export", noted: { journal: name }, source, columns });

const audit = journal("audit", auditList, auditColumns);
const errors = journal("errors", errorList, errorColumns);
const mails = journal("mails", mailList, mailColumns);
const webhooks = journal("webhooks", webhookList, webhookColumns);
const signIns = journal("signIns", signInList, signInColumns);

export const logs = {
  audit: {
    list: administrator("operations", "system").admin.logs.audit.list.handler(async ({ context, input }) => {
      const page = await audit.page({ context, input });
      const { accountId, cursor } = input;
      // whoever reads the whole journal leafs through it; a live tail would read its own note again and again
      if (accountId && cursor === undefined && !maySee("logs", context.scope))
        await noteReading(context, { what: "audit", accountId });
      return page;
    }),
    export: technical.admin.logs.audit.export.handler(audit.file),
  },
  errors: {
    list: technical.admin.logs.errors.list.handler(errors.page),
    export: technical.admin.logs.errors.export.handler(errors.file),
    resolve: technical.admin.logs.errors.resolve.handler(({ context, input: { id, resolved } }) =>
      context.acting(async (trx) => {
        const error = await resolveError(trx, id, resolved ? context.adminId : null, context.now());
        await writeAudit(trx, { action: resolved ? "errors.resolve" : "errors.reopen", subjectId: id, after: {} });
        return error;
      }),
    ),
  },
  mails: {
    list: technical.admin.logs.mails.list.handler(mails.page),
    export: technical.admin.logs.mails.export.handler(mails.file),
  },
  webhooks: {
    list: technical.admin.logs.webhooks.list.handler(webhooks.page),
    export: technical.admin.logs.webhooks.export.handler(webhooks.file),
  },
  signIns: {
    list: technical.admin.logs.signIns.list.handler(signIns.page),
    export: technical.admin.logs.signIns.export.handler(signIns.file),
  },
  tail: technical.admin.logs.tail.handler(({ context, input: { journal: name }, signal }) =>
    tail(context, name, context.adminId, signal),
  ),
};
