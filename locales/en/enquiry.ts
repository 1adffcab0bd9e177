/** Asking for a plan without a price: leave what is wanted, and somebody calls back. */
import type { enquiry as shape } from "#locales/zh/enquiry";

export const enquiry: typeof shape = {
  title: "Talk to us about {{name}}",
  lead: "Tell us how to reach you. We make an offer for your size and set it up.",
  name: "Your name",
  company: "Company or office",
  phone: "Phone",
  email: "Email",
  either: "A phone number or an email is enough.",
  teamSize: "People who will use it",
  message: "What would you like to know",
  messageHint: "For example how many listings you have, which systems to connect, and when to start.",
  optional: " (optional)",
  submit: "Send",
  failed: "This was not sent",
  notCopied: "It could not be copied. Select it and copy by hand.",
  sent: "We have it",
  sentAlways: "Support is there around the clock and contacts you soon at {{way}}.",
  sentHours: "Support works {{hours}} hours a day and contacts you in the next of them at {{way}}.",
  done: "Done",
  direct: "Or reach us directly",
  wechat: "WeChat",
  subject: "{{name}} plan ({{email}})",
  wrong: {
    name: "Please give your name.",
    company: "Please give your company or office.",
    phone: "Please give a phone number or an email, so that we can reach you.",
    email: "Please give a full email address.",
    teamSize: "Please give a whole number of at least 1.",
    message: "At most 2,000 characters.",
  },
};
