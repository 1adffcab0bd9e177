/**
 * A local server that speaks OpenAI's `/audio/speech` as published: a key in the header, `model`, `input`, `voice` and
 * `response_format` in JSON, the sound as the answer's bytes, errors as `{error:{message,type,code}}`. What is spoken is a tone, a tenth
 * of a second for each character.
 */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const RATE = 24_000;
/** Seconds of a character. */
export const SECONDS_EACH = 0.1;

const request = z.object({
  model: z.string().min(1),
  input: z.string().min(1).max(4096),
  voice: z.string().min(1),
  response_format: z.enum(["mp3", "opus", "aac", "flac", "wav", "pcm"]),
});

/** 24 kHz, 16 bits, mono; the length in the header unknown, as of a file that is streamed. */
export function toneWav(seconds: number): Buffer {
  const samples = Int16Array.from({ length: Math.round(RATE * seconds) }, (_, n) =>
    Math.round(9000 * Math.sin(n / 17)),
  );
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(0xffff_ffff, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(0xffff_ffff, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

type Behaviour =
  /** `lines`: so many; what comes after hangs. `secondsEach`: as slowly. `refused`: a text it fails at. */
  | { kind: "speak"; lines?: number; secondsEach?: number; refused?: string }
  | { kind: "noise" }
  | { kind: "status"; status: number; message?: string }
  | { kind: "silent" }
  | { kind: "hang" };

export interface SpeechServer {
  readonly url: string;
  /** What the requests from now on meet. */
  behave(next: Behaviour): void;
  readonly requests: readonly z.infer<typeof request>[];
  close(): Promise<void>;
}

/** Listens on a free loopback port; `key` is the one that opens. */
export async function startSpeechServer(key: string): Promise<SpeechServer> {
  let behaviour: Behaviour = { kind: "speak" };
  let spoken = 0;
  const requests: z.infer<typeof request>[] = [];
  const server = createServer((asked, response) => {
    const refuse = (status: number, message: string) =>
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message, type: "invalid_request_error", param: null, code: null } }));
    void text(asked).then((body) => {
      if (asked.method !== "POST" || asked.url !== "/v1/audio/speech") return refuse(404, "no such address");
      if (asked.headers.authorization !== `Bearer ${key}`) return refuse(401, "Incorrect API key provided");
      const read = request.safeParse(JSON.parse(body));
      if (!read.success) return refuse(400, read.error.message);
      requests.push(read.data);
      if (behaviour.kind === "hang") return;
      if (behaviour.kind === "status") return refuse(behaviour.status, behaviour.message ?? "no");
      const { secondsEach = SECONDS_EACH } = behaviour.kind === "speak" ? behaviour : {};
      if (behaviour.kind === "speak" && behaviour.refused === read.data.input) return refuse(500, "no");
      if (behaviour.kind === "noise") return response.writeHead(200).end("no sound at all");
      if (behaviour.kind === "speak" && spoken++ >= (behaviour.lines ?? Number.POSITIVE_INFINITY)) return;
      response.writeHead(200, { "content-type": "audio/wav" });
      return response.end(behaviour.kind === "silent" ? "" : toneWav([...read.data.input].length * secondsEach));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    behave: (next) => {
      behaviour = next;
      spoken = 0;
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
