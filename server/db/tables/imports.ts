/** Rows of `imports` (what a task was asked to read), of `import_files` (bytes until they are read), of `page_tokens` and of `photos` (what is kept of a listing's pictures). */
import type { Generated, Selectable } from "kysely";
import type { DocumentKind, MissingPhoto, PhotoHint, StoredSource } from "#contract/import";
import type { Listing } from "#contract/listing";

export interface Imports {
  task_id: string;
  user_id: string;
  source: StoredSource;
  origin: string;
  listing: Listing | null;
  missing_photos: Generated<MissingPhoto[]>;
  created_at: Generated<Date>;
}

export interface ImportFiles {
  task_id: string;
  user_id: string;
  kind: DocumentKind;
  bytes: Buffer;
  created_at: Generated<Date>;
}

export interface PageTokens {
  token_hash: Buffer;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface Photos {
  id: Generated<string>;
  user_id: string;
  task_id: string | null;
  position: Generated<number>;
  path: string;
  width: number;
  height: number;
  bytes: number;
  caption: string | null;
  /** By which it is known again (engine/listing/photos); null where it looks like many others. */
  look: string | null;
  plan: Generated<boolean>;
  /** What a photographer would say of it. */
  hints: Generated<PhotoHint[]>;
  /** Mean colour, "#rrggbb"; null for photos kept before it was measured. */
  tint: string | null;
  /** Its own file said that it shows what is not there; a caption may say so, too (engine/media/content/altered). */
  altered: Generated<boolean>;
  created_at: Generated<Date>;
}
export type PhotoRow = Selectable<Photos>;
