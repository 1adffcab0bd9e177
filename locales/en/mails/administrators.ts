/** Mails to the people who run the site, and what their facts are called. */

import type { Shape } from "#locales/shape";
import type { administratorMails as zh } from "#locales/zh/mails/administrators";

export const administratorMails: Shape<typeof zh> = {
  enquiry: {
    subject: "New enquiry: {{company}}",
    preheader: "{{company}}, {{name}}",
    heading: "An enquiry about {{plan}}",
    lead: "They left a way to be reached. Please answer soon.",
    button: "See the enquiry",
    note: "This mail goes to the administrators who look after the business.",
  },
  differences: {
    subject: "Differences found in the books: {{count}}",
    preheader: "A payment provider’s statement and our books do not agree.",
    heading: "Differences in the books: {{count}}",
    lead: "A payment provider’s statement and our books do not agree. Each difference is listed and waits to be looked at.",
    button: "See the differences",
    note: "What could be put right by itself has been; these need a person. This mail goes to the administrators who look after the business.",
  },
  facts: {
    name: "Name",
    company: "Company",
    phone: "Phone",
    email: "Email",
    teamSize: "Team size",
    message: "Message",
  },
};
