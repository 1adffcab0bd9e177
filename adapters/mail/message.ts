/** One mail as nodemailer wants it, the same for every way of sending. */
import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

/** "example.com" of `Name <address@example.com>`. */
const hostOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

export const message = (mail: Mail, from: string): SendMailOptions => ({
  from: mail.from ?? from,
  // An object, so that a comma or angle bracket in an address can never become a second recipient.
  to: { name: "", address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.id ? { messageId: `<${mail.id}@${hostOf(from)}>` } : {}),
  attachments: (mail.attachments ?? []).map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  })),
  headers: { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" },
  // Nothing in a mail is read from our disk or fetched on its behalf.
  disableFileAccess: true,
  disableUrlAccess: true,
});
