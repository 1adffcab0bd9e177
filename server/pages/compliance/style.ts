/** What the page of rules adds to the look of documents: the filter, markets and rules that fold, tags. */
export const complianceStyle = `
.filter { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 14px; margin: 36px 0 0; padding: 20px; border: 1px solid var(--hairline); border-radius: 14px; background: var(--card); }
.filter label { display: grid; gap: 6px; font-size: 14px; color: var(--muted); min-width: 0; }
.filter .search, .filter .go { grid-column: 1 / -1; }
.filter select, .filter input[type=search] { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line-strong, #8c8f94); border-radius: 10px; background: var(--paper); color: var(--ink); font: inherit; font-size: 16px; }
.filter .go { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; }
.filter .go a { display: inline-flex; align-items: center; min-height: 44px; }
button { min-height: 44px; padding: 0 22px; border: 0; border-radius: 10px; background: #c44018; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #a93512; }
.found { margin: 20px 0 8px; color: var(--muted); }
.market { border-top: 1px solid var(--hairline); }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.market > summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; padding: 16px 32px 16px 0; position: relative; }
.market > summary h2 { margin: 0; font-size: 21px; }
.market > summary > span { color: var(--muted); font-size: 14px; }
summary::after { content: ""; position: absolute; right: 6px; top: 24px; width: 9px; height: 9px; border: solid var(--muted); border-width: 0 2px 2px 0; transform: rotate(45deg); }
details[open] > summary::after { transform: rotate(-135deg); }
.contents a[aria-current] { color: var(--ink); font-weight: 600; }
dl { margin: 0 0 16px; }
dl > div { display: grid; grid-template-columns: 132px minmax(0, 1fr); gap: 2px 16px; padding: 6px 0; }
dt { color: var(--muted); font-size: 14px; line-height: 1.8; }
dd { margin: 0; overflow-wrap: anywhere; }
dd ul { margin: 0; padding-left: 1.1em; }
.rules { margin: 0 0 24px; padding: 0; list-style: none; }
.rules > li { margin: 0; border-top: 1px solid var(--hairline); }
.rule > summary { position: relative; display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 12px 32px 12px 0; }
.rule > summary::after { top: 20px; }
.rule > summary > span:last-child { flex: 1 1 300px; }
.rule > dl { padding: 4px 0 4px 16px; border-left: 2px solid var(--hairline); }
.tags { display: flex; gap: 6px; align-items: center; flex: none; height: 28px; }
.tag { padding: 1px 9px; border: 1px solid var(--hairline); border-radius: 999px; color: var(--muted); font-size: 13px; line-height: 1.6; white-space: nowrap; }
.tag.block { border-color: var(--accent); color: var(--accent); }
@media (max-width: 560px) { dl > div { grid-template-columns: minmax(0, 1fr); } .filter { grid-template-columns: 1fr 1fr; padding: 16px; } .filter label:first-of-type { grid-column: 1 / -1; } }
@media (max-width: 960px) { .contents { display: none; } .filter { margin-top: 24px; } }
@media print { .filter { display: none; } details::details-content { content-visibility: visible; display: block; block-size: auto; } .rule { break-inside: avoid; } }
`;
