/** Answers that nobody reads are given up, those that are read or worked at are not. */
import { once } from "node:events";
import { createServer, get, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { watchReaders } from "./readers.ts";

const MIB = 1024 * 1024;
const PIECE = 8 * MIB;
const limits = { everyMs: 20, stalledMs: 600_000, perAddress: 20 * MIB, together: 36 * MIB };
const opened: { server: Server; sockets: Socket[] }[] = [];
afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers everybody with eight megabytes, and connections to it by a crowd that reads nothing. */
async function open(
  answer: RequestListener = (_, to) => to.end(Buffer.alloc(PIECE)),
  own: Partial<typeof limits> = {},
) {
  let asked = 0;
  const server = createServer((request, to) => {
    asked += 1;
    answer(request, to);
  });
  watchReaders(server, ({ socket }) => socket.remoteAddress ?? "", { ...limits, ...own });
  const kept: (typeof opened)[number] = { server, sockets: [] };
  opened.push(kept);
  server.listen(0, "0.0.0.0");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const crowd = async (count: number, localAddress: string) => {
    const sockets = Array.from({ length: count }, () => connect({ port, host: "127.0.0.1", localAddress }));
    kept.sockets.push(...sockets);
    for (const socket of sockets) {
      socket.on("error", () => {}).pause();
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    }
    const all = asked + count;
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(all);
  };
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { port, crowd, connections };
}

test("one address keeps so much waiting and no more; another's answers stay", async () => {
  const { crowd, connections } = await open();
  await crowd(1, "127.0.0.2");
  await crowd(6, "127.0.0.3");
  // two of eight megabytes are below twenty
  await expect.poll(connections, { timeout: 20_000 }).toBe(3);
  await crowd(6, "127.0.0.3");
  await expect.poll(connections, { timeout: 20_000 }).toBe(3);
});

test("a crowd of addresses keeps no more waiting than all may, and whoever has least is left", async () => {
  const { crowd, connections } = await open();
  await crowd(1, "127.0.0.2");
  for (const address of ["127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6"]) await crowd(2, address);
  await expect.poll(connections, { timeout: 20_000 }).toBe(4);
});

test("an answer that is read comes whole, however large beside the bound", async () => {
  const { port } = await open(undefined, { perAddress: 9 * MIB });
  const lengths = await Promise.all(
    Array.from(
      { length: 3 },
      () =>
        new Promise<number>((resolve) => {
          get({ port }, (answer) => {
            let bytes = 0;
            answer.on("data", (piece: Buffer) => {
              bytes += piece.length;
            });
            answer.on("error", () => {});
            answer.on("close", () => resolve(bytes));
          }).on("error", () => resolve(0));
        }),
    ),
  );
  expect(Math.max(...lengths)).toBe(PIECE);
});

test("a connection whose reader stands still is cut, and one that waits for its answer is not", async () => {
  const answers: (() => void)[] = [];
  const patient: RequestListener = ({ url }, to) => {
    if (url === "/") to.end(Buffer.alloc(PIECE));
    else answers.push(() => to.end("late"));
  };
  const { port, crowd, connections } = await open(patient, { stalledMs: 300 });
  const late = fetch(`http://127.0.0.1:${port}/late`).then((answer) => answer.text());
  await expect.poll(() => answers, { timeout: 20_000 }).toHaveLength(1);
  await crowd(2, "127.0.0.3");
  await expect.poll(connections, { timeout: 20_000 }).toBe(1);
  answers[0]?.();
  expect(await late).toBe("late");
});
