/**
 * What each role is answered by every procedure about things an agent owns. "yes": it works (and shows the agent's things
 * where it shows any), "empty": it works and shows none of them, otherwise the error's code. A procedure that is not
 * listed here fails the test.
 */
import { account } from "./account.ts";
import { adminBooks } from "./admin-books.ts";
import { adminConfig } from "./admin-config.ts";
import { adminLists } from "./admin-lists.ts";
import { adminLogs } from "./admin-logs.ts";
import { adminModels } from "./admin-models.ts";
import { adminMoney } from "./admin-money.ts";
import { adminReports } from "./admin-reports.ts";
import { adminTasks } from "./admin-tasks.ts";
import { adminUsers } from "./admin-users.ts";
import { buying } from "./buying.ts";
import { calendar } from "./calendar.ts";
import { leads } from "./leads.ts";
import { properties } from "./properties.ts";
import { publishing } from "./publishing.ts";
import type { Rule } from "./rule.ts";
import { work } from "./work.ts";

/** In this order they are asked: a task is cancelled before it is retried, news are read before an enquiry makes some. */
export const procedures: Record<string, Rule> = {
  ...account,
  ...calendar,
  ...publishing,
  ...work,
  ...leads,
  ...buying,
  ...properties,
  ...adminLists,
  ...adminUsers,
  ...adminTasks,
  ...adminMoney,
  ...adminBooks,
  ...adminReports,
  ...adminConfig,
  ...adminModels,
  ...adminLogs,
};
