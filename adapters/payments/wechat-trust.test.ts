/** Whom we believe to be WeChat Pay: the documentation's examples, keys that change, and news that is not its own. */
import { describe, expect, test } from "vitest";
import { paidCharge } from "#tests/support/payments/behaviour";
import { answerExample, requestExample, sealedExample } from "#tests/support/payments/wechat-examples";
import { signedHeaders } from "#tests/support/payments/wechat-server-keys";
import { merchant } from "#tests/support/payments/wechat-server-state";
import { refused, trying } from "#tests/support/payments/wechat-subject";
import { readKey } from "./rsa-key.ts";
import { wechatPay } from "./wechat.ts";
import { unseal } from "./wechat-certificates.ts";
import { authorization } from "./wechat-send.ts";
import { wechatTrust } from "./wechat-trust.ts";

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

  trying("much news at once after a change waits for one list", async (s) => {
    const { charge } = await paidCharge(s);
    s.pass(61_000);
    s.server.rotateCertificate();
    const calls = s.server.asked.length;
    const news = Array.from({ length: 10 }, () => s.server.paidNews(charge.reference));
    await Promise.all(news.map((one) => s.provider.receive(one)));
    expect(s.server.asked.slice(calls)).toEqual(["GET /v3/certificates"]);
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
      const signers: (string | undefined)[] = [];
      s.server.meddle((answer) => {
        signers.push(answer.headers["wechatpay-serial"]);
        return answer;
      });
      expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
      s.server.turnPublicKeyOn("certificate");
      expect(await s.provider.ask(asked)).toMatchObject({ state: "paid" });
      // once it is on, the answers are signed with the key we asked for
      expect(signers).toEqual([s.server.certificate().serial, s.server.publicKey.serial]);
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
