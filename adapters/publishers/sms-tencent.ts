/**
 * Tencent Cloud short messages (sms.tencentcloudapi.com 2021-01-11: SendSms, DescribeSmsSignList; cloud.tencent.com/document/api/
 * 382/55981), signed with TC3-HMAC-SHA256 (.../document/api/382/52072). What was sent is told by delivery only and without our
 * key: after a lost answer nobody can know.
 */
import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { caller, Ended, failed, type Refuse } from "./call.ts";
import type { PublisherIo } from "./publisher.ts";
import type { SmsAccount, SmsGateway } from "./sms-gateway.ts";

const API = "https://sms.tencentcloudapi.com";
const REGION = "ap-guangzhou";

type Code = Parameters<typeof failed>[0];
const codeOf = (code: string): Code => {
  if (/^AuthFailure/.test(code)) return "connection_ended";
  if (/LimitExceeded|RequestLimit/.test(code)) return "rate_limited";
  if (/InsufficientBalance|PackageExhausted|QuotaExceeded/i.test(code)) return "quota_used_up";
  if (/IncorrectPhoneNumber|PhoneNumberInBlacklist|InvalidPhoneNumber/i.test(code)) return "not_found";
  if (/Unauthorized|Signature|Template/.test(code)) return "no_permission";
  return /^InternalError/.test(code) ? "platform_down" : "text_rejected";
};
const errorShape = z.object({
  Response: z.object({ Error: z.object({ Code: z.string(), Message: z.string().default("") }) }),
});
const refuse: Refuse = ({ body }) => {
  const error = errorShape.safeParse(body).data?.Response.Error;
  return error ? { code: codeOf(error.Code), detail: `${error.Message} (${error.Code})` } : null;
};
const { ask } = caller(refuse);

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** The header of a call, as the documentation signs it: Content-Type and Host, then the body. */
export function tencentAuthorization(
  { keyId, keySecret }: Pick<SmsAccount, "keyId" | "keySecret">,
  call: { service: string; host: string; body: string; seconds: number; type: string },
): string {
  const { service, host, body, seconds, type } = call;
  const date = new Date(seconds * 1000).toISOString().slice(0, 10);
  const request = ["POST", "/", "", `content-type:${type}`, `host:${host}`, "", "content-type;host", hash(body)].join(
    "\n",
  );
  const scope = `${date}/${service}/tc3_request`;
  const toSign = ["TC3-HMAC-SHA256", seconds, scope, hash(request)].join("\n");
  const key = hmac(hmac(hmac(`TC3${keySecret}`, date), service), "tc3_request");
  const signature = createHmac("sha256", key).update(toSign).digest("hex");
  return `TC3-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`;
}

function callOf(account: SmsAccount, action: string, content: unknown, io: PublisherIo) {
  const body = JSON.stringify(content);
  const seconds = Math.floor(io.now().getTime() / 1000);
  const type = "application/json; charset=utf-8";
  const signed = { service: "sms", host: new URL(API).host, body, seconds, type };
  const headers = {
    authorization: tencentAuthorization(account, signed),
    "x-tc-action": action,
    "x-tc-version": "2021-01-11",
    "x-tc-region": REGION,
    "x-tc-timestamp": String(seconds),
  };
  return { method: "POST" as const, url: `${io.origin(API)}/`, headers, body: { type, bytes: Buffer.from(body) } };
}

export const tencentGateway: SmsGateway = {
  async check(account, io) {
    const content = { SignIdSet: [1], International: 0 };
    await ask(
      io,
      callOf(account, "DescribeSmsSignList", content, io),
      z.object({ Response: z.object({ RequestId: z.string() }) }),
    );
  },
  async send(account, { to, text, key }, io) {
    const content = {
      PhoneNumberSet: [to],
      SmsSdkAppId: account.app,
      SignName: account.from,
      TemplateId: account.template,
      TemplateParamSet: [text],
      SessionContext: key,
    };
    const status = z.object({ Code: z.string(), Message: z.string().default("") });
    const shape = z.object({ Response: z.object({ SendStatusSet: z.array(status).min(1) }) });
    const { Response } = await ask(io, { ...callOf(account, "SendSms", content, io), publishes: { ref: null } }, shape);
    const [sent] = Response.SendStatusSet;
    if (!sent || sent.Code === "Ok") return "sent";
    const code = codeOf(sent.Code);
    if (code === "not_found") return "refused";
    throw new Ended(failed(code, `${sent.Message} (${sent.Code})`, code === "rate_limited" ? 15 * 60_000 : null));
  },
  seen: async () => null,
};
