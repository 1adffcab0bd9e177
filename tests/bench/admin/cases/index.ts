/** Every list of the administration, and what is no list. */
import { journals } from "./journals.ts";
import type { ListCase } from "./list.ts";
import { money } from "./money.ts";
import { users } from "./users.ts";
import { work } from "./work.ts";

export { singles } from "./singles.ts";
export const lists: readonly ListCase[] = [...users, ...money, ...work, ...journals];

/** What whoever may not see administrators' accounts opens: each list as it opens, with a filter, and searched. */
const opened =
  /^(users|tasks), (by created|failed$|active|search (gmail|王|梅川)$)|^(orders|packages), (by placed|by ends|completed|running$|search gmail)|^(transfers|refunds|invoices|enquiries|differences), /;
export const ofOperations: readonly ListCase[] = lists
  .filter(({ what }) => opened.test(what))
  .map((one) => ({ ...one, what: `for operations: ${one.what}` }));
