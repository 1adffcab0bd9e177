/** The calendar of posts and their approval: what each role is answered. */
import { randomUUID } from "node:crypto";
import { done, ownerOnly, type Rule, signedIn } from "./rule.ts";

const DAY_MS = 86_400_000;
const week = () => ({ from: new Date().toISOString(), until: new Date(Date.now() + 7 * DAY_MS).toISOString() });
const timeZone = "UTC";

export const calendar: Record<string, Rule> = {
  "calendar.posts": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.calendar.posts(week())).openHouses.length > 0,
  },
  "calendar.settings": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.calendar.settings()).slots.length > 0,
  },
  "calendar.feed": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.calendar.feed()).address !== null,
  },
  "calendar.saveSettings": { expected: signedIn(), ask: (c) => done(c.calendar.saveSettings({ timeZone })) },
  "calendar.saveSlots": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.calendar.saveSlots({ connectionId: estate.connectionId, times: [], timeZone })),
  },
  "calendar.propose": {
    expected: ownerOnly(),
    ask: (c, estate) =>
      done(
        c.calendar.propose({
          posts: [{ pieceId: estate.pieceId, connectionId: estate.connectionId }],
          how: { by: "slot" },
          timeZone,
        }),
      ),
  },
  "calendar.renewFeed": { expected: signedIn(), ask: (c) => done(c.calendar.renewFeed()) },
  "calendar.endFeed": { expected: signedIn(), ask: (c) => done(c.calendar.endFeed()) },
  "calendar.planOpenHouses": {
    // past the door the day is looked at
    expected: { ...ownerOnly(), agent: "invalid_input" },
    ask: (c, estate) =>
      done(
        c.calendar.planOpenHouses({
          campaignId: estate.campaignId,
          day: "2999-01-06",
          from: "14:00",
          until: "16:00",
          timeZone,
          weeks: 1,
          posts: [],
          before: [],
          idempotencyKey: randomUUID(),
        }),
      ),
  },
  "calendar.cancelOpenHouse": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.calendar.cancelOpenHouse({ id: estate.openHouseId })),
  },
  "approvals.list": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.approvals.list()).length > 0,
  },
  "approvals.waiting": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await c.approvals.waiting()).length > 0,
  },
  "approvals.ask": {
    // past the door the piece is looked at, and the law has something against it
    expected: { ...ownerOnly(), agent: "piece_not_ready" },
    ask: (c, estate) => done(c.approvals.ask({ ids: [estate.wantingId], days: 1 })),
  },
  "approvals.approve": {
    expected: { ...ownerOnly(), agent: "piece_not_ready" },
    ask: (c, estate) => done(c.approvals.approve({ ids: [estate.wantingId] })),
  },
  "approvals.end": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.approvals.end({ id: estate.approvalId })),
  },
};
