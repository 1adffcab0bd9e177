/** The columns of each journal as a spreadsheet. Moments in UTC. */
import { isAuditAction } from "#contract/admin/audit-actions";
import {
  type ApplicationError,
  type AuditLine,
  actorKinds,
  type MailDelivery,
  type SignInAttempt,
  signInOutcomes,
  type Webhook,
} from "#contract/admin/logs";
import type { CsvValue } from "#engine/csv/csv";
import type { SheetColumns, SheetWords } from "./sheet.ts";

const written = (value: unknown): CsvValue => (value === null || value === undefined ? null : JSON.stringify(value));

/** An action of a version that is gone keeps its name. */
function actionWord({ ofActions }: SheetWords, action: string): string {
  if (!isAuditAction(action)) return action;
  const [subject = "", act = ""] = action.split(".");
  const acts: Record<string, Record<string, string>> = ofActions;
  return acts[subject]?.[act] ?? action;
}

export const auditColumns: SheetColumns<AuditLine> = (words) => {
  const { audit: of, when, address } = words.ofLogs;
  const kindOf = ({ actor }: AuditLine) => actorKinds.find((kind) => kind === actor.split(":")[0]) ?? "system";
  return [
    [when, (one) => one.at],
    [of.who, (one) => of.actor[kindOf(one)]],
    [of.actorEmail, (one) => one.actorEmail],
    [of.actorId, (one) => one.actor],
    [of.action, (one) => actionWord(words, one.action)],
    [of.name, (one) => one.action],
    [of.subject, (one) => one.subjectId],
    [of.account, (one) => one.accountEmail],
    [of.accountId, (one) => one.accountId],
    [of.before, (one) => written(one.before)],
    [of.after, (one) => written(one.after)],
    [address, (one) => one.address],
  ];
};

export const errorColumns: SheetColumns<ApplicationError> = ({ ofLogs: { errors: of } }) => [
  [of.last, (one) => one.lastSeen],
  [of.first, (one) => one.firstSeen],
  [of.times, (one) => one.times],
  [of.what, (one) => one.title],
  [of.message, (one) => one.message],
  [of.place, (one) => one.place.join("\n")],
  [of.request, (one) => one.lastRequestId],
  [of.state, (one) => (one.resolvedAt ? of.resolved : of.open)],
];

export const mailColumns: SheetColumns<MailDelivery> = ({ ofLogs: { mails: of, when } }) => [
  [when, (one) => one.at],
  [of.to, (one) => one.recipient],
  [of.subject, (one) => one.subject],
  [of.state, (one) => (one.failure === null ? of.sent : of.failedState)],
  [of.why, (one) => one.failure],
  [of.way, ({ way }) => (way === "smtp" || way === "outbox" ? of.ways[way] : way)],
];

export const webhookColumns: SheetColumns<Webhook> = ({ ofLogs: { webhooks: of, when } }) => [
  [when, (one) => one.receivedAt],
  [of.provider, (one) => one.provider],
  [of.kind, (one) => one.kind],
  [of.reference, (one) => one.reference],
  [of.event, (one) => one.eventId],
  [of.outcome, (one) => of.outcomes[one.outcome]],
  [of.said, (one) => written(one.said)],
];

export const signInColumns: SheetColumns<SignInAttempt> = ({ ofLogs: { signIns: of, when, address } }) => [
  [when, (one) => one.at],
  [of.email, (one) => one.email],
  [
    of.outcome,
    (one) => {
      const known = signInOutcomes.find((outcome) => outcome === one.outcome);
      return known ? of.outcomes[known] : one.outcome;
    },
  ],
  [address, (one) => one.address],
  [of.agent, (one) => one.userAgent],
];
