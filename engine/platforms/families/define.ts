/** A publishing target from what its family shares: a platform's own file says only what differs, and where that is written. */
import type { Platform, PlatformFamily } from "#contract/platform";

type Section = "text" | "hashtags" | "media";
type Shared = Partial<Omit<Platform, Section | "id" | "name" | "family">> & {
  [section in Section]?: Partial<Platform[section]>;
};

/** What a platform says of itself. A name that is the same in both languages is given once. */
type Overrides = Shared & { id: string; name: string | Platform["name"] };

/** Habits of a family. Limits belong to platforms: what no platform states is unknown. */
const families: Readonly<Record<PlatformFamily, Shared>> = {
  "micro-post": { hashtags: { style: "hash", recommended: 2 } },
  moment: { hashtags: { style: "hash", recommended: 1 }, publish: "assisted" },
  note: {
    text: { hasTitle: true },
    hashtags: { style: "hash", recommended: 5 },
    linksInText: false,
    media: { videoRatio: "9:16" },
    publish: "partner",
  },
  caption: { hashtags: { style: "hash", recommended: 4 }, linksInText: false, media: { videoRatio: "9:16" } },
  "social-post": { hashtags: { style: "hash", recommended: 3 } },
  article: { text: { hasTitle: true }, publish: "assisted" },
  portal: { text: { hasTitle: true }, hashtags: { max: 0 }, linksInText: false, publish: "partner" },
  message: {},
  "video-script": {
    text: { hasTitle: true },
    hashtags: { style: "hash", recommended: 3 },
    linksInText: false,
    media: { imagesMax: 0, imageRatios: ["9:16", "3:4"], videoRatio: "9:16" },
    publish: "partner",
  },
  email: { text: { hasTitle: true }, hashtags: { max: 0 } },
  sms: { text: { unit: "segments", counting: "segments" }, hashtags: { max: 0 }, media: { imagesMax: 0 } },
};

const unknownText: Platform["text"] = {
  max: null,
  unit: "chars",
  counting: "code-points",
  bytesMax: null,
  linkWeight: null,
  usual: null,
  hasTitle: false,
  titleMax: null,
  titleCounting: "code-points",
};

/** A whole platform: what nobody stated is unknown (null), what the family does, and above both what the platform says itself. */
export function definePlatform(family: PlatformFamily, { name, ...own }: Overrides): Platform {
  const shared = families[family];
  return {
    region: ["GLOBAL"],
    linksInText: true,
    publish: "official",
    api: null,
    composeUrl: null,
    app: null,
    note: "",
    confidence: "uncertain",
    sources: [],
    variantOf: null,
    ...shared,
    ...own,
    family,
    name: typeof name === "string" ? { zh: name, en: name } : name,
    text: { ...unknownText, ...shared.text, ...own.text },
    hashtags: { max: null, style: "none", recommended: 0, ...shared.hashtags, ...own.hashtags },
    media: {
      imagesMax: null,
      imageRatios: [],
      videoSecondsMax: null,
      videoRatio: null,
      ...shared.media,
      ...own.media,
    },
  };
}
