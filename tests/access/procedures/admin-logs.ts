/** The journals: what each role is answered. */
import { randomUUID } from "node:crypto";
import { administrators, done, type Rule, technical } from "./rule.ts";

export const adminLogs: Record<string, Rule> = {
  "admin.logs.errors.resolve": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.logs.errors.resolve({ id: randomUUID(), resolved: true })),
  },
  "admin.logs.tail": {
    expected: technical(),
    ask: async (c) => {
      for await (const _ of await c.admin.logs.tail({ journal: "errors" })) return true;
      return false;
    },
  },
  "admin.mails.resend": {
    expected: administrators("not_found", "system", "operations"),
    ask: (c) => done(c.admin.mails.resend({ id: randomUUID() })),
  },
};
