import { afterEach, expect, test } from "vitest";
import { dropBrought, readBrought, takeBrought } from "#web/lib/arrival.ts";

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

const link = "access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=recovery";
const tokens = { accessToken: "a", refreshToken: "b", type: "recovery" };

test("a link's tokens are read with what they are for, by its own word", () => {
  expect(readBrought(link)).toEqual({ tokens, linkError: null });
  expect(readBrought("access_token=a&refresh_token=b").tokens?.type).toBeNull();
});

test("half a session is a link that does not work, and a bare type is nothing", () => {
  expect(readBrought("access_token=a&type=signup")).toEqual({ tokens: null, linkError: "otp_expired" });
  expect(readBrought("type=recovery")).toEqual({ tokens: null, linkError: null });
  expect(readBrought("refresh_token=b")).toEqual({ tokens: null, linkError: null });
});

test.each([
  ["error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid", "otp_expired"],
  ["error=server_error&error_description=x", "server_error"],
  ["error_code=otp_expired", "otp_expired"],
  [`${link}&error=access_denied`, "access_denied"],
])("the code of a link that did not work is kept: %s", (parts, linkError) => {
  expect(readBrought(parts)).toEqual({ tokens: null, linkError });
});

const keep = (parts: string, at: number) => sessionStorage.setItem("listcast-link", JSON.stringify({ parts, at }));

test("what the first script kept is found again after a reload, until it is settled or ten minutes old", () => {
  keep(link, 1_000);
  expect(takeBrought(2_000).tokens).toEqual(tokens);
  expect(takeBrought(599_000).tokens).toEqual(tokens);
  expect(takeBrought(700_000).tokens).toBeNull();
  keep(link, 1_000);
  dropBrought();
  expect(takeBrought(2_000).tokens).toBeNull();
});

test("an error is told once", () => {
  keep("error_code=otp_expired", 1_000);
  expect(takeBrought(2_000).linkError).toBe("otp_expired");
  expect(takeBrought(2_000).linkError).toBeNull();
});

test("what still stands in the address is taken out of it, and nothing else is", () => {
  history.replaceState(null, "", `/auth?view=signup#${link}`);
  expect(takeBrought().tokens).toEqual(tokens);
  expect(location.href).toMatch(/\/auth\?view=signup$/);
  history.replaceState(null, "", "/dashboard#section");
  expect(takeBrought().tokens).toBeNull();
  expect(location.hash).toBe("#section");
});

test("what is not of our making counts as nothing", () => {
  for (const text of ["{", "null", "[]", '{"parts":1,"at":1}', '{"parts":"access_token=a&refresh_token=b"}']) {
    sessionStorage.setItem("listcast-link", text);
    expect(takeBrought(1), text).toEqual({ tokens: null, linkError: null });
  }
});
