/** A hosted or self-hosted Supabase behind the same seam: its service answers the browser, we verify its tokens by its keys. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import type { Kysely } from "kysely";
import { AppError } from "#contract/errors";
import type { FileBody, Files } from "#server/base/files";
import { hostedAccounts } from "./hosted-accounts.ts";
import { hostedEntries } from "./hosted-entries.ts";
import type { BackendOptions } from "./index.ts";
import { accountsOn } from "./shared/accounts.ts";
import { namesIn } from "./shared/file-names.ts";
import { bearerOf, readSession } from "./shared/session.ts";
import type { Tables } from "./shared/tables.ts";
import type { Backend } from "./shared/types.ts";

export interface HostedSettings {
  /** SUPABASE_URL, without a slash at the end. */
  url: string;
  publishableKey: string;
  secretKey: string;
}

async function whole(body: FileBody): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}

function hostedFiles(storage: SupabaseClient["storage"], db: Kysely<Tables>): Files {
  const refuse = (error: { message: string } | null) => {
    if (error) throw new AppError("unavailable", { message: `The file service refused: ${error.message}` });
  };
  return {
    async put(bucket, name, body, { type }) {
      refuse((await storage.from(bucket).upload(name, await whole(body), { contentType: type, upsert: true })).error);
    },
    async get(bucket, name) {
      const { data } = await storage.from(bucket).download(name);
      return data ? { bytes: new Uint8Array(await data.arrayBuffer()), type: data.type } : null;
    },
    async open(bucket, name) {
      const row = await db
        .selectFrom("storage.objects")
        .select("metadata")
        .where("bucket_id", "=", bucket)
        .where("name", "=", name)
        .executeTakeFirst();
      if (!row) return null;
      return {
        size: row.metadata.size,
        type: row.metadata.mimetype,
        async read(range) {
          const folder = storage.from(bucket);
          if (range) folder.setHeader("Range", `bytes=${range.start}-${range.end}`);
          const { data } = await folder.download(name).asStream();
          return data;
        },
      };
    },
    list: (bucket, folder) => namesIn(db, bucket, folder),
    async remove(bucket, names) {
      // the service takes so many at a time
      for (let from = 0; from < names.length; from += 1000)
        refuse((await storage.from(bucket).remove(names.slice(from, from + 1000))).error);
    },
    async signedUrl(bucket, name, seconds, options) {
      const { data, error } = await storage.from(bucket).createSignedUrl(name, seconds, options ?? {});
      if (!data) throw new AppError("not_found", { message: error?.message ?? "No such file" });
      return data.signedUrl;
    },
    publicUrl: (bucket, name) => storage.from(bucket).getPublicUrl(name).data.publicUrl,
  };
}

export async function createHosted(
  options: BackendOptions,
  settings: HostedSettings,
  db: Kysely<Tables>,
): Promise<Backend> {
  const { url, publishableKey, secretKey } = settings;
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const keys = createRemoteJWKSet(new URL(`${url}/auth/v1/.well-known/jwks.json`));
  const noteEntry = hostedEntries({ ...options, db });
  return {
    kind: "supabase",
    capabilities: { mathCaptcha: false, passwordOrder: false, deviceKeys: false },
    routes: new Hono(),
    backendUrl: () => url,
    publishableKey,
    async authenticate(from) {
      const token = bearerOf(from);
      if (!token || token.startsWith("sb_")) return null;
      try {
        const check = { issuer: `${url}/auth/v1`, audience: "authenticated", currentDate: options.now() };
        const { payload } = await jwtVerify(token, keys, check);
        const session = (await readSession(db, payload, options.now(), "service")).session ?? null;
        if (session) await noteEntry(session.sessionId, payload.iat ?? 0);
        return session;
      } catch (error) {
        if (error instanceof errors.JWKSTimeout) throw new AppError("unavailable", { cause: error });
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
    async createUser(user) {
      const known = await db
        .selectFrom("auth.users")
        .select("id")
        .where("email", "=", user.email.toLowerCase())
        .executeTakeFirst();
      if (known) return known.id;
      const made = await client.auth.admin.createUser({
        email: user.email,
        password: user.password,
        email_confirm: true,
        user_metadata: user.displayName ? { display_name: user.displayName } : {},
      });
      if (!made.data.user) throw new AppError("unavailable", { message: "The account could not be made" });
      if (user.role) {
        const scope = user.role === "admin" ? (user.scope ?? "operations") : null;
        await db
          .updateTable("public.user_roles")
          .set({ role: user.role, scope })
          .where("user_id", "=", made.data.user.id)
          .execute();
      }
      return made.data.user.id;
    },
    accounts: accountsOn(db, options.now, "service", hostedAccounts({ ...options, client, db })),
    // its links are the service's own, and run out within its hour
    endLinks: async () => 0,
    files: hostedFiles(client.storage, db),
    captcha: null,
    signUps: null,
    rotateKeys: async () => {
      throw new AppError("not_found", { message: "Supabase keeps its own keys" });
    },
    async close() {
      options.mailer.close();
    },
  };
}
