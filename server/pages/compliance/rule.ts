/** One rule on the page: closed it says what it forbids or wants, open all else that is known of it. */
import type { BookRule, RuleGaps } from "#engine/compliance/rule-book";
import { fill } from "#locales/fill";
import { type Html, html } from "#server/html/html";
import type { PageWords } from "./words.ts";

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, "");

/** Leads out of the product; whoever is behind it need not know from where. */
export const sourceLink = (address: string): Html =>
  html`<a href="${address}" rel="nofollow noreferrer noopener" target="_blank">${hostOf(address)}</a>`;

/** What the product does not know about homes, where this rule would need it. */
function gapLines(gaps: RuleGaps, { t, law }: PageWords): string[] {
  const named = (text: string) => (key: string) => {
    const what = Object.entries(law.circumstance).find(([one]) => one === key)?.[1];
    return fill(text, { what: what ?? key });
  };
  return [
    ...gaps.skippedWithout.map(named(t.skippedWithout)),
    ...gaps.exceptionsUnseen.map(named(t.exceptionsUnseen)),
    ...(gaps.proofUnseen ? [t.proofUnseen] : []),
    ...(gaps.changing ? [t.changing] : []),
  ];
}

const row = (term: string, value: Html | string | null): Html | "" =>
  value === null ? "" : html`<div><dt>${term}</dt><dd>${value}</dd></div>`;

function entryOf(rule: BookRule, words: PageWords, open: boolean): Html {
  const { t, law, language } = words;
  const unknown = gapLines(rule.gaps, words);
  const read = rule.readIn?.map((code) => words.languageName(code)).join(language === "zh" ? "、" : ", ");
  return html`<li><details class="rule"${open ? html` open` : ""} id="${rule.id}"><summary><span class="tags"><span class="tag ${rule.severity}">${law.severity[rule.severity]}</span><span class="tag">${law.state[rule.state]}</span></span><span>${rule.forbids[language]}</span></summary>
<dl>${[
    row(t.allows, rule.allows[language]),
    row(
      t.examples,
      rule.examples.length > 0 ? html`<ul>${rule.examples.map((text) => html`<li>${text}</li>`)}</ul>` : null,
    ),
    row(t.ground, rule.citation),
    row(t.source, sourceLink(rule.source)),
    row(t.kind, law.kind[rule.kind]),
    row(t.states, law.stateText[rule.state]),
    row(t.reviewed, html`<time datetime="${rule.reviewed}">${words.day(rule.reviewed)}</time>`),
    row(t.readIn, read ?? t.anyLanguage),
    row(t.dependsOn, rule.question?.[language] ?? null),
    row(t.unknown, unknown.length > 0 ? html`<ul>${unknown.map((line) => html`<li>${line}</li>`)}</ul>` : null),
  ]}</dl></details></li>`;
}

const made = new WeakMap<BookRule, Map<string, Html>>();

/**
 * `open`: unfolded from the start. The book is the same for as long as the process lives: each entry is made once, as hundreds
 * of them would take the main thread from everybody at every look.
 */
export function ruleEntry(rule: BookRule, words: PageWords, open: boolean): Html {
  const entries = made.get(rule) ?? new Map<string, Html>();
  made.set(rule, entries);
  const key = `${words.language} ${open}`;
  const entry = entries.get(key) ?? entryOf(rule, words, open);
  entries.set(key, entry);
  return entry;
}
