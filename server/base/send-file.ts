/** Answers with a kept file as a stream, or with the part that is asked for: a phone asks for parts before it plays a film. */
import type { OpenFile } from "./files.ts";
import { parseRange, rangeAnswer } from "./ranges.ts";

/** `request`: what was asked. Null where the file was removed meanwhile. */
export async function sendFile(request: Request, file: OpenFile): Promise<Response | null> {
  const range = parseRange(request.headers.get("range") ?? undefined, file.size);
  const { status, headers } = rangeAnswer(range, file.size);
  if (range === "none") return new Response(null, { status, headers });
  headers.set("Content-Type", file.type);
  if (request.method === "HEAD" || file.size === 0) return new Response(null, { status, headers });
  const stream = await file.read(range === "all" ? undefined : range);
  return stream && new Response(stream, { status, headers });
}
