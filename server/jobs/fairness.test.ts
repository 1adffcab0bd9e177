import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PageReader } from "#adapters/web/page";
import type { Task } from "#contract/task";
import { taskLimits } from "#server/base/limits";
import { type Domain, ended, openDomain, type Person } from "#tests/support/domain";
import { openBoss } from "./boss.ts";
import { queueOf, taskMessage } from "./job.ts";
import { startWorkers } from "./workers.ts";

let domain: Domain;
beforeAll(async () => {
  domain = await openDomain();
});
afterAll(() => domain.stop());

const importOf = ({ client }: Person, host: string): Promise<Task> =>
  client.imports.start({ source: { type: "url", url: `https://${host}/1` }, idempotencyKey: randomUUID() });
const asMany = async (person: Person, host: string, count: number) => {
  const tasks: Task[] = [];
  for (let made = 0; made < count; made++) tasks.push(await importOf(person, host));
  return tasks;
};
const html = "<p>总价698万，2室1厅，建筑面积89㎡，中楼层，朝南，上海市普陀区梅川路</p>";

/** Pages of busy.example come when `release` is called, others at once; `reading`: how many are waited for. */
function slowSite() {
  const gate = Promise.withResolvers<void>();
  let reading = 0;
  const page: PageReader["page"] = async (url) => {
    if (url.includes("busy.example")) {
      reading += 1;
      await gate.promise;
      reading -= 1;
    }
    return { finalUrl: url, html };
  };
  const pages = (): PageReader => ({ page, image: () => Promise.reject(new Error("no image")) });
  return { pages, release: gate.resolve, reading: () => reading };
}

test("accounts are served in rounds: the first of each before the second of anybody", async () => {
  const three = await asMany(await domain.person(), "three.example", 3);
  const two = await asMany(await domain.person(), "two.example", 2);
  const one = await asMany(await domain.person(), "one.example", 1);
  const served: string[] = [];
  for (;;) {
    const [message] = await domain.boss.fetch(queueOf("import"));
    if (!message) break;
    served.push(taskMessage.parse(message.data).taskId);
  }
  const ids = (...tasks: (Task | undefined)[]) => tasks.map((task) => task?.id);
  expect(served).toEqual(ids(three[0], two[0], one[0], three[1], two[1], three[2]));
});

test("an account with fifty imports waiting keeps no other from beginning, in any process, and none is lost", async () => {
  const [busy, other] = [await domain.person(), await domain.person()];
  const site = slowSite();
  const boss = await openBoss(domain.url, domain.jobDeps().log);
  await asMany(busy, "busy.example", 50);
  const first = await startWorkers(domain.jobDeps({ pages: site.pages }), { alone: false });
  const second = await startWorkers(domain.jobDeps({ pages: site.pages, boss }), { alone: false });
  await vi.waitFor(() => expect(site.reading()).toBe(2 * taskLimits.import.perAccount), 20_000);

  const task = await importOf(other, "quick.example");
  expect(await ended(other.client, task.id)).toMatchObject({ status: "completed" });
  expect(site.reading()).toBe(2 * taskLimits.import.perAccount);
  const counts = async () => (await busy.client.tasks.list({ limit: 1 })).counts;
  expect(await counts()).toMatchObject({ completed: 0, failed: 0, processing: 2 * taskLimits.import.perAccount });

  site.release();
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ completed: 50, failed: 0 }), 50_000);
  await first.stop();
  await second.stop();
  await boss.stop({ graceful: false });
});
