/** The palette for administrators: their sections by name, by what is done there and by pinyin, as far as their scope goes. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts as en } from "#locales/en/index";
import { texts as zh } from "#locales/zh/index";
import { AuthProvider } from "#web/lib/auth/context.tsx";
// there before it is asked for, so that a test does not wait for it
import "#web/shell/palette/admin-commands.ts";
import { Palette } from "#web/shell/palette/palette.tsx";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, calls, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, settle, type, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const sections = zh.admin.sections;
const none = async () => ({ items: [], next: null });

beforeEach(() => {
  resetFakeApi();
  localStorage.clear();
  Element.prototype.scrollIntoView ??= () => {};
  answers["properties.list"] = none;
  answers["tasks.list"] = none;
});
afterEach(unmountAll);

async function open(role: "admin" | "user", scope: string | null, language: "zh" | "en" = "zh", path = "/") {
  answers["account.me"] = async () => ({ id: "me", role, scope });
  const { client } = fakeBackend({
    stored: Promise.resolve(session()),
    role: async () => ({ data: { role }, error: null }),
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Palette onClose={() => {}} onOverlay={() => {}} /> }),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: () => <Palette onClose={() => {}} onOverlay={() => {}} />,
  });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <RouterProvider router={router as never} />
    </AuthProvider>,
    language,
  );
  await settle();
  await settle();
  return router;
}
const found = () => [...document.querySelectorAll("[role=option]")].map((one) => one.textContent ?? "");

const heads = () => [...document.querySelectorAll("[role=group] > [role=presentation]")].map((one) => one.textContent);

test("a super administrator is offered every section under a heading of its own, before the settings", async () => {
  await open("admin", "super");
  expect(found()).toEqual(expect.arrayContaining(Object.values(sections)));
  expect(heads().indexOf(zh.palette.groups.admin)).toBe(heads().indexOf(zh.palette.groups.settings) - 1);
});

test("each other scope is offered what it may open, and nothing else", async () => {
  await open("admin", "operations");
  expect(found()).toEqual(expect.arrayContaining([sections.packages, sections.reports, sections.tasks]));
  for (const closed of ["users/admins", "config", "config/api", "config/integration", "logs"] as const)
    expect(found()).not.toContain(sections[closed]);
  await unmountAll();
  await open("admin", "system");
  expect(found()).toEqual(expect.arrayContaining([sections.config, sections["config/api"], sections.tasks]));
  for (const closed of ["users", "users/agents", "users/admins", "packages", "reports"] as const)
    expect(found()).not.toContain(sections[closed]);
});

test("a section is found by what is done there, by pinyin and in the other language, and Enter opens it", async () => {
  const router = await open("admin", "super");
  for (const [typed, section] of [
    ["退款", "packages"],
    ["refunds", "packages"],
    ["tjbb", "reports"],
    ["审计", "logs"],
    ["playground", "config/api"],
    ["支付", "config/integration"],
  ] as const) {
    await type("[role=combobox]", typed);
    await settle();
    expect(found()[0], typed).toBe(sections[section]);
  }
  const field = document.querySelector("[role=combobox]");
  await act(async () => field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  await settle();
  expect(router.state.location.pathname).toBe("/admin/config/integration");
});

test("in English the sections carry their English names", async () => {
  await open("admin", "super", "en");
  expect(found()).toEqual(expect.arrayContaining(Object.values(en.admin.sections)));
});

test("an agent is offered none of them, and nobody asks for them", async () => {
  await open("user", null);
  for (const section of Object.values(sections)) expect(found()).not.toContain(section);
  expect(calls.filter(({ name }) => name === "account.me")).toEqual([]);
});

test("within the administration what a customer quotes is found first, and opens where it is dealt with", async () => {
  const id = "3f2b8c4e-1d2a-4b6c-8e9f-0a1b2c3d4e5f";
  answers["admin.find"] = async () => ({
    items: [
      { kind: "order", id, name: "ORD-718029", account: "林夏", quoted: "transaction" },
      { kind: "account", id, name: "林夏", account: "lin@example.com", quoted: null },
    ],
  });
  const router = await open("admin", "operations", "zh", "/admin");
  await type("[role=combobox]", "2026112300017");
  await act(async () => new Promise((done) => setTimeout(done, 200)));
  await settle();
  expect(found().slice(0, 2)).toEqual(["ORD-718029订单 · 交易号 · 林夏", "林夏账号 · lin@example.com"]);
  expect(calls.filter(({ name }) => name === "admin.find").map(({ input }) => input)).toEqual([{ q: "2026112300017" }]);
  const field = document.querySelector("[role=combobox]");
  await act(async () => field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  await settle();
  expect(router.state.location.href).toBe(`/admin/packages?open=${id}`);
});

test("outside of it nothing of other accounts is asked for", async () => {
  await open("admin", "super");
  await type("[role=combobox]", "lin@example.com");
  await act(async () => new Promise((done) => setTimeout(done, 200)));
  await settle();
  expect(calls.some(({ name }) => name === "admin.find")).toBe(false);
});
