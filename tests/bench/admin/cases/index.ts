/** Every list of the administration, and what is no list. */
import { journals } from "./journals.ts";
import type { ListCase } from "./list.ts";
import { money } from "./money.ts";
import { users } from "./users.ts";
import { work } from "./work.ts";

export { singles } from "./singles.ts";
export const lists: readonly ListCase[] = [...users, ...money, ...work, ...journals];
