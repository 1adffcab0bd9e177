/** The listening socket: says who is at fault when the port is taken, drains requests when the server stops. */
import { type IncomingMessage, Server } from "node:http";
import { createServer as createProbe } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { watchReaders } from "./readers.ts";

export class PortError extends Error {
  override name = "PortError";
}

const explain = (error: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (error.code === "EADDRINUSE")
    return new PortError(
      `Port ${port} is already in use. Choose another one with PORT=... / 端口 ${port} 已被占用，请用 PORT=... 换一个`,
    );
  if (error.code === "EACCES")
    return new PortError(`Port ${port} needs more rights than this user has. / 没有权限使用端口 ${port}`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new PortError(`HOST ${host} is not an address of this machine. / HOST ${host} 不是本机地址`);
  return error;
};

/** Whether the port can be had, asked before anything slow begins. Throws PortError. */
export function probePort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once("error", (error) => reject(explain(error, host, port)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export interface Listening {
  port: number;
  /** No new connections; resolves when the open ones are done. */
  drain(): Promise<void>;
  /** Cuts what is still open. */
  cut(): void;
}

/** Throws PortError. `addressOf`: the network address a request came from. */
export function listen(
  fetch: Hono["fetch"],
  host: string,
  port: number,
  addressOf: (request: IncomingMessage) => string,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch });
  if (!(server instanceof Server)) throw new Error("not an HTTP/1 server");
  server.requestTimeout = 60_000;
  watchReaders(server, addressOf);
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, host, port)));
    server.listen(port, host, () => {
      const at = server.address();
      resolve({
        port: at && typeof at === "object" ? at.port : port,
        drain: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeIdleConnections();
          }),
        cut: () => server.closeAllConnections(),
      });
    });
  });
}
