/** A list of the administration as a CSV file, with the head in the words of its screen. What was asked stands in the audit. */
import type { AuditAction } from "#contract/admin/audit-actions";
import type { CsvValue } from "#engine/csv/csv";
import { reportDay } from "#engine/reports/days";
import { adminPackages as en } from "#locales/en/admin-packages";
import { adminTasks as enAdminTasks } from "#locales/en/admin-tasks";
import { auditActions as enActions } from "#locales/en/audit-actions";
import { logs as enLogs } from "#locales/en/logs";
import { orders as enOrders } from "#locales/en/orders";
import { tasks as enTasks } from "#locales/en/tasks";
import { users as enUsers } from "#locales/en/users";
import { adminPackages as zh } from "#locales/zh/admin-packages";
import { adminTasks as zhAdminTasks } from "#locales/zh/admin-tasks";
import { auditActions as zhActions } from "#locales/zh/audit-actions";
import { logs as zhLogs } from "#locales/zh/logs";
import { orders as zhOrders } from "#locales/zh/orders";
import { tasks as zhTasks } from "#locales/zh/tasks";
import { users as zhUsers } from "#locales/zh/users";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { writeAudit } from "#server/queries/audit/audit";
import { csvFile } from "#server/queries/lists/csv-file";

export interface SheetWords {
  language: "zh" | "en";
  of: typeof zh;
  ofOrders: typeof zhOrders;
  ofUsers: typeof zhUsers;
  ofTasks: typeof zhTasks;
  ofAdminTasks: typeof zhAdminTasks;
  ofLogs: typeof zhLogs;
  ofActions: typeof zhActions;
}
const words: Record<"zh" | "en", SheetWords> = {
  zh: {
    language: "zh",
    of: zh,
    ofOrders: zhOrders,
    ofUsers: zhUsers,
    ofTasks: zhTasks,
    ofAdminTasks: zhAdminTasks,
    ofLogs: zhLogs,
    ofActions: zhActions,
  },
  en: {
    language: "en",
    of: en,
    ofOrders: enOrders,
    ofUsers: enUsers,
    ofTasks: enTasks,
    ofAdminTasks: enAdminTasks,
    ofLogs: enLogs,
    ofActions: enActions,
  },
};

/** What a column is called, and what stands in it. */
export type SheetColumns<Item> = (
  words: SheetWords,
) => readonly (readonly [head: string, of: (item: Item) => CsvValue])[];

interface Asked {
  language: "zh" | "en";
  q?: string | undefined;
}

/** What was asked, without the words themselves: whom somebody searched for is nobody's business later. */
const filtersOf = ({ q, language: _, ...filters }: Asked) => ({ ...filters, ...(q ? { searched: true } : {}) });

/** `list`: what the file is called after. `read`: a page of at most `limit` items. */
export async function sheet<Item>(
  { acting, now }: RequestContext & AdminContext,
  about: {
    list: string;
    action: AuditAction;
    asked: Asked;
    columns: SheetColumns<Item>;
    read(page: { cursor: string | undefined; limit: number }): Promise<{ items: readonly Item[]; next: string | null }>;
  },
): Promise<File> {
  await acting((trx) => writeAudit(trx, { action: about.action, after: filtersOf(about.asked) }));
  const columns = about.columns(words[about.asked.language]);
  return await csvFile({
    name: `listcast-${about.list}-${reportDay(now())}.csv`,
    head: columns.map(([head]) => head),
    line: (item: Item) => columns.map(([, of]) => of(item)),
    read: async (cursor, limit) => {
      const { items, next } = await about.read({ cursor, limit });
      return { rows: items, next };
    },
  });
}
