/** WeChat Pay's statements: whole, ours, and to the fen. */
import { describe, expect, test } from "vitest";
import { paidCharge } from "#tests/support/payments/behaviour";
import { signedHeaders } from "#tests/support/payments/wechat-server-keys";
import { trying, unavailable } from "#tests/support/payments/wechat-subject";
import { readStatement } from "./wechat-statement.ts";

describe("statements", () => {
  trying("a day on which nothing moved is empty, as soon as that is certain", async (s) => {
    // nine in the morning in Beijing: it may still be written
    await expect(s.provider.statement?.("2026-03-01")).rejects.toEqual(unavailable);
    s.pass(3_600_000);
    expect(await s.provider.statement?.("2026-03-01")).toEqual([]);
  });

  trying("a file that is not the one promised is not read", async (s) => {
    await paidCharge(s);
    s.server.meddle((answer) => ({ ...answer, body: answer.body.replace("299.01", "199.01") }));
    await expect(s.provider.statement?.(s.day())).rejects.toEqual(unavailable);
  });

  trying("our signature goes to WeChat only, whatever place the answer names", async (s) => {
    await paidCharge(s);
    s.server.meddle((answer) => {
      const body = answer.body.replace(/http:\/\/127\.0\.0\.1:\d+/, "http://elsewhere.example");
      return body === answer.body
        ? answer
        : { ...answer, body, headers: signedHeaders(s.server.certificate(), body, s.now()) };
    });
    expect(await s.provider.statement?.(s.day())).toHaveLength(1);
  });

  test("payments, refunds and somebody else's goods are told apart, to the fen", () => {
    const lines = readStatement(
      [
        "\uFEFF交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,货币种类,应结订单金额,商户退款单号,退款金额,退款状态,商品名称,订单金额,申请退款金额",
        "`2026-03-02 00:00:07,`wx1,`19,`4200A,`LC1,`SUCCESS,`CNY,`8.00,`0,`0.00,`,`房播, 1 个月,`299.01,`0.00",
        "`2026-03-02 23:59:59,`wx1,`19,`4200A,`LC1,`REFUND,`CNY,`0.00,`R1,`8.00,`PROCESSING,`房播,`0.00,`99.09",
        "`2026-03-02 23:59:59,`wx1,`19,`4200A,`LC1,`REFUND,`CNY,`0.00,`R2,`8.00,`FAIL,`房播,`0.00,`1.00",
        "`2026-03-02 10:00:00,`wx2,`19,`4200B,`X1,`SUCCESS,`CNY,`1.00,`0,`0.00,`,`a,`b,`1.00,`0.00",
        "总交易单数,应结订单总金额",
        "`4,`0.00",
        "",
      ].join("\r\n"),
      "wx1",
    );
    const transactionId = "4200A";
    expect(lines).toEqual([
      ...[
        {
          type: "payment",
          reference: "LC1",
          transactionId,
          amountMinor: 29_901,
          currency: "CNY",
          at: new Date("2026-03-01T16:00:07Z"),
        },
      ],
      ...[
        {
          type: "refund",
          reference: "R1",
          transactionId,
          amountMinor: 9_909,
          currency: "CNY",
          at: new Date("2026-03-02T15:59:59Z"),
        },
      ],
    ]);
  });

  test("a line of ours that cannot be read is not left out in silence", () => {
    const head = "交易时间,公众账号ID,微信订单号,商户订单号,交易状态,货币种类,订单金额";
    const good = "`2026-03-02 10:00:00,`wx1,`4200A,`LC1,`SUCCESS,`CNY,`299.01";
    expect(readStatement(`${head}\n${good}`, "wx1")).toHaveLength(1);
    for (const bad of [
      good.replace("299.01", "299,01"),
      good.replace("10:00:00", "later"),
      `${good},\`more`,
      good.slice(1),
    ])
      expect(() => readStatement(`${head}\n${bad}`, "wx1")).toThrow(unavailable);
    expect(() => readStatement(`${head.replace("公众账号ID", "应用ID")}\n${good}`, "wx1")).toThrow(unavailable);
  });
});
