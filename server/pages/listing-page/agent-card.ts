/** Who to ask about the home: what the card holds, and nothing else. */
import { type Html, html } from "#server/html/html";
import type { Shown } from "./shown.ts";
import { pageTexts } from "./texts/index.ts";

/** A link a telephone can dial: digits, a plus in front. Text with hardly a digit stays text. */
function call(phone: string): Html {
  const dialled = phone.replace(/(?!^\+)[^\d]/g, "");
  return dialled.length < 5 ? html`${phone}` : html`<a class="call" href="tel:${dialled}">${phone}</a>`;
}

/** Who to call or write to; nothing where nobody is named. */
export function agentCard({ agent, language }: Shown): Html | "" {
  if (!agent) return "";
  const t = pageTexts[language];
  const { name, company, licence, phone, email } = agent;
  return html`<section class="agent"><h2>${t.contact}</h2>
<p class="name">${name}</p>${company ? html`<p>${company}</p>` : ""}${licence ? html`<p class="muted">${t.licence} ${licence}</p>` : ""}
${phone ? html`<p>${call(phone)}</p>` : ""}${email ? html`<p><a class="mail" href="mailto:${encodeURIComponent(email).replace("%40", "@")}">${email}</a></p>` : ""}
</section>`;
}
