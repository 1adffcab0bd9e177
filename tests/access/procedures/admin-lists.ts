/** The administration's lists, a line each: who reads them, and that they show what is the agent's where they have it. */
import type { Estate } from "#tests/access/estate";
import type { Client } from "#tests/support/domain";
import { administrators, business, done, type Rule, technical } from "./rule.ts";

interface List {
  /** Who may take it away as a file; the list itself too, where `read` does not say otherwise. */
  may: Rule["expected"];
  read?: Rule["expected"];
  file: (client: Client) => (asked: { language: "en" }) => Promise<File>;
  /** False where the answer shows nothing of the agent's. */
  page: (client: Client, estate: Estate) => Promise<unknown>;
}

const everybody = administrators("yes", "system", "operations");
const has = (items: readonly { id: string }[], id: string) => items.some((one) => one.id === id);

const lists: Record<string, List> = {
  users: {
    may: business(),
    file: (c) => c.admin.users.export,
    page: async (c, { userId, email }) => has((await c.admin.users.list({ q: email })).items, userId),
  },
  // the agent's home has been deleted by then; what it shows is in server/procedures/admin/accounts/content.test.ts
  content: { may: business(), file: (c) => c.admin.content.export, page: (c) => c.admin.content.list({}) },
  tasks: {
    may: everybody,
    file: (c) => c.admin.tasks.export,
    page: async (c, { writeTaskId }) => has((await c.admin.tasks.list({})).items, writeTaskId),
  },
  "tasks.dead": { may: everybody, file: (c) => c.admin.tasks.dead.export, page: (c) => c.admin.tasks.dead.list({}) },
  mails: { may: everybody, file: (c) => c.admin.mails.export, page: (c) => c.admin.mails.list({}) },
  orders: {
    may: business(),
    file: (c) => c.admin.orders.export,
    page: async (c, { userId, orderId }) => has((await c.admin.orders.list({ userId, limit: 100 })).items, orderId),
  },
  subscriptions: {
    may: business(),
    file: (c) => c.admin.subscriptions.export,
    page: async (c, { userId }) => (await c.admin.subscriptions.list({ userId })).items.length > 0,
  },
  refunds: { may: business(), file: (c) => c.admin.refunds.export, page: (c) => c.admin.refunds.list({}) },
  transfers: { may: business(), file: (c) => c.admin.transfers.export, page: (c) => c.admin.transfers.list({}) },
  invoices: { may: business(), file: (c) => c.admin.invoices.export, page: (c) => c.admin.invoices.list({}) },
  coupons: { may: business(), file: (c) => c.admin.coupons.export, page: (c) => c.admin.coupons.list({}) },
  enquiries: { may: business(), file: (c) => c.admin.enquiries.export, page: (c) => c.admin.enquiries.list({}) },
  differences: { may: business(), file: (c) => c.admin.differences.export, page: (c) => c.admin.differences.list({}) },
  "logs.audit": {
    may: technical(),
    // operations read their own acts and what befell accounts they may reach
    read: everybody,
    file: (c) => c.admin.logs.audit.export,
    page: async (c, { userId }) => (await c.admin.logs.audit.list({ accountId: userId })).items.length > 0,
  },
  "logs.errors": {
    may: technical(),
    file: (c) => c.admin.logs.errors.export,
    page: (c) => c.admin.logs.errors.list({}),
  },
  "logs.mails": { may: technical(), file: (c) => c.admin.logs.mails.export, page: (c) => c.admin.logs.mails.list({}) },
  "logs.webhooks": {
    may: technical(),
    file: (c) => c.admin.logs.webhooks.export,
    page: (c) => c.admin.logs.webhooks.list({}),
  },
  "models.log": {
    may: technical(),
    file: (c) => c.admin.models.log.export,
    page: async (c) => (await c.admin.models.log.list({ purpose: "test" })).items.length > 0,
  },
  "logs.signIns": {
    may: technical(),
    file: (c) => c.admin.logs.signIns.export,
    page: async (c, { email }) => (await c.admin.logs.signIns.list({ q: email })).items.length > 0,
  },
};

export const adminLists: Record<string, Rule> = Object.fromEntries(
  Object.entries(lists).flatMap(([name, { may, read = may, file, page }]) => [
    [
      `admin.${name}.list`,
      { expected: read, ask: async (c: Client, estate: Estate) => (await page(c, estate)) !== false },
    ],
    [`admin.${name}.export`, { expected: may, ask: (c: Client) => done(file(c)({ language: "en" })) }],
  ]),
);

/** Every list's file, as an administrator takes it. */
export const listFiles = Object.fromEntries(
  Object.entries(lists).map(([name, { file }]) => [name, (client: Client) => file(client)({ language: "en" })]),
);
