/** What a narrow or zoomed window loses: sideways scrolling, text cut off, buttons outside or under something else. */
import type { Page } from "playwright-core";

/** A line for each loss; empty when all is well. */
export async function findLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const losses: string[] = [];
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) losses.push(`scrolls sideways: ${page.scrollWidth} px in ${innerWidth}`);

    /** Pictures of other products' screens cut texts as those do; hidden and tiny things have nothing to lose. */
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const depicted = (element: Element) => element.closest("[data-depicts]") !== null;
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (!ownText(element) || depicted(element) || !shown(element)) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const clips = (value: string) => value === "hidden" || value === "clip";
      const told = element.title !== "" || element.closest("[title]") !== null;
      if (clips(overflowX) && element.scrollWidth > element.clientWidth + 1 && textOverflow !== "ellipsis" && !told)
        losses.push(`cut off at the side: ${nameOf(element)}`);
      if (clips(overflowY) && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 4 && !told)
        losses.push(`cut off below: ${nameOf(element)}`);
    }

    // what is modal or passing leaves the page, and a dialog, below it alone
    const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="menu"]')].filter(shown).at(-1);
    const within: ParentNode = dialog ?? document.body;
    const at = { x: scrollX, y: scrollY };
    for (const element of within.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")) {
      if (depicted(element) || !shown(element) || element.closest("[inert], [aria-hidden=true]")) continue;
      if (getComputedStyle(element).position === "fixed" || element.matches(".skip-link, [type=file]")) continue;
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const box = element.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) {
        losses.push(`outside the window: ${nameOf(element)}`);
        continue;
      }
      const [x, y] = [box.left + box.width / 2, Math.min(box.top + box.height / 2, innerHeight - 1)];
      const top = document.elementFromPoint(x, y);
      const labelled = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const belongs = top && [element, ...labelled].some((own) => own.contains(top) || top.contains(own));
      // a message passes by itself
      if (top && !belongs && !top.closest(".mantine-Notifications-root"))
        losses.push(`under ${nameOf(top)}: ${nameOf(element)}`);
    }
    scrollTo({ left: at.x, top: at.y, behavior: "instant" });
    return losses;
  });
}
