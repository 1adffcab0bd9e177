/** Task management of the administration, with what no server of a test shows at once; and what people see of a paused queue. */
import { fails, holds, like, press, type Screen, type Stage, says } from "./kit.ts";

const HOUR = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const id = (last: number) => `3f2b8c4e-1d2a-4b6c-8e9f-${String(last).padStart(12, "0")}`;
const page = (...items: object[]) => ({
  items,
  next: null,
  previous: null,
  count: { count: items.length, more: false },
});

const taskOf = (number: number, about: object) => ({
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
const letters = [
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
const payload = {
  taskId: id(209),
  source: "url",
  address: "https://homes.example.com/listing/88213?token=…",
  listingRead: false,
};
const kinds = ["import", "write", "export"];
const workers = [
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
const points = Array.from({ length: 60 }, (_, minute) => {
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
const queues = {
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
const busy = async (stage: Stage) => {
  await says("admin.tasks.queues", queues)(stage);
  await says("admin.tasks.throughput", { seconds: 60, points })(stage);
};
const dead = async (stage: Stage) => {
  await says("admin.tasks.dead.list", page(...letters))(stage);
  await says("admin.tasks.dead.get", { ...letters[0], payload })(stage);
};
const paused = (kind: string) =>
  says("tasks.paused", [{ kind, since: ago(HOUR), until: new Date(Date.now() + 2 * HOUR).toISOString() }]);
const dialog = ({ page: window }: Stage) => window.getByRole("dialog").first().waitFor();
const opened = (name: (t: Stage["t"]) => string) => async (stage: Stage) => {
  await press(name)(stage);
  await dialog(stage);
};
const admin = { who: "admin", path: "/admin/tasks" } as const;

export const adminTasksScreens: Screen[] = [
  { ...admin, name: "admin-tasks", caption: ["任务管理", "Task management"] },
  {
    ...admin,
    name: "admin-tasks-menu",
    caption: ["任务管理：一个任务的操作", "Task management: what can be done with one"],
    path: "/admin/tasks?status=failed",
    act: async ({ page: window, t }) => {
      await window
        .getByRole("button", { name: like(t.admin.list.menu) })
        .first()
        .click();
      await window.getByRole("menu").waitFor();
    },
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-open",
    caption: ["任务管理：任务详情", "Task management: one task"],
    before: async (stage) => {
      const steps = ["created", "started", "waiting", "started", "failed"].map((step, at) => ({
        step,
        at: ago(HOUR - at * 15_000),
        attempt: at > 2 ? 2 : 1,
        progress: 5,
        cause: step === "waiting" || step === "failed" ? { code: "timed_out", data: {} } : null,
      }));
      await says("admin.tasks.get", { ...taskOf(214, {}), steps, retries: 1 })(stage);
    },
    path: `/admin/tasks?open=${id(214)}`,
    act: dialog,
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-nothing",
    caption: ["任务管理：没有符合条件的", "Task management: nothing matches"],
    path: "/admin/tasks?q=nowhere-at-all",
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-failed",
    caption: ["任务管理：读取失败", "Task management: could not be read"],
    before: fails("admin.tasks.list", "forbidden", 403),
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-waiting",
    caption: ["任务管理：读取中", "Task management: loading"],
    before: holds("admin.tasks.list"),
    act: async ({ page }) => page.locator("h1").waitFor(),
    state: true,
    waiting: true,
  },
  {
    ...admin,
    name: "admin-tasks-queues",
    caption: ["任务管理：队列", "Task management: queues"],
    path: "/admin/tasks?tab=queues",
  },
  {
    ...admin,
    name: "admin-tasks-queues-busy",
    caption: ["任务管理：繁忙时，一个队列暂停", "Task management: busy, one queue paused"],
    path: "/admin/tasks?tab=queues",
    before: busy,
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-queues-pause",
    caption: ["暂停队列前的确认", "Before a queue is paused"],
    path: "/admin/tasks?tab=queues",
    before: busy,
    act: opened((t) => t.adminTasks.queues.pause),
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-workers",
    caption: ["任务管理：处理进程", "Task management: workers"],
    path: "/admin/tasks?tab=workers",
    before: says("admin.tasks.workers", { workers }),
  },
  {
    ...admin,
    name: "admin-tasks-workers-none",
    caption: ["任务管理：没有处理进程", "Task management: no workers"],
    path: "/admin/tasks?tab=workers",
    before: says("admin.tasks.workers", { workers: [] }),
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-dead",
    caption: ["任务管理：死信", "Task management: dead letters"],
    path: "/admin/tasks?tab=dead",
    before: dead,
  },
  {
    ...admin,
    name: "admin-tasks-dead-open",
    caption: ["死信详情", "A dead letter"],
    path: `/admin/tasks?tab=dead&open=${id(1)}`,
    before: dead,
    act: async (stage) => {
      await dialog(stage);
      await stage.page.getByText(stage.t.adminTasks.dead.payload).waitFor();
    },
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-dead-discard",
    caption: ["丢弃死信前的确认", "Before a dead letter is discarded"],
    path: `/admin/tasks?tab=dead&open=${id(1)}`,
    before: dead,
    act: async (stage) => {
      await opened((t) => t.adminTasks.dead.discard)(stage);
      await stage.page.getByRole("dialog", { name: like(stage.t.adminTasks.dead.ask_one) }).waitFor();
    },
    state: true,
  },
  {
    ...admin,
    name: "admin-tasks-dead-none",
    caption: ["任务管理：没有死信", "Task management: no dead letters"],
    path: "/admin/tasks?tab=dead",
    state: true,
  },
  {
    name: "publish-paused",
    caption: ["发布房源：读取暂停中", "Publishing: imports are paused"],
    who: "agent",
    path: "/dashboard/publish",
    before: paused("import"),
    state: true,
  },
  {
    name: "tasks-paused",
    caption: ["任务队列：写文案暂停中", "Task queue: writing is paused"],
    who: "agent",
    path: "/dashboard/tasks",
    before: paused("write"),
    state: true,
  },
];
