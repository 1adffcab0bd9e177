/** WeChat Pay against its local server: what every provider must do, and what is WeChat's alone. */
import { describe, expect, test } from "vitest";
import { exampleCharge, paidCharge, paymentBehaviour } from "./behaviour.ts";
import { wechatPay } from "./wechat.ts";
import { unseal } from "./wechat-certificates.ts";
import { answerExample, requestExample, sealedExample } from "./wechat-examples.ts";
import { authorization } from "./wechat-send.ts";
import { merchant } from "./wechat-server-books.ts";
import { signedHeaders } from "./wechat-server-keys.ts";
import { readKey } from "./wechat-settings.ts";
import { readStatement } from "./wechat-statement.ts";
import { type WechatSubject, wechatSubject } from "./wechat-subject.ts";
import { wechatTrust } from "./wechat-trust.ts";

paymentBehaviour(() => wechatSubject());

const refused = expect.objectContaining({ code: "callback_refused" });
const unavailable = expect.objectContaining({ code: "unavailable" });

/** Runs with a fresh server and provider. */
const trying = (title: string, body: (s: WechatSubject) => Promise<void>, over?: Parameters<typeof wechatSubject>[0]) =>
  test(title, async () => {
    const subject = await wechatSubject(over);
    try {
      await body(subject);
    } finally {
      await subject.stop();
    }
  });

describe("the documentation's examples", () => {
  test("a request is signed as in the documentation", () => {
    const { privateKey, signed, signature, ...settings } = requestExample;
    const header = authorization(settings, readKey("the example", privateKey, "private"), signed);
    expect(header).toMatch(/^WECHATPAY2-SHA256-RSA2048 /);
    expect(
      Object.fromEntries([...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    ).toEqual({
      mchid: settings.merchantId,
      serial_no: settings.merchantSerial,
      timestamp: signed.timestamp,
      nonce_str: signed.nonce,
      signature,
    });
  });

  test("an answer signed with the public key is believed as it stands, and no other", async () => {
    const { publicKey, publicKeyId, headers, body, at } = answerExample;
    const settings = { ...requestExample, ...merchant, merchantPrivateKey: "", apiV3Key: "" };
    const never = () => Promise.reject(new Error("nobody is to be asked"));
    const trust = wechatTrust({ ...settings, publicKeys: { [publicKeyId]: publicKey } }, never, () => at);
    expect(await trust(headers, body)).toBeNull();
    expect(await trust(headers, `${body} `)).toBe("its signature does not fit");
    expect(await trust({ ...headers, "wechatpay-nonce": "d824" }, body)).toBe("its signature does not fit");
  });

  test("a sealed text is opened with its key and its associated data only", () => {
    const { resource, apiV3Key, text } = sealedExample;
    expect(unseal(resource, apiV3Key)).toBe(text);
    expect(() => unseal({ ...resource, associated_data: "elsewhere" }, apiV3Key)).toThrow();
    expect(() => unseal(resource, apiV3Key.toUpperCase())).toThrow();
  });
});

describe("opening", () => {
  trying("the wallet's link comes back to us afterwards, and knows where the payer is", async (s) => {
    const charge = exampleCharge(s, { method: "h5", address: "::ffff:192.0.2.7" });
    const { action } = await s.provider.open(charge);
    const url = new URL(action.type === "redirect" ? action.url : "");
    expect(url.searchParams.get("redirect_url")).toBe(charge.returnUrl);
    expect(url.searchParams.get("prepay_id")).toMatch(/^wx/);
  });

  trying("a long subject is cut between two characters", async (s) => {
    const charge = exampleCharge(s, { subject: "房".repeat(120) });
    await s.provider.open(charge);
    expect(s.books.charges.get(charge.reference)?.order.description).toBe("房".repeat(42));
  });

  trying("dollars, a way it does not have and a number used for something else are refused", async (s) => {
    const charge = exampleCharge(s);
    await s.provider.open(charge);
    for (const over of [{ currency: "USD" }, { method: "page" as const }, { amountMinor: charge.amountMinor + 1 }])
      await expect(s.provider.open({ ...charge, ...over })).rejects.toMatchObject({ code: "payment_refused" });
    expect(s.books.charges.get(charge.reference)?.order.amount.total).toBe(charge.amountMinor);
  });

  trying("a charge WeChat never heard of is open when asked about, and closed for good by closing", async (s) => {
    const charge = { ...exampleCharge(s), providerId: null };
    expect(await s.provider.ask(charge)).toEqual({ state: "open" });
    expect(await s.provider.close(charge)).toEqual({ state: "closed" });
  });

  trying(
    "a merchant whose key is not the one WeChat has gets no further, and nothing of the key is told",
    async (s) => {
      const error: unknown = await s.provider.open(exampleCharge(s)).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: "unavailable", message: "WeChat Pay: SIGN_ERROR" });
    },
    () => ({ merchantPrivateKey: requestExample.privateKey }),
  );

  test("keys that are none are told by name when the provider is set up, never by content", async () => {
    const s = await wechatSubject();
    await s.stop();
    const secret = "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----";
    for (const wrong of [
      { merchantPrivateKey: secret },
      { apiV3Key: "c2VjcmV0" },
      { publicKeys: { PUB_KEY_ID_1: secret } },
    ]) {
      const set = () => wechatPay(s.server.settings(wrong), s.now);
      expect(set).toThrow(expect.objectContaining({ code: "bad_setting" }));
      expect(set).not.toThrow(/c2VjcmV0/);
    }
  });
});

describe("answers", () => {
  trying("an answer that was altered, signed by somebody else, long ago or not at all is not believed", async (s) => {
    const { asked } = await paidCharge(s);
    type Sent = Parameters<Parameters<typeof s.server.meddle>[0]>[0];
    const lies: ((answer: Sent) => Sent)[] = [
      (answer) => ({ ...answer, body: answer.body.replace('"total":29901', '"total":1') }),
      (answer) => ({
        ...answer,
        headers: { ...answer.headers, ...signedHeaders(s.server.stranger(), answer.body, s.now()) },
      }),
      (answer) => ({
        ...answer,
        headers: signedHeaders(s.server.certificate(), answer.body, new Date(s.now().getTime() - 301_000)),
      }),
      (answer) => ({ ...answer, headers: {} }),
      (answer) => ({
        ...answer,
        headers: { ...answer.headers, "wechatpay-signature": `WECHATPAY/SIGNTEST/${"A".repeat(300)}` },
      }),
    ];
    for (const lie of lies) {
      s.server.meddle(lie);
      await expect(s.provider.ask(asked)).rejects.toEqual(unavailable);
    }
    s.server.meddle((answer) => answer);
    expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
  });

  trying("an answer about another charge is not taken for this one", async (s) => {
    const [a, b] = [await paidCharge(s), exampleCharge(s)];
    await s.provider.open(b);
    const paid = JSON.stringify(s.books.toldCharge(s.books.charges.get(a.charge.reference) ?? expect.fail()));
    s.server.meddle((answer) => ({
      ...answer,
      headers: signedHeaders(s.server.certificate(), paid, s.now()),
      body: paid,
    }));
    await expect(s.provider.ask({ ...b, providerId: null })).rejects.toEqual(unavailable);
  });
});

describe("changing keys", () => {
  trying("certificates are fetched once, and the next one when it signs", async (s) => {
    const fetched = () => s.server.asked.filter((call) => call === "GET /v3/certificates").length;
    const { asked, charge } = await paidCharge(s);
    expect(fetched()).toBe(1);
    const old = s.server.paidNews(charge.reference);
    s.pass(61_000);
    s.server.rotateCertificate();
    expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
    expect(fetched()).toBe(2);
    // both are valid for a while
    await s.provider.receive(old);
    await s.provider.receive(s.server.paidNews(charge.reference));
    expect(fetched()).toBe(2);
  });

  trying("a certificate WeChat no longer lists is not believed half a day later", async (s) => {
    const { charge } = await paidCharge(s);
    const before = s.server.certificate();
    s.server.rotateCertificate();
    s.server.retireCertificates();
    s.pass(12 * 3_600_000);
    await expect(s.provider.receive(s.server.paidNews(charge.reference, { by: before }))).rejects.toEqual(refused);
    await s.provider.receive(s.server.paidNews(charge.reference));
  });

  trying("a certificate that has run out is not believed, though WeChat cannot be asked", async (s) => {
    const { charge } = await paidCharge(s);
    const news = () => s.server.paidNews(charge.reference);
    await s.cutOff?.();
    s.pass(4 * 365 * 86_400_000);
    await s.provider.receive(news());
    s.pass(366 * 86_400_000);
    await expect(s.provider.receive(news())).rejects.toEqual(refused);
  });

  trying("unknown serial numbers make us ask once a minute, whoever sends them", async (s) => {
    const { charge } = await paidCharge(s);
    const news = s.server.paidNews(charge.reference);
    const calls = s.server.asked.length;
    s.pass(61_000);
    for (let guess = 0; guess < 20; guess++) {
      const headers = { ...news.headers, "wechatpay-serial": `ABCDEF${guess}` };
      await expect(s.provider.receive({ ...news, headers })).rejects.toEqual(refused);
    }
    expect(s.server.asked.length - calls).toBe(1);
  });

  trying("a list of certificates somebody else sealed or signed changes nothing", async (s) => {
    const { charge } = await paidCharge(s);
    s.server.rotateCertificate();
    s.server.meddle((answer) => ({ ...answer, headers: signedHeaders(s.server.stranger(), answer.body, s.now()) }));
    s.pass(61_000);
    await expect(s.provider.receive(s.server.paidNews(charge.reference))).rejects.toEqual(refused);
    s.server.meddle((answer) => answer);
    s.pass(61_000);
    await s.provider.receive(s.server.paidNews(charge.reference));
  });

  trying(
    "on the way to the public key both sign, and both are believed at once",
    async (s) => {
      const { charge, asked } = await paidCharge(s);
      s.server.turnPublicKeyOn("certificate");
      expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
      const [byCertificate, byKey] = [s.server.certificate(), s.server.publicKey];
      for (const by of [byCertificate, byKey, byCertificate])
        await s.provider.receive(s.server.paidNews(charge.reference, { by }));
    },
    (server) => ({ publicKeys: server.publicKeys() }),
  );

  trying(
    "a merchant without certificates lives by the public key alone, and the next key stands beside it",
    async (s) => {
      s.server.dropCertificates();
      const { charge, refund } = await paidCharge(s);
      expect(await s.provider.refund(refund(1_00, "R1"))).toEqual({ state: "pending" });
      await s.provider.receive(s.server.paidNews(charge.reference));
      expect(s.server.asked).not.toContain("GET /v3/certificates");
    },
    (server) => ({ publicKeys: { ...server.publicKeys(), [answerExample.publicKeyId]: answerExample.publicKey } }),
  );

  trying("a public key nobody set is not believed", async (s) => {
    const { charge } = await paidCharge(s);
    const news = s.server.paidNews(charge.reference, { by: s.server.publicKey });
    await expect(s.provider.receive(news)).rejects.toEqual(refused);
  });
});

describe("notifications", () => {
  trying("the same news comes again under the same id, signed anew", async (s) => {
    const { charge } = await paidCharge(s);
    const first = await s.provider.receive(s.server.paidNews(charge.reference));
    s.pass(3 * 3_600_000);
    const again = s.server.paidNews(charge.reference);
    expect((await s.provider.receive(again)).event).toEqual(first.event);
    expect(first.reply).toMatchObject({ ok: { status: 200, body: "" }, again: { status: 500 } });
    expect(JSON.parse(first.reply.again.body)).toMatchObject({ code: "FAIL" });
  });

  trying("news from the future is refused like news of long ago", async (s) => {
    const { charge } = await paidCharge(s);
    s.pass(301_000);
    const news = s.server.paidNews(charge.reference);
    s.pass(-301_000 - 1000);
    await expect(s.provider.receive(news)).rejects.toEqual(refused);
  });

  trying("WeChat's own trial of our verification is refused", async (s) => {
    const { charge } = await paidCharge(s);
    const { headers, body } = s.server.paidNews(charge.reference);
    const signature = `WECHATPAY/SIGNTEST/${headers["wechatpay-signature"]}`;
    const trial = { headers: { ...headers, "wechatpay-signature": signature }, body };
    await expect(s.provider.receive(trial)).rejects.toEqual(refused);
  });

  trying("headers taken from other news do not fit, whichever is taken", async (s) => {
    const [a, b] = [await paidCharge(s), await paidCharge(s)];
    const [one, other] = [s.server.paidNews(a.charge.reference), s.server.paidNews(b.charge.reference)];
    for (const name of ["wechatpay-nonce", "wechatpay-signature", "wechatpay-serial"]) {
      const value = name === "wechatpay-serial" ? "0" : other.headers[name];
      await expect(s.provider.receive({ ...one, headers: { ...one.headers, [name]: value } })).rejects.toEqual(refused);
    }
    await expect(s.provider.receive({ headers: other.headers, body: one.body })).rejects.toEqual(refused);
  });

  trying("news of another merchant or another app is refused, however well signed", async (s) => {
    const { charge } = await paidCharge(s);
    for (const said of [{ appid: "wx0000000000000000" }, { mchid: "1900000109" }])
      await expect(s.provider.receive(s.server.paidNews(charge.reference, { said }))).rejects.toEqual(refused);
  });

  trying("news sealed with another key is refused", async (s) => {
    const { charge } = await paidCharge(s);
    const other = wechatPay(s.server.settings({ apiV3Key: "x".repeat(32), publicKeys: s.server.publicKeys() }), s.now);
    const news = s.server.paidNews(charge.reference, { by: s.server.publicKey });
    await expect(other.receive(news)).rejects.toEqual(refused);
  });

  trying("signed news of another kind is passed on by its name", async (s) => {
    await paidCharge(s);
    const { event } = await s.provider.receive(s.server.notification("EV-1", "SECURITY_ECHO.SUCCESS", s.now(), {}));
    expect(event).toEqual({ eventId: "EV-1", at: s.now(), type: "other", name: "SECURITY_ECHO.SUCCESS" });
  });
});

describe("refunds", () => {
  trying("the news of a refund says what the question says", async (s) => {
    const { refund } = await paidCharge(s);
    expect(await s.provider.refund(refund(9_901, "R1"))).toEqual({ state: "pending" });
    s.pass(60_000);
    const { event } = await s.provider.receive(s.server.endRefund("R1"));
    expect(event).toMatchObject({ type: "refund", refundReference: "R1" });
    const told = event.type === "refund" ? event.refund : null;
    expect(told).toEqual({ state: "done", refundedAt: s.now() });
    expect(await s.provider.refund(refund(9_901, "R1"))).toEqual(told);
  });

  trying("a refund the payer's card does not take has failed, and is not paid twice by asking again", async (s) => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(29_901, "R1"));
    const { event } = await s.provider.receive(s.server.endRefund("R1", "ABNORMAL"));
    const failed = { state: "failed", why: "ABNORMAL" };
    expect(event).toMatchObject({ refund: failed });
    expect(await s.provider.refund(refund(29_901, "R1"))).toEqual(failed);
    expect(s.server.refunded(charge.reference)).toBe(0);
  });

  trying("a refund that was closed is tried again under the same number", async (s) => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(29_901, "R1"));
    const { event } = await s.provider.receive(s.server.endRefund("R1", "CLOSED"));
    expect(event).toMatchObject({ refund: { state: "failed", why: "CLOSED" } });
    expect(await s.provider.refund(refund(29_901, "R1"))).toEqual({ state: "pending" });
    s.server.endRefund("R1");
    expect(await s.provider.refund(refund(29_901, "R1"))).toMatchObject({ state: "done" });
    expect(s.server.refunded(charge.reference)).toBe(29_901);
  });

  trying("the same number with another amount is not taken for the refund that was made", async (s) => {
    const { charge, refund } = await paidCharge(s);
    await s.provider.refund(refund(1_00, "R1"));
    s.server.endRefund("R1");
    expect(await s.provider.refund(refund(2_00, "R1"))).toEqual({ state: "failed", why: "ANOTHER_REFUND" });
    expect(s.server.refunded(charge.reference)).toBe(1_00);
  });

  trying("a transaction WeChat does not know gives nothing back", async (s) => {
    const { refund } = await paidCharge(s);
    const wanted = { ...refund(1_00, "R1"), transactionId: "4200000000" };
    expect(await s.provider.refund(wanted)).toEqual({ state: "failed", why: "RESOURCE_NOT_EXISTS" });
  });
});

describe("statements", () => {
  trying("a day on which nothing moved is empty", async (s) => {
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
    for (const bad of [good.replace("299.01", "299.1"), good.replace("10:00:00", "later"), `${good},\`more`])
      expect(() => readStatement(`${head}\n${bad}`, "wx1")).toThrow(unavailable);
  });
});
