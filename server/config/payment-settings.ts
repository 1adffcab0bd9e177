/** The settings of the ways to be paid, a part of `settings.ts`. A way whose settings are absent is not offered. */
import { z } from "zod";
import { privateKey, publicKey } from "#server/config/keys";
import { commaList, json, setting, text } from "#server/config/setting";

const ways = ["alipay", "wechat", "stripe", "bank"] as const;
const privateKeyText = "an RSA key: PEM with \\n for line ends, its base64, or a file that holds it";
const digits = (form: RegExp) => z.string().regex(form);

/** `id=key` becomes both; base64 may end in =, an identifier never holds one. */
const namedKey = z
  .string()
  .regex(/^\w+=./s)
  .transform((both) => ({ id: both.slice(0, both.indexOf("=")), key: both.slice(both.indexOf("=") + 1) }))
  .pipe(z.object({ id: z.string(), key: publicKey }));

export const paymentSettings = {
  PAYMENT_ORDER: setting(
    commaList.pipe(z.array(z.enum(ways))),
    ways.join(","),
    "In which order the ways to pay are offered; only those whose settings follow are. Who is not named comes last.",
    `some of ${ways.join(", ")}, with commas between`,
  ),
  ALIPAY_APP_ID: setting(
    digits(/^\d{8,32}$/),
    "",
    "Alipay: APPID of the application.",
    "digits such as 2021000000000000",
  ),
  ALIPAY_PRIVATE_KEY: setting(privateKey, "", "The application's private key (RSA2).", privateKeyText, true),
  ALIPAY_PUBLIC_KEY: setting(
    commaList.pipe(z.array(publicKey).min(1)),
    "",
    "Alipay's public key (not the application's own); while it changes both, with a comma between.",
    "RSA public keys, with commas between",
  ),
  ALIPAY_SELLER_ID: setting(
    digits(/^2088\d{12}$/),
    "",
    "The merchant's PID; when set, news of money paid to any other is refused.",
    "16 digits that begin with 2088",
  ),
  ALIPAY_GATEWAY: setting(
    z.url({ protocol: /^https$/ }),
    "https://openapi.alipay.com/gateway.do",
    "Another gateway: that of Alipay's own sandbox.",
    "an https:// address",
  ),
  WECHAT_PAY_APP_ID: setting(
    digits(/^wx\w+$/),
    "",
    "WeChat Pay: APPID bound to the merchant.",
    "an identifier that begins with wx",
  ),
  WECHAT_PAY_MERCHANT_ID: setting(digits(/^\d{8,12}$/), "", "Merchant number (mchid).", "8 to 12 digits"),
  WECHAT_PAY_SERIAL: setting(
    digits(/^[0-9A-Fa-f]{16,64}$/),
    "",
    "Serial number of the merchant's API certificate.",
    "hexadecimal digits",
  ),
  WECHAT_PAY_PRIVATE_KEY: setting(privateKey, "", "Private key of that certificate.", privateKeyText, true),
  WECHAT_PAY_API_KEY: setting(
    z.string().regex(/^[\x21-\x7e]{32}$/),
    "",
    "APIv3 key: opens what callbacks hold.",
    "32 characters",
    true,
  ),
  WECHAT_PAY_PUBLIC_KEYS: setting(
    commaList.pipe(z.array(namedKey).min(1)),
    "platform certificates, fetched",
    "WeChat Pay's public keys as `PUB_KEY_ID_…=key`, the one in use first; with commas between while they change.",
    "id=key, with commas between",
  ),
  STRIPE_SECRET_KEY: setting(
    z.string().regex(/^(sk|rk)_(test|live)_\w+$/),
    "",
    "Stripe: secret key, or a restricted one that may write Checkout Sessions and Refunds and read Payment Intents, Charges and the Balance. A test key takes test cards only.",
    "a key that begins with sk_live_, rk_live_, sk_test_ or rk_test_",
    true,
  ),
  STRIPE_WEBHOOK_SECRETS: setting(
    commaList.pipe(z.array(z.string().regex(/^whsec_\S+$/)).min(1)),
    "",
    "Signing secret of the webhook `/api/payments/stripe/callback` (events `checkout.session.*` and `refund.*`); while it is rolled both, with a comma between.",
    "secrets that begin with whsec_, with commas between",
    true,
  ),
  BANK_TRANSFER: setting(
    json(z.object({ account: text, bank: text, holder: text })),
    "",
    "Account for bank transfers, as JSON: `account`, `bank` and `holder`. An administrator confirms what arrives.",
    '{"account":"1001 2345 6789","bank":"...","holder":"..."}',
  ),
} as const;
