/** Email HTML: nested tables and inline styles that old clients keep, a dark scheme for those that can, nothing remote. */

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (mark) => entities[mark] ?? mark);

export type Letter = {
  readonly language: string;
  readonly subject: string;
  readonly preheader: string;
  readonly headline: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly factsHead: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Only with an address to open. */
  readonly button: { readonly text: string; readonly href: string } | null;
  readonly closing: string;
  readonly card: readonly string[];
  readonly footer: readonly string[];
};

const font =
  "-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo',sans-serif";
const dark =
  "@media (prefers-color-scheme:dark){.g{background:#14161a!important}.c{background:#1b1e23!important;border-color:#2a2e35!important}.i{color:#eceae6!important}.m{color:#a9adb3!important}.l{border-color:#2a2e35!important}}";

/** Lines stand between the rows, none under the last. */
function row([label, value]: readonly [string, string], index: number, all: readonly unknown[]): string {
  const under = index === all.length - 1 ? "" : "border-bottom:1px solid #e9e4dc;";
  return `<tr><td class="m l" style="padding:9px 12px 9px 0;${under}color:#6b6f76;font-size:14px;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td class="i l" style="padding:9px 0;${under}color:#1c2024;font-size:15px">${escapeHtml(value)}</td></tr>`;
}
const line = (text: string): string =>
  `<p class="i" style="margin:0 0 14px;color:#1c2024;font-size:16px;line-height:1.65">${escapeHtml(text)}</p>`;
/** A table cell as a button: Outlook draws no padding on links. */
const button = ({ text, href }: { text: string; href: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:22px 0"><tr><td bgcolor="#d9481c" style="border-radius:8px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 26px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;

/** The whole document. Every text is escaped here; the button's address must be http, https or mailto. */
export function renderLetter(letter: Letter): string {
  const link = letter.button && /^(?:https?:|mailto:)/iu.test(letter.button.href) ? button(letter.button) : "";
  const facts =
    letter.facts.length === 0
      ? ""
      : `<p class="m" style="margin:22px 0 4px;color:#6b6f76;font-size:13px">${escapeHtml(letter.factsHead)}</p><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-bottom:14px">${letter.facts.map(row).join("")}</table>`;
  const card =
    letter.card.length === 0
      ? ""
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:22px"><tr><td class="l i" style="border-top:1px solid #e9e4dc;padding-top:16px;color:#1c2024;font-size:15px;line-height:1.6">${letter.card.map(escapeHtml).join("<br>")}</td></tr></table>`;
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(letter.subject)}</title><style>${dark}</style></head>
<body class="g" style="margin:0;padding:0;background:#faf8f5;font-family:${font}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(letter.preheader)}</div>
<table role="presentation" class="g" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#faf8f5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="c" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid #e9e4dc;border-radius:10px"><tr><td style="padding:30px 28px">
<h1 class="i" style="margin:0 0 18px;color:#1c2024;font-size:23px;line-height:1.35;font-weight:600">${escapeHtml(letter.headline)}</h1>
${line(letter.greeting)}${letter.paragraphs.map(line).join("")}${facts}${link}${line(letter.closing)}${card}
</td></tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr><td class="m" style="padding:16px 28px;color:#6b6f76;font-size:12px;line-height:1.6">${letter.footer.map(escapeHtml).join("<br>")}</td></tr></table>
</td></tr></table>
</body></html>
`;
}
