/** Rows of `pieces`: the finished texts of a campaign. */
import type { Generated, Selectable } from "kysely";
import type { CopyLanguage, FallbackReason, Finding, PieceKind, TextLength, Untraced } from "#contract/copy";

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
  written_by: string;
  fallback: FallbackReason | null;
  version: Generated<number>;
  edited_at: Date | null;
  created_at: Generated<Date>;
}
export type PieceRow = Selectable<Pieces>;
