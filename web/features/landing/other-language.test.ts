import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPlace } from "#web/features/landing/other-language.ts";

/** What the reader's section stands at, as the page is laid out. */
let top = 96;
let resized = (): void => {};
let facesCame = (): void => {};
const scrolled: number[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  top = 96;
  scrolled.length = 0;
  document.body.innerHTML = "<main><section id='pricing'></section></main>";
  const section = document.getElementById("pricing");
  if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 100, 400);
  vi.stubGlobal("scrollBy", (by: ScrollToOptions) => {
    scrolled.push(by.top ?? 0);
    top -= by.top ?? 0;
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => {};
      }
    },
  );
  const ready = new Promise<void>((done) => {
    facesCame = done;
  });
  Reflect.set(document, "fonts", { ready });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
});

const longer = (by: number): void => {
  top += by;
  resized();
};

test("the place is kept while the page finds its height, and is the reader's again afterwards", async () => {
  keepPlace(() => {
    top += 300;
  });
  expect(top).toBe(96);
  longer(26);
  expect(top).toBe(96);
  facesCame();
  await vi.advanceTimersByTimeAsync(10_000);
  longer(26);
  expect(top).toBe(122);
  expect(document.documentElement.style.overflowAnchor).toBe("");
});

test("faces that come late break lines anew and move nothing", async () => {
  keepPlace(() => {});
  await vi.advanceTimersByTimeAsync(5_000);
  longer(26);
  expect(top).toBe(96);
  facesCame();
  await vi.advanceTimersByTimeAsync(100);
  longer(26);
  expect(top).toBe(96);
});

test("what moved before a busy machine told of it is put back at the end", async () => {
  keepPlace(() => {});
  facesCame();
  top += 26;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(top).toBe(96);
});

test("a reader who takes the page in hand is not pulled back", async () => {
  keepPlace(() => {});
  top += 500;
  dispatchEvent(new Event("wheel"));
  facesCame();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(top).toBe(596);
});
