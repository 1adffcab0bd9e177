/** Rows of `pieces`, the finished texts of a campaign, and of `piece_versions`, what each was before. */
import type { Generated, Selectable } from "kysely";
import type { PieceOrigin, SavedPiece } from "#contract/campaign";
import type { CopyLanguage, FallbackReason, Finding, PieceKind, Reading, TextLength, Untraced } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Wish } from "#engine/pieces/rewrite";

export interface Pieces {
  id: Generated<string>;
  user_id: string;
  campaign_id: string;
  platform: string;
  language: CopyLanguage;
  kind: PieceKind;
  position: number;
  title: string | null;
  body: string;
  hashtags: string[];
  preheader: string | null;
  html: string | null;
  length: TextLength;
  findings: Finding[];
  untraced: Untraced[];
  readings: Generated<Reading[]>;
  written_by: string;
  fallback: FallbackReason | null;
  version: Generated<number>;
  edited_at: Date | null;
  created_at: Generated<Date>;
  origin: Generated<PieceOrigin>;
  /** Facts it was last written or checked against; null: the campaign's. */
  listing: Listing | null;
  wish: Generated<Wish>;
  released: SavedPiece["released"];
}
export type PieceRow = Selectable<Pieces>;

export interface PieceVersions {
  id: Generated<string>;
  user_id: string;
  piece_id: string;
  version: number;
  title: string | null;
  body: string;
  hashtags: string[];
  preheader: string | null;
  html: string | null;
  written_by: string;
  origin: PieceOrigin;
  listing: Listing | null;
  wish: Wish;
  made_at: Date;
  created_at: Generated<Date>;
}
export type PieceVersionRow = Selectable<PieceVersions>;
