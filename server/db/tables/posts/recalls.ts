/** Rows of recalls, of what each found, of homes that wait to be compared, and of posters that were saved. */
import type { ColumnType, Generated, Selectable } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { PosterTemplate, Ratio } from "#contract/media/poster";
import type { ChangedFact, OvertakenSentence, RecallEnd, RecallKind, RecallWork } from "#contract/publishing/recall";

type Json<Value> = ColumnType<Value, Value, Value>;

export interface RecallChecks {
  property_id: string;
  user_id: string;
  before: Listing | null;
  stamp: Generated<number>;
  tries: Generated<number>;
  next_at: Generated<Date>;
}
export type RecallCheckRow = Selectable<RecallChecks>;

export interface SavedPosters {
  id: Generated<string>;
  user_id: string;
  property_id: string;
  campaign_id: string;
  template: PosterTemplate;
  ratio: Ratio;
  language: CopyLanguage;
  says: string[];
  saved_at: Date;
}
export type SavedPosterRow = Selectable<SavedPosters>;

export interface Recalls {
  id: Generated<string>;
  user_id: string;
  property_id: string;
  changes: Json<ChangedFact[]>;
  opened_at: Date;
  remind_at: Date | null;
  reminders: Generated<number>;
  emptied_at: Date | null;
}
export type RecallRow = Selectable<Recalls>;

export interface RecallItems {
  id: Generated<string>;
  user_id: string;
  recall_id: string | null;
  kind: RecallKind;
  reason: "facts" | "over";
  target: string;
  publication_id: string | null;
  piece_id: string | null;
  poster_id: string | null;
  film_id: string | null;
  sentences: Json<OvertakenSentence[]>;
  state: Generated<"open" | "ordered" | "settled">;
  ordered: RecallWork | null;
  next_at: Date | null;
  tries: Generated<number>;
  trouble: { readonly code: string; readonly detail: string } | null;
  due_at: Date;
  settled_at: Date | null;
  how: RecallEnd | null;
  proof_address: string | null;
  proof_note: string | null;
  proof_path: string | null;
  settled_for: string | null;
  created_at: Date;
}
export type RecallItemRow = Selectable<RecallItems>;
