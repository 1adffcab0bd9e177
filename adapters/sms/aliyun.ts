/** Alibaba Cloud short messages (dysmsapi, 2017-05-25, SendSms), signed as its V3 protocol says: ACS3-HMAC-SHA256. */
import { createHash, createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import { askService } from "#adapters/web/service";
import { AppError } from "#contract/errors";
import type { SmsSender, SmsSettings } from "./sms.ts";

export interface AliyunCall {
  method: "GET" | "POST";
  host: string;
  action: string;
  version: string;
  query: Record<string, string>;
  /** "yyyy-MM-ddTHH:mm:ssZ" */
  date: string;
  nonce: string;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
/** RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
/** The query as it is signed, names in order. */
export const canonicalQuery = (query: Record<string, string>): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encode(name)}=${encode(query[name] ?? "")}`)
    .join("&");

/** The headers of a call without a body, the signature among them. */
export function aliyunHeaders(call: AliyunCall, keyId: string, keySecret: string): Record<string, string> {
  const body = sha256("");
  const signed: Record<string, string> = {
    host: call.host,
    "x-acs-action": call.action,
    "x-acs-content-sha256": body,
    "x-acs-date": call.date,
    "x-acs-signature-nonce": call.nonce,
    "x-acs-version": call.version,
  };
  const names = Object.keys(signed).sort();
  const request = [
    call.method,
    "/",
    canonicalQuery(call.query),
    ...names.map((name) => `${name}:${signed[name]}`),
    "",
    names.join(";"),
    body,
  ].join("\n");
  const signature = createHmac("sha256", keySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
    .digest("hex");
  return {
    ...signed,
    Authorization: `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names.join(";")},Signature=${signature}`,
  };
}

const answer = z.object({ Code: z.string(), Message: z.string().optional() });
const refusedNumbers = new Set([
  "isv.MOBILE_NUMBER_ILLEGAL",
  "isv.MOBILE_COUNT_OVER_LIMIT",
  "isv.BLACK_KEY_CONTROL_LIMIT",
]);

/** Mainland numbers go without their code, others with it but without the plus. */
export const numberOf = (e164: string) => e164.replace(/^\+86/, "").replace(/^\+/, "");

/** Sends through Aliyun SMS, whose texts are templates approved beforehand. */
export function aliyunSms(settings: SmsSettings, now: () => Date): SmsSender {
  const endpoint = settings.endpoint ?? "https://dysmsapi.aliyuncs.com";
  return {
    name: "aliyun",
    async send({ to, code }) {
      const query = {
        PhoneNumbers: numberOf(to),
        SignName: settings.from,
        TemplateCode: settings.template,
        TemplateParam: JSON.stringify({ code }),
      };
      const call: AliyunCall = {
        method: "POST",
        host: new URL(endpoint).host,
        action: "SendSms",
        version: "2017-05-25",
        query,
        date: now()
          .toISOString()
          .replace(/\.\d+Z$/, "Z"),
        nonce: randomUUID(),
      };
      const { body } = await askService(`${endpoint}/?${canonicalQuery(query)}`, {
        method: call.method,
        headers: aliyunHeaders(call, settings.keyId, settings.keySecret),
      });
      const { Code } = answer.catch({ Code: "unreadable" }).parse(body);
      if (Code === "OK") return;
      if (Code === "isv.BUSINESS_LIMIT_CONTROL") throw new AppError("too_many_requests");
      if (refusedNumbers.has(Code)) throw new AppError("phone_refused");
      throw new AppError("unavailable", { message: `The SMS service refused (${Code})` });
    },
  };
}
