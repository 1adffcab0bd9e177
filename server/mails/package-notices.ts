/** News about packages by mail, in both languages. `{{plan}}`, `{{day}}` and the figures come from what was told. */
import type { NoticeText } from "./notices.ts";
import type { MailLanguage } from "./texts.ts";

export const packageNoticeKinds = [
  "trial_ending",
  "trial_ended",
  "trial_used",
  "package_ending",
  "package_ended",
  "quota_low",
  "quota_used_up",
] as const;
export type PackageNoticeKind = (typeof packageNoticeKinds)[number];

const whyZh = "您收到这封邮件，是因为在个人设置里打开了套餐提醒的邮件通知，随时可以关闭。";
const whyEn =
  "You get this mail because package news by email is on in your profile settings. You can turn it off there.";

export const packageNoticeTexts: Record<MailLanguage, Record<PackageNoticeKind, NoticeText & { button: string }>> = {
  zh: {
    trial_ending: {
      subject: "免费试用将于 {{day}}结束",
      preheader: "不会自动扣款，内容都会保留。",
      heading: "免费试用快结束了",
      lead: "试用将于 {{day}}结束，到期不会自动扣款。您的房源、文案和照片都会保留，随时可以查看、修改和导出；要继续生成新内容，选一个套餐即可。",
      button: "查看套餐",
      note: whyZh,
    },
    trial_ended: {
      subject: "免费试用已结束",
      preheader: "内容都在，随时可以导出。",
      heading: "免费试用已结束",
      lead: "感谢试用。您的房源、文案和照片都在，可以照常查看、修改和导出，已发布的房源页面也照常打开。生成新内容暂停，选购套餐后马上恢复。",
      button: "选择套餐",
      note: whyZh,
    },
    trial_used: {
      subject: "免费试用提前结束",
      preheader: "这个手机号已经试用过一次。",
      heading: "免费试用提前结束",
      lead: "免费试用每人一次。您刚验证的手机号在另一个账号里用过试用，所以这次试用到此为止。账号里的房源、文案和照片都在，可以照常查看和导出；选购套餐后就能继续生成。",
      button: "选择套餐",
      note: "如果您认为这里弄错了，请联系客服。",
    },
    package_ending: {
      subject: "{{plan}}将于 {{day}}到期",
      preheader: "到期不会自动扣款。",
      heading: "{{plan}}将于 {{day}}到期",
      lead: "到期不会自动扣款。提前续费，新的一期会从到期那天接着算，不浪费一天；不续费，内容也都会保留。",
      button: "续费或更换套餐",
      note: whyZh,
    },
    package_ended: {
      subject: "{{plan}}已到期",
      preheader: "内容都在，随时可以导出。",
      heading: "{{plan}}已到期",
      lead: "您的房源、文案和照片都在，可以照常查看、修改和导出，已发布的房源页面也照常打开。生成新内容暂停，选购套餐后马上恢复。",
      button: "选择套餐",
      note: whyZh,
    },
    quota_low: {
      subject: "本期房源额度已用 {{used}} / {{total}}",
      preheader: "剩下的不多了。",
      heading: "本期额度快用完了",
      lead: "本期 {{total}} 套房源已用 {{used}} 套，新的一期从 {{day}}开始。不够用时可以加购加量包，或换更大的套餐；不会自动扣款。",
      button: "查看用量",
      note: whyZh,
    },
    quota_used_up: {
      subject: "本期 {{total}} 套房源额度已用完",
      preheader: "已有内容不受影响。",
      heading: "本期额度已用完",
      lead: "本期 {{total}} 套房源已全部用完，本期到 {{day}}为止。已有内容不受影响；要马上继续，可以加购加量包或升级套餐，不会自动扣款。",
      button: "查看套餐",
      note: whyZh,
    },
  },
  en: {
    trial_ending: {
      subject: "Your free trial ends on {{day}}",
      preheader: "Nothing is charged, and nothing is lost.",
      heading: "Your free trial ends soon",
      lead: "The trial ends on {{day}}. Nothing is charged automatically. Your listings, copy and photos stay, to be read, edited and exported at any time; to go on creating, choose a plan.",
      button: "See the plans",
      note: whyEn,
    },
    trial_ended: {
      subject: "Your free trial has ended",
      preheader: "Everything you made is still there.",
      heading: "Your free trial has ended",
      lead: "Thank you for trying Listcast. Your listings, copy and photos are all there to read, edit and export, and pages you published stay open. Creating is paused until you choose a plan.",
      button: "Choose a plan",
      note: whyEn,
    },
    trial_used: {
      subject: "Your free trial ended early",
      preheader: "This phone number has had a trial before.",
      heading: "Your free trial ended early",
      lead: "The free trial is once per person. The number you just verified had its trial in another account, so this one ends here. Your listings, copy and photos are all there to read and export; with a plan you can go on creating.",
      button: "Choose a plan",
      note: "If you think this is a mistake, please contact support.",
    },
    package_ending: {
      subject: "{{plan}} ends on {{day}}",
      preheader: "Nothing is charged automatically.",
      heading: "{{plan}} ends on {{day}}",
      lead: "Nothing is charged automatically. If you renew early, the next period begins on the day this one ends, so no day is lost. If you do not, everything you made stays.",
      button: "Renew or change plan",
      note: whyEn,
    },
    package_ended: {
      subject: "{{plan}} has ended",
      preheader: "Everything you made is still there.",
      heading: "{{plan}} has ended",
      lead: "Your listings, copy and photos are all there to read, edit and export, and pages you published stay open. Creating is paused until you choose a plan.",
      button: "Choose a plan",
      note: whyEn,
    },
    quota_low: {
      subject: "{{used}} of {{total}} listings used this period",
      preheader: "Few are left.",
      heading: "Few listings are left this period",
      lead: "You have used {{used}} of {{total}} listings; the period runs until {{day}}. If you need more, add a pack or move to a larger plan. Nothing is charged automatically.",
      button: "See your usage",
      note: whyEn,
    },
    quota_used_up: {
      subject: "All {{total}} listings of this period are used",
      preheader: "What you made is not affected.",
      heading: "All listings of this period are used",
      lead: "All {{total}} listings are used; the period runs until {{day}}. What you made is not affected. To go on right away, add a pack or move to a larger plan. Nothing is charged automatically.",
      button: "See the plans",
      note: whyEn,
    },
  },
};

export const isPackageNotice = (kind: string): kind is PackageNoticeKind =>
  packageNoticeKinds.some((known) => known === kind);
