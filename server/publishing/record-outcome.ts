/** Writes down what came of a try or a question: state, evidence and what is done next in one transaction. */
import type { Failure, FailureCode, Found, Outcome, Unfinished } from "#adapters/publishers/publisher";
import { ASKS_PERSON_AFTER, asksPerson, lookIn, MOST_TRIES, retryIn } from "#engine/publishing/patience";
import { stateAfter } from "#engine/publishing/states";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PublicationEventRow, PublicationRow } from "#server/db/tables/publishing";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { eventsOf, type Happening, happen } from "#server/queries/publications/events";
import { type Claimed, lockPublication, nothingLearned } from "#server/queries/publications/runs";
import { editWaits, recordEdit } from "./record-edit.ts";
import type { PublishServices } from "./services.ts";
import { tellOfPost } from "./tell.ts";

type Services = Pick<PublishServices, "db" | "now" | "log">;

const later = (now: Date, ms: number | null): Date | null => (ms === null ? null : new Date(now.getTime() + ms));
/** Shown as a link: nothing but a page of the web. */
const known = (address: string | null): string | null =>
  address !== null && address.length <= 2_048 && /^https?:\/\//i.test(address) ? address : null;

/** Nothing of it is out: tried again by itself when the platform allows it, else left to a person. */
function afterFailure(row: PublicationRow, { code, detail, retryAfterMs }: Failure, now: Date): Happening {
  const failure = json({ code, detail: detail.slice(0, 500) });
  const pause = retryIn({ tries: row.tries, retryAfterMs, chance: Math.random() });
  // whose account is closed waits until it is opened again
  const next = code === "connection_ended" ? now : later(now, pause);
  // what lapsed meanwhile may only be planned again on a proof, which the platform's refusal is
  const again = row.state === "sending" ? "again" : "absent";
  if (next !== null && stateAfter(row.state, again) === "planned")
    return { event: again, by: "platform", at: now, detail, set: { next_at: next, failure } };
  return { event: "failed", by: "platform", at: now, detail, set: { next_at: null, failure } };
}

function afterTry(row: PublicationRow, outcome: Outcome | Unfinished, now: Date): Happening {
  const at = now;
  const by = "platform" as const;
  switch (outcome.state) {
    case "live": {
      const { ref } = outcome;
      const address = known(outcome.address);
      return { event: "live", by, at, detail: ref, address, set: { next_at: null, ref, address } };
    }
    case "accepted": {
      const { ref } = outcome;
      const next_at = later(now, lookIn({ state: "accepted", looks: 0, chance: Math.random() }));
      return { event: "accepted", by, at, detail: ref, set: { next_at, ref, looks: 0 } };
    }
    case "unknown": {
      const next_at = later(now, lookIn({ state: "unknown", looks: 0, chance: Math.random() }));
      const ref = outcome.ref ?? row.ref;
      return { event: "unanswered", by: "house", at, detail: outcome.detail, set: { next_at, ref, looks: 0 } };
    }
    case "unfinished":
      // nothing went wrong: tries are counted for what does
      return { event: "continued", by: "house", at, set: { next_at: now, tries: row.tries - 1 } };
    case "failed":
      return afterFailure(row, outcome, now);
  }
}

/** Its newest try was refused as a repetition of what an earlier one may have put there. */
const refusedAsRepeated = (steps: readonly PublicationEventRow[]): boolean =>
  steps.findLast(({ event }) => event !== "unclear")?.event === "sending";

const stepsOf = async (trx: Db, row: PublicationRow) =>
  (await eventsOf(trx, ownerOfRow(row), [row.id])).get(row.id) ?? [];

/** A try since a person last began anew that nobody answered: what it sent may be what the platform says it has. */
async function wasUnanswered(trx: Db, row: PublicationRow): Promise<boolean> {
  const steps = await stepsOf(trx, row);
  const anew = steps.findLastIndex(({ event }) => event === "retried");
  return steps.slice(anew + 1).some(({ event }) => event === "unanswered");
}

/** It says that it has these words already, and an earlier try of ours may have brought them: it is asked before anything is said. */
function afterRepetition(detail: string, at: Date): Happening {
  const next_at = later(at, lookIn({ state: "unknown", looks: 0, chance: Math.random() }));
  return { event: "unclear", by: "platform", at, detail, set: { next_at, looks: 0 } };
}

/**
 * What a try came to. A worker that lost its claim in the meantime still brings evidence: what it heard is written where the state
 * by now allows it, and nothing else.
 */
export const recordTry = ({ db, now, log }: Services, claim: Claimed, outcome: Outcome | Unfinished): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockPublication(trx, claim.id);
    if (!row) return;
    const mine = row.run === claim.run && row.state === "sending";
    // another try of the same post: its own worker speaks for it
    const late = !mine && row.state === "unknown" && row.run === null && row.tries === claim.tries;
    const repeats =
      mine && outcome.state === "failed" && outcome.code === "duplicate" && (await wasUnanswered(trx, row));
    const happening = repeats ? afterRepetition(outcome.detail, now()) : afterTry(row, outcome, now());
    if ((!mine && !late) || stateAfter(row.state, happening.event) === null || (late && outcome.state === "unknown")) {
      log.warn({ publication: claim.id, outcome: outcome.state, state: row.state }, "an answer came too late to count");
      return;
    }
    const next = await happen(trx, row, happening);
    if (next.state === "failed") await tellOfPost(trx, next, "post_failed");
  });

/**
 * Said of the question, not of the post: asked again later. A question that is refused for the account's or the words' sake says so
 * as "unknown" (adapters/publishers/define.ts): where a connector answers with such a reason, it is why the post does not stand.
 */
const ofTheQuestion: ReadonlySet<FailureCode> = new Set([
  "rate_limited",
  "quota_used_up",
  "connection_ended",
  "platform_down",
  "platform_changed",
  "not_found",
]);

/** A question nobody answered is asked again after so long at the latest. */
const LONGEST_PAUSE = 24 * 3_600_000;
/** Of the time nobody has answered, so much passes before the next question. */
const PATIENCE = 0.1;
/** A platform that answers no question for so long is as good as one that cannot tell. */
const SILENT_MS = 7 * 24 * 3_600_000;

/** Nothing was learned: asked again, ever more rarely, until a person is asked. */
async function stillOpen(
  trx: Db,
  row: PublicationRow,
  about: { answered: boolean; detail: string; atLeastMs: number },
  now: Date,
): Promise<void> {
  const state = row.state === "accepted" ? "accepted" : "unknown";
  const silentMs = now.getTime() - row.state_at.getTime();
  const silent = silentMs > SILENT_MS;
  const answered = about.answered || silent;
  const looks = Math.max(row.looks + (answered ? 1 : 0), silent ? ASKS_PERSON_AFTER : 0);
  const pause = lookIn({ state, looks, chance: Math.random() });
  if (state === "accepted" && pause === null) {
    const lost = { event: "unclear", by: "house", at: now, detail: about.detail } as const;
    const next = await happen(trx, row, { ...lost, set: { next_at: null, looks } });
    return await tellOfPost(trx, next, "post_unknown");
  }
  const waits = answered ? pause : Math.min(Math.max(pause ?? LONGEST_PAUSE, silentMs * PATIENCE), LONGEST_PAUSE);
  const nextAt = later(now, waits === null ? null : Math.max(waits, about.atLeastMs));
  const line = state === "unknown" && answered;
  await nothingLearned(trx, row, { looks, nextAt, detail: about.detail, line }, now);
  if (line && asksPerson({ state, looks }) && !asksPerson(row)) await tellOfPost(trx, row, "post_unknown");
}

/** What a question came to; null: it could not be asked. */
export const recordLook = ({ db, now }: Services, claim: Claimed, found: Found | null): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await lockPublication(trx, claim.id);
    // a person has decided meanwhile, or another worker is at it
    if (!row || row.run !== claim.run || row.state !== claim.state) return;
    const at = now();
    const question = found?.state === "failed" && ofTheQuestion.has(found.code) ? found : null;
    const atLeastMs = question?.retryAfterMs ?? 0;
    if (editWaits(row)) return await recordEdit(trx, row, { found: question ? null : found, atLeastMs }, at);
    if (found === null || question)
      return await stillOpen(trx, row, { answered: false, detail: question?.detail ?? "", atLeastMs }, at);
    if (found.state === "unknown" || (found.state === "accepted" && row.state === "accepted")) {
      const detail = found.state === "unknown" ? found.detail : "";
      return await stillOpen(trx, row, { answered: true, detail, atLeastMs: 0 }, at);
    }
    // it said that it has it: what its list does not show proves nothing
    if (found.state === "absent" && row.state === "unknown" && refusedAsRepeated(await stepsOf(trx, row)))
      return await stillOpen(trx, row, { answered: true, detail: "", atLeastMs: 0 }, at);
    if (found.state === "removed") {
      await happen(trx, row, { event: "removed", by: "platform", at, set: { next_at: null } });
      return;
    }
    const next = await happen(trx, row, found.state === "absent" ? afterAbsence(row, at) : afterTry(row, found, at));
    if (next.state === "failed") await tellOfPost(trx, next, "post_failed");
  });

/** Proven not to be there: sent again at once, as long as it was not tried too often. What was taken and vanished, a person looks at. */
function afterAbsence(row: PublicationRow, at: Date): Happening {
  if (row.state === "unknown" && row.tries < MOST_TRIES)
    return { event: "absent", by: "platform", at, set: { next_at: at, ref: null } };
  const failure = json({ code: "not_found" as const, detail: "" });
  const event = row.state === "unknown" ? "failed" : "absent";
  return { event, by: "platform", at, set: { next_at: null, failure } };
}
