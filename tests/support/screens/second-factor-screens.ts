/** Two-step sign-in: turning it on in the profile, the codes on paper, and the administration without it. */
import { press, type Screen, type Stage, says } from "./kit.ts";

const at = "2026-11-01T08:00:00Z";
const app = { id: "00000000-0000-4000-8000-00000000000f", factor_type: "totp", status: "verified" };
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><path fill="#fff" d="M0 0h7v7H0z"/><path d="M1 1h2v2H1zM4 1h2v2H4zM1 4h2v2H1zM4 4h1v1H4z"/></svg>';
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const codes = Array.from({ length: 10 }, (_, place) => `7KQ${place}-XW4M-2PB9`);

const offered = async ({ page }: Stage): Promise<void> => {
  const totp = { qr_code: picture, secret, uri: `otpauth://totp/x?secret=${secret}` };
  await page.route("**/auth/v1/factors", (route) => route.fulfill({ json: { ...app, type: "totp", totp } }));
};

const turnedOn = async ({ page }: Stage): Promise<void> => {
  await page.route("**/auth/v1/user", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), factors: [{ ...app, created_at: at, updated_at: at }] } });
  });
  const status = { id: app.id, type: "recovery_code", total: 10, remaining: 7 };
  await page.route("**/auth/v1/factors/recovery-codes**", (route) =>
    route.fulfill({ json: route.request().method() === "GET" ? status : { ...status, codes } }),
  );
};

const me = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "admin@example.com",
  displayName: null,
  role: "admin",
  scope: "super",
  createdAt: at,
  secondFactorMissing: true,
  support: null,
};

const profile = { who: "newcomer", path: "/dashboard/profile", state: true } as const;

export const secondFactorScreens: Screen[] = [
  {
    ...profile,
    name: "profile-two-step-add",
    caption: ["开启两步验证", "Turning on two-step sign-in"],
    before: offered,
    act: press((t) => t.profile.secondFactor.turnOn),
  },
  {
    ...profile,
    name: "profile-two-step-codes",
    caption: ["两步验证的恢复码", "Recovery codes of two-step sign-in"],
    before: turnedOn,
    act: press((t) => t.profile.secondFactor.newCodes),
  },
  {
    ...profile,
    name: "profile-two-step-off",
    caption: ["关闭两步验证前的确认", "Before two-step sign-in is turned off"],
    before: turnedOn,
    act: press((t) => t.profile.secondFactor.turnOff),
  },
  {
    name: "admin-without-two-step",
    caption: ["超级管理员没有开启两步验证", "A super administrator without two-step sign-in"],
    who: "admin",
    path: "/admin",
    state: true,
    before: says("account.me", me),
  },
];
