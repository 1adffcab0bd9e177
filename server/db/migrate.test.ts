import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/database";
import { migrate, type SqlFile } from "./migrate.ts";

const file = (version: string, text: string, checksum = text): SqlFile => ({ version, name: "try", text, checksum });
let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({ empty: true });
});
afterAll(() => fresh.close());

test("every migration of the project applies to an empty database, and a second run has nothing to do", async () => {
  expect((await migrate(fresh.url, { system: true })).length).toBeGreaterThan(0);
  expect(await migrate(fresh.url, { system: true })).toEqual([]);
});

test("two processes that migrate at the same moment apply a file once", async () => {
  const files = [file("20990101000000", "create table once (id int)")];
  const done = await Promise.all([1, 2, 3].map(() => migrate(fresh.url, { system: true, files })));
  expect(done.flat()).toEqual(["20990101000000_try.sql"]);
});

test("a file that fails leaves nothing behind and is named", async () => {
  const files = [file("20990102000000", "create table half (id int); select 1/0")];
  await expect(migrate(fresh.url, { system: false, files })).rejects.toThrow(
    "20990102000000_try.sql could not be applied: division by zero",
  );
  const { rows } = await fresh.pool.query("select to_regclass('half') as half");
  expect(rows[0].half).toBeNull();
});

test("a file that changed after it was applied is refused", async () => {
  const files = [file("20990101000000", "create table once (id bigint)")];
  await expect(migrate(fresh.url, { system: false, files })).rejects.toThrow("was changed after it had been applied");
});

test("what the Supabase CLI applied is not applied again", async () => {
  await fresh.pool.query(
    "insert into supabase_migrations.schema_migrations (version, name) values ('20990103000000', 'try')",
  );
  expect(await migrate(fresh.url, { system: false, files: [file("20990103000000", "select 1/0")] })).toEqual([]);
});

test("an owner who may not make the roles is told what an administrator has to run, and those lines suffice", async () => {
  const empty = await freshDatabase({ empty: true });
  const login = `plain_${Date.now()}`;
  await empty.pool.query(`create role ${login} login password 'pw'`);
  await empty.pool.query(`alter database ${new URL(empty.url).pathname.slice(1)} owner to ${login}`);
  const url = new URL(empty.url);
  url.username = login;
  url.password = "pw";
  const refused = await migrate(url.href, { system: true }).catch((error: Error) => error.message);
  expect(refused).toContain(`${login} may not make the roles`);
  const [grant = ""] = /grant anon.*;/.exec(String(refused)) ?? [];
  await empty.pool.query(grant);
  expect((await migrate(url.href, { system: true })).length).toBeGreaterThan(0);
  await empty.pool.query(`reassign owned by ${login} to current_user; drop owned by ${login}`);
  await empty.close();
  await fresh.pool.query(`drop role ${login}`);
});

test("the migrations apply for a hosted project's owner, whom accounts and files do not belong to", async () => {
  const project = await freshDatabase({ empty: true });
  const name = new URL(project.url).pathname.slice(1);
  const login = `host_${Date.now()}`;
  await migrate(project.url, { system: true, files: [] });
  await project.pool.query(`
    create role ${login} login password 'pw';
    create role ${login}_storage nologin;
    grant create on database ${name} to ${login};
    alter schema supabase_migrations owner to ${login};
    alter table supabase_migrations.schema_migrations owner to ${login};
    alter schema listcast_system owner to ${login};
    grant anon, authenticated, service_role to ${login};
    grant create, usage on schema public to ${login} with grant option;
    grant usage on schema auth, storage to ${login};
    grant select, references, trigger on auth.users to ${login};
    grant insert, update, select on storage.buckets to ${login};
    create policy all_buckets on storage.buckets to ${login} using (true);
    -- there an extension lets the owner write policies for files; here only the table's own role may
    alter table storage.objects owner to ${login}_storage;
    grant ${login}_storage to ${login};`);
  const url = new URL(project.url);
  url.username = login;
  url.password = "pw";
  expect((await migrate(url.href, { system: false })).length).toBeGreaterThan(0);
  await project.pool.query("insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.com')");
  const { rows } = await project.pool.query("select email, role from accounts");
  expect(rows).toEqual([{ email: "ada@example.com", role: "agent" }]);
  for (const role of [login, `${login}_storage`])
    await project.pool.query(`reassign owned by ${role} to current_user; drop owned by ${role}`);
  await project.close();
  await fresh.pool.query(`drop role ${login}, ${login}_storage`);
});
