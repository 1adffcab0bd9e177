/** Recalls in the shape of the contract. */
import { type Recall, type RecallItem, recallKinds } from "#contract/publishing/recall";
import { asksPerson } from "#engine/publishing/patience";
import { PHOTO_URL_SECONDS } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { FilmRow } from "#server/db/tables/media";
import type { PieceRow } from "#server/db/tables/pieces";
import type { RecallItemRow, SavedPosterRow } from "#server/db/tables/posts/recalls";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { mayChange } from "#server/publishing/change";
import { publisherOf } from "#server/publishing/services";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { accountNames } from "#server/queries/publications/publications";
import { itemsOf } from "#server/queries/publications/recall-items";
import { targetsOf } from "#server/queries/publications/recall-targets";
import type { HeadedRecall } from "#server/queries/publications/recalls";

type Context = RequestContext & MemberContext;

interface About {
  post: PublicationRow | undefined;
  piece: PieceRow | undefined;
  poster: SavedPosterRow | undefined;
  film: FilmRow | undefined;
}

function mayOf({ publishing }: Pick<Context, "publishing">, row: RecallItemRow, { post }: About): RecallItem["may"] {
  if (row.state !== "open") return { update: false, remove: false };
  const rewritable = row.reason === "facts" && row.piece_id !== null;
  if (!post) {
    const draft = row.kind === "draft";
    return { update: draft && rewritable, remove: draft && row.reason === "over" };
  }
  if (post.state === "planned") return { update: rewritable, remove: true };
  const may = mayChange(publisherOf({ publishing }, post.platform), post);
  // there words are changed and pictures stay
  const wordsOnly = row.sentences.every(({ field }) => field !== "picture");
  return { update: may.edit && rewritable && wordsOnly, remove: may.remove };
}

async function proofOf({ files }: Pick<Context, "files">, row: RecallItemRow): Promise<RecallItem["proof"]> {
  if (row.how !== "by_hand" && row.how !== "kept") return null;
  const { proof_path: path, proof_address: address, proof_note: note } = row;
  const pictureUrl = path === null ? null : await files.signedUrl(PHOTO_BUCKET, path, PHOTO_URL_SECONDS);
  return { address, note, pictureUrl };
}

async function itemShown(
  context: Context,
  row: RecallItemRow,
  about: About,
  names: ReadonlyMap<string, string>,
): Promise<RecallItem> {
  const { post, piece, poster, film } = about;
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    platform: post?.platform ?? piece?.platform ?? null,
    language: post?.language ?? piece?.language ?? poster?.language ?? film?.wanted.language ?? null,
    accountName: names.get(post?.connection_id ?? "") ?? null,
    publicationId: row.publication_id,
    pieceId: row.piece_id,
    campaignId: post?.campaign_id ?? piece?.campaign_id ?? poster?.campaign_id ?? film?.campaign_id ?? null,
    address: post?.address ?? null,
    postState: post?.state ?? null,
    asksPerson: post !== undefined && asksPerson(post),
    editTaken: post !== undefined && post.edit !== null,
    poster: poster ? { template: poster.template, ratio: poster.ratio } : null,
    film: film ? { ratio: film.wanted.ratio } : null,
    sentences: row.sentences,
    state: row.state,
    ordered: row.ordered,
    may: mayOf(context, row, about),
    trouble: row.trouble,
    dueAt: row.due_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    how: row.how,
    proof: await proofOf(context, row),
  };
}

/** Found at one moment, they have no order of their own: posts before drafts before posters and films, what belongs together side by side. */
const placeOf = ({ kind, platform, language, accountName }: RecallItem): string =>
  [recallKinds.indexOf(kind), platform, accountName, language].join(" ");
const inOrder = (a: RecallItem, b: RecallItem): number => placeOf(a).localeCompare(placeOf(b), "en");

/** In the order given. */
export async function recallsShown(context: Context, db: Db, rows: readonly HeadedRecall[]): Promise<Recall[]> {
  const { owner, origin } = context;
  const items = await itemsOf(
    db,
    owner,
    rows.map(({ id }) => id),
  );
  const targets = await targetsOf(db, owner, items);
  const names = await accountNames(db, owner);
  const shown = await Promise.all(
    items.map(async (row) => ({
      recallId: row.recall_id,
      item: await itemShown(
        context,
        row,
        {
          post: targets.posts.get(row.publication_id ?? ""),
          piece: targets.pieces.get(row.piece_id ?? ""),
          poster: targets.posters.get(row.poster_id ?? ""),
          film: targets.films.get(row.film_id ?? ""),
        },
        names,
      ),
    })),
  );
  return rows.map((row) => ({
    id: row.id,
    propertyId: row.property_id,
    homeTitle: row.title,
    openedAt: row.opened_at.toISOString(),
    emptiedAt: row.emptied_at?.toISOString() ?? null,
    over: row.ended_as ?? (row.gone ? "archived" : null),
    changes: row.changes,
    pageUrl: row.status === "published" && row.slug !== null && !row.gone ? `${origin()}/p/${row.slug}` : null,
    items: shown.flatMap(({ recallId, item }) => (recallId === row.id ? [item] : [])).sort(inOrder),
  }));
}
