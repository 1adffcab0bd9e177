/** How an example listing looks: quiet paper, a serif headline, the photographs. */
export const demoStyle = `
:root { color-scheme: light dark; --ground: #FAF8F5; --card: #FFFFFF; --line: #E9E4DC; --ink: #1C2024; --muted: #6B6F76; --accent: #D9481C; }
@media (prefers-color-scheme: dark) { :root { --ground: #14161A; --card: #1B1E23; --line: #2A2E35; --ink: #ECEAE6; --muted: #A3A7AE; --accent: #F0764E; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.7 "Inter Variable", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Hiragino Sans", "Microsoft YaHei", sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 48px 24px 64px; }
h1 { margin: 8px 0; font: 600 clamp(28px, 5vw, 44px)/1.25 "Source Serif 4 Variable", "Songti SC", "Noto Serif SC", "Hiragino Mincho ProN", serif; text-wrap: balance; }
.place { margin: 0; color: var(--muted); }
.price { margin: 0 0 24px; font-size: 28px; font-variant-numeric: tabular-nums; color: var(--accent); }
figure { margin: 0; }
img { display: block; width: 100%; height: auto; border-radius: 10px; border: 1px solid var(--line); }
figcaption { padding: 8px 0 0; font-size: 14px; color: var(--muted); }
.columns { display: grid; gap: 48px; margin: 40px 0; }
.features { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none; }
.features li { padding: 4px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
dl { margin: 0; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--muted); white-space: nowrap; }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
.agent { margin-top: 24px; padding: 16px 20px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
.agent h2 { margin: 0 0 4px; font-size: 14px; font-weight: 500; color: var(--muted); }
.agent p { margin: 0; }
.photos { display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr)); }
footer { margin-top: 48px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 14px; color: var(--muted); }
@media (min-width: 860px) { .columns { grid-template-columns: 1fr 380px; } }
`;
