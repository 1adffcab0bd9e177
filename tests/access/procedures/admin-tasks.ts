/** Administration of tasks: what each role is answered. */
import { randomUUID } from "node:crypto";
import { administrators, done, type Rule } from "./rule.ts";

export const adminTasks: Record<string, Rule> = {
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
};
