/** Recalls: what still says of a home what is not true, put right there, done by hand with proof, or kept with a reason. */
import { randomUUID } from "node:crypto";
import { AppError } from "#contract/errors";
import { MAX_PROOF_BYTES, type PropertyOffer } from "#contract/publishing/recall";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { keepAsItIs, settleByHand } from "#server/publishing/recall/settle";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { endOffer, offerOf } from "#server/queries/listings/property-offers";
import { isChecking } from "#server/queries/publications/recall-checks";
import { itemsOf, orderItems } from "#server/queries/publications/recall-items";
import { getRecall, listRecalls, openRecall } from "#server/queries/publications/recalls";
import { reencodeFor } from "#server/work/images";
import { recallsShown } from "./recall-shape.ts";

type Context = RequestContext & MemberContext;

/** Throws not_found. */
const recallShown = (context: Context, id: string) =>
  context.asUser(async (db) => {
    const [shown] = await recallsShown(context, db, [await getRecall(db, context.owner, id)]);
    if (!shown) throw new Error("a recall was lost on its way");
    return shown;
  });

/** Throws not_found. */
async function propertyOffer(context: Context, propertyId: string): Promise<PropertyOffer> {
  const { db, owner } = context;
  const offer = await context.asUser(async (own) => {
    const { ended_as, ended_at } = await offerOf(own, owner, propertyId);
    const open = await openRecall(own, owner, propertyId);
    const items = open ? await itemsOf(own, owner, [open.id]) : [];
    const left = items.filter(({ state }) => state !== "settled").length;
    return {
      endedAs: ended_as,
      endedAt: ended_at?.toISOString() ?? null,
      recall: open ? { id: open.id, open: left, total: items.length } : null,
    };
  });
  // what waits to be compared is the server's own
  return { ...offer, checking: await isChecking(db, owner, propertyId) };
}

/** Stored as a picture drawn anew. Throws too_large, not_an_image. */
async function keepPicture({ owner, files }: Context, picture: File | undefined): Promise<string | null> {
  if (!picture) return null;
  if (picture.size > MAX_PROOF_BYTES) throw new AppError("too_large");
  const { jpeg } = await reencodeFor(owner.userId, new Uint8Array(await picture.arrayBuffer()));
  const path = `${owner.userId}/proofs/${randomUUID()}.jpg`;
  await files.put(PHOTO_BUCKET, path, jpeg, { type: "image/jpeg", owner: owner.userId });
  return path;
}

export const recalls = {
  list: signedIn.recalls.list.handler(({ context, input }) =>
    context.asUser(async (db) => ({
      recalls: await recallsShown(context, db, await listRecalls(db, context.owner, input, context.now())),
    })),
  ),

  ofHome: signedIn.recalls.ofHome.handler(({ context, input }) => propertyOffer(context, input.propertyId)),

  endOffer: signedIn.recalls.endOffer.handler(async ({ context, input }) => {
    const { db, owner, address, now } = context;
    const { propertyId, as } = input;
    await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, address);
      if (!(await endOffer(trx, owner, propertyId, as, now()))) return;
      await writeAudit(trx, { action: "recalls.offer", subjectId: propertyId, accountId: owner.userId, after: { as } });
    });
    return await propertyOffer(context, propertyId);
  }),

  order: signedIn.recalls.order.handler(async ({ context, input }) => {
    const { db, owner, address, now } = context;
    const { id, itemIds, work } = input;
    await context.asUser((own) => getRecall(own, owner, id));
    await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, address);
      const taken = await orderItems(trx, owner, { recallId: id, itemIds, work }, now());
      if (taken.length === 0) return;
      const after = { work, items: taken.length };
      await writeAudit(trx, { action: "recalls.order", subjectId: id, accountId: owner.userId, after });
    });
    return await recallShown(context, id);
  }),

  settle: signedIn.recalls.settle.handler(async ({ context, input }) => {
    const { db, owner, address, files } = context;
    if (input.address === undefined && input.note === undefined && input.picture === undefined)
      throw new AppError("invalid_input", { data: { field: "note" } });
    const path = await keepPicture(context, input.picture);
    const proof = { address: input.address ?? null, note: input.note ?? null, path };
    try {
      const recallId = await db.transaction().execute(async (trx) => {
        await actAs(trx, `user:${owner.userId}`, address);
        const moment = { now: context.now(), origin: context.origin() };
        return await settleByHand(trx, owner, { id: input.id, did: input.did, proof }, moment);
      });
      return await recallShown(context, recallId);
    } catch (error) {
      if (path) await files.remove(PHOTO_BUCKET, [path]);
      throw error;
    }
  }),

  keep: signedIn.recalls.keep.handler(async ({ context, input }) => {
    const { db, owner, address, now } = context;
    const recallId = await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, address);
      return await keepAsItIs(trx, owner, input, now());
    });
    return await recallShown(context, recallId);
  }),
};
