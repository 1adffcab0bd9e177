/** Writes a piece and has a model look at what no rule objected to, where a model is configured and switched on. */
import { secondOpinion } from "#adapters/models/second-opinion";
import { circumstancesOf } from "#engine/copy/writing/finish-piece";
import type { Log } from "#server/base/log";
import type { Db } from "#server/db/tables";
import { modelSettings } from "#server/queries/models/model-providers";
import type { ModelService, WritePiece } from "./service.ts";

/** `service.writePiece` with the opinion beside the rules' findings. Without an answer the piece stays as it was written. */
export function withSecondOpinion(
  service: Pick<ModelService, "writePiece" | "providers" | "model">,
  { db, log }: { db: Db; log: Pick<Log, "warn" | "error"> },
): WritePiece {
  return async (listing, brief, target, signal, userId) => {
    const piece = await service.writePiece(listing, brief, target, signal, userId);
    if (brief.market === null || (await modelSettings(db)).off) return piece;
    const providers = (await service.providers()).filter(({ enabled }) => enabled);
    const models = providers.map((provider) => service.model(provider, userId));
    const asked = { market: brief.market, context: circumstancesOf(listing, brief, piece.platform), signal };
    const told = (name: string, { code }: { code: string }) =>
      log.warn({ model: name, code }, "a model gave no second opinion");
    try {
      const opinion = await secondOpinion(models, piece, asked, told);
      return opinion.length === 0 ? piece : { ...piece, findings: [...piece.findings, ...opinion] };
    } catch (err) {
      signal.throwIfAborted();
      // the piece is written and checked: a fault in what comes after must not cost it
      log.error({ err }, "no second opinion");
      return piece;
    }
  };
}
