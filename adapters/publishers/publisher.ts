/**
 * What a connector to a platform is: one file a platform in this folder, one shape, listed in ./index.ts. It speaks the
 * platform's published protocol and nothing else: what is sent when, and what is remembered, decides the server.
 */

import type { MailPictures } from "#adapters/mail/eml";
import type { ConnectorFailure } from "#contract/publishing/states";
import type { Checkpoint } from "./shared/checkpoint.ts";

/** A field an agent fills in to connect; a secret is sealed, never sent back. */
export interface ConnectField {
  readonly name: string;
  readonly secret: boolean;
  readonly optional?: boolean;
}

/** By a form: an application password, a bot's token, an address of one's own. `check` asks the platform who that is. */
export interface FormConnect {
  readonly by: "form";
  readonly fields: readonly ConnectField[];
  check(values: Readonly<Record<string, string>>, io: PublisherIo): Promise<Connected | Failure>;
}

/** By consent in the platform's own window: authorization code with state and PKCE where the platform has it. */
export interface OAuthConnect {
  readonly by: "oauth";
  /** Names of the operator's settings, e.g. "X_CLIENT_ID"; the door is closed while one is missing. */
  readonly settings: readonly string[];
  /** Where the agent consents. */
  authorize(request: { redirectUri: string; state: string; codeChallenge: string }, io: PublisherIo): string;
  /** The code of the way back, for tokens and the accounts (pages, channels) they open; the agent picks of several. */
  exchange(
    answer: { code: string; redirectUri: string; codeVerifier: string },
    io: PublisherIo,
  ): Promise<readonly Connected[] | Failure>;
}

/** An account of the platform, and what opens it. */
export interface Connected {
  /** The platform's own id of the account, page or channel. */
  readonly accountId: string;
  /** As the agent knows it: "@lin-realty", a page's name. */
  readonly accountName: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** What is no secret: a server's address, a chat's id. */
  readonly settings: Readonly<Record<string, string>>;
  /** ISO 8601; null: does not end by itself. */
  readonly expiresAt: string | null;
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  readonly width: number;
  readonly height: number;
  /** Says what is seen, in the post's language; empty: nothing is known. */
  readonly alt: string;
  /** Where anybody can fetch it, for platforms that fetch pictures themselves; null: nowhere. */
  readonly address: string | null;
}

/** A piece as it is to stand on the platform: counted, cut and checked before it comes here. */
export interface OutgoingPost {
  readonly title: string | null;
  readonly text: string;
  readonly hashtags: readonly string[];
  /** The listing page, for a link card or a button; null: none. */
  readonly link: string | null;
  /** BCP 47. */
  readonly language: string;
  readonly pictures: readonly Picture[];
  /** Of an email: its letter, and the pictures that stand in it. */
  readonly letter?: { readonly html: string; readonly pictures: MailPictures };
  readonly video?: { readonly bytes: Uint8Array; readonly type: "video/mp4"; readonly seconds: number };
}

export { connectorFailures as failureCodes } from "#contract/publishing/states";
export type FailureCode = ConnectorFailure;

/** Nothing is on the platform. `detail`: the platform's own words, at most 500 signs, without secrets, or a note of ours (#contract/publishing/house-notes). */
export interface Failure {
  readonly state: "failed";
  readonly code: FailureCode;
  readonly detail: string;
  /** When it may be tried again, as the platform says; null: not by itself. */
  readonly retryAfterMs: number | null;
}

/**
 * live: readers see it. accepted: taken, not yet shown. unknown: sent, and no answer came; asked about with `find` before
 * anything is sent again. `ref`: the platform's id of the post.
 */
export type Outcome =
  | { readonly state: "live"; readonly ref: string; readonly address: string | null }
  | { readonly state: "accepted"; readonly ref: string }
  | { readonly state: "unknown"; readonly ref: string | null; readonly detail: string }
  | Failure;

/** Of a list some are done, each noted, and nobody is in doubt who was not before: the others get it in a later turn. */
export interface Unfinished {
  readonly state: "unfinished";
}

/** `absent` is said only where the platform's answer proves it. */
export type Found = Outcome | { readonly state: "absent" } | { readonly state: "removed" };

/** A post that was sent or tried: what the connector left behind, and what to look for. */
export interface SentPost {
  readonly ref: string | null;
  readonly key: string;
  readonly post: Pick<OutgoingPost, "title" | "text" | "link">;
  /** ISO 8601, when it was first tried: nothing of it is older. */
  readonly triedAt: string;
  /** When the newest try was over, or its worker lost: lists that lag behind prove nothing before they have settled since. */
  readonly lastTriedAt: string;
  readonly checkpoint: Checkpoint | null;
}

export interface PublisherIo {
  /** The guarded fetch of the house; it throws on addresses that are not allowed. */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly now: () => Date;
  /** An operator's setting ("X_CLIENT_ID"); undefined: not set. */
  readonly setting: (name: string) => string | undefined;
  /** Base address of a platform's API: the published one, a local server's in tests. */
  readonly origin: (published: string) => string;
  /** Written durably before the next step is taken. */
  readonly checkpoint: (data: Checkpoint) => Promise<void>;
  /** False where a course of many sendings makes room for others: it ends between two of them, and goes on later. */
  readonly timeLeft: () => boolean;
  /** False where the post is held back by now: a question about it must not put it out either. */
  readonly maySend: boolean;
  /** What an earlier try of the same post left; null: the first. */
  readonly resume: Checkpoint | null;
}

/** Figures a platform reports of one post; null: it does not say. */
export interface PostFigures {
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
}

export interface Publisher {
  /** Id in engine/platforms. */
  readonly platform: string;
  readonly connect: FormConnect | OAuthConnect;
  /** `key` is the same for the same post however often it is tried; given to the platform where it takes one. Never throws for what a platform answers. */
  publish(connection: Connected, post: OutgoingPost, key: string, io: PublisherIo): Promise<Outcome | Unfinished>;
  /** What became of a post that was accepted, or of which nothing is known. */
  find(connection: Connected, sent: SentPost, io: PublisherIo): Promise<Found>;
  edit?(connection: Connected, ref: string, post: OutgoingPost, io: PublisherIo): Promise<Outcome>;
  remove?(connection: Connected, ref: string, io: PublisherIo): Promise<{ readonly state: "removed" } | Failure>;
  figures?(connection: Connected, ref: string, io: PublisherIo): Promise<PostFigures | Failure>;
  /**
   * New tokens before the old end; the caller stores them at once, as some platforms end the old at the same moment. Null: this
   * account came without anything to renew them by, and only its owner can prolong it.
   */
  refresh?(connection: Connected, io: PublisherIo): Promise<Connected | Failure | null>;
}
