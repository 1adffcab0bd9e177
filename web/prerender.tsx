/** Renders the landing page on the server: what goes into landing.html's head and root. */
import { renderToString } from "react-dom/server";
import { type Compose, type ExampleSource, exampleFor } from "#web/features/landing/example.ts";
import { headTags, safeJson } from "#web/features/landing/head.ts";
import { Landing } from "#web/features/landing/landing.tsx";
import { textsOf } from "#web/features/landing/texts.ts";
import type { Content, LandingData } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

/** Where the page is: our own origin without a slash at its end, and the example listing as the importer read it. */
export interface Place {
  origin: string;
  example: ExampleSource;
}

/** Head (tags, words and the demonstration) and body. The server adds `data`. */
export function render(
  language: Language,
  data: LandingData,
  place: Place,
  compose: Compose,
): { head: string; body: string } {
  const content: Content = {
    texts: textsOf(language, data.config.brand),
    example: exampleFor(language, place.example, compose),
  };
  const head = [
    ...headTags(language, data, place.origin),
    `<script type="application/json" id="listcast-content">${safeJson(content)}</script>`,
  ].join("\n    ");
  const body = renderToString(<Landing language={language} data={data} content={content} onSwitch={() => undefined} />);
  return { head, body };
}
