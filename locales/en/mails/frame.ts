/** What every mail carries, and the mail that tests the sending. */

import type { Shape } from "#locales/shape";
import type { mailFrame as zh } from "#locales/zh/mails/frame";

export const mailFrame: Shape<typeof zh> = {
  brand: "Listcast 房播",
  linkHint: "Button not working? Copy this address into your browser:",
  test: {
    subject: "Test mail",
    preheader: "If you can read this, mails leave as they should.",
    heading: "Mails arrive",
    lead: "You sent this mail from Platform Integration. If you can read it, the mail settings work.",
    note: "If it landed among spam, check the SPF, DKIM and DMARC records of the sender’s domain.",
  },
};
