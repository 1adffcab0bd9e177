/** Every group, in the order they are run: what shares the server first, what takes it to its knees last. */
import { crashes } from "./crashes/index.ts";
import { exhaustion } from "./exhaustion/index.ts";
import { injection } from "./injection/index.ts";
import { money } from "./money/index.ts";
import { rules } from "./rules/index.ts";
import { signin } from "./signin/index.ts";
import { ssrf } from "./ssrf/index.ts";
import type { Group } from "./suite/try.ts";

export const groups: readonly Group[] = [ssrf, rules, signin, injection, money, crashes, exhaustion];
