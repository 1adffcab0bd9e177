/**
 * The bookmark that sends the page it is clicked on: it opens our page, tells it which page that is, waits for the token that our
 * page gets when the agent agrees, and sends the source. Where the site forbids its pages to ask others, our page sends it.
 */
import { MAX_PASTED_CHARS, sendPagePath } from "#contract/import";

/** Runs in a page of somebody else's: `origin` and `path` are ours. Words of its own it has none. */
function sendThisPage(origin: string, path: string, most: number): void {
  const opened = open(origin + path, "_blank");
  if (!opened) return;
  const page = () => ({ url: location.href, html: document.documentElement.outerHTML.slice(0, most) });
  const say = (message: object) => opened.postMessage({ listcast: message }, origin);
  const hear = async (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== opened) return;
    const word = event.data?.listcast;
    if (word === "ready") return say({ title: document.title, host: location.host });
    if (typeof word?.token !== "string") return;
    removeEventListener("message", hear);
    const { url, html } = page();
    try {
      const query = new URLSearchParams({ token: word.token, url });
      const answer = await fetch(`${origin}${path}?${query}`, { method: "POST", body: html });
      say({ answer: await answer.json() });
    } catch {
      say({ url, html });
    }
  };
  addEventListener("message", hear);
}

/** The bookmark's address for the site at `origin`. */
export const bookmarkletOf = (origin: string): string =>
  `javascript:${encodeURIComponent(`(${sendThisPage})(${JSON.stringify(origin)},${JSON.stringify(sendPagePath)},${MAX_PASTED_CHARS})`)}`;
