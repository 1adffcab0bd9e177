/** Task management of the administration; and what people see of a paused queue. */
import { fails, holds, like, press, type Screen, type Stage, says } from "#tests/support/screens/kit";
import { ago, HOUR, id, letters, page, payload, points, queues, taskOf, workers } from "./rows.ts";

const busy = async (stage: Stage) => {
  await says("admin.tasks.queues", queues)(stage);
  await says("admin.tasks.throughput", { seconds: 60, points })(stage);
};

const dead = async (stage: Stage) => {
  await says("admin.tasks.dead.list", page(...letters))(stage);
  await says("admin.tasks.dead.get", { ...letters[0], payload })(stage);
};

const mails = says(
  "admin.mails.list",
  page(
    ...(["receipt", "package_ending", "confirm"] as const).map((kind, at) => ({
      id: id(at + 1),
      account: kind === "confirm" ? null : { id: id(at + 5), email: `agent${at}@example.com`, name: null },
      kind,
      subjectId: kind === "confirm" ? null : id(at + 9),
      tries: 20,
      createdAt: ago((at + 70) * HOUR),
      endedAt: ago(at * HOUR),
      expiresAt: kind === "confirm" ? ago(HOUR) : null,
    })),
  ),
);

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
    ...admin,
    name: "admin-tasks-mails",
    caption: ["任务管理：未送达邮件", "Task management: undelivered mails"],
    path: "/admin/tasks?tab=mails",
    before: mails,
  },
  {
    ...admin,
    name: "admin-tasks-mails-open",
    caption: ["未送达邮件详情", "An undelivered mail"],
    path: `/admin/tasks?tab=mails&open=${id(1)}`,
    before: mails,
    act: dialog,
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
