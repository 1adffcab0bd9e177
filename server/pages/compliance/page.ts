/** The page of all advertising rules: every market, its authority and laws, every rule; found by market, kind, state and words. */
import { type BookMarket, ruleKinds, ruleStates } from "#engine/compliance/rule-book";
import { fill } from "#locales/fill";
import { type Html, html } from "#server/html/html";
import { documentPage } from "../document/page.ts";
import { compliancePath } from "./address.ts";
import { filtered, filters, queryOf, type RuleFilter } from "./filter.ts";
import { ruleEntry, sourceLink } from "./rule.ts";
import { complianceStyle } from "./style.ts";
import { type PageWords, pageWords } from "./words.ts";

export interface CompliancePage {
  language: "zh" | "en";
  origin: string;
  names: Parameters<typeof documentPage>[0]["names"];
  book: readonly BookMarket[];
  filter: RuleFilter;
  seeAlso: Parameters<typeof documentPage>[0]["seeAlso"];
}

const rulesIn = (markets: readonly BookMarket[]): number => markets.reduce((sum, { rules }) => sum + rules.length, 0);

function choice(name: string, label: string, any: string, chosen: string | null, options: readonly [string, string][]) {
  return html`<label>${label}<select name="${name}"><option value="">${any}</option>${options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ""}>${text}</option>`,
  )}</select></label>`;
}

function form({ language, t, law }: PageWords, book: readonly BookMarket[], filter: RuleFilter): Html {
  return html`<form class="filter" role="search" aria-label="${t.filter}" action="${compliancePath}"><input type="hidden" name="lang" value="${language}">${[
    choice(
      "market",
      t.market,
      t.anyMarket,
      filter.market,
      book.map(({ id, name }) => [id, name[language]]),
    ),
    choice(
      "kind",
      t.kind,
      t.anyKind,
      filter.kind,
      ruleKinds.map((kind) => [kind, law.kind[kind]]),
    ),
    choice(
      "state",
      t.states,
      t.anyState,
      filter.state,
      ruleStates.map((state) => [state, law.state[state]]),
    ),
  ]}<label class="search">${t.search}<input type="search" name="q" value="${filter.search}" placeholder="${t.searchHint}" maxlength="80"></label><div class="go"><button type="submit">${t.apply}</button>${
    filters(filter) ? html`<a href="${compliancePath}?lang=${language}">${t.clear}</a>` : ""
  }</div></form>`;
}

/** Its rules are unfolded where one is all that is left. */
function marketSection(market: BookMarket, words: PageWords, open: boolean): Html {
  const { t, law, language } = words;
  const states = ruleStates
    .map((state) => [law.state[state], market.rules.filter((rule) => rule.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`);
  return html`<details class="market"${open ? html` open` : ""} id="${market.id}"><summary><h2>${market.name[language]}</h2><span>${fill(t.rules, { count: market.rules.length })}</span></summary>
<dl><div><dt>${t.authority}</dt><dd>${market.authority}</dd></div><div><dt>${t.laws}</dt><dd><ul>${market.laws.map(
    ({ ref, title, source }) => html`<li>${ref}${language === "zh" ? "：" : ": "}${title} (${sourceLink(source)})</li>`,
  )}</ul></dd></div><div><dt>${t.states}</dt><dd>${states.join(" · ")}</dd></div><div><dt>${t.reviewed}</dt><dd>${fill(
    t.reviewedSince,
    { date: words.day(market.reviewed) },
  )}</dd></div></dl>
<ul class="rules">${market.rules.map((rule) => ruleEntry(rule, words, market.rules.length === 1))}</ul></details>`;
}

/** A whole page. Markets are folded until something is asked for. */
export function compliancePage({ language, origin, names, book, filter, seeAlso }: CompliancePage): string {
  const words = pageWords(language);
  const { t } = words;
  const markets = filtered(book, filter);
  const isFiltered = filters(filter);
  return documentPage({
    language,
    path: compliancePath,
    query: queryOf(filter),
    origin,
    names,
    title: t.title,
    description: t.description,
    seeAlso,
    ownStyle: complianceStyle,
    body: [
      html`<h1>${t.title}</h1>
<p class="date">${fill(t.lead, { markets: book.length, rules: rulesIn(book) })}</p>
<ul class="summary">${[t.limits.advice, t.limits.scope, t.limits.reading].map((line) => html`<li>${line}</li>`)}</ul>
<nav class="contents" aria-label="${t.markets}"><h2>${t.markets}</h2><ol>${book.map(
        ({ id, name }) =>
          html`<li><a href="${compliancePath}?${new URLSearchParams({ lang: language, market: id }).toString()}"${id === filter.market ? html` aria-current="true"` : ""}>${name[language]}</a></li>`,
      )}</ol></nav>
${form(words, book, filter)}
<p class="found" role="status">${markets.length === 0 ? t.none : fill(t.found, { markets: markets.length, rules: rulesIn(markets) })}</p>
${markets.map((market) => marketSection(market, words, isFiltered))}`,
    ],
  });
}
