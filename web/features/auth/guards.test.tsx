import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { RequireAdmin, RequireSession } from "#web/features/auth/guards.tsx";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { storeSupport } from "#web/lib/support.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

afterEach(unmountAll);

async function visit(path: string, fake: ReturnType<typeof fakeBackend>, recovery = false) {
  const root = createRootRoute();
  const page = (at: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: at, component });
  const routeTree = root.addChildren([
    page("/auth", () => <p>sign-in page</p>),
    page("/dashboard", () => (
      <RequireSession>
        <p>dashboard page</p>
      </RequireSession>
    )),
    page("/admin", () => (
      <RequireAdmin>
        <p>admin page</p>
      </RequireAdmin>
    )),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  await mount(
    <AuthProvider client={fake.client} arrival={{ recovery, linkError: null }}>
      {/* a small tree of its own, not the application's */}
      <RouterProvider router={router as never} />
    </AuthProvider>,
  );
  for (let i = 0; i < 5; i++) await settle();
}

const as = (role: string) => ({
  stored: Promise.resolve(session()),
  role: async () => ({ data: { role }, error: null }),
});

test("nobody is sent away before the first auth event; a loading text shows instead", async () => {
  await visit("/dashboard", fakeBackend({ stored: new Promise(() => undefined) }));
  expect(pageText()).toContain("加载中");
  expect(pageText()).not.toContain("sign-in page");
});

test("visitors are sent from the dashboard and the admin area to /auth", async () => {
  await visit("/dashboard", fakeBackend({}));
  expect(pageText()).toContain("sign-in page");
  await unmountAll();
  await visit("/admin", fakeBackend({}));
  expect(pageText()).toContain("sign-in page");
});

test("a signed-in agent sees the dashboard, and is sent there from the admin area", async () => {
  await visit("/dashboard", fakeBackend(as("agent")));
  expect(pageText()).toContain("dashboard page");
  await unmountAll();
  await visit("/admin", fakeBackend(as("agent")));
  expect(pageText()).toContain("dashboard page");
});

test("an administrator sees the admin area", async () => {
  await visit("/admin", fakeBackend(as("admin")));
  expect(pageText()).toContain("admin page");
});

test("an administrator who looks with an account's eyes is in its dashboard, not in the administration", async () => {
  storeSupport("s1");
  try {
    await visit("/admin", fakeBackend(as("admin")));
    expect(pageText()).toContain("dashboard page");
  } finally {
    storeSupport(null);
  }
});

test("somebody who came to set a new password does that first", async () => {
  await visit("/dashboard", fakeBackend(as("agent")), true);
  expect(pageText()).toContain("sign-in page");
});

test("whose session ends without them is told why they are at the sign-in page; a visitor is told nothing", async () => {
  const another = session("22222222-2222-4222-8222-222222222222");
  const fake = fakeBackend({ ...as("agent"), stored: Promise.resolve(another) });
  await visit("/dashboard", fake);
  await act(async () => fake.emit("SIGNED_OUT", null));
  for (let i = 0; i < 5; i++) await settle();
  expect(pageText()).toContain("sign-in page");
  expect(pageText()).toContain("登录已失效");
  await unmountAll();
  await visit("/dashboard", fakeBackend({}));
  expect(pageText()).not.toContain("登录已失效");
});
