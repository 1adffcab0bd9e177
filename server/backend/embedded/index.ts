/** The embedded backend: our own small, faithful subset of the Supabase protocol on a PostgreSQL. */
import { Hono } from "hono";
import type { Kysely } from "kysely";
import { AppError } from "#contract/errors";
import { isPasswordTooLong } from "#contract/password";
import { createCaptcha } from "#server/backend/embedded/shared/captcha";
import { accountsOn } from "#server/backend/shared/accounts";
import { bearerOf } from "#server/backend/shared/session";
import type { Tables } from "#server/backend/shared/tables";
import type { Backend, NewUser } from "#server/backend/shared/types";
import { household } from "#server/base/household";
import { createVault } from "#server/base/vault";
import { invite, sendPasswordReset } from "./account-mails.ts";
import { createAccount } from "./auth/accounts.ts";
import { lookUpSignUp } from "./auth/look-up-sign-up.ts";
import { hashPassword, systemTurn, usualCost } from "./auth/passwords.ts";
import { authRoutes } from "./auth/routes.ts";
import { userByEmail } from "./auth/user-shape.ts";
import { startMaintenance } from "./maintenance.ts";
import { restRoutes } from "./rest/routes.ts";
import { sessionOf } from "./shared/caller.ts";
import type { EmbeddedBackend } from "./shared/embedded-backend.ts";
import { signingKeys } from "./shared/keys.ts";
import { createLimits } from "./shared/limits.ts";
import type { EmbeddedOptions } from "./shared/options.ts";
import { readSecrets } from "./shared/secrets.ts";
import { createSignInQueue } from "./shared/sign-in-queue.ts";
import { diskVersions } from "./storage/disk.ts";
import { embeddedFiles, sweepFiles } from "./storage/files.ts";
import { storageRoutes } from "./storage/routes.ts";
import { s3Versions } from "./storage/s3.ts";

/** A hundred years. */
const forever = 100 * 365 * 86_400_000;

async function createUser(backend: EmbeddedBackend, user: NewUser): Promise<string> {
  if (isPasswordTooLong(user.password)) throw new AppError("invalid_input", { message: "Password above 72 bytes" });
  const email = user.email.trim().toLowerCase();
  const passwordHash = await hashPassword(user.password, backend.passwordCost, systemTurn(email));
  const data = user.displayName ? { display_name: user.displayName } : {};
  return backend.db.transaction().execute(async (trx) => {
    const made = await createAccount(trx, { email, passwordHash, data, confirmed: true }, backend.now());
    if (!made) {
      const user = await userByEmail(trx, email);
      if (!user) throw new AppError("conflict", { message: "The account could not be made" });
      return user.id;
    }
    if (user.role) {
      const scope = user.role === "admin" ? (user.scope ?? "operations") : null;
      await trx.updateTable("public.user_roles").set({ role: user.role, scope }).where("user_id", "=", made).execute();
    }
    return made;
  });
}

export async function createEmbeddedBackend(options: EmbeddedOptions, db: Kysely<Tables>): Promise<Backend> {
  const { kind, mailer, log, now, pool } = options;
  const vault = createVault(options.secretKey ?? null);
  const secrets = await readSecrets(db, vault);
  const running = new Set<Promise<unknown>>();
  const limits = createLimits(pool, secrets.pepper, options.limits);
  const turns = createSignInQueue(limits);
  const backend: EmbeddedBackend = {
    db,
    secrets,
    keys: signingKeys(db, now, vault),
    vault,
    limits,
    turns,
    patience: options.patience ?? 45_000,
    captcha: createCaptcha(db, secrets.captcha, now),
    mailer,
    log,
    now,
    origin: options.origin,
    redirects: options.redirects ?? [],
    passwordCost: options.passwordCost ?? usualCost,
    answerStep: options.answerStep ?? 500,
    confirmEmail: options.confirmEmail ?? true,
    versions: options.s3 ? s3Versions(options.s3) : diskVersions(options.filesFolder),
    clientAddress: (c) => household(options.clientAddress(c)),
    later(work) {
      const settled = work.catch(() => {}).finally(() => running.delete(settled));
      running.add(settled);
    },
  };
  if (options.secretKey) await backend.keys.sealOld();
  await backend.keys.signer();
  const maintenance = startMaintenance(backend, () => sweepFiles(backend));

  const routes = new Hono();
  routes.route("/auth/v1", authRoutes(backend));
  routes.route("/rest/v1", restRoutes(backend));
  routes.route("/storage/v1", storageRoutes(backend));
  routes.get("/.well-known/jwks.json", async (c) => c.json(await backend.keys.published()));

  return {
    kind,
    capabilities: { mathCaptcha: true, passwordOrder: true, deviceKeys: true },
    routes,
    backendUrl: options.origin,
    publishableKey: secrets.publishableKey,
    async authenticate(from) {
      const token = bearerOf(from);
      if (!token || token.startsWith("sb_")) return null;
      return (await sessionOf(backend, token)).session ?? null;
    },
    createUser: (user) => createUser(backend, user),
    accounts: accountsOn(db, now, "ours", {
      async remove(userId) {
        await db.deleteFrom("auth.users").where("id", "=", userId).execute();
      },
      invite: (email, about) => invite(backend, email, about),
      sendPasswordReset: (userId) => sendPasswordReset(backend, userId),
      async ban(userId, banned) {
        const until = banned ? new Date(now().getTime() + forever) : null;
        await db.updateTable("auth.users").set({ banned_until: until }).where("id", "=", userId).execute();
      },
    }),
    async endLinks() {
      const { numDeletedRows } = await db.deleteFrom("auth.one_time_tokens").executeTakeFirst();
      return Number(numDeletedRows);
    },
    files: embeddedFiles(backend),
    captcha: {
      async issue(address) {
        if (!(await backend.limits.take("captchaAddress", household(address)))) throw new AppError("too_many_requests");
        return backend.captcha.issue();
      },
    },
    signUps: {
      async look({ address, ...asked }) {
        if (!(await backend.limits.take("linkAddress", household(address)))) throw new AppError("too_many_requests");
        return lookUpSignUp(backend, asked);
      },
    },
    async close() {
      turns.close();
      await maintenance.stop();
      await Promise.all(running);
      mailer.close();
    },
    rotateKeys: () => backend.keys.rotate(),
  };
}
