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

test("a number of nineteen digits stays in an address as it stands, there and back", () => {
  const { parseSearch, stringifySearch } = createAppRouter().options;
  const reference = "6222021001116245702";
  expect({ ...parseSearch(`?q=${reference}&days=30&on=true`) }).toEqual({ q: reference, days: 30, on: true });
  expect(stringifySearch({ q: reference, days: 30 })).toBe(`?q=${reference}&days=30`);
  expect({ ...parseSearch("?q=1e5") }).toEqual({ q: "1e5" });
});
