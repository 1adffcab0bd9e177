import { expect, test } from "vitest";
import { appAddresses, isAppAddress } from "#contract/addresses";
import { createAppRouter } from "#web/router.tsx";

const bare = (path: string) => path.replace(/(.)\/$/, "$1").replace(/\$\w+/, "$");

test("the server knows exactly the addresses that have a screen", () => {
  // "/" is the landing page, a page of its own; "/admin/$" answers "not found".
  const routes = Object.keys(createAppRouter().routesByPath)
    .map(bare)
    .filter((path) => path !== "/" && path !== "/admin/$");
  expect([...new Set(routes)].sort()).toEqual([...appAddresses].sort());
});

test("the dashboard's screens have top-level twins", () => {
  for (const screen of ["packages", "publish", "tasks", "properties", "leads", "profile"]) {
    expect(isAppAddress(`/${screen}`)).toBe(true);
    expect(isAppAddress(`/dashboard/${screen}`)).toBe(true);
  }
  expect(isAppAddress("/dashboard/campaigns/1b2")).toBe(true);
  expect(isAppAddress("/nope")).toBe(false);
  expect(isAppAddress("/authority")).toBe(false);
});
