import { afterEach, expect, test, vi } from "vitest";
import { ConfigProvider } from "#web/lib/config-context.tsx";
import { mount, testConfig, unmountAll } from "#web/testing/mount.tsx";
import { InviteOnly } from "./invite-only.tsx";

vi.mock("@tanstack/react-router", () => ({ Link: (props: object) => <a {...props} href="/auth" /> }));
afterEach(unmountAll);

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
