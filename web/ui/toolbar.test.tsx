import { expect, test } from "vitest";
import { mount } from "#web/testing/mount.tsx";
import { Toolbar } from "./toolbar.tsx";

const key = (name: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

test("several buttons are one stop of the keyboard, and the arrow keys lead through them", async () => {
  await mount(
    <Toolbar labelledBy="name">
      <button type="button">one</button>
      <button type="button" disabled>
        off
      </button>
      <button type="button">two</button>
    </Toolbar>,
  );
  const stops = () =>
    [...document.querySelectorAll<HTMLButtonElement>("[role=toolbar] button:not(:disabled)")].map(
      (one) => one.tabIndex,
    );
  expect(stops()).toEqual([0, -1]);
  document.querySelector<HTMLButtonElement>("[role=toolbar] button")?.focus();
  key("ArrowRight");
  expect(document.activeElement?.textContent).toBe("two");
  expect(stops()).toEqual([-1, 0]);
  key("ArrowRight");
  expect(document.activeElement?.textContent).toBe("one");
});
