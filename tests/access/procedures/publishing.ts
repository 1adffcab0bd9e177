/** Publishing: accounts at platforms and posts: what each role is answered. */
import { randomUUID } from "node:crypto";
import { done, ownerOnly, type Rule, signedIn } from "./rule.ts";

const later = "2999-01-01T00:00:00.000Z";

/** This deployment has no connectors: past the door that is what is said. */
export const publishing: Record<string, Rule> = {
  "connections.offers": { expected: signedIn(), ask: (c) => done(c.connections.offers()) },
  "connections.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.connections.list()).length > 0,
  },
  "connections.connect": {
    expected: signedIn("platform_not_connected"),
    ask: (c) => done(c.connections.connect({ platform: "none", values: {} })),
  },
  "connections.authorize": {
    expected: signedIn("platform_not_connected"),
    ask: (c) => done(c.connections.authorize({ platform: "none" })),
  },
  "connections.finish": {
    expected: signedIn("platform_not_connected"),
    ask: (c) => done(c.connections.finish({ platform: "none", code: "x", state: "x" })),
  },
  "connections.choose": {
    expected: signedIn("consent_invalid"),
    ask: (c) => done(c.connections.choose({ consentId: randomUUID(), accountIds: ["x"] })),
  },
  "connections.test": {
    expected: { ...ownerOnly(), agent: "platform_not_connected" },
    ask: (c, estate) => done(c.connections.test({ id: estate.connectionId })),
  },
  "publications.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.publications.list({})).length > 0,
  },
  "publications.get": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.publications.get({ id: estate.publicationId })),
  },
  "publications.plan": {
    // past the door the piece is looked at, and the law has something against it
    expected: { ...ownerOnly(), agent: "piece_not_ready" },
    ask: (c, estate) =>
      done(
        c.publications.plan({
          posts: [{ pieceId: estate.pieceId, connectionId: estate.connectionId }],
          dueAt: null,
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "publications.move": {
    // past the door the day is looked at
    expected: { ...ownerOnly(), agent: "invalid_input" },
    ask: (c, estate) => done(c.publications.move({ id: estate.publicationId, dueAt: later })),
  },
  "publications.resolve": {
    // it waits, and is not unknown
    expected: { ...ownerOnly(), agent: "publication_moved_on" },
    ask: (c, estate) => done(c.publications.resolve({ id: estate.publicationId, found: { is: "absent" } })),
  },
  "publications.handOver": {
    // it is a connector's
    expected: { ...ownerOnly(), agent: "publication_moved_on" },
    ask: (c, estate) => done(c.publications.handOver({ id: estate.publicationId, address: null })),
  },
  "publications.edit": {
    expected: { ...ownerOnly(), agent: "publication_moved_on" },
    ask: (c, estate) => done(c.publications.edit({ id: estate.publicationId })),
  },
  "publications.remove": {
    expected: { ...ownerOnly(), agent: "publication_moved_on" },
    ask: (c, estate) => done(c.publications.remove({ id: estate.publicationId })),
  },
  "publications.withdraw": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.publications.withdraw({ id: estate.publicationId })),
  },
  "publications.retry": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.publications.retry({ id: estate.failedPublicationId })),
  },
  "publications.phoneLink": {
    // it is a connector's
    expected: { ...ownerOnly(), agent: "publication_moved_on" },
    ask: (c, estate) => done(c.publications.phoneLink({ id: estate.publicationId })),
  },
  "publications.receipt": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.publications.receipt({ campaignId: estate.campaignId })),
  },
  "publications.receiptFile": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(c.publications.receiptFile({ campaignId: estate.campaignId, language: "en", timeZone: "UTC" })),
  },
  "publications.paused": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.publications.paused()).pausedAt !== null,
  },
  "publications.pause": { expected: signedIn(), ask: (c) => done(c.publications.pause({ paused: false })) },
  "recalls.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.recalls.list({})).recalls.length > 0,
  },
  "recalls.ofHome": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.recalls.ofHome({ propertyId: estate.propertyId })),
  },
  "recalls.endOffer": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.recalls.endOffer({ propertyId: estate.propertyId, as: null })),
  },
  "recalls.order": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.recalls.order({ id: estate.recallId, itemIds: [randomUUID()], work: "remove" })),
  },
  "recalls.settle": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.recalls.settle({ id: estate.recallItemId, did: "changed", note: "done" })),
  },
  "recalls.keep": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.recalls.keep({ id: estate.keptRecallItemId, reason: "agreed" })),
  },
  "apiKeys.list": { expected: ownerOnly("empty"), ask: async (c) => (await c.apiKeys.list()).length > 0 },
  // nobody here has a plan with it
  "apiKeys.create": {
    expected: signedIn("not_in_plan"),
    ask: (c) => done(c.apiKeys.create({ name: "CRM", scopes: ["leads:read"], days: 30 })),
  },
  "apiKeys.revoke": { expected: ownerOnly(), ask: (c, estate) => done(c.apiKeys.revoke({ id: estate.apiKeyId })) },
  "webhooks.list": { expected: ownerOnly("empty"), ask: async (c) => (await c.webhooks.list()).length > 0 },
  "webhooks.create": {
    expected: signedIn("not_in_plan"),
    ask: (c) => done(c.webhooks.create({ address: "https://crm.example/", events: ["lead.created"] })),
  },
  "webhooks.rotate": {
    // nothing is sealed here
    expected: { ...ownerOnly(), agent: "secret_key_missing" },
    ask: (c, estate) => done(c.webhooks.rotate({ id: estate.webhookId })),
  },
  "webhooks.update": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.webhooks.update({ id: estate.webhookId, events: ["lead.created"] })),
  },
  "webhooks.ping": { expected: ownerOnly(), ask: (c, estate) => done(c.webhooks.ping({ id: estate.webhookId })) },
  "webhooks.deliveries": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.webhooks.deliveries({ id: estate.webhookId })),
  },
  "webhooks.replay": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.webhooks.replay({ id: estate.deliveryId })),
  },
  "webhooks.remove": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.webhooks.remove({ id: estate.removedWebhookId })),
  },
  "connections.disconnect": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.connections.disconnect({ id: estate.connectionId })),
  },
};
