import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEGAL_VERSION } from "#contract/legal";
import { ConsentGate } from "#web/features/auth/consent-gate.tsx";
import { keepSignUp, readSignUp } from "#web/features/auth/sign-up-memory.ts";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { button } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, inputsOf, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, submit, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const open = { version: LEGAL_VERSION, missing: ["terms", "privacy"], given: [] };
const agreed = { ...open, missing: [] };
const GET = "account.consents.get";
const GIVE = "account.consents.give";

beforeEach(() => {
  resetFakeApi();
  answers[GIVE] = async () => agreed;
});
afterEach(async () => {
  await unmountAll();
  localStorage.clear();
  vi.restoreAllMocks();
});

async function enter(createdAt = "2026-03-02T08:00:00Z") {
  const known = session();
  const { client } = fakeBackend({
    stored: Promise.resolve({ ...known, user: { ...known.user, created_at: createdAt } }),
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: "/dashboard",
    component: () => (
      <ConsentGate>
        <p>the dashboard</p>
      </ConsentGate>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ["/dashboard"] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      {/* a small tree of its own, not the application's */}
      <RouterProvider router={router as never} />
    </AuthProvider>,
  );
  for (let i = 0; i < 5; i++) await settle();
}

/** The card is fetched when it is first needed. */
async function gateShown() {
  for (let i = 0; i < 500 && !pageText().includes("开始之前"); i++) await settle();
  expect(pageText()).toContain("开始之前");
}

test("neither the gate nor the dashboard shows before the answer is known", async () => {
  answers[GET] = () => new Promise(() => {});
  await enter();
  expect(pageText()).toContain("加载中");
  expect(pageText()).not.toContain("开始之前");
  expect(pageText()).not.toContain("the dashboard");
});

test("who has agreed passes, and is not asked again in this browser", async () => {
  answers[GET] = async () => agreed;
  await enter();
  expect(pageText()).toContain("the dashboard");
  await unmountAll();
  await enter();
  expect(pageText()).toContain("the dashboard");
  expect(inputsOf(GET)).toHaveLength(1);
});

test("what was ticked at sign-up here is recorded as it was given, without a question", async () => {
  answers[GET] = async () => open;
  const consent = {
    version: LEGAL_VERSION,
    language: "en" as const,
    givenAt: new Date(Date.now() - 60_000).toISOString(),
  };
  keepSignUp("LIN@example.com", { consent, wanted: null });
  await enter();
  expect(inputsOf(GIVE)).toEqual([consent]);
  expect(pageText()).toContain("the dashboard");
  expect(readSignUp("lin@example.com")).toBeNull();
});

test("a tick under older texts does not count for the present ones", async () => {
  answers[GET] = async () => open;
  keepSignUp("lin@example.com", {
    consent: { version: "2020-01-01", language: "zh", givenAt: new Date().toISOString() },
    wanted: null,
  });
  await enter();
  expect(inputsOf(GIVE)).toEqual([]);
  await gateShown();
});

test("anybody else ticks the box and goes on", async () => {
  answers[GET] = async () => open;
  await enter();
  await gateShown();
  expect(button("同意并继续").disabled).toBe(true);
  await submit();
  expect(inputsOf(GIVE)).toEqual([]);
  await act(async () => document.querySelector<HTMLInputElement>("input[name=consent]")?.click());
  await submit();
  expect(inputsOf(GIVE)).toEqual([expect.objectContaining({ version: LEGAL_VERSION, language: "zh" })]);
  await settle();
  expect(pageText()).toContain("the dashboard");
});

test("only an account that was here before is told that everything of it still is", async () => {
  answers[GET] = async () => open;
  await enter();
  await gateShown();
  expect(pageText()).toContain("已有的内容都在");
  await unmountAll();
  await enter(new Date(Date.now() - 60_000).toISOString());
  await gateShown();
  expect(pageText()).toContain("就可以开始使用");
  expect(pageText()).not.toContain("已有的内容都在");
});

test("when the question fails nobody is kept from their work", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  answers[GET] = async () => Promise.reject(new Error("away"));
  await enter();
  expect(pageText()).toContain("the dashboard");
});
