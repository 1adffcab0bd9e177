/** Runs one command line and answers its exit code: 0 done, 1 a coded error, 2 bad usage. */
import { AppError } from "#contract/errors";
import { errors } from "#locales/en/errors";
import { fill } from "#locales/fill";
import { commands } from "./commands/index.ts";
import type { Io } from "./shared/command.ts";
import { refusedWrite } from "./shared/out-file.ts";

/** Errors of what somebody typed, wrote or named on the command line. */
const OWN_WORDS: ReadonlySet<string> = new Set(["bad_usage", "invalid_input", "file_not_readable"]);

async function help(io: Io): Promise<void> {
  io.stderr("listcast <command> [options]\n\n");
  for (const load of Object.values(commands)) io.stderr(`  ${(await load()).command.usage}\n`);
}

/**
 * `args` as typed after `listcast`. A coded error is printed as `{"error":{"code","message","field"?}}` on stdout with `--json`,
 * else as a sentence on stderr. Anything else is a defect of ours and keeps its stack.
 */
export async function run(args: string[], io: Io): Promise<number> {
  const [name = "help", ...rest] = args;
  if (name === "help" || name === "--help") {
    await help(io);
    return 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const message = `there is no command ${JSON.stringify(name)}`;
    if (rest.includes("--json")) io.stdout(`${JSON.stringify({ error: { code: "bad_usage", message } })}\n`);
    else io.stderr(`listcast: ${message}\n`);
    io.stderr("\n");
    await help(io);
    return 2;
  }
  const { command } = await load();
  if (rest.includes("--help")) {
    io.stderr(`listcast ${command.usage}\n`);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    const failure = asAppError(error) ?? refusedWrite(error);
    if (!failure) throw error;
    // of what somebody typed or wrote, the message says what is wrong and where; of all else the dictionary does
    const own = OWN_WORDS.has(failure.code) && failure.message !== failure.code;
    const told = own ? failure.message : fill(errors[failure.code], failure.data);
    const { field, path } = failure.data;
    const message = typeof path === "string" && !told.includes(path) ? `${path}: ${told}` : told;
    const where = typeof field === "string" ? { field } : {};
    if (rest.includes("--json")) io.stdout(`${JSON.stringify({ error: { code: failure.code, message, ...where } })}\n`);
    else io.stderr(`listcast ${name}: ${message}\n`);
    if (failure.code !== "bad_usage") return 1;
    io.stderr(`usage: ${command.usage}\n`);
    return 2;
  }
}

/** `parseArgs` of node:util reports a wrong option by throwing; to a person that is bad usage. */
function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && code.startsWith("ERR_PARSE_ARGS")
    ? new AppError("bad_usage", { message: error instanceof Error ? error.message : code })
    : null;
}
