/** `listcast`: the command line. Thin: finds the command, hands it the world, turns what it throws into an exit code. */
import { text } from "node:stream/consumers";
import { run } from "./run.ts";

const exitCode = await run(process.argv.slice(2), {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdout: (line) => process.stdout.write(line),
  stderr: (line) => process.stderr.write(line),
  stdin: () => text(process.stdin),
  env: process.env,
});
process.exitCode = exitCode;
