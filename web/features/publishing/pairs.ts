/** Which of a campaign's pieces can go to which account: those written for its platform. Pure. */
import type { Campaign, SavedPiece } from "#contract/campaign";
import type { Connection } from "#contract/publishing/connection";
import type { Publication } from "#contract/publishing/publication";
import { openStates, shownStates } from "#contract/publishing/states";
import { mayLeave } from "#engine/publishing/outgoing";

export interface Pair {
  /** Names it among all. */
  key: string;
  connection: Connection;
  piece: SavedPiece;
  ready: boolean;
  /** Of this piece one waits or stands there already. */
  standing: Publication | null;
}

/** The platform a piece is for: mails and messages are sent, whatever platform they were chosen with. */
const targetOf = ({ platform, kind }: SavedPiece): string => (kind === "post" ? platform : kind);

const stands = ({ state }: Publication): boolean => [...openStates, ...shownStates].some((one) => one === state);

export const pairKey = (pieceId: string, connectionId: string): string => `${pieceId} ${connectionId}`;

/** By account, then in the campaign's order. */
export function pairsOf(
  { pieces }: Pick<Campaign, "pieces">,
  connections: readonly Connection[],
  posts: readonly Publication[],
): Pair[] {
  return connections.flatMap((connection) =>
    pieces
      .filter((piece) => targetOf(piece) === connection.platform)
      .map((piece) => ({
        key: pairKey(piece.id, connection.id),
        connection,
        piece,
        ready: mayLeave(piece),
        standing:
          posts.find(
            (post) => post.pieceId === piece.id && post.connectionId === connection.id && stands(post),
          ) ?? null,
      })),
  );
}

/** May be chosen now. */
export const isFree = ({ ready, standing, connection }: Pair): boolean =>
  ready && standing === null && (connection.health === "good" || connection.health === "ending");
