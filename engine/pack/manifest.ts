/** manifest.json: what the pack holds, for programs and for whoever must prove how a text was made. */

import { photoName } from "./names.ts";
import type { MachineMark, Pack } from "./pack.ts";
import { brochurePath, picturePaths, pieceStem, readinessIn } from "./pack.ts";

export function manifestOf(pack: Pack, mark: MachineMark): string {
  const { listing } = pack;
  const manifest = {
    ...(mark ?? {}),
    generator: "Listcast",
    id: pack.id,
    title: pack.title,
    madeAt: pack.madeAt,
    market: pack.market,
    source: listing.sourceUrl,
    agent: pack.agent,
    listing: { ...listing, photos: undefined, provenance: undefined },
    pieces: pack.pieces.map((piece) => ({
      file: `${pieceStem(piece)}.txt`,
      html: piece.html === null ? null : `${pieceStem(piece)}.html`,
      eml: piece.html === null ? null : `${pieceStem(piece)}.eml`,
      platform: piece.platform,
      language: piece.language,
      kind: piece.kind,
      title: piece.title,
      preheader: piece.preheader,
      hashtags: piece.hashtags,
      length: piece.length,
      writtenBy: piece.writtenBy,
      readiness: readinessIn(piece),
      released: piece.released ?? null,
      outdated: piece.outdated ?? [],
      findings: piece.findings,
      untraced: piece.untraced,
    })),
    brochures: (pack.brochures ?? []).map((language) => ({ file: brochurePath(language), language })),
    pictures: picturePaths(pack).map((file, at) => ({ file, ...pack.pictures?.[at] })),
    photos: pack.photos.map((photo, index) => ({ file: `photos/${photoName(index)}`, ...photo })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
