/** How documents anybody may read look: a column to read, contents beside it, and plain black on white when printed. */

const looks = `
:root { --paper: #faf8f5; --card: #fff; --hairline: #e9e4dc; --ink: #1c2024; --muted: #6b6f76; --accent: #c44018; color-scheme: light; }
[data-mantine-color-scheme="dark"] { --paper: #14161a; --card: #1b1e23; --hairline: #2a2e35; --ink: #eceae6; --muted: #a3a6ac; --accent: #f28b66; color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 24px; text-size-adjust: 100%; text-autospace: normal; hanging-punctuation: first allow-end last; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.7 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
:lang(zh) body, body:lang(zh) { line-height: 1.8; }
a { color: inherit; text-decoration-color: var(--hairline); text-underline-offset: 5px; }
a:hover { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1, h2, .summary { font-family: "Source Serif 4 Variable", "Songti SC", "Noto Serif SC", "Noto Serif CJK SC", STSong, SimSun, serif; }
h1 { margin: 0 0 8px; font-size: clamp(34px, 5vw, 52px); font-weight: 600; line-height: 1.25; }
h2 { margin: 0 0 10px; font-size: 23px; font-weight: 600; line-height: 1.4; }
p, ul { margin: 0 0 14px; }
ul { padding-left: 1.3em; }
li { margin-bottom: 6px; }
.bar, .sheet, .foot { max-width: 1184px; margin: 0 auto; padding: 0 32px; }
.bar { display: flex; align-items: center; gap: 16px; min-height: 64px; }
.bar a { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; text-decoration: none; font-weight: 600; }
.bar a + a { margin-left: auto; font-weight: 400; }
header { border-bottom: 1px solid var(--hairline); }
.sheet { display: grid; grid-template-columns: 240px minmax(0, 680px); column-gap: 64px; padding-top: 72px; padding-bottom: 96px; }
.sheet > * { grid-column: 2; }
.contents { grid-column: 1; grid-row: 1 / span 40; align-self: start; position: sticky; top: 32px; padding-top: 12px; border-top: 1px solid var(--ink); font-size: 14px; }
.contents h2 { margin: 0 0 6px; font: inherit; font-weight: 600; }
.contents ol { margin: 0; padding: 0; list-style: none; }
.contents a { display: flex; align-items: center; min-height: 34px; color: var(--muted); text-decoration: none; }
.contents a:hover { color: var(--accent); }
.date { margin: 0 0 32px; color: var(--muted); }
.summary { margin: 0; padding: 24px 0 10px; border-block: 1px solid var(--hairline); font-size: 19px; line-height: 1.65; list-style: none; }
.summary li { margin: 0 0 14px; padding-left: 22px; text-indent: -22px; }
.summary li::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-right: 14px; border-radius: 50%; background: var(--accent); vertical-align: 0.12em; }
section { margin-top: 44px; scroll-margin-top: 24px; }
.foot { padding-top: 24px; padding-bottom: 48px; border-top: 1px solid var(--hairline); color: var(--muted); font-size: 14px; }
.skip { position: fixed; top: 8px; left: 8px; padding: 10px 16px; border-radius: 10px; background: var(--ink); color: var(--paper); transform: translateY(-80px); }
.skip:focus { transform: none; }
@media (max-width: 960px) {
  .bar, .sheet, .foot { padding-left: 16px; padding-right: 16px; }
  .sheet { grid-template-columns: minmax(0, 1fr); padding-top: 40px; }
  .sheet > * { grid-column: 1; }
  .contents { position: static; grid-row: auto; margin-top: 32px; }
  .contents a { min-height: 44px; }
}
@media print {
  :root, [data-mantine-color-scheme="dark"] { --paper: #fff; --ink: #000; --muted: #444; --hairline: #bbb; --accent: #000; color-scheme: light; }
  header a + a, .contents, .skip, .foot nav { display: none; }
  body { font-size: 11pt; line-height: 1.5; }
  h1 { font-size: 24pt; }
  h2 { font-size: 14pt; break-after: avoid; }
  .sheet { display: block; max-width: none; padding: 0; }
  .bar, .foot { max-width: none; padding-left: 0; padding-right: 0; }
  section { margin-top: 18pt; }
  li, p { orphans: 3; widows: 3; }
}`;

const face = (family: string, file: string): string =>
  `@font-face { font-family: "${family}"; src: url(${file}) format("woff2"); font-weight: 200 900; font-display: optional; unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC; }`;

/** Addresses of the Latin faces. Without them a Chinese face would set the Latin text, with quotation marks a letter wide. */
export const documentStyle = ({ serif, sans }: { serif: string; sans: string }): string =>
  face("Source Serif 4 Variable", serif) + face("Inter Variable", sans) + looks;
