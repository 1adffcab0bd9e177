/** `listcast doctor`: looks at settings, runtime, folders and database, and says what is wrong and what to do. */
import type { Command } from "#cli/shared/command";
import { runServerFile } from "./server.ts";

export const command: Command = {
  name: "doctor",
  usage: "doctor [--json]                      check settings, runtime, folders and database",
  run: (args) => runServerFile("doctor.ts", args),
};
