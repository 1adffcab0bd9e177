/** The server as a process: reads its settings, starts, says what went wrong in one sentence, stops in order. */
import { now as realNow } from "#server/base/clock";
import { openLog } from "#server/base/log";
import { type Config, readConfig, SettingError } from "#server/config/config";
import { openErrorJournal } from "#server/journals/error-journal";
import { PortError } from "./listen.ts";
import { HeldError } from "./lock.ts";
import { takePlace } from "./place.ts";
import { TriedOutError } from "./stage.ts";
import type { StartDeps } from "./start.ts";
import { onSignals, openCloser } from "./stop.ts";

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

function configOrExit(): Config {
  try {
    return readConfig(process.env, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    complain(error.message);
    process.exit(1);
  }
}

/** Runs until it is told to stop. What is given stands in the place of the real: journeys of days bring a clock and platforms of their own. */
export async function runServer({
  now = realNow,
  ...parts
}: Partial<Pick<StartDeps, "now" | "publishing">> = {}): Promise<void> {
  // a reader that went away (`npm start | head`) must not bring the server down, nor its own complaint about it
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const config = configOrExit();
  const errors = openErrorJournal(now);
  const log = openLog(config.logLevel, config.production || !process.stdout.isTTY, errors.take);
  const closer = openCloser(log);
  const booting = new AbortController();
  let starting: Promise<void> = Promise.resolve();

  async function end(code: number): Promise<never> {
    // what is being opened at this moment must be known before it can be closed
    await starting.catch(() => {});
    await closer.close();
    process.exit(code);
  }

  onSignals(now, (why) => {
    log.info({ why }, "stopping");
    booting.abort();
    void end(0);
  });
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "an error nobody caught; stopping");
    void end(1);
  });
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "a failure nobody waited for"));

  const boot = async () => {
    await takePlace(config, closer, now);
    // thousands of modules: what cannot start is told so without them
    const { start } = await import("./start.ts");
    await start({ config, log, errors, closer, now, print, signal: booting.signal, ...parts });
  };
  starting = boot();
  try {
    await starting;
    if (config.migrateOnly) await end(0);
  } catch (error) {
    if (booting.signal.aborted) await end(0);
    const expected = [HeldError, PortError, TriedOutError].some((kind) => error instanceof kind);
    if (!expected) log.debug({ err: error }, "the start failed");
    complain(error instanceof Error ? error.message : String(error));
    await end(1);
  }
}
