import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { providerServer } from "#tests/support/sms-provider-server";
import { aliyunHeaders } from "./aliyun.ts";
import { openSms } from "./index.ts";
import { outboxSmsFiles, readOutboxSms } from "./outbox.ts";
import type { SmsCode, SmsProvider } from "./sms.ts";

let server: Awaited<ReturnType<typeof providerServer>>;
const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-sms-"));
beforeAll(async () => {
  server = await providerServer();
});
beforeEach(() => {
  server.asked.length = 0;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = new Date("2026-03-02T08:00:00.123Z");
const open = (provider: SmsProvider, from: string, endpoint = server.endpoint) =>
  openSms(
    { provider, keyId: "AC-key", keySecret: "secret", from, template: "SMS_1", outboxFolder: folder, endpoint },
    () => at,
  );
const code: SmsCode = { to: "+8613800001234", code: "042917", language: "zh", text: "验证码 042917" };
/** Which of our codes a call ends with. */
const outcome = (work: Promise<void>) =>
  work.then(
    () => "sent",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );

describe("Aliyun", () => {
  test("signs the documentation's example to the documented signature", () => {
    const headers = aliyunHeaders(
      {
        method: "POST",
        host: "ecs.cn-shanghai.aliyuncs.com",
        action: "RunInstances",
        version: "2014-05-26",
        query: {
          ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd",
          RegionId: "cn-shanghai",
        },
        date: "2023-10-26T10:22:32Z",
        nonce: "3156853299f313e23d1673dc12e1703d",
      },
      "YourAccessKeyId",
      "YourAccessKeySecret",
    );
    expect(headers.Authorization).toBe(
      "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
    );
  });

  test("asks SendSms with the signature name, the template and its one variable", async () => {
    server.answers(200, { Code: "OK", Message: "OK", BizId: "1", RequestId: "2" });
    await open("aliyun", "房播").send(code);
    const [call] = server.asked;
    expect(call?.method).toBe("POST");
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      PhoneNumbers: "13800001234",
      SignName: "房播",
      TemplateCode: "SMS_1",
      TemplateParam: '{"code":"042917"}',
    });
    expect(call?.headers).toMatchObject({
      "x-acs-action": "SendSms",
      "x-acs-version": "2017-05-25",
      "x-acs-date": "2026-03-02T08:00:00Z",
      host: new URL(server.endpoint).host,
    });
    await open("aliyun", "房播").send({ ...code, to: "+85291234567" });
    expect(server.asked[1]?.url.searchParams.get("PhoneNumbers")).toBe("85291234567");
    expect(server.asked[1]?.headers["x-acs-signature-nonce"]).not.toBe(call?.headers["x-acs-signature-nonce"]);
  });

  test.each([
    [200, { Code: "isv.BUSINESS_LIMIT_CONTROL" }, "too_many_requests"],
    [200, { Code: "isv.MOBILE_NUMBER_ILLEGAL" }, "phone_refused"],
    [400, { Code: "SignatureDoesNotMatch" }, "unavailable"],
    [502, "<html>", "unavailable"],
  ])("answers %i %j as %s and says neither key nor number", async (status, body, expected) => {
    server.answers(status, body);
    const sent = open("aliyun", "房播").send(code);
    expect(await outcome(sent)).toBe(expected);
    await expect(sent).rejects.not.toThrow(/secret|13800001234/);
  });
});

describe("Twilio", () => {
  test("posts the words as a form, from a number or a messaging service", async () => {
    server.answers(201, { sid: "SM1", status: "queued" });
    await open("twilio", "+12025550100").send(code);
    await open("twilio", "MG123").send(code);
    const forms = server.asked.map((call) => Object.fromEntries(new URLSearchParams(call.body)));
    expect(forms).toEqual([
      { To: "+8613800001234", From: "+12025550100", Body: "验证码 042917" },
      { To: "+8613800001234", MessagingServiceSid: "MG123", Body: "验证码 042917" },
    ]);
    const [call] = server.asked;
    expect([call?.method, call?.url.pathname]).toEqual(["POST", "/2010-04-01/Accounts/AC-key/Messages.json"]);
    expect(call?.headers.authorization).toBe(`Basic ${btoa("AC-key:secret")}`);
  });

  test.each([
    [400, { code: 21211, message: "Invalid 'To' Phone Number" }, "phone_refused"],
    [429, { code: 20429, message: "Too Many Requests" }, "too_many_requests"],
    [401, { code: 20003, message: "Authenticate" }, "unavailable"],
  ])("answers %i %j as %s", async (status, body, expected) => {
    server.answers(status, body);
    expect(await outcome(open("twilio", "+12025550100").send(code))).toBe(expected);
  });

  test("a provider that does not answer is unavailable", async () => {
    expect(await outcome(open("twilio", "+12025550100", "http://127.0.0.1:9").send(code))).toBe("unavailable");
  });
});

test("the outbox keeps the words where the mailbox page finds them, and opens nothing else", async () => {
  await open("outbox", "").send(code);
  const [name = ""] = await outboxSmsFiles(folder);
  expect(await readOutboxSms(folder, name)).toEqual({
    to: "+8613800001234",
    text: "验证码 042917",
    at: at.toISOString(),
  });
  expect(await readOutboxSms(folder, "../etc/passwd")).toBeNull();
});
