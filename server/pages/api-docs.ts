/** The API's description for people: every call with what it takes and gives. Made on the server, without any script. */
import type { OpenAPI } from "@orpc/contract";
import { type Html, html, raw } from "#server/html/html";

const verbs = ["get", "post", "put", "patch", "delete"] as const;

interface Call {
  verb: string;
  path: string;
  operation: OpenAPI.OperationObject;
}

const callsOf = (document: OpenAPI.Document): Call[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const operation = item?.[verb];
      return operation ? [{ verb: verb.toUpperCase(), path, operation }] : [];
    }),
  );

const block = (title: string, value: unknown): Html | null =>
  value === undefined
    ? null
    : html`<details><summary>${title}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`;

const schemaIn = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || !("content" in value)) return undefined;
  const [media] = Object.values(value.content ?? {});
  return typeof media === "object" && media !== null && "schema" in media ? media.schema : undefined;
};

function callSection({ verb, path, operation }: Call, base: string): Html {
  const answers = Object.entries(operation.responses ?? {}).map(([status, answer]) =>
    block(`Answer ${status}`, schemaIn(answer)),
  );
  return html`<section id="${operation.operationId}"><h3><code class="verb">${verb}</code> <code>${base}${path}</code></h3>
<p>${operation.summary}</p><p class="muted">${operation.operationId}${operation.description ? ` · ${operation.description}` : ""}</p>
${block("Parameters", operation.parameters)}${block("Body", schemaIn(operation.requestBody))}${answers}</section>`;
}

const style = `
:root{color-scheme:light dark;--ground:#FAF8F5;--card:#FFF;--line:#E9E4DC;--ink:#1C2024;--muted:#6B6F76;--accent:#D9481C}
@media(prefers-color-scheme:dark){:root{--ground:#14161A;--card:#1B1E23;--line:#2A2E35;--ink:#ECEAE6;--muted:#A3A7AE;--accent:#F0764E}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 "Inter Variable","PingFang SC","Noto Sans SC",sans-serif}
main{max-width:920px;margin:0 auto;padding:48px 24px}h1,h2{font-family:"Source Serif 4 Variable","Songti SC",serif}h2{margin-top:48px;text-transform:capitalize}
section{margin:12px 0;padding:16px 20px;background:var(--card);border:1px solid var(--line);border-radius:10px}h3{margin:0;font-weight:500;overflow-wrap:anywhere}
section>p{margin:8px 0 0}.verb{color:var(--accent);font-weight:600}.muted{margin:4px 0 8px;color:var(--muted);font-size:14px}summary{min-height:32px;cursor:pointer}
pre{max-height:480px;overflow:auto;padding:12px;border:1px solid var(--line);border-radius:10px;font-size:13px}a{color:var(--accent)}
`;

/** Whoever reads it calls with a session, or with a key of an account for programs of its own. */
const doors = {
  session: { base: "/api", bearer: "the session's access token" },
  keys: { base: "/api/v1", bearer: "a key" },
} as const;

/** The whole page. Calls are grouped by their first tag, in the contract's order. */
export function apiDocsPage(document: OpenAPI.Document, door: keyof typeof doors = "session"): string {
  const { base, bearer } = doors[door];
  const calls = callsOf(document);
  const tags = [...new Set(calls.map((call) => call.operation.tags?.[0] ?? "other"))];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${document.info.title}</title><style>${raw(style)}</style></head>
<body><main><h1>${document.info.title}</h1><p>${document.info.description}</p>
<p>Send ${bearer} as <code>Authorization: Bearer …</code>. Errors are JSON with a <code>code</code> and <code>data</code>. For programs: <a href="${base}/openapi.json">openapi.json</a>.</p>
${tags.map((tag) => html`<h2>${tag}</h2>${calls.filter((call) => (call.operation.tags?.[0] ?? "other") === tag).map((call) => callSection(call, base))}`)}
</main></body></html>`.toString();
}
