/** The domain with one account that owns a row of everything, and everybody who tries to reach it. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { bankTransfer } from "#adapters/payments/bank";
import { makeAccountRows } from "#tests/access/account-rows";
import { type Estate, makeEstate } from "#tests/access/estate";
import type { Asker } from "#tests/access/procedures/rule";
import type { Actor } from "#tests/access/tables";
import type { Acting } from "#tests/access/try-table";
import { type Client, type Domain, ORIGIN, openDomain, type Person } from "#tests/support/domain";
import type { FreshDatabase } from "#tests/support/template";

export interface RulesSubject {
  domain: Domain;
  owner: Person;
  estate: Estate;
  /** Everybody but the owner. */
  askers: Map<Exclude<Asker, "agent">, Client>;
  acting: Map<Actor, Acting>;
  stranger: Person;
  administrator: Person;
  /** An administrator who looks at the product as the owner sees it. */
  inSupport: Client;
  /** Who was disabled a moment ago, and who has signed out. */
  ended: Map<string, Client>;
  /** The real client of the protocol, as that person or a visitor. */
  supabase(token: string | null): SupabaseClient;
  /** A request of the protocol or the API by hand. */
  ask(path: string, init?: RequestInit, token?: string | null): Promise<Response>;
  close(): Promise<void>;
}

/** `everything`: also the rows that no procedure makes of itself, and that change what procedures answer. */
export async function openRulesSubject(database: FreshDatabase, everything: boolean): Promise<RulesSubject> {
  const domain = await openDomain(
    [],
    [bankTransfer({ account: "1", bank: "Bank", holder: "Listcast" })],
    null,
    database,
  );
  const owner = await domain.person({ role: "agent" });
  const estate = await makeEstate(domain, owner);
  if (everything) await makeAccountRows(domain, owner.id, estate.importTaskId);
  const stranger = await domain.person({ role: "agent" });
  const people = {
    user: await domain.person({ role: "user" }),
    super: await domain.person({ role: "admin", scope: "super" }),
    system: await domain.person({ role: "admin", scope: "system" }),
    operations: await domain.person({ role: "admin", scope: "operations" }),
  };
  const askers: RulesSubject["askers"] = new Map([
    ["visitor", domain.visitor],
    ["otherAgent", stranger.client],
    ["user", people.user.client],
    ["super", people.super.client],
    ["system", people.system.client],
    ["operations", people.operations.client],
  ]);
  const as = (userId: string): Acting => ({ role: "authenticated", userId });
  const acting: RulesSubject["acting"] = new Map([
    ["visitor", { role: "anon", userId: null }],
    ["owner", as(owner.id)],
    ["stranger", as(stranger.id)],
    ["super", as(people.super.id)],
    ["system", as(people.system.id)],
    ["operations", as(people.operations.id)],
  ]);
  const looking = await domain.person({ role: "admin", scope: "super" });
  const { id: support } = await looking.client.admin.support.start({ id: owner.id, reason: "attack" });

  const disabled = await domain.person({ role: "admin", scope: "super" });
  const gone = await domain.person({ role: "admin", scope: "super" });
  await domain.pool.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [disabled.id]);
  await domain.pool.query("delete from auth.sessions where user_id = $1", [gone.id]);

  const ask: RulesSubject["ask"] = async (path, init = {}, token = null) => {
    const headers = new Headers(init.headers);
    if (!headers.has("apikey")) headers.set("apikey", domain.backend.publishableKey);
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    const request = new Request(new URL(path, ORIGIN), { ...init, headers });
    return path.startsWith("/api") ? domain.app.fetch(request) : domain.backend.routes.fetch(request);
  };
  return {
    domain,
    owner,
    estate,
    askers,
    acting,
    stranger,
    administrator: people.super,
    inSupport: domain.clientOf(looking.token, { "x-support-session": support }),
    ended: new Map([
      ["disabled", disabled.client],
      ["signed out", gone.client],
    ]),
    supabase: (token) =>
      createClient(ORIGIN, domain.backend.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          fetch: async (input, init) => domain.backend.routes.fetch(new Request(input, init)),
          headers: token === null ? {} : { authorization: `Bearer ${token}` },
        },
      }),
    ask,
    close: () => domain.stop(),
  };
}
