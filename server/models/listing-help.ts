/** Has a model look for what no reader found on a page, where a model is configured and switched on. */
import { randomUUID } from "node:crypto";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { helpRequest, withHelp } from "#engine/listing/model-help/model-help";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { modelSettings } from "#server/queries/models/model-providers";
import type { ModelService } from "./service.ts";

/**
 * The listing with what the page's own words fill; as it was where no model is asked or none answers. `words` are asked for only
 * where a model will read them: of a page they are read out of its markup once more.
 */
export type HelpListing = (
  listing: Listing,
  words: () => Promise<string>,
  userId: string,
  signal: AbortSignal,
) => Promise<Listing>;

/** One provider after the other, until one answers. Rejects with the reason of an aborted signal only. */
export const openListingHelp =
  (
    service: Pick<ModelService, "providers" | "model">,
    { db, log }: { db: Db; log: Pick<Log, "warn" | "error"> },
  ): HelpListing =>
  async (listing, words, userId, signal) => {
    try {
      if ((await modelSettings(db)).off) return listing;
      const providers = (await service.providers()).filter(({ enabled }) => enabled);
      if (providers.length === 0) return listing;
      const text = await words();
      const request = helpRequest(listing, text);
      if (!request) return listing;
      for (const provider of providers) {
        try {
          const purpose = { id: randomUUID(), what: "facts" as const, language: listing.language, pieces: [] };
          const answer = await service.model(provider, userId).write(request, { signal, purpose });
          return withHelp(listing, text, answer);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof AppError)) throw error;
          log.warn({ model: provider.name, code: error.code }, "a model found no facts");
        }
      }
    } catch (err) {
      signal.throwIfAborted();
      // the page is read: a fault in what comes after must not cost it
      log.error({ err }, "no help with a listing");
    }
    return listing;
  };
