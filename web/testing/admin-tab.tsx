/** One tab of the administration alone, at an address, as its screen would show it. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, type ComponentType } from "react";
import { mount, settle, type } from "#web/testing/mount.tsx";

/** `path`: with the words, filters and the open row. */
export async function showTab(Tab: ComponentType, path: string): Promise<void> {
  window.history.replaceState(null, "", path);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <main id="content">
          <Tab />
        </main>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultNotFoundComponent: () => null,
  });
  router.history.subscribe(() => window.history.replaceState(null, "", router.history.location.href));
  await mount(<RouterProvider router={router as never} />);
  await settle();
}

/** The field whose label begins with the text. */
export function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement {
  const labelElement = [...document.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  const input = labelElement && document.getElementById(labelElement.htmlFor);
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) throw new Error(`no ${label}`);
  return input;
}

/** Writes into it what a person would. */
export async function write(label: string, value: string): Promise<void> {
  const input = fieldOf(label);
  if (input instanceof HTMLInputElement) return type(`#${CSS.escape(input.id)}`, value);
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Presses the last form's button, which is that of the dialog on top. */
export async function submitTop(): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("form button[type=submit]")];
  await act(async () => buttons.at(-1)?.click());
  await settle();
}
