/** Who to ask about the home: what the card holds, and nothing else. */
import type { AgentCard, CopyLanguage } from "#contract/copy";
import { latinReaders } from "#engine/names/index";
import { type Html, html } from "#server/html/html";
import type { Shown } from "./shown.ts";
import { pageTexts } from "./texts/index.ts";

/** What a telephone can dial: digits, a plus in front. Null for text with hardly a digit. */
export function dialled(phone: string): string | null {
  const digits = phone.replace(/(?!^\+)[^\d]/g, "");
  return digits.length < 5 ? null : digits;
}

function call(phone: string): Html {
  const number = dialled(phone);
  return number === null ? html`${phone}` : html`<a class="call" href="tel:${number}">${phone}</a>`;
}

function wechatOf({ agent, wechatQr, language, path }: Shown): Html | "" {
  const id = agent?.wechat;
  if (!id && !wechatQr) return "";
  const t = pageTexts[language];
  const code = wechatQr
    ? html`<img src="${path}/wechat.png?v=${wechatQr}" width="160" height="160" alt="${t.wechatCode}" loading="lazy">`
    : "";
  return html`<div class="wechat" id="wechat"><p>${t.wechat}${id ? html` <strong>${id}</strong>` : ""}</p>${code}</div>`;
}

/** How readers of this language call the agent: by the name in letters where they read no other. */
export const nameFor = ({ name, nameLatin }: AgentCard, language: CopyLanguage): string =>
  latinReaders.has(language) ? (nameLatin ?? name) : name;

/** Who to call or write to; nothing where nobody is named. */
export function agentCard(shown: Shown): Html | "" {
  const { agent, language, portrait, path } = shown;
  if (!agent) return "";
  const t = pageTexts[language];
  const { name, nameLatin, company, licence, phone, email } = agent;
  const face = portrait
    ? html`<img class="face" src="${path}/portrait.webp?v=${portrait}" width="72" height="72" alt="" loading="lazy">`
    : "";
  return html`<section class="agent"><h2>${t.contact}</h2>${face}
<p class="name">${name}${nameLatin && nameLatin !== name ? html` <span lang="und-Latn">${nameLatin}</span>` : ""}</p>${company ? html`<p>${company}</p>` : ""}${licence ? html`<p class="muted">${t.licence} ${licence}</p>` : ""}
${phone ? html`<p>${call(phone)}</p>` : ""}${email ? html`<p><a class="mail" href="mailto:${encodeURIComponent(email).replace("%40", "@")}">${email}</a></p>` : ""}${wechatOf(shown)}
</section>`;
}
