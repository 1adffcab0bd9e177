import { afterAll, beforeAll, expect, test } from "vitest";
import { type Domain, openDomain, type Person } from "#tests/support/domain";
import { makeAccountRows } from "./account-rows.ts";
import { makeEstate } from "./estate.ts";
import { type Actor, actors, tables } from "./tables.ts";
import { type Acting, listTables, rightsOn } from "./try-table.ts";

let domain: Domain;
let owner: Person;
const acting = new Map<Actor, Acting>();
beforeAll(async () => {
  domain = await openDomain();
  owner = await domain.person();
  const { importTaskId } = await makeEstate(domain, owner);
  await makeAccountRows(domain, owner.id, importTaskId);
  const as = async (about: Parameters<Domain["person"]>[0]) => ({
    role: "authenticated" as const,
    userId: (await domain.person(about)).id,
  });
  acting.set("visitor", { role: "anon", userId: null });
  acting.set("owner", { role: "authenticated", userId: owner.id });
  acting.set("stranger", await as({}));
  for (const scope of ["super", "system", "operations"] as const) acting.set(scope, await as({ role: "admin", scope }));
  acting.set("service", { role: "service_role", userId: null });
});
afterAll(() => domain.stop());

test("every table is listed, and has row-level security", async () => {
  const found = await listTables(domain.pool);
  expect(found.map((table) => table.name)).toEqual(Object.keys(tables).sort());
  expect(found.filter((table) => !table.secured)).toEqual([]);
});

test.each(Object.keys(tables))("%s gives each role what is written down, tried for real", async (name) => {
  const about = (await listTables(domain.pool)).find((table) => table.name === name);
  if (!about) throw new Error(`${name} is listed but does not exist`);
  const found: Partial<Record<Actor, string>> = {};
  for (const actor of actors) {
    const as = acting.get(actor);
    if (as) found[actor] = await rightsOn(domain.pool, about, owner.id, as);
  }
  expect(found).toEqual(tables[name]);
});

test("visitors and accounts reach no other schema's tables and call none of our functions", async () => {
  const reachable = await domain.pool.query(`
    select n.nspname || '.' || c.relname as name, r.role
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest(array['anon', 'authenticated']) as r (role)
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('public', 'storage', 'pg_catalog', 'information_schema')
      and n.nspname not like 'pg\\_%' and has_schema_privilege(r.role, n.oid, 'usage')
      and (has_any_column_privilege(r.role, c.oid, 'select, insert, update') or has_table_privilege(r.role, c.oid, 'delete'))`);
  expect(reachable.rows).toEqual([]);
  const callable = await domain.pool.query(`
    select p.proname, r.role from pg_proc p, unnest(array['anon', 'authenticated']) as r (role)
    where p.pronamespace = 'public'::regnamespace and has_function_privilege(r.role, p.oid, 'execute')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  expect(callable.rows).toEqual([]);
});

test("visitors and accounts can neither read nor move a sequence", async () => {
  const usable = await domain.pool.query(`
    select c.relname, r.role from pg_class c, unnest(array['anon', 'authenticated']) as r (role)
    where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)
      and has_sequence_privilege(r.role, c.oid, 'select, usage, update')`);
  expect(usable.rows).toEqual([]);
});
