/** People who asked about a home: what each role is answered. */
import { done, ownerOnly, type Rule, signedIn } from "./rule.ts";

export const leads: Record<string, Rule> = {
  "leads.list": {
    expected: ownerOnly("empty"),
    ask: async (c, estate) => (await c.leads.list({})).items.some(({ id }) => id === estate.leadId),
  },
  "leads.get": { expected: ownerOnly(), ask: (c, estate) => done(c.leads.get({ id: estate.leadId })) },
  "leads.file": {
    expected: ownerOnly("empty"),
    ask: async (c) => (await (await c.leads.file({ language: "en" })).text()).includes("bo@example.com"),
  },
  "leads.add": { expected: signedIn(), ask: (c) => done(c.leads.add({ name: "Cy", contact: "cy@example.com" })) },
  "leads.update": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.leads.update({ id: estate.leadId, stage: "contacted" })),
  },
  "leads.note": { expected: ownerOnly(), ask: (c, estate) => done(c.leads.note({ id: estate.leadId, text: "x" })) },
  "leads.remind": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.leads.remind({ id: estate.leadId, text: "x", dueAt: "2199-03-02T08:00:00Z" })),
  },
  "leads.endReminder": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.leads.endReminder({ id: estate.leadId, reminderId: estate.reminderId })),
  },
  "leads.merge": {
    expected: ownerOnly(),
    ask: (c, estate) => done(c.leads.merge({ id: estate.leadId, other: estate.twinId })),
  },
  "leads.remove": { expected: ownerOnly(), ask: (c, estate) => done(c.leads.remove({ id: estate.leadId })) },
};
