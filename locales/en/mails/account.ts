/** Mails about an account's end. `{{date}}` is the day everything is deleted. */

import type { Shape } from "#locales/shape";
import type { accountMails as zh } from "#locales/zh/mails/account";

export const accountMails: Shape<typeof zh> = {
  deletion_scheduled: {
    subject: "Your account will be deleted on {{date}}",
    preheader: "You can keep it until then.",
    heading: "Your account will be deleted on {{date}}",
    lead: "You asked us to delete your account. On that day your properties, texts, photos and files are deleted for good. Until then, sign in to keep it.",
    button: "Keep my account",
    note: "Pages you shared are no longer public; keeping the account brings them back. If this was not you, sign in now, keep the account and change your password.",
  },
  deletion_cancelled: {
    subject: "Your account stays",
    preheader: "The request to delete it was called off.",
    heading: "Your account stays",
    lead: "The request to delete it was called off. Your properties, texts, photos and files are all there, and the pages you shared are public again.",
    note: "If this was not you, change your password soon.",
  },
  deleted: {
    subject: "Your account was deleted",
    preheader: "Everything in it is gone.",
    heading: "Your account was deleted",
    lead: "As you asked, your account and the properties, texts, photos and files in it were deleted. Thank you for having used Listcast.",
    note: "This is the last mail we send to this address.",
  },
};
