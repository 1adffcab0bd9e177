/** Where the rows are that a number was counted from: a list of the administration, narrowed to the same days and parts. */
import type { Dimension, SeriesName } from "#contract/admin/report-names";
import type { AdminSection } from "#contract/admin/scopes";
import { withinOf } from "#web/features/admin/list/date-range-filter.ts";

/** Names of the rows, for the link's words. */
type Rows = "accounts" | "trials" | "orders" | "refunds" | "packages" | "tasks" | "usage";
export interface Drilldown {
  rows: Rows;
  section: AdminSection;
  href: string;
}
interface Seen {
  /** Of the report's money. */
  currency: string;
  from: string;
  until: string;
  today: string;
  dimension: Dimension | null;
  part: string | null;
}

const outcomes = {
  Completed: { status: "completed" },
  Failed: { cause: "not_cancelled" },
  Cancelled: { cause: "cancelled" },
} as const;

function tasksBehind(name: SeriesName): Record<string, string> | null {
  const [, of, outcome] = /^(imports|tasks)(Completed|Failed|Cancelled)$/.exec(name) ?? [];
  if (outcome !== "Completed" && outcome !== "Failed" && outcome !== "Cancelled") return null;
  return { ...(of === "imports" ? { kind: "import" } : {}), ...outcomes[outcome] };
}

/** Of figures, whose lists show super also what administrators did themselves. */
const customers = "true";

/** Null where no list holds exactly what was counted. */
export function drilldownOf(name: SeriesName, seen: Seen): Drilldown | null {
  const { currency, dimension, part } = seen;
  const within = withinOf(seen.from, seen.until);
  const to = (rows: Rows, section: AdminSection, about: Record<string, string>): Drilldown => ({
    rows,
    section,
    href: `/admin/${section}?${new URLSearchParams(about)}`,
  });
  const tasks = tasksBehind(name);
  if (tasks) {
    if (dimension === "site") return null;
    // the outcome of a cause is said by it
    const narrowed: Record<string, string> =
      dimension === "taskKind" ? { kind: part ?? "" } : dimension === "cause" ? { cause: part ?? "" } : {};
    return to("tasks", "tasks", { ...tasks, ...narrowed, customers, within, sort: "finished" });
  }
  if (dimension !== null) return null;
  if (name === "signUps") return to("accounts", "users", { customers, within });
  if (name === "trialsStarted")
    return to("trials", "packages", { tab: "subscriptions", source: "trial", customers, within, sort: "starts" });
  if (name === "paid") return to("orders", "packages", { currency, customers, within });
  if (name === "refunded")
    return to("refunds", "packages", { tab: "refunds", state: "done", currency, customers, within });
  // a list knows how it stands now, not how it stood
  if ((name === "subscribers" || name === "mrr") && seen.until >= seen.today)
    return to("packages", "packages", { tab: "subscriptions", state: "running", source: "order", currency, customers });
  // the books are of the same days; each of their rows says its currency
  return name === "modelCost" || name === "modelCalls"
    ? to("usage", "config/api", { tab: "usage", currency, within })
    : null;
}
