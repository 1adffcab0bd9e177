/** Who signs a piece, and what the law wants beside the name: brokerage, licence, listing code, equal housing. */
import type { Brief, CopyLanguage } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { listingCode } from "#engine/compliance/ad-context";
import type { Plan } from "./plan.ts";
import { licenceOf } from "./signer.ts";
import type { Writer } from "./writer.ts";

/** Platforms that refuse phone numbers in posts. */
const noContacts = new Set(["xiaohongshu", "douyin", "douyin-image", "kuaishou", "wechat-channels"]);
const roomy = new Set(["article", "message", "social-post", "note"]);

/** China's 房源核验码 in the reader's words. */
const codeLabels: Readonly<Record<CopyLanguage, string>> = {
  zh: "房源核验码：",
  en: "Listing verification code: ",
  ja: "物件確認コード：",
  ko: "매물 확인 코드: ",
  fr: "Code de vérification de l’annonce : ",
  de: "Prüfnummer des Inserats: ",
};

/** The same where every sign counts. */
const shortCodeLabels: Readonly<Record<CopyLanguage, string>> = {
  zh: "核验码：",
  en: "Listing code ",
  ja: "確認コード：",
  ko: "확인 코드 ",
  fr: "Code annonce ",
  de: "Prüfnr. ",
};

/** The code by which China's registers know the listing, as a line; null where it has none. `tight`: in fewer words. */
export function codeLine(listing: Listing, { brief, lang }: Plan, tight = false): string | null {
  const code = brief.market === "CN" ? listingCode(listing) : null;
  return code && `${(tight ? shortCodeLabels : codeLabels)[lang.code]}${code}`;
}

/** That all are welcome, as the United States' advertisements promise; "" elsewhere. */
export function housingLine({ market }: Pick<Brief, "market">, language: CopyLanguage, full: boolean): string {
  if (market !== "US") return "";
  return language === "zh" ? "平等住房机会" : full ? "Equal Housing Opportunity" : "EHO";
}

/** The closing line, or "". Tight pieces keep what the law demands: the company and the code. */
export function signatureOf(listing: Listing, plan: Plan, w: Writer): string {
  const { platform, brief } = plan;
  const company = plan.values.company ?? "";
  // no law of China's wants the number in an advertisement: it gives way where not even the shortest words fit beside it
  const licence = brief.market === "CN" && w.tight >= 3 ? null : licenceOf(listing, brief, plan.lang.code);
  const full = roomy.has(platform.family) && !noContacts.has(platform.id);
  // who has been named in the text, with whom to call, signs no second time
  const signers = ["agent", "company"].filter((who) => plan.values[who]);
  const named = signers.length > 0 && signers.every((who) => w.said.has(who));
  const name = named
    ? w.said.has("licence")
      ? ""
      : (licence ?? "")
    : w.tight >= 2
      ? [company, licence].filter(Boolean).join(" · ")
      : w.sign(full ? "full" : "short");
  const housing = w.tight < 2 ? housingLine(brief, plan.lang.code, full) : "";
  // facts and scenes give way before the number by which a register knows the home
  const code = w.said.has("verificationCode") ? null : codeLine(listing, plan, w.tight >= 2);
  const link = platform.linksInText && w.tight < 2 && platform.family !== "portal" ? (brief.link ?? "") : "";
  return [[name, housing].filter(Boolean).join(" · "), code ?? "", link].filter((line) => line !== "").join("\n");
}
