/** The provider and a local WeChat Pay under one clock (test support). */
import { expect, test } from "vitest";
import { wechatPay } from "#adapters/payments/wechat";
import type { WechatSettings } from "#adapters/payments/wechat-settings";
import type { PaymentSubject } from "./behaviour.ts";
import { type WechatServer, wechatServer } from "./wechat-server.ts";
import { signedHeaders } from "./wechat-server-keys.ts";
import type { WechatState } from "./wechat-server-state.ts";

export interface WechatSubject extends PaymentSubject {
  server: WechatServer;
  books: WechatState;
}

export async function wechatSubject(
  over: (server: WechatServer) => Partial<WechatSettings> = () => ({}),
): Promise<WechatSubject> {
  let time = Date.parse("2026-03-02T01:00:00Z");
  const now = () => new Date(time);
  const server = await wechatServer(now);
  return {
    server,
    books: server.books,
    provider: wechatPay(server.settings(over(server)), now),
    currency: "CNY",
    now,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    pay: async (reference) => server.pay(reference),
    callbackOf: async (reference) => server.paidNews(reference),
    forged: async ({ headers, body }) => ({
      headers: { ...headers, ...signedHeaders(server.stranger(), body, now()) },
      body,
    }),
    patience: 5 * 60_000,
    refunded: async (reference) => server.refunded(reference),
    carryOut: async (refundReference) => {
      server.endRefund(refundReference);
    },
    day: () => "2026-03-02",
    cutOff: () => server.close(),
    stop: () => server.close(),
  };
}

/** Declares a test with a fresh server and provider. */
export const trying = (
  title: string,
  body: (subject: WechatSubject) => Promise<void>,
  over?: Parameters<typeof wechatSubject>[0],
) =>
  test(title, async () => {
    const subject = await wechatSubject(over);
    try {
      await body(subject);
    } finally {
      await subject.stop();
    }
  });

export const refused = expect.objectContaining({ code: "callback_refused" });
export const unavailable = expect.objectContaining({ code: "unavailable" });
