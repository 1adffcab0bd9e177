/**
 * A Page on a local Graph, as developers.facebook.com/docs/pages-api describes it. Enforced: consent with the three permissions,
 * codes and long-lived tokens by GET, a token for each Page with its tasks; unpublished photos as multipart, each attached once;
 * the same words refused (506); lists with `since`; Graph's errors.
 */
import { app, consent } from "./consent.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { bearerOf, type Clock, counter, formOf, partsOf, platformServer, Refused, said } from "./server.ts";

interface Post {
  id: string;
  words: string;
  photos: string[];
  link: string | null;
  made: number;
}
const PAGE = "1029384756";
const PAGE_TOKEN = "page-token/EAAB+1";

export const graphError = (status: number, code: number, message: string, error_subcode?: number) =>
  new Refused(status, {
    error: { message, type: "OAuthException", code, ...(error_subcode ? { error_subcode } : {}), fbtrace_id: "A1" },
  });

export async function facebookServer(clock: Clock): Promise<LocalPlatform> {
  const scopes = ["pages_show_list", "pages_manage_posts", "pages_read_engagement"];
  const door = consent(clock, { scopes, separator: ",", lifeMs: 2 * 3_600_000, refresh: "none" });
  const photos = new Map<string, { alt: string; used: boolean }>();
  const posts: Post[] = [];
  let open = true;
  const count = counter(5000);
  const next = () => String(count());

  function publish(form: Record<string, string>): Post {
    const ids = Object.entries(form).flatMap(([name, value]) =>
      /^attached_media\[\d+\]$/.test(name) ? [String(JSON.parse(value).media_fbid)] : [],
    );
    if (ids.some((id) => photos.get(id)?.used !== false))
      throw graphError(400, 100, "Invalid parameter: attached_media", 1366051);
    if (ids.length > 0 && form.link) throw graphError(400, 100, "You can't attach media to a link post");
    const words = form.message ?? "";
    if (words === "" && ids.length === 0) throw graphError(400, 100, "Empty post: message or attachment required");
    if (posts.some((one) => one.words === words)) throw graphError(400, 506, "Duplicate status message");
    for (const id of ids) photos.set(id, { alt: photos.get(id)?.alt ?? "", used: true });
    const post = { id: `${PAGE}_${next()}`, words, photos: ids, link: form.link ?? null, made: clock.now().getTime() };
    posts.push(post);
    return post;
  }

  const server = await platformServer(async (asked) => {
    const path = asked.path.replace("/v24.0", "");
    const query = Object.fromEntries(asked.query);
    if (path === "/dialog/oauth") return door.page(asked);
    if (path === "/oauth/access_token") {
      if (query.client_id !== app.id || query.client_secret !== app.secret)
        throw graphError(400, 1, "Error validating client secret.");
      if (query.grant_type !== "fb_exchange_token") return said(200, { token_type: "bearer", ...door.redeem(query) });
      if (door.standing(query.fb_exchange_token ?? "") !== "good")
        throw graphError(400, 190, "Error validating access token");
      return said(200, { token_type: "bearer", ...door.issue(60 * 86_400_000) });
    }
    const token = bearerOf(asked);
    if (path === "/me/accounts") {
      if (door.standing(token) !== "good") throw graphError(401, 190, "Invalid OAuth access token.");
      const page = { id: PAGE, name: "Lin Realty", access_token: PAGE_TOKEN, tasks: ["ANALYZE", "CREATE_CONTENT"] };
      return said(200, { data: [page, { id: "2", name: "Only read", access_token: "other", tasks: ["ANALYZE"] }] });
    }
    if (token !== PAGE_TOKEN || !open)
      throw graphError(401, 190, "Error validating access token: The user has not authorized application", 458);
    if (path === `/${PAGE}/photos`) {
      const parts = await partsOf(asked);
      const file = parts.get("source");
      if (!(file instanceof File) || parts.get("published") !== "false")
        throw graphError(400, 324, "Missing or invalid image file");
      const id = next();
      photos.set(id, { alt: String(parts.get("alt_text_custom") ?? ""), used: false });
      return said(200, { id });
    }
    if (path === `/${PAGE}/feed`) return said(200, { id: publish(formOf(asked)).id });
    if (path === `/${PAGE}/published_posts`) {
      const data = posts
        .filter(({ made }) => made >= Number(query.since ?? 0) * 1000)
        .map(({ id, words, made }) => ({
          id,
          message: words,
          created_time: new Date(made).toISOString().replace(".000Z", "+0000"),
          permalink_url: `https://www.facebook.com/${PAGE}/posts/${id.split("_")[1]}`,
        }));
      return said(200, { data: data.toReversed() });
    }
    const own = posts.find(({ id }) => path === `/${id}`);
    if (!own) throw graphError(400, 100, `Unsupported request. Object with ID '${path.slice(1)}' does not exist`, 33);
    if (asked.method === "DELETE") posts.splice(posts.indexOf(own), 1);
    if (asked.method === "POST") own.words = formOf(asked).message ?? own.words;
    if (asked.method !== "GET") return said(200, { success: true });
    const counted = (total_count: number) => ({ data: [], summary: { total_count } });
    return said(200, { id: own.id, reactions: counted(7), comments: counted(2), shares: { count: 1 } });
  });

  return {
    server,
    clock,
    shown: () =>
      posts.map(({ words, photos: ids, link }) => ({
        text: words,
        pictures: ids.length,
        alts: ids.map((id) => photos.get(id)?.alt ?? ""),
        link,
      })),
    uploads: () => photos.size,
    revoke: () => {
      open = false;
    },
    publishes: ({ path }) => path.endsWith("/feed"),
    limit: {
      said: said(
        400,
        { error: { message: "(#32) Page request limit reached", type: "OAuthException", code: 32 } },
        { "retry-after": "1200" },
      ),
      waitMs: 1_200_000,
    },
    refusal: {
      when: ({ path }) => path.endsWith("/photos"),
      said: said(400, {
        error: { message: "Your photos couldn't be uploaded. Photos should be less than 4 MB.", code: 1366046 },
      }),
      words: "Photos should be less than 4 MB",
    },
  };
}
