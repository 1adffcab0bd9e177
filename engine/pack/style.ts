/** How the overview page looks: the house's paper, ink and one accent; nothing is loaded from elsewhere. */
export const overviewStyle = `
:root{color-scheme:light dark;--ground:#FAF8F5;--card:#FFF;--line:#E9E4DC;--ink:#1C2024;--muted:#6B6F76;--accent:#D9481C}
@media(prefers-color-scheme:dark){:root{--ground:#14161A;--card:#1B1E23;--line:#2A2E35;--ink:#ECEAE6;--muted:#A3A7AE;--accent:#F0764E}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.7 "Inter Variable","PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",sans-serif}
main{max-width:960px;margin:0 auto;padding:48px 24px 80px}
h1{margin:0 0 8px;font:600 34px/1.3 "Source Serif 4 Variable","Songti SC","Noto Serif SC",serif}
h2{margin:48px 0 16px;font:600 22px/1.4 "Source Serif 4 Variable","Songti SC","Noto Serif SC",serif}
h3{margin:0 0 12px;font-size:17px}h3 small{color:var(--muted);font-weight:400;font-size:14px}
p{margin:0 0 8px}a{color:var(--accent)}.muted,.more{color:var(--muted);font-size:14px}.facts{font-size:18px;font-variant-numeric:tabular-nums}
nav ul{display:flex;flex-wrap:wrap;gap:8px 20px;margin:0;padding:0;list-style:none}
.photos{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}
.photos img{display:block;width:100%;height:150px;object-fit:cover;border-radius:10px;border:1px solid var(--line)}
.piece{margin:0 0 20px;padding:20px 24px;background:var(--card);border:1px solid var(--line);border-radius:10px}
.text{white-space:pre-wrap;overflow-wrap:anywhere;user-select:all}
.more{margin:12px 0 0}.notes{margin-top:12px;padding:12px 16px;border-left:3px solid var(--accent);font-size:14px}.notes ul{margin:4px 0 0;padding-left:20px}
@media print{.piece{break-inside:avoid}}
`;
