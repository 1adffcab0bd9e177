/** Email 电子邮件: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "email",
  name: {
    zh: "电子邮件",
    en: "Email",
  },
  family: "email",
  region: ["GLOBAL"],
  text: {
    max: null,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: true,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: 0,
    style: "none",
    recommended: 0,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "official",
  api: {
    name: "SMTP (RFC 5321) or provider API",
    auth: "token",
    docs: "https://www.rfc-editor.org/rfc/rfc5322",
  },
  composeUrl: "mailto:?subject={text}&body={text}%20{url}",
  note: "No practical body cap. RFC 5322: lines <=998 octets (78 recommended); encode longer/non-ASCII text. Keep subjects near 50-60 characters (convention). mailto cannot attach images. Runnable locally.",
  confidence: "widely-reported",
  sources: [
    "https://www.rfc-editor.org/rfc/rfc5322#section-2.1.1 (cited from knowledge, not fetched)",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
  variantOf: null,
};
