/**
 * `npm run chaos -- publishing [--connectors] [--kills N] [--seed N]`: workers, connections and databases die at random, and nothing may
 * be lost or doubled. With `--connectors` the product's own are at work, and their platforms are local servers.
 */
import { parseArgs } from "node:util";
import { copyTemplate, openTemplate } from "#tests/support/template";
import { runChaos } from "./publishing/chaos.ts";

const usage = "npm run chaos -- publishing [--connectors] [--kills N] [--seed N]";

function asked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        connectors: { type: "boolean", default: false },
        kills: { type: "string", default: "200" },
        seed: { type: "string", default: "1" },
      },
    });
    const [kills, seed] = [Number(values.kills), Number(values.seed)];
    const right = positionals.length === 1 && positionals[0] === "publishing";
    return right && Number.isSafeInteger(kills) && kills > 0 && Number.isSafeInteger(seed)
      ? { kills, seed, connectors: values.connectors }
      : null;
  } catch {
    return null;
  }
}

const wish = asked();
if (!wish) {
  console.error(usage);
  process.exit(2);
}
const template = await openTemplate();
/** A database of somebody else's is not ours to kill. */
const databaseDies = process.env.TEST_DATABASE_URL === undefined;
try {
  const database = await copyTemplate(template);
  // what was said to be written has to outlive the kill, as it does where it counts
  if (databaseDies)
    await database.pool.query(
      `do $$ begin execute format('alter database %I set synchronous_commit = on', current_database()); end $$;
       set synchronous_commit = on`,
    );
  const said = await runChaos({ ...wish, database, databaseDies, say: (line) => console.log(line) });
  console.log(
    `${said.posts} posts to ${wish.connectors ? "local servers by the product's connectors" : "20 platforms"}, ${said.kills} kills (${said.deeds}), seed ${wish.seed}: ${said.lost.length} lost, ` +
      `${said.doubled.length} doubled; ${said.unknown} were unknown on the way, ${said.decided} decided by a person`,
  );
  for (const line of [...said.lost, ...said.doubled]) console.log(line);
  process.exitCode = said.lost.length + said.doubled.length > 0 ? 1 : 0;
} finally {
  await template.stop();
}
