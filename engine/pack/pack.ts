/** What a pack holds: a pure plan of its files. Photos are named by their place; whoever writes the pack has their bytes. */
import type { SavedPiece } from "#contract/campaign";
import type { AgentCard, CopyLanguage, Market, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { PlacedSentence } from "#contract/piece-work";
import { addOnWechat } from "#engine/account/wechat-words";
import { machineMetadata } from "#engine/compliance/labels";
import { type LetterPictures, withPictures } from "#engine/copy/email/html";
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
  photos: readonly { width: number; height: number; caption: string | null; plan?: boolean }[];
  /** Which pictures of whoever signs its emails come with the pack. */
  signer?: { readonly portrait: boolean; readonly wechat: boolean };
  /** Languages there is a brochure in; their bytes come with the pack, in this order. */
  brochures?: readonly CopyLanguage[];
  /** Drawn posters and carousels, those of a language in their order; their bytes come with the pack, in this order. */
  pictures?: readonly {
    readonly language: CopyLanguage;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  }[];
  /** ISO 8601. */
  madeAt: string;
}

/** `comment`: kept beside the file in the archive, for formats that have no place for metadata. */
export type PackFile =
  | { path: string; text: string; comment?: string }
  | { path: string; photo: number }
  | { path: string; brochure: number }
  | { path: string; picture: number }
  | { path: string; signer: "portrait" | "wechat" }
  /** An email as a file for mail programs. */
  | { path: string; mail: PackedPiece };

/** China's metadata for machine-made files, null where no market asks. */
export type MachineMark = ReturnType<typeof machineMetadata>;

export const readinessIn = (piece: PackedPiece): Readiness =>
  readinessOf({ ...piece, released: piece.released ?? null }, piece.outdated ?? []);

/** What is not ready lies apart, so that nobody posts it by mistake. */
const APART = "not-ready/";

/** `zh/wechat/post.txt`, without the ending. */
export const pieceStem = (piece: PackedPiece): string =>
  `${readinessIn(piece) === "not-ready" ? APART : ""}${piece.language}/${piece.platform}/${piece.kind}`;

export const brochurePath = (language: CopyLanguage): string => `${language}/brochure.pdf`;

/** Where each drawn picture lies, in the pack's order. */
export function picturePaths({ pictures = [] }: Pick<Pack, "pictures">): string[] {
  const count = new Map<CopyLanguage, number>();
  return pictures.map(({ language }) => {
    const number = (count.get(language) ?? 0) + 1;
    count.set(language, number);
    return `${language}/pictures/${String(number).padStart(2, "0")}.jpg`;
  });
}

/** The photo emails lead with: the first that is no plan. Its place; -1: there is none. */
export const leadingPhoto = ({ photos }: Pick<Pack, "photos">): number => photos.findIndex(({ plan }) => !plan);

const signerPaths = { portrait: "signer/portrait.jpg", wechat: "signer/wechat.png" } as const;
const signerParts = ["portrait", "wechat"] as const;

/** The words that go with an email's pictures, whatever their bytes are. */
export const mailCaptions = (pack: Pack, piece: Pick<PackedPiece, "language">) => ({
  photo: pack.photos[leadingPhoto(pack)]?.caption ?? pack.title,
  portrait: pack.agent?.name ?? "",
  wechat: addOnWechat[piece.language],
});

/** An email's pictures as its HTML in the pack finds them. */
function besidePictures(pack: Pack, piece: PackedPiece): LetterPictures {
  const at = leadingPhoto(pack);
  const up = "../".repeat(pieceStem(piece).split("/").length - 1);
  const captions = mailCaptions(pack, piece);
  const signed = (part: keyof typeof signerPaths) =>
    pack.signer?.[part] ? { src: `${up}${signerPaths[part]}`, caption: captions[part] } : null;
  return {
    photo: at < 0 ? null : { src: `${up}photos/${photoName(at)}`, caption: captions.photo },
    portrait: signed("portrait"),
    wechat: signed("wechat"),
  };
}

/** Paths relative to the pack's folder: a folder a language, in it a folder a platform. */
export function planPack(pack: Pack): PackFile[] {
  const mark = machineMetadata(pack.market, { producer: "Listcast", id: pack.id });
  return [
    { path: "index.html", text: overviewPage(pack, mark) },
    ...pack.pieces.flatMap((piece): PackFile[] => [
      { path: `${pieceStem(piece)}.txt`, text: textFile(piece), ...(mark ? { comment: markComment(mark) } : {}) },
      ...(piece.html === null
        ? []
        : [
            {
              path: `${pieceStem(piece)}.html`,
              text: emailFile(withPictures(piece.html, besidePictures(pack, piece)), mark),
            },
            { path: `${pieceStem(piece)}.eml`, mail: piece },
          ]),
    ]),
    ...(pack.brochures ?? []).map((language, brochure): PackFile => ({ path: brochurePath(language), brochure })),
    ...picturePaths(pack).map((path, picture): PackFile => ({ path, picture })),
    ...signerParts.flatMap((signer): PackFile[] =>
      pack.signer?.[signer] ? [{ path: signerPaths[signer], signer }] : [],
    ),
    ...pack.photos.map((_, index): PackFile => ({ path: `photos/${photoName(index)}`, photo: index })),
    { path: "manifest.json", text: manifestOf(pack, mark) },
  ];
}
