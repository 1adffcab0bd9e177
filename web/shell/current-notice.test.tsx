import { afterEach, expect, test, vi } from "vitest";
import { answers, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, testConfig, unmountAll } from "#web/testing/mount.tsx";
import { CurrentNotice } from "./current-notice.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
afterEach(unmountAll);

const text = { zh: "今晚维护", en: "Maintenance tonight" };

test("a page that is open learns of a notice that was written since", async () => {
  resetFakeApi();
  answers["site.config"] = async () => ({ ...testConfig, notice: { text, until: null } });
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "Date"], shouldAdvanceTime: true });
  await mount(<CurrentNotice />);
  expect(pageText()).not.toContain("今晚维护");
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  vi.useRealTimers();
  await settle();
  expect(pageText()).toContain("今晚维护");
});
