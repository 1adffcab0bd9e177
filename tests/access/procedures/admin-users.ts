/** Administration of accounts, and support sessions: what each role is answered. */
import { randomUUID } from "node:crypto";
import { administrators, business, done, type Rule } from "./rule.ts";

export const adminUsers: Record<string, Rule> = {
  "admin.users.get": {
    expected: business(),
    ask: async (c, { userId, orderId }) =>
      (await c.admin.users.get({ id: userId })).orders.some((one) => one.id === orderId),
  },
  "admin.content.get": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.content.get({ id: randomUUID() })),
  },
  "admin.content.takeDown": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.content.takeDown({ id: randomUUID(), reason: "x" })),
  },
  "admin.content.allow": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.content.allow({ id: randomUUID() })),
  },
  "admin.find": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.find({ q: "ORD-001" })),
  },
  "admin.users.invite": {
    expected: business(),
    ask: (c) =>
      done(c.admin.users.invite({ email: `${randomUUID()}@example.com`, role: "agent" as const, language: "en" })),
  },
  "admin.users.edit": {
    expected: business("conflict"),
    ask: (c, { userId: id }) =>
      done(c.admin.users.edit({ id, displayName: "Ada", phone: null, seen: { displayName: "?", phone: null } })),
  },
  "admin.users.resetPassword": {
    expected: business(),
    ask: (c, { userId: id }) => done(c.admin.users.resetPassword({ id })),
  },
  "admin.users.note": {
    expected: business(),
    ask: (c, { userId: id }) => done(c.admin.users.note({ id, text: "x" })),
  },
  "admin.users.disable": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.users.disable({ id: randomUUID(), reason: "x" })),
  },
  "admin.users.enable": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.users.enable({ id: randomUUID() })),
  },
  "admin.users.removeSecondFactor": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.users.removeSecondFactor({ id: randomUUID(), reason: "x" })),
  },
  "admin.users.setRole": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.users.setRole({ id: randomUUID(), role: "agent", scope: null, reason: "x" })),
  },
  "admin.support.start": {
    expected: business(),
    ask: (c, { userId: id }) => done(c.admin.support.start({ id, reason: "x" })),
  },
  "admin.support.end": { expected: business(), ask: (c) => done(c.admin.support.end()) },
};
