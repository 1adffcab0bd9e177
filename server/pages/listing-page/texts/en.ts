/** The public page in English. */
import type { PageTexts } from "./types.ts";

export const en: PageTexts = {
  sale: "For sale",
  rent: "To let",
  noPrice: "Price on request",
  about: "About this home",
  facts: "Key facts",
  features: "Features",
  photos: "Photos",
  photo: "Photo {{n}} of {{all}}",
  largePhoto: "Open larger",
  contact: "Contact",
  licence: "Licence",
  disclosures: "Disclosures",
  asStated: "As stated in the source, in its own language.",
  published: "Published {{date}}",
  madeWith: "Made with Listcast",
  scan: "Scan to open this page",
  languages: "Language",
  preview: "Preview: the page is not public yet. This link works until {{time}}.",
  gone: {
    title: "This page has been taken down",
    text: "The home may have found its next owner, or is not being marketed for now. Whoever gave you the link knows more.",
  },
  missing: {
    title: "There is no page here",
    text: "The link may be incomplete. Ask whoever sent it to send it again.",
  },
  away: { title: "The page cannot be opened just now", text: "It is being brought back. Please reload in a moment." },
  busy: { title: "Too many visits at once", text: "Please wait a moment, then reload the page." },
  home: "Go to Listcast",
};
