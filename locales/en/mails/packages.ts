/** News about packages by mail. `{{plan}}`, `{{from}}`, `{{day}}` and the figures come from what was told. */

import type { Shape } from "#locales/shape";
import type { packageMails as zh } from "#locales/zh/mails/packages";

const why =
  "You get this mail because news about your plan by email is on in your profile settings. You can turn it off there.";

export const packageMails: Shape<typeof zh> = {
  trial_ending: {
    subject: "Your free trial ends on {{day}}",
    preheader: "Nothing is charged, and nothing is lost.",
    heading: "Your free trial ends soon",
    lead: "The trial ends on {{day}}. Nothing is charged automatically. Your listings, copy and photos stay, to be read, edited and exported at any time; to go on creating, choose a plan.",
    button: "See the plans",
    note: why,
  },
  trial_ended: {
    subject: "Your free trial has ended",
    preheader: "Everything you made is still there.",
    heading: "Your free trial has ended",
    lead: "Thank you for trying Listcast. Your listings, copy and photos are all there to read, edit and export, and pages you published stay open. Creating is paused until you choose a plan.",
    button: "Choose a plan",
    note: why,
  },
  trial_used: {
    subject: "Your free trial ended early",
    preheader: "This phone number has had a trial before.",
    heading: "Your free trial ended early",
    lead: "The free trial is once per person. The number you just verified had its trial in another account, so this one ends here. Your listings, copy and photos are all there to read and export; with a plan you can go on creating.",
    button: "Choose a plan",
    note: "If you think this is a mistake, please contact support.",
  },
  package_ending: {
    subject: "{{plan}} ends on {{day}}",
    preheader: "Nothing is charged automatically.",
    heading: "{{plan}} ends on {{day}}",
    lead: "Nothing is charged automatically. If you renew early, the next period begins on the day this one ends, so no day is lost. If you do not, everything you made stays.",
    button: "Renew or change plan",
    note: why,
  },
  package_ended: {
    subject: "{{plan}} has ended",
    preheader: "Everything you made is still there.",
    heading: "{{plan}} has ended",
    lead: "Your listings, copy and photos are all there to read, edit and export, and pages you published stay open. Creating is paused until you choose a plan.",
    button: "Choose a plan",
    note: why,
  },
  package_given: {
    subject: "You have been given {{plan}}",
    preheader: "From {{from}}. Nothing to pay.",
    heading: "You have been given {{plan}}",
    lead: "We have added {{plan}} to your account, from {{from}} until {{day}}. There is nothing to pay, and nothing is charged when it ends.",
    button: "See your plan",
    note: why,
  },
  package_extended: {
    subject: "{{plan}} now runs until {{day}}",
    preheader: "Nothing to pay.",
    heading: "{{plan}} now runs until {{day}}",
    lead: "We have added another period of {{plan}}, from {{from}} until {{day}}. There is nothing to pay, and nothing is charged when it ends. Your present period stays as it is.",
    button: "See your plan",
    note: why,
  },
  package_changed: {
    subject: "Your plan is now {{plan}}",
    preheader: "It is active until {{day}}.",
    heading: "Your plan is now {{plan}}",
    lead: "We have changed your plan to {{plan}}. It is active from now until {{day}}, with nothing more to pay. Extra listings you had not used came along.",
    button: "See your plan",
    note: why,
  },
  package_cancelled: {
    subject: "{{plan}} ended early",
    preheader: "Everything you made is still there.",
    heading: "{{plan}} ended early",
    lead: "We have ended {{plan}} before its day. If the plan it had replaced is not over, that one runs again. Your listings, copy and photos are all there to read, edit and export.",
    button: "See your plan",
    note: "If you think this is a mistake, please contact support.",
  },
  trial_cancelled: {
    subject: "Your free trial ended early",
    preheader: "Everything you made is still there.",
    heading: "Your free trial ended early",
    lead: "We have ended your free trial before its day. Your listings, copy and photos are all there to read, edit and export; with a plan you can go on creating.",
    button: "Choose a plan",
    note: "If you think this is a mistake, please contact support.",
  },
  quota_low: {
    subject: "{{used}} of {{total}} listings used this period",
    preheader: "Few are left.",
    heading: "Few listings are left this period",
    lead: "You have used {{used}} of {{total}} listings; the period runs until {{day}}. If you need more, add a pack or move to a larger plan. Nothing is charged automatically.",
    button: "See your usage",
    note: why,
  },
  quota_used_up: {
    subject: "All {{total}} listings of this period are used",
    preheader: "What you made is not affected.",
    heading: "All listings of this period are used",
    lead: "All {{total}} listings are used; the period runs until {{day}}. What you made is not affected. To go on right away, add a pack or move to a larger plan. Nothing is charged automatically.",
    button: "See the plans",
    note: why,
  },
};
