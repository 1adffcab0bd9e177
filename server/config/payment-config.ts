/** The settings of the ways to be paid as the registry of them wants it. */
import type { PaymentSettings } from "#adapters/payments/index";
import type { Given } from "#server/config/config";
import type { SettingName } from "#server/config/settings";

const groups: readonly { all: readonly SettingName[]; besides?: readonly SettingName[] }[] = [
  {
    all: ["ALIPAY_APP_ID", "ALIPAY_PRIVATE_KEY", "ALIPAY_PUBLIC_KEY"],
    besides: ["ALIPAY_SELLER_ID", "ALIPAY_GATEWAY"],
  },
  {
    all: [
      "WECHAT_PAY_APP_ID",
      "WECHAT_PAY_MERCHANT_ID",
      "WECHAT_PAY_SERIAL",
      "WECHAT_PAY_PRIVATE_KEY",
      "WECHAT_PAY_API_KEY",
    ],
    besides: ["WECHAT_PAY_PUBLIC_KEYS"],
  },
  { all: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRETS"] },
];

/** What each setting needs: whoever sets one of a group must set all of it, for half a provider is a mistake, not a choice. */
export const paymentNeeds = groups.flatMap(({ all, besides = [] }) =>
  [...all, ...besides].map((name) => ({ name, needs: all })),
);

function alipayOf(given: Given): PaymentSettings["alipay"] {
  const { ALIPAY_APP_ID: appId, ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKeys } = given;
  if (!appId || !privateKey || !publicKeys) return null;
  const { ALIPAY_SELLER_ID: sellerId, ALIPAY_GATEWAY: endpoint } = given;
  return { appId, privateKey, publicKeys, ...(sellerId ? { sellerId } : {}), ...(endpoint ? { endpoint } : {}) };
}

function wechatOf(given: Given): PaymentSettings["wechat"] {
  const { WECHAT_PAY_APP_ID: appId, WECHAT_PAY_MERCHANT_ID: merchantId, WECHAT_PAY_SERIAL: merchantSerial } = given;
  const { WECHAT_PAY_PRIVATE_KEY: merchantPrivateKey, WECHAT_PAY_API_KEY: apiV3Key } = given;
  if (!appId || !merchantId || !merchantSerial || !merchantPrivateKey || !apiV3Key) return null;
  const publicKeys = Object.fromEntries((given.WECHAT_PAY_PUBLIC_KEYS ?? []).map(({ id, key }) => [id, key]));
  return { appId, merchantId, merchantSerial, merchantPrivateKey, apiV3Key, publicKeys };
}

function stripeOf(given: Given): PaymentSettings["stripe"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRETS: webhookSecrets } = given;
  return secretKey && webhookSecrets ? { secretKey, webhookSecrets } : null;
}

/** What is set; null for a provider that is not. */
export const paymentsOf = (given: Given): PaymentSettings => ({
  order: given.PAYMENT_ORDER ?? ["alipay", "wechat", "stripe", "bank"],
  alipay: alipayOf(given),
  wechat: wechatOf(given),
  stripe: stripeOf(given),
  bank: given.BANK_TRANSFER ?? null,
});

/** The providers that are set, for people who look after the server. */
export const paymentNames = ({ order: _, ...providers }: PaymentSettings): string[] =>
  Object.entries(providers).flatMap(([name, set]) => (set === null ? [] : [name]));
