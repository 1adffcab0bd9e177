/**
 * Readers who do not read. What is sent lies in memory until its reader takes it, so a crowd that asks and takes nothing would fill it:
 * for one address so much may wait and for all together so much, and for nobody who takes nothing at all.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { household } from "#server/base/household";
import { readerLimits } from "#server/base/limits";

interface Reader {
  /** Behind a proxy whoever asked last. */
  address: string;
  /** Answers that are not over. */
  answers: number;
}

type Limits = { readonly [Name in keyof typeof readerLimits]: number };

const sum = (sockets: readonly Socket[]): number =>
  sockets.reduce((total, { writableLength }) => total + writableLength, 0);

/** Cuts those for whom most waits until no more than `most` does. */
function cutTo(most: number, sockets: readonly Socket[]): void {
  let waiting = sum(sockets);
  const largest = [...sockets].sort((a, b) => b.writableLength - a.writableLength);
  for (const socket of largest) {
    if (waiting <= most) return;
    waiting -= socket.writableLength;
    socket.destroy();
  }
}

/** Until the server closes. `addressOf`: the network address a request came from. */
export function watchReaders(
  server: Server,
  addressOf: (request: IncomingMessage) => string,
  { everyMs, stalledMs, perAddress, together }: Limits = readerLimits,
): void {
  const readers = new Map<Socket, Reader>();
  server.on("connection", (socket: Socket) => {
    readers.set(socket, { address: household(socket.remoteAddress ?? ""), answers: 0 });
    socket.once("close", () => readers.delete(socket));
  });
  server.on("request", (request: IncomingMessage, answer: ServerResponse) => {
    const reader = readers.get(request.socket);
    if (!reader) return;
    reader.address = household(addressOf(request));
    reader.answers += 1;
    answer.once("close", () => {
      reader.answers -= 1;
    });
  });
  // a connection on which nothing moves: it waits for our answer, or we wait for its reader
  server.setTimeout(stalledMs, (socket: Socket) => {
    const working = (readers.get(socket)?.answers ?? 0) > 0 && socket.writableLength === 0;
    if (!working) socket.destroy();
  });
  const look = () => {
    const slow = [...readers].filter(([{ writableLength }]) => writableLength > 0);
    const byAddress = Map.groupBy(slow, ([, { address }]) => address);
    const groups = [...byAddress.values()].map((group) => group.map(([socket]) => socket));
    // one answer is never too much for one reader
    for (const sockets of groups) if (sockets.length > 1) cutTo(perAddress, sockets);
    // the address for which most waits gives way, so that a crowd never costs others theirs
    const alive = groups.map((sockets) => sockets.filter(({ destroyed }) => !destroyed));
    let over = alive.reduce((total, sockets) => total + sum(sockets), 0) - together;
    for (const sockets of alive.sort((a, b) => sum(b) - sum(a))) {
      if (over <= 0) return;
      const waiting = sum(sockets);
      cutTo(waiting - over, sockets);
      over -= waiting - sum(sockets.filter(({ destroyed }) => !destroyed));
    }
  };
  const timer = setInterval(look, everyMs).unref();
  server.once("close", () => clearInterval(timer));
}
