/**
 * How much a request to the API may carry, and who may: little, except where the table says why. What is too long, or comes
 * from nobody, is refused without being read; what is read is looked at before it is parsed, which happens on the main thread.
 */
import { setImmediate as immediate } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { type ErrorCode, type ErrorData, errorStatus } from "#contract/errors";
import { jsonBounds } from "#server/base/json-bounds";
import { apiBodyLimits, bodyLimits, publicProcedures } from "#server/base/limits";
import { isBoundedForm } from "./form-bounds.ts";
import { procedureOf } from "./procedure-of.ts";
import { apiError } from "./refusal.ts";

interface LargerBody {
  bytes: number;
  carries: "texts" | "file";
}

const larger = new Map<string, LargerBody>(Object.entries(apiBodyLimits.larger));

/** The row of a procedure that may carry more than usual. */
export const largerBody = (name: string | undefined): LargerBody | undefined =>
  name === undefined ? undefined : larger.get(name);

type Code = ErrorCode & ("too_large" | "unauthorized" | "invalid_input");

const refuse = (c: Context, code: Code, data: ErrorData = {}): Response =>
  c.json(apiError(c.req.path, code, data), errorStatus[code]);

/** As the handlers of both forms tell them apart. */
const kindOf = (type: string | undefined): "json" | "form" | "other" => {
  if (!type || type.startsWith("application/json")) return "json";
  return type.startsWith("multipart/form-data") ? "form" : "other";
};

/** The rest of a refused body goes by unseen: the connection of a stream that is given up would end before the answer. */
async function discard(rest: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (let piece = await rest.read(); !piece.done; ) piece = await rest.read();
}

/** The bytes, or why they are refused; no more is kept or looked at than tells. */
async function read(
  stream: ReadableStream<Uint8Array>,
  most: number,
  isBounded: (piece: Uint8Array) => boolean,
): Promise<Buffer<ArrayBuffer> | Code> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    const refused = bytes > most ? "too_large" : isBounded(next.value) ? null : "invalid_input";
    if (refused) {
      // one that breaks off is over, too
      void discard(reader).catch(() => {});
      return refused;
    }
    pieces.push(next.value);
  }
  return Buffer.concat(pieces);
}

/** A body comes as texts or as a file, whichever its procedure carries; in any other form it is as short as any. */
function mostOf(name: string | undefined, kind: ReturnType<typeof kindOf>): number {
  const row = largerBody(name);
  const fits = row && (row.carries === "texts" ? kind === "json" : kind === "form");
  return fits ? row.bytes : apiBodyLimits.usual;
}

/**
 * The request with a text that is made once and in one go: a body's own way copies megabytes twice and decodes them in three times
 * as long. Whoever else has a request under way is served before the text is parsed.
 */
function withText(request: Request, body: Buffer<ArrayBuffer>): Request {
  const text = async () => {
    const decoded = body.toString("utf8");
    if (body.length > bodyLimits.small) await immediate();
    return decoded;
  };
  return Object.defineProperty(new Request(request, { body }), "text", { value: text });
}

export const apiBodyLimit =
  (isSignedIn: (request: Request) => Promise<boolean>): MiddlewareHandler =>
  async (c, next) => {
    const { req } = c;
    if (req.method === "GET" || req.method === "HEAD") return next();
    const name = procedureOf(req.method, req.path)?.name;
    const type = req.header("content-type");
    const kind = kindOf(type);
    const maxBytes = mostOf(name, kind);
    if (Number(req.header("content-length") ?? 0) > maxBytes) return refuse(c, "too_large", { maxBytes });
    const isPublic = name !== undefined && publicProcedures.has(name);
    if (!isPublic && !(await isSignedIn(req.raw))) return refuse(c, "unauthorized");
    // not touched before: a stream that was begun and left keeps the connection from going on
    const stream = req.raw.body;
    if (!stream) return next();
    const isBounded = kind === "json" ? jsonBounds() : () => true;
    const body = await read(stream, maxBytes, isBounded).catch((): Code => "invalid_input");
    if (typeof body === "string") return refuse(c, body, body === "too_large" ? { maxBytes } : {});
    if (kind === "form" && !isBoundedForm(body, type ?? "")) return refuse(c, "invalid_input");
    req.raw = kind === "json" ? withText(req.raw, body) : new Request(req.raw, { body });
    return next();
  };
