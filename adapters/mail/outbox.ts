/** Writes each mail as an .eml file: what a person reads when no mail server is configured. */
import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { AppError } from "#contract/errors";
import type { Mailer, MailSettings } from "./mail.ts";
import { message } from "./message.ts";

/** Older mails are dropped: they are for trying out, and hold working links. */
const kept = 500;

export function outboxMailer(settings: Pick<MailSettings, "from" | "outboxFolder">, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const folder = settings.outboxFolder;
  return {
    name: "outbox",
    async send(mail) {
      const made = await transport.sendMail({ ...message(mail, settings.from), date: now() });
      if (!Buffer.isBuffer(made.message)) throw new AppError("unavailable", { message: "The mail could not be built" });
      // Sorted by name is sorted by time.
      const name = `${now().toISOString().replace(/[-:.]/g, "")}-${randomBytes(4).toString("hex")}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = path.join(folder, `.${name}.part`);
      await writeFile(part, made.message, { mode: 0o600 });
      await rename(part, path.join(folder, name));
      const old = (await outboxFiles(folder)).slice(kept);
      await Promise.all(old.map((file) => rm(path.join(folder, file), { force: true })));
    },
    close: () => transport.close(),
  };
}

/** Names of the mails in the outbox, newest first. */
export async function outboxFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^[\w-]+\.eml$/.test(name)).sort((a, b) => (a < b ? 1 : -1));
}

/** The raw bytes of one mail; null for a name that is not in the outbox. */
export async function readOutboxFile(folder: string, name: string): Promise<Uint8Array | null> {
  if (!/^[\w-]+\.eml$/.test(name)) return null;
  return readFile(path.join(folder, name)).catch(() => null);
}
