import { createServer, type Server as HttpServer, type RequestListener } from "node:http";
import {
  type AddressInfo,
  createServer as createSocketServer,
  type LookupFunction,
  type Server,
  type Socket,
} from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type DoorOptions, guardedFetch } from "./guard.ts";
import { fetchBytes, fetchPage } from "./page.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ("closeAllConnections" in server) (server as HttpServer).closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

const listen = async (server: Server, host = "127.0.0.1"): Promise<number> => {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  return (server.address() as AddressInfo).port;
};
const serve = (handler: RequestListener) => listen(createServer(handler));

/** Loopback, on the test's own ports only. */
const door = (...ports: number[]): DoorOptions => ({
  isAllowed: (address, port) => (address === "127.0.0.1" || address === "::1") && ports.includes(port),
});
const resolveTo =
  (...answers: string[][]): LookupFunction =>
  (_host, _options, callback) => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
const code = (code: string) => expect.objectContaining({ name: "AppError", code });

describe("the door", () => {
  it("reads a page and says where it ended", async () => {
    const port = await serve((_request, response) => response.end("hello"));
    const answer = await guardedFetch(`http://127.0.0.1:${port}/a#part`, door(port));
    expect(answer).toMatchObject({ status: 200, finalUrl: `http://127.0.0.1:${port}/a` });
    expect(Buffer.from(answer.bytes).toString()).toBe("hello");
  });

  it.each([
    "http://127.0.0.1/",
    "http://0x7f.1/",
    "http://2130706433/",
    "http://017700000001/",
    "http://127.1/",
    "http://127.0.0.1./",
    "http://１２７.0.0.1/",
    "http://127。0。0。1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://0/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.1.2.3:8080/",
    "http://[fd00::1]/",
    "http://8.8.8.8:22/",
  ])("refuses %s by itself", async (url) => {
    await expect(guardedFetch(url)).rejects.toEqual(code("address_not_allowed"));
  });

  it.each([
    "ftp://example.com/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "data:text/html,x",
    "gopher://a.b/",
    "not an address",
    "",
    "http://user:secret@example.com/",
    "http://",
    "https://[zz]/",
  ])("says that %j is no web address", async (url) => {
    await expect(guardedFetch(url)).rejects.toEqual(code("not_a_web_address"));
  });

  it("refuses a name that resolves inward, even if only one of its addresses does", async () => {
    for (const addresses of [["127.0.0.1"], ["93.184.216.34", "10.0.0.7"], ["::1"], ["64:ff9b::a00:1"]])
      await expect(guardedFetch("http://inward.example/", { lookup: resolveTo(addresses) })).rejects.toEqual(
        code("address_not_allowed"),
      );
  });

  it("refuses localhost by the system's own resolver", async () => {
    for (const host of ["localhost", "localhost."])
      await expect(guardedFetch(`http://${host}:8080/`)).rejects.toMatchObject({
        code: expect.stringMatching(/address_not_allowed|host_not_found/),
      });
  });

  it("connects to what it checked when a name changes its address between two look-ups", async () => {
    let inner = 0;
    const secret = await serve((_request, response) => {
      inner++;
      response.end("secret");
    });
    const port = await serve((_request, response) =>
      response.writeHead(302, { location: `http://rebind.example:${secret}/` }).end(),
    );
    const isAllowed = (address: string, at: number) => at === port && address === "127.0.0.1";
    await expect(
      guardedFetch(`http://rebind.example:${port}/`, { isAllowed, lookup: resolveTo(["127.0.0.1"]) }),
    ).rejects.toEqual(code("address_not_allowed"));
    expect(inner).toBe(0);
  });

  it("judges every redirect", async () => {
    for (const location of ["http://169.254.169.254/", "http://[::1]:1/", "//0x7f.1:1/", "file:///etc/passwd"]) {
      const port = await serve((_request, response) => response.writeHead(301, { location }).end());
      await expect(guardedFetch(`http://127.0.0.1:${port}/`, door(port))).rejects.toMatchObject({
        code: location.startsWith("file") ? "not_a_web_address" : "address_not_allowed",
      });
    }
  });

  it("follows five redirects and not six", async () => {
    const port: number = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end("there");
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });
    expect((await guardedFetch(`http://127.0.0.1:${port}/5`, door(port))).finalUrl).toMatch(/\/0$/);
    await expect(guardedFetch(`http://127.0.0.1:${port}/6`, door(port))).rejects.toEqual(code("too_many_redirects"));
  });

  it("keeps secrets on their origin", async () => {
    const seen: Record<string, unknown>[] = [];
    const second = await serve((request, response) => {
      seen.push(request.headers);
      response.end();
    });
    const first = await serve((request, response) => {
      seen.push(request.headers);
      response.writeHead(302, { location: request.url === "/" ? "/same" : `http://127.0.0.1:${second}/` }).end();
    });
    await guardedFetch(`http://127.0.0.1:${first}/`, {
      ...door(first, second),
      headers: { Cookie: "a=1", authorization: "Bearer x", accept: "*/*" },
    });
    expect(seen[1]).toMatchObject({ cookie: "a=1", authorization: "Bearer x" });
    expect(seen[2]).not.toHaveProperty("cookie");
    expect(seen[2]).not.toHaveProperty("authorization");
    expect(seen[2]).toMatchObject({ accept: "*/*" });
  });

  it("stops a decompression bomb, and a plain flood", async () => {
    const bomb = gzipSync(Buffer.alloc(40_000_000));
    const brotli = brotliCompressSync(Buffer.alloc(40_000_000));
    const port = await serve((request, response) => {
      if (request.url === "/gzip") response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
      else if (request.url === "/br") response.writeHead(200, { "content-encoding": "br" }).end(brotli);
      else response.end(Buffer.alloc(6_000_000));
    });
    for (const path of ["gzip", "br", "plain"])
      await expect(guardedFetch(`http://127.0.0.1:${port}/${path}`, door(port))).rejects.toEqual(code("too_large"));
  });

  it("stops a body that never ends", async () => {
    const port = await serve((_request, response) => {
      const write = () => {
        while (response.write(Buffer.alloc(65_536))) {}
      };
      response.on("drain", write).on("error", () => {});
      write();
    });
    await expect(guardedFetch(`http://127.0.0.1:${port}/`, door(port))).rejects.toEqual(code("too_large"));
  });

  it("refuses codings it does not know and stacks of codings", async () => {
    const port = await serve((request, response) =>
      response.writeHead(200, { "content-encoding": request.url === "/x" ? "lzma" : "gzip, gzip" }).end(gzipSync("a")),
    );
    for (const path of ["x", "y"])
      await expect(guardedFetch(`http://127.0.0.1:${port}/${path}`, door(port))).rejects.toEqual(
        code("unsupported_content"),
      );
  });

  it("gives a slow server its total time and no more", async () => {
    const sockets = new Set<Socket>();
    const server = createSocketServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => {}).write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => socket.write("x-a: b\r\n"), 20);
      socket.on("close", () => clearInterval(drip));
    });
    const port = await listen(server);
    await expect(guardedFetch(`http://127.0.0.1:${port}/`, { ...door(port), totalMs: 200 })).rejects.toEqual(
      code("timed_out"),
    );
    for (const socket of sockets) socket.destroy();
  });

  it("tells an unknown host from one that does not answer", async () => {
    const lookup: LookupFunction = (_host, _options, callback) =>
      callback(Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }), "");
    await expect(guardedFetch("http://nobody.example/", { lookup })).rejects.toEqual(code("host_not_found"));
    const port = await serve(() => {});
    await new Promise((done) => servers.pop()?.close(done));
    await expect(guardedFetch(`http://127.0.0.1:${port}/`, door(port))).rejects.toEqual(code("host_unreachable"));
    const garbage = await listen(
      createSocketServer((socket) =>
        socket
          .on("error", () => {})
          .resume()
          .end("no http here\r\n\r\n"),
      ),
    );
    await expect(guardedFetch(`http://127.0.0.1:${garbage}/`, door(garbage))).rejects.toEqual(code("host_unreachable"));
  });

  it("says cancelled when the caller stops", async () => {
    const port = await serve(() => {});
    const controller = new AbortController();
    const pending = guardedFetch(`http://127.0.0.1:${port}/`, { ...door(port), signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toEqual(code("cancelled"));
  });
});

describe("a page", () => {
  it("is decoded by its header", async () => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { "content-type": "text/html; charset=gb2312" }).end(Buffer.from("b7bfb2a5", "hex")),
    );
    expect((await fetchPage(`http://127.0.0.1:${port}/`, door(port))).html).toBe("房播");
  });

  it.each([
    [403, "blocked"],
    [429, "blocked"],
    [404, "http_error"],
    [410, "removed"],
    [500, "http_error"],
  ])("answered with %i is %s", async (status, expected) => {
    const port = await serve((_request, response) =>
      response.writeHead(status, { "content-type": "text/html" }).end("x"),
    );
    await expect(fetchPage(`http://127.0.0.1:${port}/`, door(port))).rejects.toEqual(code(expected));
  });

  it("that is a challenge behind 503 is blocked", async () => {
    const port = await serve((_request, response) =>
      response.writeHead(503, { "content-type": "text/html" }).end("<title>Security Check</title>"),
    );
    await expect(fetchPage(`http://127.0.0.1:${port}/`, door(port))).rejects.toEqual(code("blocked"));
  });

  it("must be text; a photo must not be", async () => {
    const port = await serve((request, response) =>
      response.writeHead(200, { "content-type": request.url === "/pdf" ? "application/pdf" : "text/html" }).end("x"),
    );
    await expect(fetchPage(`http://127.0.0.1:${port}/pdf`, door(port))).rejects.toEqual(code("unsupported_content"));
    await expect(fetchBytes(`http://127.0.0.1:${port}/html`, door(port))).rejects.toEqual(code("not_an_image"));
  });
});
