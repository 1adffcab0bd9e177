/** What is no list: the first page's tiles, drawers, the queues, every report, what models cost. */
import { type Dimension, reportNames, reports } from "#contract/admin/report-names";
import { plusDays } from "#engine/billing/statement-days";
import { reportDay } from "#engine/reports/days";
import type { Client } from "#tests/support/domain";
import type { SingleCase } from "./list.ts";

const today = reportDay(new Date());
const month = { from: plusDays(today, -29), until: today };
const somebody = "00000000-0000-4000-8000-000000000100";

const simple = (what: string, ask: (client: Client) => Promise<unknown>): SingleCase => ({
  what,
  prepare: async (client) => () => ask(client),
});

/** Looked at through its biggest part. */
const through = (report: (typeof reportNames)[number], dimension: Dimension): SingleCase => ({
  what: `report ${report}, 30 days, through one ${dimension}`,
  async prepare(client) {
    const whole = await client.admin.reports.get({ report, ...month });
    const part = whole.parts.find((one) => one.dimension === dimension)?.rows[0]?.part || "none";
    return () => client.admin.reports.get({ report, ...month, dimension, part });
  },
});

export const singles: SingleCase[] = [
  simple("the first page's tiles", (client) => client.admin.overview()),
  simple("the queues", (client) => client.admin.tasks.queues()),
  simple("an account's drawer", (client) => client.admin.users.get({ id: somebody })),
  simple("an account's listings", (client) => client.admin.ledger({ userId: somebody })),
  {
    what: "an order's drawer",
    async prepare(client) {
      const id = (await client.admin.orders.list({ status: "completed" })).items[0]?.id ?? somebody;
      return () => client.admin.orders.get({ id });
    },
  },
  {
    what: "a task's drawer",
    async prepare(client) {
      const id = (await client.admin.tasks.list({ status: "completed" })).items[0]?.id ?? somebody;
      return () => client.admin.tasks.get({ id });
    },
  },
  ...reportNames.flatMap((report) => [
    simple(`report ${report}, 30 days`, (client) => client.admin.reports.get({ report, ...month })),
    simple(`report ${report}, 190 days`, (client) =>
      client.admin.reports.get({ report, from: plusDays(today, -189), until: today }),
    ),
    ...reports[report].parts.map((dimension) => through(report, dimension)),
  ]),
  simple("models' use and cost, 30 days", (client) => client.admin.models.usage(month)),
];
