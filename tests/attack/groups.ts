/** Every group, in the order they are run: what shares the server first, what takes it to its knees last. */
import { signin } from "./signin/index.ts";
import type { Group } from "./suite/try.ts";

export const groups: readonly Group[] = [signin];
