import { expect, test } from "vitest";
import { loadTexts, subjects, subjectsOf } from "#tests/support/dictionaries";

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

test("both languages have the same files", () => {
  expect(subjectsOf("en")).toEqual(subjectsOf("zh"));
});

test.each(subjects)("%s has the same keys and the same placeholders in both languages", async (subject) => {
  const [zh, en] = [await loadTexts("zh", subject), await loadTexts("en", subject)];
  expect([...en.keys()].sort()).toEqual([...zh.keys()].sort());
  for (const [key, text] of zh) {
    expect({ key, names: placeholders(en.get(key) ?? "") }).toEqual({ key, names: placeholders(text) });
  }
});

test.each(subjects)("%s has both numbers of whatever has one", async (subject) => {
  const keys = new Set((await loadTexts("zh", subject)).keys());
  for (const key of keys) {
    const other = key.replace(/_(one|other)$/, (_, number) => (number === "one" ? "_other" : "_one"));
    expect(keys, key).toContain(other);
  }
});

test.each(subjects)("%s has no empty text", async (subject) => {
  for (const language of ["zh", "en"] as const) {
    for (const [key, text] of await loadTexts(language, subject))
      expect(text.trim(), `${language} ${key}`).not.toBe("");
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
