/** What stands below the code that adds an agent in WeChat, on pictures and in mails. */
import type { CopyLanguage } from "#contract/copy";

export const addOnWechat: Readonly<Record<CopyLanguage, string>> = {
  zh: "加微信咨询",
  en: "Add on WeChat",
  ja: "WeChatで相談",
  ko: "위챗으로 문의",
  fr: "Ajouter sur WeChat",
  de: "Auf WeChat hinzufügen",
};
