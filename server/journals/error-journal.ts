/**
 * Errors of the application, kept for people to see: whatever the logger is told at level error or worse passes here. Rows
 * are counted by what they are about; nothing of a person and no secret is written. It never throws and never logs.
 */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { placeOf, scrub } from "#engine/journal/scrub";
import { journalLimits } from "#server/base/limits";
import type { LoggedError } from "#server/base/log";
import type { Db } from "#server/db/tables";

interface Entry {
  fingerprint: string;
  title: string;
  message: string;
  place: string;
  requestId: string | null;
  at: Date;
  times: number;
}

function entryOf({ title, error, reason, requestId }: LoggedError, at: Date): Entry {
  const real = error instanceof Error ? error : null;
  const code = real && "code" in real && typeof real.code === "string" ? ` ${real.code}` : "";
  const message = scrub(real ? `${real.name}${code}: ${real.message}` : (reason ?? ""));
  const place = placeOf(real?.stack ?? "");
  // the same kind of error has the same words with other numbers in them, and comes from the same line
  const kind = [title, message.replace(/\d+/g, "#"), place[0] ?? ""].join("\n");
  const fingerprint = createHash("sha256").update(kind).digest("hex").slice(0, 32);
  return { fingerprint, title, message, place: place.join("\n"), requestId: requestId ?? null, at, times: 1 };
}

/** One that comes again after it was resolved is open again; its words stay those of the first time. */
const count = (db: Db, one: Entry) =>
  sql`
  insert into public.application_errors as known (fingerprint, title, message, place, times, first_seen, last_seen, last_request_id)
  values (${one.fingerprint}, ${one.title}, ${one.message}, ${one.place}, ${one.times}, ${one.at}, ${one.at}, ${one.requestId})
  on conflict (fingerprint) do update set times = known.times + excluded.times,
    last_seen = greatest(known.last_seen, excluded.last_seen), resolved_at = null, resolved_by = null,
    last_request_id = coalesce(excluded.last_request_id, known.last_request_id)`.execute(db);

export function openErrorJournal(now: () => Date) {
  const waiting = new Map<string, Entry>();
  let db: Db | null = null;
  let writing: Promise<void> | null = null;

  async function write(to: Db): Promise<void> {
    for (const [key, entry] of waiting) {
      waiting.delete(key);
      // the database itself may be what failed: this is lost then, the log has it
      await count(to, entry).catch(() => {});
    }
  }
  const flush = (): Promise<void> => {
    const to = db;
    if (!to) return Promise.resolve();
    writing ??= write(to).finally(() => {
      writing = null;
    });
    return writing;
  };
  return {
    /** What happens before the database is there waits for it; more than can wait is left to the log. */
    take(happened: LoggedError): void {
      const entry = entryOf(happened, now());
      const same = waiting.get(entry.fingerprint);
      if (same) waiting.set(entry.fingerprint, { ...entry, times: same.times + 1 });
      else if (waiting.size < journalLimits.errorsWaiting) waiting.set(entry.fingerprint, entry);
      setImmediate(() => void flush());
    },
    attach(to: Db): void {
      db = to;
      void flush();
    },
    /** Waits for what is being written and lets go of the database. */
    async close(): Promise<void> {
      await flush();
      db = null;
    },
  };
}
export type ErrorJournal = ReturnType<typeof openErrorJournal>;
