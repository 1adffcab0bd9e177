/**
 * A place's posts on Google (developers.google.com/my-business/reference/rest/v4/accounts.locations.localPosts; accounts and
 * locations by the account management and business information APIs): words, one photo that Google fetches, a button to the
 * listing. It takes no key: the place's own list proves what became of a post.
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
import { lookFor } from "./look-for.ts";
import type { Connected, Found, Outcome, OutgoingPost, PublisherIo } from "./publisher.ts";
import { pictureFormat } from "./shared/picture-notes.ts";

const POSTS = "https://mybusiness.googleapis.com";
const ACCOUNTS = "https://mybusinessaccountmanagement.googleapis.com";
const PLACES = "https://mybusinessbusinessinformation.googleapis.com";
const SCOPE = "https://www.googleapis.com/auth/business.manage";
const LISTED = 100;

const localPost = z.object({
  name: z.string(),
  summary: z.string().default(""),
  state: z.string().default("LIVE"),
  createTime: z.string(),
  searchUrl: z.string().optional(),
});
const at = (io: PublisherIo, path: string) => `${io.origin(POSTS)}/v4/${path}`;

function outcomeOf({ name, state, searchUrl }: z.output<typeof localPost>): Outcome {
  if (state === "REJECTED") return failed("text_rejected", houseNote("rejected_on_review"));
  return state === "LIVE" ? { state: "live", ref: name, address: searchUrl ?? null } : { state: "accepted", ref: name };
}

function bodyOf(post: OutgoingPost) {
  const [picture] = post.pictures;
  if (picture && picture.address === null) throw new Ended(failed("media_rejected", houseNote("picture_unreachable")));
  if (picture?.type === "image/webp")
    throw new Ended(failed("media_rejected", pictureFormat(picture.type, ["image/jpeg", "image/png"])));
  return {
    languageCode: post.language,
    summary: post.text,
    topicType: "STANDARD",
    ...(picture && { media: [{ mediaFormat: "PHOTO", sourceUrl: picture.address }] }),
    ...(post.link !== null && { callToAction: { actionType: "LEARN_MORE", url: post.link } }),
  };
}

export const googleBusinessProfile = definePublisher({
  platform: "google-business-profile",
  connect: {
    by: "oauth",
    settings: googleSettings,
    authorize: (request, io) => googleConsent(SCOPE, request, io),
    async exchange(answer, io) {
      const access = await googleTokens(io, answer);
      const headers = { authorization: `Bearer ${access.secrets.accessToken}` };
      const accounts = z.object({ accounts: z.array(z.object({ name: z.string() })).default([]) });
      const places = z.object({ locations: z.array(z.object({ name: z.string(), title: z.string() })).default([]) });
      const own = await askGoogle(io, { method: "GET", url: `${io.origin(ACCOUNTS)}/v1/accounts`, headers }, accounts);
      const found: Connected[] = [];
      for (const { name: account } of own.accounts) {
        const url = `${io.origin(PLACES)}/v1/${account}/locations?readMask=name,title&pageSize=100`;
        const { locations } = await askGoogle(io, { method: "GET", url, headers }, places);
        for (const { name, title } of locations)
          found.push({ accountId: `${account}/${name}`, accountName: title, settings: {}, ...access });
      }
      return found;
    },
  },
  refresh: googleRefresh,

  async publish(connection, post, _key, io) {
    const url = at(io, `${connection.accountId}/localPosts`);
    const call = {
      method: "POST" as const,
      url,
      headers: bearerOf(connection),
      json: bodyOf(post),
      publishes: { ref: null },
    };
    return outcomeOf(await askGoogle(io, call, localPost));
  },

  async find(connection, sent, io): Promise<Found> {
    const headers = bearerOf(connection);
    if (sent.ref !== null) {
      try {
        return outcomeOf(await askGoogle(io, { method: "GET", url: at(io, sent.ref), headers }, localPost));
      } catch (error) {
        if (isGone(error)) return { state: "removed" };
        throw error;
      }
    }
    const shape = z.object({ localPosts: z.array(localPost).default([]), nextPageToken: z.string().optional() });
    const url = at(io, `${connection.accountId}/localPosts?pageSize=${LISTED}`);
    const { localPosts, nextPageToken } = await askGoogle(io, { method: "GET", url, headers }, shape);
    const seen = localPosts.map((one) => ({
      ref: one.name,
      text: one.summary,
      made: one.createTime,
      address: one.searchUrl ?? null,
    }));
    const found = lookFor(sent, io, seen, { text: sent.post.text, whole: !nextPageToken });
    if (found.state !== "live") return found;
    const own = localPosts.find(({ name }) => name === found.ref);
    return own ? outcomeOf(own) : found;
  },

  async edit(connection, ref, post, io) {
    const url = at(io, `${ref}?updateMask=summary,callToAction`);
    const { summary, callToAction } = bodyOf({ ...post, pictures: [] });
    const call = { method: "PATCH" as const, url, headers: bearerOf(connection), json: { summary, callToAction } };
    return outcomeOf(await askGoogle(io, { ...call, publishes: { ref } }, localPost));
  },

  async remove(connection, ref, io) {
    await rawGoogle(io, { method: "DELETE", url: at(io, ref), headers: bearerOf(connection) });
    return { state: "removed" };
  },
});
