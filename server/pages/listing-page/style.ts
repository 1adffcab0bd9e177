/** How a public page looks: an estate magazine. Quiet paper, a serif headline, the photographs, room. */

const light = `--paper: #faf8f5; --card: #fff; --line: #e9e4dc; --ink: #1c2024; --muted: #62666d; --accent: #c44018; --wash: #f4f0ea;`;
const dark = `--paper: #14161a; --card: #1b1e23; --line: #2a2e35; --ink: #eceae6; --muted: #a3a6ac; --accent: #f28b66; --wash: #20242a;`;

/** Latin letters only; other scripts use the system's. `optional`: a slow font is left for the next visit, nothing jumps. */
const face = (family: string, file: string): string =>
  `@font-face { font-family: "${family}"; src: url(${file}) format("woff2"); font-weight: 200 900; font-display: optional; unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122; }`;

const base = ({ serif, sans }: Fonts): string => `
${face("Source Serif 4 Variable", serif)}
${face("Inter Variable", sans)}
:root { color-scheme: light dark; ${light}
  --sans: "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif;
  --serif: "Songti SC", "Noto Serif SC", "Noto Serif CJK SC", "Source Han Serif SC", "STSong", "SimSun", serif; }
:root:lang(ja) { --sans: "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", sans-serif; --serif: "Hiragino Mincho ProN", "Noto Serif JP", "Noto Serif CJK JP", "Yu Mincho", serif; }
:root:lang(ko) { --sans: "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR", "Malgun Gothic", sans-serif; --serif: "AppleMyungjo", "Noto Serif KR", "Noto Serif CJK KR", "Batang", serif; }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; text-autospace: normal; hanging-punctuation: first allow-end last; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.65 "Inter Variable", system-ui, var(--sans); overflow-wrap: anywhere; -webkit-font-smoothing: antialiased; }
:lang(zh) body, :lang(ja) body { line-height: 1.8; }
h1, h2, .price, .name, .story p:first-of-type { font-family: "Source Serif 4 Variable", var(--serif); }
a { color: inherit; text-underline-offset: 3px; text-decoration-color: var(--muted); }
a:hover { text-decoration-color: currentColor; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
p { margin: 0; }
`;

const frame = `
.preview { padding: 10px 24px; background: var(--wash); text-align: center; font-size: 14px; }
.top, main { max-width: 1168px; margin: 0 auto; padding-inline: 24px; }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 24px; padding-block: 8px; font-size: 14px; }
.brand { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; text-decoration: none; white-space: pre; }
.languages { display: flex; margin-inline: -10px; overflow-x: auto; scrollbar-width: none; }
.languages a { flex: none; display: inline-flex; align-items: center; min-height: 44px; padding-inline: 10px; color: var(--muted); text-decoration: none; }
.languages a:focus-visible { outline-offset: -3px; }
.languages a:hover { color: var(--ink); }
.languages a[aria-current] { color: var(--ink); text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 6px; }
.intro { padding-block: clamp(24px, 5vw, 56px) clamp(20px, 3vw, 36px); }
.kicker { color: var(--muted); }
h1 { max-width: 24em; margin: 6px 0 14px; font-size: clamp(28px, 5.2vw, 50px); font-weight: 600; line-height: 1.2; text-wrap: balance; }
:lang(zh) h1, :lang(ja) h1, :lang(ko) h1 { font-size: clamp(26px, 4.6vw, 44px); line-height: 1.35; }
.price { font-size: clamp(22px, 3vw, 30px); line-height: 1.3; font-variant-numeric: tabular-nums; }
h2 { margin: 0 0 12px; font-size: 20px; font-weight: 600; line-height: 1.4; }
.columns { display: grid; grid-template-areas: "facts" "main" "aside"; gap: 44px 72px; padding-block: clamp(32px, 5vw, 56px) 64px; }
.facts { grid-area: facts; }
.aside { grid-area: aside; display: grid; gap: 24px; align-self: start; }
.main { grid-area: main; display: grid; gap: 40px; align-content: start; min-width: 0; }
.story { max-width: 38em; }
.story p + p { margin-top: 1em; }
.story p:first-of-type { font-size: 20px; line-height: 1.6; }
:lang(zh) .story p:first-of-type, :lang(ja) .story p:first-of-type { line-height: 1.85; }
.story .label, .muted { font-size: 14px; color: var(--muted); }
.features { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr)); gap: 0 32px; margin: 0; padding: 0; list-style: none; }
.features li { padding: 9px 0; border-bottom: 1px solid var(--line); }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: minmax(84px, 34%) 1fr; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.disclosures { font-size: 14px; }
.disclosures .muted { margin: -8px 0 8px; }
.agent { padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
.agent h2 { margin: 0; font: inherit; font-size: 14px; color: var(--muted); }
.agent .name { font-size: 22px; font-weight: 600; line-height: 1.5; }
.agent .name span { font-size: 16px; font-weight: 400; color: var(--muted); }
.agent .face { float: inline-end; width: 72px; height: 72px; margin-inline-start: 16px; border-radius: 50%; object-fit: cover; background: var(--wash); }
.wechat { margin-top: 12px; padding-top: 12px; border-top: 1px solid var(--line); scroll-margin: 24px; }
.wechat img { display: block; width: 160px; height: 160px; margin-top: 8px; padding: 8px; border: 1px solid var(--line); border-radius: 10px; background: #fff; object-fit: contain; }
.map { white-space: nowrap; }
.ask { padding: 24px; border: 1px solid var(--line); border-radius: 10px; scroll-margin: 24px; }
.ask h2 { margin: 0 0 4px; }
.ask form { display: grid; gap: 6px; margin-top: 14px; }
.ask label { margin-top: 8px; font-size: 14px; }
.ask input:not([type="checkbox"]), .ask textarea { width: 100%; min-height: 48px; padding: 10px 12px; border: 1px solid var(--muted); border-radius: 8px; background: var(--card); color: inherit; font: inherit; }
.ask [aria-invalid="true"] { border-color: var(--accent); outline: 1px solid var(--accent); }
.ask .consent { display: grid; grid-template-columns: 24px 1fr; gap: 8px; align-items: start; min-height: 44px; padding-block: 6px; color: var(--muted); }
.ask .consent input { width: 20px; height: 20px; margin: 1px 0 0; accent-color: var(--accent); }
.ask .wrong { font-size: 14px; color: var(--accent); }
.ask .done { margin-top: 8px; }
.ask button { min-height: 48px; margin-top: 4px; padding: 8px 24px; border: 0; border-radius: 8px; background: #c44018; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
.trap { position: absolute; left: -9999px; width: 1px; height: 1px; overflow: hidden; }
.reach { display: none; }
@media (max-width: 719px) {
  body:has(.reach) { padding-bottom: calc(76px + env(safe-area-inset-bottom)); }
  .reach { position: fixed; inset: auto 0 0; z-index: 2; display: flex; gap: 8px; padding: 12px 16px calc(12px + env(safe-area-inset-bottom)); border-top: 1px solid var(--line); background: var(--card); }
  .reach a { flex: 1; display: flex; align-items: center; justify-content: center; min-height: 48px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 8px; text-align: center; text-decoration: none; }
  .reach .primary { border-color: #c44018; background: #c44018; color: #fff; font-weight: 600; }
}
.call, .mail { display: inline-flex; align-items: center; min-height: 44px; }
.call { margin-top: 8px; font-size: 20px; font-variant-numeric: tabular-nums; color: var(--accent); }
footer { width: min(1120px, 100% - 48px); margin: 0 auto; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; padding-block: 24px 48px; border-top: 1px solid var(--line); font-size: 14px; color: var(--muted); }
footer a { display: inline-flex; min-height: 24px; }
.code { display: none; }
.notice main { display: grid; gap: 12px; max-width: 640px; min-height: 80vh; align-content: center; }
.notice h1 { margin: 0; font-size: clamp(26px, 5vw, 38px); }
.notice p { color: var(--muted); max-width: 36em; }
.home { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); }
@media (min-width: 900px) { .columns { grid-template: "main facts" auto "main aside" 1fr / minmax(0, 1fr) 360px; } }
`;

const photos = `
.strip { display: flex; gap: 12px; margin: 0; padding: 0 0 4px; list-style: none; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: thin; scrollbar-color: var(--line) transparent; }
.strip > li { flex: 0 0 100%; scroll-snap-align: start; }
.strip > li:only-child { flex-basis: 100%; }
figure { margin: 0; }
figure a { display: block; }
figure picture { display: contents; }
figure img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; background: var(--wash); border-radius: 10px; }
figcaption { display: flex; gap: 12px; padding-top: 8px; font-size: 14px; color: var(--muted); }
.count { flex: none; font-variant-numeric: tabular-nums; }
@media (max-width: 719px) { .strip { margin-inline: -24px; gap: 0; } figure img { border-radius: 0; } figcaption { padding-inline: 24px; } }
@media (min-width: 720px) { .strip > li { flex-basis: calc(86% - 12px); } figure img { aspect-ratio: 16 / 10; } }
@supports selector(::scroll-button(right)) {
  @media (hover: hover) and (min-width: 720px) {
    .gallery { position: relative; }
    .strip { scrollbar-width: none; }
    .strip::scroll-button(*) { position: absolute; top: calc(50% - 40px); width: 48px; height: 48px; border: 1px solid var(--line); border-radius: 50%; background: var(--card); color: var(--ink); font: 20px/1 system-ui; cursor: pointer; }
    .strip::scroll-button(left) { content: "\\2190"; left: 16px; }
    .strip::scroll-button(right) { content: "\\2192"; right: 16px; }
    .strip::scroll-button(*):disabled { display: none; }
  }
}
.viewer { display: none; }
.viewer:target { position: fixed; inset: 0; z-index: 20; display: grid; grid-template-rows: minmax(0, 1fr) auto auto; justify-items: center; gap: 8px; padding: 12px 12px calc(12px + env(safe-area-inset-bottom)); background: var(--paper); outline: none; }
.viewer img { width: 100%; height: 100%; object-fit: contain; }
.viewer p { margin: 0; font-size: 14px; color: var(--muted); text-align: center; }
.viewer div { display: flex; gap: 12px; }
.step { display: grid; place-items: center; width: 48px; height: 48px; border: 1px solid var(--line); border-radius: 50%; background: var(--card); color: var(--ink); font-size: 20px; text-decoration: none; }
:root:has(.viewer:target) { overflow: hidden; }
@media (prefers-reduced-motion: no-preference) { .strip { scroll-behavior: smooth; } }
`;

const paper = `
@media print {
  :root { ${light} }
  body { background: #fff; font-size: 11pt; }
  .top, .preview, .viewer, .ask, .reach, .map, .strip > li:nth-child(n + 4) { display: none; }
  .strip { display: grid; grid-template-columns: 1fr 1fr; overflow: visible; }
  .strip > li:first-child { grid-column: 1 / -1; }
  .columns { grid-template: "main facts" auto "main aside" 1fr / 1fr 220px; gap: 24px; padding-block: 16px; }
  section, figure { break-inside: avoid; }
  .code { display: flex; align-items: center; gap: 16px; flex-basis: 100%; }
}
`;

/** Addresses of the two font files. */
export interface Fonts {
  serif: string;
  sans: string;
}

export const pageStyle = (fonts: Fonts): string => base(fonts) + frame + photos + paper;
