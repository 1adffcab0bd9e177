/** A door before a real server: what is asked goes through as it is, but for one call that is cut off before or after it was carried out. */
import { createServer } from "node:http";
import { z } from "zod";

/** The next call it fits: `before`, the server never hears of it; `after`, nobody hears its answer. */
export interface Cut {
  readonly how: "before" | "after";
  fits(call: string, body: string): boolean;
  deed(): void;
}

export interface Door {
  readonly origin: string;
  cut(next: Cut): void;
  close(): Promise<void>;
}

const listening = z.object({ port: z.number() });
/** Of this connection, not of what is asked. */
const own = new Set(["connection", "host", "content-length", "transfer-encoding", "content-encoding", "keep-alive"]);

export async function doorBefore(origin: string): Promise<Door> {
  const cuts: Cut[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    const { method = "GET", url = "/" } = request;
    const at = cuts.findIndex((one) => one.fits(`${method} ${url}`, bytes.toString("utf8")));
    const [cut] = at < 0 ? [] : cuts.splice(at, 1);
    const drop = () => {
      cut?.deed();
      request.socket.destroy();
    };
    if (cut?.how === "before") return drop();
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      own.has(name) || value === undefined ? [] : [[name, String(value)] as const],
    );
    const asked = { method, headers: Object.fromEntries(headers), redirect: "manual" as const };
    const call = { ...asked, ...(bytes.length > 0 ? { body: bytes } : {}) };
    const answer = await fetch(new URL(url, origin), call).catch(() => null);
    // it ends with the journey, while the product may still ask
    if (!answer) return void response.writeHead(502).end();
    const body = Buffer.from(await answer.arrayBuffer());
    if (cut) return drop();
    const back = [...answer.headers].filter(([name]) => !own.has(name));
    response.writeHead(answer.status, Object.fromEntries(back)).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = listening.parse(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    cut: (next) => void cuts.push(next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
