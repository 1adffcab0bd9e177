import { expect, test } from "vitest";
import { normalEmail } from "./person.ts";

test.each([
  ["Ada.Lovelace+trial2@GMail.com", "adalovelace@gmail.com"],
  ["a.d.a.lovelace@googlemail.com", "adalovelace@gmail.com"],
  [" ada+x@outlook.com ", "ada@outlook.com"],
  ["ada.l@outlook.com", "ada.l@outlook.com"],
  ["ada+1@me.com", "ada@icloud.com"],
  ["ada@pm.me", "ada@proton.me"],
  // fullwidth letters, as an input method may write them
  ["ａｄａ@gmail.com", "ada@gmail.com"],
  // no service we know: the plus may belong to the name
  ["ada+x@agency.example", "ada+x@agency.example"],
  ["12345@QQ.com", "12345@qq.com"],
  ["nonsense", "nonsense"],
])("%s is the mailbox %s", (written, mailbox) => {
  expect(normalEmail(written)).toBe(mailbox);
});
