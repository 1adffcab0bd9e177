/** What every way of sending mail offers. */
import type { SignInMail } from "#contract/mail";

interface MailAttachment {
  name: string;
  /** "application/pdf". */
  type: string;
  bytes: Uint8Array;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** BCP 47, for the Content-Language header. */
  language: string;
  /** In place of the sender of the settings. */
  from?: { name: string; address: string };
  /** Of this mail and no other: sent twice with it, it is one mail to programs that read Message-ID. A UUID. */
  id?: string;
  attachments?: readonly MailAttachment[];
  /** Kept and tried again, until then, where it cannot be handed over at once (server/mails/kept-mailer.ts). */
  keep?: { kind: SignInMail; until: Date };
}

export interface Mailer {
  name: "smtp" | "outbox";
  /** Resolves when the mail is handed over for good; rejects with AppError `unavailable` when it could not be. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  /** `Name <address>` as in a From header. */
  from: string;
  /** Where mails are written when there is no SMTP server. */
  outboxFolder: string;
  smtp: {
    host: string;
    port: number;
    /** TLS from the first byte (465); otherwise STARTTLS is used where the server offers it. */
    secure: boolean;
    user?: string | undefined;
    password?: string | undefined;
  } | null;
}
