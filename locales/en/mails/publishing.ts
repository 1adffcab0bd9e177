/** Publishing that needs its agent. `{{count}}`: accounts and posts together. */
import type { publishingMail as zh } from "#locales/zh/mails/publishing";

export const publishingMail: typeof zh = {
  subject: "Publishing: {{count}} to look at",
  preheader: "An account has expired, or a post did not go out.",
  heading: "Publishing needs you: {{count}} to look at",
  lead: "These accounts and posts are stuck without you. Nothing is sent twice in the meantime.",
  button: "Sort it out",
  note: "Choose what we email you about under Profile, Notifications. Please don’t reply to this email.",
  account: "{{platform}} account {{name}}",
  ends: "Expires on {{day}}. Reconnect it before then",
  unclear: "We can’t tell whether it went out. Please check on the platform",
  failed: "Not sent",
  waiting: "Still to be posted by you. Mark it as posted, or call it off",
};
