/**
 * Alibaba Cloud short messages (dysmsapi 2017-05-25: SendSms, QuerySendDetails, QuerySmsSign), signed as adapters/sms/aliyun.ts
 * does. OutId is ours and comes back in the details, which proves what became of a message.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { aliyunHeaders, canonicalQuery, numberOf } from "#adapters/sms/aliyun";
import { caller, type Refuse } from "./call.ts";
import type { PublisherIo } from "./publisher.ts";
import type { SmsAccount, SmsGateway } from "./sms-gateway.ts";

const API = "https://dysmsapi.aliyuncs.com";

const answerShape = z.object({ Code: z.string(), Message: z.string().default("") });
const refuse: Refuse = ({ body }) => {
  const answer = answerShape.safeParse(body).data;
  if (!answer || answer.Code === "OK") return null;
  const detail = `${answer.Message} (${answer.Code})`;
  if (/InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden|InvalidSecurityToken/.test(answer.Code))
    return { code: "connection_ended", detail };
  if (/AMOUNT_NOT_ENOUGH|OUT_OF_SERVICE|DAY_LIMIT|MONTH_LIMIT/.test(answer.Code))
    return { code: "quota_used_up", detail };
  if (/BUSINESS_LIMIT_CONTROL|Throttling/.test(answer.Code)) return { code: "rate_limited", detail };
  // about one number only
  if (/MOBILE_NUMBER_ILLEGAL|BLACK_KEY_CONTROL/.test(answer.Code)) return { code: "not_found", detail };
  if (/PERMISSION|SIGNATURE|TEMPLATE/.test(answer.Code)) return { code: "no_permission", detail };
  return { code: /SYSTEM_ERROR/.test(answer.Code) ? "platform_down" : "text_rejected", detail };
};
const { ask } = caller(refuse);

function callOf(account: SmsAccount, action: string, query: Record<string, string>, io: PublisherIo) {
  const { keyId, keySecret } = account;
  const date = io
    .now()
    .toISOString()
    .replace(/\.\d{3}Z$/, "Z");
  const method = "POST" as const;
  const call = { method, host: new URL(API).host, action, version: "2017-05-25", query, date, nonce: randomUUID() };
  // the guarded fetch writes Host itself
  const { host: _host, ...headers } = aliyunHeaders(call, keyId, keySecret);
  return { method, url: `${io.origin(API)}/?${canonicalQuery(query)}`, headers };
}

export const aliyunGateway: SmsGateway = {
  async check(account, io) {
    await ask(io, callOf(account, "QuerySmsSign", { SignName: account.from }, io), answerShape);
  },
  async send(account, { to, text, key }, io) {
    const query = {
      PhoneNumbers: numberOf(to),
      SignName: account.from,
      TemplateCode: account.template,
      TemplateParam: JSON.stringify({ content: text }),
      OutId: key,
    };
    await ask(io, { ...callOf(account, "SendSms", query, io), publishes: { ref: null } }, answerShape);
    return "sent";
  },
  async seen(account, { to, key }, since, io) {
    // days are Beijing's
    const days = [since, io.now()].map((at) =>
      new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", ""),
    );
    for (const SendDate of new Set(days)) {
      const query = { PhoneNumber: numberOf(to), SendDate, PageSize: "50", CurrentPage: "1" };
      const detail = z.object({ OutId: z.string().default("") });
      const shape = z.object({
        SmsSendDetailDTOs: z
          .object({ SmsSendDetailDTO: z.array(detail).default([]) })
          .default({ SmsSendDetailDTO: [] }),
      });
      const { SmsSendDetailDTOs: found } = await ask(io, callOf(account, "QuerySendDetails", query, io), shape);
      if (found.SmsSendDetailDTO.some(({ OutId }) => OutId === key)) return true;
    }
    return false;
  },
};
