/** Email 电子邮件: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("email", {
  id: "email",
  name: { zh: "电子邮件", en: "Email" },
  api: { name: "SMTP (RFC 5321) or provider API", auth: "token", docs: "https://www.rfc-editor.org/rfc/rfc5322" },
  composeUrl: "mailto:?subject={title}&body={text}%20{url}",
  note: "No practical body cap. RFC 5322: lines <=998 octets (78 recommended); encode longer/non-ASCII text. Keep subjects near 50-60 characters (convention). mailto cannot attach images. Runnable locally.",
  confidence: "widely-reported",
  sources: [
    "https://www.rfc-editor.org/rfc/rfc5322#section-2.1.1 (cited from knowledge, not fetched)",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
