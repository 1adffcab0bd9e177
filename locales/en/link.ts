/** A session brought by a mail's link: whether to change accounts is the person's to say. */
import type { link as zh } from "#locales/zh/link";

export const link = {
  title: "Continue as {{email}}?",
  lead: "The link you opened signs in to this account. It was not asked for in this browser.",
  leadSwitch: "The link you opened belongs to this account. You are signed in as {{current}}.",
  stay: "Stay signed in as {{current}}",
  stayOut: "Don’t sign in",
  take: "Continue as {{email}}",
  hint: "Continue only if this is your account: you asked for the link, or somebody invited you. Whatever you enter in an account of somebody else’s, they can see.",
  hintSwitch: "Continuing signs {{current}} out in this browser. Everything in that account stays.",
  away: "This link can’t be checked right now",
  awayLead: "The service can’t be reached, so we don’t know whose link it is. Nothing has changed.",
  retry: "Try again",
  without: "Go on without it",
} satisfies typeof zh;
