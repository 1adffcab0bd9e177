/**
 * Twenty platforms in one local server, outside of every worker, so that what reached them outlives a kill. Each has a character of
 * its own: some take and show later, some lose their answers, some limit, some show only the newest, some keep a key to one post.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { platformIds, platformsAt } from "./connector.ts";
import type { ChaosWorld } from "./world.ts";

interface Character {
  /** Shown only after so many questions. */
  shownAfter: number;
  losesAnswers: number;
  limits: number;
  provesAbsence: boolean;
  keepsKeys: boolean;
}
const characterOf = (platform: string): Character => {
  const at = platformIds.indexOf(platform);
  return {
    shownAfter: at % 4 === 1 ? 2 : 0,
    losesAnswers: at % 3 === 1 ? 0.25 : 0.02,
    limits: at % 5 === 2 ? 0.2 : 0,
    provesAbsence: at % 4 !== 3,
    keepsKeys: at % 7 === 0,
  };
};

interface Copy {
  key: string;
  ref: string;
  questions: number;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
};

const say = (response: ServerResponse, status: number, body: unknown) => {
  if (!response.destroyed) response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

export async function openMadeUpWorld(chance: () => number): Promise<ChaosWorld> {
  const copies = new Map<string, Copy[]>(platformIds.map((id) => [id, []]));
  const of = (platform: string): Copy[] => copies.get(platform) ?? [];

  async function publish(platform: string, key: string, response: ServerResponse): Promise<void> {
    const character = characterOf(platform);
    await sleep(chance() * 20);
    if (chance() < character.limits) return say(response, 429, { retryAfterMs: 1_000 });
    const there = character.keepsKeys ? of(platform).find((copy) => copy.key === key) : undefined;
    const copy = there ?? { key, ref: `${platform}-${of(platform).length + 1}`, questions: 0 };
    if (!there) of(platform).push(copy);
    await sleep(chance() * 40);
    if (chance() < character.losesAnswers) return void response.destroy();
    say(response, 200, { ref: copy.ref, shown: character.shownAfter === 0 });
  }

  function find(platform: string, key: string, response: ServerResponse): void {
    const character = characterOf(platform);
    const copy = of(platform).find((one) => one.key === key);
    if (copy) copy.questions += 1;
    if (!copy) say(response, 200, { there: character.provesAbsence ? "no" : "cannot say" });
    else say(response, 200, { there: copy.questions > character.shownAfter ? "shown" : "taken", ref: copy.ref });
  }

  const server = createServer((request, response) => {
    const [, platform = "", what] = (request.url ?? "").split("/");
    bodyOf(request)
      .then((key) => (what === "publish" ? publish(platform, key, response) : find(platform, key, response)))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    opening: { kind: "made-up", url },
    house: platformsAt(url),
    platformIds,
    valuesOf: () => ({ token: "x" }),
    copiesOf: ({ platform, id }) => of(platform).filter((copy) => copy.key === id).length,
    hurry: () => {},
    // they lose answers by themselves
    disturb: () => {},
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
