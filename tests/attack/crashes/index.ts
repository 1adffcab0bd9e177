/** kill -9 of everything, in the middle of everything. */
import type { Group } from "../suite/try.ts";
import { databaseDies } from "./database.ts";
import { interrupted } from "./interrupted.ts";
import { openPhoenix } from "./phoenix.ts";
import { workerTries } from "./workers.ts";

export const crashes: Group = {
  name: "crashes",
  seconds: 900,
  atOnce: 1,
  sample: 2,
  async open(stage) {
    const phoenix = await openPhoenix();
    const workers = workerTries(() => stage.database());
    const close = async () => {
      await workers.close();
      await phoenix.close();
    };
    return { tries: [...interrupted(phoenix), ...databaseDies(phoenix), ...workers.tries], close };
  },
};
