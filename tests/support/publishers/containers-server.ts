/**
 * Instagram's and Threads' publishing on a local port, as developers.facebook.com/docs/instagram-platform/content-publishing and
 * /docs/threads describe it. Enforced: consent, short tokens of an hour that are changed for ones of 60 days, which renew
 * themselves when they are a day old and alive; containers that take time, live a day, hold a caption's limit, need public JPEG
 * addresses, and are published once; carousels of 2 to 20 finished children.
 */
import { app, consent } from "./consent.ts";
import { graphError } from "./facebook-server.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { bearerOf, type Clock, counter, formOf, platformServer, said } from "./server.ts";

const DAY = 86_400_000;
interface Container {
  words: string;
  link: string | null;
  alts: string[];
  made: number;
  asked: number;
  published: boolean;
}
interface Post extends Pick<Container, "words" | "link" | "alts"> {
  id: string;
  made: string;
}

const kinds = {
  instagram: {
    scopes: ["instagram_business_basic", "instagram_business_content_publish"],
    grants: "ig",
    words: "caption",
    most: 2200,
    create: "media",
    publish: "media_publish",
    me: { user_id: "178414", username: "lin_realty", account_type: "BUSINESS" },
    user: "178414",
    status: "status_code",
  },
  threads: {
    scopes: ["threads_basic", "threads_content_publish", "threads_manage_insights", "threads_delete"],
    grants: "th",
    words: "text",
    most: 500,
    create: "threads",
    publish: "threads_publish",
    me: { id: "290001", username: "lin_realty" },
    user: "290001",
    status: "status",
  },
} as const;

export async function containersServer(clock: Clock, kind: keyof typeof kinds): Promise<LocalPlatform> {
  const rules = kinds[kind];
  const door = consent(clock, {
    scopes: rules.scopes,
    separator: ",",
    pkce: false,
    lifeMs: 3_600_000,
    refresh: "none",
  });
  const issued = new Map<string, number>();
  const containers = new Map<string, Container>();
  const posts: Post[] = [];
  const count = counter(17_000);
  let pictures = 0;
  const next = () => String(count());
  const long = () => {
    const tokens = door.issue(60 * DAY);
    issued.set(tokens.access_token, clock.now().getTime());
    return said(200, { token_type: "bearer", ...tokens });
  };
  const must = (token: string) => {
    const standing = door.standing(token);
    if (standing === "expired") throw graphError(400, 190, "Error validating access token: Session has expired", 463);
    if (standing === "revoked") throw graphError(400, 190, "The user has not authorized application", 458);
  };
  const standingOf = (one: Container) => {
    if (one.published) return "PUBLISHED";
    if (clock.now().getTime() - one.made > DAY) return "EXPIRED";
    return one.asked < 2 ? "IN_PROGRESS" : "FINISHED";
  };

  function create(form: Record<string, string>): string {
    const words = form[rules.words] ?? "";
    if (words.length > rules.most) throw graphError(400, 100, "The caption was too long", 2207010);
    const children = (form.children ?? "").split(",").filter(Boolean);
    const made = { words, link: form.link_attachment ?? null, made: clock.now().getTime(), asked: 0, published: false };
    const id = next();
    if (form.media_type === "CAROUSEL") {
      const found = children.map((child) => containers.get(child));
      if (found.length < 2 || found.length > 20) throw graphError(400, 100, "A carousel has 2 to 20 items", 2207028);
      if (found.some((child) => !child || standingOf(child) !== "FINISHED"))
        throw graphError(400, 9007, "Media is not ready", 2207027);
      containers.set(id, { ...made, alts: found.map((child) => child?.alts[0] ?? "") });
      return id;
    }
    if (form.media_type === "TEXT") containers.set(id, { ...made, alts: [] });
    else if (/^https:\/\/\S+\.jpg$/.test(form.image_url ?? "")) {
      pictures += 1;
      containers.set(id, { ...made, alts: [form.alt_text ?? ""] });
    } else throw graphError(400, 9004, "The media could not be fetched from this URI", 2207052);
    return id;
  }
  function publish(id: string): Post {
    const container = containers.get(id);
    if (!container) throw graphError(400, 100, "Media ID is not available", 2207008);
    if (standingOf(container) !== "FINISHED")
      throw graphError(400, 9007, "Media ID is not available: The media is not ready for publishing", 2207027);
    container.published = true;
    const { words, link, alts } = container;
    const post = { id: next(), words, link, alts, made: clock.now().toISOString().replace(".000Z", "+0000") };
    posts.push(post);
    return post;
  }
  const shape = (one: Post) => ({
    id: one.id,
    caption: one.words,
    text: one.words,
    timestamp: one.made,
    permalink: `https://www.${kind}.com/p/${one.id}/`,
    like_count: 12,
    comments_count: 3,
  });

  const server = await platformServer((asked) => {
    const path = asked.path.replace(/^\/v[\d.]+/, "");
    const query = Object.fromEntries(asked.query);
    if (path === "/oauth/authorize") return door.page(asked);
    if (path === "/oauth/access_token" && asked.method === "POST") {
      const form = formOf(asked);
      if (!door.isClient(asked, form)) throw graphError(400, 101, "Error validating application");
      return said(200, { ...door.redeem(form), user_id: Number(rules.user) });
    }
    if (path === "/access_token") {
      must(query.access_token ?? "");
      if (query.grant_type !== `${rules.grants}_exchange_token` || query.client_secret !== app.secret)
        throw graphError(400, 100, "Invalid parameter");
      return long();
    }
    if (path === "/refresh_access_token") {
      const token = query.access_token ?? "";
      must(token);
      if (clock.now().getTime() - (issued.get(token) ?? 0) < DAY)
        throw graphError(400, 100, "Tokens must be at least 24 hours old");
      return long();
    }
    must(bearerOf(asked));
    if (path === "/me") return said(200, rules.me);
    if (path === `/${rules.user}/${rules.create}`)
      return asked.method === "POST"
        ? said(200, { id: create(formOf(asked)) })
        : said(200, { data: posts.toReversed().map(shape) });
    if (path === `/${rules.user}/${rules.publish}`)
      return said(200, { id: publish(formOf(asked).creation_id ?? "").id });
    const [, id = "", insights] = /^\/(\d+)(\/insights)?$/.exec(path) ?? [];
    const container = containers.get(id);
    if (container) {
      container.asked += 1;
      return said(200, { id, [rules.status]: standingOf(container) });
    }
    const own = posts.find((one) => one.id === id);
    if (!own) throw graphError(400, 100, `Object with ID '${id}' does not exist`, 33);
    if (insights)
      return said(200, {
        data: Object.entries({ views: 120, likes: 9, replies: 1, reposts: 2, quotes: 0, shares: 1 }).map(
          ([name, value]) => ({ name, values: [{ value }] }),
        ),
      });
    if (asked.method === "DELETE") posts.splice(posts.indexOf(own), 1);
    return said(200, asked.method === "DELETE" ? { success: true } : shape(own));
  });

  return {
    server,
    clock,
    shown: () => posts.map(({ words, link, alts }) => ({ text: words, pictures: alts.length, alts, link })),
    uploads: () => pictures,
    expire: ({ secrets }) => {
      const token = secrets.accessToken ?? "";
      clock.pass(Math.max(0, 60 * DAY - (clock.now().getTime() - (issued.get(token) ?? 0))) + 1000);
    },
    revoke: door.revoke,
    publishes: ({ path }) => path.endsWith(`/${rules.publish}`),
    limit: {
      said: said(
        400,
        { error: { message: "(#4) Application request limit reached", type: "OAuthException", code: 4 } },
        { "retry-after": "600" },
      ),
      waitMs: 600_000,
    },
    refusal: {
      when: ({ path, method }) => method === "POST" && path.endsWith(`/${rules.create}`),
      said: said(400, {
        error: {
          message: "The image size is too large.",
          code: 36000,
          error_subcode: 2207004,
          error_user_msg: "The image is too large to download. It should be less than 8 MiB.",
        },
      }),
      words: "should be less than 8 MiB",
    },
  };
}
