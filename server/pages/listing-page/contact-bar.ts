/** On phones, always in reach: call, WeChat, write. Links to what stands on the page, so that it works without a script. */
import { type Html, html } from "#server/html/html";
import { dialled } from "./agent-card.ts";
import type { Shown } from "./shown.ts";
import { pageTexts } from "./texts/index.ts";

/** Where nobody is named only the form, and on previews only what works there. */
export function contactBar({ agent, language, wechatQr, previewUntil }: Shown): Html | "" {
  const t = pageTexts[language];
  const number = agent?.phone ? dialled(agent.phone) : null;
  const ways = [
    number ? html`<a class="primary" href="tel:${number}">${t.call}</a>` : "",
    agent && (agent.wechat || wechatQr) ? html`<a href="#wechat">${t.wechat}</a>` : "",
    previewUntil === null ? html`<a${number ? "" : html` class="primary"`} href="#enquiry">${t.enquiry.short}</a>` : "",
  ].filter((way) => way !== "");
  return ways.length === 0 ? "" : html`<nav class="reach" aria-label="${t.contact}">${ways}</nav>`;
}
