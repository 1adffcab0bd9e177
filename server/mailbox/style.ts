/** The look of the mailbox page: paper, ink, one accent; no script, nothing loaded. */
import { baseStyle } from "#server/html/base-style";

export const mailboxStyle = `${baseStyle}
main{max-width:760px;margin:0 auto;padding:40px 16px 64px}
header{display:flex;align-items:baseline;justify-content:space-between;gap:16px}
.lead,.muted{color:var(--muted)}.lead{margin:8px 0 24px}
.nav a{display:inline-flex;align-items:center;min-height:44px}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:10px;background:var(--card);overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a,.sms{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:14px 18px;text-decoration:none;color:inherit}
li a:hover strong{color:var(--accent)}
li strong{font-weight:600;overflow-wrap:anywhere}
.sms span{grid-column:1/-1;overflow-wrap:anywhere}
li .muted{grid-column:1/-1;font-size:13px;overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums;font-size:13px;color:var(--muted);white-space:nowrap}
.empty{border:1px solid var(--line);border-radius:10px;background:var(--card);padding:32px;text-align:center}
iframe{display:block;width:100%;height:700px;border:1px solid var(--line);border-radius:10px;background:var(--card)}
details{margin-top:16px}summary{cursor:pointer;min-height:44px;display:flex;align-items:center;color:var(--muted)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid var(--line);border-radius:10px;background:var(--card);padding:16px 18px;margin:0;font:14px/1.7 ui-monospace,Menlo,Consolas,"Noto Sans SC",monospace}
.tools{display:flex;flex-wrap:wrap;gap:4px 20px;margin:4px 0 16px}.tools a{display:inline-flex;align-items:center;min-height:44px}
`;
