import { expect, test } from "vitest";
import { readContact } from "./contact.ts";

const nothing = { email: null, phone: null, handle: null };

test.each([
  ["13900001111", "CN", { phone: "+8613900001111" }],
  ["+86 139-0000-1111", "CN", { phone: "+8613900001111" }],
  ["１３９ ００００ １１１１", "CN", { phone: "+8613900001111" }],
  ["0086 139 0000 1111", null, { phone: "+8613900001111" }],
  ["电话：13900001111", "CN", { phone: "+8613900001111" }],
  ["07400 123456", "GB", { phone: "+447400123456" }],
  ["+44 7400 123456", "CN", { phone: "+447400123456" }],
  ["(212) 555-0123", "US", { phone: "+12125550123" }],
  ["090-1234-5678", "JP", { phone: "+819012345678" }],
  ["Ada@Example.com", "US", { email: "ada@example.com" }],
  ["ada@example.com / 13900001111", "CN", { email: "ada@example.com", phone: "+8613900001111" }],
  ["微信：Lin_Home88", "CN", { handle: "lin_home88" }],
  ["wechat: lin_home88", null, { handle: "lin_home88" }],
  ["lin_home88", "XX", { handle: "lin_home88" }],
  ["ada@home", "US", { handle: "ada@home" }],
] as const)("%s, of a home in %s", (written, country, found) => {
  expect(readContact(written, country)).toEqual({ ...nothing, ...found });
});

test("whatever was written reaches somebody", () => {
  for (const written of ["微信：", "@@@", "123", "a.b.c", "、、、x", "wx:"]) {
    const { email, phone, handle } = readContact(written, "CN");
    expect(email ?? phone ?? handle, written).not.toBeNull();
  }
});
