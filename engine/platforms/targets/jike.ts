/** Jike 即刻: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("micro-post", {
  id: "jike",
  name: { zh: "即刻", en: "Jike" },
  region: ["CN"],
  hashtags: { style: "none", recommended: 0 },
  media: { imagesMax: 9 },
  publish: "assisted",
  composeUrl: "https://web.okjike.com",
  note: "Client slices to 9 images.",
  sources: ["github leaperone/MultiPost-Extension@2ef8725 src/sync/dynamic/okjike.ts"],
});
