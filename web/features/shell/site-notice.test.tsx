import { afterEach, expect, test, vi } from "vitest";
import { InviteOnly } from "#web/features/auth/invite-only.tsx";
import { ConfigProvider } from "#web/lib/config-context.tsx";
import { answers, resetFakeApi } from "#web/testing/fake-api.ts";
import { mount, pageText, settle, testConfig, unmountAll } from "#web/testing/mount.tsx";
import { CurrentNotice } from "./current-notice.tsx";
import { SiteNotice } from "./site-notice.tsx";

vi.mock("#web/lib/api.ts", async () => (await import("#web/testing/fake-api.ts")).fakeApiModule);
vi.mock("@tanstack/react-router", () => ({ Link: (props: object) => <a {...props} href="/auth" /> }));
afterEach(unmountAll);

const text = { zh: "今晚维护", en: "Maintenance tonight" };
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const bar = (until: string | null, language: "zh" | "en" = "zh") => (
  <SiteNotice notice={{ text, until }} language={language} label="通知" until="至 {until}" />
);

test("the notice is said in the reader's language, with its end where it has one", async () => {
  await mount(bar(null, "en"));
  expect(document.querySelector('[aria-label="通知"]')?.textContent).toBe("Maintenance tonight");
  await unmountAll();
  await mount(bar(soon()));
  expect(pageText()).toMatch(/今晚维护至 \d{4}年/);
});

test("after its end it takes no room", async () => {
  await mount(bar(new Date(Date.now() - 1000).toISOString()));
  expect(document.querySelector('[aria-label="通知"]')).toBeNull();
});

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

test("by invitation only the way to reach us stands in the form's place", async () => {
  const contact = { ...testConfig.contact, email: "desk@example.com", phone: "400-555 0132" };
  await mount(
    <ConfigProvider value={{ ...testConfig, contact }}>
      <InviteOnly />
    </ConfigProvider>,
  );
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "mailto:desk@example.com",
    "tel:4005550132",
    "/auth",
  ]);
});
