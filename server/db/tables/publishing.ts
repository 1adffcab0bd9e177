/** Rows of accounts at publishing platforms, of posts with what happened to them, and of what keeps posts waiting. */

import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";
import type { Checkpoint } from "#adapters/publishers/shared/checkpoint";
import type { CopyLanguage, PieceKind } from "#contract/copy";
import type { Listing } from "#contract/listing";
import type { Approval } from "#contract/publishing/approval-names";
import type {
  ConnectionHealth,
  EventSource,
  PublicationEvent,
  PublicationFailure,
  PublicationState,
} from "#contract/publishing/states";
import type { KeptPicture } from "./media.ts";

type Json<Value> = ColumnType<Value, Value | undefined, Value>;

export interface PublishingConnections {
  id: Generated<string>;
  user_id: string;
  platform: string;
  account_id: string;
  account_name: string;
  settings: Json<Record<string, string>>;
  health: Generated<ConnectionHealth>;
  expires_at: Date | null;
  checked_at: Date;
  rotated_at: Date;
  renewal_tried_at: Date | null;
  renewal_begun_at: Date | null;
  told_of: Date | null;
  disconnected_at: Date | null;
  created_at: Generated<Date>;
}
export type ConnectionRow = Selectable<PublishingConnections>;

export interface PublishingConnectionSecrets {
  connection_id: string;
  sealed: string;
}

export interface PublishingConsents {
  id: Generated<string>;
  user_id: string;
  session_id: string;
  platform: string;
  state_hash: Buffer;
  verifier_sealed: string;
  accounts_sealed: string | null;
  used_at: Date | null;
  expires_at: Date;
  created_at: Generated<Date>;
}

/** What is sent, as it was at the first try. */
export interface PublicationContent {
  readonly title: string | null;
  readonly text: string;
  readonly hashtags: readonly string[];
  readonly link: string | null;
  readonly language: string;
  readonly photoIds: readonly string[];
  /** Drawn pictures that stand before the photos; absent: none were there. */
  readonly pictures?: readonly KeptPicture[];
  /** The facts those tell; absent where there are none, or a version before did not keep them. */
  readonly drawnFrom?: Listing;
  /** Of an email: its letter; absent where a line stands above its words, which the letter has not. */
  readonly letter?: string;
  /** A film in the language of the words, for platforms of short video; absent: none was there. */
  readonly filmId?: string;
}

export interface Publications {
  id: Generated<string>;
  user_id: string;
  piece_id: string | null;
  campaign_id: string | null;
  property_id: string | null;
  home_title: string;
  connection_id: string | null;
  platform: string;
  language: CopyLanguage;
  kind: PieceKind;
  order_key: string;
  due_at: Date;
  state: Generated<PublicationState>;
  state_at: Date;
  next_at: Date | null;
  tries: Generated<number>;
  looks: Generated<number>;
  run: string | null;
  lease_until: Date | null;
  content: PublicationContent | null;
  piece_version: number | null;
  /** Later words that the platform took and does not show yet. */
  edit: { readonly content: PublicationContent; readonly pieceVersion: number; readonly takenAt: string } | null;
  tried_at: Date | null;
  checkpoint: Checkpoint | null;
  ref: string | null;
  address: string | null;
  failure: { readonly code: PublicationFailure; readonly detail: string } | null;
  approval: Generated<Approval>;
  approval_request_id: string | null;
  approval_version: number | null;
  /** Of what would leave beside the words (server/publishing/attachments.ts), when it was asked for or given. */
  approval_attached: string | null;
  open_house_id: string | null;
  /** Ordered beside another of its piece and account, on purpose. */
  again: Generated<boolean>;
  created_at: Generated<Date>;
}
export type PublicationRow = Selectable<Publications>;
/** As lists show it: what was sent, up to a hundred kilobytes of each, is not read for them. */
export type ListedPublication = Omit<PublicationRow, "content" | "checkpoint" | "edit">;

export interface PublicationEvents {
  /** bigint: comes as a string and stays one. */
  id: GeneratedAlways<string>;
  user_id: string;
  publication_id: string;
  event: PublicationEvent;
  state: PublicationState;
  said_by: EventSource;
  try: number;
  detail: string | null;
  address: string | null;
  created_at: Date;
}
export type PublicationEventRow = Selectable<PublicationEvents>;

export interface PublicationFigures {
  publication_id: string;
  user_id: string;
  /** bigint: comes as a string. */
  views: ColumnType<string | null, number | null, number | null>;
  likes: ColumnType<string | null, number | null, number | null>;
  comments: ColumnType<string | null, number | null, number | null>;
  shares: ColumnType<string | null, number | null, number | null>;
  said_at: Date | null;
  next_at: Date | null;
}

export interface PublicationTransitions {
  from_state: PublicationState;
  to_state: PublicationState;
}

export interface PublishingStops {
  platform: string;
  id: GeneratedAlways<string>;
  stopped_at: Date;
  reason: Generated<string>;
}

export interface PublishingPauses {
  user_id: string;
  paused_at: Date;
}
