import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shortcuts } from "#web/shell/shortcuts/shortcuts.ts";
import { useShortcuts } from "#web/shell/shortcuts/use-shortcuts.ts";
import { mount, unmountAll } from "#web/testing/mount.tsx";

const ran: string[] = [];
function Screen() {
  useShortcuts(({ keys }) => ran.push(keys));
  return (
    <main>
      <input id="field" />
      <p id="text">text</p>
    </main>
  );
}
beforeEach(() => {
  ran.length = 0;
});
afterEach(unmountAll);

const press = (key: string, init: KeyboardEventInit = {}, on = "#text") =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
    document.querySelector(on)?.dispatchEvent(event);
  });

test("every shortcut of the table that is not obeyed elsewhere is obeyed", async () => {
  await mount(<Screen />);
  const own = shortcuts.filter(({ elsewhere }) => !elsewhere).map(({ keys }) => keys);
  for (const keys of own) {
    if (keys.startsWith("mod+")) await press(keys.slice(4), { ctrlKey: true });
    else for (const key of keys.split(" ")) await press(key);
  }
  expect(ran).toEqual(own);
});

test("in a field keys are typed, but Ctrl+K and Cmd+K work there too", async () => {
  await mount(<Screen />);
  for (const key of ["n", "?", "g", "d"]) await press(key, {}, "#field");
  expect(ran).toEqual([]);
  await press("k", { metaKey: true }, "#field");
  expect(ran).toEqual(["mod+k"]);
});

test("Ctrl+K answers alone: with Shift it is the browser's", async () => {
  await mount(<Screen />);
  await press("K", { ctrlKey: true, shiftKey: true });
  expect(ran).toEqual([]);
});

test("nothing is obeyed under an open window, while composing, or with another key in between", async () => {
  const host = await mount(<Screen />);
  await press("n", { isComposing: true });
  await press("n", { altKey: true });
  await press("g");
  await press("x");
  await press("d");
  const dialog = host.appendChild(document.createElement("div"));
  dialog.setAttribute("aria-modal", "true");
  await press("n");
  expect(ran).toEqual([]);
});
