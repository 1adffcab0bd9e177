/** Kinds of mails the product writes. Those of an outbox wait there until they have left; see server/mails/outbox.ts. */

export const signInMails = ["confirm", "recovery", "invite", "reauthentication"] as const;
export const moneyMails = [
  "receipt",
  "refund_started",
  "refund_done",
  "transfer_waiting",
  "transfer_short",
  "invoice_issued",
  "invoice_refused",
  "invoice_reversed",
] as const;
export const packageMails = [
  "trial_ending",
  "trial_ended",
  "trial_used",
  "package_ending",
  "package_ended",
  "package_given",
  "package_extended",
  "package_changed",
  "package_cancelled",
  "trial_cancelled",
  "quota_low",
  "quota_used_up",
] as const;
/** About the end of an account. */
export const accountMails = ["deletion_scheduled", "deletion_cancelled", "deleted"] as const;
/** From a home's public page to its agent. */
export const pageMails = ["page_enquiry"] as const;
/** To a home's owner: an administrator took its page down, or allows it again. */
export const takedownMails = ["page_taken_down", "page_restored", "page_allowed"] as const;
/** What came of an account's pages in a week or month. */
export const reportMails = ["page_report"] as const;
/** What an agent wanted to be reminded of about a lead. */
export const leadMails = ["lead_due"] as const;
/** Posts and accounts at platforms that need their agent. */
export const publishingMails = ["publishing_attention"] as const;
/** To the people who run the site. */
const administratorMails = ["enquiry", "differences"] as const;

export const mailKinds = [
  ...signInMails,
  ...moneyMails,
  ...packageMails,
  ...accountMails,
  ...pageMails,
  ...takedownMails,
  ...leadMails,
  ...publishingMails,
  ...reportMails,
  ...administratorMails,
] as const;

export type SignInMail = (typeof signInMails)[number];
export type MoneyMail = (typeof moneyMails)[number];
export type PackageMail = (typeof packageMails)[number];
export type AccountMail = (typeof accountMails)[number];
export type TakedownMail = (typeof takedownMails)[number];
export type AdministratorMail = (typeof administratorMails)[number];
export type MailKind = (typeof mailKinds)[number];

export const mailLanguages = ["zh", "en"] as const;
export type MailLanguage = (typeof mailLanguages)[number];
