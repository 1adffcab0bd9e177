import type { Session } from "@supabase/supabase-js";
import { afterEach, expect, test } from "vitest";
import { judge, type Offer, offerOf, readOffer, settleQuietly, takeUp } from "#web/features/auth/link/offer.ts";
import { storedRecovery, storeRecovery } from "#web/lib/recovery.ts";
import { noteRequested, wasRequested } from "#web/lib/requested-links.ts";
import { storedSupport, storeSupport } from "#web/lib/support.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";

afterEach(() => {
  localStorage.clear();
  storeRecovery(null);
  storeSupport(null);
});

const token = (sessionId: string) => `h.${btoa(JSON.stringify({ session_id: sessionId }))}.s`;
const sessionFor = (email: string, sessionId: string): Session => {
  const base = session(email.padEnd(36, "0"));
  return { ...base, access_token: token(sessionId), refresh_token: `r-${sessionId}`, user: { ...base.user, email } };
};
const lin = sessionFor("lin@example.com", "s1");
const wei = sessionFor("wei@example.com", "s2");
const linkOf = (from: Session, type: string | null): Offer => ({ ...offerOf(from, "signup"), type, session: null });
const askFor = (route: string, email: string) => noteRequested(`https://x/auth/v1/${route}`, JSON.stringify({ email }));

const away = { name: "AuthRetryableFetchError", message: "failed to fetch" };
const failing = { name: "AuthApiError", code: "unexpected_failure", status: 500, message: "{}" };
const crowded = { name: "AuthApiError", code: "over_request_rate_limit", status: 429, message: "slow down" };
const ended = { name: "AuthSessionMissingError", message: "Auth session missing!" };

/** Both clients; `calls` is everything they were asked to do, in order. */
function clients(current: Session | null, answers: Record<string, unknown> = {}) {
  const calls: string[] = [];
  let held = current;
  const { client } = fakeBackend({
    auth: {
      getSession: async () => ({ data: { session: held }, error: null }),
      signOut: async ({ scope }: { scope: string }) => {
        calls.push(`signOut ${scope}`);
        held = null;
        return { error: null };
      },
      setSession: async ({ access_token }: Session) => {
        calls.push(`setSession ${access_token}`);
        return { error: answers.setSession ?? null };
      },
    },
  });
  const { client: aside } = fakeBackend({
    auth: {
      getUser: async (jwt: string) => {
        calls.push(`getUser ${jwt}`);
        return answers.getUser ?? { data: { user: wei.user }, error: null };
      },
      refreshSession: async ({ refresh_token }: Session) => {
        calls.push(`refresh ${refresh_token}`);
        return answers.refresh ?? { data: { session: { ...wei, access_token: token("s2") } }, error: null };
      },
    },
  });
  Reflect.set(aside.auth, "admin", {
    signOut: async (jwt: string, scope: string) => {
      calls.push(`end ${jwt} ${scope}`);
      return { error: null };
    },
  });
  return { both: { client, aside }, calls };
}

test.each([
  ["nobody here, not asked for", null, "signup", "ask"],
  ["another account is here", lin, "signup", "ask"],
  ["another account is here, for a new password", lin, "recovery", "ask"],
  ["the same person is here", wei, "signup", "keep"],
  ["the same person's very session", wei, "recovery", "keep"],
  ["the same person, for a new password", sessionFor("wei@example.com", "s9"), "recovery", "take"],
] as const)("%s", (_, current, type, verdict) => {
  expect(judge(linkOf(wei, type), current, null)).toBe(verdict);
});

test("only what this browser asked for, for that address and purpose, and with nobody here, needs no question", () => {
  askFor("signup", "wei@example.com");
  expect(judge(linkOf(wei, "signup"), null, null)).toBe("take");
  expect(judge(linkOf(wei, "email"), null, null)).toBe("take");
  expect(judge(linkOf(wei, "recovery"), null, null)).toBe("ask");
  expect(judge(linkOf(lin, "signup"), null, null)).toBe("ask");
  expect(judge(linkOf(wei, null), null, null)).toBe("ask");
  expect(judge(linkOf(wei, "signup"), lin, null)).toBe("ask");
});

test("what a page named and the person said was theirs needs no second question, unless somebody else is here", () => {
  expect(judge(linkOf(wei, "signup"), null, "wei@example.com")).toBe("take");
  expect(judge(linkOf(wei, "signup"), null, "lin@example.com")).toBe("ask");
  expect(judge(linkOf(wei, "signup"), lin, "wei@example.com")).toBe("ask");
});

test("whose tokens they are is the server's word, and asking uses nothing up and changes nobody", async () => {
  const { both, calls } = clients(lin);
  const tokens = { accessToken: token("s2"), refreshToken: "r-s2", type: "signup" };
  expect(await readOffer(both, tokens)).toMatchObject({ email: "wei@example.com", session: null });
  expect(calls).toEqual([`getUser ${token("s2")}`]);
  expect(await readOffer(clients(null, { getUser: { data: {}, error: ended } }).both, tokens)).toEqual({
    failed: "gone",
    code: "otp_expired",
  });
  expect(await readOffer(clients(null, { getUser: { data: {}, error: away } }).both, tokens)).toMatchObject({
    failed: "again",
  });
});

test("taking it up exchanges the tokens first, then signs out who was here, and forgets what was theirs", async () => {
  storeSupport("their-support");
  askFor("recover", "wei@example.com");
  const { both, calls } = clients(lin);
  expect(await takeUp(both, linkOf(wei, "recovery"))).toBeNull();
  expect(calls).toEqual(["refresh r-s2", "signOut local", `setSession ${token("s2")}`]);
  expect(storedSupport()).toBeNull();
  expect(storedRecovery()).toBe(wei.user.id);
  expect(wasRequested("recovery", "wei@example.com")).toBe(false);
});

test.each([
  ["a service that is away", { refresh: { data: {}, error: away } }, { failed: "again" }],
  ["a service that fails", { refresh: { data: {}, error: failing } }, { failed: "again", error: failing }],
  ["a service that is asked too often", { refresh: { data: {}, error: crowded } }, { failed: "again" }],
  [
    "a session that has ended",
    { refresh: { data: {}, error: { ...ended, code: "session_expired" } } },
    { failed: "gone" },
  ],
  ["a refresh token of somebody else", { refresh: { data: { session: lin }, error: null } }, { failed: "gone" }],
])("%s leaves who is here", async (_, answers, failure) => {
  const { both, calls } = clients(sessionFor("hua@example.com", "s7"), answers);
  expect(await takeUp(both, linkOf(wei, "signup"))).toMatchObject(failure);
  expect(calls).toEqual(["refresh r-s2"]);
  expect(storedRecovery()).toBeNull();
});

test("tried again after the service was away, tokens are not exchanged a second time", async () => {
  const offer = linkOf(wei, "signup");
  expect(await takeUp(clients(null, { setSession: away }).both, offer)).toEqual({
    failed: "again",
    error: away,
  });
  const again = clients(null);
  expect(await takeUp(again.both, offer)).toBeNull();
  expect(again.calls).toEqual([`setSession ${token("s2")}`]);
});

test("who is here already stays in the own session; another of the same person ends", async () => {
  const mine = clients(wei);
  expect(await settleQuietly(mine.both, linkOf(wei, "signup"))).toBe(true);
  expect(mine.calls).toEqual([]);
  const second = clients(sessionFor("wei@example.com", "s9"));
  expect(await settleQuietly(second.both, linkOf(wei, "signup"))).toBe(true);
  expect(second.calls).toEqual([`end ${token("s2")} local`]);
});

test("what must be asked is not settled quietly", async () => {
  const { both, calls } = clients(lin);
  expect(await settleQuietly(both, linkOf(wei, "signup"))).toBe(false);
  expect(calls).toEqual([]);
});
