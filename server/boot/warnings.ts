/** What an operator should know at the start although nothing is wrong with any single setting. One line each. */
import type { Config } from "#server/config/config";
import { paymentNames } from "#server/config/payment-config";

type Settings = Pick<
  Config,
  "production" | "publicUrl" | "smtp" | "supabase" | "dataDir" | "databaseUrl" | "secretKey" | "payments" | "imprint"
>;

/** `address` is where people are sent without PUBLIC_URL. `imprint`: what an administrator wrote goes before what the environment says. */
export function warnings(config: Settings, address: string): string[] {
  const lines: string[] = [];
  const { hostname } = new URL(address);
  if (config.production && config.publicUrl === null && hostname === "localhost")
    lines.push(
      `PUBLIC_URL is not set: links in mails and pictures lead to ${address}, which works on this machine only.`,
      `未设置 PUBLIC_URL：邮件链接和图片指向 ${address}，只有本机能打开。`,
    );
  if (
    config.publicUrl?.startsWith("http:") &&
    !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(config.publicUrl)
  )
    lines.push(
      "PUBLIC_URL is not https: passwords travel unencrypted. Put a proxy with TLS in front.",
      "PUBLIC_URL 不是 https：密码会以明文传输，请在前面加一层 TLS 代理。",
    );
  // a hosted Supabase sends the mails about accounts itself
  if (config.production && config.smtp === null && config.supabase === null)
    lines.push(
      `SMTP_URL is not set: mails are only written to ${config.dataDir}/outbox, so nobody can confirm an account.`,
      `未设置 SMTP_URL：邮件只写入 ${config.dataDir}/outbox，用户无法确认账号。`,
    );
  // an embedded database has a key of its own in the data folder
  if (config.databaseUrl !== null && config.supabase === null && config.secretKey === null)
    lines.push(
      "SECRET_KEY is not set: the keys that sign sessions lie in the database in plain text.",
      "未设置 SECRET_KEY：签发登录凭证的密钥以明文存放在数据库里。",
    );
  if (config.production && paymentNames(config.payments).length === 0)
    lines.push(
      "No way to pay is set (ALIPAY_*, WECHAT_PAY_*, STRIPE_*, BANK_TRANSFER): nobody can buy a package.",
      "未设置任何支付方式（ALIPAY_*、WECHAT_PAY_*、STRIPE_*、BANK_TRANSFER）：用户无法购买套餐。",
    );
  const { email, phone, wechat } = config.imprint.contact;
  if (config.production && [email, phone, wechat].every((way) => way === ""))
    lines.push(
      "No way to reach you is set, yet plans sell support by people. Write one under /admin/config, or set CONTACT_EMAIL, CONTACT_PHONE or CONTACT_WECHAT.",
      "未设置任何联系方式，而套餐承诺由专人提供客服。请在 /admin/config 填写，或设置 CONTACT_EMAIL、CONTACT_PHONE、CONTACT_WECHAT。",
    );
  return lines;
}
