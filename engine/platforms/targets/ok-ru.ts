/** OK.ru Одноклассники: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("social-post", {
  id: "ok-ru",
  name: { zh: "Одноклассники", en: "OK.ru" },
  region: ["EU"],
  publish: "partner",
  api: {
    name: "OK REST API (mediatopic.post)",
    auth: "oauth2",
    docs: "https://apiok.ru/en/dev/methods/rest/mediatopic/mediatopic.post",
  },
  composeUrl: "https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl={url}",
  note: "2022 catalogue.",
  sources: ["github bradvin/social-share-urls@6c9a2fe README.md"],
});
