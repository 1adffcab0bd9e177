/** Tasks, dead letters, workers and queues, as no server of a test shows them at once. */

export const HOUR = 3_600_000;

export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

export const id = (last: number) => `3f2b8c4e-1d2a-4b6c-8e9f-${String(last).padStart(12, "0")}`;

export const page = (...items: object[]) => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});

export const taskOf = (number: number, about: object) => ({
  id: id(number),
  number: `TASK-${String(number).padStart(3, "0")}`,
  kind: "import",
  title: "homes.example.com/listing/88213",
  status: "failed",
  progress: 5,
  estimatedSeconds: 6,
  attempts: 4,
  cause: { code: "timed_out", data: {} },
  campaignId: null,
  propertyId: null,
  createdAt: ago(HOUR),
  startedAt: ago(HOUR - 60_000),
  finishedAt: ago(HOUR - 90_000),
  account: { id: id(900), email: "lin.xia@example.com", name: "林夏" },
  ...about,
});

export const letters = [
  { id: id(1), at: ago(4 * 60_000), said: null, task: taskOf(214, {}) },
  {
    id: id(2),
    at: ago(2 * HOUR),
    said: "Error: the answer was cut off after [number] tokens",
    task: taskOf(209, {
      kind: "write",
      title: "湖畔花园 3 室 2 厅 · 中文、English · 8",
      cause: { code: "model_malformed", data: {} },
    }),
  },
  {
    id: id(3),
    at: ago(3 * 24 * HOUR),
    said: "Error: interrupted 8 times",
    task: taskOf(87, { cause: { code: "internal", data: {} }, attempts: 8 }),
  },
];

export const payload = {
  taskId: id(209),
  source: "url",
  address: "https://homes.example.com/listing/88213?token=…",
  listingRead: false,
};

const kinds = ["import", "write", "export", "film", "pictures"];

export const workers = [
  {
    id: id(11),
    label: "web-1 · 4211",
    version: "0.1.0",
    kinds,
    slots: 5,
    memoryBytes: 412_000_000,
    startedAt: ago(26 * HOUR),
    beatAt: ago(2_000),
    silent: false,
    hidden: 0,
    tasks: [
      taskOf(231, {
        kind: "write",
        title: "梅川苑 2 室 1 厅 · 中文、English · 12",
        status: "processing",
        progress: 62,
      }),
      taskOf(232, {
        status: "processing",
        progress: 30,
        account: { id: id(901), email: "zhou@example.com", name: null },
      }),
    ],
  },
  {
    id: id(12),
    label: "worker-2 · 88",
    version: "0.1.0",
    kinds,
    slots: 5,
    memoryBytes: 188_000_000,
    startedAt: ago(5 * HOUR),
    beatAt: ago(3_000),
    silent: false,
    hidden: 0,
    tasks: [],
  },
  {
    id: id(13),
    label: "worker-3 · 90",
    version: "0.0.9",
    kinds,
    slots: 5,
    memoryBytes: 150_000_000,
    startedAt: ago(9 * HOUR),
    beatAt: ago(4 * 60_000),
    silent: true,
    hidden: 0,
    tasks: [],
  },
];

/** A busy hour with its lulls. */
export const points = Array.from({ length: 60 }, (_, minute) => {
  const wave = (Math.sin(minute / 6) + Math.sin(minute / 2.3) / 2 + 1.6) * 9;
  return {
    at: new Date(Math.floor(Date.now() / 60_000) * 60_000 - (59 - minute) * 60_000).toISOString(),
    completed: { import: Math.round(wave / 2), write: Math.round(wave), ...(minute % 17 === 0 ? { export: 1 } : {}) },
    failed: minute % 9 === 0 ? 2 : 0,
  };
});

const queue = (kind: string, about: object) => ({
  kind,
  paused: null,
  pending: 0,
  processing: 0,
  oldest: null,
  lastMinute: 0,
  lastHour: 0,
  failedLastHour: 0,
  waited: null,
  ...about,
});

export const queues = {
  queues: [
    queue("export", { lastHour: 4, waited: { median: 0.4, most: 1 } }),
    queue("import", {
      paused: { since: ago(20 * 60_000), until: new Date(Date.now() + 2 * HOUR).toISOString(), reason: "升级读取程序" },
      pending: 34,
      oldest: ago(19 * 60_000),
      lastHour: 486,
      failedLastHour: 9,
      waited: { median: 0.8, most: 4.2 },
    }),
    queue("write", {
      pending: 3,
      processing: 3,
      oldest: ago(4_000),
      lastMinute: 17,
      lastHour: 902,
      failedLastHour: 5,
      waited: { median: 1.4, most: 12 },
    }),
  ],
  failures: [
    { kind: "import", code: "blocked", count: 31 },
    { kind: "import", code: "timed_out", count: 12 },
    { kind: "write", code: "model_rate_limited", count: 5 },
  ],
};
