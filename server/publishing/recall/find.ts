/** What says otherwise than a home of today: posts by what was sent of them, mails and messages, posters that were saved, films. */
import type { Listing } from "#contract/listing";
import type { OvertakenSentence } from "#contract/publishing/recall";
import { briefOf } from "#engine/campaign/brief";
import { linesGone } from "#engine/media/content/says";
import type { Db } from "#server/db/tables";
import type { CampaignRow } from "#server/db/tables/campaigns";
import type { FilmRow } from "#server/db/tables/media";
import type { PieceRow } from "#server/db/tables/pieces";
import type { SavedPosterRow } from "#server/db/tables/posts/recalls";
import type { PropertyRow } from "#server/db/tables/properties";
import type { PublicationRow } from "#server/db/tables/publishing";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { filmsOfHome } from "#server/queries/films/films";
import { campaignsForCheck } from "#server/queries/listings/campaigns";
import { postersOfHome } from "#server/queries/listings/saved-posters";
import {
  factsOfVersions,
  piecesToCheck,
  postedPieces,
  standingPosts,
} from "#server/queries/publications/recall-checks";
import type { FoundItem } from "#server/queries/publications/recall-items";
import { overtakenInThread, pictureContentInThread } from "#server/thread/index";
import { sameFacts } from "../piece-facts.ts";
import { overOf } from "./home-now.ts";
import { untrueInPictures } from "./untrue-pictures.ts";

/** Texts compared by one order to a thread. */
const AT_ONCE = 20;

interface Saying {
  item: Omit<FoundItem, "sentences" | "reason">;
  campaign: CampaignRow;
  language: PieceRow["language"];
  title: string | null;
  body: string;
  before: Listing;
}

const aboutPost = ({ id, piece_id }: PublicationRow): Saying["item"] => ({
  kind: "post",
  target: id,
  publication_id: id,
  piece_id,
  poster_id: null,
  film_id: null,
});
const aboutDraft = ({ id }: PieceRow): Saying["item"] => ({
  kind: "draft",
  target: id,
  publication_id: null,
  piece_id: id,
  poster_id: null,
  film_id: null,
});
const aboutFilm = ({ id }: FilmRow): Saying["item"] => ({
  kind: "film",
  target: id,
  publication_id: null,
  piece_id: null,
  poster_id: null,
  film_id: id,
});

export interface Published {
  posts: readonly PublicationRow[];
  pieces: readonly PieceRow[];
  campaigns: ReadonlyMap<string, CampaignRow>;
  versions: ReadonlyMap<string, Listing | null>;
  posters: readonly SavedPosterRow[];
  films: readonly FilmRow[];
  /** Pieces that posts were made of at any time. */
  posted: ReadonlySet<string>;
}

/** Read together, before anything is compared. */
export async function readPublished(db: Db, owner: Owner, propertyId: string): Promise<Published> {
  const posts = await standingPosts(db, owner, propertyId);
  const ids = [...new Set(posts.flatMap(({ piece_id }) => piece_id ?? []))];
  const campaigns = await campaignsForCheck(db, owner, propertyId);
  return {
    posts,
    pieces: await piecesToCheck(db, owner, propertyId, ids),
    campaigns: new Map(campaigns.map((row) => [row.id, row])),
    versions: await factsOfVersions(db, owner, ids),
    posters: await postersOfHome(db, owner, propertyId),
    films: await filmsOfHome(db, owner, propertyId),
    posted: await postedPieces(db, owner, propertyId),
  };
}

/** What a post says: its words as they were sent, or as its piece has them now. */
function sayingOf(post: PublicationRow, { pieces, campaigns, versions }: Published): Saying[] {
  const piece = pieces.find(({ id }) => id === post.piece_id);
  const campaign = campaigns.get(post.campaign_id ?? "");
  if (!campaign) return [];
  const sent = post.content && { title: post.content.title, body: post.content.text };
  const words = sent ?? (piece && { title: piece.title, body: piece.body });
  if (!words) return [];
  const present = piece && (sent === null || post.piece_version === piece.version);
  const facts = present ? piece.listing : (versions.get(`${post.piece_id} ${post.piece_version}`) ?? null);
  return [{ item: aboutPost(post), campaign, language: post.language, ...words, before: facts ?? campaign.listing }];
}

/** Mails and messages that leave by other ways; those a post was made of are told of as posts. */
function drafts({ pieces, posts, campaigns }: Published): Saying[] {
  const posted = new Set(posts.map(({ piece_id }) => piece_id));
  return pieces.flatMap((piece) => {
    const campaign = campaigns.get(piece.campaign_id);
    if (!campaign || piece.kind === "post" || posted.has(piece.id)) return [];
    const { language, title, body } = piece;
    return [{ item: aboutDraft(piece), campaign, language, title, body, before: piece.listing ?? campaign.listing }];
  });
}

/** Films, by the lines that stand in them. */
function filmed({ films, campaigns }: Published): Saying[] {
  return films.flatMap((film) => {
    const campaign = campaigns.get(film.campaign_id ?? "");
    if (!campaign || film.listing === null || film.says.length === 0) return [];
    const words = { language: film.wanted.language, title: null, body: film.says.join("\n") };
    return [{ item: aboutFilm(film), campaign, ...words, before: film.listing }];
  });
}

async function untrueAmong(account: string, sayings: readonly Saying[], facts: Listing): Promise<FoundItem[]> {
  const behind = sayings.filter(({ before }) => !sameFacts(before, facts));
  const byCampaign = Object.groupBy(behind, ({ campaign }) => campaign.id);
  const found: FoundItem[] = [];
  for (const [, group = []] of Object.entries(byCampaign)) {
    const [first] = group;
    for (let at = 0; first && at < group.length; at += AT_ONCE) {
      const some = group.slice(at, at + AT_ONCE);
      const texts = some.map(({ language, title, body, before }) => ({ language, title, body, before }));
      const sentences = await overtakenInThread(account, facts, briefOf(first.campaign), texts);
      for (const [index, { item }] of some.entries()) {
        const of = sentences[index] ?? [];
        if (of.length > 0) found.push({ ...item, reason: "facts", sentences: of });
      }
    }
  }
  return found;
}

const lineOf = (text: string): OvertakenSentence => ({ field: "body", start: 0, end: text.length, text, facts: [] });

const posterItem = (row: SavedPosterRow, about: Pick<FoundItem, "reason" | "sentences">): FoundItem => ({
  kind: "poster",
  target: row.id,
  publication_id: null,
  piece_id: null,
  poster_id: row.id,
  film_id: null,
  ...about,
});

async function untruePosters(account: string, { posters, campaigns }: Published, facts: Listing): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const row of posters) {
    const campaign = campaigns.get(row.campaign_id);
    if (!campaign) continue;
    const now = await pictureContentInThread(account, facts, briefOf(campaign), row.language);
    const gone = linesGone(row.says, now);
    if (gone.length > 0) found.push(posterItem(row, { reason: "facts", sentences: gone.map(lineOf) }));
  }
  return found;
}

/** Posts whose drawn pictures say what is not so any more. */
async function untruePictures(account: string, published: Published, facts: Listing): Promise<FoundItem[]> {
  const found: FoundItem[] = [];
  for (const post of published.posts) {
    const [saying] = sayingOf(post, published);
    if (!saying) continue;
    const sentences = await untrueInPictures(account, { post, ...saying }, facts);
    if (sentences.length > 0) found.push({ ...aboutPost(post), reason: "facts", sentences });
  }
  return found;
}

/** Of one post one entry: its words, then its pictures. */
function together(words: readonly FoundItem[], pictures: readonly FoundItem[]): FoundItem[] {
  const byTarget = new Map(pictures.map((item) => [item.target, item]));
  const both = words.map((item) => {
    const more = byTarget.get(item.target);
    byTarget.delete(item.target);
    return more ? { ...item, sentences: [...item.sentences, ...more.sentences] } : item;
  });
  return [...byTarget.values(), ...both];
}

/** Everything that offers a home which is not on offer any more; what tells that it was sold or let stays. */
function offersStill(published: Published, over: NonNullable<ReturnType<typeof overOf>>): FoundItem[] {
  const closed = over === "sold" || over === "let";
  const tells = (campaignId: string | null) =>
    closed && published.campaigns.get(campaignId ?? "")?.preferences.occasion?.kind === "closed";
  return [
    ...published.posts
      .filter((post) => !tells(post.campaign_id))
      .map((post) => ({
        ...aboutPost(post),
        reason: "over" as const,
        sentences: [],
      })),
    // what was posted once and came down is no draft any more
    ...published.pieces
      .filter(({ id, kind, campaign_id }) => kind !== "post" && !published.posted.has(id) && !tells(campaign_id))
      .map((piece) => ({ ...aboutDraft(piece), reason: "over" as const, sentences: [] })),
    ...published.posters
      .filter((row) => !(closed && row.template === "sold") && !tells(row.campaign_id))
      .map((row) => posterItem(row, { reason: "over", sentences: [] })),
    ...published.films
      .filter(({ campaign_id }) => !tells(campaign_id))
      .map((film) => ({ ...aboutFilm(film), reason: "over" as const, sentences: [] })),
  ];
}

/** Posts, drafts, films and posters. */
export async function findUntrue(home: PropertyRow, published: Published): Promise<FoundItem[]> {
  const over = overOf(home);
  if (over !== null) return offersStill(published, over);
  const account = ownerOfRow(home).userId;
  const texts = [...published.posts.flatMap((post) => sayingOf(post, published)), ...drafts(published)];
  const words = await untrueAmong(account, [...texts, ...filmed(published)], home.listing);
  return [
    ...together(words, await untruePictures(account, published, home.listing)),
    ...(await untruePosters(account, published, home.listing)),
  ];
}
