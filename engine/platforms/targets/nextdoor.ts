/** Nextdoor: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "nextdoor",
  name: "Nextdoor",
  region: ["NA", "EU"],
  text: { max: 8192, unit: "bytes", counting: "utf8" },
  hashtags: { recommended: 1 },
  media: { imagesMax: 10, imageRatios: ["4:3", "1:1"] },
  publish: "partner",
  api: {
    name: "Nextdoor Share / Publish API",
    auth: "oauth2",
    docs: "https://developer.nextdoor.com/reference/sharing-data-types",
  },
  composeUrl: "https://nextdoor.com/sharekit/?source={source}&body={text}%20{url}",
  note: "body_text <=8192 'bytes/characters'; treat as bytes. Photos <=10 MB, video <=500 MB.",
  confidence: "documented",
  sources: [
    "https://developer.nextdoor.com/reference/sharing-data-types",
    "https://developer.nextdoor.com/reference/sharing-get-authorization-code",
  ],
});
