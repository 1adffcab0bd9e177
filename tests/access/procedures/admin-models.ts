/** Administration of models and prompts: what each role is answered. */
import { randomUUID } from "node:crypto";
import { ownPrompt } from "#engine/copy/prompts/index";
import { administrators, done, type Rule, SEEN, technical } from "./rule.ts";

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

export const adminModels: Record<string, Rule> = {
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
  "admin.models.reading": {
    expected: technical("not_found"),
    ask: (c) => done(c.admin.models.reading({ off: false, reader: randomUUID() })),
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
};
