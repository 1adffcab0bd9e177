/** `listcast migrate`: brings the database to the newest schema without starting the server. */
import type { Command } from "#cli/shared/command";
import { runServerFile } from "./server.ts";

export const command: Command = {
  name: "migrate",
  usage: "migrate                              apply new migrations to the configured database and stop",
  run: (args) => runServerFile("main.ts", ["--migrate-only", ...args]),
};
