/** Rows of `piece_drafts`: what a model is writing at this moment. */
import type { Generated } from "kysely";
import type { CopyLanguage, PieceKind } from "#contract/copy";

export interface PieceDrafts {
  campaign_id: string;
  language: CopyLanguage;
  platform: string;
  kind: PieceKind;
  user_id: string;
  title: string | null;
  body: string;
  state: "writing" | "checking";
  updated_at: Generated<Date>;
}
