/**
 * A receiver of publishing webhooks on a local port, written from docs/publishing-webhook.md and standardwebhooks.com. Enforced:
 * the signature over the bytes, five minutes of age, a key that posts once.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import { type Asked, type Clock, jsonOf, platformServer, Refused, said } from "./server.ts";

const KEY = Buffer.from("a secret of twenty-four!");
export const webhookAgent = { address: "https://lin.example/listcast", secret: `whsec_${KEY.toString("base64")}` };

interface Kept {
  id: string;
  key: string;
  words: string;
  alts: string[];
  gone: boolean;
}

export async function webhookServer(clock: Clock): Promise<LocalPlatform> {
  const posts: Kept[] = [];
  let open = true;
  function admit({ headers, bytes }: Asked): void {
    const [id, seconds, given] = ["id", "timestamp", "signature"].map((name) =>
      String(headers[`webhook-${name}`] ?? ""),
    );
    const own = `v1,${createHmac("sha256", KEY).update(`${id}.${seconds}.`).update(bytes).digest("base64")}`;
    const fresh = Math.abs(Number(seconds) * 1000 - clock.now().getTime()) < 300_000;
    const same = given?.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own));
    if (!open || !same || !fresh) throw new Refused(401, { error: "bad signature" });
  }
  const wordsOf = (data: Record<string, unknown>) => [text(data.text), text(data.link)].join("\n");
  const shape = (one: Kept) => ({
    state: one.gone ? "removed" : "live",
    id: one.id,
    address: `https://lin.example/${one.id}`,
  });

  const server = await platformServer((asked) => {
    admit(asked);
    const event = jsonOf(asked);
    if (!isRecord(event) || !isRecord(event.data)) throw new Refused(400, { error: "no event" });
    const { type, data } = event;
    const own = posts.find(({ id, key }) => id === data.id || key === data.key);
    switch (type) {
      case "ping":
        return said(200, { name: "Lin's own site" });
      case "post.publish": {
        if (own) return said(200, shape(own));
        const made = {
          id: `p${posts.length + 1}`,
          key: text(data.key),
          words: wordsOf(data),
          alts: list(data.pictures).map(({ alt }) => text(alt)),
          gone: false,
        };
        posts.push(made);
        return said(200, shape(made));
      }
      case "post.find":
        return said(200, own ? shape(own) : { state: "absent" });
      case "post.edit":
        if (!own) throw new Refused(404);
        own.words = wordsOf(data);
        return said(200, shape(own));
      default:
        if (!own || own.gone) throw new Refused(404);
        own.gone = true;
        return said(204);
    }
  });

  const publishes = (asked: Asked) => {
    const event = jsonOf(asked);
    return isRecord(event) && event.type === "post.publish";
  };
  const shown = () => posts.filter(({ gone }) => !gone);
  return {
    server,
    clock,
    shown: () => shown().map(({ words, alts }) => ({ text: words, pictures: alts.length, alts })),
    uploads: () => shown().reduce((sum, { alts }) => sum + alts.length, 0),
    revoke: () => {
      open = false;
    },
    publishes,
    limit: { said: said(429, "slow down", { "retry-after": "90" }), waitMs: 90_000 },
    refusal: { when: publishes, said: said(415, "no pictures of this kind"), words: "no pictures of this kind" },
  };
}
