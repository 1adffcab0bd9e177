/** Has a model write down the letters in a picture, where no package here reads them and a model that sees is configured. */
import { randomUUID } from "node:crypto";
import { AppError } from "#contract/errors";
import { pictureWordsRequest, wordsIn } from "#engine/listing/model-help/picture-words";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { modelSettings } from "#server/queries/models/model-providers";
import { smallerFor } from "#server/work/images";
import type { ModelService } from "./service.ts";

/** Pixels of the longer side that is sent: small print of a page stays legible. */
const WIDTH = 1_600;

export interface PictureReader {
  /** Whether any model may be asked. */
  ready(): Promise<boolean>;
  /** The words in a picture; "" where there are none, or no model answers. Rejects with the reason of an aborted signal only. */
  read(bytes: Uint8Array, userId: string, signal: AbortSignal): Promise<string>;
}

/** One provider after the other, until one answers; those that see nothing refuse the picture. */
export function openPictureReader(
  service: Pick<ModelService, "providers" | "model">,
  { db, log }: { db: Db; log: Pick<Log, "warn" | "error"> },
): PictureReader {
  const enabled = async () =>
    (await modelSettings(db)).off ? [] : (await service.providers()).filter((provider) => provider.enabled);
  return {
    ready: async () => (await enabled()).length > 0,
    async read(bytes, userId, signal) {
      try {
        const providers = await enabled();
        if (providers.length === 0) return "";
        const picture = await smallerFor(userId, bytes, WIDTH, signal);
        for (const provider of providers) {
          try {
            const purpose = { id: randomUUID(), what: "facts" as const, language: null, pieces: [] };
            const model = service.model(provider, userId);
            return wordsIn(await model.write({ ...pictureWordsRequest, pictures: [picture] }, { signal, purpose }));
          } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof AppError)) throw error;
            log.warn({ model: provider.name, code: error.code }, "a model read no picture");
          }
        }
      } catch (err) {
        signal.throwIfAborted();
        // the photos matter more than their letters
        log.error({ err }, "a picture's letters were not read");
      }
      return "";
    },
  };
}
