import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readExpanded, SIDEBAR_COOKIE_MAX_AGE, useSidebar } from "#web/lib/sidebar-state.ts";
import { items } from "#web/shell/navigation/items.ts";
import { isCurrent } from "#web/shell/navigation/menu.ts";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => "",
    set: (value: string) => written.push(value),
  });
});
afterEach(async () => {
  await unmountAll();
  Reflect.deleteProperty(document, "cookie");
});

function Show({ mobile }: { mobile: boolean }) {
  const { expanded, drawerOpen } = useSidebar(mobile);
  return <p>{JSON.stringify({ expanded, drawerOpen })}</p>;
}
const press = (init: KeyboardEventInit) =>
  act(async () => window.dispatchEvent(new KeyboardEvent("keydown", { cancelable: true, ...init })));

test("Ctrl+B and Cmd+B collapse and expand, and a cookie keeps it for seven days", async () => {
  await mount(<Show mobile={false} />);
  expect(JSON.parse(pageText())).toEqual({ expanded: true, drawerOpen: false });
  await press({ key: "b", ctrlKey: true });
  expect(JSON.parse(pageText())).toMatchObject({ expanded: false });
  expect(written).toEqual([`sidebar_state=false; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE}; SameSite=Lax`]);
  expect(SIDEBAR_COOKIE_MAX_AGE).toBe(604_800);
  await press({ key: "B", metaKey: true });
  expect(JSON.parse(pageText())).toMatchObject({ expanded: true });
  await press({ key: "b" });
  expect(JSON.parse(pageText())).toMatchObject({ expanded: true });
});

test.each([
  { ctrlKey: true, shiftKey: true },
  { metaKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
  { ctrlKey: true, metaKey: true },
])("the keys answer alone: not with %j", async (keys) => {
  await mount(<Show mobile={false} />);
  await press({ key: "B", ...keys });
  expect(JSON.parse(pageText())).toMatchObject({ expanded: true });
  expect(written).toEqual([]);
});

test("on a narrow screen the same keys open and close the drawer and leave the cookie alone", async () => {
  await mount(<Show mobile />);
  await press({ key: "b", ctrlKey: true });
  expect(JSON.parse(pageText())).toEqual({ expanded: true, drawerOpen: true });
  expect(written).toEqual([]);
});

test("the cookie is read among others", () => {
  expect(readExpanded("lang=zh; sidebar_state=false")).toBe(false);
  expect(readExpanded("lang=zh; sidebar_state=true")).toBe(true);
  expect(readExpanded("other_sidebar_state=false")).toBe(true);
});

test("the items stand in the specification's order, the leads beside the homes", () => {
  expect(items.map((item) => item.key)).toEqual([
    "dashboard",
    "packages",
    "publish",
    "tasks",
    "properties",
    "leads",
    "profile",
  ]);
});

test("an item is current at its dashboard address and at its top-level twin only", () => {
  const [dashboard, , publish, tasks] = items;
  expect(isCurrent(tasks, "/dashboard/tasks")).toBe(true);
  expect(isCurrent(tasks, "/tasks/")).toBe(true);
  expect(isCurrent(dashboard, "/dashboard/tasks")).toBe(false);
  expect(isCurrent(tasks, "/tasksome")).toBe(false);
  expect(isCurrent(publish, "/dashboard/campaigns/c1"), "results belong to publishing").toBe(true);
});
