/** Whom our mails are from: where an administrator gave the product another name, that one. */
import type { Mail, Mailer } from "#adapters/mail/mail";
import { inNames, type Names } from "#contract/names";

const named = /^"?([^"<>]+)(?:"\s*)?<([^<>\s]+)>$/;

/** `from`: "Listcast 房播 <no-reply@example.com>". Undefined where it does not speak of the product by its own name. */
export function senderIn(from: string, names: Names | null): Mail["from"] {
  const [, given = "", address = ""] = named.exec(from.trim()) ?? [];
  const own = given.trim();
  const name = inNames(own, names);
  return name === own ? undefined : { name, address };
}

/** `mailer`, whose every mail is from the product as it is called now. A name that cannot be read keeps no mail. */
export const sentInNames = (mailer: Mailer, from: string, names: () => Promise<Names | null>): Mailer => ({
  ...mailer,
  async send(mail) {
    const sender = senderIn(from, await names().catch(() => null));
    await mailer.send(sender ? { ...mail, from: sender } : mail);
  },
});
