import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";
import { SendPage } from "./send-page.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
beforeEach(resetFakeApi);
afterEach(unmountAll);

test("where a site keeps its page from talking to ours, the ways that work there are named", async () => {
  await mount(<SendPage onSent={() => {}} waitMs={0} />);
  await settle();
  await vi.waitFor(() => expect(pageText()).toContain("有的网站不让网页和我们通话"));
  const ways = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(ways).toEqual(["/dashboard/publish?by=file", "/dashboard/publish?by=text"]);
});
