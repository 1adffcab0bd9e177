/** The page of many homes at once: its way back looks like those of other pages. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ImportManyScreen } from "#web/routes/import-many.tsx";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, settle, unmountAll } from "#web/testing/mount.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

test("the way back to the homes is a button of ours, with an arrow", async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: ImportManyScreen }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    defaultNotFoundComponent: () => null,
  });
  await mount(<RouterProvider router={router as never} />);
  await settle();
  const back = document.querySelector('a[href="/dashboard/properties"]');
  expect(back?.textContent).toBe("回到房源管理");
  expect(back?.className).toContain("mantine-Button-root");
  expect(back?.querySelector("svg")).not.toBeNull();
});
