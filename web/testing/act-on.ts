/** Finds and presses things by what a person reads: visible text or accessible name. */
import { act } from "react";
import { settle } from "#web/testing/mount.tsx";

const nameOf = (element: Element): string => element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";

/** The first button whose name is, or begins with, `name`. Throws with the names there are. */
export function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll<HTMLButtonElement>("button")];
  const match = all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name));
  if (!match) throw new Error(`no button ${name} among: ${all.map(nameOf).join(" | ")}`);
  return match;
}

export async function press(name: string): Promise<void> {
  const target = button(name);
  await act(async () => target.click());
  await settle();
}

/** The checkbox or radio button with that label. */
export function choice(label: string): HTMLInputElement {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]")];
  const choice = inputs.find((input) => {
    const labelled = input.getAttribute("aria-labelledby");
    return (labelled ? document.getElementById(labelled)?.textContent : input.getAttribute("aria-label")) === label;
  });
  if (!choice) throw new Error(`no choice ${label}`);
  return choice;
}

export async function choose(label: string): Promise<void> {
  const input = choice(label);
  await act(async () => input.click());
  await settle();
}
