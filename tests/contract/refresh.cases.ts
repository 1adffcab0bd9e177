/** Refreshing: rotation, the overlap, lost answers, reuse, the ends of a session. */
import { expect } from "vitest";
import { raw, type Subject, tokensOf } from "./subject.ts";
import type { Chapter } from "./suite.ts";

const refreshWith = (subject: Subject, token: string) =>
  raw(subject, "/auth/v1/token?grant_type=refresh_token", {
    method: "POST",
    headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ refresh_token: token }),
  }).then(async (r) => (await r.json()) as { refresh_token?: string; access_token?: string; code?: string });

export const refreshCases: Chapter = ({ protocol, house }) => {
  protocol("a refresh rotates the token", async (subject) => {
    const person = await subject.person();
    const before = await tokensOf(person.client);
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    expect((await person.client.auth.getUser()).data.user?.id).toBe(person.id);
  });

  protocol("two tabs that refresh at the same moment both stay signed in", async (subject) => {
    const person = await subject.person();
    const { refresh_token } = await tokensOf(person.client);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refreshWith(subject, refresh_token)));
    for (const answer of answers) {
      expect(answer.access_token).toBeTruthy();
      expect((await refreshWith(subject, answer.refresh_token ?? "")).access_token).toBeTruthy();
    }
  });

  house("an answer that was lost can be asked for again, even much later", async (h, subject) => {
    const person = await subject.person();
    const first = (await tokensOf(person.client)).refresh_token;
    const lost = await refreshWith(subject, first);
    h.advance(60 * 60_000);
    const again = await refreshWith(subject, first);
    expect(again.access_token).toBeTruthy();
    expect((await refreshWith(subject, again.refresh_token ?? "")).access_token).toBeTruthy();
    h.advance(60_000);
    expect((await refreshWith(subject, lost.refresh_token ?? "")).code, "whoever held the lost one").toBe(
      "refresh_token_already_used",
    );
  });

  house("a token used again after its successor was used ends the whole session at once", async (h, subject) => {
    const person = await subject.person();
    const { refresh_token: first, access_token: access } = await tokensOf(person.client);
    const second = await refreshWith(subject, first);
    const third = await refreshWith(subject, second.refresh_token ?? "");
    h.advance(11_000);
    expect((await refreshWith(subject, first)).code).toBe("refresh_token_already_used");
    expect((await refreshWith(subject, third.refresh_token ?? "")).code).toBe("refresh_token_not_found");
    expect(await h.backend.authenticate(access)).toBeNull();
    expect((await refreshWith(subject, "made-up")).code).toBe("refresh_token_not_found");
  });

  house("refresh tokens and mail tokens are kept as hashes only", async (h, subject) => {
    const person = await subject.person();
    const { refresh_token } = await tokensOf(person.client);
    const kept = JSON.stringify(
      await h.db
        .selectFrom("auth.refresh_tokens" as never)
        .selectAll()
        .execute(),
    );
    expect(kept).not.toContain(refresh_token);
    expect(kept).toContain(person.id);
  });

  house("refresh never answers 429", async (h, subject) => {
    const person = await subject.person();
    const { refresh_token } = await tokensOf(person.client);
    await h.db
      .updateTable("house.rate_limits" as never)
      .set({ points: 99_999 } as never)
      .execute();
    const address = "10.7.7.7";
    const headers = { "content-type": "application/json", "x-test-address": address };
    const ask = () =>
      raw(subject, "/auth/v1/token?grant_type=refresh_token", {
        method: "POST",
        headers,
        body: JSON.stringify({ refresh_token }),
      });
    expect((await ask()).status).toBe(200);
    await h.db
      .updateTable("house.rate_limits" as never)
      .set({ points: 99_999 } as never)
      .execute();
    expect((await ask()).status).toBe(503);
    await h.db.deleteFrom("house.rate_limits" as never).execute();
  });

  house("a session sleeps at most 14 days and lives at most 30", async (h, subject) => {
    const day = 24 * 60 * 60_000;
    const [sleeper, walker] = [await subject.person(), await subject.person()];
    let token = (await tokensOf(walker.client)).refresh_token;
    for (let n = 0; n < 2; n++) {
      h.advance(13 * day);
      const next = await refreshWith(subject, token);
      expect(next.access_token).toBeTruthy();
      token = next.refresh_token ?? "";
    }
    expect((await refreshWith(subject, (await tokensOf(sleeper.client)).refresh_token)).code).toBe("session_expired");
    h.advance(5 * day);
    expect((await refreshWith(subject, token)).code).toBe("session_expired");
  });
};
