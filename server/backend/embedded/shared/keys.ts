/**
 * The ES256 keys that sign access tokens. A new key is published at once, signs a little later and the old one stays
 * published until its last token has run out: nobody who caches the key set ever meets an unknown key.
 */
import { randomUUID } from "node:crypto";
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet } from "jose";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#server/backend/shared/tables";
import type { Clock } from "#server/base/clock";
import type { Vault } from "#server/base/vault";

const minutes = (n: number) => n * 60_000;
const keyTimes = { publishedBefore: minutes(15), keptAfter: minutes(120), rotatedAfter: minutes(90 * 24 * 60) };
const cachedFor = minutes(1);
/** A key that nobody knows is looked for at most so often: whoever writes tokens of their own may name a new one each time. */
const soughtEvery = 5_000;

type Row = {
  kid: string;
  public_jwk: JSONWebKeySet["keys"][number];
  private_jwk: JSONWebKeySet["keys"][number] | string;
  active_from: Date;
};

export interface SigningKeys {
  /** The key that signs now. */
  signer(): Promise<{ kid: string; key: Awaited<ReturnType<typeof importJWK>> }>;
  /** All keys that may have signed what is still valid, and the next one. */
  published(fresh?: boolean): Promise<JSONWebKeySet>;
  /** The published keys, ready for `jwtVerify`; `seeking` a key that was not among them, they may be read again. */
  verifier(seeking?: boolean): Promise<ReturnType<typeof createLocalJWKSet>>;
  /** Makes the next key now. */
  rotate(): Promise<void>;
  /** Seals what an earlier version, or a start without a key, left in plain text. */
  sealOld(): Promise<void>;
  /** Rotates when the key is old and forgets keys nobody needs. */
  maintain(): Promise<void>;
}

type PrivateKey = JSONWebKeySet["keys"][number];
/** As the jsonb column keeps it: a text when sealed. */
const keep = (vault: Vault, key: PrivateKey, kid: string): string => {
  const text = JSON.stringify(key);
  const sealed = vault.seal(text, kid);
  return sealed === text ? text : JSON.stringify(sealed);
};
const unpack = (vault: Vault, kept: PrivateKey | string, kid: string): PrivateKey =>
  typeof kept === "string" ? (JSON.parse(vault.open(kept, kid)) as PrivateKey) : kept;

const insertKey = async (trx: Transaction<Tables>, activeFrom: Date, vault: Vault) => {
  const pair = await generateKeyPair("ES256", { extractable: true });
  const about = { kid: randomUUID(), alg: "ES256", use: "sig" };
  await trx
    .insertInto("house.signing_keys")
    .values({
      kid: about.kid,
      public_jwk: JSON.stringify({ ...(await exportJWK(pair.publicKey)), ...about }),
      private_jwk: keep(vault, { ...(await exportJWK(pair.privateKey)), ...about }, about.kid),
      active_from: activeFrom,
      verify_until: null,
    })
    .execute();
};

export function signingKeys(db: Kysely<Tables>, now: Clock, vault: Vault): SigningKeys {
  type Cached = { at: number; rows: Row[]; verifier: ReturnType<typeof createLocalJWKSet> };
  let cache: Cached | null = null;
  let sought: { at: number; found: Promise<Cached> } | null = null;

  const read = async (fresh = false): Promise<Cached> => {
    const time = now();
    if (!fresh && cache && time.getTime() - cache.at < cachedFor && time.getTime() >= cache.at) return cache;
    const rows = await db
      .selectFrom("house.signing_keys")
      .select(["kid", "public_jwk", "private_jwk", "active_from"])
      .where((w) => w.or([w("verify_until", "is", null), w("verify_until", ">", time)]))
      .orderBy("active_from", "desc")
      .execute();
    cache = { at: time.getTime(), rows, verifier: createLocalJWKSet({ keys: rows.map((row) => row.public_jwk) }) };
    return cache;
  };

  /** One process at a time, so that two never make a key for the same reason. */
  const alone = (work: (trx: Transaction<Tables>) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('house.signing_keys'))`.execute(trx);
      await work(trx);
    });

  const rotateIn = async (trx: Transaction<Tables>) => {
    const from = new Date(now().getTime() + keyTimes.publishedBefore);
    await trx
      .updateTable("house.signing_keys")
      .set({ verify_until: new Date(from.getTime() + keyTimes.keptAfter) })
      .where("verify_until", "is", null)
      .execute();
    await insertKey(trx, from, vault);
  };

  const first = () =>
    alone(async (trx) => {
      const any = await trx.selectFrom("house.signing_keys").select("kid").limit(1).executeTakeFirst();
      if (!any) await insertKey(trx, now(), vault);
    });

  return {
    async signer() {
      const pick = ({ rows }: Cached) => rows.find((row) => row.active_from <= now());
      let row = pick(await read());
      if (!row) {
        await first();
        row = pick(await read(true));
      }
      if (!row) throw new Error("No signing key is active yet");
      return { kid: row.kid, key: await importJWK(unpack(vault, row.private_jwk, row.kid), "ES256") };
    },
    published: async (fresh) => ({ keys: (await read(fresh)).rows.map((row) => row.public_jwk) }),
    async verifier(seeking = false) {
      const current = await read();
      if (!seeking) return current.verifier;
      sought ??= { at: Number.NEGATIVE_INFINITY, found: Promise.resolve(current) };
      const past = now().getTime() - sought.at;
      // one question for all who ask meanwhile
      if (past >= soughtEvery || past < 0) sought = { at: now().getTime(), found: read(true) };
      return (await sought.found).verifier;
    },
    async rotate() {
      await alone(rotateIn);
      cache = null;
    },
    async sealOld() {
      await alone(async (trx) => {
        const rows = await trx.selectFrom("house.signing_keys").select(["kid", "private_jwk"]).execute();
        for (const { kid, private_jwk: plain } of rows) {
          if (typeof plain === "string") continue;
          const change = { private_jwk: keep(vault, plain, kid) };
          await trx.updateTable("house.signing_keys").set(change).where("kid", "=", kid).execute();
        }
      });
      cache = null;
    },
    async maintain() {
      await alone(async (trx) => {
        await trx.deleteFrom("house.signing_keys").where("verify_until", "<", now()).execute();
        const newest = await trx
          .selectFrom("house.signing_keys")
          .select((s) => s.fn.max("active_from").as("at"))
          .executeTakeFirst();
        if (newest?.at && now().getTime() - newest.at.getTime() > keyTimes.rotatedAfter) await rotateIn(trx);
      });
      cache = null;
    },
  };
}
