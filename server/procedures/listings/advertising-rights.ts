/** Recording the right to advertise a home: asked where its listing names somebody else, or nobody can tell. */
import { randomUUID } from "node:crypto";
import { documentKind } from "#adapters/documents/kind";
import { AppError } from "#contract/errors";
import { type AdvertisingRight, MAX_RIGHT_FILE_BYTES, rightLimits } from "#contract/properties/advertising-right";
import { listedBy } from "#engine/listing/right-to-advertise";
import { PHOTO_URL_SECONDS, rowLimits } from "#server/base/limits";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs, writeAudit } from "#server/queries/audit/audit";
import { insertRight, rightToAdvertise, withdrawRight } from "#server/queries/listings/advertising-rights";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { getPropertyListing } from "#server/queries/listings/properties";
import { reencodeFor } from "#server/work/images";

type Context = RequestContext & MemberContext;

const DAY_MS = 86_400_000;

/** Throws not_found. */
async function rightOf(context: Context, id: string): Promise<AdvertisingRight> {
  const { owner, files, origin } = context;
  const right = await context.asUser(async (db) =>
    rightToAdvertise(db, owner, { id, listing: await getPropertyListing(db, owner, id) }, origin()),
  );
  const { record, ...rest } = right;
  if (record === null) return { ...rest, record };
  const { basis, given_by, statement, given_on, file_path, file_name, created_at } = record;
  const file =
    file_path !== null && file_name !== null
      ? {
          url: await files.signedUrl(PHOTO_BUCKET, file_path, PHOTO_URL_SECONDS, { download: file_name }),
          name: file_name,
        }
      : null;
  const recordedAt = created_at.toISOString();
  return { ...rest, record: { basis, by: given_by, statement, givenOn: given_on, file, recordedAt } };
}

/**
 * A PDF as it is, which is only ever saved and never shown; a picture drawn anew. Throws unsupported_file, too_large, and what
 * decoding a picture throws.
 */
async function paperOf(owner: Owner, file: File) {
  if (file.size > MAX_RIGHT_FILE_BYTES) throw new AppError("too_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (documentKind(bytes) === "pdf") return { bytes, type: "application/pdf", ending: "pdf" };
  try {
    return { bytes: (await reencodeFor(owner.userId, bytes)).jpeg, type: "image/jpeg", ending: "jpg" };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_an_image") throw new AppError("unsupported_file");
    throw error;
  }
}

/** The name without its ending, which is that of what was kept. */
const nameOf = (name: string, ending: string): string =>
  `${name.replace(/\.[a-z0-9]{1,5}$/i, "").slice(0, rightLimits.fileName - 5) || "consent"}.${ending}`;

export const rights = {
  get: signedIn.rights.get.handler(({ context, input }) => rightOf(context, input.propertyId)),

  record: signedIn.rights.record.handler(async ({ context, input }) => {
    const { db, owner, address, files } = context;
    const { propertyId, basis, file } = input;
    const now = context.now();
    // whoever signs east of the server may be a day ahead of it
    if (Date.parse(input.givenOn) > now.getTime() + DAY_MS)
      throw new AppError("invalid_input", { data: { field: "givenOn" } });
    const names = listedBy(await context.asUser((own) => getPropertyListing(own, owner, propertyId)));
    await assertMayCreate(db, owner, "advertising_rights", rowLimits.rights);
    const id = randomUUID();
    const paper = file ? await paperOf(owner, file) : null;
    const path = paper && `${owner.userId}/rights/${id}.${paper.ending}`;
    if (paper && path) await files.put(PHOTO_BUCKET, path, paper.bytes, { type: paper.type, owner: owner.userId });
    const mine = basis === "own_listing";
    const right = {
      id,
      basis,
      given_by: mine ? null : (input.by ?? null),
      statement: input.statement ?? null,
      given_on: input.givenOn,
      file_path: path,
      file_name: file && paper ? nameOf(file.name, paper.ending) : null,
      listed_agent: names.agent,
      listed_company: names.company,
    };
    try {
      await db.transaction().execute(async (trx) => {
        await oneAtATime(trx, owner);
        await actAs(trx, `user:${owner.userId}`, address);
        await insertRight(trx, owner, propertyId, right, now);
        // who agreed, and in which words, stands beside the home alone: the audit stays when an account goes
        const after = { basis, property: propertyId, file: path !== null };
        await writeAudit(trx, { action: "rights.record", subjectId: id, accountId: owner.userId, after });
      });
    } catch (error) {
      if (path) await files.remove(PHOTO_BUCKET, [path]);
      throw error;
    }
    return await rightOf(context, propertyId);
  }),

  withdraw: signedIn.rights.withdraw.handler(async ({ context, input: { propertyId } }) => {
    const { db, owner, address } = context;
    await context.asUser((own) => getPropertyListing(own, owner, propertyId));
    await db.transaction().execute(async (trx) => {
      await actAs(trx, `user:${owner.userId}`, address);
      if (await withdrawRight(trx, owner, propertyId, context.now()))
        await writeAudit(trx, { action: "rights.withdraw", subjectId: propertyId, accountId: owner.userId, after: {} });
    });
    return await rightOf(context, propertyId);
  }),
};
