/** Tasks of the past, with the course they took; and the one failed import a person may try again. */
import { sql } from "kysely";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import { demoPathOf, type Example } from "#server/demo/examples/index";
import type { Owner } from "#server/queries/accounts/owner";
import { insertImport, saveListing } from "#server/queries/tasks/imports";
import type { PreparedProperty } from "./prepare.ts";

const SECOND = 1000;
const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * SECOND);

export interface PastTask {
  kind: Task["kind"];
  title: string;
  weight: number;
  createdAt: Date;
  /** Seconds it ran. */
  seconds: number;
  cause?: NonNullable<Task["cause"]>;
  campaignId?: string;
  propertyId?: string;
}

/** A task that has ended, and its steps at the times they would have had. Answers its id. */
export async function insertPastTask(trx: Db, owner: Owner, task: PastTask): Promise<string> {
  const startedAt = later(task.createdAt, 0.3);
  const finishedAt = later(startedAt, task.seconds);
  const failed = task.cause !== undefined;
  const row = await trx
    .insertInto("tasks")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_number(${owner.userId}, 'task')`,
      kind: task.kind,
      title: task.title,
      status: failed ? "failed" : "completed",
      progress: failed ? 0 : 100,
      weight: task.weight,
      estimated_seconds: task.seconds,
      attempts: 1,
      cause: task.cause ? json(task.cause) : null,
      campaign_id: task.campaignId ?? null,
      property_id: task.propertyId ?? null,
      lease_until: null,
      created_at: task.createdAt,
      started_at: startedAt,
      finished_at: finishedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const about = { user_id: owner.userId, task_id: row.id };
  // the table's own triggers have written the present moment
  await trx.deleteFrom("task_steps").where("task_id", "=", row.id).execute();
  await trx.deleteFrom("task_events").where("task_id", "=", row.id).execute();
  const quarters = failed ? [] : [25, 50, 75];
  await trx
    .insertInto("task_steps")
    .values([
      { ...about, step: "created", attempt: 0, progress: 0, cause: null, created_at: task.createdAt },
      { ...about, step: "started", attempt: 1, progress: 0, cause: null, created_at: startedAt },
      ...quarters.map((progress) => ({
        ...about,
        step: "progress" as const,
        attempt: 1,
        progress,
        cause: null,
        created_at: later(startedAt, (task.seconds * progress) / 100),
      })),
      failed
        ? { ...about, step: "failed", attempt: 1, progress: 0, cause: json(task.cause), created_at: finishedAt }
        : { ...about, step: "completed", attempt: 1, progress: 100, cause: null, created_at: finishedAt },
    ])
    .execute();
  return row.id;
}

/** The import a sample property came from, two minutes before its campaign was made. */
export async function insertPastImport(
  trx: Db,
  owner: Owner,
  { property }: PreparedProperty,
  made: Date,
): Promise<string> {
  const { listing } = property;
  const id = await insertPastTask(trx, owner, {
    kind: "import",
    title: listing.title ?? property.key,
    weight: 1,
    createdAt: later(made, -120),
    seconds: 1.6,
  });
  const source = { type: "text" as const, text: "" };
  await insertImport(trx, owner, id, source, "");
  await saveListing(trx, owner, id, source, listing);
  return id;
}

/** A link nobody can open: what a worker would answer, and answers again when it is retried. */
export async function insertFailedImport(trx: Db, owner: Owner, at: Date): Promise<void> {
  const url = "https://fangyuan.example/ershoufang/107204.html";
  const id = await insertPastTask(trx, owner, {
    kind: "import",
    title: "fangyuan.example/ershoufang/107204.html",
    weight: 1,
    createdAt: at,
    seconds: 0.8,
    cause: { code: "host_not_found", data: { host: "fangyuan.example" } },
  });
  await insertImport(trx, owner, id, { type: "url", url }, "http://localhost");
}

/** Never due: a worker that looks for interrupted tasks leaves it alone (queries/tasks/task-runs.ts). */
const FOR_SHOW = new Date("9999-01-01T00:00:00Z");
/** Of a link like any other: how far it is, and what it was estimated at. */
const UNDER_WAY = { percent: 45, seconds: 90, ranSeconds: 40 };

/** An import under way, so that its progress, its estimate and its course are seen. It stays so until it is cancelled. */
export async function insertImportUnderWay(trx: Db, owner: Owner, example: Example, now: Date): Promise<void> {
  const startedAt = later(now, -UNDER_WAY.ranSeconds);
  const createdAt = later(startedAt, -0.3);
  const row = await trx
    .insertInto("tasks")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_number(${owner.userId}, 'task')`,
      kind: "import",
      title: example.title,
      status: "processing",
      progress: UNDER_WAY.percent,
      weight: 1,
      estimated_seconds: UNDER_WAY.seconds,
      attempts: 1,
      lease_until: FOR_SHOW,
      created_at: createdAt,
      started_at: startedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const about = { user_id: owner.userId, task_id: row.id, cause: null };
  await trx.deleteFrom("task_steps").where("task_id", "=", row.id).execute();
  await trx
    .insertInto("task_steps")
    .values([
      { ...about, step: "created", attempt: 0, progress: 0, created_at: createdAt },
      { ...about, step: "started", attempt: 1, progress: 0, created_at: startedAt },
      { ...about, step: "progress", attempt: 1, progress: 25, created_at: later(startedAt, 20) },
    ])
    .execute();
  const origin = "http://localhost";
  await insertImport(trx, owner, row.id, { type: "url", url: `${origin}${demoPathOf(example)}` }, origin);
}
