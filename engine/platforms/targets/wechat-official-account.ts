/** WeChat Official Account 微信公众号: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("article", {
  id: "wechat-official-account",
  name: { zh: "微信公众号", en: "WeChat Official Account" },
  region: ["CN"],
  text: { max: 20000, titleMax: 32 },
  linksInText: false,
  media: { imagesMax: 20, imageRatios: ["2.35:1", "1:1"] },
  publish: "official",
  api: {
    name: "WeChat Official Account API",
    auth: "app-secret",
    docs: "https://developers.weixin.qq.com/doc/subscription/api/public/api_freepublish_submit.html",
  },
  composeUrl: "https://mp.weixin.qq.com/",
  note: "draft/add: title <=32, author <=16, digest <=128 (defaults to first 54 chars of the body); content counted on the whole HTML string, must be <20000 chars and <1 MB, JS stripped. (The page also contains a stray '2kb' figure.) Older clients use 64 for the title. Since 2025-07 personal, unverified or unverifiable accounts lost the publish endpoints (draft box still works): fall back to draft + manual publish. images_max 20 is for the newspic (image message) type in a public client, not for articles.",
  confidence: "documented",
  sources: [
    "https://developers.weixin.qq.com/doc/service/api/draftbox/draftmanage/api_draft_add",
    "https://developers.weixin.qq.com/doc/subscription/api/public/api_freepublish_submit.html",
    "https://developers.weixin.qq.com/doc/service/en/api/public/api_freepublish_get",
    "github yikart/AiToEarn@8bbf520 project/aitoearn-backend/apps/aitoearn-server/src/core/channels/platforms/wechat/wechat-official/wechat-official.constants.ts",
  ],
});
