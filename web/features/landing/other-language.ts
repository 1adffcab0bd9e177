/** The switch of language without leaving the page: the other demonstration is fetched, and the reader keeps the place. */
import { flushSync } from "react-dom";
import type { Example } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

/** The demonstration out of the page in that language; null when the server cannot be reached. */
export async function exampleIn(language: Language): Promise<Example | null> {
  try {
    const answer = await fetch(`/?lang=${language}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const text = page.getElementById("listcast-example")?.textContent;
    // Written by our own server into our own page.
    return text ? (JSON.parse(text) as Example) : null;
  } catch {
    return null;
  }
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
