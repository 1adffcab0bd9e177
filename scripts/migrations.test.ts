/** Migrations only grow: what supabase/migrations.sha256 lists stays as it is, and whatever is new comes after it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/base/root";
import { readMigrations } from "#server/db/migrate";

// the format of sha256sum, so that `sha256sum --check ../migrations.sha256` in the folder says the same
const listed = readFileSync(path.join(projectRoot, "supabase/migrations.sha256"), "utf8").trimEnd().split("\n");
const found = readMigrations().map(({ version, name, checksum }) => `${checksum}  ${version}_${name}.sql`);

test("every migration that is listed is there, unchanged and before all that are not", () => {
  expect(listed.length).toBeGreaterThan(1);
  expect(found.slice(0, listed.length)).toEqual(listed);
});
