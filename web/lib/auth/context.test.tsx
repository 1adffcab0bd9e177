import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AuthProvider, useAuth } from "#web/lib/auth/context.tsx";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

afterEach(async () => {
  await unmountAll();
  sessionStorage.clear();
});

const here = { recovery: false, linkError: null };

function Show() {
  const { user, session, loading, recovery } = useAuth();
  return <p>{JSON.stringify({ user: user?.email ?? null, session: session !== null, loading, recovery })}</p>;
}
const shown = () => JSON.parse(pageText());

test("outside its provider it throws the specification's error", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(mount(<Show />)).rejects.toThrow("useAuth must be used within an AuthProvider");
});

test("it starts loading with nobody, and the first lookup ends the loading", async () => {
  let answer: (value: null) => void = () => undefined;
  const { client } = fakeBackend({ stored: new Promise((resolve) => (answer = resolve)) });
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Show />
    </AuthProvider>,
  );
  expect(shown()).toEqual({ user: null, session: false, loading: true, recovery: false });
  answer(null);
  await settle();
  expect(shown()).toEqual({ user: null, session: false, loading: false, recovery: false });
});

test("a stored session is taken over, and sign-in and sign-out events are followed", async () => {
  const { client, emit } = fakeBackend({ stored: Promise.resolve(session()) });
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Show />
    </AuthProvider>,
  );
  await settle();
  expect(shown()).toMatchObject({ user: "lin@example.com", session: true, loading: false });
  await act(async () => emit("SIGNED_OUT", null));
  expect(shown()).toMatchObject({ user: null, session: false });
  await act(async () => emit("TOKEN_REFRESHED", session()));
  expect(shown()).toMatchObject({ user: "lin@example.com", session: true });
});

test("an event that comes before the lookup answers ends the loading too", async () => {
  const { client, emit } = fakeBackend({ stored: new Promise(() => undefined) });
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Show />
    </AuthProvider>,
  );
  await act(async () => emit("SIGNED_IN", session()));
  expect(shown()).toMatchObject({ user: "lin@example.com", loading: false });
});

test("a password recovery event asks for a new password, and signing out ends that", async () => {
  const { client, emit } = fakeBackend({});
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Show />
    </AuthProvider>,
  );
  await act(async () => emit("PASSWORD_RECOVERY", session()));
  expect(shown()).toMatchObject({ recovery: true });
  await act(async () => emit("SIGNED_OUT", null));
  expect(shown()).toMatchObject({ recovery: false });
});

test("a reload before the new password is saved still asks for it, from that account and no other", async () => {
  const open = async (stored = session()) => {
    const { client } = fakeBackend({ stored: Promise.resolve(stored) });
    await mount(
      <AuthProvider client={client} arrival={here}>
        <Show />
      </AuthProvider>,
    );
    await settle();
    const { recovery } = shown();
    await unmountAll();
    return recovery;
  };
  const { client, emit } = fakeBackend({});
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Show />
    </AuthProvider>,
  );
  await act(async () => emit("PASSWORD_RECOVERY", session()));
  await unmountAll();
  expect(await open()).toBe(true);
  expect(await open(session("22222222-2222-4222-8222-222222222222"))).toBe(false);
});

test.each([
  ["is away", async () => ({ error: new Error("failed to fetch") })],
  ["takes the request and never answers", () => new Promise(() => undefined)],
])("signing out is signing out where the server %s", async (_, answer) => {
  const scopes: (string | undefined)[] = [];
  // as the client does it: told to forget it here, it does so before it asks the server
  const signOut = (options?: { scope: string }): Promise<unknown> => {
    scopes.push(options?.scope);
    if (options?.scope === "local") emit("SIGNED_OUT", null);
    return answer();
  };
  const { client, emit } = fakeBackend({ stored: Promise.resolve(session()), auth: { signOut } });
  let out: () => Promise<void> = async () => undefined;
  const Take = () => {
    out = useAuth().signOut;
    return <Show />;
  };
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Take />
    </AuthProvider>,
  );
  await settle();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const left = out();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  await act(() => left);
  expect(scopes).toEqual([undefined, "local"]);
  expect(shown()).toMatchObject({ user: null, session: false });
});

test("the subscription ends when the context is removed", async () => {
  const { client, listeners } = fakeBackend({});
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Show />
    </AuthProvider>,
  );
  expect(listeners.size).toBe(1);
  await unmountAll();
  expect(listeners.size).toBe(0);
});

test("a password is due as long as the session's token says so, and not once it is set", async () => {
  const proof = { amr: [{ method: "recovery", timestamp: Math.floor(Date.now() / 1000) }] };
  const due = { ...session(), access_token: `h.${btoa(JSON.stringify(proof))}.s` };
  const { client, emit } = fakeBackend({ stored: Promise.resolve(due) });
  let end: () => void = () => undefined;
  const Take = () => {
    end = useAuth().endRecovery;
    return null;
  };
  await mount(
    <AuthProvider client={client} arrival={here}>
      <Show />
      <Take />
    </AuthProvider>,
  );
  await settle();
  expect(shown()).toMatchObject({ session: true, recovery: true });
  await act(async () => end());
  expect(shown()).toMatchObject({ session: true, recovery: false });
  await act(async () => emit("TOKEN_REFRESHED", session()));
  expect(shown()).toMatchObject({ session: true, recovery: false });
});
