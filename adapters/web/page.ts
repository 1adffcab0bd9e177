/** Fetches a listing's page or photo through the door and refuses what is neither. */
import { AppError } from "#contract/errors";
import { ACCEPT_ENCODING } from "./body.ts";
import { decodePage } from "./charset.ts";
import { type DoorOptions, guardedFetch } from "./guard.ts";
import { MAX_IMAGE_BYTES } from "./limits.ts";

/** The one safe door, and beside it the pages this server serves itself, which are read without any request. */
export interface PageReader {
  page(url: string, signal: AbortSignal): Promise<{ finalUrl: string; html: string }>;
  image(url: string, signal: AbortSignal): Promise<Uint8Array>;
}

export type Page = { finalUrl: string; status: number; contentType: string | null; html: string; bytes: Uint8Array };
export type PageOptions = DoorOptions & {
  /** BCP 47 tags for Accept-Language; portals answer in the language asked for. */
  languages?: string;
};

const AGENT = "Mozilla/5.0 (compatible; Listcast/1.0; reads one page on its agent's request)";
const READABLE = /^(text\/(html|plain)|application\/xhtml\+xml)\b/i;
/** Answers of protection services; they come with 403, 429 or 503 and sometimes 200. */
const BLOCKING = new Set([401, 403, 407, 429, 451, 999]);
const CHALLENGE = /captcha|cf-chl|challenge-platform|datadome|perimeterx|px-captcha|访问验证|人机验证|security check/i;

const withDefaults = (options: PageOptions, accept: string): DoorOptions => ({
  ...options,
  headers: {
    "user-agent": AGENT,
    accept,
    "accept-encoding": ACCEPT_ENCODING,
    "accept-language": options.languages ?? "zh-CN,zh;q=0.9,en;q=0.8,*;q=0.5",
    ...options.headers,
  },
});

/** Throws the door's errors and unsupported_content, blocked, removed (410), http_error (any other status but 2xx). */
export async function fetchPage(url: string, options: PageOptions = {}): Promise<Page> {
  const answer = await guardedFetch(url, withDefaults(options, "text/html,application/xhtml+xml,text/plain;q=0.8"));
  const { status, finalUrl, bytes } = answer;
  const contentType = answer.headers["content-type"] ?? null;
  const data = { status, host: new URL(finalUrl).hostname };
  const readable = contentType === null || READABLE.test(contentType);
  if (status < 200 || status > 299) {
    const challenged = status >= 500 && readable && CHALLENGE.test(decodePage(bytes, contentType).slice(0, 200_000));
    if (BLOCKING.has(status) || challenged) throw new AppError("blocked", { data });
    throw new AppError(status === 410 ? "removed" : "http_error", { data });
  }
  if (!readable) throw new AppError("unsupported_content", { data: { ...data, contentType } });
  return { finalUrl, status, contentType, html: decodePage(bytes, contentType), bytes };
}

/** A photo's bytes, not yet decoded: hand them to `reencodeImage`. Same errors as `fetchPage`, not_an_image for another type. */
export async function fetchBytes(
  url: string,
  options: PageOptions = {},
): Promise<{ finalUrl: string; bytes: Uint8Array }> {
  const answer = await guardedFetch(url, {
    ...withDefaults(options, "image/*"),
    maxBytes: options.maxBytes ?? MAX_IMAGE_BYTES,
  });
  if (answer.status < 200 || answer.status > 299)
    throw new AppError(BLOCKING.has(answer.status) ? "blocked" : "http_error", { data: { status: answer.status } });
  const type = answer.headers["content-type"] ?? "";
  if (/^(text|application\/(json|xhtml))/i.test(type))
    throw new AppError("not_an_image", { data: { contentType: type } });
  return { finalUrl: answer.finalUrl, bytes: answer.bytes };
}
