/** The switch of language without leaving the page: words and demonstration are fetched, and the reader keeps the place. */
import { flushSync } from "react-dom";
import type { Content } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

/** What our server wrote into one of our pages, by the id of its script element. */
export function readEmbedded<Value>(id: string, page: Document = document): Value {
  const text = page.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page was served without #${id}`);
  return JSON.parse(text) as Value;
}

/** Words and demonstration out of the page in that language. Rejects when the server cannot be reached. */
export async function contentIn(language: Language): Promise<Content> {
  const answer = await fetch(`/?lang=${language}`);
  return readEmbedded("listcast-content", new DOMParser().parseFromString(await answer.text(), "text/html"));
}

/** Sections are longer in one language than in the other: what was at the top of the window stays there. */
export function keepPlace(change: () => void): void {
  // the browser's own correction would come on top of ours
  document.documentElement.style.overflowAnchor = "none";
  const sections = [...document.querySelectorAll<HTMLElement>("main section[id], footer")];
  const seen = sections.find((section) => section.getBoundingClientRect().bottom > 96);
  const before = seen?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
}
