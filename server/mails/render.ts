/** Builds the mails about an account: subject, plain text and HTML that holds in old mail programs and dark mode. */
import { escapeHtml } from "#engine/campaign/markup";
import { type MailKind, type MailLanguage, mailTexts } from "./texts.ts";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  language: string;
}

const brand: Record<MailLanguage, string> = { zh: "房播 Listcast", en: "Listcast 房播" };
const linkHint: Record<MailLanguage, string> = {
  zh: "按钮点不开？把下面的地址复制到浏览器：",
  en: "Button not working? Copy this address into your browser:",
};
const fonts = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans SC',Roboto,Arial,sans-serif";
const serif = "Georgia,'Songti SC','Noto Serif SC',serif";

/** `link` is left out for mails that carry only a code. */
export function renderMail(
  kind: MailKind,
  language: MailLanguage,
  fill: { link?: string; code: string; origin: string },
): RenderedMail {
  const t = mailTexts[language][kind];
  const host = new URL(fill.origin).host;
  const text = [
    t.heading,
    t.lead,
    ...(fill.link && t.button ? [`${t.button}:\n${fill.link}`] : []),
    `${t.codeLabel}\n${fill.code}`,
    t.note,
    `${brand[language]} · ${host}`,
  ].join("\n\n");

  const button =
    fill.link && t.button
      ? `<tr><td style="padding:8px 0 24px"><a href="${escapeHtml(fill.link)}" class="button" style="display:inline-block;background:#D9481C;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;padding:12px 28px;border-radius:10px">${t.button}</a></td></tr>`
      : "";
  const spelled = fill.link
    ? `<tr><td class="muted" style="padding-top:16px;font-size:13px;line-height:1.6;color:#6B6F76">${linkHint[language]}<br><span style="word-break:break-all">${escapeHtml(fill.link)}</span></td></tr>`
    : "";
  const html = `<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(t.subject)}</title>
<style>@media (prefers-color-scheme:dark){.ground{background:#14161A!important}.card{background:#1B1E23!important;border-color:#2A2E35!important}.ink{color:#ECEAE6!important}.muted{color:#9BA0A8!important}.code{background:#14161A!important;color:#ECEAE6!important}}</style></head>
<body class="ground" style="margin:0;background:#FAF8F5;font-family:${fonts}">
<div style="display:none;max-height:0;overflow:hidden">${t.preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td class="ink" style="padding:0 4px 16px;font-family:${serif};font-size:18px;color:#1C2024">${brand[language]}</td></tr>
<tr><td class="card" style="background:#FFFFFF;border:1px solid #E9E4DC;border-radius:10px;padding:32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="ink" style="font-family:${serif};font-size:24px;line-height:1.35;color:#1C2024;padding-bottom:12px">${t.heading}</td></tr>
<tr><td class="ink" style="font-size:16px;line-height:1.75;color:#1C2024;padding-bottom:16px">${t.lead}</td></tr>
${button}<tr><td class="muted" style="font-size:14px;line-height:1.6;color:#6B6F76;padding-bottom:8px">${t.codeLabel}</td></tr>
<tr><td><span class="code" style="display:inline-block;background:#FAF8F5;border-radius:8px;padding:10px 18px;font-size:24px;letter-spacing:6px;font-weight:600;color:#1C2024;font-variant-numeric:tabular-nums">${fill.code}</span></td></tr>
<tr><td class="muted" style="padding-top:24px;font-size:13px;line-height:1.7;color:#6B6F76">${t.note}</td></tr>${spelled}
</table></td></tr>
<tr><td class="muted" style="padding:16px 4px;font-size:12px;color:#6B6F76">${brand[language]} · ${escapeHtml(host)}</td></tr></table>
</td></tr></table></body></html>`;
  return { subject: t.subject, text, html, language: language === "zh" ? "zh-CN" : "en" };
}
