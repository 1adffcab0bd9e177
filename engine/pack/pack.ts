/** What a pack holds: a pure plan of its files. Photos are named by their place; whoever writes the pack has their bytes. */
import type { SavedPiece } from "#contract/campaign";
import type { AgentCard, Market, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { PlacedSentence } from "#contract/piece-work";
import { machineMetadata } from "#engine/compliance/labels";
import { type Readiness, readinessOf } from "#engine/pieces/readiness";
import { manifestOf } from "./manifest.ts";
import { photoName } from "./names.ts";
import { overviewPage } from "./overview.ts";
import { emailFile, markComment, textFile } from "./texts.ts";

/** A piece as its campaign knows it; from the command line nothing is known of it but the text. */
export interface PackedPiece extends Piece {
  readonly released?: SavedPiece["released"];
  /** Sentences that newer facts have overtaken. */
  readonly outdated?: readonly PlacedSentence[];
}

export interface Pack {
  /** Number or name of the campaign, stands in the metadata of machine-made files. */
  id: string;
  title: string;
  listing: Listing;
  agent: AgentCard | null;
  market: Market | null;
  pieces: readonly PackedPiece[];
  photos: readonly { width: number; height: number; caption: string | null }[];
  /** ISO 8601. */
  madeAt: string;
}

/** `comment`: kept beside the file in the archive, for formats that have no place for metadata. */
export type PackFile = { path: string; text: string; comment?: string } | { path: string; photo: number };

/** China's metadata for machine-made files, null where no market asks. */
export type MachineMark = ReturnType<typeof machineMetadata>;

export const readinessIn = (piece: PackedPiece): Readiness =>
  readinessOf({ ...piece, released: piece.released ?? null }, piece.outdated ?? []);

/** What is not ready lies apart, so that nobody posts it by mistake. */
const APART = "not-ready/";

/** `zh/wechat/post.txt`, without the ending. */
export const pieceStem = (piece: PackedPiece): string =>
  `${readinessIn(piece) === "not-ready" ? APART : ""}${piece.language}/${piece.platform}/${piece.kind}`;

/** Paths relative to the pack's folder: a folder a language, in it a folder a platform. */
export function planPack(pack: Pack): PackFile[] {
  const mark = machineMetadata(pack.market, { producer: "Listcast", id: pack.id });
  return [
    { path: "index.html", text: overviewPage(pack, mark) },
    ...pack.pieces.flatMap((piece): PackFile[] => [
      { path: `${pieceStem(piece)}.txt`, text: textFile(piece), ...(mark ? { comment: markComment(mark) } : {}) },
      ...(piece.html === null ? [] : [{ path: `${pieceStem(piece)}.html`, text: emailFile(piece.html, mark) }]),
    ]),
    ...pack.photos.map((_, index): PackFile => ({ path: `photos/${photoName(index)}`, photo: index })),
    { path: "manifest.json", text: manifestOf(pack, mark) },
  ];
}
