/** One mail as nodemailer wants it, the same for every way of sending. */
import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.ts";

export const message = (mail: Mail, from: string): SendMailOptions => ({
  from,
  // An object, so that a comma or angle bracket in an address can never become a second recipient.
  to: { name: "", address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" },
  // Nothing in a mail is read from our disk or fetched on its behalf.
  disableFileAccess: true,
  disableUrlAccess: true,
});
