import { expect, test, vi } from "vitest";
import { openTurns } from "./turns.ts";

/** Work that ends when it is told to, and a list of who began in which order. */
function stage() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const piece = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, piece, end };
}

test("an account that comes later is served before the pile of the one that came first", async () => {
  const turns = openTurns({ atOnce: 1, perAccount: 1, waiting: 10, waitingPerAccount: 10 });
  const { began, piece, end } = stage();
  for (const name of ["a1", "a2", "a3"]) void turns.take("a", piece(name));
  for (const name of ["b1", "b2"]) void turns.take("b", piece(name));
  void turns.take("c", piece("c1"));
  for (const name of ["a1", "a2", "b1", "c1", "a3"]) await end(name);
  expect(began).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

test("one account alone leaves a place free, and somebody else enters at once", async () => {
  const turns = openTurns({ atOnce: 2, perAccount: 1, waiting: 10, waitingPerAccount: 10 });
  const { began, piece, end } = stage();
  for (const name of ["a1", "a2"]) void turns.take("a", piece(name));
  void turns.take("b", piece("b1"));
  expect(began).toEqual(["a1", "b1"]);
  await end("b1");
  expect(began).toEqual(["a1", "b1"]);
  await end("a1");
  expect(began).toEqual(["a1", "b1", "a2"]);
});

test("an account with enough waiting is refused while others may still wait, up to what all may", async () => {
  const turns = openTurns({ atOnce: 1, perAccount: 1, waiting: 3, waitingPerAccount: 2 });
  const { piece } = stage();
  for (const name of ["a1", "a2", "a3"]) void turns.take("a", piece(name));
  await expect(turns.take("a", piece("a4"))).rejects.toMatchObject({ code: "too_many_requests" });
  void turns.take("b", piece("b1"));
  expect(turns.load()).toEqual({ working: 1, waiting: 3 });
  await expect(turns.take("c", piece("c1"))).rejects.toMatchObject({ code: "unavailable" });
});

test("work that fails gives its place to the next and its error to who asked", async () => {
  const turns = openTurns({ atOnce: 1, perAccount: 1, waiting: 3, waitingPerAccount: 2 });
  const failing = turns.take("a", () => Promise.reject(new Error("no")));
  const next = turns.take("b", async () => "next");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
  expect(turns.load()).toEqual({ working: 0, waiting: 0 });
});

test("where it is remembered who was served, somebody new comes before all who had their turn of late", async () => {
  const turns = openTurns({ atOnce: 1, perAccount: 1, waiting: 99, waitingPerAccount: 9, remembers: 1_000 });
  const { began, piece, end } = stage();
  for (const round of [1, 2]) for (const name of ["a", "b", "c"]) void turns.take(name, piece(`${name}${round}`));
  for (const name of ["a1", "b1", "c1"]) await end(name);
  void turns.take("new", piece("new1"));
  void turns.take("new", piece("new2"));
  for (const name of ["a2", "new1", "b2"]) await end(name);
  expect(began).toEqual(["a1", "b1", "c1", "a2", "new1", "b2", "c2"]);
});

test("what was served is forgotten", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const turns = openTurns({ atOnce: 1, perAccount: 1, waiting: 99, waitingPerAccount: 9, remembers: 1_000 });
    const { began, piece, end } = stage();
    for (const round of [1, 2, 3]) {
      void turns.take("busy", piece(`busy${round}`));
      await end(`busy${round}`);
    }
    vi.advanceTimersByTime(2_500);
    void turns.take("first", piece("first"));
    void turns.take("busy", piece("busy4"));
    void turns.take("new", piece("new"));
    for (const name of ["first", "busy4"]) await end(name);
    expect(began.slice(3)).toEqual(["first", "busy4", "new"]);
  } finally {
    vi.useRealTimers();
  }
});
