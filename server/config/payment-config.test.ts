import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { bankTransfer } from "#adapters/payments/bank";
import { openPayments } from "#adapters/payments/index";
import type { PaymentProvider } from "#adapters/payments/payment";
import { readConfig, SettingError } from "./config.ts";
import { privateKey, publicKey } from "./keys.ts";
import { paymentNames } from "./payment-config.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "listcast-keys-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = (key: KeyObject, type: "pkcs8" | "pkcs1" | "spki") => key.export({ format: "pem", type }).toString();
const bare = (text: string) => text.replace(/-----[A-Z ]+-----|\s/g, "");
const saved = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const own = pem(pair.privateKey, "pkcs8");
const theirs = pem(pair.publicKey, "spki");

const problem = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return "";
  } catch (error) {
    return error instanceof SettingError ? error.message : `not a SettingError: ${error}`;
  }
};

test("a private key is read from every form an operator may have", () => {
  const old = pem(pair.privateKey, "pkcs1");
  const forms = [
    own,
    own.replaceAll("\n", "\\n"),
    bare(own),
    old,
    bare(old),
    saved("a.pem", own),
    saved("b", bare(old)),
  ];
  for (const form of forms) expect(privateKey.parse(form)).toBe(own);
});

test("a public key likewise, and never a private one for it", () => {
  const old = pem(pair.publicKey, "pkcs1");
  for (const form of [theirs, theirs.replaceAll("\n", "\\n"), bare(theirs), bare(old), saved("c.pem", theirs)])
    expect(publicKey.parse(form)).toBe(theirs);
  for (const form of [own, bare(own), saved("d.pem", own)]) expect(publicKey.safeParse(form).success).toBe(false);
});

test("what is no key is refused without being repeated", () => {
  const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  for (const form of ["hunter2", path.join(folder, "nothing.pem"), "-----BEGIN PRIVATE KEY-----", pem(curve, "pkcs8")])
    expect(privateKey.safeParse(form).success).toBe(false);
  const said = problem({ ALIPAY_APP_ID: "2021000000000000", ALIPAY_PRIVATE_KEY: "hunter2" });
  expect(said).toContain("ALIPAY_PRIVATE_KEY should be an RSA key");
  expect(said).not.toContain("hunter2");
});

test("half a provider names what is missing", () => {
  expect(problem({ STRIPE_SECRET_KEY: "sk_test_1" })).toContain("STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRETS");
  expect(problem({ STRIPE_WEBHOOK_SECRETS: "whsec_1" })).toContain("STRIPE_WEBHOOK_SECRETS needs STRIPE_SECRET_KEY");
  expect(problem({ ALIPAY_SELLER_ID: "2088000000000000" })).toContain("ALIPAY_SELLER_ID needs ALIPAY_APP_ID");
  expect(problem({ ALIPAY_GATEWAY: "https://gateway.example" })).toContain("ALIPAY_GATEWAY needs ALIPAY_APP_ID");
  expect(problem({ WECHAT_PAY_APP_ID: "wx1" })).toContain("WECHAT_PAY_MERCHANT_ID and WECHAT_PAY_SERIAL");
  expect(problem({ WECHAT_PAY_PUBLIC_KEYS: `PUB_KEY_ID_1=${bare(theirs)}` })).toContain("needs WECHAT_PAY_APP_ID");
});

test.each<Record<string, string>>([
  { STRIPE_SECRET_KEY: "pk_live_1" },
  { STRIPE_WEBHOOK_SECRETS: "secret" },
  { WECHAT_PAY_API_KEY: "short" },
  { WECHAT_PAY_PUBLIC_KEYS: "no identifier" },
  { ALIPAY_SELLER_ID: "1" },
  { BANK_TRANSFER: '{"account":"1"}' },
  { PAYMENT_ORDER: "cash" },
])("a wrong setting names itself: %j", (environment) => {
  expect(problem(environment)).toContain(Object.keys(environment)[0]);
});

const offered = async (environment: Record<string, string>, sandbox: PaymentProvider | null = null) =>
  (await openPayments(readConfig(environment).payments, () => new Date(), sandbox)).map(({ name }) => name);
const bank = { BANK_TRANSFER: '{"account":"1001","bank":"招商银行","holder":"房播科技"}' };

test("nothing set means that nobody can pay", async () => {
  expect(paymentNames(readConfig({}).payments)).toEqual([]);
  expect(await offered({})).toEqual([]);
});

const all = {
  ...bank,
  ALIPAY_APP_ID: "2021000000000000",
  ALIPAY_PRIVATE_KEY: bare(own),
  ALIPAY_PUBLIC_KEY: `${bare(theirs)},${theirs}`,
  WECHAT_PAY_APP_ID: "wxd678efh567hg6787",
  WECHAT_PAY_MERCHANT_ID: "1230000109",
  WECHAT_PAY_SERIAL: "5157F09EFDC096DE15EBE81A47057A7232F1B8E1",
  WECHAT_PAY_PRIVATE_KEY: own.replaceAll("\n", "\\n"),
  WECHAT_PAY_API_KEY: "0123456789abcdef0123456789ABCDEF",
  WECHAT_PAY_PUBLIC_KEYS: `PUB_KEY_ID_0111=${bare(theirs)}, PUB_KEY_ID_0112=${saved("e.pem", theirs)}`,
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRETS: "whsec_1,whsec_2",
};
test("what is set is read whole", () => {
  const { payments } = readConfig(all);
  expect(payments.alipay).toEqual({ appId: all.ALIPAY_APP_ID, privateKey: own, publicKeys: [theirs, theirs] });
  expect(payments.wechat).toEqual({
    appId: all.WECHAT_PAY_APP_ID,
    merchantId: all.WECHAT_PAY_MERCHANT_ID,
    merchantSerial: all.WECHAT_PAY_SERIAL,
    merchantPrivateKey: own,
    apiV3Key: all.WECHAT_PAY_API_KEY,
    publicKeys: { PUB_KEY_ID_0111: theirs, PUB_KEY_ID_0112: theirs },
  });
  expect(payments.stripe).toEqual({ secretKey: "sk_test_1", webhookSecrets: ["whsec_1", "whsec_2"] });
  expect(payments.bank).toEqual({ account: "1001", bank: "招商银行", holder: "房播科技" });
  expect(paymentNames(payments)).toEqual(["alipay", "wechat", "stripe", "bank"]);
});

test("what is set is offered, the operator's first choice first and the sandbox last", async () => {
  expect(await offered(all)).toEqual(["alipay", "wechat", "stripe", "bank"]);
  expect(await offered({ ...all, PAYMENT_ORDER: "bank, wechat" })).toEqual(["bank", "wechat", "alipay", "stripe"]);
  expect(await offered({ ...bank, PAYMENT_ORDER: "stripe,alipay" })).toEqual(["bank"]);
  const sandbox = { ...bankTransfer({ account: "", bank: "", holder: "" }), name: "sandbox" as const };
  expect(await offered(bank, sandbox)).toEqual(["bank", "sandbox"]);
});
