/** The columns of a list of accounts as a spreadsheet. Moments in UTC. */
import type { AdminUser } from "#contract/admin/users";
import type { SheetColumns } from "./sheet.ts";

export const userColumns: SheetColumns<AdminUser> = ({ ofUsers: { column, role, scope, state, plans } }) => [
  [column.name, (one) => one.name],
  [column.email, (one) => one.email],
  [column.phone, (one) => one.phone],
  [column.role, (one) => role[one.role]],
  [column.permissions, (one) => one.scope && scope[one.scope]],
  [column.status, (one) => state[one.state]],
  [column.joined, (one) => one.createdAt],
  [column.seen, (one) => one.seenAt],
  [column.properties, (one) => one.properties],
  [column.plan, (one) => one.plan && plans[one.plan.source === "trial" ? "trial" : one.plan.code]],
  [column.planEnds, (one) => one.plan?.endsAt ?? null],
];
