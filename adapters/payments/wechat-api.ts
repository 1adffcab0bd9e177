/** WeChat Pay's answers, believed when they are signed: one call, one verified answer. */
import { z } from "zod";
import { AppError } from "#contract/errors";
import type { SendToWechat, WechatCall } from "./wechat-send.ts";
import { isSigned, type TrustWechat } from "./wechat-trust.ts";

/** Where it refuses, `code` says why ("ORDER_NOT_EXIST"). */
type WechatAnswer = { ok: true; body: unknown } | { ok: false; status: number; code: string };
export type AskWechat = (call: WechatCall) => Promise<WechatAnswer>;

const refusal = z.object({ code: z.string().max(64) });

export const unavailable = (what: string): AppError => new AppError("unavailable", { message: `WeChat Pay: ${what}` });

/** Reads what was believed; throws `unavailable` when it is not what the documentation says. */
export function parseAnswer<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
  const read = shape.safeParse(body);
  if (read.success) return read.data;
  throw unavailable(`an answer is not as documented (${read.error.issues[0]?.path.join(".")})`);
}

/**
 * Throws `unavailable` when there is no answer, one that is not WeChat's, or one that means "again later". A refusal without
 * a signature counts (WeChat leaves it out where it could not tell who asked); success without one does not.
 */
export const wechatAsker =
  (send: SendToWechat, trust: TrustWechat): AskWechat =>
  async (call) => {
    const { status, headers, raw, body } = await send(call);
    const ok = status >= 200 && status < 300;
    const doubt = ok || isSigned(headers) ? await trust(headers, raw.toString()) : null;
    if (doubt) throw unavailable(`an answer is not believed: ${doubt}`);
    if (ok) return { ok, body };
    const code = refusal.safeParse(body).data?.code ?? `HTTP ${status}`;
    if (status < 400 || status >= 500 || status === 401 || status === 429) throw unavailable(code);
    return { ok, status, code };
  };
