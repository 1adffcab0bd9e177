import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("#web/lib/supabase.ts", () => ({
  backend: () => ({ auth: { getSession: async () => ({ data: { session: { user: { id: "lin" } } } }) } }),
}));

const { listenTogether } = await import("#web/lib/shared-stream.ts");

/** The browser's locks, as far as they are used: one holder a name, the others wait in line. */
const lines = new Map<string, Promise<unknown>>();
const locks = {
  request: (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const turn = (lines.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : hold()));
    lines.set(name, turn);
    return turn;
  },
};

/** A stream by hand, and a window that listens to it. */
const opened: { say(n: number): void; signal: AbortSignal }[] = [];
function openWindow() {
  const heard: number[] = [];
  const turns: boolean[] = [];
  const leave = listenTogether<{ n: number }>({
    name: "numbers",
    open: async (signal) => {
      const waiting: ((n: number) => void)[] = [];
      opened.push({ signal, say: (n) => waiting.shift()?.(n) });
      return {
        async *[Symbol.asyncIterator]() {
          while (!signal.aborted) yield { n: await new Promise<number>((done) => waiting.push(done)) };
        },
      };
    },
    hear: ({ n }) => heard.push(n),
    live: (up) => turns.push(up),
  });
  return { heard, turns, leave };
}
const open: ReturnType<typeof openWindow>[] = [];
const another = () => {
  const made = openWindow();
  open.push(made);
  return made;
};

beforeEach(() => {
  opened.length = 0;
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
});
afterEach(() => {
  for (const { leave } of open.splice(0)) leave();
  Reflect.deleteProperty(navigator, "locks");
});

it("opens one stream for three windows, and all of them hear it", async () => {
  const windows = [another(), another(), another()];
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  await vi.waitFor(() => expect(windows.map(({ turns }) => turns.at(-1))).toEqual([true, true, true]));
  opened[0]?.say(7);
  await vi.waitFor(() => expect(windows.map(({ heard }) => heard)).toEqual([[7], [7], [7]]));
  expect(opened).toHaveLength(1);
});

it("tells a window that comes later what was heard last", async () => {
  const first = another();
  await vi.waitFor(() => expect(first.turns).toEqual([true]));
  opened[0]?.say(3);
  await vi.waitFor(() => expect(first.heard).toEqual([3]));
  const later = another();
  await vi.waitFor(() => expect(later).toMatchObject({ heard: [3], turns: [true] }));
  expect(first.heard).toEqual([3]);
});

it("goes on in the next window when the one that listens is closed", async () => {
  const first = another();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const second = another();
  await vi.waitFor(() => expect(second.turns).toEqual([true]));
  first.leave();
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[0]?.signal.aborted).toBe(true);
  opened[1]?.say(9);
  await vi.waitFor(() => expect(second.heard).toEqual([9]));
  expect(first.heard).toEqual([]);
});

it("gives the place back while the window is hidden", async () => {
  another();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(opened[0]?.signal.aborted).toBe(true);
  seen.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(opened).toHaveLength(2));
});

it("listens alone where a browser has no locks", async () => {
  Reflect.deleteProperty(navigator, "locks");
  const windows = [another(), another()];
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  opened[0]?.say(1);
  await vi.waitFor(() => expect(windows[0]?.heard).toEqual([1]));
  expect(windows[1]?.heard).toEqual([]);
});
