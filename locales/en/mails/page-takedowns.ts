/** To a home's owner when an administrator takes its page down or allows it again. `{{title}}` is the home. */
import type { Shape } from "#locales/shape";
import type { pageTakedownMails as zh } from "#locales/zh/mails/page-takedowns";

export const pageTakedownMails: Shape<typeof zh> = {
  page_taken_down: {
    subject: "The page of “{{title}}” was taken down",
    preheader: "The reason is inside, and you can object.",
    heading: "An administrator took your listing’s page down",
    lead: "Nobody can open the page, and it cannot go online again until this is lifted. The listing and everything written for it are still there. If you think it is wrong, press the button, open the listing and tell us why: we will take another look.",
    button: "See why, and object",
    note: "Please do not reply to this mail.",
    facts: { home: "Listing", reason: "Reason", day: "Taken down" },
  },
  page_restored: {
    subject: "The page of “{{title}}” is online again",
    preheader: "Links you passed on work again.",
    heading: "Your listing’s page is online again",
    lead: "We took another look and put the page back online. Links and QR codes you passed on work again, and there is nothing you need to do. We are sorry for the interruption.",
    button: "See the listing",
    note: "Please do not reply to this mail.",
    facts: { home: "Listing", reason: "Reason at the time", day: "Taken down" },
  },
  page_allowed: {
    subject: "The page of “{{title}}” may go online again",
    preheader: "Publish it in “Share”.",
    heading: "Your listing’s page may go online again",
    lead: "The page is no longer held down. Press the button and publish it in “Share”; links you passed on will work again.",
    button: "Go and publish",
    note: "Please do not reply to this mail.",
    facts: { home: "Listing", reason: "Reason at the time", day: "Taken down" },
  },
};
