/** What a mail lists: a label over its value, as paragraphs of the plain text and rows of the HTML's table. */
import { escapeHtml } from "#engine/campaign/markup";
import type { Block } from "./compose.ts";

const rowOf = (label: string, value: string) =>
  `<tr><td style="padding-bottom:12px;font-size:14px;line-height:1.6"><span class="muted" style="color:#6B6F76">${escapeHtml(label)}</span><br><span class="ink" style="color:#1C2024;white-space:pre-line">${escapeHtml(value)}</span></td></tr>`;

/** Values are strangers' texts: escaped in the HTML. */
export const factRows = (facts: readonly (readonly [label: string, value: string])[]): Block => ({
  text: facts.map(([label, value]) => `${label}\n${value}`),
  html: facts.map(([label, value]) => rowOf(label, value)).join("\n"),
});
