/** Administration of the books: differences, statements, listings: what each role is answered. */
import { randomUUID } from "node:crypto";
import { business, done, type Rule } from "./rule.ts";

export const adminBooks: Record<string, Rule> = {
  "admin.differences.resolve": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.differences.resolve({ id: randomUUID(), note: "x" })),
  },
  "admin.statements.run": { expected: business(), ask: (c) => done(c.admin.statements.run({})) },
  "admin.ledger": {
    expected: business(),
    ask: async (c, { userId }) => (await c.admin.ledger({ userId })).items.length > 0,
  },
  "admin.quota.adjust": {
    expected: business(),
    ask: (c, { userId }) =>
      done(c.admin.quota.adjust({ userId, listings: 1, reason: "x", idempotencyKey: randomUUID() })),
  },
};
