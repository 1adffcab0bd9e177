/**
 * Calls a service the operator chose (messages, payments): a fixed address, so no guard against inner networks, but the
 * same strictness about time and size. Strangers' addresses go through `guard.ts`.
 */
import { request } from "undici";
import { AppError } from "#contract/errors";

const TOTAL_MS = 15_000;
const MOST_BYTES = 1024 * 1024;

export interface ServiceCall {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Any status is an answer; `body` is null unless it is JSON. Throws `unavailable` when none came; never names what was sent. */
export async function askService(url: string, call: ServiceCall): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await request(url, { ...call, body: call.body ?? null, signal: AbortSignal.timeout(TOTAL_MS) });
    let text = "";
    const decoder = new TextDecoder();
    for await (const part of answer.body) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MOST_BYTES) throw new Error("the answer is too long");
    }
    return { status: answer.statusCode, body: parsed(text) };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    throw new AppError("unavailable", { message: `${new URL(url).host} did not answer (${code})` });
  }
}
