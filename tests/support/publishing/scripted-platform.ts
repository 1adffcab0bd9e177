/**
 * A platform that behaves by script: it keeps what reaches it and tells the truth about it when it answers. In this process, for
 * tests of what the server makes of its answers.
 */
import type {
  Connected,
  Failure,
  Found,
  Outcome,
  OutgoingPost,
  PostFigures,
  Publisher,
  PublisherIo,
  SentPost,
} from "#adapters/publishers/publisher";
import type { PlatformGateway, PublishingTiming } from "#server/services/index";

/** What happens to one try: it reaches the platform or not, and what is answered. */
export type Mood =
  | "live"
  | "accepted"
  /** It is there, and no answer comes. */
  | "lost answer"
  /** It never arrives, and no answer comes. */
  | "lost on the way"
  /** Thrown into the middle of the call, after it arrived. */
  | "thrown"
  | Failure;

export interface Copy {
  readonly key: string;
  readonly account: string;
  readonly post: OutgoingPost;
  shown: boolean;
  removed: boolean;
}

export const failure = (
  code: Failure["code"],
  retryAfterMs: number | null = null,
  detail = "in its words",
): Failure => ({
  state: "failed",
  code,
  detail,
  retryAfterMs,
});

/** `provesAbsence`: its list is whole, so that what is not in it is not there. */
export function scriptedPlatform(
  platform: string,
  { provesAbsence = true, refreshes = false, oauth = false, counts = false } = {},
) {
  const copies: Copy[] = [];
  const moods: Mood[] = [];
  const finds: (Found | "throw")[] = [];
  const asked: SentPost[] = [];
  const refusals: Failure[] = [];
  const calls = { publish: 0, find: 0, edit: 0, remove: 0, refresh: 0, figures: 0 };
  const figures: { told: PostFigures | Failure } = { told: { views: null, likes: 0, comments: 0, shares: null } };
  const seen: { connection: Connected; resume: PublisherIo["resume"] }[] = [];
  let refreshed: Connected | Failure | "nothing" | null = null;
  const put = (connection: Connected, post: OutgoingPost, key: string, shown: boolean): Copy => {
    const copy = { key, account: connection.accountId, post, shown, removed: false };
    copies.push(copy);
    return copy;
  };
  const refOf = (copy: Copy): string => `${platform}-${copies.indexOf(copy) + 1}`;
  const byRef = (ref: string) => copies.find((copy) => refOf(copy) === ref);
  const address = (copy: Copy): string => `https://${platform}.example/${refOf(copy)}`;
  const standing = (copy: Copy): Found => {
    if (copy.removed) return { state: "removed" };
    const ref = refOf(copy);
    return copy.shown ? { state: "live", ref, address: address(copy) } : { state: "accepted", ref };
  };

  async function publish(connection: Connected, post: OutgoingPost, key: string, io: PublisherIo): Promise<Outcome> {
    calls.publish += 1;
    seen.push({ connection, resume: io.resume });
    await io.fetch(`https://${platform}.example/upload`);
    await io.checkpoint({ uploads: post.pictures.map((_, index) => `upload-${index + 1}`) });
    await io.fetch(`https://${platform}.example/publish`);
    const mood = moods.shift() ?? "live";
    if (typeof mood === "object") return mood;
    if (mood === "lost on the way") return { state: "unknown", ref: null, detail: "no answer" };
    const copy = put(connection, post, key, mood !== "accepted");
    if (mood === "thrown") throw new Error("socket hang up");
    if (mood === "lost answer") return { state: "unknown", ref: null, detail: "no answer" };
    const ref = refOf(copy);
    return mood === "accepted" ? { state: "accepted", ref } : { state: "live", ref, address: address(copy) };
  }

  async function find(_connection: Connected, sent: SentPost, io: PublisherIo): Promise<Found> {
    calls.find += 1;
    asked.push(sent);
    await io.fetch(`https://${platform}.example/list`);
    const told = finds.shift();
    if (told === "throw") throw new Error("no answer");
    if (told) return told;
    const copy = sent.ref === null ? copies.find(({ key }) => key === sent.key) : byRef(sent.ref);
    if (copy) return standing(copy);
    return provesAbsence
      ? { state: "absent" }
      : { state: "unknown", ref: null, detail: "its list shows only the newest" };
  }

  const connected = (secrets: Record<string, string>, expiresAt: string | null = null): Connected => ({
    accountId: secrets.account ?? "account",
    accountName: `@${secrets.account ?? "account"}`,
    secrets,
    settings: {},
    expiresAt,
  });
  /** What consent or a form opens, by the code or token given. */
  const opened: { accounts: Connected[] | Failure | null } = { accounts: null };

  const publisher: Publisher = {
    platform,
    connect: oauth
      ? {
          by: "oauth",
          settings: ["SCRIPTED_CLIENT_ID", "SCRIPTED_CLIENT_SECRET"],
          authorize: ({ redirectUri, state, codeChallenge }, io) =>
            `https://${platform}.example/authorize?${new URLSearchParams({
              client_id: io.setting("SCRIPTED_CLIENT_ID") ?? "",
              redirect_uri: redirectUri,
              state,
              code_challenge: codeChallenge,
            })}`,
          exchange: async ({ code, codeVerifier }) =>
            opened.accounts ?? [connected({ account: code, verifier: codeVerifier })],
        }
      : {
          by: "form",
          fields: [
            { name: "account", secret: false },
            { name: "token", secret: true },
          ],
          check: async (values) =>
            values.token === "wrong"
              ? failure("connection_ended", null, "the token is wrong")
              : connected({ ...values }),
        },
    publish,
    find,
    edit: async (_connection, ref, post) => {
      calls.edit += 1;
      const refusal = refusals.shift();
      if (refusal) return refusal;
      const copy = byRef(ref);
      if (!copy || copy.removed) return failure("not_found");
      copies[copies.indexOf(copy)] = { ...copy, post };
      return { state: "live", ref, address: `https://${platform}.example/${ref}` };
    },
    remove: async (_connection, ref) => {
      calls.remove += 1;
      const refusal = refusals.shift();
      if (refusal) return refusal;
      const copy = byRef(ref);
      if (!copy) return failure("not_found");
      copy.removed = true;
      return { state: "removed" };
    },
    ...(counts
      ? {
          figures: async () => {
            calls.figures += 1;
            return figures.told;
          },
        }
      : {}),
    ...(refreshes
      ? {
          refresh: async (connection: Connected) => {
            calls.refresh += 1;
            if (refreshed === "nothing") return null;
            return (
              refreshed ?? { ...connection, secrets: { ...connection.secrets, token: `renewed-${calls.refresh}` } }
            );
          },
        }
      : {}),
  };
  return {
    publisher,
    /** Every copy that ever stood there. */
    copies,
    /** What the next tries come to, and what the next questions are told; then live, and the truth. */
    moods,
    finds,
    /** About which posts it was asked. */
    asked,
    /** What the next changes and removals of posts are refused with; then they are done. */
    refusals,
    calls,
    /** What it counts of every post. */
    figures,
    seen,
    connected,
    opened,
    /** "nothing": the account has nothing to renew its tokens by. */
    refreshTo: (answer: Connected | Failure | "nothing" | null) => {
      refreshed = answer;
    },
    /** Readers see everything that was taken. */
    show: () => {
      for (const copy of copies) copy.shown = true;
    },
  };
}
export type ScriptedPlatform = ReturnType<typeof scriptedPlatform>;

/** In time for tests: nothing waits. */
const quick: PublishingTiming = {
  leaseMs: 20_000,
  renewMs: 5_000,
  callMs: 60_000,
  turnMs: 30_000,
  requestMs: 5_000,
  answerBytes: 1_000_000,
  settleMs: 0,
  everyMs: 20,
  atOnce: 4,
  perAccount: 4,
  waitsMs: 24 * 3_600_000,
  remindMs: 24 * 3_600_000,
  consentMinutes: 10,
  renewTokenMs: 15 * 60_000,
  endingDays: 7,
  aheadDays: 400,
};

/** A house with these platforms; requests go nowhere and are answered "ok". */
export const houseOf = (
  platforms: readonly ScriptedPlatform[],
  timing: Partial<PublishingTiming> = {},
): PlatformGateway => ({
  publishers: platforms.map(({ publisher }) => publisher),
  fetch: async () => new Response("ok"),
  origin: (published) => published,
  timing: { ...quick, ...timing },
});
