/** A person without a mouse: presses keys, and at every stop sees where they are. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

export interface Stop {
  /** What a screen reader would call it, as near as the page's own labels say. */
  name: string;
  /** An outline on the thing itself, or on the card or field it stands in. */
  ring: boolean;
  /** Inside the window, not behind its edge. */
  inView: boolean;
}

/** Where the keyboard is, once the browser has painted it. */
export const stop = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const at = document.activeElement;
    // between the page's end and its beginning
    if (!at || at === document.body) return { name: "", ring: true, inView: true };
    const labels =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement || at instanceof HTMLTextAreaElement
        ? [...(at.labels ?? [])]
        : [];
    const described = (at.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
    const words = [...described, ...labels, at].map((element) => element?.textContent?.trim() ?? "");
    const name = at.getAttribute("aria-label") ?? words.find((word) => word !== "") ?? "";
    const outlined = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    };
    const around = [at, at.parentElement, at.parentElement?.parentElement, at.nextElementSibling];
    const { top, bottom } = at.getBoundingClientRect();
    return { name, ring: around.some(outlined), inView: bottom > 0 && top < innerHeight };
  });

/** Presses Tab (or `key`) until the thing of that name has the keyboard. Answers the names on the way, it included. */
export async function tabTo(page: Page, name: string | RegExp, key = "Tab", most = 90): Promise<string[]> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press(key);
    const here = await stop(page);
    passed.push(here.name);
    expect(here.ring, `${here.name} shows that it has the keyboard`).toBe(true);
    expect(here.inView, `${here.name} is scrolled into view`).toBe(true);
    if (typeof name === "string" ? here.name === name : name.test(here.name)) return passed.filter((one) => one !== "");
  }
  throw new Error(`${name} is not reached by ${key}: ${passed.join(" | ")}`);
}
