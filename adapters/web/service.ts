/**
 * Calls a service the operator chose (messages, payments): a fixed address, so no guard against inner networks, but the
 * same strictness about time and size. Strangers' addresses go through `guard.ts`.
 */
import { request } from "undici";
import { AppError } from "#contract/errors";

/** Everything together, unless told otherwise. */
const TOTAL_MS = 15_000;
const MOST_BYTES = 1024 * 1024;

export interface ServiceCall {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** More than it is not read; 1 MiB unless told. */
  mostBytes?: number;
  /** For files; 15 seconds unless told. */
  totalMs?: number;
}

export interface ServiceAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Byte for byte, where a signature or a digest covers it. */
  raw: Buffer;
  /** null unless it is JSON. */
  body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Any status is an answer. Throws `unavailable` when none came; never names what was sent. */
export async function askService(url: string, call: ServiceCall): Promise<ServiceAnswer> {
  const { mostBytes = MOST_BYTES, totalMs = TOTAL_MS, body, ...rest } = call;
  try {
    const answer = await request(url, { ...rest, body: body ?? null, signal: AbortSignal.timeout(totalMs) });
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer.body) {
      bytes += part.length;
      if (bytes > mostBytes) throw new Error("the answer is too long");
      parts.push(part);
    }
    const raw = Buffer.concat(parts);
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) headers[name] = String(value);
    return { status: answer.statusCode, headers, raw, body: parsed(new TextDecoder().decode(raw)) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    throw new AppError("unavailable", { message: `${new URL(url).host} did not answer (${code})` });
  }
}
