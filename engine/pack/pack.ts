/** What a pack holds: a pure plan of its files. Photos are named by their place; whoever writes the pack has their bytes. */
import type { AgentCard, Market, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { machineMetadata } from "#engine/compliance/labels";
import { manifestOf } from "./manifest.ts";
import { photoName } from "./names.ts";
import { overviewPage } from "./overview.ts";
import { emailFile, textFile } from "./texts.ts";

export interface Pack {
  /** Number or name of the campaign, stands in the metadata of machine-made files. */
  id: string;
  title: string;
  listing: Listing;
  agent: AgentCard | null;
  market: Market | null;
  pieces: readonly Piece[];
  photos: readonly { width: number; height: number; caption: string | null }[];
  /** ISO 8601. */
  madeAt: string;
}

export type PackFile = { path: string; text: string } | { path: string; photo: number };

/** China's metadata for machine-made files, null where no market asks. */
export type MachineMark = ReturnType<typeof machineMetadata>;

/** `zh/wechat/post.txt`, without the ending. */
export const pieceStem = (piece: Pick<Piece, "language" | "platform" | "kind">): string =>
  `${piece.language}/${piece.platform}/${piece.kind}`;

/** Paths relative to the pack's folder: a folder a language, in it a folder a platform. */
export function planPack(pack: Pack): PackFile[] {
  const mark = machineMetadata(pack.market, { producer: "Listcast", id: pack.id });
  return [
    { path: "index.html", text: overviewPage(pack, mark) },
    ...pack.pieces.flatMap((piece): PackFile[] => [
      { path: `${pieceStem(piece)}.txt`, text: textFile(piece, mark) },
      ...(piece.html === null ? [] : [{ path: `${pieceStem(piece)}.html`, text: emailFile(piece.html, mark) }]),
    ]),
    ...pack.photos.map((_, index): PackFile => ({ path: `photos/${photoName(index)}`, photo: index })),
    { path: "manifest.json", text: manifestOf(pack, mark) },
  ];
}
