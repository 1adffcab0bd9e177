/** What a public page says around the facts, in every language a page can be read in. */
export interface PageTexts {
  sale: string;
  rent: string;
  noPrice: string;
  /** In place of the deal and of the price, once it is done. */
  closed: { sale: string; rent: string; text: string };
  about: string;
  facts: string;
  features: string;
  photos: string;
  /** `{n}` of `{all}`. */
  photo: string;
  largePhoto: string;
  closePhoto: string;
  previousPhoto: string;
  nextPhoto: string;
  contact: string;
  /** Buttons and labels of the ways to reach the agent. */
  call: string;
  wechat: string;
  wechatCode: string;
  map: string;
  enquiry: {
    title: string;
    /** Of the button that leads to the form. */
    short: string;
    /** `{agent}`, as in `consent` and `sent`. */
    lead: string;
    name: string;
    contact: string;
    message: string;
    consent: string;
    privacy: string;
    send: string;
    sent: string;
    wrongName: string;
    wrongContact: string;
    check: string;
    busy: string;
    again: string;
    /** The same where nobody signs the home. */
    unnamed: { lead: string; consent: string; sent: string; busy: string };
  };
  licence: string;
  disclosures: string;
  /** Under their heading, where the source says them in another language. */
  asStated: string;
  /** `{date}`. */
  published: string;
  madeWith: string;
  scan: string;
  languages: string;
  /** `{time}`: until when. */
  preview: string;
  gone: { title: string; text: string };
  missing: { title: string; text: string };
  away: { title: string; text: string };
  busy: { title: string; text: string };
  home: string;
}
