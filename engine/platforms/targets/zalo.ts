/** Zalo Official Account Zalo: limits and habits as a publishing target. */
import { definePlatform } from "../families/define.ts";

export const target = definePlatform("message", {
  id: "zalo",
  name: { zh: "Zalo", en: "Zalo Official Account" },
  api: { name: "Zalo OA OpenAPI", auth: "oauth2", docs: "https://developers.zalo.me/docs" },
  note: "Text cap not verified (2000 is often quoted). Vietnam. No plain share URL verified.",
  sources: ["https://qmatrix.space/zalo-api-zalo-shop-api-access-token-oaid/"],
});
