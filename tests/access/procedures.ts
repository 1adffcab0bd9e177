/**
 * What each role is answered by every procedure about things an agent owns. "yes": it works (and shows the agent's things
 * where it shows any), "empty": it works and shows none of them, otherwise the error's code. A procedure that is not
 * listed here fails the test.
 */
import { randomUUID } from "node:crypto";
import { ownPrompt } from "#engine/copy/prompts/index";
import type { Client } from "#tests/support/domain";
import { card, consent, type Estate, listing, preferences } from "./estate.ts";

export const askers = ["visitor", "user", "otherAgent", "super", "system", "operations", "agent"] as const;
export type Asker = (typeof askers)[number];
type Answer =
  | "yes"
  | "empty"
  | "unauthorized"
  | "forbidden"
  | "order_closed"
  | "not_found"
  | "not_an_image"
  | "invalid_input"
  | "phone_missing"
  | "not_for_sale"
  | "code_expired"
  | "confirmation_wrong"
  | "conflict"
  | "not_invoiceable";

export interface Rule {
  expected: Record<Asker, Answer>;
  /** Resolves to false when the answer shows nothing of the agent's. */
  ask(client: Client, estate: Estate): Promise<boolean>;
}

const same = (answer: Answer): Record<Asker, Answer> => ({
  visitor: answer,
  user: answer,
  otherAgent: answer,
  super: answer,
  system: answer,
  operations: answer,
  agent: answer,
});
const everybody = same("yes");
/** Whoever is signed in, for themselves. */
const signedIn = (answer: Answer = "yes"): Record<Asker, Answer> => ({ ...same(answer), visitor: "unauthorized" });
/** Only the agent it belongs to; to others it does not exist. Administrators see customers' things through no procedure yet. */
const ownerOnly = (others: Answer = "not_found"): Record<Asker, Answer> => ({
  ...same(others),
  visitor: "unauthorized",
  agent: "yes",
});

/** Administrators of these scopes, and super; `answer` is what they are told. */
const administrators = (answer: Answer, ...scopes: ("system" | "operations")[]): Record<Asker, Answer> => ({
  ...same("forbidden"),
  visitor: "unauthorized",
  super: answer,
  system: scopes.includes("system") ? answer : "forbidden",
  operations: scopes.includes("operations") ? answer : "forbidden",
});
const business = (answer: Answer = "yes") => administrators(answer, "operations");
const technical = (answer: Answer = "yes") => administrators(answer, "system");

/** Of a row that is edited: read long ago. */
const SEEN = "2026-01-02T00:00:00.000Z";

const modelProvider = {
  kind: "openai" as const,
  baseUrl: null,
  model: "m",
  perMinute: null,
  tokensPerDay: null,
  moneyPerDay: null,
  priceIn: 0,
  priceOut: 0,
  currency: "CNY",
  enabled: false,
};
const coupon = () => ({
  code: `C-${randomUUID().slice(0, 8)}`,
  kind: "percent" as const,
  value: 10,
  currency: null,
  planCodes: null,
  firstPurchaseOnly: false,
  perAccount: 1,
  maxRedemptions: null,
  validFrom: "2026-01-01T00:00:00Z",
  validUntil: null,
  note: "",
});

const enquiry = {
  name: "Ada",
  company: "Ada Homes",
  phone: "+86 138 0000 1234",
  email: null,
  teamSize: 12,
  message: null,
  planCode: "enterprise" as const,
  language: "en" as const,
};

const done = async (work: Promise<unknown>): Promise<boolean> => {
  await work;
  return true;
};

/** The first thing a stream tells within a moment. */
async function tells(client: Client, taskId: string): Promise<boolean> {
  const stop = AbortSignal.timeout(400);
  try {
    for await (const task of await client.tasks.events({ taskId }, { signal: stop })) return task.id === taskId;
  } catch (error) {
    if (!stop.aborted) throw error;
  }
  return false;
}

export const procedures: Record<string, Rule> = {
  "site.config": { expected: everybody, ask: (c) => done(c.site.config()) },
  "site.claims": { expected: everybody, ask: (c) => done(c.site.claims()) },
  "captcha.issue": { expected: everybody, ask: (c) => done(c.captcha.issue()) },
  "plans.list": { expected: everybody, ask: (c) => done(c.plans.list({ list: "public" })) },
  "plans.onSale": { expected: everybody, ask: (c) => done(c.plans.onSale()) },
  "account.me": { expected: signedIn(), ask: (c) => done(c.account.me()) },
  "account.entitled": {
    // Everybody has a trial of their own; a campaign was made of the agent's.
    expected: ownerOnly("empty"),
    ask: async (c) => {
      const now = await c.account.entitled();
      return now.state === "running" && now.quota.used > 0;
    },
  },
  "account.card.get": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.account.card.get())?.name === card.name,
  },
  "account.card.save": { expected: signedIn(), ask: (c) => done(c.account.card.save({ ...card, name: "Ada" })) },
  "account.consents.get": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.account.consents.get()).missing.length === 0,
  },
  "account.consents.give": { expected: signedIn(), ask: (c) => done(c.account.consents.give(consent)) },
  "account.settings.get": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.account.settings.get()).email === estate.email,
  },
  "account.settings.language": {
    expected: signedIn(),
    ask: (c) => done(c.account.settings.language({ language: "en" })),
  },
  "account.settings.news": {
    expected: signedIn(),
    ask: (c) => done(c.account.settings.news({ kind: "product", channel: "email", wanted: true })),
  },
  "account.avatar.save": {
    expected: signedIn("not_an_image"),
    ask: (c) => {
      const crop = { x: 0, y: 0, width: 1, height: 1 };
      return done(c.account.avatar.save({ file: new File(["x"], "x.png", { type: "image/png" }), crop }));
    },
  },
  "account.avatar.remove": { expected: signedIn(), ask: (c) => done(c.account.avatar.remove()) },
  // To the number of one's own profile only; these people have none.
  "account.phone.send": { expected: signedIn("phone_missing"), ask: (c) => done(c.account.phone.send()) },
  "account.phone.verify": {
    expected: signedIn("code_expired"),
    ask: (c) => done(c.account.phone.verify({ code: "000000" })),
  },
  "account.sessions.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.account.sessions.list()).some((one) => one.id === estate.sessionId),
  },
  "account.sessions.end": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.account.sessions.end({ id: estate.otherSessionId })),
  },
  "account.sessions.endOthers": { expected: signedIn(), ask: (c) => done(c.account.sessions.endOthers()) },
  "account.exports.start": { expected: signedIn(), ask: (c) => done(c.account.exports.start()) },
  "account.exports.link": {
    // Nothing was packed; the owner is told so, to others the task does not exist.
    expected: { ...ownerOnly(), agent: "not_found" },
    ask: (c, estate) => done(c.account.exports.link({ taskId: estate.importTaskId })),
  },
  "account.deletion.request": {
    expected: signedIn("confirmation_wrong"),
    ask: (c) => done(c.account.deletion.request({ password: "x", confirmation: "somebody else" })),
  },
  "account.deletion.cancel": { expected: signedIn(), ask: (c) => done(c.account.deletion.cancel()) },
  "imports.start": {
    expected: signedIn(),
    ask: (c) => done(c.imports.start({ source: { type: "text", text: "x" }, idempotencyKey: randomUUID() })),
  },
  "imports.get": { expected: ownerOnly(), ask: (c, estate) => done(c.imports.get({ taskId: estate.importTaskId })) },
  "imports.uploadPhoto": {
    // Past the door the file is looked at, and this one is no picture.
    expected: signedIn("not_an_image"),
    ask: (c) => done(c.imports.uploadPhoto({ file: new File(["x"], "x.png", { type: "image/png" }) })),
  },
  "imports.examples": { expected: signedIn(), ask: (c) => done(c.imports.examples()) },
  "campaigns.forecast": { expected: signedIn(), ask: (c) => done(c.campaigns.forecast(preferences)) },
  "campaigns.create": {
    // With the agent's photo: nobody else can carry it.
    expected: ownerOnly("invalid_input"),
    ask: (c, estate) =>
      done(
        c.campaigns.create({
          listing,
          photoIds: [estate.photoId],
          preferences,
          agent: card,
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "campaigns.get": { expected: ownerOnly(), ask: (c, estate) => done(c.campaigns.get({ id: estate.campaignId })) },
  "campaigns.download": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.campaigns.download({ id: estate.campaignId })),
  },
  "pieces.update": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(c.pieces.update({ id: estate.pieceId, version: 1, title: null, body: "Flat", hashtags: [] })),
  },
  "notifications.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.notifications.list({ limit: 10 })).items.length > 0,
  },
  "notifications.events": {
    expected: ownerOnly("empty"),
    ask: async (c) => {
      for await (const { newest } of await c.notifications.events()) return newest !== null;
      return false;
    },
  },
  "notifications.read": { expected: signedIn(), ask: (c) => done(c.notifications.read({})) },
  "tasks.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.tasks.list({ limit: 100 })).items.some((task) => task.id === estate.writeTaskId),
  },
  "tasks.get": { expected: ownerOnly(), ask: (c, estate) => done(c.tasks.get({ id: estate.writeTaskId })) },
  "tasks.paused": { expected: signedIn(), ask: (c) => done(c.tasks.paused()) },
  "tasks.events": { expected: ownerOnly("empty"), ask: (c, estate) => tells(c, estate.writeTaskId) },
  "tasks.timeline": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.tasks.timeline({ id: estate.writeTaskId }))[0]?.step === "created",
  },
  "tasks.cancel": { expected: ownerOnly(), ask: (c, estate) => done(c.tasks.cancel({ id: estate.writeTaskId })) },
  "tasks.retry": { expected: ownerOnly(), ask: (c, estate) => done(c.tasks.retry({ id: estate.writeTaskId })) },
  "pages.get": { expected: ownerOnly(), ask: (c, estate) => done(c.pages.get({ propertyId: estate.propertyId })) },
  "pages.publish": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.publish({ propertyId: estate.propertyId })),
  },
  "pages.unpublish": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.unpublish({ propertyId: estate.propertyId })),
  },
  "pages.previewUrl": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.previewUrl({ propertyId: estate.propertyId })),
  },
  "pages.views": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.pages.views({ propertyId: estate.propertyId, days: 7 })),
  },
  "tasks.retryFailed": {
    // Nothing of the agent's is ever reached; the agent's own task has been tried again above.
    expected: signedIn(),
    ask: async (c) => (await c.tasks.retryFailed({ kind: "write" })).retried.length === 0,
  },
  "overview.get": {
    expected: ownerOnly("empty"),
    ask: async (c) => Object.values((await c.overview.get()).properties).some((count) => count > 0),
  },
  "subscriptions.list": {
    // Everybody has a trial of their own; a home was made of the agent's.
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.subscriptions.list()).some((one) => one.used > 0),
  },
  "subscriptions.ledger": {
    expected: ownerOnly(),
    ask: async (c, estate) => (await c.subscriptions.ledger({ id: estate.subscriptionId })).items.length > 0,
  },
  "subscriptions.renewal.get": {
    // Nothing was bought by anybody here.
    expected: signedIn("empty"),
    ask: async (c) => (await c.subscriptions.renewal.get()).endsAt !== null,
  },
  "subscriptions.renewal.set": {
    expected: signedIn("not_for_sale"),
    ask: (c) => done(c.subscriptions.renewal.set({ planCode: null })),
  },
  "orders.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.orders.list({})).items.some((one) => one.id === estate.orderId),
  },
  // The agent's order is not paid: past the door there is nothing to print, and no invoice to ask for.
  "receipts.download": {
    expected: { ...ownerOnly(), agent: "not_found" },
    ask: (c, estate) => done(c.receipts.download({ id: estate.orderId, language: "zh" })),
  },
  "invoices.get": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.invoices.get({ orderId: estate.orderId })),
  },
  "invoices.request": {
    expected: { ...ownerOnly(), agent: "not_invoiceable" },
    ask: (c, estate) =>
      done(
        c.invoices.request({
          orderId: estate.orderId,
          type: "normal",
          buyer: { kind: "person", title: "Ada", email: "ada@example.com" },
        }),
      ),
  },
  "invoices.withdraw": {
    expected: { ...ownerOnly(), agent: "not_found" },
    ask: (c, estate) => done(c.invoices.withdraw({ orderId: estate.orderId })),
  },
  "invoices.remembered": { expected: signedIn(), ask: (c) => done(c.invoices.remembered()) },
  "enquiries.send": {
    expected: signedIn(),
    ask: (c) => done(c.enquiries.send({ ...enquiry, idempotencyKey: randomUUID() })),
  },
  "orders.get": { expected: ownerOnly(), ask: (c, estate) => done(c.orders.get({ id: estate.orderId })) },
  "orders.quote": {
    expected: signedIn(),
    ask: (c) => done(c.orders.quote({ product: { type: "plan", code: "basic" }, timeZone: "UTC" })),
  },
  "orders.ways": { expected: signedIn(), ask: (c) => done(c.orders.ways()) },
  "orders.pay": {
    expected: ownerOnly(),
    ask: (c, { orderId: id }) =>
      done(c.orders.pay({ id, provider: "bank", method: "transfer", language: "en", idempotencyKey: randomUUID() })),
  },
  "orders.check": { expected: ownerOnly(), ask: (c, estate) => done(c.orders.check({ id: estate.orderId })) },
  "orders.cancel": { expected: ownerOnly(), ask: (c, estate) => done(c.orders.cancel({ id: estate.orderId })) },
  "orders.place": {
    // For themselves, whoever it is.
    expected: signedIn(),
    ask: (c) =>
      done(
        c.orders.place({
          product: { type: "plan", code: "basic" },
          timeZone: "UTC",
          expectedMinor: 9_900,
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "properties.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) =>
      (await c.properties.list({ limit: 100 })).items.some((one) => one.id === estate.propertyId),
  },
  "properties.get": { expected: ownerOnly(), ask: (c, estate) => done(c.properties.get({ id: estate.propertyId })) },
  "properties.update": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.properties.update({ id: estate.propertyId, version: 1, listing, photoIds: [] })),
  },
  "properties.duplicate": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.properties.duplicate({ id: estate.propertyId, idempotencyKey: randomUUID() })),
  },
  "properties.archiveMany": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.properties.archiveMany({ ids: [estate.propertyId] })).changed > 0,
  },
  "properties.restoreMany": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.properties.restoreMany({ ids: [estate.propertyId] })).changed > 0,
  },
  "properties.removeMany": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => {
      const { changed, at } = await c.properties.removeMany({ ids: [estate.propertyId] });
      await c.properties.restoreMany({ at });
      return changed > 0;
    },
  },
  "properties.archive": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.properties.archive({ id: estate.propertyId })),
  },
  "properties.restore": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.properties.restore({ id: estate.propertyId })),
  },
  "properties.remove": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.properties.remove({ id: estate.propertyId })),
  },
  "admin.users.list": {
    expected: business(),
    ask: async (c, { userId, email }) =>
      (await c.admin.users.list({ q: email })).items.some((one) => one.id === userId),
  },
  "admin.users.export": { expected: business(), ask: (c) => done(c.admin.users.export({ language: "en" })) },
  "admin.users.get": {
    expected: business(),
    ask: async (c, { userId, orderId }) =>
      (await c.admin.users.get({ id: userId })).orders.some((one) => one.id === orderId),
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
  "admin.users.disable": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.users.disable({ id: randomUUID(), reason: "x" })),
  },
  "admin.users.enable": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.users.enable({ id: randomUUID() })),
  },
  "admin.users.setRole": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.users.setRole({ id: randomUUID(), role: "agent", scope: null })),
  },
  "admin.support.start": {
    expected: business(),
    ask: (c, { userId: id }) => done(c.admin.support.start({ id, reason: "x" })),
  },
  "admin.support.end": { expected: business(), ask: (c) => done(c.admin.support.end()) },
  "admin.tasks.list": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c, { writeTaskId }) => (await c.admin.tasks.list({})).items.some((one) => one.id === writeTaskId),
  },
  "admin.tasks.export": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.tasks.export({})),
  },
  "admin.tasks.get": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c, { writeTaskId: id }) => (await c.admin.tasks.get({ id })).steps.length > 0,
  },
  "admin.tasks.queues": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c) => (await c.admin.tasks.queues()).queues.length > 0,
  },
  "admin.tasks.pause": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.tasks.pause({ kind: "export", until: null, reason: "x" })),
  },
  "admin.tasks.resume": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.tasks.resume({ kind: "export" })),
  },
  "admin.tasks.retry": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c) => (await c.admin.tasks.retry({ ids: [randomUUID()] })).refused.length === 1,
  },
  "admin.tasks.cancel": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c) => (await c.admin.tasks.cancel({ ids: [randomUUID()], reason: "x" })).refused.length === 1,
  },
  "admin.tasks.throughput": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c) => (await c.admin.tasks.throughput({ span: "day" })).points.length > 0,
  },
  // Nobody works at tasks here, and none was given up.
  "admin.tasks.workers": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.tasks.workers()),
  },
  "admin.tasks.dead.list": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.tasks.dead.list({})),
  },
  "admin.tasks.dead.get": {
    expected: administrators("not_found", "system", "operations"),
    ask: (c) => done(c.admin.tasks.dead.get({ id: randomUUID() })),
  },
  "admin.tasks.dead.run": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c) => (await c.admin.tasks.dead.run({ ids: [randomUUID()] })).done.length === 1,
  },
  "admin.tasks.dead.discard": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c) => (await c.admin.tasks.dead.discard({ ids: [randomUUID()], reason: "x" })).done.length === 1,
  },
  "admin.orders.receipt": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.orders.receipt({ id: randomUUID(), language: "en" })),
  },
  "admin.orders.export": { expected: business(), ask: (c) => done(c.admin.orders.export({ language: "en" })) },
  "admin.orders.list": {
    expected: business(),
    ask: async (c, { userId, orderId }) =>
      (await c.admin.orders.list({ userId, limit: 100 })).items.some((one) => one.id === orderId),
  },
  "admin.orders.get": { expected: business(), ask: (c, { orderId: id }) => done(c.admin.orders.get({ id })) },
  "admin.orders.offer": {
    expected: business(),
    ask: (c, { userId }) =>
      done(
        c.admin.orders.offer({
          userId,
          planCode: "enterprise",
          amountMinor: 500_000,
          currency: "CNY",
          days: 7,
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "admin.prices.get": { expected: business(), ask: (c) => done(c.admin.prices.get({ list: "member" })) },
  "admin.prices.version": {
    expected: business(),
    ask: (c) => done(c.admin.prices.version({ list: "member", version: 1 })),
  },
  "admin.prices.save": {
    expected: administrators("conflict", "operations"),
    ask: async (c) => {
      const list = "member" as const;
      const { plans, packs } = { plans: await c.plans.list({ list }), packs: (await c.plans.onSale()).packs };
      return done(c.admin.prices.save({ list, seen: 999, plans, packs }));
    },
  },
  "admin.subscriptions.export": {
    expected: business(),
    ask: (c) => done(c.admin.subscriptions.export({ language: "en" })),
  },
  "admin.subscriptions.list": {
    expected: business(),
    ask: async (c, { userId }) => (await c.admin.subscriptions.list({ userId })).items.length > 0,
  },
  "admin.subscriptions.grant": {
    expected: administrators("not_found", "operations"),
    ask: (c) =>
      done(
        c.admin.subscriptions.grant({
          userId: randomUUID(),
          planCode: "basic",
          days: null,
          reason: "x",
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "admin.subscriptions.extend": {
    expected: administrators("not_found", "operations"),
    ask: (c) =>
      done(c.admin.subscriptions.extend({ id: randomUUID(), days: 7, reason: "x", idempotencyKey: randomUUID() })),
  },
  "admin.subscriptions.change": {
    expected: administrators("not_found", "operations"),
    ask: (c) =>
      done(
        c.admin.subscriptions.change({
          id: randomUUID(),
          planCode: "basic",
          reason: "x",
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "admin.subscriptions.cancel": {
    expected: administrators("not_found", "operations"),
    ask: (c) => done(c.admin.subscriptions.cancel({ id: randomUUID(), reason: "x" })),
  },
  "admin.refunds.export": { expected: business(), ask: (c) => done(c.admin.refunds.export({ language: "en" })) },
  "admin.refunds.list": { expected: business(), ask: (c) => done(c.admin.refunds.list({})) },
  "admin.refunds.create": {
    // Nobody has paid it.
    expected: business("order_closed"),
    ask: (c, { orderId }) =>
      done(c.admin.refunds.create({ orderId, amountMinor: null, reason: "x", idempotencyKey: randomUUID() })),
  },
  "admin.refunds.retry": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.refunds.retry({ id: randomUUID() })),
  },
  "admin.refunds.confirmSent": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.refunds.confirmSent({ id: randomUUID(), sentAt: "2026-03-02T00:00:00Z" })),
  },
  "admin.transfers.export": { expected: business(), ask: (c) => done(c.admin.transfers.export({ language: "en" })) },
  "admin.transfers.list": { expected: business(), ask: (c) => done(c.admin.transfers.list({})) },
  "admin.transfers.confirm": {
    expected: business("not_found"),
    ask: (c) => {
      const money = { amountMinor: 9_900, currency: "CNY", transactionId: "1", paidAt: "2026-03-02T00:00:00Z" };
      return done(c.admin.transfers.confirm({ paymentId: randomUUID(), ...money }));
    },
  },
  "admin.invoices.export": { expected: business(), ask: (c) => done(c.admin.invoices.export({ language: "en" })) },
  "admin.invoices.list": { expected: business(), ask: (c) => done(c.admin.invoices.list({})) },
  "admin.invoices.issue": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.invoices.issue({ id: randomUUID(), number: "1", issuedOn: "2026-03-02", url: null })),
  },
  "admin.invoices.refuse": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.invoices.refuse({ id: randomUUID(), reason: "x" })),
  },
  "admin.coupons.export": { expected: business(), ask: (c) => done(c.admin.coupons.export({ language: "en" })) },
  "admin.coupons.list": { expected: business(), ask: (c) => done(c.admin.coupons.list({})) },
  "admin.coupons.save": { expected: business(), ask: (c) => done(c.admin.coupons.save(coupon())) },
  "admin.coupons.disable": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.coupons.disable({ id: randomUUID() })),
  },
  "admin.enquiries.export": { expected: business(), ask: (c) => done(c.admin.enquiries.export({ language: "en" })) },
  "admin.enquiries.list": { expected: business(), ask: (c) => done(c.admin.enquiries.list({})) },
  "admin.enquiries.update": {
    expected: business("not_found"),
    ask: (c) => done(c.admin.enquiries.update({ id: randomUUID(), state: "won", seen: SEEN })),
  },
  "admin.differences.export": {
    expected: business(),
    ask: (c) => done(c.admin.differences.export({ language: "en" })),
  },
  "admin.differences.list": { expected: business(), ask: (c) => done(c.admin.differences.list({})) },
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
  "admin.overview": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.overview()),
  },
  "admin.reports.get": {
    expected: business(),
    ask: (c) => done(c.admin.reports.get({ report: "revenue", from: "2026-03-01", until: "2026-03-02" })),
  },
  "admin.reports.export": {
    expected: business(),
    ask: (c) =>
      done(
        c.admin.reports.export({
          report: "tasks",
          language: "en",
          from: "2026-03-01",
          until: "2026-03-02",
          table: "days",
        }),
      ),
  },
  "admin.reports.workbook": {
    expected: business(),
    ask: (c) =>
      done(c.admin.reports.workbook({ report: "tasks", language: "en", from: "2026-03-01", until: "2026-03-02" })),
  },
  "admin.settings.get": { expected: technical(), ask: (c) => done(c.admin.settings.get()) },
  "admin.settings.save": {
    expected: technical(),
    ask: (c) => done(c.admin.settings.save({ values: {}, versions: {} })),
  },
  "admin.settings.history": { expected: technical(), ask: (c) => done(c.admin.settings.history({ key: "brand" })) },
  "admin.settings.picture": {
    expected: technical("not_an_image"),
    ask: (c) => done(c.admin.settings.picture({ file: new File(["x"], "x.png", { type: "image/png" }) })),
  },
  "admin.services.list": { expected: technical(), ask: (c) => done(c.admin.services.list()) },
  "admin.services.test": { expected: technical(), ask: (c) => done(c.admin.services.test({ name: "storage" })) },
  "admin.platformApps.list": { expected: technical(), ask: (c) => done(c.admin.platformApps.list()) },
  "admin.platformApps.save": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.platformApps.save({ platform: "none", values: {}, enabled: false, version: 0 })),
  },
  "admin.platformApps.secrets": {
    expected: administrators("not_found"),
    ask: (c) => done(c.admin.platformApps.secrets({ platform: "none", secrets: { secret: "x" }, version: 0 })),
  },
  "admin.platformApps.remove": {
    expected: administrators("not_found"),
    ask: (c) => done(c.admin.platformApps.remove({ platform: "none" })),
  },
  "admin.legal.get": { expected: technical(), ask: (c) => done(c.admin.legal.get()) },
  "admin.legal.version": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.legal.version({ version: "2001-01-01" })),
  },
  "admin.legal.publish": {
    expected: technical("conflict"),
    ask: (c) => done(c.admin.legal.publish({ draft: 999 })),
  },
  "admin.models.get": { expected: technical(), ask: (c) => done(c.admin.models.get()) },
  "admin.models.create": {
    expected: technical(),
    ask: (c) => done(c.admin.models.create({ ...modelProvider, name: `m-${randomUUID().slice(0, 8)}` })),
  },
  "admin.models.update": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.models.update({ ...modelProvider, id: randomUUID(), seen: SEEN })),
  },
  "admin.models.remove": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.models.remove({ id: randomUUID() })),
  },
  // keys are for super alone
  "admin.models.setKey": {
    expected: administrators("not_found"),
    ask: (c) =>
      done(c.admin.models.setKey({ id: randomUUID(), key: "sk-secret-1", seen: { kind: "openai", baseUrl: null } })),
  },
  "admin.models.arrange": {
    expected: technical("conflict"),
    ask: (c) => done(c.admin.models.arrange({ names: [randomUUID()] })),
  },
  "admin.models.test": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.models.test({ name: "nobody" })),
  },
  "admin.models.turn": {
    expected: technical(),
    ask: (c) => done(c.admin.models.turn({ off: false, reason: "" })),
  },
  "admin.models.usage": {
    expected: technical(),
    ask: (c) => done(c.admin.models.usage({ from: "2026-11-01", until: "2026-11-30" })),
  },
  "admin.models.homes": { expected: technical(), ask: (c) => done(c.admin.models.homes()) },
  "admin.models.prompts.list": { expected: technical(), ask: (c) => done(c.admin.models.prompts.list()) },
  "admin.models.prompts.create": {
    expected: technical(),
    ask: (c) => done(c.admin.models.prompts.create({ texts: ownPrompt, note: "x" })),
  },
  "admin.models.prompts.publish": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.models.prompts.publish({ version: 999 })),
  },
  "admin.models.trial": {
    expected: technical("not_found"),
    ask: (c) =>
      done(
        c.admin.models.trial({
          home: { propertyId: randomUUID() },
          platform: "twitter",
          language: "en",
          kind: "post",
          style: "professional",
          writers: ["composer"],
        }),
      ),
  },
  "admin.audit.list": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c, { userId }) => (await c.admin.audit.list({ accountId: userId })).items.length > 0,
  },
  "admin.logs.audit.list": {
    expected: administrators("yes", "system", "operations"),
    ask: async (c, { userId }) => (await c.admin.logs.audit.list({ accountId: userId })).items.length > 0,
  },
  "admin.logs.audit.export": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.logs.audit.export({})),
  },
  "admin.logs.errors.list": { expected: technical(), ask: (c) => done(c.admin.logs.errors.list({})) },
  "admin.logs.errors.export": { expected: technical(), ask: (c) => done(c.admin.logs.errors.export({})) },
  "admin.logs.errors.resolve": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.logs.errors.resolve({ id: randomUUID(), resolved: true })),
  },
  "admin.logs.mails.list": { expected: technical(), ask: (c) => done(c.admin.logs.mails.list({})) },
  "admin.logs.mails.export": { expected: technical(), ask: (c) => done(c.admin.logs.mails.export({})) },
  "admin.logs.webhooks.list": { expected: technical(), ask: (c) => done(c.admin.logs.webhooks.list({})) },
  "admin.logs.webhooks.export": { expected: technical(), ask: (c) => done(c.admin.logs.webhooks.export({})) },
  "admin.logs.signIns.list": {
    expected: technical(),
    ask: async (c, { email }) => (await c.admin.logs.signIns.list({ q: email })).items.length > 0,
  },
  "admin.logs.signIns.export": { expected: technical(), ask: (c) => done(c.admin.logs.signIns.export({})) },
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
};
