import type { User } from "@supabase/supabase-js";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { usualWishes } from "#contract/notification-settings";
import type { AccountSettings } from "#contract/profile";
import { AccountStatus } from "#web/features/account/account-status.tsx";
import { AuthProvider } from "#web/lib/auth/context.tsx";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { mount, pageText, settle, unmountAll } from "#web/testing/mount.tsx";

// the profile is read through the application's own client: nobody has one here
vi.mock("#web/lib/supabase.ts", async () => {
  const { client } = (await import("#web/testing/backend.ts")).fakeBackend({});
  return { backend: () => client };
});
afterEach(unmountAll);

const { user } = session();
const settings: AccountSettings = {
  email: "lin@example.com",
  emailConfirmedAt: "2026-03-02T08:00:00Z",
  phone: null,
  phoneVerifiedAt: null,
  language: "zh",
  createdAt: "2026-03-02T08:00:00Z",
  lastSignInAt: "2026-03-05T12:00:00Z",
  deletion: null,
  canTextPhones: true,
  news: usualWishes,
  dataExport: null,
};

type Answer = { data: { role: string } | null; error: null };
async function show(role: Promise<Answer>, language: "zh" | "en", known: AccountSettings = settings) {
  const { client } = fakeBackend({ stored: Promise.resolve(session()), role: () => role });
  await mount(
    <AuthProvider client={client} arrival={{ recovery: false, linkError: null }}>
      <AccountStatus user={user as User} settings={known} />
    </AuthProvider>,
    language,
  );
  await settle();
  await settle();
}
const badge = () => document.querySelector("dl dd")?.textContent;

test.each([
  ["admin", "zh", "管理员"],
  ["admin", "en", "Administrator"],
  ["agent", "zh", "经纪人"],
  ["agent", "en", "Agent"],
  ["user", "zh", "用户"],
  ["user", "en", "User"],
  [null, "en", "User"],
  ["emperor", "en", "User"],
] as const)("the badge of the role %s in %s is %s; until it is known, an agent's", async (role, language, words) => {
  let answer: (value: Answer) => void = () => undefined;
  await show(new Promise((resolve) => (answer = resolve)), language);
  expect(badge()).toBe(language === "zh" ? "经纪人" : "Agent");
  await act(async () => answer({ data: role ? { role } : null, error: null }));
  await settle();
  expect(badge()).toBe(words);
});

test("state, first day and last sign-in come from data", async () => {
  const agent = Promise.resolve({ data: { role: "agent" }, error: null });
  await show(agent, "en");
  expect(pageText()).toContain("Active");
  expect(pageText()).toContain("2 March 2026");
  expect(pageText()).toMatch(/Last sign-in5 Mar 2026, \d\d:\d\d/);
  await unmountAll();
  await show(agent, "en", { ...settings, emailConfirmedAt: null, lastSignInAt: null });
  expect(pageText()).toContain("Email not confirmed");
  expect(pageText()).toContain("No record yet");
  await unmountAll();
  const deletion = { requestedAt: "2026-03-02T08:00:00Z", dueAt: "2026-04-01T08:00:00Z" };
  await show(agent, "en", { ...settings, deletion });
  expect(pageText()).toContain("Deletion scheduled");
});
