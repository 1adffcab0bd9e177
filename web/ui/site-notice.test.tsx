import { afterEach, expect, test } from "vitest";
import { mount, pageText, unmountAll } from "#web/testing/mount.tsx";
import { SiteNotice } from "#web/ui/site-notice.tsx";

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
