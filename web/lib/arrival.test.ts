import { expect, test } from "vitest";
import { readArrival } from "#web/lib/arrival.ts";

test("a recovery link is known by its token and type", () => {
  expect(readArrival({ hash: "#access_token=a&refresh_token=b&type=recovery", search: "" })).toEqual({
    recovery: true,
    linkError: null,
  });
});

test("a confirmation is not a recovery, and a bare type proves nothing", () => {
  expect(readArrival({ hash: "#access_token=a&type=signup", search: "" }).recovery).toBe(false);
  expect(readArrival({ hash: "#type=recovery", search: "" }).recovery).toBe(false);
});

test("the code of a link that did not work is kept", () => {
  const hash = "#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid";
  expect(readArrival({ hash, search: "" })).toEqual({ recovery: false, linkError: "otp_expired" });
});
