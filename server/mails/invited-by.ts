/** The sentence of an invitation that tells who invites, and to what. */
import type { AdminScope, Role } from "#contract/account";
import type { MailLanguage } from "#contract/mail";
import { type Names, renamed } from "#contract/names";
import { signInMails as en } from "#locales/en/mails/sign-in";
import { fill } from "#locales/fill";
import { signInMails as zh } from "#locales/zh/mails/sign-in";

export interface InvitedBy {
  /** Null: who invited has given no name. */
  readonly name: string | null;
  readonly role: Role;
  readonly scope: AdminScope | null;
}

/** For the beginning of the mail. `names`: the product's, as an administrator gave them. */
export function invitedSentence(language: MailLanguage, { name, role, scope }: InvitedBy, names: Names | null): string {
  const { named, unnamed, roles } = renamed((language === "zh" ? zh : en).invited, names);
  const as = roles[scope ?? role];
  const sentence = name ? fill(named, { name, role: as }) : fill(unnamed, { role: as });
  return language === "en" ? `${sentence} ` : sentence;
}
