import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { workInLanes } from "./lanes.ts";

interface Row {
  user_id: string;
  name: string;
}
const row = (name: string): Row => ({ user_id: name[0] ?? "", name });

/** Rows in the order they are due; each is worked at until it is let go. */
function table(...names: string[]) {
  const waiting = names.map(row);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const stop = new AbortController();
  const over = workInLanes<Row>(
    {
      lanes: 4,
      perAccount: 2,
      lookEveryMs: 5,
      take: async (busy) => {
        const at = waiting.findIndex(({ user_id }) => !busy.includes(user_id));
        return at < 0 ? null : (waiting.splice(at, 1)[0] ?? null);
      },
      work: ({ name }) => {
        begun.push(name);
        return new Promise((end) => ends.set(name, end));
      },
    },
    stop.signal,
  );
  const end = (name: string) => ends.get(name)?.();
  return { waiting, begun, end, over, stop };
}

test("one account's pile takes its own lanes, and whoever comes after it is served at once", async () => {
  const { waiting, begun, end, over } = table("a1", "a2", "a3", "a4", "a5");
  await expect.poll(() => begun).toEqual(["a1", "a2"]);
  waiting.push(row("b1"));
  await expect.poll(() => begun).toEqual(["a1", "a2", "b1"]);
  end("a1");
  await expect.poll(() => begun).toEqual(["a1", "a2", "b1", "a3"]);
  waiting.push(row("c1"), row("d1"));
  await expect.poll(() => begun.at(-1)).toBe("c1");
  for (const name of ["a2", "a3", "b1", "c1"]) end(name);
  await expect.poll(() => begun.toSorted()).toEqual(["a1", "a2", "a3", "a4", "a5", "b1", "c1", "d1"]);
  for (const name of ["a4", "a5", "d1"]) end(name);
  expect(await over).toBe(8);
});

test("told to stop it takes nothing more, and waits for what is under way", async () => {
  const { begun, end, over, stop } = table("a1", "b1", "b2", "b3");
  await expect.poll(() => begun).toHaveLength(3);
  stop.abort();
  let ended = false;
  void over.then(() => {
    ended = true;
  });
  await sleep(20);
  expect(ended).toBe(false);
  for (const name of ["a1", "b1", "b2"]) end(name);
  expect(await over).toBe(3);
  expect(begun).toEqual(["a1", "b1", "b2"]);
});

test("without work it is over at once", async () => {
  expect(await table().over).toBe(0);
});
