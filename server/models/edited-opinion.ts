/**
 * The second opinion on what an agent writes: asked after the save, which waits for nothing, about the sentences that are new in
 * it; what a model finds joins the piece as it stands by then. No sentence of a piece is asked about twice.
 */
import type { Brief, Finding, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { type Passage, passagesWithoutFinding } from "#engine/compliance/second-opinion/passages";
import { notAnswered, stillSaid } from "#engine/compliance/second-opinion/read";
import { opinionRoom, opinionsPerDay } from "#server/base/limits";
import { rateLimitInMemory } from "#server/base/rate-limit";
import { openTurns } from "#server/base/turns";
import type { Owner } from "#server/queries/accounts/owner";
import { addFindings } from "#server/queries/listings/pieces";
import type { Using } from "#server/services/index";
import { opinionOn } from "./second-opinion.ts";
import type { ModelService } from "./service.ts";

type Text = Pick<Piece, "title" | "body" | "hashtags" | "language">;

interface Edited {
  readonly owner: Owner;
  readonly listing: Listing;
  readonly brief: Brief;
  /** As it was saved. */
  readonly piece: Piece & { readonly id: string };
  /** What it said before: about that a model was asked when it was written. */
  readonly before: Text;
}

export interface EditedOpinions {
  /** Has the new sentences looked at, later; never throws. */
  ask(edited: Edited): void;
  /** Resolves when nothing is asked about this piece any more. */
  settled(pieceId: string): Promise<void>;
}

interface Deps extends Using<"db" | "log"> {
  readonly models: Pick<ModelService, "writers">;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}

/** Sentences whose answers are kept, of all pieces. */
const REMEMBERED = 5_000;

/** Which rules a model is asked about hangs on the market and on what was answered: an opinion holds for those only. */
const keysFor = (pieceId: string, { market, answers = {} }: Brief): ((passage: Passage) => string) => {
  const answered = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
  return ({ text, inTitle }) => JSON.stringify([pieceId, market, answered, inTitle ?? false, text]);
};
const holds = (passage: Passage, finding: Finding): boolean =>
  (passage.inTitle ?? false) === (finding.start === finding.end) && passage.text.includes(finding.text);

/** What was answered about each sentence; null: it was asked about, and nobody answered. */
function openMemory() {
  const answers = new Map<string, readonly Finding[] | null>();
  return {
    get: (key: string) => answers.get(key),
    put(key: string, findings: readonly Finding[] | null) {
      answers.delete(key);
      answers.set(key, findings);
      for (const oldest of answers.keys()) {
        if (answers.size <= REMEMBERED) break;
        answers.delete(oldest);
      }
    },
  };
}

/** One for a process. Accounts are served in turn; edits of a piece that come while it is asked about are asked about together. */
export function openEditedOpinions({ db, log, models, stopping }: Deps): EditedOpinions {
  const memory = openMemory();
  const turns = openTurns(opinionRoom);
  const allowance = rateLimitInMemory(opinionsPerDay);
  const mayAsk = (account: string): Promise<boolean> =>
    allowance.take(account).then(
      () => true,
      () => false,
    );
  const waiting = new Map<string, Edited>();
  const running = new Map<string, Promise<void>>();

  const one = async ({ owner, listing, brief, piece, before }: Edited): Promise<void> => {
    if (brief.market === null) return;
    const keyOf = keysFor(piece.id, brief);
    const known = new Set(passagesWithoutFinding({ ...before, findings: [] }).map(keyOf));
    const remembered: Finding[] = [];
    const asked: Passage[] = [];
    for (const passage of passagesWithoutFinding(piece)) {
      const key = keyOf(passage);
      const answer = memory.get(key);
      if (answer) remembered.push(...answer);
      else if (answer === null || !known.has(key)) asked.push(passage);
    }
    const about = { listing, brief, userId: owner.userId };
    const keys = new Set(asked.map(keyOf));
    const isAsked = (passage: Passage) => keys.has(keyOf(passage));
    // what the day's allowance leaves out counts as unanswered: it is asked about with an edit of another day
    const opinion =
      keys.size > 0 && (await mayAsk(owner.userId))
        ? await opinionOn({ models, log }, about, piece, stopping, isAsked)
        : null;
    const silent = new Set(opinion?.unasked.map(keyOf));
    for (const passage of asked) {
      const key = keyOf(passage);
      memory.put(key, silent.has(key) || !opinion ? null : opinion.findings.filter((each) => holds(passage, each)));
    }
    const lawful = notAnswered(brief.market, brief.answers ?? {}, remembered);
    const found = [...lawful, ...(opinion?.findings ?? [])];
    if (found.length > 0) await addFindings(db, owner, piece.id, (now) => stillSaid(now, found));
  };

  const work = async (id: string): Promise<void> => {
    for (let edited = waiting.get(id); edited && !stopping.aborted; edited = waiting.get(id)) {
      const { owner } = edited;
      await turns
        .take(owner.userId, async () => {
          // what was saved while it waited for its turn
          const latest = waiting.get(id);
          waiting.delete(id);
          if (latest) await one(latest);
        })
        .catch((err: unknown) => {
          waiting.delete(id);
          if (!stopping.aborted) log.warn({ err }, "an edit got no second opinion");
        });
    }
  };

  return {
    ask(edited) {
      const { id } = edited.piece;
      waiting.set(id, { ...edited, before: waiting.get(id)?.before ?? edited.before });
      if (running.has(id)) return;
      running.set(
        id,
        work(id).finally(() => running.delete(id)),
      );
    },
    settled: async (pieceId) => await running.get(pieceId),
  };
}
