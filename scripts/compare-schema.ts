/**
 * What one database declares that another does not, in tables, rights, policies, triggers, functions and first rows:
 * `node scripts/run.mjs scripts/compare-schema.ts <one> <other>`; ends with 1 when they differ. With one alone its text is
 * printed. Each is a folder of migrations, applied to an empty database, or the address of a database that is there.
 */
import path from "node:path";
import { createTwoFilesPatch } from "diff";
import pg from "pg";
import { migrate, readMigrations } from "#server/db/migrate";
import { schemaText } from "#tests/support/schema/text";
import { throwawayPostgres } from "#tests/support/throwaway-postgres";

const isAddress = (subject: string) => /^postgres(ql)?:\/\//.test(subject);

/** The address of a new database on the server at `adminUrl`, with the migrations of `folder` in it. */
async function migrated(adminUrl: string, name: string, folder: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template template0 encoding 'UTF8'`);
  await admin.end();
  const at = new URL(adminUrl);
  at.pathname = `/${name}`;
  await migrate(at.href, { system: true, files: readMigrations(path.resolve(folder)) });
  return at.href;
}

const subjects = process.argv.slice(2);
if (subjects.length < 1 || subjects.length > 2) {
  console.error("compare-schema <folder of migrations | postgres://…> [<another>]");
  process.exit(2);
}
const server = subjects.every(isAddress) ? null : await throwawayPostgres();
try {
  const texts: string[] = [];
  for (const [index, subject] of subjects.entries()) {
    const url = server && !isAddress(subject) ? await migrated(server.url, `schema_${index}`, subject) : subject;
    // what people wrote into a database in use is no difference of the schema
    texts.push(await schemaText(url, { rows: !subjects.some(isAddress) }));
  }
  const [one = "", other] = texts;
  if (other === undefined) console.log(one);
  else if (one !== other) {
    console.log(createTwoFilesPatch(subjects[0] ?? "", subjects[1] ?? "", one, other, "", "", { context: 2 }));
    process.exitCode = 1;
  }
} finally {
  await server?.stop();
}
