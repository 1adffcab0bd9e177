/** Has a model look at what no rule objected to, of every piece that is written, where a model is configured and switched on. */
import { type Opinion, secondOpinion } from "#adapters/models/second-opinion";
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { adContext } from "#engine/compliance/ad-context";
import type { Passage } from "#engine/compliance/second-opinion/passages";
import { circumstancesOf } from "#engine/copy/writing/finish-piece";
import { signerOf } from "#engine/copy/writing/signer";
import type { Log } from "#server/base/log";
import type { AskModels, ModelService, WritePiece } from "./service.ts";

interface Deps {
  log: Pick<Log, "warn" | "error">;
}
interface Asking extends Deps {
  models: Pick<ModelService, "writers">;
}
interface About {
  readonly listing: Listing;
  readonly brief: Brief;
  readonly userId: string;
}

/**
 * What a model says of a piece, or of those of its passages that `asked` names. Null where it was written for no market, no
 * model is there to be asked, or something went wrong, which is logged. Rejects only with the reason of an aborted `signal`.
 */
export async function opinionOn(
  { models: service, log }: Asking,
  { listing, brief, userId }: About,
  piece: Piece,
  signal: AbortSignal,
  asked?: (passage: Passage) => boolean,
): Promise<Opinion | null> {
  if (brief.market === null) return null;
  const { names } = adContext(listing, signerOf(listing, brief), piece.platform);
  const context = circumstancesOf(listing, brief, piece.platform);
  const told = (name: string, { code }: { code: string }) =>
    log.warn({ model: name, code }, "a model gave no second opinion");
  try {
    const models = await service.writers(userId);
    if (models.length === 0) return null;
    const opinion = await secondOpinion(models, piece, { market: brief.market, context, names, signal, asked }, told);
    const { unasked } = opinion;
    if (unasked.length > 0) {
      const letters = unasked.reduce((sum, { text }) => sum + text.length, 0);
      log.warn({ passages: unasked.length, letters }, "a part of a piece got no second opinion");
    }
    return opinion;
  } catch (err) {
    signal.throwIfAborted();
    // the piece is written and checked: a fault in what comes after must not cost it
    log.error({ err }, "no second opinion");
    return null;
  }
}

/** The piece with the opinion beside the rules' findings. Without an answer it stays as it was written. */
async function withOpinion(asking: Asking, about: About, piece: Piece, signal: AbortSignal): Promise<Piece> {
  const opinion = await opinionOn(asking, about, piece, signal);
  return opinion === null || opinion.findings.length === 0
    ? piece
    : { ...piece, findings: [...piece.findings, ...opinion.findings] };
}

/** What the composer writes, with the opinion. */
export const composedWithOpinion =
  (writePiece: WritePiece, models: Pick<ModelService, "writers">, { log }: Deps): WritePiece =>
  async (listing, brief, target, signal, userId) =>
    await withOpinion(
      { models, log },
      { listing, brief, userId },
      await writePiece(listing, brief, target, signal, userId),
      signal,
    );

/** What models write, with the opinion before anybody stores it. */
export const askedWithOpinion =
  (models: Pick<ModelService, "askModels" | "writers">, { log }: Deps): AskModels =>
  async (asked, events, signal) =>
    await models.askModels(
      asked,
      {
        ...events,
        onPiece: async (piece) => await events.onPiece(await withOpinion({ models, log }, asked, piece, signal)),
      },
      signal,
    );
