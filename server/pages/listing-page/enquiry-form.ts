/** The form on a public page by which a visitor reaches the agent: works without a script, says what is wrong beside its field. */
import type { CopyLanguage } from "#contract/copy";
import { fill } from "#locales/fill";
import { type Html, html } from "#server/html/html";
import { nameFor } from "./agent-card.ts";
import { onward } from "./head.ts";
import type { Shown } from "./shown.ts";
import { pageTexts } from "./texts/index.ts";
import type { PageTexts } from "./texts/types.ts";

/** What came back with the form, where something was wrong or it was sent. */
export interface EnquiryState {
  sent: boolean;
  wrong: readonly ("name" | "contact" | "consent")[];
  /** Not about a field: asked too often, or the page was open too long. */
  failed: "busy" | "again" | null;
  /** `consent`: the visitor's own tick, which stays with the rest. */
  values: { name: string; contact: string; message: string; consent: boolean };
}
export const freshEnquiry: EnquiryState = {
  sent: false,
  wrong: [],
  failed: null,
  values: { name: "", contact: "", message: "", consent: false },
};

type Field = "name" | "contact";

function field(language: CopyLanguage, state: EnquiryState, name: Field, attributes: Html): Html {
  const t = pageTexts[language].enquiry;
  const wrong = state.wrong.includes(name);
  const note = wrong
    ? html`<span class="wrong" id="ask-${name}-wrong">${name === "name" ? t.wrongName : t.wrongContact}</span>`
    : "";
  const described = wrong ? html` aria-invalid="true" aria-describedby="ask-${name}-wrong"` : "";
  return html`<label for="ask-${name}">${t[name]}</label><input id="ask-${name}" name="${name}" value="${state.values[name]}" required ${attributes}${described}>${note}`;
}

/** What is said of who answers: by name, or of whoever offers the home where nobody signs. */
function spokenTo({ agent, language }: Shown): PageTexts["enquiry"]["unnamed"] {
  const t = pageTexts[language].enquiry;
  if (!agent) return t.unnamed;
  const named = { agent: nameFor(agent, language) };
  return { lead: fill(t.lead, named), consent: fill(t.consent, named), sent: fill(t.sent, named), busy: t.busy };
}

/**
 * `token` says when the page was made. Nothing on a preview: only readers of the public page write. An enquiry reaches the account
 * the home belongs to, so that no card is needed.
 */
export function enquiryForm(shown: Shown, state: EnquiryState, token: string): Html | "" {
  const { language, path, previewUntil } = shown;
  if (previewUntil !== null) return "";
  const t = pageTexts[language].enquiry;
  const { lead, consent, sent, busy } = spokenTo(shown);
  if (state.sent)
    return html`<section class="ask" id="enquiry"><h2>${t.title}</h2><p class="done" role="status">${sent}</p></section>`;
  const failed = state.failed
    ? html`<p class="wrong" role="alert">${state.failed === "busy" ? busy : t.again}</p>`
    : state.wrong.length > 0
      ? html`<p class="wrong" role="alert">${t.check}</p>`
      : "";
  const wrongConsent = state.wrong.includes("consent");
  return html`<section class="ask" id="enquiry"><h2>${t.title}</h2><p class="muted">${lead}</p>${failed}
<form method="post" action="${onward(shown, `${path}/enquiry`, language)}#enquiry">
<input type="hidden" name="token" value="${token}">
${field(language, state, "name", html`maxlength="80" autocomplete="name"`)}
${field(language, state, "contact", html`maxlength="120" autocomplete="tel"`)}
<label for="ask-message">${t.message}</label><textarea id="ask-message" name="message" rows="3" maxlength="1000">${state.values.message}</textarea>
<p class="trap" aria-hidden="true"><label for="ask-extra">…</label><input id="ask-extra" name="extra" tabindex="-1" autocomplete="off"></p>
<label class="consent"><input type="checkbox" name="consent" value="yes" required${state.values.consent ? html` checked` : ""}${wrongConsent ? html` aria-invalid="true"` : ""}> <span>${consent} <a href="/privacy">${t.privacy}</a></span></label>
<button type="submit">${t.send}</button>
</form></section>`;
}
