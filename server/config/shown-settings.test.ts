import { expect, test } from "vitest";
import { serviceSettings, shownSettings } from "./shown-settings.ts";

test("administrators read what is set, and never a secret's value or a key's long text", () => {
  const shown = shownSettings({
    SMTP_HOST: " mail.example.com ",
    SMTP_PASS: "hunter2-hunter2",
    ALIPAY_PUBLIC_KEY: "M".repeat(200),
    SMTP_USER: "",
    SOMETHING_ELSE: "x",
  });
  expect(shown).toEqual({ SMTP_HOST: "mail.example.com", SMTP_PASS: null, ALIPAY_PUBLIC_KEY: null });
  const mail = serviceSettings("mail", shown);
  expect(mail.find((one) => one.name === "SMTP_PASS")).toEqual({
    name: "SMTP_PASS",
    set: true,
    secret: true,
    value: null,
  });
  expect(mail.find((one) => one.name === "SMTP_USER")).toMatchObject({ set: false, value: null });
});
