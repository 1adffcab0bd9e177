/** Renders the landing page on the server: what goes into landing.html's head and root. */
import { renderToString } from "react-dom/server";
import { headTags, safeJson } from "#web/features/landing/head.ts";
import { Landing } from "#web/features/landing/landing.tsx";
import { textsOf } from "#web/features/landing/texts.ts";
import type { Content, Example, LandingData } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

/** Where the page is: our own origin without a slash at its end, and the demonstration in the reader's language, as composeExample makes it. */
export interface Place {
  origin: string;
  example: Example;
}

/** Head (tags, words and the demonstration) and body. The server adds `data`. */
export function render(language: Language, data: LandingData, place: Place): { head: string; body: string } {
  const content: Content = {
    texts: textsOf(language, data.config.brand),
    example: place.example,
  };
  const head = [
    ...headTags(language, data, place.origin),
    `<script type="application/json" id="listcast-content">${safeJson(content)}</script>`,
  ].join("\n    ");
  const body = renderToString(<Landing language={language} data={data} content={content} onSwitch={() => undefined} />);
  return { head, body };
}
