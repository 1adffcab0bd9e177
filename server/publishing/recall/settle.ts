/** What a person says of an entry: they did it where it stands, with proof, or it stays as it is, with a reason. */
import { AppError } from "#contract/errors";
import { shownStates } from "#contract/publishing/states";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PropertyRow } from "#server/db/tables/properties";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";
import { writeAudit } from "#server/queries/audit/audit";
import { campaignListing } from "#server/queries/listings/campaigns";
import { getPiece } from "#server/queries/listings/pieces";
import { happen } from "#server/queries/publications/events";
import { getPublication } from "#server/queries/publications/publications";
import { propertyToCheck } from "#server/queries/publications/recall-checks";
import { lockItem, settleItem } from "#server/queries/publications/recall-items";
import { emptyRecall } from "#server/queries/publications/recalls";
import { contentOf } from "../material.ts";
import { sameFacts } from "../piece-facts.ts";
import { stateOf } from "./home-now.ts";

export interface Proof {
  address: string | null;
  note: string | null;
  /** Of a picture that is stored. */
  path: string | null;
}

interface Moment {
  now: Date;
  origin: string;
}

async function openItem(trx: Db, owner: Owner, id: string) {
  const item = await lockItem(trx, owner, id);
  const home = await propertyToCheck(trx, owner, item.property_id);
  if (!home || item.state === "settled") throw new AppError("conflict");
  return { item, home };
}

const isShown = ({ state }: PublicationRow): boolean => shownStates.some((one) => one === state);

/** The piece's words, where they are of today's facts: what the agent put there. */
async function wordsPut(
  trx: Db,
  owner: Owner,
  post: PublicationRow,
  { home, origin }: { home: PropertyRow; origin: string },
) {
  if (post.piece_id === null || post.campaign_id === null) return null;
  const piece = await getPiece(trx, owner, post.piece_id);
  const facts = piece.listing ?? (await campaignListing(trx, owner, post.campaign_id));
  return facts && sameFacts(facts, home.listing) ? await contentOf(trx, { ...post, content: null }, origin) : null;
}

/** Throws not_found, conflict (settled already), publication_moved_on (a post that is not out). */
export async function settleByHand(
  trx: Db,
  owner: Owner,
  about: { id: string; did: "changed" | "removed"; proof: Proof },
  { now, origin }: Moment,
): Promise<string> {
  const { item, home } = await openItem(trx, owner, about.id);
  const { did, proof } = about;
  if (item.publication_id !== null) {
    const post = await getPublication(trx, owner, item.publication_id, { lock: true });
    if (!isShown(post)) throw new AppError("publication_moved_on", { data: { state: post.state } });
    const words = did === "changed" ? await wordsPut(trx, owner, post, { home, origin }) : null;
    await happen(trx, post, {
      event: did === "changed" ? "edited" : "removed",
      by: "person",
      at: now,
      detail: proof.note,
      address: proof.address,
      set: {
        next_at: null,
        ...(proof.address === null ? {} : { address: proof.address }),
        ...(words ? { content: json(words.content), piece_version: words.pieceVersion } : {}),
      },
    });
  }
  await settleItem(trx, item, { how: "by_hand", settledFor: stateOf(home), ...proof }, now);
  // what was written as proof stands beside the entry alone: the audit stays when an account goes
  const after = { did, kind: item.kind, picture: proof.path !== null };
  await writeAudit(trx, { action: "recalls.settle", subjectId: item.id, accountId: owner.userId, after });
  await emptyRecall(trx, { id: item.recall_id }, now);
  return item.recall_id;
}

/** A draft of a home that is not on offer any more is sent to nobody; it stays with its campaign. Throws not_found, conflict. */
export async function putAside(trx: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const { item, home } = await openItem(trx, owner, id);
  await settleItem(trx, item, { how: "withdrawn", settledFor: stateOf(home) }, now);
  await emptyRecall(trx, { id: item.recall_id }, now);
}

/** Throws not_found, conflict. */
export async function keepAsItIs(
  trx: Db,
  owner: Owner,
  about: { id: string; reason: string },
  now: Date,
): Promise<string> {
  const { item, home } = await openItem(trx, owner, about.id);
  await settleItem(trx, item, { how: "kept", settledFor: stateOf(home), note: about.reason, path: null }, now);
  const after = { kind: item.kind, reason: about.reason };
  await writeAudit(trx, { action: "recalls.keep", subjectId: item.id, accountId: owner.userId, after });
  await emptyRecall(trx, { id: item.recall_id }, now);
  return item.recall_id;
}
