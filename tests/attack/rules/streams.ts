/** Live streams about somebody else's work, and streams that outlive the right to them. */
import { setTimeout as sleep } from "node:timers/promises";
import { held, slowly, type Try } from "../suite/try.ts";
import type { RulesSubject } from "./subject.ts";

/** Longer than a stream may go on after the right to it has ended. */
const PATIENCE_MS = 40_000;

/** What a stream says within the time, and whether it ended by itself. */
async function listen(answer: Response, milliseconds: number): Promise<{ text: string; ended: boolean }> {
  const reader = answer.body?.getReader();
  if (!reader) return { text: "", ended: true };
  const late = sleep(milliseconds, null);
  let text = "";
  for (;;) {
    const part = await Promise.race([reader.read(), late]);
    if (part === null || part.done) {
      await reader.cancel().catch(() => {});
      return { text, ended: part !== null };
    }
    text += Buffer.from(part.value).toString();
  }
}

export function streamTries({ domain, estate, owner, stranger, ask }: RulesSubject): Try[] {
  const { writeTaskId, campaignId, importTaskId } = estate;
  const queries = [
    "",
    `?taskId=${writeTaskId}`,
    `?campaignId=${campaignId}`,
    `?taskId=${importTaskId}&campaignId=${campaignId}`,
  ];
  const ids = [null, "0", "1", "-1", "999999999999999999", "9".repeat(30), "1 or 1=1", "*"];
  const overheard = queries.flatMap((query) =>
    ids.map((last) => ({
      name: `stream of tasks${query.replaceAll(/[0-9a-f-]{36}/g, "<other>")} from ${last ?? "now"} as stranger`,
      run: async () => {
        const headers: Record<string, string> = last === null ? {} : { "last-event-id": last };
        const answer = await ask(`/api/tasks/events${query}`, { headers }, stranger.token);
        held(answer.status < 500, `answered ${answer.status}`);
        const { text } = await listen(answer, 250);
        for (const id of [writeTaskId, importTaskId, campaignId, owner.email])
          held(!text.includes(id), "it tells of somebody else's work");
      },
    })),
  );
  const doors = ["/api/tasks/events", "/api/notifications/events"].flatMap((path) =>
    ["", "null", stranger.token.slice(0, -5), domain.backend.publishableKey].map((token) => ({
      name: `stream at ${path} with ${token === "" ? "no token" : `the token ${token.slice(0, 12)}`}`,
      run: async () => {
        const answer = await ask(path, {}, token || null);
        await answer.body?.cancel();
        held(answer.status === 401, `answered ${answer.status}`);
      },
    })),
  );
  /** Each ends the right while the stream is open. */
  const endings: Record<string, (id: string) => Promise<unknown>> = {
    "its account is disabled": (id) =>
      domain.pool.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [id]),
    "its session ends": (id) => domain.pool.query("delete from auth.sessions where user_id = $1", [id]),
    "its account is deleted": (id) => domain.pool.query("delete from auth.users where id = $1", [id]),
  };
  const outliving = ["/api/tasks/events", "/api/notifications/events"].flatMap((path) =>
    Object.entries(endings).map(([what, end]) => ({
      name: `stream at ${path} after ${what}`,
      run: async () => {
        const person = await domain.person();
        const answer = await ask(path, {}, person.token);
        held(answer.status === 200, `answered ${answer.status}`);
        await end(person.id);
        held((await listen(answer, PATIENCE_MS)).ended, `it goes on ${PATIENCE_MS / 1000} s later`);
      },
    })),
  );
  return [...overheard, ...doors, ...slowly(outliving)];
}
