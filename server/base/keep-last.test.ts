import { expect, test } from "vitest";
import { keepLast } from "./keep-last.ts";

test("a text is made once while it is among the last that were asked for", () => {
  const made: string[] = [];
  const ask = keepLast(2, (text: string) => made.push(text), String);
  for (const text of ["a", "a", "b", "a", "c", "a", "b"]) ask(text);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("those who ask at the same moment share one, and a failure is nobody's but theirs", async () => {
  let tries = 0;
  const shout = async (text: string) => {
    tries += 1;
    if (tries === 1) throw new Error("no");
    return text.toUpperCase();
  };
  const ask = keepLast(2, shout, String);
  const together = await Promise.allSettled([ask("a"), ask("a"), ask("a")]);
  expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await Promise.all([ask("a"), ask("a")])).toEqual(["A", "A"]);
  expect(tries).toBe(2);
});
