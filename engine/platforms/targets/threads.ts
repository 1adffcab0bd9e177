/** Threads: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("micro-post", {
  id: "threads",
  name: "Threads",
  text: { max: 500, counting: "threads" },
  hashtags: { max: 1, recommended: 1 },
  media: { imagesMax: 20, imageRatios: ["1:1", "4:5", "16:9"], videoSecondsMax: 300, videoRatio: "9:16" },
  api: { name: "Threads API", auth: "oauth2", docs: "https://developers.facebook.com/documentation/threads/posts" },
  composeUrl: "https://www.threads.net/intent/post?text={text}%20{url}",
  note: "500 characters; emoji are counted as their UTF-8 byte length. Some integrators count everything in UTF-8 bytes: for CJK text keep a margin. Carousel 2-20 items; one topic tag per post.",
  confidence: "documented",
  sources: [
    "https://developers.facebook.com/documentation/threads/posts",
    "https://developers.facebook.com/docs/threads/overview/",
  ],
});
