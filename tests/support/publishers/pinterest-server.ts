/**
 * Pinterest's API v5 on a local port, from its published openapi.json. Enforced: consent; Basic authentication of the client;
 * boards that exist; titles of 100, descriptions of 800, links of 2048, descriptions of pictures of 500 signs; one picture or two
 * to five, in base64.
 */
import { consent } from "./consent.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import { bearerOf, type Clock, counter, formOf, jsonOf, platformServer, Refused, said } from "./server.ts";

interface Pin {
  id: string;
  title: string;
  description: string;
  link: string;
  alt: string;
  pictures: number;
  made: string;
}
const wrong = (status: number, code: number, message: string) => new Refused(status, { code, message });
const isJpeg = (data: string) => Buffer.from(data, "base64")[0] === 0xff;

export async function pinterestServer(clock: Clock): Promise<LocalPlatform> {
  const scopes = ["boards:read", "pins:read", "pins:write", "user_accounts:read"];
  const door = consent(clock, { scopes, separator: ",", pkce: false, lifeMs: 30 * 86_400_000, refresh: "once" });
  const pins: Pin[] = [];
  const next = counter(900_000);

  function words(body: Record<string, unknown>) {
    const made = { title: text(body.title), description: text(body.description), link: text(body.link) };
    if (made.title.length > 100) throw wrong(400, 1, "Invalid request: title is too long");
    if (made.description.length > 800) throw wrong(400, 1, "Invalid request: description is too long");
    if (made.link.length > 2048) throw wrong(400, 1, "Invalid request: link is too long");
    return made;
  }
  function create(body: unknown): Pin {
    if (!isRecord(body) || !isRecord(body.media_source)) throw wrong(400, 1, "Invalid request");
    if (body.board_id !== "5001") throw wrong(404, 40, "Board not found.");
    const source = body.media_source;
    const pictures = source.source_type === "image_base64" ? [source] : list(source.items);
    const fits = source.source_type === "image_base64" || (pictures.length >= 2 && pictures.length <= 5);
    if (!fits || pictures.some(({ data }) => !isJpeg(text(data))))
      throw wrong(400, 235, "Sorry! We could not read the image.");
    const alt = text(body.alt_text);
    if (alt.length > 500) throw wrong(400, 1, "Invalid request: alt_text is too long");
    const made = clock
      .now()
      .toISOString()
      .replace(/\.\d{3}Z$/, "");
    const pin = { id: String(next()), ...words(body), alt, pictures: pictures.length, made };
    pins.push(pin);
    return pin;
  }
  const shape = ({ id, title, description, link, made }: Pin) => ({
    id,
    title,
    description,
    link,
    created_at: made,
    board_id: "5001",
  });

  const server = await platformServer((asked) => {
    const path = asked.path.replace("/v5", "");
    if (path === "/oauth/" || path === "/oauth") return door.page(asked);
    if (path === "/oauth/token") {
      if (!door.isClient(asked)) throw wrong(401, 2, "Authentication failed.");
      const form = formOf(asked);
      return said(200, {
        token_type: "bearer",
        scope: scopes.join(" "),
        ...(form.grant_type === "refresh_token" ? door.renew(form.refresh_token ?? "") : door.redeem(form)),
      });
    }
    if (door.standing(bearerOf(asked)) !== "good") throw wrong(401, 2, "Authentication failed.");
    const [, id = ""] = /^\/pins\/(\d+)$/.exec(path) ?? [];
    const own = pins.find((one) => one.id === id);
    if (id !== "" && !own) throw wrong(404, 50, "Pin not found.");
    if (own && asked.method === "DELETE") pins.splice(pins.indexOf(own), 1);
    if (own && asked.method === "DELETE") return said(204);
    if (own && asked.method === "PATCH") {
      const body = jsonOf(asked);
      Object.assign(own, words(isRecord(body) ? body : {}));
    }
    if (own)
      return said(200, {
        ...shape(own),
        pin_metrics: { lifetime_metrics: { impression: 40, reaction: 3, comment: 1, save: 2 } },
      });
    switch (`${asked.method} ${path}`) {
      case "GET /user_account":
        return said(200, { username: "linrealty", account_type: "BUSINESS" });
      case "GET /boards":
        return said(200, {
          items: [
            { id: "5001", name: "Sea view" },
            { id: "5002", name: "Old town" },
          ],
          bookmark: null,
        });
      case "GET /boards/5001/pins":
        return said(200, { items: pins.toReversed().map(shape), bookmark: null });
      case "POST /pins":
        return said(201, shape(create(jsonOf(asked))));
      default:
        throw wrong(404, 0, "Not found");
    }
  });

  return {
    server,
    clock,
    shown: () =>
      pins.map((one) => ({ text: one.description, pictures: one.pictures, alts: [one.alt], link: one.link })),
    uploads: () => pins.reduce((sum, one) => sum + one.pictures, 0),
    expire: door.expire,
    revoke: door.revoke,
    publishes: ({ method, path }) => method === "POST" && path === "/v5/pins",
    limit: {
      said: said(429, { code: 8, message: "This request exceeded a rate limit." }, { "x-ratelimit-reset": "45" }),
      waitMs: 45_000,
    },
    refusal: {
      when: ({ method, path }) => method === "POST" && path === "/v5/pins",
      said: said(400, { code: 235, message: "Sorry! We could not read the image." }),
      words: "could not read the image",
    },
  };
}
