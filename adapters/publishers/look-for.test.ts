import { expect, test } from "vitest";
import { testClock } from "#tests/support/publishers/server";
import { lookFor } from "./look-for.ts";

const clock = testClock();
const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000).toISOString();
const looking = { text: "A flat", whole: true };
const look = (first: string, last: string, list: Parameters<typeof lookFor>[2] = []) => {
  const post = { title: null, text: "A flat", link: null };
  const sent = { ref: null, key: "k", post, triedAt: first, lastTriedAt: last, checkpoint: null };
  return lookFor(sent, { now: () => clock.now() }, list, looking);
};

test("a list without the post proves nothing until it has settled since the newest try, however long ago the first was", () => {
  expect(look(minutesAgo(60), minutesAgo(1)).state).toBe("unknown");
  expect(look(minutesAgo(60), minutesAgo(3))).toEqual({ state: "absent" });
});

test("what the first of several tries left there is found", () => {
  const made = minutesAgo(59);
  const there = [{ ref: "7", text: "A  flat", made, address: null }];
  expect(look(minutesAgo(60), minutesAgo(1), there)).toEqual({ state: "live", ref: "7", address: null });
});
