/** Pages and texts as listings, read in a thread, with a model's help for what no reader found. */
import type { Listing } from "#contract/listing";
import { readListingInThread, readTextInThread, visibleTextInThread } from "#server/thread/index";
import type { HelpListing } from "./listing-help.ts";

interface Reading {
  helpListing: HelpListing;
  userId: string;
  signal: AbortSignal;
}

/** Throws what reading a page throws. */
export async function readPageWithHelp(
  { helpListing, userId, signal }: Reading,
  html: string,
  url: string | null,
): Promise<Listing> {
  const listing = await readListingInThread(userId, html, url);
  return await helpListing(listing, () => visibleTextInThread(userId, html), userId, signal);
}

/** Throws what reading a text throws. */
export async function readTextWithHelp({ helpListing, userId, signal }: Reading, text: string): Promise<Listing> {
  return await helpListing(await readTextInThread(userId, text), async () => text, userId, signal);
}
