/** The public page of a property (`/p/<slug>`): put online, taken down, looked at beforehand, and how often it was opened. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { copyLanguage } from "#contract/copy";
import { propertyStatus } from "#contract/property";

export const viewPeriods = [7, 30, 90] as const;
export type ViewPeriod = (typeof viewPeriods)[number];

const ofProperty = z.object({ propertyId: z.uuid() });

const takedown = z.object({ reason: z.string(), at: z.string(), objection: z.string().nullable() });
export type PageTakedown = z.infer<typeof takedown>;

const propertyPage = z.object({
  /** Where everybody can open it; null while the page is down. `?lang=` chooses one of `languages`. */
  url: z.string().nullable(),
  /** Kept once given, so that links passed on work again after a pause; null before the page was first online. */
  slug: z.string().nullable(),
  status: propertyStatus,
  publishedAt: z.string().nullable(),
  /** What the page can be read in, the first being its own; as the newest campaign wrote. */
  languages: z.tuple([copyLanguage], copyLanguage),
  /** An administrator took it down, and it stays down until that ends. */
  takedown: takedown.nullable(),
});
export type PropertyPage = z.infer<typeof propertyPage>;

/** Opens since ever, and each day of the period (`YYYY-MM-DD`, oldest first, none left out). One visitor counts once a day. */
const propertyViews = z.object({
  total: z.number().int().nonnegative(),
  days: z.array(z.object({ date: z.iso.date(), views: z.number().int().nonnegative() })),
});
export type PropertyViews = z.infer<typeof propertyViews>;

/** What a visitor sends from the page. */
export const pageEnquiryForm = z.object({
  name: z.string().trim().min(1).max(80),
  /** A phone number, mail address or WeChat ID. */
  contact: z.string().trim().min(3).max(120),
  message: z.string().trim().max(1000),
  language: copyLanguage,
});
export type PageEnquiryForm = z.infer<typeof pageEnquiryForm>;

/** `pieceId`: the piece it counts for; null: the platform alone. */
const pageLink = z.object({ url: z.string(), code: z.string(), pieceId: z.uuid().nullable() });

const pageEnquiry = pageEnquiryForm.extend({ id: z.uuid(), createdAt: z.string() });

/** A home's enquiries on a page of their list; every one of them is a lead, too. */
export const ENQUIRIES_LISTED = 100;

export const pages = {
  /** What visitors of the page asked, newest first, at most ENQUIRIES_LISTED; `before`: those older than this one. */
  enquiries: oc
    .route({ method: "GET", path: "/properties/{propertyId}/enquiries", tags: ["pages"] })
    .input(ofProperty.extend({ before: z.uuid().optional() }))
    .output(z.array(pageEnquiry)),
  /** What the owner says against its page being taken down; administrators are told. Throws not_found where it is not. */
  object: oc
    .route({ method: "POST", path: "/properties/{propertyId}/page/objection", tags: ["pages"] })
    .input(ofProperty.extend({ text: z.string().trim().min(1).max(2000) }))
    .output(propertyPage),
  /** `conflict` for an archived property: it has to be restored first; page_taken_down while an administrator keeps it down. */
  publish: oc
    .route({ method: "POST", path: "/properties/{propertyId}/page", tags: ["pages"] })
    .input(ofProperty)
    .output(z.object({ url: z.string(), slug: z.string(), publishedAt: z.string() })),
  unpublish: oc
    .route({ method: "DELETE", path: "/properties/{propertyId}/page", tags: ["pages"] })
    .input(ofProperty)
    .output(propertyPage),
  get: oc
    .route({ method: "GET", path: "/properties/{propertyId}/page", tags: ["pages"] })
    .input(ofProperty)
    .output(propertyPage),
  /** An address that shows the owner the page before anybody else can see it, for a short while. */
  previewUrl: oc
    .route({ method: "POST", path: "/properties/{propertyId}/page/preview", tags: ["pages"] })
    .input(ofProperty)
    .output(z.object({ url: z.string(), expiresAt: z.string() })),
  /**
   * A short address of the page that says where visitors come from: the same for the same platform and language, and of the newest
   * campaign's post for them where there is one. Throws invalid_input for a platform nobody knows and a language the page cannot be
   * read in, conflict while the page was never online.
   */
  link: oc
    .route({ method: "POST", path: "/properties/{propertyId}/page/links", tags: ["pages"] })
    .input(ofProperty.extend({ platform: z.string().max(40), language: copyLanguage }))
    .output(pageLink),
  views: oc
    .route({ method: "GET", path: "/properties/{propertyId}/views", tags: ["pages"] })
    .input(
      ofProperty.extend({
        days: z.coerce.number().pipe(z.literal(viewPeriods)),
        /** IANA name: whose days are counted. */
        timeZone: z.string().max(60).default("UTC"),
      }),
    )
    .output(propertyViews),
};
