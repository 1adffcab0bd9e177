import { afterEach, beforeEach, expect, test } from "vitest";
import { followPresses, messagePosition } from "./message-place.ts";

let stop: () => void;
beforeEach(() => {
  stop = followPresses();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function pressAt(top: number): HTMLElement {
  const button = document.body.appendChild(document.createElement("button"));
  button.getBoundingClientRect = () => new DOMRect(0, top, 120, 40);
  button.click();
  return button;
}

test("a message appears away from what was pressed", () => {
  pressAt(window.innerHeight - 60);
  expect(messagePosition()).toBe("top-right");
  pressAt(80);
  expect(messagePosition()).toBe("bottom-right");
});

test("what was pressed and is gone covers nothing", () => {
  pressAt(window.innerHeight - 60).remove();
  expect(messagePosition()).toBe("bottom-right");
});
