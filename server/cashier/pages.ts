/** The pages of the cashier, written on the server: a charge to pay, what became of one, and one that is not there. */

import { cashierPath } from "#adapters/payments/sandbox";
import type { SandboxCharge } from "#adapters/payments/sandbox-ledger";
import type { Money } from "#contract/money";
import { inNames, type Names } from "#contract/names";
import { type Html, html, raw } from "#server/html/html";
import { cashierStyle } from "./style.ts";
import { type CashierLanguage, cashierTexts } from "./texts.ts";

const mark = raw(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#D9481C"/><path d="M8.5 15.2 16 9l7.5 6.2V23h-15z" fill="#fff"/><path d="M13.2 23v-3.2a2.8 2.8 0 0 1 5.6 0V23z" fill="#D9481C"/></svg>',
);
const tags = { zh: "zh-CN", en: "en-GB" } as const;

/** Where a page is, in which language, and what the product is called (null: as it comes). */
export interface About {
  language: CashierLanguage;
  names: Names | null;
}

const page = ({ language, names }: About, path: string, title: string, body: Html) => {
  const t = cashierTexts[language];
  const other = language === "zh" ? "en" : "zh";
  return html`<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${inNames("Listcast", names)}</title>
<style>${raw(cashierStyle)}</style></head>
<body><main><header><span class="brand">${mark}<span>${inNames("Listcast 房播", names)}</span></span>
<a href="${path}?lang=${other}" lang="${tags[other]}">${t.other}</a></header>
<div class="card">${body}</div></main></body></html>`;
};

const priceOf = ({ amountMinor, currency }: Money, language: CashierLanguage) => {
  const format = new Intl.NumberFormat(tags[language], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

const amountLine = (charge: SandboxCharge, language: CashierLanguage) => {
  const t = cashierTexts[language];
  return html`<p class="label">${t.amount[charge.state]}</p><p class="figure">${priceOf(charge, language)}</p>
<p class="what">${charge.subject}</p>`;
};

const details = (charge: SandboxCharge, language: CashierLanguage) => {
  const t = cashierTexts[language];
  const until = charge.expiresAt.toLocaleString(tags[language], { dateStyle: "medium", timeStyle: "short" });
  return html`<dl><dt>${t.reference}</dt><dd>${charge.reference}</dd>
<dt>${t.until}</dt><dd><time datetime="${charge.expiresAt.toISOString()}">${until}</time></dd></dl>`;
};

/** Somebody may pay: one form, each button another outcome. */
export function payPage(charge: SandboxCharge, about: About) {
  const { language } = about;
  const t = cashierTexts[language];
  const path = cashierPath(charge.reference);
  const outcomes = [
    ["later", t.laterTitle, t.laterText],
    ["twice", t.twiceTitle, t.twiceText],
    ["decline", t.declineTitle, t.declineText],
    ["leave", t.leaveTitle, t.leaveText],
  ] as const;
  const choice = ([act, title, text]: (typeof outcomes)[number]) =>
    html`<li><button name="act" value="${act}"><strong>${title}</strong><span>${text}</span></button></li>`;
  return page(
    about,
    path,
    t.title,
    html`<h1>${t.title}</h1><p class="lead">${t.lead}</p>${amountLine(charge, language)}${details(charge, language)}
<form method="post" action="${path}?lang=${language}"><button class="main" name="act" value="pay" autofocus>${t.pay}</button>
<h2 id="more">${t.more}</h2><ul aria-labelledby="more">${outcomes.map(choice)}</ul></form>`,
  );
}

/** Nothing is left to do here: it was paid, declined, or its time is over. */
export function endPage(charge: SandboxCharge, about: About) {
  const { language } = about;
  const t = cashierTexts[language];
  const [title, text] = charge.state === "paid" ? [t.paid, t.paidText] : [t.closed, t.closedText];
  return page(
    about,
    cashierPath(charge.reference),
    title,
    html`<h1>${title}</h1><p class="lead">${text}</p>${amountLine(charge, language)}
<a class="back" href="${charge.returnUrl}">${t.back}</a>`,
  );
}

export function missingPage(reference: string, about: About) {
  const t = cashierTexts[about.language];
  return page(
    about,
    cashierPath(reference),
    t.missing,
    html`<h1>${t.missing}</h1><p class="lead">${t.missingText}</p><a class="back" href="/packages">${t.packages}</a>`,
  );
}
