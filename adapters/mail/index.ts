/** The registry of ways to send mail: SMTP where it is configured, the outbox folder otherwise. */
import type { Mailer, MailSettings } from "./mail.ts";
import { outboxMailer } from "./outbox.ts";
import { smtpMailer } from "./smtp.ts";

export function openMailer(settings: MailSettings, now: () => Date): Mailer {
  return settings.smtp ? smtpMailer({ ...settings, smtp: settings.smtp }) : outboxMailer(settings, now);
}
