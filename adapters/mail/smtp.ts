/** Sends through an SMTP server. */
import { createTransport } from "nodemailer";
import { AppError } from "#contract/errors";
import type { Mailer, MailSettings } from "./mail.ts";
import { message } from "./message.ts";

/** Opens a small pool of connections; short time-outs, because a person may be waiting for the mail. */
export function smtpMailer(settings: MailSettings & { smtp: NonNullable<MailSettings["smtp"]> }): Mailer {
  const { host, port, secure, user, password } = settings.smtp;
  const transport = createTransport({
    host,
    port,
    secure,
    ...(user ? { auth: { user, pass: password ?? "" } } : {}),
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    name: "smtp",
    async send(mail) {
      try {
        await transport.sendMail(message(mail, settings.from));
      } catch (cause) {
        // The server's own words may hold the address: they stay out of the message.
        const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
        throw new AppError("unavailable", { message: `The mail server refused or did not answer (${code})` });
      }
    },
    close: () => transport.close(),
  };
}
