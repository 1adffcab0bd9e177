import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminSections } from "#contract/addresses";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { useAdminMenu } from "#web/shell/navigation/admin-menu.ts";
import { Nav } from "#web/shell/navigation/nav.tsx";
import { button } from "#web/testing/act-on.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { answers, apiError, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { SectionGate, sectionOf } from "./admin-gate.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
vi.mock("#web/lib/account/use-profile.ts", () => ({
  useProfile: () => ({ data: undefined }),
  useEmail: () => "lin@example.com",
}));

beforeEach(() => {
  resetFakeApi();
  localStorage.clear();
});
afterEach(unmountAll);

function Screen({ expanded }: { expanded: boolean }) {
  return (
    <>
      <Nav menu={useAdminMenu()} expanded={expanded} />
      <main>
        <SectionGate>
          <p>the section itself</p>
        </SectionGate>
      </main>
    </>
  );
}

async function show(path: string, scope: string, expanded = true, me?: () => Promise<unknown>) {
  answers["account.me"] = me ?? (async () => ({ id: "1", email: "lin@example.com", role: "admin", scope }));
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Screen expanded={expanded} /> }),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: () => null,
  });
  const { client } = fakeBackend({ stored: Promise.resolve(session()) });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <RouterProvider router={router as never} />
    </AuthProvider>,
  );
  await settle();
}
const links = () => [...document.querySelectorAll<HTMLAnchorElement>("nav ul a")];
const shown = () => links().filter((link) => !link.closest("[hidden]"));

test("the sidebar has the specification's items in its order, both groups open", async () => {
  await show("/admin/users/agents", "super");
  expect(shown().map((link) => link.getAttribute("href"))).toEqual([
    "/admin",
    ...adminSections.map((section) => `/admin/${section}`),
    "/dashboard",
  ]);
  expect(
    links()
      .filter((link) => link.getAttribute("aria-current") === "page")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/admin/users/agents"]);
});

test("a folded group stays folded at the next visit, and as icons everything is within reach", async () => {
  await show("/admin/users/agents", "super");
  const fold = button("展开或收起“用户管理”");
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  await act(async () => fold.click());
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  expect(shown().map((link) => link.getAttribute("href"))).not.toContain("/admin/users/agents");
  expect(links().find((link) => link.getAttribute("href") === "/admin/users")?.dataset.holds).toBe("true");
  await unmountAll();
  await show("/admin/users/agents", "super");
  expect(button("展开或收起“用户管理”").getAttribute("aria-expanded")).toBe("false");
  expect(button("展开或收起“系统配置”").getAttribute("aria-expanded")).toBe("true");
  await unmountAll();
  await show("/admin/users/agents", "super", false);
  expect(shown()).toHaveLength(adminSections.length + 2);
});

test("a section outside the scope says who may use it, and is marked so in the sidebar", async () => {
  await show("/admin/config/api", "operations");
  expect(pageText()).toContain("这一页由超级管理员或系统管理员使用");
  expect(pageText()).not.toContain("the section itself");
  const closed = links().filter((link) => link.dataset.closed);
  expect(closed.map((link) => link.getAttribute("href"))).toEqual([
    "/admin/users/admins",
    "/admin/config",
    "/admin/config/api",
    "/admin/config/integration",
    "/admin/logs",
  ]);
});

test("whoever may do everything and signs in with a password alone is led to the profile, on every page", async () => {
  const me = { id: "1", email: "lin@example.com", role: "admin", scope: "super", secondFactorMissing: true };
  for (const path of ["/admin", "/admin/logs", "/admin/users/agents"]) {
    await show(path, "super", true, async () => me);
    expect([path, pageText().includes("the section itself")]).toEqual([path, false]);
    const way = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect([path, way]).toEqual([path, ["/dashboard/profile#second-factor"]]);
    await unmountAll();
  }
  await show("/admin/logs", "super", true, async () => ({ ...me, secondFactorMissing: false }));
  expect(pageText()).toContain("the section itself");
});

test("a section of the scope is shown", async () => {
  await show("/admin/logs", "system");
  expect(pageText()).toContain("the section itself");
});

test("while nobody says what the scope is, the section says so instead of waiting for ever", async () => {
  await show("/admin/logs", "system", true, async () => Promise.reject(apiError("not_found")));
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});

test("an address belongs to the section that names it most exactly", () => {
  expect(sectionOf("/admin/users/admins/")).toBe("users/admins");
  expect(sectionOf("/admin/users/agents/123")).toBe("users/agents");
  expect(sectionOf("/admin/usersome")).toBeNull();
  expect(sectionOf("/admin")).toBeNull();
});
