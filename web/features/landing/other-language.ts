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

/** Time in which a page that was just exchanged may still find its height; faces that are on their way then are waited for. */
const SETTLING_MS = 1_500;
/** Time in which faces that have come are drawn. */
const DRAWING_MS = 200;
/** Where one reads, from the top of the window: the section that has begun by then is the one to keep. */
const READING_LINE = 1 / 3;
/** By these the reader takes the page in hand: the place is theirs from then on. */
const handling = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Sections are longer in one language than in the other: what was at the top of the window stays there. */
export function keepPlace(change: () => void): void {
  const { style } = document.documentElement;
  // the browser's own correction would come on top of ours
  style.overflowAnchor = "none";
  const sections = [...document.querySelectorAll<HTMLElement>("main section[id], footer")];
  const seen = sections.findLast((section) => section.getBoundingClientRect().top <= innerHeight * READING_LINE);
  const before = seen?.getBoundingClientRect().top ?? 0;
  const correct = () => {
    if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
  };
  flushSync(change);
  correct();
  const resized = new ResizeObserver(correct);
  resized.observe(document.body);
  const end = new AbortController();
  const stop = () => {
    resized.disconnect();
    end.abort();
    style.overflowAnchor = "";
  };
  for (const kind of handling) addEventListener(kind, stop, { signal: end.signal, passive: true });
  const finish = () => {
    // a busy machine has not told yet of what moved last
    if (!end.signal.aborted) correct();
    stop();
  };
  setTimeout(() => void document.fonts.ready.then(() => setTimeout(finish, DRAWING_MS)), SETTLING_MS);
}
