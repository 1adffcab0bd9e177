/** "Download my data": a task that packs it, and a short-lived address of the archive while it is kept. */
import { AppError } from "#contract/errors";
import { accountLimits } from "#server/base/limits";
import { enqueueTask } from "#server/jobs/job";
import { acceptedLanguage, mailLanguage } from "#server/mails/language";
import { signedIn } from "#server/procedures/base/base";
import {
  EXPORT_BUCKET,
  exportsSince,
  findExport,
  insertExport,
  runningExport,
} from "#server/queries/accounts/data-exports";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { taskOf } from "#server/queries/tasks/task-shape";
import { getTask, insertTask } from "#server/queries/tasks/tasks";

const titles = { zh: "我的数据", en: "My data" } as const;
const DAY_SECONDS = 86_400;

export const accountExports = {
  start: signedIn.account.exports.start.handler(async ({ context }) => {
    const { owner } = context;
    const yesterday = new Date(context.now().getTime() - DAY_SECONDS * 1000);
    const browserLanguage = acceptedLanguage(context.request.headers.get("accept-language"));
    const task = await context.db.transaction().execute(async (trx) => {
      await oneAtATime(trx, owner);
      const running = await runningExport(trx, owner);
      if (running) return running;
      if ((await exportsSince(trx, owner, yesterday)) >= accountLimits.exportsADay)
        throw new AppError("too_many_requests", { data: { retryAfterSeconds: DAY_SECONDS } });
      const language = mailLanguage(browserLanguage, await languageOfAccount(trx, owner));
      const row = await insertTask(trx, owner, { kind: "export", title: titles[language], weight: 1 });
      await insertExport(trx, owner, row.id, language);
      await enqueueTask(context.boss, trx, row);
      return row;
    });
    return taskOf(task);
  }),

  link: signedIn.account.exports.link.handler(async ({ context, input }) => {
    const { owner, files } = context;
    const { task, made } = await context.asUser(async (db) => ({
      task: await getTask(db, owner, input.taskId),
      made: await findExport(db, owner, input.taskId),
    }));
    if (task.kind !== "export" || task.status !== "completed") throw new AppError("not_found");
    const now = context.now().getTime();
    const left = ((made?.expires_at?.getTime() ?? 0) - now) / 1000;
    if (!made?.path || !made.expires_at || left <= 0) throw new AppError("export_gone");
    const day = task.created_at.toISOString().slice(0, 10);
    const seconds = Math.ceil(Math.min(left, accountLimits.exportUrlSeconds));
    const url = await files.signedUrl(EXPORT_BUCKET, made.path, seconds, {
      download: `listcast-${day}.zip`,
    });
    return { url, expiresAt: new Date(now + seconds * 1000).toISOString() };
  }),
};
