/**
 * Aliyun's, Tencent Cloud's and Twilio's short messages on a local port, as their documents describe them. Enforced: the
 * signatures of ACS3 and TC3 recomputed here, basic authentication; signature names and templates that were approved; numbers
 * as each wants them; details with OutId, lists by number and day, and none of it at Tencent Cloud.
 */
import { createHash, createHmac } from "node:crypto";
import type { LocalPlatform } from "./local-platform.ts";
import { isRecord, text } from "./read.ts";
import { type Asked, type Clock, formOf, jsonOf, platformServer, Refused, type Said, said } from "./server.ts";

const ID = "key-id-1";
const SECRET = "key-Secret/2";
const shared = { keyId: ID, keySecret: SECRET, recipients: "+8613800001234" };
export const smsAgents = {
  aliyun: { ...shared, provider: "aliyun", from: "林家房产", template: "SMS_1" },
  tencent: { ...shared, provider: "tencent", from: "林家房产", template: "1001", app: "1400006666" },
  twilio: { ...shared, provider: "twilio", from: "+12025550100" },
} as const;

interface Message {
  to: string;
  words: string;
  key: string;
  made: Date;
}
const sha = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");
const mac = (key: string | Buffer, words: string) => createHmac("sha256", key).update(words).digest();

/** ACS3-HMAC-SHA256 over what arrived; Host is the service's, whatever port this is. */
function acs3({ query, headers, bytes }: Asked, host: string): boolean {
  const words = [...query]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(value).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    );
  const given = String(headers.authorization ?? "");
  const names = (/SignedHeaders=([^,]+)/.exec(given)?.[1] ?? "").split(";");
  const lines = names.map((name) => `${name}:${name === "host" ? host : headers[name]}`);
  const request = ["POST", "/", words.join("&"), ...lines, "", names.join(";"), sha(bytes)].join("\n");
  return given.endsWith(
    `Signature=${createHmac("sha256", SECRET)
      .update(`ACS3-HMAC-SHA256\n${sha(request)}`)
      .digest("hex")}`,
  );
}
function tc3({ headers, bytes }: Asked, host: string): boolean {
  const seconds = String(headers["x-tc-timestamp"]);
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  const request = [
    "POST",
    "/",
    "",
    `content-type:${headers["content-type"]}`,
    `host:${host}`,
    "",
    "content-type;host",
    sha(bytes),
  ].join("\n");
  const toSign = ["TC3-HMAC-SHA256", seconds, `${date}/sms/tc3_request`, sha(request)].join("\n");
  const key = mac(mac(mac(`TC3${SECRET}`, date), "sms"), "tc3_request");
  return String(headers.authorization ?? "").endsWith(createHmac("sha256", key).update(toSign).digest("hex"));
}

export async function smsServer(
  clock: Clock,
  provider: keyof typeof smsAgents,
): Promise<LocalPlatform & { readonly sent: Message[] }> {
  const sent: Message[] = [];
  let open = true;
  const take = (to: string, words: string, key: string) => void sent.push({ to, words, key, made: clock.now() });
  const closed = /0000000$/;

  function aliyun(asked: Asked): Said {
    const wrong = (Code: string, Message = Code) => new Refused(400, { Code, Message, RequestId: "r" });
    if (!open) throw wrong("InvalidAccessKeyId.NotFound", "Specified access key is not found.");
    if (!acs3(asked, "dysmsapi.aliyuncs.com")) throw wrong("SignatureDoesNotMatch");
    const of = (name: string) => asked.query.get(name) ?? "";
    if (asked.headers["x-acs-action"] === "QuerySmsSign") return said(200, { Code: "OK", SignStatus: 1 });
    if (asked.headers["x-acs-action"] === "QuerySendDetails") {
      const found = sent.filter(
        ({ to, made }) =>
          to === of("PhoneNumber") &&
          new Date(made.getTime() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll("-", "") === of("SendDate"),
      );
      return said(200, {
        Code: "OK",
        TotalCount: found.length,
        SmsSendDetailDTOs: {
          SmsSendDetailDTO: found.map(({ key, words }) => ({ OutId: key, Content: words, SendStatus: 3 })),
        },
      });
    }
    if (of("SignName") !== "林家房产" || of("TemplateCode") !== "SMS_1")
      return said(200, { Code: "isv.SMS_SIGNATURE_ILLEGAL", Message: "签名不合法" });
    if (!/^\d{7,15}$/.test(of("PhoneNumbers")) || closed.test(of("PhoneNumbers")))
      return said(200, { Code: "isv.MOBILE_NUMBER_ILLEGAL", Message: "非法手机号" });
    take(of("PhoneNumbers"), text(JSON.parse(of("TemplateParam")).content), of("OutId"));
    return said(200, { Code: "OK", Message: "OK", BizId: `${sent.length}` });
  }
  function tencent(asked: Asked): Said {
    const answer = (Response: unknown) => said(200, { Response });
    if (!open || !tc3(asked, "sms.tencentcloudapi.com"))
      return answer({
        Error: { Code: "AuthFailure.SecretIdNotFound", Message: "The SecretId is not found" },
        RequestId: "r",
      });
    if (asked.headers["x-tc-action"] === "DescribeSmsSignList")
      return answer({ DescribeSignListStatusSet: [], RequestId: "r" });
    const body = jsonOf(asked);
    if (
      !isRecord(body) ||
      body.SmsSdkAppId !== "1400006666" ||
      !Array.isArray(body.PhoneNumberSet) ||
      !Array.isArray(body.TemplateParamSet)
    )
      return answer({ Error: { Code: "InvalidParameterValue.SdkAppIdNotExist", Message: "SdkAppId" }, RequestId: "r" });
    const [to] = body.PhoneNumberSet.map(String);
    if (closed.test(to ?? ""))
      return answer({
        SendStatusSet: [{ Code: "InvalidParameterValue.IncorrectPhoneNumber", Message: "incorrect" }],
        RequestId: "r",
      });
    take(to ?? "", body.TemplateParamSet.join(" "), text(body.SessionContext));
    return answer({
      SendStatusSet: [{ SerialNo: `${sent.length}`, PhoneNumber: to, Code: "Ok", Message: "send success" }],
      RequestId: "r",
    });
  }
  function twilio(asked: Asked): Said {
    const right = `Basic ${Buffer.from(`${ID}:${SECRET}`).toString("base64")}`;
    if (!open || asked.headers.authorization !== right)
      throw new Refused(401, { code: 20003, message: "Authenticate" });
    if (asked.path.endsWith(`/${ID}.json`)) return said(200, { sid: ID, status: "active" });
    if (asked.method === "GET") {
      const found = sent.filter(
        ({ to, made }) =>
          to === asked.query.get("To") && made.toISOString().slice(0, 10) >= (asked.query.get("DateSent>") ?? ""),
      );
      return said(200, {
        messages: found.map(({ words, made }) => ({ body: words, date_created: made.toUTCString() })),
      });
    }
    const { To = "", From, Body = "" } = formOf(asked);
    if (From !== "+12025550100" || Body.length > 1600)
      throw new Refused(400, {
        code: 21617,
        message: "The concatenated message body exceeds the 1600 character limit",
      });
    if (closed.test(To)) throw new Refused(400, { code: 21211, message: "Invalid 'To' Phone Number" });
    take(To, Body, "");
    return said(201, { sid: `SM${sent.length}`, status: "queued" });
  }

  const server = await platformServer((asked) => ({ aliyun, tencent, twilio })[provider](asked));
  const limits = {
    aliyun: said(200, { Code: "isv.BUSINESS_LIMIT_CONTROL", Message: "触发小时级流控Permits:5" }),
    tencent: said(200, { Response: { Error: { Code: "RequestLimitExceeded", Message: "too many" }, RequestId: "r" } }),
    twilio: said(429, { code: 20429, message: "Too Many Requests" }),
  };
  return {
    sent,
    server,
    clock,
    shown: () => sent.map(({ words }) => ({ text: words, pictures: 0, alts: [] })),
    uploads: () => 0,
    revoke: () => {
      open = false;
    },
    publishes: ({ method, path, headers }) =>
      headers["x-acs-action"] === "SendSms" ||
      headers["x-tc-action"] === "SendSms" ||
      (method === "POST" && path.endsWith("/Messages.json")),
    limit: { said: limits[provider], waitMs: 900_000 },
  };
}
