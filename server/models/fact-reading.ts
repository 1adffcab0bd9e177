/** Has a model read what the composer wrote beside the facts, where a model is configured and reading is switched on. */
import { factReader } from "#adapters/models/fact-reader";
import type { Piece } from "#contract/copy";
import { pieceName } from "#engine/copy/drafts/draft";
import { doubtedBy, sentencesToRead } from "#engine/copy/prompts/reading/request";
import type { Log } from "#server/base/log";
import { finishPieceInThread } from "#server/thread/index";
import type { ModelService, WritePiece } from "./service.ts";

/** What the composer writes, judged by rules and reader together. Without an answer it stays as it was written. */
export const composedWithReading =
  (
    writePiece: WritePiece,
    service: Pick<ModelService, "readers">,
    { log }: { log: Pick<Log, "warn" | "error"> },
  ): WritePiece =>
  async (listing, brief, target, signal, userId): Promise<Piece> => {
    const piece = await writePiece(listing, brief, target, signal, userId);
    try {
      const read = factReader(await service.readers(userId), (name, { code }) =>
        log.warn({ model: name, code }, "a model read no facts"),
      );
      if (!read) return piece;
      const doubted = doubtedBy(piece.untraced.map(({ text: found, liftable }) => ({ found, liftable })));
      const sentences = sentencesToRead(piece, doubted);
      const about = { listing, brief, language: piece.language, piece: pieceName(piece), sentences };
      const readings = await read(about, signal);
      return readings === null || readings.length === 0
        ? piece
        : await finishPieceInThread(userId, listing, brief, { ...piece, readings });
    } catch (err) {
      signal.throwIfAborted();
      // the piece is written and checked: a fault in what comes after must not cost it
      log.error({ err }, "no second reading");
      return piece;
    }
  };
