/** The journals: what each role is answered. */
import { randomUUID } from "node:crypto";
import { administrators, done, type Rule, technical } from "./rule.ts";

export const adminLogs: Record<string, Rule> = {
  "admin.audit.list": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c, { userId }) => (await c.admin.audit.list({ accountId: userId })).items.length > 0,
  },
  "admin.logs.audit.list": {
    expected: technical(),
    ask: async (c, { userId }) => (await c.admin.logs.audit.list({ accountId: userId })).items.length > 0,
  },
  "admin.logs.audit.export": {
    expected: technical(),
    ask: (c) => done(c.admin.logs.audit.export({ language: "en" })),
  },
  "admin.logs.errors.list": { expected: technical(), ask: (c) => done(c.admin.logs.errors.list({})) },
  "admin.logs.errors.export": {
    expected: technical(),
    ask: (c) => done(c.admin.logs.errors.export({ language: "en" })),
  },
  "admin.logs.errors.resolve": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.logs.errors.resolve({ id: randomUUID(), resolved: true })),
  },
  "admin.logs.mails.list": { expected: technical(), ask: (c) => done(c.admin.logs.mails.list({})) },
  "admin.logs.mails.export": { expected: technical(), ask: (c) => done(c.admin.logs.mails.export({ language: "en" })) },
  "admin.logs.webhooks.list": { expected: technical(), ask: (c) => done(c.admin.logs.webhooks.list({})) },
  "admin.logs.webhooks.export": {
    expected: technical(),
    ask: (c) => done(c.admin.logs.webhooks.export({ language: "en" })),
  },
  "admin.logs.signIns.list": {
    expected: technical(),
    ask: async (c, { email }) => (await c.admin.logs.signIns.list({ q: email })).items.length > 0,
  },
  "admin.logs.signIns.export": {
    expected: technical(),
    ask: (c) => done(c.admin.logs.signIns.export({ language: "en" })),
  },
  "admin.logs.tail": {
    expected: technical(),
    ask: async (c) => {
      for await (const _ of await c.admin.logs.tail({ journal: "errors" })) return true;
      return false;
    },
  },
  "admin.mails.failed": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.mails.failed({})),
  },
  "admin.mails.resend": {
    expected: administrators("not_found", "system", "operations"),
    ask: (c) => done(c.admin.mails.resend({ id: randomUUID() })),
  },
};
