/** Homes: what each role is answered. */
import { randomUUID } from "node:crypto";
import { listing } from "#tests/access/estate";
import { done, ownerOnly, type Rule } from "./rule.ts";

export const properties: Record<string, Rule> = {
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
  "properties.forgetMissingPhotos": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.properties.forgetMissingPhotos({ id: estate.propertyId })),
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
  "rights.get": { expected: ownerOnly(), ask: (c, estate) => done(c.rights.get({ propertyId: estate.propertyId })) },
  "rights.record": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(c.rights.record({ propertyId: estate.propertyId, basis: "own_listing", givenOn: "2026-01-02" })),
  },
  "rights.withdraw": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.rights.withdraw({ propertyId: estate.propertyId })),
  },
  "watches.get": { expected: ownerOnly(), ask: (c, estate) => done(c.watches.get({ propertyId: estate.propertyId })) },
  "watches.set": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.watches.set({ propertyId: estate.propertyId, every: null })),
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
};
