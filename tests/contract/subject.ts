/** What the contract suite is run against: a backend behind real HTTP, and the unmodified client pointed at it. */

import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { serve } from "@hono/node-server";
import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { decodeJwt } from "jose";
import type { Kysely } from "kysely";
import type { Pool } from "pg";
import { z } from "zod";
import type { Mail, Mailer } from "#adapters/mail/mail";
import { captchaToken } from "#contract/captcha";
import { securityToken } from "#contract/device-key";
import type { LimitOverrides } from "#server/backend/embedded/shared/limits";
import { type Backend, createBackend } from "#server/backend/index";
import type { S3Settings } from "#server/base/files";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import type { FreshDatabase } from "../support/database.ts";

export interface Person {
  client: SupabaseClient;
  id: string;
  email: string;
  password: string;
}

export interface Subject {
  url: string;
  key: string;
  /** A new client without a session, from a network address of its own unless one is given. */
  client(options?: { address?: string; language?: string }): SupabaseClient;
  /** A confirmed account, signed in. */
  person(): Promise<Person>;
  /** Absent when the suite runs against a Supabase. */
  house: HouseSubject | null;
  close(): Promise<void>;
}

export interface HouseSubject {
  backend: Backend;
  db: Db & Kysely<never>;
  pool: Pool;
  mails: Mail[];
  /** Everything that was logged, as text. */
  logged: string[];
  /** Waits for a mail to the address; the newest one. */
  mailTo(address: string, after?: number): Promise<Mail>;
  /** Moves the server's clock. */
  advance(milliseconds: number): void;
  /** The next mail is refused by the mail server. */
  breakMail(): void;
  port: number;
}

export const goodPassword = "Sunny!Day42";
let count = 0;
export const newEmail = (): string => `person${++count}-${crypto.randomUUID().slice(0, 8)}@example.com`;
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join(".")}`;

export const makeClient = (
  url: string,
  key: string,
  options: { address?: string; language?: string } = {},
): SupabaseClient => {
  const extra = {
    "x-test-address": options.address ?? newAddress(),
    ...(options.language ? { "accept-language": options.language } : {}),
  };
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: extra },
  });
};

export async function signedInPerson(
  subject: Pick<Subject, "client">,
  create: (email: string, password: string) => Promise<string>,
): Promise<Person> {
  const [email, client] = [newEmail(), subject.client()];
  const id = await create(email, goodPassword);
  const { error } = await client.auth.signInWithPassword({ email, password: goodPassword });
  if (error) throw error;
  return { client, id, email, password: goodPassword };
}

const quickTurns = {
  turnAccount: { points: 1, duration: 1 },
  turnAccountSlow: { points: 1, duration: 1 },
  turnAccountSlowest: { points: 1, duration: 1 },
} satisfies LimitOverrides;

/** A house backend on a database that is migrated already. */
export async function openHouse(
  database: FreshDatabase,
  kind: "embedded" | "postgres",
  limits: LimitOverrides = {},
  s3: S3Settings | null = null,
): Promise<Subject> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "listcast-contract-"));
  const mails: Mail[] = [];
  const logged: string[] = [];
  let offset = 0;
  let broken = false;
  let origin = "";
  const mailer: Mailer = {
    name: "outbox",
    async send(mail) {
      if (broken) {
        broken = false;
        throw new Error("the mail server is away");
      }
      mails.push(mail);
    },
    close: () => {},
  };
  const write = (...line: unknown[]) => void logged.push(JSON.stringify(line));
  const log: Log = { info: write, warn: write, error: write };
  const backend = await createBackend({
    kind,
    pool: database.pool,
    mailer,
    log,
    now: () => new Date(Date.now() + offset),
    origin: () => origin,
    redirects: ["https://partner.example/app"],
    filesFolder: folder,
    s3,
    clientAddress: (c) => c.req.header("x-test-address") ?? "127.0.0.1",
    // as slow as the database counts, so that no test waits for long
    limits: { ...quickTurns, ...limits },
    patience: 1500,
    passwordCost: 4,
    answerStep: 20,
  });
  const app = new Hono();
  app.route("/", backend.routes);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const client: Subject["client"] = (options) => makeClient(origin, backend.publishableKey, options);
  return {
    url: origin,
    key: backend.publishableKey,
    client,
    person: () => signedInPerson({ client }, (email, password) => backend.createUser({ email, password })),
    house: {
      backend,
      db: database.db as HouseSubject["db"],
      pool: database.pool,
      mails,
      logged,
      port,
      advance: (milliseconds) => {
        offset += milliseconds;
      },
      breakMail: () => {
        broken = true;
      },
      async mailTo(address, after = 0) {
        for (let tries = 0; tries < 400; tries++) {
          const mail = mails.slice(after).findLast((m) => m.to === address);
          if (mail) return mail;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        throw new Error("no mail came");
      },
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
      await rm(folder, { recursive: true, force: true });
      await database.close();
    },
  };
}

/** The parts of the link in a mail of ours. */
export const linkOf = (mail: Mail) => {
  const url = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? "");
  return {
    url,
    tokenHash: url.searchParams.get("token_hash") ?? "",
    type: url.searchParams.get("type"),
    next: url.searchParams.get("next"),
    code: /\b(\d{6})\b/.exec(mail.text.replace(/https?:\S+/g, ""))?.[1] ?? "",
  };
};

/** The captcha token that answers a fresh question; `off` makes it wrong. */
export const answerOf = async (house: HouseSubject, off = 0): Promise<string> => {
  const asked = await house.backend.captcha?.issue("10.0.0.1");
  if (!asked) throw new Error("no captcha");
  const { left, right, operator } = asked;
  const result = operator === "+" ? left + right : operator === "-" ? left - right : left * right;
  return captchaToken(asked.challenge, result + off);
};

/** The captcha token of a browser of its own that answers no question. */
export const newDevice = (): string => securityToken({ deviceKey: randomBytes(32).toString("base64url") }) ?? "";

/** A request without the client, for what it never sends. */
export const raw = (subject: Subject, route: string, init: RequestInit = {}): Promise<Response> =>
  fetch(subject.url + route, {
    ...init,
    redirect: "manual",
    headers: { apikey: subject.key, "x-test-address": newAddress(), ...init.headers },
  });

export const bearer = async (client: SupabaseClient): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${(await client.auth.getSession()).data.session?.access_token}`,
});

/** The session a client holds. */
export const tokensOf = async (client: SupabaseClient): Promise<Session> => {
  const session = (await client.auth.getSession()).data.session;
  if (!session) throw new Error("no session");
  return session;
};

/** How the bearer of a token proved who they are, the newest proof first. */
export const methodsOf = (accessToken: string): string[] =>
  z
    .object({ amr: z.array(z.object({ method: z.string() })) })
    .parse(decodeJwt(accessToken))
    .amr.map((p) => p.method);
