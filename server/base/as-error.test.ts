import { expect, test } from "vitest";
import { asError } from "./as-error.ts";

test("an error stays itself", () => {
  const error = new TypeError("no");
  expect(asError(error)).toBe(error);
});

test("an object of a queue keeps its words, code and stack, and nothing else", () => {
  const cause = Object.assign(new Error("terminating connection"), { code: "57P01", detail: "Key (email)=(a@b.c)" });
  const error = asError({ ...cause, message: cause.message, stack: cause.stack, queue: "write", worker: "w1" });
  expect(error).toMatchObject({ message: "terminating connection", code: "57P01", stack: cause.stack });
  expect(Object.keys(error)).not.toContain("detail");
});

test.each([
  [{ error: new Error("inside") }, "inside"],
  [{ err: { message: "deeper" } }, "deeper"],
  [{ cause: { reason: "at the bottom" } }, "at the bottom"],
  [{ error: { error: { error: { error: { error: {} } } } } }, "an object with error"],
  [{ password: "hunter2", query: "select 1" }, "an object with password, query"],
  [{}, "an object with no fields"],
  ["in words", "in words"],
  [undefined, "undefined"],
  [null, "null"],
  [42, "42"],
])("%j says %j", (thrown, message) => {
  expect(asError(thrown).message).toBe(message);
});

test("tries that all failed say why each did", () => {
  const refused = (port: number) =>
    Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: "ECONNREFUSED" });
  expect(asError(new AggregateError([refused(1), refused(2)]))).toMatchObject({
    message: "connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.1:2",
    code: "ECONNREFUSED",
  });
});
