/** A mail that is ready to be handed over. */
import type { Mail } from "#adapters/mail/mail";

/** `to` is absent where it goes to the account's own address, as it is at that moment. */
export type MadeMail = Pick<Mail, "subject" | "text" | "html" | "language" | "attachments"> & { to?: string };
