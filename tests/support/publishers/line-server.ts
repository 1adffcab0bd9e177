/**
 * LINE's Messaging API on a local port, as developers.line.biz and its openapi describe it. Enforced: channel tokens; retry keys
 * that are UUIDs, carried out once within a day and then answered with 409 and the first request's number; one to five messages;
 * texts of at most 5000 signs; pictures at https addresses.
 */
import { randomUUID } from "node:crypto";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, list, text } from "./read.ts";
import { bearerOf, type Clock, jsonOf, platformServer, Refused, said } from "./server.ts";

export const lineAgent = { channelToken: "line-channel-token/long+lived=" };
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export async function lineServer(clock: Clock): Promise<LocalPlatform> {
  const sent: { words: string; pictures: number }[] = [];
  const keys = new Map<string, { id: string; at: number }>();
  let open = true;
  const wrong = (status: number, message: string, details: unknown[] = []) => new Refused(status, { message, details });

  const server = await platformServer((asked) => {
    if (!open || bearerOf(asked) !== lineAgent.channelToken)
      throw wrong(401, "Authentication failed. Confirm that the access token in the authorization header is valid.");
    if (asked.path === "/v2/bot/info")
      return said(200, { userId: "Ulin", basicId: "@216lin", displayName: "Lin Realty", chatMode: "bot" });
    if (asked.path === "/v2/bot/insight/message/event")
      return said(200, { overview: { requestId: asked.query.get("requestId"), uniqueImpression: 82 } });
    if (asked.path !== "/v2/bot/message/broadcast") throw wrong(404, "Not found");
    const key = String(asked.headers["x-line-retry-key"] ?? "");
    if (!uuid.test(key)) throw wrong(400, "Invalid retry key");
    const before = keys.get(key);
    const id = randomUUID();
    if (before && clock.now().getTime() - before.at < 86_400_000)
      return said(
        409,
        { message: "The retry key is already accepted" },
        { "x-line-request-id": id, "x-line-accepted-request-id": before.id },
      );
    const body = jsonOf(asked);
    const messages = isRecord(body) ? list(body.messages) : [];
    if (messages.length < 1 || messages.length > 5)
      throw wrong(400, "The request body has 1 error(s)", [
        { message: "Size must be between 1 and 5", property: "messages" },
      ]);
    const words = messages
      .filter(({ type }) => type === "text")
      .map((one) => text(one.text))
      .join("\n");
    if (words === "" || words.length > 5000)
      throw wrong(400, "The request body has 1 error(s)", [
        { message: "Length must be between 0 and 5000", property: "messages[0].text" },
      ]);
    const pictures = messages.filter(({ type }) => type === "image");
    if (
      pictures.some(
        (one) =>
          !text(one.originalContentUrl).startsWith("https://") || !text(one.previewImageUrl).startsWith("https://"),
      )
    )
      throw wrong(400, "The request body has 1 error(s)", [
        { message: "invalid uri", property: "messages[1].originalContentUrl" },
      ]);
    keys.set(key, { id, at: clock.now().getTime() });
    sent.push({ words, pictures: pictures.length });
    return said(200, {}, { "x-line-request-id": id });
  });

  return {
    server,
    clock,
    shown: () => sent.map(({ words, pictures }) => ({ text: words, pictures, alts: [] })),
    uploads: () => sent.reduce((sum, { pictures }) => sum + pictures, 0),
    revoke: () => {
      open = false;
    },
    publishes: ({ path }) => path === "/v2/bot/message/broadcast",
    limit: { said: said(429, { message: "The API rate limit has been exceeded. Try again later." }), waitMs: 900_000 },
    refusal: {
      when: ({ path }) => path === "/v2/bot/message/broadcast",
      said: said(400, {
        message: "The request body has 1 error(s)",
        details: [{ message: "May not be empty", property: "messages[1].originalContentUrl" }],
      }),
      words: "originalContentUrl May not be empty",
    },
  };
}
