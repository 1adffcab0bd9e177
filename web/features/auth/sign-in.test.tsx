import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, expect, test, vi } from "vitest";
import { captchaToken } from "#contract/captcha";
import { useDraft } from "#web/features/auth/auth-form.ts";
import { SignIn } from "#web/features/auth/sign-in.tsx";
import { type Question, solve, useCaptcha } from "#web/features/auth/use-captcha.ts";
import { deviceKey } from "#web/lib/device-key.ts";
import { fakeBackend, session } from "#web/testing/backend.ts";
import { mount, pageText, settle, submit, type, unmountAll } from "#web/testing/mount.tsx";

afterEach(async () => {
  await unmountAll();
  sessionStorage.clear();
});

const questions: Question[] = [
  { challenge: "c0", left: 8, operator: "+", right: 5 },
  { challenge: "c1", left: 7, operator: "*", right: 6 },
  { challenge: "c2", left: 2, operator: "-", right: 9 },
];
const refused = { data: { user: null, session: null }, error: { code: "invalid_credentials", message: "no" } };
const accepted = { data: { user: session().user, session: session() }, error: null };

async function show(signInWithPassword: (...args: never[]) => Promise<unknown>, enabled = true) {
  const { client } = fakeBackend({ auth: { signInWithPassword } });
  const issued = [...questions];
  const issue = vi.fn(async () => issued.shift() ?? Promise.reject(new Error("no more")));
  const onSignedIn = vi.fn(async () => undefined);
  function Card() {
    const form = useDraft();
    const captcha = useCaptcha(enabled, issue);
    return (
      <SignIn
        client={client}
        form={form}
        captcha={captcha}
        onAttempt={() => undefined}
        onSignedIn={onSignedIn}
        onUnconfirmed={() => undefined}
      />
    );
  }
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/auth", component: Card });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/auth"] }),
  });
  await router.load();
  // a small tree of its own, not the application's
  await mount(<RouterProvider router={router as never} />);
  await settle();
  return { issue, onSignedIn };
}
const fill = async (password = "secret1") => {
  await type("input[name=email]", "lin@example.com");
  await type("input[name=password]", password);
};
const captchaShown = () => document.querySelector("input[name=captcha]") !== null;

test("what is missing is said before anything is sent", async () => {
  const signIn = vi.fn(async () => accepted);
  await show(signIn);
  await submit();
  expect(pageText()).toContain("请输入邮箱");
  expect(pageText()).toContain("请输入密码");
  expect(signIn).not.toHaveBeenCalled();
});

test("the first failure shows a question; a wrong answer is refused on the screen and brings another; the right one travels as the token", async () => {
  const signIn = vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(refused).mockResolvedValueOnce(accepted);
  const { issue, onSignedIn } = await show(signIn);
  expect(captchaShown()).toBe(false);
  await fill();
  await submit();
  expect(signIn).toHaveBeenLastCalledWith({
    email: "lin@example.com",
    password: "secret1",
    options: { captchaToken: `${deviceKey()}!` },
  });
  expect(pageText()).toContain("登录失败");
  expect(pageText()).toContain("8 + 5 = ?");
  await submit();
  expect(pageText()).toContain("验证码错误");
  expect(pageText(), "what the attempt before came to").not.toContain("登录失败");
  expect(pageText(), "nothing was answered: the question stays").toContain("8 + 5 = ?");

  await type("input[name=captcha]", "41");
  await submit();
  expect(pageText()).toContain("验证码错误");
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(pageText()).toContain("7 * 6 = ?");
  expect(document.querySelector<HTMLInputElement>("input[name=captcha]")?.value).toBe("");

  await type("input[name=captcha]", "42");
  await submit();
  expect(signIn).toHaveBeenLastCalledWith({
    email: "lin@example.com",
    password: "secret1",
    options: { captchaToken: `${deviceKey()}!${captchaToken("c1", 42)}` },
  });
  expect(pageText()).toContain("2 - 9 = ?");
  expect(issue).toHaveBeenCalledTimes(3);

  await type("input[name=captcha]", "-7");
  await submit();
  expect(pageText()).toContain("登录成功！");
  expect(onSignedIn).toHaveBeenCalledWith(session().user.id);
  expect(captchaShown()).toBe(false);
});

test("a service that wants an answer nobody was asked for yet is not called a wrong answer", async () => {
  const wants = { data: { user: null, session: null }, error: { code: "captcha_failed", message: "captcha" } };
  await show(async () => wants);
  await fill();
  await submit();
  expect(captchaShown()).toBe(true);
  expect(pageText()).toContain("请先回答下面的验证码");
  expect(pageText()).not.toContain("验证码错误");
  expect(pageText(), "nobody has failed yet").not.toContain("登录失败");
});

test("after a reload the page still asks, with a question at once; after a success it does not", async () => {
  const signIn = vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(accepted);
  await show(signIn);
  await fill();
  await submit();
  expect(captchaShown()).toBe(true);
  await unmountAll();
  const { issue } = await show(signIn);
  expect(captchaShown()).toBe(true);
  expect(pageText()).toContain("8 + 5 = ?");
  expect(issue).toHaveBeenCalledTimes(1);
  await fill();
  await type("input[name=captcha]", "13");
  await submit();
  expect(pageText()).toContain("登录成功！");
  await unmountAll();
  await show(signIn);
  expect(captchaShown()).toBe(false);
});

test("a backend without the arithmetic captcha never asks", async () => {
  const { issue } = await show(async () => refused, false);
  await fill();
  await submit();
  expect(pageText()).toContain("登录失败");
  expect(captchaShown()).toBe(false);
  expect(issue).not.toHaveBeenCalled();
});

test("an unreachable service is no failed attempt and loses nothing typed", async () => {
  await show(async () => ({ data: {}, error: { name: "AuthRetryableFetchError", message: "fetch failed" } }));
  await fill();
  await submit();
  expect(pageText()).toContain("连不上服务");
  expect(captchaShown()).toBe(false);
  expect(document.querySelector<HTMLInputElement>("input[name=email]")?.value).toBe("lin@example.com");
});

test.each([
  ["{}", 500],
  ["Bad Gateway", 502],
  ["HTTP 503", 503],
  ["Unexpected failure, please check server logs for more information", 500],
])(
  "a service that answers %s with %i is no network fault: the specification's sentence stands",
  async (message, status) => {
    await show(async () => ({ data: {}, error: { name: "AuthRetryableFetchError", message, status } }));
    await fill();
    await submit();
    expect(pageText()).toContain("登录失败");
    expect(pageText()).toContain("登录过程中出现错误，请重试。");
    expect(pageText()).not.toContain("连不上服务");
  },
);

test("each operator has its answer", () => {
  expect(solve({ challenge: "", left: 3, operator: "+", right: 4 })).toBe(7);
  expect(solve({ challenge: "", left: 3, operator: "-", right: 4 })).toBe(-1);
  expect(solve({ challenge: "", left: 3, operator: "*", right: 4 })).toBe(12);
});

test("a service that fails at an answered question brings another; one that cannot be reached keeps question and answer", async () => {
  const failed = { data: {}, error: { name: "AuthRetryableFetchError", message: "{}", status: 500 } };
  const lost = { data: {}, error: { name: "AuthRetryableFetchError", message: "fetch failed", status: 0 } };
  const answer = () => document.querySelector<HTMLInputElement>("input[name=captcha]")?.value;
  await show(vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(lost).mockResolvedValueOnce(failed));
  await fill();
  await submit();
  await type("input[name=captcha]", "13");
  await submit();
  expect(pageText()).toContain("连不上服务");
  expect(pageText()).toContain("8 + 5 = ?");
  expect(answer()).toBe("13");
  await submit();
  expect(pageText()).toContain("登录过程中出现错误，请重试。");
  expect(pageText(), "one message at a time").not.toContain("连不上服务");
  expect(pageText()).toContain("7 * 6 = ?");
  expect(answer()).toBe("");
});

test("where a second step is to come, nobody is welcomed yet", async () => {
  const at = "2026-11-01T08:00:00Z";
  const app = { id: "f", factor_type: "totp", status: "verified", created_at: at, updated_at: at };
  const half = { ...session(), user: { ...session().user, factors: [app] } };
  const { onSignedIn } = await show(async () => ({ data: { user: half.user, session: half }, error: null }));
  await fill();
  await submit();
  expect(onSignedIn).toHaveBeenCalled();
  expect(pageText()).not.toContain("登录成功！");
});
