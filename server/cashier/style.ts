/** The look of the cashier: one card, one figure, one main action. */
import { baseStyle } from "#server/html/base-style";

export const cashierStyle = `${baseStyle}
body{min-height:100vh;min-height:100dvh;display:grid;place-items:center;font-variant-numeric:tabular-nums}
main{width:100%;max-width:448px;padding:24px 16px 40px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;margin-bottom:16px;min-height:44px}
.brand{display:flex;align-items:center;gap:10px;font-weight:600}
.brand svg{width:24px;height:24px;flex:none}
header a{text-decoration:none;display:inline-flex;align-items:center;min-height:44px;padding:0 4px;font-size:14px}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:28px 24px 24px}
.lead{color:var(--muted);font-size:14px;margin:6px 0 24px;text-wrap:pretty}
.label{color:var(--muted);font-size:14px;margin:0}
.figure{font:600 44px/1.2 "Inter Variable","PingFang SC","Noto Sans SC",sans-serif;letter-spacing:-.02em;margin:2px 0 6px;overflow-wrap:anywhere}
.what{margin:0 0 24px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 24px;margin:0 0 24px;padding:16px 0;border-block:1px solid var(--line);font-size:14px}
dt{color:var(--muted)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{margin:0}
button{font:inherit;color:inherit;cursor:pointer;text-align:left;transition:background-color .14s ease-out,border-color .14s ease-out}
.main,.back{display:flex;width:100%;min-height:48px;align-items:center;justify-content:center;border:0;border-radius:10px;background:var(--fill);color:#fff;font-weight:600;text-decoration:none}
.back:focus-visible{border-radius:10px}
header a:hover{text-decoration:underline}
.main:hover,.back:hover{background:var(--fill-hover)}
h2{font-size:14px;font-weight:500;color:var(--muted);margin:28px 0 8px}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:10px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li button{display:block;width:100%;padding:12px 16px;border:0;background:none}
li button:hover{background:color-mix(in srgb,var(--ink) 4%,transparent)}
li button:focus-visible{outline-offset:-2px;border-radius:10px}
li strong{display:block;font-weight:500}
li span{display:block;color:var(--muted);font-size:13px;line-height:1.6}
.state{margin:0 0 20px;color:var(--muted)}
:lang(zh){text-autospace:normal}
@media (max-width:359px){.figure{font-size:36px}.card{padding:24px 18px 18px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;
