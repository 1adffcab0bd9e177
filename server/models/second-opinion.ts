/** Has a model look at what no rule objected to, of every piece that is written, where a model is configured and switched on. */
import { secondOpinion } from "#adapters/models/second-opinion";
import type { Brief, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { adContext } from "#engine/compliance/ad-context";
import { circumstancesOf } from "#engine/copy/writing/finish-piece";
import { signerOf } from "#engine/copy/writing/signer";
import type { Log } from "#server/base/log";
import type { AskModels, ModelService, WritePiece } from "./service.ts";

interface Deps {
  log: Pick<Log, "warn" | "error">;
}
interface About {
  readonly listing: Listing;
  readonly brief: Brief;
  readonly userId: string;
}

/** The piece with the opinion beside the rules' findings. Without an answer it stays as it was written. */
async function withOpinion(
  service: Pick<ModelService, "writers">,
  { log }: Deps,
  { listing, brief, userId }: About,
  piece: Piece,
  signal: AbortSignal,
): Promise<Piece> {
  if (brief.market === null) return piece;
  const models = await service.writers(userId);
  const { names } = adContext(listing, signerOf(listing, brief), piece.platform);
  const question = { market: brief.market, context: circumstancesOf(listing, brief, piece.platform), names, signal };
  const told = (name: string, { code }: { code: string }) =>
    log.warn({ model: name, code }, "a model gave no second opinion");
  try {
    const { findings, unasked } = await secondOpinion(models, piece, question, told);
    if (unasked.length > 0) {
      const letters = unasked.reduce((sum, { text }) => sum + text.length, 0);
      log.warn({ passages: unasked.length, letters }, "a part of a piece got no second opinion");
    }
    return findings.length === 0 ? piece : { ...piece, findings: [...piece.findings, ...findings] };
  } catch (err) {
    signal.throwIfAborted();
    // the piece is written and checked: a fault in what comes after must not cost it
    log.error({ err }, "no second opinion");
    return piece;
  }
}

/** What the composer writes, with the opinion. */
export const composedWithOpinion =
  (writePiece: WritePiece, service: Pick<ModelService, "writers">, deps: Deps): WritePiece =>
  async (listing, brief, target, signal, userId) =>
    await withOpinion(
      service,
      deps,
      { listing, brief, userId },
      await writePiece(listing, brief, target, signal, userId),
      signal,
    );

/** What models write, with the opinion before anybody stores it. */
export const askedWithOpinion =
  (service: Pick<ModelService, "askModels" | "writers">, deps: Deps): AskModels =>
  async (asked, events, signal) =>
    await service.askModels(
      asked,
      {
        ...events,
        onPiece: async (piece) => await events.onPiece(await withOpinion(service, deps, asked, piece, signal)),
      },
      signal,
    );
