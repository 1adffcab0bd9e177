/** The running server as its visitors reach it: clients from networks of their own, accounts made without the wait for a mail. */
import { randomInt, randomUUID } from "node:crypto";
import { hash } from "@node-rs/bcrypt";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { AdminScope } from "#contract/account";
import { openPool, type Pooled } from "#server/db/pool";
import type { RunningApp } from "#tests/support/app";
import { appDatabaseUrl } from "#tests/support/app-database";
import type { Client } from "#tests/support/domain";

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly client: Client;
  readonly supabase: SupabaseClient;
}

/** What anybody has of the site: its address. */
export interface Visited {
  readonly url: string;
  readonly key: string;
  /** As a stranger from a new network. */
  supabase(): SupabaseClient;
  client(token: string | null, more?: Record<string, string>): Client;
  /** A request by hand; `apikey` and a new network are added. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

export interface Site extends Visited {
  readonly app: RunningApp;
  /** The database as its owner sees it: for making what would take a person days, and for looking. */
  readonly database: Pooled;
  /** A confirmed account, signed in. `scope`: of an administrator. `slowHash`: with the product's own cost of hashing. */
  account(about?: { scope?: AdminScope; slowHash?: boolean }): Promise<Account>;
  signIn(email: string, password: string): Promise<Account>;
  close(): Promise<void>;
}

const PASSWORD = "Correct-Horse-9";
/** As the sign-up makes it, without a mail; the profile and the role follow by triggers. */
const insertAccount = `
  with made as (
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
    values ($1::uuid, 'authenticated', 'authenticated', $2::text, $3, now(), '{"provider": "email", "providers": ["email"]}',
      '{"lang": "en"}', now(), now())
    returning id, email)
  insert into auth.identities (provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
  select id::text, id, 'email', jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
  from made`;

/** Some network of so many that no limit for one is met by chance. */
export const network = () => `10.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;

/** As a visitor of the server that answers at `url`. */
export async function visitSite(url: string): Promise<Visited> {
  const { publishableKey: key } = z
    .object({ publishableKey: z.string() })
    .parse(await (await fetch(`${url}/api/config`)).json());
  return {
    url,
    key,
    supabase: () =>
      createClient(url, key, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: { headers: { "x-forwarded-for": network() } },
      }),
    client: (token, more = {}) =>
      createORPCClient(
        new RPCLink({
          url: `${url}/api/rpc`,
          headers: () => ({
            "x-forwarded-for": network(),
            ...more,
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          }),
        }),
      ),
    ask: (path, init = {}) =>
      fetch(url + path, {
        ...init,
        redirect: "manual",
        headers: { apikey: key, "x-forwarded-for": network(), ...init.headers },
      }),
  };
}

/** `databaseUrl`: of a database that is not the server's own. */
export async function openSite(app: RunningApp, databaseUrl = appDatabaseUrl(app.dataDir)): Promise<Site> {
  const visited = await visitSite(app.url);
  const { supabase, client } = visited;
  const database = openPool(databaseUrl, () => {}, 4);
  const signIn = async (email: string, password: string): Promise<Account> => {
    const browser = supabase();
    const { data, error } = await browser.auth.signInWithPassword({ email, password });
    if (error) throw error;
    const token = data.session.access_token;
    return { id: data.user.id, email, password, token, client: client(token), supabase: browser };
  };

  return {
    ...visited,
    app,
    database,
    signIn,
    account: async ({ scope, slowHash = false } = {}) => {
      const email = `a${randomUUID()}@example.com`;
      const passwordHash = await hash(PASSWORD, slowHash ? 10 : 4);
      const id = randomUUID();
      await database.pool.query(insertAccount, [id, email, passwordHash]);
      if (scope)
        await database.pool.query("update user_roles set role = 'admin', scope = $2 where user_id = $1", [id, scope]);
      return signIn(email, PASSWORD);
    },
    close: () => database.db.destroy(),
  };
}
