/** The paper every mail of ours is written on: holds in old mail programs and in dark mode. */
import type { MailLanguage } from "#contract/mail";
import { inNames, type Names } from "#contract/names";
import { escapeHtml } from "#engine/campaign/markup";
import { mailFrame as en } from "#locales/en/mails/frame";
import { mailFrame as zh } from "#locales/zh/mails/frame";
import type { InLanguages } from "./mail-text.ts";

const texts: InLanguages<typeof zh> = { zh, en };
/** Both names, that of the mail's language first. `names`: as an administrator gave them; null: our own. */
export const brandOf = (language: MailLanguage, names: Names | null): string => inNames(texts[language].brand, names);
const fonts = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans SC',Roboto,Arial,sans-serif";
const serif = "Georgia,'Songti SC','Noto Serif SC',serif";

/** As HTML and Intl want it. */
export const languageTag = (language: MailLanguage): string => (language === "zh" ? "zh-CN" : "en");

interface Framed {
  subject: string;
  preheader: string;
  heading: string;
  lead: string;
  /** The one thing to do. */
  action?: { label: string; link: string };
  /** Rows between the action and the note, as HTML of ours. */
  rows?: string;
  note: string;
  /** Host shown at the foot. */
  host: string;
  /** The product's, as an administrator gave them. */
  names: Names | null;
}

/** Texts are escaped here; only `rows` is taken as it is. */
export function frame(language: MailLanguage, mail: Framed): string {
  const e = escapeHtml;
  const brand = e(brandOf(language, mail.names));
  const link = mail.action && e(mail.action.link);
  const button = mail.action
    ? `<tr><td style="padding:8px 0 24px"><a href="${link}" class="button" style="display:inline-block;background:#D9481C;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;padding:12px 28px;border-radius:10px">${e(mail.action.label)}</a></td></tr>`
    : "";
  const spelled = mail.action
    ? `<tr><td class="muted" style="padding-top:16px;font-size:13px;line-height:1.6;color:#6B6F76">${texts[language].linkHint}<br><span style="word-break:break-all">${link}</span></td></tr>`
    : "";
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${e(mail.subject)}</title>
<style>@media (prefers-color-scheme:dark){.ground{background:#14161A!important}.card{background:#1B1E23!important;border-color:#2A2E35!important}.ink{color:#ECEAE6!important}.muted{color:#9BA0A8!important}.code{background:#14161A!important;color:#ECEAE6!important}}</style></head>
<body class="ground" style="margin:0;background:#FAF8F5;font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${e(mail.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td class="ink" style="padding:0 4px 16px;font-family:${serif};font-size:18px;color:#1C2024">${brand}</td></tr>
<tr><td class="card" style="background:#FFFFFF;border:1px solid #E9E4DC;border-radius:10px;padding:32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="ink" style="font-family:${serif};font-size:24px;line-height:1.35;color:#1C2024;padding-bottom:12px">${e(mail.heading)}</td></tr>
<tr><td class="ink" style="font-size:16px;line-height:1.75;color:#1C2024;padding-bottom:16px">${e(mail.lead)}</td></tr>
${button}${mail.rows ?? ""}
<tr><td class="muted" style="padding-top:24px;font-size:13px;line-height:1.7;color:#6B6F76">${e(mail.note)}</td></tr>${spelled}
</table></td></tr>
<tr><td class="muted" style="padding:16px 4px;font-size:12px;color:#6B6F76">${brand} · ${e(mail.host)}</td></tr></table>
</td></tr></table></body></html>`;
}
