/** A connector and a local platform under one clock: connecting as an agent does, and an io as the server gives one. */

import type {
  Connected,
  OutgoingPost,
  Picture,
  Publisher,
  PublisherIo,
  SentPost,
} from "#adapters/publishers/publisher";
import type { Checkpoint } from "#adapters/publishers/shared/checkpoint";
import type { LocalPlatform } from "./local-platform.ts";

export interface PublisherSubject {
  readonly publisher: Publisher;
  readonly local: LocalPlatform;
  /** What the agent fills in; empty for platforms with consent. */
  readonly values?: Readonly<Record<string, string>>;
  /** The operator's settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface TestIo extends PublisherIo {
  /** Everything written, in order. */
  readonly checkpoints: Checkpoint[];
}

export function ioOf({ local, settings = {} }: PublisherSubject, resume: Checkpoint | null = null): TestIo {
  const checkpoints: Checkpoint[] = [];
  return {
    fetch: (address, init) => fetch(address, init),
    now: () => local.clock.now(),
    setting: (name) => settings[name],
    origin: (published) => local.server.origin(published),
    checkpoint: async (data) => {
      checkpoints.push(JSON.parse(JSON.stringify(data)));
    },
    timeLeft: () => true,
    maySend: true,
    resume,
    checkpoints,
  };
}

const redirectUri = "https://listcast.example/connections/callback";

/** Everything the connection may be, after the agent's form or consent. */
export async function connectAll(subject: PublisherSubject): Promise<readonly Connected[]> {
  const { connect } = subject.publisher;
  const io = ioOf(subject);
  if (connect.by === "form") {
    const made = await connect.check(subject.values ?? {}, io);
    if ("state" in made) throw new Error(`${made.code}: ${made.detail}`);
    return [made];
  }
  const { verifier, challenge } = await pkce();
  const page = connect.authorize({ redirectUri, state: "state-1", codeChallenge: challenge }, io);
  const back = await fetch(page, { redirect: "manual" });
  const address = back.headers.get("location");
  if (address === null) throw new Error(`the consent page answers ${back.status}: ${await back.text()}`);
  const way = new URL(address);
  if (`${way.origin}${way.pathname}` !== redirectUri || way.searchParams.get("state") !== "state-1")
    throw new Error(`the consent page leads to ${address}`);
  const code = way.searchParams.get("code") ?? "";
  const made = await connect.exchange({ code, redirectUri, codeVerifier: verifier }, io);
  if ("state" in made) throw new Error(`${made.code}: ${made.detail}`);
  return made;
}

/** The first of them. */
export async function connected(subject: PublisherSubject): Promise<Connected> {
  const [first] = await connectAll(subject);
  if (!first) throw new Error("nothing to connect");
  return first;
}

async function pkce() {
  const verifier = "a-verifier-of-forty-three-signs-or-more-as-in-rfc-7636";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, challenge: Buffer.from(digest).toString("base64url") };
}

/** The smallest JPEG's beginning and a filling that tells one picture from the other: local platforms look at the first bytes. */
const jpeg = (filling: number, size = 600): Uint8Array => {
  const bytes = new Uint8Array(size).fill(filling);
  bytes.set([0xff, 0xd8, 0xff, 0xe0], 0);
  return bytes;
};

export const picture = (index: number): Picture => ({
  bytes: jpeg(index),
  type: "image/jpeg",
  width: 1080,
  height: 1080,
  alt: index === 1 ? "客厅朝南，有落地窗" : "Kitchen with an island",
  address: `https://photos.listcast.example/${index}.jpg`,
});

export const post = (patch: Partial<OutgoingPost> = {}): OutgoingPost => ({
  title: "Harbour view flat",
  text: "海景三居室，近地铁。Three bedrooms by the sea #HarbourView",
  hashtags: ["HarbourView"],
  link: "https://listcast.example/p/abc123",
  language: "en",
  pictures: [],
  ...patch,
});

/** A post as a connector left it behind, to be looked for; tried once. */
export const sentPost = (left: Partial<SentPost> = {}): SentPost => ({
  ref: null,
  key: "k",
  post: post(),
  triedAt: "2026-11-23T08:00:00Z",
  lastTriedAt: "2026-11-23T08:00:00Z",
  checkpoint: null,
  ...left,
});

/** Of several pieces, whatever platform cuts it. */
export const video = { bytes: new Uint8Array(9 * 1024 * 1024).fill(7), type: "video/mp4" as const, seconds: 30 };
