/** What a handler of the API answered, on its way out. */
import type { Context } from "hono";

/**
 * A file is handed to the connection whole: it lies in memory anyhow, and only there is it seen how much of it nobody has taken
 * (server/boot/readers.ts). Of all answers only files tell their length.
 */
export async function sendAnswer(c: Context, answer: Response): Promise<Response> {
  const isFile = answer.headers.has("content-length");
  return c.newResponse(isFile ? await answer.arrayBuffer() : answer.body, answer);
}
