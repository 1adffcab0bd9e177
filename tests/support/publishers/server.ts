/**
 * The ground every local platform of the tests stands on: HTTP on a port of its own, where each published host is the first
 * part of the path; answers that are lost before or after what was asked is done; a clock that tests move.
 */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  readonly method: string;
  /** "api.x.com". */
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface Said {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** "before": the connection breaks and nothing is done; "after": it is done, and the answer is lost. */
interface Trouble {
  when(asked: Asked): boolean;
  how: "before" | "after" | Said;
}

export interface PlatformServer {
  readonly address: string;
  readonly asked: Asked[];
  /** Where a published address is here. */
  origin(published: string): string;
  /** The next call it fits meets it; once. */
  trouble(next: Trouble): void;
  close(): Promise<void>;
}

export const said = (status: number, body?: unknown, headers?: Readonly<Record<string, string>>): Said => ({
  status,
  ...(body === undefined ? {} : { body }),
  ...(headers ? { headers } : {}),
});

/** A refusal from inside what answers. */
export class Refused extends Error {
  readonly said: Said;
  constructor(status: number, body?: unknown, headers?: Readonly<Record<string, string>>) {
    super(JSON.stringify(body));
    this.said = said(status, body, headers);
  }
}

export async function platformServer(answer: (asked: Asked) => Said | Promise<Said>): Promise<PlatformServer> {
  const asked: Asked[] = [];
  const troubles: Trouble[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const url = new URL(request.url ?? "/", "http://local");
    const [, host = "", ...rest] = url.pathname.split("/");
    const call: Asked = {
      method: request.method ?? "GET",
      host: decodeURIComponent(host),
      path: `/${rest.join("/")}`,
      query: url.searchParams,
      headers: request.headers,
      bytes: Buffer.concat(chunks),
    };
    asked.push(call);
    const index = troubles.findIndex(({ when }) => when(call));
    const how = index < 0 ? null : troubles.splice(index, 1)[0]?.how;
    if (how === "before") return void request.socket.destroy();
    let told: Said;
    try {
      told = how && how !== "after" ? how : await answer(call);
    } catch (error) {
      told = error instanceof Refused ? error.said : said(500, { message: String(error) });
    }
    if (how === "after") return void request.socket.destroy();
    const body = told.body === undefined ? "" : typeof told.body === "string" ? told.body : JSON.stringify(told.body);
    response.writeHead(told.status, { "content-type": "application/json", ...told.headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    asked,
    origin: (published) =>
      `${address}/${encodeURIComponent(new URL(published).host)}${new URL(published).pathname.replace(/\/$/, "")}`,
    trouble: (next) => void troubles.push(next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const jsonOf = (asked: Asked): unknown => {
  try {
    return JSON.parse(asked.bytes.toString());
  } catch {
    return null;
  }
};

/** A form as the platform reads it; several of a name: the last. */
export const formOf = (asked: Asked): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(asked.bytes.toString()));

/** A multipart body, read by the platform of the tests itself (undici), not by what wrote it. */
export const partsOf = (asked: Asked): Promise<FormData> =>
  new Response(new Uint8Array(asked.bytes), {
    headers: { "content-type": asked.headers["content-type"] ?? "" },
  }).formData();

export const bearerOf = (asked: Asked): string => /^Bearer (.+)$/.exec(asked.headers.authorization ?? "")?.[1] ?? "";

export interface Clock {
  now(): Date;
  pass(milliseconds: number): void;
}

export function testClock(start = "2026-11-23T08:00:00.000Z"): Clock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    pass: (milliseconds) => {
      at += milliseconds;
    },
  };
}

/** One more each time. */
export function counter(start = 0): () => number {
  let last = start;
  return () => {
    last += 1;
    return last;
  };
}

/** A port where nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
