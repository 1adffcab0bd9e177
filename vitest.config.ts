// Rooms of tests: pure and server tests on Node, components in happy-dom, journeys in a real Chromium.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

const cores = availableParallelism();
/** One more than there are cores: files wait, for databases, servers and clocks, nearly half of their time. */
const maxWorkers = cores + 1;
/** A journey has its own server, database and browser, which keep more than one core busy. */
const journeys = Math.max(2, Math.floor(cores / 2));

/** In a thread a context does not hear its own BroadcastChannel, and the clock keeps the zone it began with: these need a process. */
const ofProcess = [
  "web/lib/shared-stream.test.ts",
  "web/features/admin/clock.test.ts",
  "web/features/admin/models/money.test.ts",
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // in this order, one after the other: LongestFirst says why
    projects: [
      {
        test: {
          name: "server",
          maxWorkers,
          // nothing in the server is kept between two files but its modules: fetched once a worker, not once a file
          isolate: false,
          include: [
            "{server,tests/contract,tests/access,tests/process,tests/bench,tests/attack,tests/chaos}/**/*.test.ts",
          ],
          environment: "node",
          globalSetup: ["tests/support/postgres-setup.ts"],
          // ends what hangs; a machine that others use too may be three times slower than a quiet one
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // streams and processes may lose a race on a busy machine; the report says "retry x1" where one did
          retry: 1,
        },
      },
      {
        test: {
          name: "unit",
          maxWorkers,
          // pure code: what is compiled and read once a worker need not be so once a file
          isolate: false,
          include: ["{contract,locales,engine,adapters,cli,scripts,tests/support}/**/*.test.ts"],
          exclude: ["scripts/patterns/**"],
          environment: "node",
          // the first text of a file compiles a language's bank, on a machine that others use too
          testTimeout: 180_000,
        },
      },
      {
        test: {
          // measures expressions: in a process that has compiled thousands of others each costs ten times as much
          name: "patterns",
          include: ["scripts/patterns/**/*.test.ts"],
          environment: "node",
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: "web",
          maxWorkers,
          // a window, its packages' state and a file's stand-ins are that file's own: shared, one file was seen in the next.
          // A context of its own in a thread that stays is as much apart as a process of its own, at half the cost
          pool: "vmThreads",
          vmMemoryLimit: "1GB",
          include: ["web/**/*.test.{ts,tsx}"],
          exclude: ofProcess,
          environment: "happy-dom",
          // the first test of a file fetches what is lazy
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "web-process",
          include: ofProcess,
          environment: "happy-dom",
        },
      },
      {
        test: {
          name: "e2e",
          maxWorkers: journeys,
          // a worker has one browser, and fetches what drives it once
          isolate: false,
          include: ["tests/e2e/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/prepared-data.ts"],
          setupFiles: ["tests/support/use-prepared-data.ts"],
          // after the others: what is broken there is told sooner
          sequence: { groupOrder: 1 },
          testTimeout: 500_000,
          hookTimeout: 500_000,
          // a second, the default, is not what a list takes on a busy machine; as long as a step (tests/support/browser.ts)
          expect: { poll: { timeout: 180_000 } },
          // a browser on a busy machine may lose a race no person would; the report says "retry x1" where that was so
          retry: 1,
        },
      },
    ],
  },
});
