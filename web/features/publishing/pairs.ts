/** Which of a campaign's pieces can go where: to accounts of their platform, or into their agent's own hands. Pure. */
import type { Campaign, SavedPiece } from "#contract/campaign";
import type { Connection } from "#contract/publishing/connection";
import type { Publication } from "#contract/publishing/publication";
import { openStates, shownStates } from "#contract/publishing/states";
import { accountPlatformOf, isTooLongThere } from "#engine/publishing/carriers";
import { mayLeave, outgoingOf } from "#engine/publishing/outgoing";

export interface Pair {
  /** Names it among all. */
  key: string;
  /** Null: its agent posts it. */
  connection: Connection | null;
  platform: string;
  piece: SavedPiece;
  /** Meant unless it is taken out: an account's first language; others, and what is posted by hand, are taken in. */
  usual: boolean;
  ready: boolean;
  /** The account's interface does not take so many words. */
  tooLong: boolean;
  /** Of this piece one waits or stands there already. */
  standing: Publication | null;
}

/** The platform a piece is for: mails and messages are sent, whatever platform they were chosen with. */
const targetOf = ({ platform, kind }: SavedPiece): string => (kind === "post" ? platform : kind);

/** A program of the agent's own takes posts of any platform. */
const takes = ({ platform }: Connection, piece: SavedPiece): boolean =>
  platform === "webhook" ? piece.kind === "post" : accountPlatformOf(targetOf(piece)) === platform;

const isTooLong = (connection: Connection | null, piece: SavedPiece): boolean =>
  connection !== null && isTooLongThere(connection.platform, outgoingOf(piece).text);

const stands = ({ state }: Publication): boolean => [...openStates, ...shownStates].some((one) => one === state);

function pairOf(piece: SavedPiece, connection: Connection | null, posts: readonly Publication[], usual: boolean): Pair {
  const connectionId = connection?.id ?? null;
  return {
    key: `${piece.id} ${connectionId ?? "by hand"}`,
    connection,
    platform: targetOf(piece),
    piece,
    usual,
    ready: mayLeave(piece),
    tooLong: isTooLong(connection, piece),
    standing:
      posts.find((post) => post.pieceId === piece.id && post.connectionId === connectionId && stands(post)) ?? null,
  };
}

/** By account, then in the campaign's order; last the posts of platforms without one. */
export function pairsOf(
  { pieces }: Pick<Campaign, "pieces">,
  connections: readonly Connection[],
  posts: readonly Publication[],
): { connected: Pair[]; byHand: Pair[] } {
  const connected = connections.flatMap((connection) => {
    const own = pieces.filter((piece) => takes(connection, piece));
    const usual = own.find((piece) => !isTooLong(connection, piece));
    return own.map((piece) => pairOf(piece, connection, posts, piece === usual));
  });
  const reaches = (connection: Connection, piece: SavedPiece) =>
    connection.platform === accountPlatformOf(piece.platform) && !isTooLong(connection, piece);
  const alone = pieces.filter((piece) => piece.kind === "post" && !connections.some((one) => reaches(one, piece)));
  return { connected, byHand: alone.map((piece) => pairOf(piece, null, posts, false)) };
}

/** May be chosen now. */
export const isFree = (pair: Pair): boolean => pair.standing === null && isOpen(pair);

/** The same, also where one stands already: as calls to another open house. */
export const isOpen = ({ ready, tooLong, connection }: Pair): boolean =>
  ready && !tooLong && (connection === null || ["good", "ending"].includes(connection.health));
