/** Waiting for a platform that prepares what it took: short steps, and a later try goes on where this one gave up. */
import { setTimeout as wait } from "node:timers/promises";
import { houseNote } from "#contract/publishing/house-notes";
import { Ended, failed } from "./call.ts";

/** Milliseconds before each further question; together a quarter of a minute. */
const STEPS = [100, 300, 900, 1_600, 3_200, 4_000, 5_000];
const NEXT_TRY_MS = 30_000;

/** Asks until it is ready. Throws `Ended` (platform_down, to be tried again) when it takes too long. */
export async function untilReady(ready: () => Promise<boolean>): Promise<void> {
  for (const step of STEPS) {
    if (await ready()) return;
    await wait(step);
  }
  if (!(await ready())) throw new Ended(failed("platform_down", houseNote("preparing"), NEXT_TRY_MS));
}
