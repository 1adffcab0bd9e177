/**
 * X's API v2 on a local port, as docs.x.com describes it. Enforced: consent with PKCE and all scopes; Basic authentication of the
 * client; tokens of two hours, refresh tokens that work once; media of at most 5 MB, its description apart; 280 weighted
 * signs; one to four media that were uploaded; no duplicate; links written as t.co in answers; missing posts as errors in 200.
 */
import { xWeight } from "#engine/platforms/x-weight";
import { consent } from "./consent.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, text } from "./read.ts";
import { bearerOf, type Clock, counter, formOf, jsonOf, partsOf, platformServer, Refused, said } from "./server.ts";

interface Tweet {
  id: string;
  words: string;
  media: string[];
  made: string;
}
const HOURS = 3_600_000;
const problem = (status: number, detail: string, type = "about:blank") =>
  new Refused(status, { title: detail, detail, type, status });

export async function twitterServer(clock: Clock): Promise<LocalPlatform> {
  const door = consent(clock, {
    scopes: ["tweet.read", "tweet.write", "users.read", "media.write", "offline.access"],
    lifeMs: 2 * HOURS,
    refresh: "once",
  });
  const media = new Map<string, string>();
  const tweets: Tweet[] = [];
  const next = counter();
  const id = () => String(1_880_000_000_000_000_000n + BigInt(next()));

  function create(body: unknown): Tweet {
    if (!isRecord(body)) throw problem(400, "Invalid JSON");
    const words = text(body.text);
    const ids = isRecord(body.media) && Array.isArray(body.media.media_ids) ? body.media.media_ids.map(String) : [];
    if (words === "" || xWeight(words) > 280) throw problem(400, "Your Tweet text is not valid: too long");
    if (ids.length > 4 || ids.some((one) => !media.has(one))) throw problem(400, "Your media IDs are invalid.");
    if (tweets.some((one) => one.words === words && one.media.length === ids.length))
      throw problem(403, "You are not allowed to create a Tweet with duplicate content.");
    const tweet = { id: id(), words, media: ids, made: clock.now().toISOString() };
    tweets.push(tweet);
    return tweet;
  }
  const shown = ({ words, media: ids }: Tweet) =>
    `${words.replaceAll("&", "&amp;").replace(/https:\/\/\S+/g, "https://t.co/ab12CD")}${ids.length > 0 ? " https://t.co/pic34" : ""}`;

  const server = await platformServer(async (asked) => {
    if (asked.host === "x.com" && asked.path === "/i/oauth2/authorize") return door.page(asked);
    if (asked.path === "/2/oauth2/token") {
      if (!door.isClient(asked))
        throw new Refused(401, {
          error: "unauthorized_client",
          error_description: "Missing valid authorization header",
        });
      const form = formOf(asked);
      return said(200, {
        token_type: "bearer",
        ...(form.grant_type === "refresh_token" ? door.renew(form.refresh_token ?? "") : door.redeem(form)),
      });
    }
    if (door.standing(bearerOf(asked)) !== "good") throw problem(401, "Unauthorized");
    const [, ref = ""] = /^\/2\/tweets\/(\d+)$/.exec(asked.path) ?? [];
    const own = tweets.find((one) => one.id === ref);
    if (ref !== "" && asked.method === "GET") {
      const missing = {
        errors: [
          {
            type: "https://api.x.com/2/problems/resource-not-found",
            detail: `Could not find tweet with id: [${ref}].`,
          },
        ],
      };
      if (!own) return said(200, missing);
      const public_metrics = { like_count: 4, reply_count: 1, retweet_count: 2, quote_count: 1, impression_count: 310 };
      return said(200, { data: { id: ref, text: shown(own), public_metrics } });
    }
    if (ref !== "" && asked.method === "DELETE") {
      if (own) tweets.splice(tweets.indexOf(own), 1);
      return said(200, { data: { deleted: own !== undefined } });
    }
    switch (`${asked.method} ${asked.path}`) {
      case "GET /2/users/me":
        return said(200, { data: { id: "901", name: "Lin", username: "lin_realty" } });
      case "POST /2/media/upload": {
        const parts = await partsOf(asked);
        const file = parts.get("media");
        if (!(file instanceof File) || parts.get("media_category") !== "tweet_image")
          throw problem(400, "media type unrecognized.");
        if (file.size > 5 * 1024 * 1024) throw problem(400, "media size exceeds 5242880 bytes");
        const made = id();
        media.set(made, "");
        return said(200, { data: { id: made, media_key: `3_${made}`, expires_after_secs: 86_400 } });
      }
      case "POST /2/media/metadata": {
        const body = jsonOf(asked);
        const about =
          isRecord(body) && isRecord(body.metadata) && isRecord(body.metadata.alt_text)
            ? text(body.metadata.alt_text.text)
            : "";
        media.set(isRecord(body) ? text(body.id) : "", about);
        return said(200, { data: {} });
      }
      case "POST /2/tweets": {
        const made = create(jsonOf(asked));
        return said(201, { data: { id: made.id, text: shown(made) } });
      }
      case "GET /2/users/901/tweets": {
        const since = Date.parse(asked.query.get("start_time") ?? "1970-01-01T00:00:00Z");
        const data = tweets
          .filter(({ made }) => Date.parse(made) >= since)
          .map((one) => ({ id: one.id, text: shown(one), created_at: one.made }));
        return said(200, { ...(data.length > 0 && { data: data.toReversed() }), meta: { result_count: data.length } });
      }
      default:
        throw problem(404, "Not Found");
    }
  });

  return {
    server,
    clock,
    shown: () =>
      tweets.map(({ words, media: ids }) => ({
        text: words,
        pictures: ids.length,
        alts: ids.map((one) => media.get(one) ?? ""),
      })),
    uploads: () => media.size,
    expire: door.expire,
    revoke: door.revoke,
    publishes: ({ method, path }) => method === "POST" && path === "/2/tweets",
    limit: {
      said: said(
        429,
        { title: "Too Many Requests", detail: "Too Many Requests", type: "about:blank" },
        { "x-rate-limit-reset": String(clock.now().getTime() / 1000 + 840) },
      ),
      waitMs: 840_000,
    },
    refusal: {
      when: ({ path }) => path === "/2/media/upload",
      said: said(400, {
        title: "Invalid Request",
        detail: "media type unrecognized.",
        type: "https://api.x.com/2/problems/invalid-request",
      }),
      words: "media type unrecognized",
    },
  };
}
