/** The two demo accounts of an embedded first boot: random passwords, kept in the data folder for the owner only. */
import { randomInt } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LEGAL_VERSION } from "#contract/legal";
import type { Backend } from "#server/backend/shared/types";
import type { Clock } from "#server/base/clock";
import type { Db } from "#server/db/tables";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { DEMO_EMAILS } from "#server/queries/settings/stage";
import { recordConsent } from "#server/queries/site/consents";
import { wantSample } from "./sample/sample.ts";

interface DemoAccount {
  email: string;
  password: string;
}

/** The one that gets the sample data, and the super administrator. */
const [AGENT, ADMINISTRATOR] = DEMO_EMAILS;
export const DEMO_EMAIL = AGENT;

const ACCOUNTS = [
  { email: AGENT, role: "agent", displayName: "演示经纪人" },
  { email: ADMINISTRATOR, role: "admin", scope: "super", displayName: "演示管理员" },
] as const;

const SIGNS = ["abcdefghijkmnpqrstuvwxyz", "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789", "!@#$%*"] as const;
const pick = (signs: string) => signs[randomInt(signs.length)] ?? "";

/** One of each kind the sign-up rules ask for, the rest letters; the order does not matter to the rules. */
function randomPassword(): string {
  const letters = Array.from({ length: 12 }, () => pick(SIGNS[0] + SIGNS[1] + SIGNS[2]));
  return [...letters, ...SIGNS.map(pick)].join("");
}

const fileOf = (dataDir: string) => path.join(dataDir, "demo-accounts.txt");

/** Forgets the passwords, which open nothing any more. */
export const dropDemoFile = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true });

function readFile(dataDir: string): DemoAccount[] {
  const lines = existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), "utf8").split("\n") : [];
  return lines.flatMap((line) => {
    const [email, password] = line.split(/\s+/);
    return email && password && ACCOUNTS.some((known) => known.email === email) ? [{ email, password }] : [];
  });
}

export interface DemoResult {
  file: string;
  accounts: DemoAccount[];
  /** True when this start made them. */
  fresh: boolean;
}

/** Makes the accounts when they are not there. The passwords are on disk before the accounts are in the database. */
export async function demoAccounts(dataDir: string, db: Db, backend: Backend, now: Clock): Promise<DemoResult> {
  const file = fileOf(dataDir);
  const roles = await db.selectFrom("user_roles").select("user_id").limit(1).execute();
  let accounts = readFile(dataDir);
  // accounts exist, and with them whatever the owner made of these two
  if (roles.length > 0 && accounts.length !== 1) return { file, accounts, fresh: false };
  if (accounts.length !== ACCOUNTS.length) {
    accounts = ACCOUNTS.map(({ email }) => ({ email, password: randomPassword() }));
    writeFileSync(file, `${accounts.map(({ email, password }) => `${email}  ${password}`).join("\n")}\n`, {
      mode: 0o600,
    });
  }
  if (roles.length === 0) await wantSample(db);
  for (const known of ACCOUNTS) {
    const password = accounts.find(({ email }) => email === known.email)?.password;
    if (!password) continue;
    const user_id = await backend.createUser({ ...known, password });
    // Theirs is the consent of whoever runs this server: nobody signed up.
    const consent = { version: LEGAL_VERSION, language: "zh" as const, givenAt: now().toISOString() };
    await recordConsent(db, ownerOfRow({ user_id }), consent, now());
  }
  return { file, accounts, fresh: true };
}
