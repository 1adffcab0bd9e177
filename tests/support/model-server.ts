/** A local server that speaks OpenAI's chat completions (streaming, as published), with every misbehaviour a real one has shown. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

export type Behaviour =
  | {
      readonly kind: "answer";
      readonly content: string;
      readonly finish?: "stop" | "content_filter" | "length";
      readonly usage?: { in: number; out: number };
    }
  /** Answers what was asked. */
  | { readonly kind: "reply"; readonly to: (body: unknown) => string; readonly usage?: { in: number; out: number } }
  | { readonly kind: "status"; readonly status: number; readonly body?: string }
  | { readonly kind: "hang" }
  | { readonly kind: "hang-midway"; readonly content: string }
  | { readonly kind: "cut"; readonly content: string }
  | { readonly kind: "slow"; readonly content: string; readonly everyMs: number }
  | { readonly kind: "garbage" };

export interface ModelServer {
  readonly url: string;
  /** What the next requests meet, in order; the last one stays. */
  behave(...behaviours: Behaviour[]): void;
  /** Bodies of the requests so far. */
  readonly requests: readonly { readonly body: unknown; readonly authorization: string | undefined }[];
  close(): Promise<void>;
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** The last chunk of a stream that was asked to include what it used. */
const used = ({ in: input, out }: { in: number; out: number }): string =>
  `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [], usage: { prompt_tokens: input, completion_tokens: out, total_tokens: input + out } })}\n\n`;

function stream(response: ServerResponse, content: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(chunk({ role: "assistant", content: "" }));
  for (let at = 0; at < content.length; at += 7) response.write(chunk({ content: content.slice(at, at + 7) }));
}

/** A word at a time, with a pause before each. */
async function drip(response: ServerResponse, content: string, everyMs: number): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (let at = 0; at < content.length && !response.destroyed; at += 12) {
    await sleep(everyMs);
    response.write(chunk({ content: content.slice(at, at + 12) }));
  }
  response.write(chunk({}, "stop"));
  response.end("data: [DONE]\n\n");
}

function play(behaviour: Behaviour, body: unknown, response: ServerResponse): void {
  switch (behaviour.kind) {
    case "reply":
      play({ ...behaviour, kind: "answer", content: behaviour.to(body) }, body, response);
      return;
    case "answer":
      stream(response, behaviour.content);
      response.write(chunk({}, behaviour.finish ?? "stop"));
      if (behaviour.usage) response.write(used(behaviour.usage));
      response.end("data: [DONE]\n\n");
      return;
    case "status":
      response.writeHead(behaviour.status, { "content-type": "application/json" });
      response.end(behaviour.body ?? JSON.stringify({ error: { message: "no", type: "error" } }));
      return;
    case "hang":
      return;
    case "hang-midway":
      stream(response, behaviour.content);
      return;
    case "cut":
      stream(response, behaviour.content);
      setImmediate(() => response.destroy());
      return;
    case "slow":
      void drip(response, behaviour.content, behaviour.everyMs);
      return;
    case "garbage":
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end("data: {not json\n\n");
  }
}

const KEPT_OPEN_MS = 120_000;

/** Listens on a free loopback port. */
export async function startModelServer(): Promise<ModelServer> {
  let behaviours: Behaviour[] = [{ kind: "status", status: 500 }];
  const requests: { body: unknown; authorization: string | undefined }[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void text(request).then((body) => {
      const asked: unknown = JSON.parse(body);
      requests.push({ body: asked, authorization: request.headers.authorization });
      const [next, ...rest] = behaviours;
      if (rest.length > 0) behaviours = rest;
      if (next) play(next, asked, response);
    });
  });
  // who asks lives in the same process: while that works longer than Node keeps an idle connection, the next question meets a closed one
  server.keepAliveTimeout = KEPT_OPEN_MS;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    behave: (...next) => {
      behaviours = next;
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
