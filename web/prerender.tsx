/** Renders the landing page on the server: `render(language, data)` answers what goes into landing.html's head and root. */
import { renderToString } from "react-dom/server";
import { exampleFor } from "#web/features/landing/example.ts";
import { Landing } from "#web/features/landing/landing.tsx";
import { textsOf } from "#web/features/landing/texts.ts";
import type { LandingData } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (found) => entities[found] ?? found);
/** "<" must not end the script element that carries the JSON. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Head (title, description, social cards, the demonstration's data) and body. The server adds `data` and hreflang links. */
export function render(language: Language, data: LandingData): { head: string; body: string } {
  const t = textsOf(language);
  const example = exampleFor(language);
  const title = escapeHtml(t.title);
  const description = escapeHtml(t.description);
  const head = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:locale" content="${language === "en" ? "en_US" : "zh_CN"}">`,
    `<script type="application/json" id="listcast-example">${json(example)}</script>`,
  ].join("\n    ");
  const body = renderToString(<Landing language={language} data={data} example={example} onSwitch={() => undefined} />);
  return { head, body };
}
