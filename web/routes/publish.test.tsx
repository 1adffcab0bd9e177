/** The wizard's screen as it comes: its form stays where it first stood. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);

const { PublishScreen } = await import("./publish.tsx");

async function open() {
  const root = createRootRoute({ component: Outlet });
  const publish = createRoute({ getParentRoute: () => root, path: "/dashboard/publish", component: PublishScreen });
  const router = createRouter({
    routeTree: root.addChildren([publish]),
    history: createMemoryHistory({ initialEntries: ["/dashboard/publish"] }),
  });
  const { client } = fakeBackend({ stored: Promise.resolve(session()) });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <RouterProvider router={router as never} />
    </AuthProvider>,
  );
  await settle();
  await settle();
}
const hasForm = () => document.querySelector("[data-field=url]") !== null;

beforeEach(() => {
  resetFakeApi();
  answers["imports.examples"] = async () => [];
  answers["plans.onSale"] = async () => ({ list: "member", plans: [], packs: [] });
});
afterEach(unmountAll);

test("without a package the form comes together with the notice above it, so that nothing moves", async () => {
  let tell: (entitled: unknown) => void = () => {};
  answers["account.entitled"] = () => new Promise((resolve) => (tell = resolve));
  await open();
  expect(hasForm()).toBe(false);
  tell({ state: "none", last: null });
  await settle();
  expect(hasForm()).toBe(true);
  expect(pageText()).toContain("还没有可用的套餐");
});

test("where the package cannot be asked for, the form comes all the same", async () => {
  answers["account.entitled"] = async () => Promise.reject(new Error("away"));
  await open();
  expect(hasForm()).toBe(true);
});

test("while reading is paused the form comes together with the notice above it, and without it where nobody can say", async () => {
  answers["account.entitled"] = async () => ({ state: "none", last: null });
  let tell: (paused: unknown) => void = () => {};
  answers["tasks.paused"] = () => new Promise((resolve) => (tell = resolve));
  await open();
  expect(hasForm()).toBe(false);
  tell([{ kind: "import", since: "2026-03-02T08:00:00Z", until: null }]);
  await settle();
  expect(hasForm()).toBe(true);
  expect(pageText()).toContain("读取房源正在暂停维护");
  await unmountAll();
  answers["tasks.paused"] = async () => Promise.reject(new Error("away"));
  await open();
  expect(hasForm()).toBe(true);
});
