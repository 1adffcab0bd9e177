/** Who is a customer, for figures of the business. */
import { type RawBuilder, sql } from "kysely";

/** Administrators' own accounts are no customers: what they do themselves is in no figure. `column`: of the account. */
export const isCustomer = (column: string): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from user_roles role_of where role_of.user_id = ${sql.ref(column)} and role_of.role = 'admin')`;
