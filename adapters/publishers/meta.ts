/**
 * What Facebook, Instagram and Threads share: the Graph's errors (developers.facebook.com/docs/graph-api/guides/error-handling,
 * /docs/instagram-platform/instagram-graph-api/reference/error-codes) and the containers that Instagram and Threads publish.
 */
import { z } from "zod";
import { houseNote } from "#contract/publishing/house-notes";
import { type Ask, caller, Ended, failed, isGone, type Refuse } from "./call.ts";
import { noteOf } from "./progress.ts";
import type { Connected, Found, Picture, PublisherIo, SentPost } from "./publisher.ts";
import { pictureFormat } from "./shared/picture-notes.ts";

const errorShape = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.number().default(0),
    error_subcode: z.number().default(0),
    is_transient: z.boolean().default(false),
    error_user_msg: z.string().optional(),
  }),
});

/** Pictures that were too large, too small, of the wrong shape or kind, or could not be fetched. */
const media = new Set([
  324, 36000, 36001, 36003, 1366046, 1366055, 2207003, 2207004, 2207005, 2207009, 2207023, 2207026, 2207052, 2207057,
  2207067,
]);
const limited = new Set([4, 17, 32, 613, 80001, 80002, 1390008]);
const quota = new Set([9, 2207042]);
const blocked = new Set([368, 2207050, 2207051, 1404078]);

const refuseMeta: Refuse = ({ body, status }) => {
  const error = errorShape.safeParse(body).data?.error;
  if (!error || status < 400) return null;
  const numbers = [error.error_subcode, error.code];
  const has = (set: ReadonlySet<number>) => numbers.some((one) => set.has(one));
  const detail = `${error.error_user_msg ?? error.message} (${numbers.filter(Boolean).reverse().join("/")})`;
  if (error.code === 190 || error.code === 102) return { code: "connection_ended", detail };
  if (error.code === 506 || numbers.includes(1366051)) return { code: "duplicate", detail };
  if (has(media)) return { code: "media_rejected", detail };
  if (has(blocked)) return { code: "account_blocked", detail };
  if (has(quota)) return { code: "quota_used_up", detail };
  if (has(limited)) return { code: "rate_limited", detail };
  if (error.code === 10 || (error.code >= 200 && error.code < 300)) return { code: "no_permission", detail };
  if (error.code === 100 && (error.error_subcode === 33 || /does not exist/i.test(error.message)))
    return { code: "not_found", detail };
  if (error.is_transient || error.code === 1 || error.code === 2)
    return status >= 500 ? null : { code: "platform_down", detail };
  return error.code === 100 || numbers.includes(2207010) ? { code: "text_rejected", detail } : null;
};

export const { ask: askMeta, raw: rawMeta } = caller(refuseMeta);

export const bearer = ({ secrets }: Connected) => ({ authorization: `Bearer ${secrets.accessToken ?? ""}` });

export const idOnly = z.object({ id: z.string() });

/** Where Meta fetches a picture itself. Throws `Ended` for a picture that stands nowhere. */
export function publicAddress({ address, type }: Picture, types: readonly Picture["type"][]): string {
  if (address === null) throw new Ended(failed("media_rejected", houseNote("picture_unreachable")));
  if (!types.includes(type)) throw new Ended(failed("media_rejected", pictureFormat(type, types)));
  return address;
}

/** A container's standing: FINISHED may be published, PUBLISHED is. */
export async function containerStatus(
  ask: Ask,
  io: PublisherIo,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: string; words: string }> {
  const shape = z.object({
    status_code: z.string().optional(),
    status: z.string().optional(),
    error_message: z.string().nullish(),
  });
  const { status_code, status = "", error_message } = await ask(io, { method: "GET", url, headers }, shape);
  return { status: status_code ?? status, words: error_message ?? status };
}

/** A post that stands, under its own number and address. */
export const liveAt = (ref: string, address: string | null) => ({ state: "live" as const, ref, address });

/** What became of a post that was published from a container, which says so itself and for certain. */
export async function findByContainer(
  sent: SentPost,
  look: {
    there(ref: string): Promise<{ id: string; permalink: string | null }>;
    status(container: string): Promise<{ status: string }>;
    listed(): Promise<Found>;
  },
): Promise<Found> {
  if (sent.ref !== null) {
    try {
      const { id, permalink } = await look.there(sent.ref);
      return liveAt(id, permalink);
    } catch (error) {
      if (isGone(error)) return { state: "removed" };
      throw error;
    }
  }
  const container = noteOf(sent.checkpoint, "container");
  if (container === null) return { state: "absent" };
  const { status } = await look.status(container);
  if (status !== "PUBLISHED") return { state: "absent" };
  const found = await look.listed();
  // published for certain: a list without it is late
  return found.state === "absent" ? { state: "unknown", ref: null, detail: houseNote("not_listed_yet") } : found;
}

/** Whether a container is ready. Throws `Ended` where it failed or ran out. */
export function isFinished({ status, words }: { status: string; words: string }): boolean {
  if (status === "ERROR") throw new Ended(failed("media_rejected", words || houseNote("prepared_in_vain")));
  if (status === "EXPIRED") throw new Ended(failed("media_rejected", houseNote("prepared_too_long_ago")));
  return status !== "IN_PROGRESS";
}
