/**
 * Weibo's interfaces on a local port, as open.weibo.com/wiki describes them. Enforced: consent; tokens that end and cannot be
 * renewed; shares of at most 140 signs (two half ones count as one) with an address on the application's domain, without
 * topics, with the person's address, with one picture of less than 5 MB; the same words refused; answers that shorten addresses.
 */
import { measure } from "#engine/platforms/measure";
import { consent } from "./consent.ts";
import type { LocalPlatform } from "./local-platform.ts";
import { type Clock, counter, formOf, partsOf, platformServer, Refused, said } from "./server.ts";

interface Status {
  id: string;
  words: string;
  picture: boolean;
  made: number;
}
const wrong = (error_code: number, error: string, status = 400) =>
  new Refused(status, { error, error_code, request: "/2/statuses/share.json" });
/** "Tue May 31 17:46:55 +0800 2011". */
const stamp = (at: number) => {
  const [day, date, month, year, time] = new Date(at + 8 * 3_600_000).toUTCString().replace(",", "").split(" ");
  return `${day} ${month} ${date} ${time} +0800 ${year}`;
};

export async function weiboServer(clock: Clock): Promise<LocalPlatform> {
  const door = consent(clock, { scopes: [], pkce: false, lifeMs: 7 * 86_400_000, refresh: "none" });
  const statuses: Status[] = [];
  const next = counter(5_090_000_000);
  const shape = ({ id, words, made }: Status) => ({
    idstr: id,
    text: words.replace(/https:\/\/\S+/g, "http://t.cn/A6x9Kd"),
    created_at: stamp(made),
  });

  function share(fields: { status?: string; rip?: string }, picture: boolean): Status {
    const words = fields.status ?? "";
    if (words === "") throw wrong(20008, "content is null");
    if (measure("half-width", words.replace(/https:\/\/\S+/g, "http://t.cn/A6x9Kd")) > 140)
      throw wrong(20012, "Text too long, please input text less than 140 characters!");
    if (!/https:\/\/listcast\.example\//.test(words)) throw wrong(10017, "appkey not bind domain", 403);
    if (/#[^#]+#/.test(words)) throw wrong(20018, "topics are not allowed");
    if (!/^\d+\.\d+\.\d+\.\d+$/.test(fields.rip ?? "")) throw wrong(10008, "param error: rip");
    if (statuses.some((one) => one.words === words)) throw wrong(20019, "repeat content!");
    const made = { id: String(next()), words, picture, made: clock.now().getTime() };
    statuses.push(made);
    return made;
  }

  const server = await platformServer(async (asked) => {
    if (asked.path === "/oauth2/authorize") return door.page(asked);
    if (asked.path === "/oauth2/access_token") {
      const form = formOf(asked);
      if (!door.isClient(asked, form)) throw new Refused(400, { error: "invalid_client", error_code: 21324 });
      return said(200, { ...door.redeem(form), uid: "1234567", remind_in: "604800" });
    }
    const standing = door.standing(/^OAuth2 (.+)$/.exec(asked.headers.authorization ?? "")?.[1] ?? "");
    if (standing === "expired") throw wrong(21327, "expired_token", 403);
    if (standing === "revoked") throw wrong(21332, "invalid_access_token", 403);
    const id = asked.method === "POST" ? formOf(asked).id : asked.query.get("ids");
    const own = statuses.find((one) => one.id === id);
    switch (`${asked.method} ${asked.path}`) {
      case "GET /2/account/get_uid.json":
        return said(200, { uid: 1234567 });
      case "GET /2/users/show.json":
        return said(200, { id: 1234567, screen_name: "林家房产" });
      case "POST /2/statuses/share.json": {
        if (!asked.headers["content-type"]?.startsWith("multipart/"))
          return said(200, shape(share(formOf(asked), false)));
        const parts = await partsOf(asked);
        const pic = parts.get("pic");
        if (!(pic instanceof File) || pic.size >= 5 * 1024 * 1024) throw wrong(20006, "image too large");
        return said(200, shape(share({ status: String(parts.get("status")), rip: String(parts.get("rip")) }, true)));
      }
      case "GET /2/statuses/user_timeline.json":
        return said(200, { statuses: statuses.toReversed().map(shape), total_number: statuses.length });
      case "POST /2/statuses/destroy.json":
        if (!own) throw wrong(20101, "target weibo does not exist!");
        statuses.splice(statuses.indexOf(own), 1);
        return said(200, shape(own));
      case "GET /2/statuses/count.json":
        return said(200, own ? [{ id: Number(own.id), comments: 2, reposts: 4, attitudes: 8 }] : []);
      default:
        throw wrong(10020, "interface does not exist", 404);
    }
  });

  return {
    server,
    clock,
    shown: () => statuses.map(({ words, picture }) => ({ text: words, pictures: picture ? 1 : 0, alts: [] })),
    uploads: () => statuses.filter(({ picture }) => picture).length,
    expire: door.expire,
    revoke: door.revoke,
    publishes: ({ path }) => path === "/2/statuses/share.json",
    limit: {
      said: said(403, { error: "out of time limit, update blog too fast!", error_code: 20016 }),
      waitMs: 900_000,
    },
    refusal: {
      when: ({ path }) => path === "/2/statuses/share.json",
      said: said(400, { error: "image type is not supported", error_code: 20007 }),
      words: "image type is not supported",
    },
  };
}
