/** OK.ru Одноклассники: limits and habits as a publishing target. */
import type { Platform } from "#contract/platform";

export const target: Platform = {
  id: "ok-ru",
  name: {
    zh: "Одноклассники",
    en: "OK.ru",
  },
  family: "social-post",
  region: ["EU"],
  text: {
    max: null,
    unit: "chars",
    counting: "code-points",
    bytesMax: null,
    linkWeight: null,
    usual: null,
    hasTitle: false,
    titleMax: null,
    titleCounting: "code-points",
  },
  hashtags: {
    max: null,
    style: "hash",
    recommended: 3,
  },
  linksInText: true,
  media: {
    imagesMax: null,
    imageRatios: [],
    videoSecondsMax: null,
    videoRatio: null,
  },
  publish: "partner",
  api: {
    name: "OK REST API (mediatopic.post)",
    auth: "oauth2",
    docs: "https://apiok.ru/en/dev/methods/rest/mediatopic/mediatopic.post",
  },
  composeUrl: "https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl={url}",
  note: "2022 catalogue.",
  confidence: "uncertain",
  sources: ["github bradvin/social-share-urls@6c9a2fe README.md"],
  variantOf: null,
};
