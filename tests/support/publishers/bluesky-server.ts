/**
 * A personal data server of the AT Protocol on a local port, as its lexicons describe it. Enforced: sessions with app
 * passwords, access tokens of two hours, refresh tokens that work once; blobs of a type and at most two million bytes; record
 * keys that are TIDs and stand once; 300 graphemes; facets whose bytes are the link or tag they name; blobs that were uploaded.
 */

import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, text } from "./read.ts";
import { type Asked, bearerOf, type Clock, jsonOf, platformServer, Refused, said } from "./server.ts";

const DID = "did:plc:lin7realty";
const HOURS = 3_600_000;
const tid = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/;

export const blueskyAgent = { handle: "lin.example.com", appPassword: "abcd-efgh-ijkl-mnop" };

export async function blueskyServer(clock: Clock): Promise<LocalPlatform> {
  const records = new Map<string, Record<string, unknown>>();
  const blobs = new Set<string>();
  const sessions = { access: new Map<string, number>(), refresh: new Set<string>(), made: 0, open: true };

  const token = (until: number) =>
    [
      "head",
      Buffer.from(JSON.stringify({ exp: Math.floor(until / 1000), jti: sessions.made })).toString("base64url"),
      `sign${sessions.made}`,
    ].join(".");
  function newSession() {
    sessions.made += 1;
    const until = clock.now().getTime() + 2 * HOURS;
    const accessJwt = `a${token(until)}`;
    const refreshJwt = `r${token(until + 2000 * HOURS)}`;
    sessions.access.set(accessJwt, until);
    sessions.refresh.add(refreshJwt);
    return said(200, { did: DID, handle: blueskyAgent.handle, accessJwt, refreshJwt, active: true });
  }
  function admit(asked: Asked): void {
    const until = sessions.access.get(bearerOf(asked));
    if (!sessions.open) throw new Refused(400, { error: "InvalidToken", message: "Token has been revoked" });
    if (until === undefined) throw new Refused(401, { error: "AuthMissing", message: "Authentication Required" });
    if (until <= clock.now().getTime()) throw new Refused(400, { error: "ExpiredToken", message: "Token has expired" });
  }
  const wrong = (message: string) => new Refused(400, { error: "InvalidRequest", message });

  function create(asked: Asked) {
    const body = jsonOf(asked);
    if (!isRecord(body) || !isRecord(body.record)) throw wrong('Input must have the property "record"');
    const { repo, collection, rkey, record } = body;
    if (repo !== DID || collection !== "app.bsky.feed.post" || record.$type !== collection)
      throw wrong("Invalid repo or collection");
    if (typeof rkey !== "string" || !tid.test(rkey)) throw wrong("Record/rkey must be a valid TID");
    if (records.has(rkey)) throw wrong("Record already exists");
    const words = text(record.text);
    if ([...new Intl.Segmenter("en").segment(words)].length > 300)
      throw wrong("Record/text must not be longer than 300 graphemes");
    if (Number.isNaN(Date.parse(text(record.createdAt)))) throw wrong("Record/createdAt must be a datetime");
    const utf8 = Buffer.from(words);
    for (const facet of Array.isArray(record.facets) ? record.facets : []) {
      const shown = utf8.subarray(facet.index.byteStart, facet.index.byteEnd).toString();
      const [feature] = facet.features;
      const named = feature.$type.endsWith("#link")
        ? [feature.uri, feature.uri.replace("https://", "")]
        : [`#${feature.tag}`, `＃${feature.tag}`];
      if (!named.includes(shown)) throw wrong(`Record/facets: "${shown}" is not ${named[0]}`);
    }
    for (const { image } of isRecord(record.embed) && Array.isArray(record.embed.images) ? record.embed.images : [])
      if (!blobs.has(image?.ref?.$link)) throw wrong(`Could not find blob: ${image?.ref?.$link}`);
    records.set(rkey, record);
    return said(200, { uri: `at://${DID}/app.bsky.feed.post/${rkey}`, cid: `bafyrei${rkey}` });
  }

  const server = await platformServer((asked) => {
    const method = asked.path.replace("/xrpc/", "");
    if (method === "com.atproto.server.createSession") {
      const body = jsonOf(asked);
      const right =
        isRecord(body) && body.identifier === blueskyAgent.handle && body.password === blueskyAgent.appPassword;
      if (!right)
        throw new Refused(401, { error: "AuthenticationRequired", message: "Invalid identifier or password" });
      return newSession();
    }
    if (method === "com.atproto.server.refreshSession") {
      if (!sessions.open || !sessions.refresh.delete(bearerOf(asked)))
        throw new Refused(400, { error: "InvalidToken", message: "Token has been revoked" });
      return newSession();
    }
    admit(asked);
    const rkey = asked.query.get("rkey") ?? "";
    switch (`${asked.method} ${method}`) {
      case "POST com.atproto.repo.uploadBlob": {
        const type = asked.headers["content-type"] ?? "";
        if (!type.startsWith("image/") || asked.bytes[0] !== 0xff)
          throw new Refused(400, { error: "InvalidMimeType", message: `Wrong type of file: ${type}` });
        const link = `bafkrei${blobs.size}`;
        blobs.add(link);
        return said(200, {
          blob: { $type: "blob", ref: { $link: link }, mimeType: type, size: asked.bytes.byteLength },
        });
      }
      case "POST com.atproto.repo.createRecord":
        return create(asked);
      case "GET com.atproto.repo.getRecord":
        if (!records.has(rkey))
          throw new Refused(400, { error: "RecordNotFound", message: `Could not locate record: ${rkey}` });
        return said(200, { uri: `at://${DID}/app.bsky.feed.post/${rkey}`, value: records.get(rkey) });
      case "POST com.atproto.repo.deleteRecord": {
        const body = jsonOf(asked);
        records.delete(isRecord(body) ? text(body.rkey) : "");
        return said(200, {});
      }
      case "GET app.bsky.feed.getPosts": {
        const found = records.has((asked.query.get("uris") ?? "").split("/").at(-1) ?? "");
        return said(200, { posts: found ? [{ likeCount: 3, replyCount: 1, repostCount: 2, quoteCount: 1 }] : [] });
      }
      default:
        throw new Refused(501, { error: "MethodNotImplemented", message: method });
    }
  });

  return {
    server,
    clock,
    shown: () =>
      [...records.values()].map(({ text: words, embed }) => {
        const images = isRecord(embed) && Array.isArray(embed.images) ? embed.images : [];
        const card = isRecord(embed) && isRecord(embed.external) ? text(embed.external.uri) : null;
        return { text: text(words), pictures: images.length, alts: images.map(({ alt }) => alt), link: card };
      }),
    uploads: () => blobs.size,
    expire: () => clock.pass(2 * HOURS + 1000),
    revoke: () => {
      sessions.open = false;
    },
    publishes: ({ path }) => path.endsWith("createRecord"),
    limit: {
      said: said(
        429,
        { error: "RateLimitExceeded", message: "Rate Limit Exceeded" },
        { "ratelimit-reset": String(clock.now().getTime() / 1000 + 300) },
      ),
      waitMs: 300_000,
    },
    refusal: {
      when: ({ path }) => path.endsWith("uploadBlob"),
      said: said(400, {
        error: "BlobTooLarge",
        message: "This file is too large. It is 2.1MB but the maximum size is 2MB.",
      }),
      words: "the maximum size is 2MB",
    },
  };
}
