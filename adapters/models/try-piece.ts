/** One piece by one model, mended like any other, and shown with what was still wrong with it. For trials. */
import { randomUUID } from "node:crypto";
import type { PromptTexts } from "#contract/admin/prompts";
import type { Brief, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { pieceName } from "#engine/copy/drafts/draft";
import { packReader } from "#engine/copy/drafts/read-pack";
import { ownPrompt, packRequest } from "#engine/copy/prompts/index";
import type { Target } from "#engine/copy/writing/plan";
import { withoutOrders } from "#engine/listing/orders";
import { acceptPack } from "./ask-pack.ts";
import { finishDraft } from "./finish-draft.ts";
import type { Model } from "./model.ts";
import type { PackContext } from "./pack-context.ts";

interface Tried {
  readonly piece: Piece;
  /** What keeps it from being shown. */
  readonly faults: readonly string[];
}

/** Throws as `Model.write` does. */
export async function tryPiece(
  model: Model,
  { work, read }: Pick<PackContext, "work" | "read">,
  about: { listing: Listing; brief: Brief; target: Target; texts?: PromptTexts | undefined },
): Promise<Tried> {
  const { brief, target, texts = ownPrompt } = about;
  const listing = withoutOrders(about.listing);
  const purpose: PackContext["purpose"] = (_what, language, pieces) => ({
    id: randomUUID(),
    what: "trial",
    language,
    pieces,
  });
  const context = { model, listing, brief, work, read, texts, signal: undefined, purpose, onFailure: () => {} };
  const answer = await model.write(packRequest(listing, brief, target.language, [target], texts), {
    accept: acceptPack([target]),
    purpose: purpose("pack", target.language, [pieceName(target)]),
  });
  const [draft] = packReader([target]).read(answer).whole;
  if (!draft) throw new AppError("model_malformed");
  const { piece, faults } = await finishDraft({ ...target, ...draft.draft, writtenBy: model.id }, context);
  return { piece, faults: faults.map(({ note }) => note) };
}
