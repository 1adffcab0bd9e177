/** Writes down each call of a model for administrators, with the home's private contacts masked. What cannot be written down is logged and changes nothing. */
import type { DraftFindings } from "#adapters/models/pack-context";
import type { Brief } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { maskContacts } from "#engine/text/mask-contacts";
import type { Clock } from "#server/base/clock";
import { modelLogLimits } from "#server/base/limits";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { addFindings, insertCall, type LoggedCall } from "#server/queries/models/model-log";

export interface CallAbout {
  readonly campaignId: string | null;
  /** Null: a wording that is tried. */
  readonly promptVersion: number | null;
  readonly home?: { readonly listing: Listing; readonly brief: Brief } | undefined;
}

type Masked = "userId" | "campaignId" | "promptVersion";

export interface CallJournal {
  write(call: Omit<LoggedCall, Masked>): Promise<void>;
  /** Of the call of that id. */
  findings(call: string, drafts: readonly DraftFindings[]): Promise<void>;
}

export function callJournal(
  { db, log, now, userId }: { db: Db; log: Pick<Log, "error">; now: Clock; userId: string | null },
  { campaignId, promptVersion, home }: CallAbout,
): CallJournal {
  const { listing, brief } = home ?? {};
  const contacts = [listing?.agent.phone, brief?.agent?.phone, brief?.agent?.email, brief?.agent?.address];
  const mask = (text: string): string => maskContacts(text, contacts);
  const lost = (err: unknown) => log.error({ err }, "a call was not written down");
  return {
    write: (call) =>
      insertCall(
        db,
        {
          ...call,
          userId,
          campaignId,
          promptVersion,
          answer: mask(call.answer).slice(0, modelLogLimits.answerChars),
          error: call.error === null ? null : mask(call.error).slice(0, modelLogLimits.errorChars),
        },
        now(),
      ).catch(lost),
    findings: (call, drafts) =>
      addFindings(
        db,
        call,
        drafts.map(({ piece, reason, findings }) => ({
          piece,
          reason,
          findings: findings.slice(0, modelLogLimits.findings).map(({ why, part, found, note }) => ({
            why,
            part,
            found: mask(found),
            note: mask(note),
          })),
        })),
      ).catch(lost),
  };
}
