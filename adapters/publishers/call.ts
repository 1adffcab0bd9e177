/**
 * One call to a platform. What ends a course (a refusal, silence, an answer nobody can read) is thrown as `Ended` with its
 * outcome; ./define.ts turns it into the connector's answer. No answer to the call that publishes means "unknown".
 */
import type { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { DETAIL_CHARS } from "#contract/publishing/publication";
import type { Failure, FailureCode, Outcome, PublisherIo } from "./publisher.ts";
import { retryAfterMs } from "./shared/retry-after.ts";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** null unless it is JSON. */
  readonly body: unknown;
}

export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly bytes: Uint8Array };
  /** Readers see the post once this is done; `ref` is what is known of it if no answer comes. */
  readonly publishes?: { readonly ref: string | null };
  /** What a 400 or 422 speaks about where its words do not say it. */
  readonly blames?: FailureCode;
}

/** Why a platform refuses, as its own documents number it. `retryAfterMs` only where no header says it. */
interface Refusal {
  readonly code: FailureCode;
  readonly detail?: string;
  readonly retryAfterMs?: number | null;
}

/** A platform's way to refuse; null: not its own words, judged by the status. Asked about every answer, 200 too. */
export type Refuse = (answer: Answer, io: PublisherIo) => Refusal | null;

/** The end of a course, whatever step it was at. */
export class Ended extends Error {
  readonly outcome: Failure | Extract<Outcome, { state: "unknown" }>;
  constructor(outcome: Ended["outcome"]) {
    super(outcome.detail);
    this.outcome = outcome;
  }
}

/** Whether a course ended because what was asked for is not there. */
export const isGone = (error: unknown): boolean =>
  error instanceof Ended && error.outcome.state === "failed" && error.outcome.code === "not_found";

/** Where a platform names no time. */
const LATER_MS = 60_000;
const LIMITED_MS = 15 * 60_000;

/** `detail`: the platform's own words, or a `houseNote` of what we found out; where it is empty, that is said. */
export const failed = (code: FailureCode, detail: string, wait: number | null = null): Failure => ({
  state: "failed",
  code,
  detail: detail.trim() === "" ? houseNote("unsaid") : detail.slice(0, DETAIL_CHARS),
  retryAfterMs: wait,
});

/** Errors nest: the first code that says something decides. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 6) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap((one) => codesOf(one, depth + 1)) : [];
  return [...own, ...inner, ...codesOf(error.cause, depth + 1)];
}

/** Nobody was there to take it: certainly nothing was sent. */
const UNSENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_\w{1,9}|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w{1,40}|ERR_TLS_\w{1,40}|DEPTH_ZERO_\w{1,40}|host_not_found)$/;
const CLOSED = new Map([
  ["address_not_allowed", houseNote("address_closed")],
  ["not_a_web_address", houseNote("address_malformed")],
]);
const NAMELESS = new Set(["host_not_found", "ENOTFOUND"]);

/** What the absence of an answer means: certainly not sent, or nobody knows. */
function silence(error: unknown, publishes: Call["publishes"]): Ended {
  const codes = codesOf(error);
  const closed = codes.map((code) => CLOSED.get(code)).find((note) => note !== undefined);
  if (closed !== undefined) return new Ended(failed("not_found", closed));
  const reason = codes[0] ?? (error instanceof Error ? error.name : "Error");
  const unsent = codes.some((code) => UNSENT.test(code));
  const detail = codes.some((code) => NAMELESS.has(code))
    ? houseNote("host_not_found")
    : houseNote(unsent ? "unreachable" : "no_answer", { reason });
  return publishes && !unsent
    ? new Ended({ state: "unknown", ref: publishes.ref, detail })
    : new Ended(failed("platform_down", detail, LATER_MS));
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function initOf({ method, headers = {}, json, form, body }: Call): RequestInit {
  const base = { method, redirect: "manual" as const };
  const typed = (type: string, content: string | Uint8Array) => ({
    ...base,
    headers: { accept: "application/json", "content-type": type, ...headers },
    body: typeof content === "string" ? content : new Uint8Array(content),
  });
  if (json !== undefined) return typed("application/json; charset=utf-8", JSON.stringify(json));
  if (form) return typed("application/x-www-form-urlencoded", new URLSearchParams(form).toString());
  if (body) return typed(body.type, body.bytes);
  return { ...base, headers: { accept: "application/json", ...headers } };
}

const byStatus: Readonly<Record<number, FailureCode>> = {
  401: "connection_ended",
  403: "no_permission",
  404: "not_found",
  410: "not_found",
  413: "media_rejected",
  415: "media_rejected",
  429: "rate_limited",
};

/** The platform's words where nothing better is known: its body, or that there was only a status. */
export const wordsOf = ({ status, text }: Pick<Answer, "status" | "text">): string =>
  text.trim() === "" ? houseNote("http_status", { status }) : text.trim();

function ending(answer: Answer, call: Call, io: PublisherIo, refuse: Refuse): Ended | null {
  const { status } = answer;
  const own = refuse(answer, io);
  const wait = retryAfterMs(answer.headers, io.now());
  if (own) {
    const { code, detail = wordsOf(answer), retryAfterMs: told } = own;
    const usual = code === "rate_limited" ? LIMITED_MS : code === "platform_down" ? LATER_MS : null;
    return new Ended(failed(code, detail, usual === null ? (told ?? null) : (wait ?? told ?? usual)));
  }
  if (status >= 200 && status < 300) return null;
  // behind a gateway that gave up, the post may have been made; "come back later" is said before anything is
  if (status >= 500 && call.publishes && !(status === 503 && answer.headers.has("retry-after")))
    return new Ended({ state: "unknown", ref: call.publishes.ref, detail: houseNote("http_status", { status }) });
  if (status >= 500) return new Ended(failed("platform_down", houseNote("http_status", { status }), wait ?? LATER_MS));
  const code = byStatus[status] ?? (status < 400 ? "platform_changed" : (call.blames ?? "platform_changed"));
  return new Ended(failed(code, wordsOf(answer), code === "rate_limited" ? (wait ?? LIMITED_MS) : null));
}

export type Ask = <Shape extends z.ZodType>(io: PublisherIo, call: Call, shape: Shape) => Promise<z.output<Shape>>;
export type Raw = (io: PublisherIo, call: Call) => Promise<Answer>;

/** Calls that refuse in a platform's way: `ask` reads the body, `raw` leaves it. Both throw `Ended` and nothing else. */
export function caller(refuse: Refuse): { ask: Ask; raw: Raw } {
  const raw: Raw = async (io, call) => {
    let answer: Answer;
    try {
      const response = await io.fetch(call.url, initOf(call));
      const text = await response.text();
      answer = { status: response.status, headers: response.headers, text, body: parsed(text) };
    } catch (error) {
      throw silence(error, call.publishes);
    }
    const end = ending(answer, call, io, refuse);
    if (end) throw end;
    return answer;
  };
  const ask: Ask = async (io, call, shape) => {
    const { body, text } = await raw(io, call);
    const read = shape.safeParse(body);
    if (read.success) return read.data;
    // it was taken, and the answer is in words we do not know: what it made must be looked for
    const detail = houseNote("answer_unreadable", { said: text });
    if (call.publishes) throw new Ended({ state: "unknown", ref: call.publishes.ref, detail });
    throw new Ended(failed("platform_changed", detail));
  };
  return { ask, raw };
}
