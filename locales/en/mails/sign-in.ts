/** Mails that open an account or let somebody in again. Links and digits hold an hour. */

import type { Shape } from "#locales/shape";
import type { signInMails as zh } from "#locales/zh/mails/sign-in";

export const signInMails: Shape<typeof zh> = {
  confirm: {
    subject: "Confirm your email",
    preheader: "One click and your account is ready.",
    heading: "Confirm your email",
    lead: "If it was you, press the button to confirm your address, then publish your first listing.",
    button: "Confirm email",
    codeLabel: "Or enter these digits on the page:",
    note: "The link and the digits work once, for one hour. If you did not sign up, do not confirm, and tell nobody the digits: without your answer the account stays closed.",
  },
  recovery: {
    subject: "Reset your password",
    preheader: "One click to set a new password.",
    heading: "Set a new password",
    lead: "You asked to reset your password. Press the button to set a new one. Saving it signs you out on your other devices.",
    button: "Set a new password",
    codeLabel: "Or enter these digits on the page:",
    note: "The link and the digits work once, for one hour. If you did not ask for this, ignore this mail: your password stays as it is.",
  },
  invite: {
    subject: "Your Listcast account",
    preheader: "Set a password and you are in.",
    heading: "You are invited to Listcast",
    lead: "You sign in with this address. Press the button to set your password, then you are in.",
    button: "Set your password",
    codeLabel: "Or enter this on the page:",
    note: "The link works once. If it has run out, choose “Forgot password” on the sign-in page and ask for another with this address. If Listcast means nothing to you, ignore this mail: the account stays closed.",
  },
  reauthentication: {
    subject: "Your verification code",
    preheader: "Use it to confirm the new password.",
    heading: "Confirm it is you",
    lead: "You are changing your password. Enter these digits on the page.",
    codeLabel: "Verification code",
    note: "It works once, for one hour. Tell it to nobody; our support will never ask for it. If this was not you, change your password soon.",
  },
  invited: {
    named: "{{name}} invites you to Listcast as {{role}}.",
    unnamed: "An account was opened for you at Listcast, as {{role}}.",
    roles: {
      user: "a user",
      agent: "an agent",
      admin: "an administrator",
      super: "a super administrator",
      system: "a system administrator",
      operations: "an operations administrator",
    },
  },
  signUp: {
    fresh: "On {{time}} UTC somebody signed up to Listcast with this address{{where}}{{called}}.",
    again:
      "On {{time}} UTC somebody asked{{where}} for another confirmation: this address was signed up to Listcast and is not confirmed yet.",
    where: " in {{browser}}",
    called: ", under the name “{{name}}”",
  },
};
