/**
 * The ground of the pages we write by hand (mailbox, cashier): paper, ink, one accent; no script, nothing
 * loaded. The colours are those of web/ui/tokens.css, which such a page cannot load.
 */
export const baseStyle = `
:root{color-scheme:light dark;--ground:#FAF8F5;--card:#FFF;--line:#E9E4DC;--ink:#1C2024;--muted:#6B6F76;--accent:#C44018;--fill:#C44018;--fill-hover:#A93512}
@media (prefers-color-scheme:dark){:root{--ground:#14161A;--card:#1B1E23;--line:#2A2E35;--ink:#ECEAE6;--muted:#9BA0A8;--accent:#F28B66;--fill:#C44018;--fill-hover:#D1451B}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.7 "Inter Variable","PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Microsoft YaHei",sans-serif}
h1{font:600 28px/1.3 "Source Serif 4 Variable","Songti SC","Noto Serif SC",Georgia,serif;margin:0;overflow-wrap:anywhere}
a{color:var(--accent)}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
a:focus-visible{border-radius:4px}
`;
