/** Fetches a file a provider pointed us to in a signed answer (a statement), within limits of time and size. */
import { request } from "undici";
import { AppError } from "#contract/errors";

const TOTAL_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** The bytes. Throws `unavailable`; the address, which lets anybody in, is never named. */
export async function download(url: string): Promise<Uint8Array> {
  try {
    const answer = await request(url, { signal: AbortSignal.timeout(TOTAL_MS) });
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer.body) {
      size += part.length;
      if (size > MOST_BYTES) throw new Error("the file is too large");
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch {
    throw new AppError("unavailable", { message: `${new URL(url).host} gave no file` });
  }
}
