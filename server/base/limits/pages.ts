/** Limits of public pages and of what visitors leave there. */
import { ENQUIRIES_LISTED } from "#contract/property-page";
import { KIB, MIB } from "./bytes.ts";

/** Counting of opened public pages; of one owner's fewer wait than of all. A network counts as at most `perNetwork` visitors of a page and day, whatever programs it names. */
export const viewLimits = { perDay: 50_000, perNetwork: 32, waiting: 200, waitingPerOwner: 50 } as const;

/** Seconds a preview of a page that is not online can be opened. */
export const previewSeconds = 3600;

/** Photos of public pages, made smaller on demand, are kept in memory up to so many bytes. */
export const pagePhotoLimits = { cacheBytes: 48 * 1024 * 1024 } as const;

/**
 * Public pages that are being put together, of one owner at the same moment and waiting: a crowd at one account's pages, however
 * long their texts, holds up its own visitors and nobody else's.
 */
export const pageTurnLimits = { perAccount: 2, waiting: 2_000, waitingPerAccount: 200 } as const;

/** Texts of public pages kept in memory, and the seconds one that could not be composed is not tried again. */
export const pageCopyLimits = { kept: 500, retryMs: 60_000 } as const;

/**
 * Enquiries of visitors. `perNetwork` and `seconds`: tries of one household or office in this process; the others are counted in
 * the database, by day. What is left of `most` after `usual` is kept for networks that have asked the account fewer than `few` times
 * that day: whoever uses up a home's enquiries keeps no buyer from its agent. A form that comes back sooner than a person can write
 * is asked for once more.
 */
export const pageEnquiryLimits = {
  perNetwork: 8,
  seconds: 3_600,
  usual: { ofProperty: 40, ofAccount: 200 },
  most: { ofProperty: 200, ofAccount: 600 },
  few: 2,
  listed: ENQUIRIES_LISTED,
  keptDays: 730,
  leastSeconds: 2,
  bodyBytes: 16 * KIB,
} as const;

/** Of one lead: entries and reminders shown, of which so many may wait. Reminders told of in one round; lines of a file. */
export const leadLimits = { events: 500, reminders: 50, toldARound: 500, fileRows: 50_000, reportHomes: 8 } as const;

/** A page sent by an agent's own browser: a token's minutes, and the bytes of five million characters. */
export const pageTokenLimits = { minutes: 10, bodyBytes: 16 * MIB } as const;
