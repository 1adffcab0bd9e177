/**
 * Signatures Alipay itself made, from the tests of its own library (alipay/alipay-sdk-nodejs-all, test/alipay.test.ts and
 * test/fixtures): a notification of 2019-08-15 and a gateway's answer, with the public keys they verify with.
 */
import { createVerify } from "node:crypto";
import { expect, test } from "vitest";
import { rsaKeys } from "#tests/support/payments/alipay-server";
import { alipayClient } from "./alipay-client.ts";
import { readAlipayNotice } from "./alipay-notice.ts";

const pem = (base64: string) => `-----BEGIN PUBLIC KEY-----\n${base64}\n-----END PUBLIC KEY-----`;
const noticeKey = pem(
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB",
);
const notice = {
  gmt_create: "2019-08-15 15:56:22",
  charset: "utf-8",
  seller_email: "z97-yuquerevenue@service.aliyun.com",
  subject: "语雀空间 500人规模",
  sign: "QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==",
  buyer_id: "2088102534368455",
  invoice_amount: "0.10",
  notify_id: "2019081500222155624068450559358070",
  fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
  notify_type: "trade_status_sync",
  trade_status: "TRADE_SUCCESS",
  receipt_amount: "0.10",
  buyer_pay_amount: "0.10",
  sign_type: "RSA2",
  app_id: "2019073166072302",
  seller_id: "2088531891668739",
  gmt_payment: "2019-08-15 15:56:24",
  notify_time: "2019-08-15 15:56:25",
  version: "1.0",
  out_trade_no: "20190815155618536-564-57",
  total_amount: "0.10",
  trade_no: "2019081522001468450512505578",
  auth_app_id: "2019073166072302",
  buyer_logon_id: "xud***@126.com",
  point_amount: "0.00",
};
const settings = { appId: notice.app_id, sellerId: notice.seller_id };
const client = alipayClient(
  { ...settings, privateKey: rsaKeys().privateKey, publicKeys: [noticeKey] },
  () => new Date(),
);
const arrival = new Date("2019-08-15T07:56:26.000Z");
const read = (fields: Record<string, string>, now = arrival) =>
  readAlipayNotice({ body: new URLSearchParams(fields).toString() }, settings, client, now);

test("a notification Alipay really sent is read", () => {
  expect(read(notice)).toEqual({
    type: "charge",
    eventId: "2019081500222155624068450559358070",
    at: new Date("2019-08-15T07:56:25.000Z"),
    reference: "20190815155618536-564-57",
    charge: {
      state: "paid",
      transactionId: "2019081522001468450512505578",
      paidAt: new Date("2019-08-15T07:56:24.000Z"),
      amountMinor: 10,
      currency: "CNY",
    },
  });
});

test("the same one is refused with a digit of the amount changed, and years later", () => {
  expect(() => read({ ...notice, total_amount: "9.10" })).toThrow("not signed");
  expect(() => read(notice, new Date("2026-03-02T01:00:00.000Z"))).toThrow("too old");
});

test("what Alipay signed is what the local gateway of our tests takes for the string to sign", () => {
  const text = Object.entries(notice)
    .filter(([name]) => name !== "sign" && name !== "sign_type")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  expect(createVerify("RSA-SHA256").update(text).verify(noticeKey, notice.sign, "base64")).toBe(true);
});

test("an answer of Alipay's gateway is believed as it was signed, and not with a letter changed", () => {
  const answerKey = pem(
    "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAk7LzhmMa2c4qQd4fqAqenfbuFoA7stPKvoS1LrZEsVnOOGUUjwoa1oU9xsSPjcOWhIerU/VAN4J95GIAXx59ipcleIyfLn2FhHXPgLJpvo+b2jJFyn/1/DbeJDh+0yDVAOf50Z7HhI0mdUhFMkXlT7BU0ZMtJf/TmISFEfhDU/w6qFd6D42L97byAkq0K6LroglSVF24GqJEa7hSeUIkZWj7RasykXrc2uVJ1+ejkXE0LyPxa2AHykMGbJLf5SiZvaNzUZgnKIR36mLOHpQ/2JCXxhXZYUWHzy0kMH54JcUEeksFWBYLGvLjV1phbcUIc3Q76tIuqApY6E222OoZZQIDAQAB",
  );
  const sign =
    "F+LDzpTNiavn7xVZPGuPCSSVRSmWzJGgtuji6tVELGEaqMaNj0jRKXUEr5nloZJBBmwEnddOyCjjepMmrTKTvoOqQ0Efxpr/R1iEeHTHVbb/Q8TTh6Up5gHJDkILdaWS2q1cWeQ6VT+HQY9P3WRXS7uhILHuDODIhpAyCu5KhWGt0rMCIG+Im6NODJP2oohtSCtmTFXg58HH587Z2y2bdbjzOxLvzD9IrU1imghXQ2S/Q+wMIvRk9on6cWnBLkrNvJKapA2ReNGWOwyuASvB9zDVzhMPbR+3mfRGkVDxsq5HYLjBKGskJMXHw0HuugZij6ScRuaLPODhmHwr/pJ9yw==";
  const raw = `{"alipay_open_file_upload_response":{"code":"10000","msg":"Success","file_id":"CAxAToWB1JsAAAAAAAAAAAAADgSLAQBr"},"sign":"${sign}"}`;
  const { believe } = alipayClient(
    { ...settings, privateKey: rsaKeys().privateKey, publicKeys: [noticeKey, answerKey] },
    () => new Date(),
  );
  expect(() => believe(raw, "alipay_open_file_upload_response", sign)).not.toThrow();
  expect(() => believe(raw.replace("CAxA", "CAxB"), "alipay_open_file_upload_response", sign)).toThrow();
});
