/** Writes each message as a JSON file beside the mails: what a person reads when no provider is configured. */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { SmsSender, SmsSettings } from "./sms.ts";

/** Older messages are dropped: they are for trying out. */
const kept = 200;
const NAME = /^[\w-]+\.sms\.json$/;

const stored = z.object({ to: z.string(), text: z.string(), at: z.string() });
export type OutboxSms = z.infer<typeof stored>;

/** Writes messages into the outbox folder, beside the mails. */
export function outboxSms({ outboxFolder: folder }: Pick<SmsSettings, "outboxFolder">, now: () => Date): SmsSender {
  return {
    name: "outbox",
    async send({ to, text }) {
      const at = now().toISOString();
      // Sorted by name is sorted by time.
      const name = `${at.replace(/[-:.]/g, "")}-${randomBytes(4).toString("hex")}.sms.json`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = path.join(folder, `.${name}.part`);
      await writeFile(part, JSON.stringify({ to, text, at } satisfies OutboxSms), { mode: 0o600 });
      await rename(part, path.join(folder, name));
      const old = (await outboxSmsFiles(folder)).slice(kept);
      await Promise.all(old.map((file) => rm(path.join(folder, file), { force: true })));
    },
  };
}

/** Names of the messages in the outbox, newest first. */
export async function outboxSmsFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort((a, b) => (a < b ? 1 : -1));
}

/** One message; null for a name that is not in the outbox. */
export async function readOutboxSms(folder: string, name: string): Promise<OutboxSms | null> {
  if (!NAME.test(name)) return null;
  const text = await readFile(path.join(folder, name), "utf8").catch(() => null);
  return text === null ? null : (stored.safeParse(JSON.parse(text)).data ?? null);
}
