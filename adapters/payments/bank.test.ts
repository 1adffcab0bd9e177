import { describe, expect, test } from "vitest";
import { bankTransfer } from "./bank.ts";
import { readTransferCode, transferCodeOf } from "./transfer-code.ts";

const memo = transferCodeOf("pay_0001");
const ALPHABET = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];

describe("the memo of a transfer", () => {
  test("is short, the same for the same payment and another for another", () => {
    expect(memo).toMatch(/^LC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(transferCodeOf("pay_0001")).toBe(memo);
    const many = new Set(Array.from({ length: 2000 }, (_, index) => transferCodeOf(`pay_${index}`)));
    expect(many.size).toBe(2000);
  });

  test("is found however a person or a bank wrote it", () => {
    const [, first = "", second = ""] = memo.split("-");
    for (const typed of [
      memo,
      ` ${memo.toLowerCase()} `,
      memo.replaceAll("-", ""),
      first + second,
      `lc ${first} ${second}`,
      `转账：${memo}，房播套餐`,
      `ＬＣ－${first}－${second}`,
      memo.replaceAll("0", "O").replaceAll("1", "l"),
    ])
      expect(readTransferCode(typed), typed).toBe(memo);
  });

  test("shows any one wrong character and any two that changed places", () => {
    const [, first = "", second = ""] = memo.split("-");
    const places = [...(first + second)];
    for (const [at, right] of places.entries()) {
      for (const other of ALPHABET.filter((one) => one !== right))
        expect(readTransferCode(places.with(at, other).join("")), other).toBeNull();
      for (const [to, there] of places.entries())
        if (there !== right) expect(readTransferCode(places.with(at, there).with(to, right).join(""))).toBeNull();
    }
  });

  test("is not seen in other words and numbers", () => {
    for (const typed of ["", "房租 2026", "LC-1234", "6222020200112345678", `${memo}7`])
      expect(readTransferCode(typed), typed).toBeNull();
  });
});

describe("a bank transfer", () => {
  const bank = bankTransfer({ account: "1001 2345 6789", bank: "招商银行上海分行", holder: "房播科技有限公司" });
  const charge = { reference: "pay_0001", amountMinor: 29900, currency: "CNY" };

  test("names the account and the memo, the same each time it is opened", async () => {
    const wanted = {
      ...charge,
      method: "transfer" as const,
      subject: "房播 专业版",
      returnUrl: "https://listcast.example/orders",
      notifyUrl: "https://listcast.example/callback",
      expiresAt: new Date("2026-03-09T00:00:00Z"),
      language: "zh" as const,
      address: "192.0.2.1",
    };
    const opened = await bank.open(wanted);
    expect(opened).toEqual({
      action: {
        type: "transfer",
        account: "1001 2345 6789",
        bank: "招商银行上海分行",
        holder: "房播科技有限公司",
        memo,
      },
      providerId: null,
    });
    expect(await bank.open(wanted)).toEqual(opened);
  });

  test("stays open until somebody confirms it, and can be closed", async () => {
    expect(await bank.ask({ ...charge, providerId: null })).toEqual({ state: "open" });
    expect(await bank.close({ ...charge, providerId: null })).toEqual({ state: "closed" });
  });

  test("gives money back by hand: it waits for a person", async () => {
    const refund = { ...charge, transactionId: "B-1", providerId: null, refundReference: "ref_1", paidMinor: 29900 };
    expect(await bank.refund({ ...refund, reason: "", notifyUrl: "https://listcast.example" })).toEqual({
      state: "pending",
    });
  });

  test("believes no callback and gives no statement", async () => {
    await expect(bank.receive({ headers: {}, body: "{}" })).rejects.toMatchObject({ code: "callback_refused" });
    expect(bank.statement).toBeNull();
  });
});
