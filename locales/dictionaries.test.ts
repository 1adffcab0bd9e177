import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const files = (language: string) => readdirSync(new URL(`./${language}`, import.meta.url)).sort();

/** "errors.host_not_found" -> text, for every text of a module. */
function flatten(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, path ? `${path}.${key}` : key)]));
}
const load = async (language: string, file: string) =>
  flatten(await import(/* @vite-ignore */ new URL(`./${language}/${file}`, import.meta.url).href));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test("both languages have the same files", () => {
  expect(files("en")).toEqual(files("zh"));
});

test.each(files("zh"))("%s has the same keys and the same placeholders in both languages", async (file) => {
  const [zh, en] = [await load("zh", file), await load("en", file)];
  expect([...en.keys()].sort()).toEqual([...zh.keys()].sort());
  for (const [key, text] of zh) {
    expect({ key, names: placeholders(en.get(key) ?? "") }).toEqual({ key, names: placeholders(text) });
  }
});

test.each(files("zh"))("%s has no empty text", async (file) => {
  for (const language of ["zh", "en"]) {
    for (const [key, text] of await load(language, file)) expect(text.trim(), `${language} ${key}`).not.toBe("");
  }
});

test("the specification's own messages stand word for word", async () => {
  const { auth } = await import("./zh/auth.ts");
  const { common } = await import("./zh/common.ts");
  const { profile } = await import("./en/profile.ts");
  expect(auth).toMatchObject({
    signInFailed: "登录失败",
    signInFailedText: "登录过程中出现错误，请重试。",
    signedIn: "登录成功！",
    signedInText: "欢迎回来！",
    signUpFailed: "注册失败",
    signUpFailedText: "注册过程中出现错误，请重试。",
    signedUp: "注册成功！",
    signedUpText: "请检查您的邮箱并点击确认链接完成注册。",
    resetFailed: "发送失败",
    resetFailedText: "发送重置邮件时出现错误，请重试。",
    resetSent: "重置邮件已发送！",
    resetSentText: "请检查您的邮箱并点击重置链接。",
    captchaWrong: "验证码错误",
    passwordLength: "密码长度至少8位",
    passwordUpper: "密码必须包含大写字母",
    passwordLower: "密码必须包含小写字母",
    passwordDigit: "密码必须包含数字",
    passwordSpecial: "密码必须包含特殊字符",
    passwordsDiffer: "两次输入的密码不一致",
  });
  expect(common.notFound).toBe("Oops! Page not found");
  expect(profile).toMatchObject({
    saved: "Profile updated successfully",
    saveFailed: "Update failed, please try again",
    saving: "Saving",
    roles: { admin: "Administrator", agent: "Agent", user: "User" },
  });
});
