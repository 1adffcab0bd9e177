/** What an agent does with a written piece: facts behind its sentences, rewriting, mending, versions, use all the same. */

import type { PieceOrigin } from "#contract/campaign";
import type { Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { stillSaid } from "#engine/compliance/second-opinion/read";
import type { Wish } from "#engine/pieces/rewrite";
import { rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import {
  blockersOfPiece,
  isOwnWriting,
  keptFacts,
  outdatedOf,
  ownBrief,
  type PieceInHand,
  readPiece,
} from "#server/publishing/piece-facts";
import { assertMayCreate } from "#server/queries/accounts/row-limits";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { getPiece, pieceOf, releasePiece, replacePiece, versionsOfPiece } from "#server/queries/listings/pieces";
import { finishPieceInThread, groundsInThread, mendInThread, rewriteInThread } from "#server/thread/index";

type Context = RequestContext & MemberContext;

/** Reads a piece for a change of this version. Throws not_found, stale_edit when it is another one by now. */
async function inHand({ asUser, owner, origin }: Context, { id, version }: { id: string; version: number }) {
  const piece = await asUser((db) => readPiece(db, owner, id, origin()));
  if (piece.row.version !== version) throw new AppError("stale_edit");
  return piece;
}

/** Stores what was made of a piece, within what an account may make in a while. */
async function store(
  { db, owner, opinions }: Context,
  hand: PieceInHand,
  made: { piece: Piece; origin: PieceOrigin; facts: Listing; wish: Wish },
) {
  const { row, campaign, brief } = hand;
  const { piece, origin, facts, wish } = made;
  const ruled = piece.findings.filter(({ model }) => model === undefined);
  const findings = [...ruled, ...stillSaid(piece, row.findings)];
  const next = { ...piece, findings, origin, wish, listing: keptFacts(campaign, facts) };
  const stored = await db.transaction().execute(async (trx: Db) => {
    await assertMayCreate(trx, owner, "piece_versions", rowLimits.pieceVersions);
    return pieceOf(await replacePiece(trx, owner, row, next));
  });
  opinions.ask({ owner, listing: facts, brief, piece: stored, before: row });
  return stored;
}

export const pieceWork = {
  facts: signedIn.pieces.facts.handler(async ({ context, input }) => {
    const piece = await context.asUser((db) => readPiece(db, context.owner, input.id, context.origin()));
    const sentences = await groundsInThread(context.owner.userId, piece.base, ownBrief(piece), pieceOf(piece.row));
    return { version: piece.row.version, sentences };
  }),

  outdated: signedIn.pieces.outdated.handler(async ({ context, input }) => ({
    pieces: await outdatedOf(context, input.campaignId),
  })),

  rewrite: signedIn.pieces.rewrite.handler(async ({ context, input }) => {
    const piece = await inHand(context, input);
    const { row, brief, base, facts } = piece;
    const { how, lead, style, keep } = input;
    const about = { facts, base, brief, piece: pieceOf(row), wish: row.wish, order: { how, lead, style, keep } };
    const made = await rewriteInThread(context.owner.userId, { ...about, own: isOwnWriting(row) });
    return await store(context, piece, { ...made, origin: "rewritten", facts });
  }),

  mend: signedIn.pieces.mend.handler(async ({ context, input }) => {
    const piece = await inHand(context, input);
    const { row, facts, base } = piece;
    // a finding is of the facts the piece was checked against
    const made = await mendInThread(context.owner.userId, base, ownBrief(piece), pieceOf(row), input);
    const current = (await blockersOfPiece(context.owner, piece)).some(({ kind }) => kind === "outdated")
      ? base
      : facts;
    return await store(context, piece, { piece: made, origin: "mended", facts: current, wish: row.wish });
  }),

  opinion: signedIn.pieces.opinion.handler(async ({ context, input }) => {
    const own = () => context.asUser((db) => readPiece(db, context.owner, input.id, context.origin()));
    const { row } = await own();
    await context.opinions.settled(row.id);
    return pieceOf((await own()).row);
  }),

  versions: signedIn.pieces.versions.handler(async ({ context, input }) => {
    const { owner } = context;
    const [row, earlier] = await context.asUser(
      async (db) => [await getPiece(db, owner, input.id), await versionsOfPiece(db, owner, input.id)] as const,
    );
    const toVersion = (
      one: Omit<(typeof earlier)[number], "id" | "user_id" | "piece_id" | "created_at" | "html" | "listing" | "wish">,
    ) => ({
      title: one.title,
      body: one.body,
      hashtags: one.hashtags,
      preheader: one.preheader,
      writtenBy: one.written_by,
      version: one.version,
      origin: one.origin,
      at: one.made_at.toISOString(),
    });
    return { versions: [toVersion({ ...row, made_at: row.edited_at ?? row.created_at }), ...earlier.map(toVersion)] };
  }),

  restore: signedIn.pieces.restore.handler(async ({ context, input }) => {
    const { owner } = context;
    const piece = await inHand(context, input);
    const earlier = await context.asUser((db) => versionsOfPiece(db, owner, input.id));
    const version = earlier.find((one) => one.version === input.to);
    if (!version) throw new AppError("not_found");
    const { title, body, hashtags, preheader, html, written_by: writtenBy, wish } = version;
    const base = version.listing ?? piece.campaign.listing;
    const draft = { ...pieceOf(piece.row), title, body, hashtags, preheader, html, writtenBy };
    // checked as it was: what today's facts have overtaken in it is told as for any other piece
    const finished = await finishPieceInThread(
      owner.userId,
      base,
      ownBrief({ ...piece, row: { ...piece.row, wish } }),
      draft,
    );
    return await store(context, piece, { piece: finished, origin: "restored", facts: base, wish });
  }),

  release: signedIn.pieces.release.handler(async ({ context, input }) => {
    const { db, owner } = context;
    const piece = await inHand(context, input);
    const blockers = await blockersOfPiece(owner, piece);
    if (blockers.some(({ owners }) => !owners)) throw new AppError("not_releasable");
    const released = { reason: input.reason, at: context.now().toISOString(), over: blockers.map(({ key }) => key) };
    const { id, user_id: accountId, version } = piece.row;
    return await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, context.address);
      const after = { version, reason: released.reason, over: released.over };
      await writeAudit(trx, { action: "pieces.release", subjectId: id, accountId, after });
      return pieceOf(await releasePiece(trx, owner, piece.row, released));
    });
  }),
};
