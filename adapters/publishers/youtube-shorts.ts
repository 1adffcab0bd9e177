/**
 * YouTube (developers.google.com/youtube/v3/docs/videos/insert, .../guides/using_resumable_upload_protocol): a resumable upload in
 * pieces; its session's address is noted, so that a second try sends what is missing, and the session itself proves whether the
 * video is there. Videos of projects that Google has not audited stay private, which is said.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { Ended, failed, isGone } from "./call.ts";
import { definePublisher } from "./define.ts";
import {
  askGoogle,
  bearerOf,
  googleConsent,
  googleRefresh,
  googleSettings,
  googleTokens,
  rawGoogle,
} from "./google.ts";
import { noteOf, progressOf } from "./progress.ts";
import type { Connected, Found, Outcome, OutgoingPost, PublisherIo } from "./publisher.ts";
import { withLink } from "./wording.ts";

const API = "https://www.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/youtube.upload https://www.googleapis.com/auth/youtube.force-ssl";
/** Pieces are multiples of 256 KiB. */
const PIECE = 8 * 1024 * 1024;
const MOST = { title: 100, tags: 500 };

const made = z.object({ id: z.string() });
const number = z.coerce.number().nullable().default(null);
const videos = z.object({
  items: z.array(
    z.object({
      status: z.object({
        uploadStatus: z.string(),
        privacyStatus: z.string(),
        rejectionReason: z.string().optional(),
        failureReason: z.string().optional(),
      }),
      snippet: z.object({ categoryId: z.string().default("22") }).default({ categoryId: "22" }),
      statistics: z.object({ viewCount: number, likeCount: number, commentCount: number }).optional(),
    }),
  ),
});
const at = (io: PublisherIo, query: Readonly<Record<string, string>>) =>
  `${io.origin(API)}/youtube/v3/videos?${new URLSearchParams(query)}`;

/** "<" and ">" are refused there. */
const plain = (text: string) => text.replaceAll("<", "‹").replaceAll(">", "›");
const snippetOf = (post: OutgoingPost, categoryId = "22") => {
  const tags = post.hashtags.filter((_, index) => post.hashtags.slice(0, index + 1).join(",").length <= MOST.tags);
  const title = plain(post.title ?? post.text.split("\n")[0] ?? "").slice(0, MOST.title);
  return {
    title,
    description: plain(withLink("youtube-shorts", post)),
    tags,
    categoryId,
    defaultLanguage: post.language,
  };
};

async function videoOf(connection: Connected, id: string, io: PublisherIo) {
  const url = at(io, { part: "status,snippet,statistics", id });
  return (await askGoogle(io, { method: "GET", url, headers: bearerOf(connection) }, videos)).items[0] ?? null;
}

/** How the video stands; null: it is not there. */
async function standing(connection: Connected, id: string, io: PublisherIo): Promise<Outcome | null> {
  const video = await videoOf(connection, id, io);
  if (!video) return null;
  const { uploadStatus, privacyStatus, rejectionReason, failureReason } = video.status;
  if (rejectionReason === "duplicate") return failed("duplicate", "duplicate");
  if (uploadStatus === "rejected" || uploadStatus === "failed")
    return failed("media_rejected", rejectionReason ?? failureReason ?? uploadStatus);
  if (uploadStatus !== "processed") return { state: "accepted", ref: id };
  if (privacyStatus !== "public") return failed("no_permission", houseNote("not_public", { status: privacyStatus }));
  return { state: "live", ref: id, address: `https://www.youtube.com/shorts/${id}` };
}

/** Where a session stands: the video's number once it is whole, the next byte, or null where the session is over. */
async function askSession(
  session: string,
  total: number | "*",
  headers: Readonly<Record<string, string>>,
  io: PublisherIo,
) {
  const call = { method: "PUT" as const, url: session, headers: { ...headers, "content-range": `bytes */${total}` } };
  return readSession(() => rawGoogle(io, call));
}

async function readSession(
  send: () => ReturnType<typeof rawGoogle>,
): Promise<{ id: string } | { next: number } | null> {
  try {
    const read = made.safeParse((await send()).body).data;
    if (read) return read;
    throw new Ended(failed("platform_changed", houseNote("answer_incomplete")));
  } catch (error) {
    if (isGone(error)) return null;
    const [, last] = error instanceof Ended ? (/^308 (\d*)$/.exec(error.outcome.detail) ?? []) : [];
    if (last === undefined) throw error;
    return { next: last === "" ? 0 : Number(last) + 1 };
  }
}

export const youtubeShorts = definePublisher({
  platform: "youtube-shorts",
  connect: {
    by: "oauth",
    settings: googleSettings,
    authorize: (request, io) => googleConsent(SCOPE, request, io),
    async exchange(answer, io) {
      const access = await googleTokens(io, answer);
      const headers = { authorization: `Bearer ${access.secrets.accessToken}` };
      const shape = z.object({
        items: z.array(z.object({ id: z.string(), snippet: z.object({ title: z.string() }) })).default([]),
      });
      const url = `${io.origin(API)}/youtube/v3/channels?part=snippet&mine=true`;
      const { items } = await askGoogle(io, { method: "GET", url, headers }, shape);
      return items.map(({ id, snippet }) => ({ accountId: id, accountName: snippet.title, settings: {}, ...access }));
    },
  },
  refresh: googleRefresh,

  async publish(connection, post, _key, io) {
    const { video } = post;
    if (!video) return failed("media_rejected", houseNote("video_missing"));
    const progress = progressOf(io);
    const headers = bearerOf(connection);
    const total = video.bytes.byteLength;
    let session = progress.text("session");
    let stand = session === null ? null : await askSession(session, total, headers, io);
    if (session === null || stand === null) {
      const url = `${io.origin(API)}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`;
      const json = { snippet: snippetOf(post), status: { privacyStatus: "public", selfDeclaredMadeForKids: false } };
      const about = { "x-upload-content-type": video.type, "x-upload-content-length": String(total) };
      const answer = await rawGoogle(io, {
        method: "POST",
        url,
        headers: { ...headers, ...about },
        json,
        blames: "text_rejected",
      });
      session = answer.headers.get("location");
      if (session === null) return failed("platform_changed", houseNote("answer_incomplete"));
      await progress.keep({ session });
      stand = { next: 0 };
    }
    const to = session;
    while (!("id" in stand)) {
      const { next } = stand;
      const bytes = video.bytes.subarray(next, Math.min(next + PIECE, total));
      const range = { "content-range": `bytes ${next}-${next + bytes.byteLength - 1}/${total}` };
      const call = {
        method: "PUT" as const,
        url: to,
        headers: { ...headers, ...range },
        body: { type: video.type, bytes },
      };
      const last = next + bytes.byteLength >= total;
      const after = await readSession(() => rawGoogle(io, last ? { ...call, publishes: { ref: null } } : call));
      if (after === null) return failed("platform_down", houseNote("upload_over"), 60_000);
      stand = after;
    }
    return { state: "accepted", ref: stand.id };
  },

  async find(connection, { ref, checkpoint }, io): Promise<Found> {
    if (ref !== null) return (await standing(connection, ref, io)) ?? { state: "removed" };
    const session = noteOf(checkpoint, "session");
    if (session === null) return { state: "absent" };
    const stand = await askSession(session, "*", bearerOf(connection), io);
    if (stand === null) return { state: "unknown", ref: null, detail: houseNote("upload_over") };
    if (!("id" in stand)) return { state: "absent" };
    return (await standing(connection, stand.id, io)) ?? { state: "removed" };
  },

  async edit(connection, ref, post, io) {
    const before = await videoOf(connection, ref, io);
    if (!before) return failed("not_found", houseNote("gone"));
    const json = { id: ref, snippet: snippetOf(post, before.snippet.categoryId) };
    const call = {
      method: "PUT" as const,
      url: at(io, { part: "snippet" }),
      headers: bearerOf(connection),
      json,
      publishes: { ref },
    };
    await askGoogle(io, call, made);
    return (await standing(connection, ref, io)) ?? failed("not_found", houseNote("gone"));
  },

  async remove(connection, ref, io) {
    await rawGoogle(io, { method: "DELETE", url: at(io, { id: ref }), headers: bearerOf(connection) });
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const seen = (await videoOf(connection, ref, io))?.statistics;
    if (!seen) return failed("not_found", houseNote("gone"));
    return { views: seen.viewCount, likes: seen.likeCount, comments: seen.commentCount, shares: null };
  },
});
