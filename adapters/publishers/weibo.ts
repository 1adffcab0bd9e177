/**
 * Weibo's share interface (open.weibo.com/wiki/2/statuses/share, /wiki/Oauth2/access_token, /wiki/2/statuses/user_timeline,
 * /wiki/2/statuses/count, /wiki/Error_code): one picture, at most 140 signs, no topics, and an address on the application's own
 * domain. Tokens end after a day to a month and cannot be renewed. The same words twice are refused, and the own list of posts
 * proves what became of one.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { tooLongForWeibo, wordsForWeibo } from "#engine/publishing/carriers";
import { mostPictureBytes } from "#engine/publishing/picture-limits";
import { caller, failed, type Refuse } from "./call.ts";
import { definePublisher } from "./define.ts";
import { lookFor, sameButLinks } from "./look-for.ts";
import { askTokens, consentAddress, endOf, settingOf } from "./oauth.ts";
import type { Connected } from "./publisher.ts";
import { fileName, multipart } from "./shared/multipart.ts";
import { pictureHeavy } from "./shared/picture-notes.ts";

const API = "https://api.weibo.com";
const LISTED = 100;
const MOST_BYTES = mostPictureBytes("weibo");

const errorShape = z.object({ error: z.string(), error_code: z.number() });
const groups: readonly (readonly [Parameters<typeof failed>[0], readonly number[]])[] = [
  ["connection_ended", [21314, 21315, 21316, 21317, 21319, 21327, 21332, 10006]],
  ["no_permission", [10014, 10017, 21602, 20031]],
  ["account_blocked", [20003, 20005, 20034]],
  ["duplicate", [20017, 20019, 20111]],
  ["text_rejected", [20008, 20012, 20013, 20018, 20020, 20021]],
  ["media_rejected", [10018, 20006, 20007, 20009]],
  ["rate_limited", [20016, 10022, 10023, 10024]],
  ["not_found", [20101, 20201]],
  ["platform_down", [10001, 10009, 10010]],
];
const refuse: Refuse = ({ body }) => {
  const error = errorShape.safeParse(body).data;
  // 20032: taken, shown a little later
  if (!error || error.error_code === 20032) return null;
  const detail = `${error.error} (${error.error_code})`;
  return { code: groups.find(([, codes]) => codes.includes(error.error_code))?.[0] ?? "text_rejected", detail };
};
const { ask, raw } = caller(refuse);

const status = z.object({ idstr: z.string(), text: z.string().default(""), created_at: z.string().default("") });
const by = ({ secrets }: Connected) => ({ authorization: `OAuth2 ${secrets.accessToken ?? ""}` });
/** Weibo's own way from the two numbers to the post. */
const liveAt = ({ accountId }: Connected, ref: string) => ({
  state: "live" as const,
  ref,
  address: `https://api.weibo.com/2/statuses/go?uid=${accountId}&id=${ref}`,
});

export const weibo = definePublisher({
  platform: "weibo",
  connect: {
    by: "oauth",
    // the address of a person's machine is asked for with every post: the operator says whose stands for it
    settings: ["WEIBO_CLIENT_ID", "WEIBO_CLIENT_SECRET", "WEIBO_POSTING_IP"],
    // Weibo's login has no PKCE
    authorize: ({ redirectUri, state }, io) =>
      consentAddress(`${io.origin(API)}/oauth2/authorize`, {
        response_type: "code",
        client_id: settingOf(io, "WEIBO_CLIENT_ID"),
        redirect_uri: redirectUri,
        state,
      }),
    async exchange({ code, redirectUri }, io) {
      const tokens = await askTokens(io, `${io.origin(API)}/oauth2/access_token`, {
        client_id: settingOf(io, "WEIBO_CLIENT_ID"),
        client_secret: settingOf(io, "WEIBO_CLIENT_SECRET"),
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
      });
      const secrets = { accessToken: tokens.access_token };
      const headers = { authorization: `OAuth2 ${tokens.access_token}` };
      const { uid } = await ask(
        io,
        { method: "GET", url: `${io.origin(API)}/2/account/get_uid.json`, headers },
        z.object({ uid: z.coerce.string() }),
      );
      const url = `${io.origin(API)}/2/users/show.json?${new URLSearchParams({ uid })}`;
      const { screen_name } = await ask(io, { method: "GET", url, headers }, z.object({ screen_name: z.string() }));
      return [
        {
          accountId: uid,
          accountName: `@${screen_name}`,
          secrets,
          settings: {},
          expiresAt: endOf(io, tokens.expires_in),
        },
      ];
    },
  },

  async publish(connection, post, _key, io) {
    const words = wordsForWeibo(post);
    const over = tooLongForWeibo(words);
    if (over > 0) return failed("text_rejected", houseNote("text_long", { over }));
    if (!/https?:\/\//.test(words)) return failed("text_rejected", houseNote("link_missing"));
    const [picture] = post.pictures;
    if (picture && picture.bytes.byteLength > MOST_BYTES)
      return failed("media_rejected", pictureHeavy(picture.bytes, MOST_BYTES));
    const fields = { status: words, rip: settingOf(io, "WEIBO_POSTING_IP") };
    const url = `${io.origin(API)}/2/statuses/share.json`;
    const sent = {
      method: "POST" as const,
      url,
      headers: by(connection),
      publishes: { ref: null },
      blames: "text_rejected" as const,
    };
    const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
    const call = picture
      ? {
          ...sent,
          body: multipart([
            ...parts,
            { name: "pic", file: fileName(picture.type, 0), type: picture.type, bytes: picture.bytes },
          ]),
        }
      : { ...sent, form: fields };
    const late = z.object({ error_code: z.literal(20032) });
    const made = await ask(io, call, z.union([status, late]));
    return "idstr" in made
      ? liveAt(connection, made.idstr)
      : { state: "unknown", ref: null, detail: houseNote("not_listed_yet") };
  },

  async find(connection, sent, io) {
    const query = new URLSearchParams({ uid: connection.accountId, count: String(LISTED), trim_user: "1" });
    const url = `${io.origin(API)}/2/statuses/user_timeline.json?${query}`;
    const { statuses } = await ask(
      io,
      { method: "GET", url, headers: by(connection) },
      z.object({ statuses: z.array(status) }),
    );
    const whole = statuses.length < LISTED;
    if (sent.ref !== null) {
      if (statuses.some(({ idstr }) => idstr === sent.ref)) return liveAt(connection, sent.ref);
      return whole ? { state: "removed" } : { state: "unknown", ref: sent.ref, detail: houseNote("list_too_short") };
    }
    const seen = statuses.map((one) => ({
      ref: one.idstr,
      text: one.text,
      made: one.created_at,
      address: liveAt(connection, one.idstr).address,
    }));
    return lookFor(sent, io, seen, { text: wordsForWeibo(sent.post), whole, same: sameButLinks });
  },

  async remove(connection, ref, io) {
    await raw(io, {
      method: "POST",
      url: `${io.origin(API)}/2/statuses/destroy.json`,
      headers: by(connection),
      form: { id: ref },
    });
    return { state: "removed" };
  },

  async figures(connection, ref, io) {
    const url = `${io.origin(API)}/2/statuses/count.json?${new URLSearchParams({ ids: ref })}`;
    const shape = z.array(z.object({ comments: z.number(), reposts: z.number(), attitudes: z.number() }));
    const [seen] = await ask(io, { method: "GET", url, headers: by(connection) }, shape);
    if (!seen) return failed("not_found", houseNote("gone"));
    return { views: null, likes: seen.attitudes, comments: seen.comments, shares: seen.reposts };
  },
});
