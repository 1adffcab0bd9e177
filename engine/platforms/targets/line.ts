/** LINE Official Account LINE: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "line",
  name: { zh: "LINE", en: "LINE Official Account" },
  region: ["JP"],
  text: { max: 5000, counting: "utf16" },
  media: { imagesMax: 5, imageRatios: ["1:1", "3:2"] },
  api: { name: "LINE Messaging API", auth: "token", docs: "https://developers.line.biz/en/reference/messaging-api/" },
  composeUrl: "https://social-plugins.line.me/lineit/share?url={url}&text={text}",
  app: {
    link: "https://line.me/R/share?text={text}%20{url}",
    source: "https://developers.line.biz/en/docs/messaging-api/using-line-url-scheme/",
  },
  note: "5000 characters per text message since 2020; non-BMP emoji count 2, CRLF counts 2. Up to 5 message objects per request. LINE URL schemes are for phones only; without the app they open its download page. images_max 5 = message objects per call; JPEG/PNG <=10 MB.",
  confidence: "documented",
  sources: [
    "https://developers.line.biz/en/news/2020/05/12/messaging-api-update-may-2020/",
    "https://developers.line.biz/en/faq/tags/message/",
    "github line/line-openapi@6e4c2a2 messaging-api.yml",
    "github bradvin/social-share-urls@6c9a2fe README.md",
  ],
});
