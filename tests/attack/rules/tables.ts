/** Every table, verb and role: in SQL as the role, and through /rest/v1 with the real client. */
import { type Actor, tables } from "#tests/access/tables";
import { listTables, rightsOn, type TableAbout } from "#tests/access/try-table";
import { held, type Try } from "../suite/try.ts";
import type { RulesSubject } from "./subject.ts";

const verbs = ["select", "insert", "update", "delete"] as const;
type Verb = (typeof verbs)[number];
/** "update(a b)" of "select update(a b)"; "" where there is no such right. */
const rightTo = (verb: Verb, rights: string) => new RegExp(`${verb}(\\([^)]*\\))?`).exec(rights)?.[0] ?? "";
const others: readonly Actor[] = ["visitor", "stranger", "super", "system", "operations"];

export async function tableTries({ domain, owner, acting }: RulesSubject): Promise<Try[]> {
  const about = new Map<string, TableAbout>((await listTables(domain.pool)).map((table) => [table.name, table]));
  const names = [...new Set([...about.keys(), ...Object.keys(tables)])].sort();
  const known = new Map<string, Promise<string>>();
  /** What the role may really do: tried once for all verbs. */
  const found = (name: string, actor: Actor): Promise<string> => {
    const key = `${name} ${actor}`;
    const [table, as] = [about.get(name), acting.get(actor)];
    if (!table || !as) throw new Error(`${name} does not exist`);
    const tried = known.get(key) ?? rightsOn(domain.pool, table, owner.id, as);
    known.set(key, tried);
    return tried;
  };
  return names.flatMap((name) =>
    others.flatMap((actor) =>
      verbs.map((verb) => ({
        name: `SQL: ${verb} of ${name} as ${actor}`,
        run: async () => {
          const written = tables[name]?.[actor];
          held(written !== undefined, "nobody wrote down what may be done to it");
          const may = rightTo(verb, await found(name, actor));
          held(
            may === rightTo(verb, written),
            `may ${may || "not"} where ${rightTo(verb, written) || "nothing"} is written down`,
          );
        },
      })),
    ),
  );
}

/** What every account may read. Through the protocol's routes not even that: it is the API's. */
export async function restTries(subject: RulesSubject): Promise<Try[]> {
  const { domain, owner, stranger, supabase } = subject;
  const all = await listTables(domain.pool);
  const outside = [
    "auth.users",
    "auth.sessions",
    "house.secrets",
    "storage.objects",
    "pgboss.job",
    "pg_catalog.pg_authid",
  ];
  const callers = { visitor: null, stranger: stranger.token } as const;
  const ownerRow = async (table: string) =>
    (await domain.pool.query(`select to_jsonb(t) as row from public.${table} t where user_id = $1 limit 1`, [owner.id]))
      .rows;
  const tries = all.flatMap(({ name, owned, columns }) =>
    Object.entries(callers).flatMap(([who, token]) =>
      verbs.map((verb) => ({
        name: `REST: ${verb} of ${name} as ${who}`,
        run: async () => {
          const column = columns.includes("updated_at") ? "updated_at" : (columns[0] ?? "id");
          const before = owned ? JSON.stringify(await ownerRow(name)) : "";
          const rows = supabase(token).from(name);
          // the client is told nothing of the columns: any are tried
          const patch: object = { [column]: null };
          const asked = {
            select: () => (owned ? rows.select("*").eq("user_id", owner.id) : rows.select("*")),
            insert: () => rows.insert((owned ? { ...patch, user_id: owner.id } : patch) as never).select(),
            update: () =>
              owned
                ? rows
                    .update(patch as never)
                    .eq("user_id", owner.id)
                    .select()
                : rows.update(patch as never).select(),
            delete: () => (owned ? rows.delete().eq("user_id", owner.id).select() : rows.delete().select()),
          }[verb];
          const { data, error, status } = await asked();
          held(status < 500, `answered ${status}`);
          held(error || (data ?? []).length === 0, `${data?.length} rows of somebody else`);
          if (owned) held(JSON.stringify(await ownerRow(name)) === before, "the row has changed");
        },
      })),
    ),
  );
  const schemas = outside.flatMap((full) => {
    const [schema = "", table = ""] = full.split(".");
    return Object.entries(callers).flatMap(([who, token]) =>
      [
        () => supabase(token).schema(schema).from(table).select("*"),
        () => supabase(token).from(full).select("*"),
        () => supabase(token).schema(schema).from(table).update({ id: null }).eq("user_id", owner.id).select(),
      ].map((asked, way) => ({
        name: `REST: ${full} as ${who}, way ${way + 1}`,
        run: async () => {
          const { data, error, status } = await asked();
          held(error && status < 500, `answered ${status} with ${data?.length} rows`);
        },
      })),
    );
  });
  return [...tries, ...schemas, ...forms(subject), ...counts(subject)];
}

/** Forms of the protocol that lead from an allowed row to another. */
function forms({ owner, stranger, ask }: RulesSubject): Try[] {
  const id = owner.id;
  const queries = [
    `profiles?select=*&user_id=neq.${stranger.id}`,
    `profiles?select=*&user_id=in.(${id})`,
    `profiles?select=*&or=(user_id.eq.${id})`,
    `profiles?select=*&and=(user_id.eq.${id})`,
    `profiles?select=*&not.user_id=eq.${stranger.id}`,
    `profiles?select=*,user_roles(*)`,
    `profiles?select=*,users:auth.users(*)`,
    `profiles?select=count`,
    `profiles?select=user_id.max()`,
    `profiles?select=user_id&order=user_id.desc.nullslast&limit=1000`,
    `profiles?select=user_id::text`,
    `profiles?select=x:user_id`,
    `profiles?user_id=eq.${id}&user_id=eq.${stranger.id}`,
    `profiles?user_id=like.*`,
    `profiles?user_id=is.not_null`,
    `profiles?user_id=eq.${id}%27%20or%20true--`,
    `profiles?user_id=fts.a`,
    `profiles%20where%20true--?select=*`,
    `profiles;select%201?select=*`,
    `Profiles?select=*&user_id=eq.${id}`,
    `"profiles"?select=*&user_id=eq.${id}`,
    `profiles/?select=*&user_id=eq.${id}`,
    `./profiles?select=*&user_id=eq.${id}`,
    `rpc/auth_uid`,
    `rpc/pg_read_file?filename=/etc/passwd`,
    `rpc/set_config?setting_name=role&new_value=service_role`,
    ``,
    `?select=*`,
  ];
  const heads: Record<string, string>[] = [
    { accept: "application/vnd.pgrst.plan+json" },
    { accept: "text/csv" },
    { prefer: "count=exact" },
    { prefer: "tx=commit,return=representation" },
    { range: "0-1000" },
    { "accept-profile": "auth" },
    { "x-http-method-override": "DELETE" },
  ];
  const well = async (answer: Response) => {
    const text = await answer.text();
    held(answer.status < 500, `answered ${answer.status}`);
    held(!new RegExp(`"\\w+": ?"${id}"`).test(text), `told of somebody else: ${text.slice(0, 80)}`);
  };
  return [
    ...queries.flatMap((query) =>
      [null, stranger.token].map((token) => ({
        name: `REST form ${JSON.stringify(query).slice(0, 70)} as ${token ? "stranger" : "visitor"}`,
        run: async () => well(await ask(`/rest/v1/${query}`, {}, token)),
      })),
    ),
    ...heads.map((headers) => ({
      name: `REST with ${JSON.stringify(headers)}`,
      run: async () => well(await ask(`/rest/v1/profiles?select=*&user_id=eq.${id}`, { headers }, stranger.token)),
    })),
  ];
}

/** What the real client asks of one's own rows is answered, or refused in words. */
function counts({ stranger, supabase }: RulesSubject): Try[] {
  const mine = () => supabase(stranger.token).from("profiles");
  const asked = {
    "a head count": () => mine().select("*", { count: "exact", head: true }),
    "a head count of one's own": () => mine().select("*", { count: "exact", head: true }).eq("user_id", stranger.id),
    "an estimated head count": () => mine().select("*", { count: "estimated", head: true }),
    "a count with rows": () => mine().select("*", { count: "exact" }),
  };
  return Object.entries(asked).map(([name, run]) => ({
    name: `REST: ${name}`,
    run: async () => {
      const { error, count, status } = await run();
      if (error) held(error.message !== "", `an error without a word (${status})`);
      else held(count === 1, `counted ${count}`);
    },
  }));
}
