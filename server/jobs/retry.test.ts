import { expect, test } from "vitest";
import { retryDelay } from "./retry.ts";

test("a page that took too long is tried again, later each time, and given up after the fourth attempt", () => {
  const delays = [1, 2, 3, 4].map((attempts) => retryDelay("timed_out", attempts));
  expect(delays.slice(0, 3).every((delay, index) => (delay ?? 0) > (index === 0 ? 0 : (delays[index - 1] ?? 0)))).toBe(
    true,
  );
  expect(delays[3]).toBeNull();
});

test.each(["not_a_listing", "search_results", "blocked", "removed", "address_not_allowed", "cancelled"] as const)(
  "%s is final: trying again would find the same",
  (code) => expect(retryDelay(code, 1)).toBeNull(),
);
