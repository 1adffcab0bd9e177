/** What the engine's threads are asked to do. */
import type { PackAssets } from "#adapters/archive/pack-files";
import type { BrochureFile } from "#adapters/render/brochure/brochure";
import type { Brief, CopyLanguage, Piece } from "#contract/copy";
import type { DocumentKind } from "#contract/import";
import type { PrintedPageReport } from "#contract/leads/report";
import type { Listing } from "#contract/listing";
import type { PosterTemplate } from "#contract/media/poster";
import type { PosterWords } from "#contract/media/poster-words";
import type { PrintedPublishingReceipt } from "#contract/publishing/publication";
import type { PrintedReceipt } from "#contract/receipt";
import type { RowsToRead } from "#engine/bulk/read-rows";
import type { Target } from "#engine/copy/index";
import type { ModelText } from "#engine/copy/model-draft";
import type { Draft } from "#engine/copy/writing/finish-piece";
import type { BrochurePhoto } from "#engine/media/brochure/book-of";
import type { PictureBrief } from "#engine/media/content/content-of";
import type { CaptionsToCheck } from "#engine/media/film/check-captions";
import type { StoryboardOrder } from "#engine/media/film/storyboard";
import type { WrittenPiece } from "#engine/media/room-telling";
import type { Pack } from "#engine/pack/pack";
import type { RewriteOrder, Wish } from "#engine/pieces/rewrite";
import type { LandingOrder } from "./render-landing.ts";

/** What a text says, and the facts it was true of. */
export type Overtaken = Pick<Piece, "language" | "title" | "body"> & { before: Listing };
export interface Rewriting {
  /** Of today. */
  facts: Listing;
  /** That the piece was last checked against. */
  base: Listing;
  brief: Brief;
  piece: Piece;
  wish: Wish;
  order: RewriteOrder;
  /** Written by the composer, and by no hand since. */
  own: boolean;
}

export interface BookToMake {
  listing: Listing;
  brief: PictureBrief;
  language: CopyLanguage;
  photos: readonly BrochurePhoto[];
  /** The body of a portal text or an article in the language; null: one is composed. */
  written: string | null;
}

export interface CarouselToTell {
  listing: Listing;
  brief: PictureBrief;
  language: CopyLanguage;
  cover: PosterTemplate;
  /** Of the photos there are, in their order. */
  captions: readonly (string | null)[];
  /** The campaign's posts in this language. */
  pieces: readonly WrittenPiece[];
}

export type Order =
  | { what: "listing"; html: string; url: string | null }
  | { what: "text"; text: string }
  | { what: "words"; html: string }
  | { what: "document"; kind: DocumentKind; bytes: Uint8Array }
  | { what: "scan"; bytes: Uint8Array; most: number }
  | { what: "batch"; bytes: Uint8Array }
  | ({ what: "rows" } & RowsToRead)
  | { what: "piece"; listing: Listing; brief: Brief; draft: Draft }
  | { what: "law"; listing: Listing; brief: Brief; drafts: readonly Draft[] }
  | { what: "compose"; listing: Listing; brief: Brief; target: Target }
  | { what: "written"; listing: Listing; brief: Brief; text: ModelText }
  | { what: "grounds"; listing: Listing; brief: Brief; piece: Piece }
  | { what: "outdated"; facts: Listing; brief: Brief; pieces: readonly Overtaken[] }
  | { what: "overtaken"; facts: Listing; brief: Brief; pieces: readonly Overtaken[] }
  | ({ what: "rewrite" } & Rewriting)
  | {
      what: "mend";
      listing: Listing;
      brief: Brief;
      piece: Piece;
      about: { rule: string | null; start: number; end: number };
    }
  | { what: "pack"; folder: string; pack: Pack; assets: PackAssets; at: Date }
  | { what: "receipt"; receipt: PrintedReceipt; language: "zh" | "en" }
  | { what: "publishingReceipt"; receipt: PrintedPublishingReceipt; language: "zh" | "en" }
  | { what: "pageReport"; report: PrintedPageReport; language: "zh" | "en" }
  | ({ what: "book" } & BookToMake)
  | ({ what: "brochure" } & BrochureFile)
  | { what: "angles"; listing: Listing; language: "zh" | "en" }
  | ({ what: "landing" } & LandingOrder)
  | { what: "picture"; listing: Listing; brief: PictureBrief; language: CopyLanguage }
  | { what: "worded"; listing: Listing; brief: PictureBrief; language: CopyLanguage; words: PosterWords }
  | ({ what: "carousel" } & CarouselToTell)
  | ({ what: "storyboard" } & StoryboardOrder)
  | ({ what: "captions" } & CaptionsToCheck)
  | { what: "page"; listing: Listing; brief: Brief; language: CopyLanguage; written: string | null };
