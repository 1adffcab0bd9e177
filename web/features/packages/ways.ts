/** The ways to reach the operator that the site names, each with the address it opens. */
import type { SiteConfig } from "#contract/site";

/** A WeChat name opens nothing; a way that nobody named is left out. */
export const waysOf = ({ phone, email, wechat }: SiteConfig["contact"]) =>
  (
    [
      { kind: "phone", value: phone, href: `tel:${phone.replace(/[^\d+]/g, "")}` },
      { kind: "email", value: email, href: `mailto:${email}` },
      { kind: "wechat", value: wechat, href: /^https?:/.test(wechat) ? wechat : null },
    ] as const
  ).filter(({ value }) => value !== "");
