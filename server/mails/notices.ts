/** News about an account's end, in both languages. `{{date}}` is the day everything is deleted. */
import type { AccountMail } from "#contract/mail";
import type { MailLanguage } from "./texts.ts";

export interface NoticeText {
  subject: string;
  preheader: string;
  heading: string;
  lead: string;
  button?: string;
  note: string;
}

export const noticeTexts: Record<MailLanguage, Record<AccountMail, NoticeText>> = {
  zh: {
    deletion_scheduled: {
      subject: "您的账号将于 {{date}}删除",
      preheader: "在此之前随时可以保留。",
      heading: "账号将于 {{date}}删除",
      lead: "我们收到了删除账号的请求。到那一天，您的房源、文案、照片和文件都会删除，无法恢复。在此之前登录，就能保留账号。",
      button: "保留账号",
      note: "已分享的房源页面现在起不再公开，保留账号后会恢复。如果不是您本人操作，请立即登录保留账号，并修改密码。",
    },
    deletion_cancelled: {
      subject: "您的账号已保留",
      preheader: "删除请求已撤销。",
      heading: "账号已保留",
      lead: "删除请求已撤销，一切照旧：房源、文案、照片和文件都在，分享过的房源页面也恢复了公开。",
      note: "如果不是您本人操作，请尽快修改密码。",
    },
    deleted: {
      subject: "您的账号已删除",
      preheader: "所有资料都已删除。",
      heading: "账号已删除",
      lead: "按您的请求，账号和其中的房源、文案、照片、文件都已删除。感谢您曾经使用房播。",
      note: "这是我们发给这个邮箱的最后一封邮件。",
    },
  },
  en: {
    deletion_scheduled: {
      subject: "Your account will be deleted on {{date}}",
      preheader: "You can keep it until then.",
      heading: "Your account will be deleted on {{date}}",
      lead: "You asked us to delete your account. On that day your properties, texts, photos and files are deleted for good. Until then, sign in to keep it.",
      button: "Keep my account",
      note: "Pages you shared are no longer public; keeping the account brings them back. If this was not you, sign in now, keep the account and change your password.",
    },
    deletion_cancelled: {
      subject: "Your account stays",
      preheader: "The request to delete it was called off.",
      heading: "Your account stays",
      lead: "The request to delete it was called off. Your properties, texts, photos and files are all there, and the pages you shared are public again.",
      note: "If this was not you, change your password soon.",
    },
    deleted: {
      subject: "Your account was deleted",
      preheader: "Everything in it is gone.",
      heading: "Your account was deleted",
      lead: "As you asked, your account and the properties, texts, photos and files in it were deleted. Thank you for having used Listcast.",
      note: "This is the last mail we send to this address.",
    },
  },
};
