/** Bluesky: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("micro-post", {
  id: "bluesky",
  name: "Bluesky",
  text: { max: 300, unit: "graphemes", counting: "graphemes", bytesMax: 3000 },
  hashtags: { max: 8 },
  media: { imagesMax: 4, imageRatios: ["1:1", "4:5", "16:9"] },
  api: { name: "AT Protocol XRPC", auth: "token", docs: "https://docs.bsky.app/docs/advanced-guides/posts" },
  composeUrl: "https://bsky.app/intent/compose?text={text}%20{url}",
  app: {
    link: "bluesky://intent/compose?text={text}%20{url}",
    source: "https://docs.bsky.app/docs/advanced-guides/intent-links",
  },
  note: "300 graphemes AND 3000 UTF-8 bytes. Links/hashtags need facets with UTF-8 byte offsets. images embed: 4, <=2 MB each; newer gallery embed: clients should stop at 10 (schema ceiling 20). Video mp4 <=300 MB. Runnable locally.",
  confidence: "documented",
  sources: [
    "github bluesky-social/atproto@d6296a1 lexicons/app/bsky/feed/post.json",
    "github bluesky-social/atproto@d6296a1 lexicons/app/bsky/embed/images.json",
    "github bluesky-social/atproto@d6296a1 lexicons/app/bsky/embed/gallery.json",
    "github bluesky-social/bsky-docs@390c1e9 docs/advanced-guides/intent-links.md",
    "https://docs.bsky.app/docs/advanced-guides/rate-limits",
  ],
});
