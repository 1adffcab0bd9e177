/** Connections and requests no browser makes: slow, huge, broken, too many. The server answers others all the while. */
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Site } from "../suite/site.ts";
import { network } from "../suite/site.ts";
import { held, type Try } from "../suite/try.ts";
import { type Watch, while_ } from "./watch.ts";
import { resident } from "./world.ts";

const SECONDS = 20;

/** Opens a connection, writes, and answers what came until the other side closed or the time was over. */
function raw(site: Site, text: string | Buffer, milliseconds: number): Promise<{ said: string; closed: boolean }> {
  const { port } = new URL(site.url);
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text));
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ said, closed });
    };
    const timer = setTimeout(() => end(false), milliseconds);
    socket.on("data", (bytes) => {
      said += bytes.toString("latin1").slice(0, 4_096);
    });
    socket.on("close", () => end(true)).on("error", () => {});
  });
}

/** Many connections held open at once, each fed by `feed` as long as it lives. */
async function crowd(
  site: Site,
  count: number,
  seconds: number,
  feed: (socket: Socket) => Promise<void>,
): Promise<void> {
  const { port } = new URL(site.url);
  const sockets = Array.from({ length: count }, () => connect(Number(port), "127.0.0.1").on("error", () => {}));
  const feeding = sockets.map((socket) => feed(socket).catch(() => {}));
  await sleep(seconds * 1000);
  for (const socket of sockets) socket.destroy();
  await Promise.all(feeding);
}

const head = (lines: readonly string[]) => `${lines.join("\r\n")}\r\n`;
const get = (path: string, more: readonly string[] = []) =>
  `${head([`GET ${path} HTTP/1.1`, "Host: localhost", "Connection: close", ...more])}\r\n`;
const post = (path: string, more: readonly string[], body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      `${head([`POST ${path} HTTP/1.1`, "Host: localhost", "Connection: close", "Content-Type: application/json", ...more])}\r\n`,
    ),
    Buffer.from(body),
  ]);
const sized = (path: string, body: string, more: readonly string[] = []) =>
  post(path, [`Content-Length: ${Buffer.byteLength(body)}`, ...more], body);

/** What is sent; the answer must be a refusal or an answer, never a fault of ours and never silence. */
const requests = (key: string): Record<string, string | Buffer> => ({
  "a head of 64 KiB": get("/", [`X-A: ${"a".repeat(65_536)}`]),
  "a head of 5,000 lines": get(
    "/",
    Array.from({ length: 5_000 }, (_, at) => `X-${at}: a`),
  ),
  "a path of 15,000 signs": get(`/${"a".repeat(15_000)}`),
  "a path of 5,000 folders": get(`/${"a/".repeat(5_000)}`),
  "a path of 5,000 dots": get(`/${"../".repeat(5_000)}`),
  "3,000 questions": get(`/api/properties?${"a=1&".repeat(3_000)}`),
  "a deep question": get(`/api/properties?${"a[".repeat(3_000)}`),
  "a question that is no UTF-8": get("/api/properties?q=%ff%fe%c0%80"),
  "a path that is no UTF-8": get("/p/%ff%fe%c0%80"),
  "a broken per cent sign": get("/%"),
  "a NUL in the path": get("/p/%00"),
  "a cookie of 12 KiB": get("/", [`Cookie: ${"a=b; ".repeat(2_400)}`]),
  "languages without end": get("/", [`Accept-Language: ${"zh;q=0.1,".repeat(1_200)}`]),
  "languages without sense": get("/", [`Accept-Language: ${"-".repeat(10_000)}`]),
  "kinds without end": get("/", [`Accept: ${"text/html;q=0.1,".repeat(700)}`]),
  "encodings without end": get("/", [`Accept-Encoding: ${"gzip,".repeat(2_000)}`]),
  "a thousand ranges": get("/favicon.svg", [
    `Range: bytes=${Array.from({ length: 1_000 }, (_, at) => `${at}-${at}`).join()}`,
  ]),
  "a range turned round": get("/favicon.svg", ["Range: bytes=9-1"]),
  "a range of 10^300": get("/favicon.svg", [`Range: bytes=0-${"9".repeat(300)}`]),
  "a thousand networks": get("/api/config", [`X-Forwarded-For: ${"1.2.3.4, ".repeat(1_000)}5.6.7.8`]),
  "a network that is none": get("/api/config", ["X-Forwarded-For: ' or 1=1 --"]),
  "another host": get("/", ["Host: evil.example"]),
  "the method TRACE": get("/").replace("GET", "TRACE"),
  "the method CONNECT": get("/").replace("GET", "CONNECT"),
  "the method of nobody": get("/").replace("GET", "X".repeat(200)),
  "an upgrade": get("/", [
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: x",
    "Sec-WebSocket-Version: 13",
  ]),
  "HTTP/2 without asking": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "no HTTP at all": `\u0016\u0003\u0001${"\u0000".repeat(200)}`,
  "two lengths": post("/api/captcha", ["Content-Length: 2", "Content-Length: 20"], "{}"),
  "a length and pieces": post("/api/captcha", ["Content-Length: 2", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
  "a length below nothing": post("/api/captcha", ["Content-Length: -1"], "{}"),
  "a length without end": post("/api/captcha", [`Content-Length: ${"9".repeat(30)}`], "{}"),
  "a broken piece": post("/api/captcha", ["Transfer-Encoding: chunked"], "zz\r\n{}\r\n0\r\n\r\n"),
  "arrays nested 400,000 deep": sized("/api/rpc/plans/list", "[".repeat(400_000)),
  "objects nested 100,000 deep": sized(
    "/api/rpc/plans/list",
    `{"json":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}`,
  ),
  "a body beyond the usual": sized("/api/rpc/plans/list", `"${"a".repeat(2_000_000)}"`),
  "a body beyond the usual, in pieces": post(
    "/api/rpc/plans/list",
    ["Transfer-Encoding: chunked"],
    `200000\r\n${"a".repeat(0x200000)}\r\n0\r\n\r\n`,
  ),
  "a packed body": post(
    "/api/rpc/plans/list",
    ["Content-Encoding: gzip", `Content-Length: ${gzipSync(Buffer.alloc(90_000_000)).length}`],
    gzipSync(Buffer.alloc(90_000_000)),
  ),
  "a sign-in nested 10,000 deep": sized(
    "/auth/v1/token?grant_type=password",
    `{"email":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`,
    [`apikey: ${key}`],
  ),
  "names every object has": sized(
    "/auth/v1/signup",
    '{"__proto__":{"email":"a@b.c"},"constructor":{"prototype":{"x":1}}}',
    [`apikey: ${key}`],
  ),
  "a callback that is no JSON": sized("/api/payments/sandbox/callback", "<xml/>"),
  "a callback of 200 KiB": sized("/api/payments/sandbox/callback", "a".repeat(200_000)),
  "words of a stream that never began": get("/api/tasks/events", ["Last-Event-ID: 1", "Accept: text/event-stream"]),
  "a bearer of 10 KiB": get("/api/me", [`Authorization: Bearer ${"a".repeat(10_000)}`]),
  "a bearer of dots": get("/api/me", [`Authorization: Bearer ${".".repeat(5_000)}`]),
  "a basic password": get("/api/me", ["Authorization: Basic YTpi"]),
});

export function protocolTries(site: Site, watch: Watch): Try[] {
  const single = Object.entries(requests(site.key)).map(([name, text]) => ({
    name: `request: ${name}`,
    run: () =>
      while_(watch, SECONDS, async () => {
        const { said, closed } = await raw(site, text, 6_000);
        const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? "";
        held(closed || status !== "", "neither an answer nor an end");
        held(!/^(500|502|504)/.test(status), `answered ${status}`);
      }),
  }));
  const slowHead = (socket: Socket) => drip(socket, "GET / HTTP/1.1\r\nHost: localhost\r\n", "X-A: a\r\n");
  const slowBody = (socket: Socket) =>
    drip(
      socket,
      `POST /api/captcha HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n`,
      "a",
    );
  /** Its rest never comes: it is waited for as any slow body is. */
  const hugePiece = async (socket: Socket) =>
    void socket.write(post("/api/captcha", ["Transfer-Encoding: chunked"], "fffffffffffffff\r\n{}"));
  const unread = async (socket: Socket) => {
    socket.pause();
    socket.write(get("/").replace("close", "keep-alive").repeat(50));
  };
  const crowds: Record<string, () => Promise<void>> = {
    "500 connections that say nothing": () => crowd(site, 500, 6, async () => {}),
    "2,000 connections that say nothing": () => crowd(site, 2_000, 6, async () => {}),
    "300 heads a line a second": () => crowd(site, 300, 8, slowHead),
    "300 bodies a sign a second": () => crowd(site, 300, 8, slowBody),
    "300 bodies whose one piece is of 2^60": () => crowd(site, 300, 8, hugePiece),
    "100 readers that do not read": () => crowd(site, 100, 6, unread),
    "60 readers of a home's archive that do not read": async () => {
      const { token, campaignId } = await resident(site);
      const asked = get(`/api/campaigns/${campaignId}/zip`, [`Authorization: Bearer ${token}`]);
      await crowd(site, 60, 15, async (socket) => void socket.pause().write(asked));
    },
    "1,000 requests in one connection": async () => {
      const { said } = await raw(site, get("/healthz").replace("close", "keep-alive").repeat(1_000), 5_000);
      held(/HTTP\/1\.1 200/.test(said), "not one was answered");
    },
    "400 connections cut at once": () =>
      crowd(site, 400, 1, async (socket) => void socket.write(get("/api/config").slice(0, 30))),
  };
  return [
    ...single,
    ...Object.entries(crowds).map(([name, run]) => ({
      name: `crowd: ${name}`,
      run: () => while_(watch, 60, run),
    })),
    ...floods(site, watch),
  ];
}

/** A beginning, then a little every second. */
async function drip(socket: Socket, begin: string, more: string): Promise<void> {
  socket.write(begin);
  while (!socket.destroyed) {
    await sleep(1_000);
    socket.write(more);
  }
}

/** More of the same than anybody needs: refused by its code, and the server goes on. */
function floods(site: Site, watch: Watch): Try[] {
  const statuses = async (count: number, ask: (at: number) => Promise<Response>, atOnce = 50) => {
    const seen = new Map<string, number>();
    let next = 0;
    const work = async () => {
      while (next < count) {
        const answer = await ask(next++);
        // a guess is refused before it is looked at where a question has to be answered first
        const said = (await answer.text()).includes("captcha_failed") ? "captcha_failed" : `${answer.status}`;
        seen.set(said, (seen.get(said) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return seen;
  };
  const limited = (seen: Map<string, number>) => {
    held(!seen.has("500"), `500 for ${seen.get("500")} of them`);
    held(seen.has("429") || seen.has("captcha_failed"), `nothing was refused: ${[...seen].join(" ")}`);
  };
  const from = network();
  const same = { "x-forwarded-for": from };
  const json = { "content-type": "application/json" };
  return [
    {
      name: "flood: 1,300 captchas of one network",
      run: () =>
        while_(watch, 60, async () =>
          limited(await statuses(1_300, () => site.ask("/api/captcha", { method: "POST", headers: same }))),
        ),
    },
    {
      name: "flood: 60 sign-ups of one network",
      run: () =>
        while_(watch, 60, async () =>
          limited(
            await statuses(60, (at) =>
              site.ask("/auth/v1/signup", {
                method: "POST",
                headers: { ...json, "x-forwarded-for": "10.251.1.1" },
                body: JSON.stringify({ email: `f${at}-${Date.now()}@example.com`, password: "Sunny!Day42" }),
              }),
            ),
          ),
        ),
    },
    {
      name: "flood: 60 forgotten passwords of one network",
      run: () =>
        while_(watch, 60, async () =>
          limited(
            await statuses(60, (at) =>
              site.ask("/auth/v1/recover", {
                method: "POST",
                headers: { ...json, "x-forwarded-for": "10.251.1.2" },
                body: JSON.stringify({ email: `r${at}@example.com` }),
              }),
            ),
          ),
        ),
    },
    {
      name: "flood: 400 guesses of one network",
      run: () =>
        while_(watch, 60, async () =>
          limited(
            await statuses(400, (at) =>
              site.ask("/auth/v1/token?grant_type=password", {
                method: "POST",
                headers: { ...json, "x-forwarded-for": "10.251.1.3" },
                body: JSON.stringify({ email: `g${at}@example.com`, password: "Wrong!Day42" }),
              }),
            ),
          ),
        ),
    },
    {
      name: "flood: 60 live streams of one account",
      run: () =>
        while_(watch, 60, async () => {
          const { token } = await site.account();
          const stop = new AbortController();
          const answers = await Promise.all(
            Array.from({ length: 60 }, () =>
              site.ask("/api/tasks/events", { headers: { authorization: `Bearer ${token}` }, signal: stop.signal }),
            ),
          );
          stop.abort();
          const refused = answers.filter(({ status }) => status === 429).length;
          held(refused >= 20, `only ${refused} of 60 were refused`);
        }),
    },
    {
      name: "flood: 120 tasks of one account",
      run: () =>
        while_(watch, 60, async () => {
          const { client } = await site.account();
          const source = { type: "text" as const, text: "Flat" };
          const started = await Promise.allSettled(
            Array.from({ length: 120 }, () => client.imports.start({ source, idempotencyKey: crypto.randomUUID() })),
          );
          const refused = started.filter((one) => one.status === "rejected").length;
          held(refused >= 40, `only ${refused} of 120 were refused`);
        }),
    },
    {
      name: "flood: 3,000 pages of nobody",
      run: () =>
        while_(watch, 60, async () => {
          const seen = await statuses(3_000, (at) => site.ask(`/nothing-${at}`));
          held(!seen.has("500"), "a page answers 500");
        }),
    },
  ];
}
