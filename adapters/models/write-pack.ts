/** The pieces of one language by the models, in the operator's order. What no model could write is left to the composer, with the reason. */
import type { PromptTexts } from "#contract/admin/prompts";
import type { Brief, FallbackReason } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { ownPrompt } from "#engine/copy/prompts/index";
import type { Target } from "#engine/copy/writing/plan";
import { withoutOrders } from "#engine/listing/orders";
import { askPack } from "./ask-pack.ts";
import type { Model } from "./model.ts";
import { newPurpose, type PackContext, type PackEvents } from "./pack-context.ts";

/** A piece nobody wrote. `reason` null: no model was there to ask. */
export interface Left {
  readonly target: Target;
  readonly reason: FallbackReason | null;
}

/** A language of more pieces takes several requests: longer answers break off, and readers wait for the first piece. */
const PIECES_A_REQUEST = 12;

/** Reasons that asking the same model again at once cannot change. */
const lasting: ReadonlySet<FallbackReason> = new Set([
  "key_refused",
  "unknown_model",
  "rate_limited",
  "over_limit",
  "off",
]);

function* requests<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += PIECES_A_REQUEST) yield items.slice(at, at + PIECES_A_REQUEST);
}

/**
 * `targets` are of one language. Each model is asked for what those before it could not write; one that broke off or forgot
 * a piece, but wrote others, is asked once more for the rest. Rejects with the reason of an aborted signal, or as an event does.
 */
export async function writePack(
  models: readonly Model[],
  { work, read, texts = ownPrompt }: Pick<PackContext, "work" | "read"> & { texts?: PromptTexts | undefined },
  asked: { listing: Listing; brief: Brief; targets: readonly Target[] },
  events: PackEvents,
  signal?: AbortSignal,
): Promise<Left[]> {
  const { brief, targets } = asked;
  const listing = withoutOrders(asked.listing);
  let left: readonly Left[] = targets.map((target) => ({ target, reason: null }));
  for (const model of models) {
    const context = {
      model,
      listing,
      brief,
      work,
      read,
      texts,
      signal,
      purpose: newPurpose,
      onFailure: events.onFailure,
    };
    const still: Left[] = [];
    for (const some of requests(left.map(({ target }) => target))) {
      const first = await askPack(some, context, events);
      const again = [...first].flatMap(([target, reason]) => (isUnwritten(reason) ? [target] : []));
      const second =
        again.length > 0 && again.length < some.length
          ? await askPack(again, context, events)
          : new Map<Target, FallbackReason>();
      for (const [target, reason] of first) {
        const later = again.length === some.length || !again.includes(target) ? reason : second.get(target);
        // why it did not come the first time says more than that it did not come the second
        if (later) still.push({ target, reason: isUnwritten(later) ? reason : later });
      }
    }
    left = still;
    if (left.length === 0) break;
  }
  return [...left];
}

/** Not refused for what it says, but never come. */
const isUnwritten = (reason: FallbackReason): boolean =>
  !["untrue", "unlawful", "too_long", "refused"].includes(reason) && !lasting.has(reason);
