import { expect, test } from "vitest";
import { heavyProcedures } from "#server/base/limits";
import { router } from "#server/procedures/router";
import { classOf } from "./route-class.ts";

test.each([
  ["POST", "/api/imports", "heavy"],
  ["POST", "/api/rpc/imports/start", "heavy"],
  ["PATCH", "/api/pieces/00000000-0000-4000-8000-000000000001", "heavy"],
  ["POST", "/api/rpc/pieces/update", "heavy"],
  ["GET", "/api/campaigns/00000000-0000-4000-8000-000000000001/zip", "heavy"],
  ["GET", "/api/properties", "read"],
  ["POST", "/api/rpc/properties/list", "read"],
  ["PUT", "/api/me/card", "write"],
  ["POST", "/api/rpc/account/card/save", "write"],
  ["POST", "/api/rpc/no/such/thing", "write"],
  ["POST", "/api/payments/alipay/callback", "read"],
  ["GET", "/rest/v1/properties", "read"],
  ["PATCH", "/rest/v1/profiles", "write"],
  ["GET", "/storage/v1/object/sign/media/a.jpg", "file"],
  ["POST", "/storage/v1/object/media/a.jpg", "write"],
  ["GET", "/p/sunny-flat-abcdefgh", "page"],
  ["GET", "/p/sunny-flat-abcdefgh/photos/1-640.webp", "file"],
  ["GET", "/", "page"],
  ["GET", "/api/campaigns/1/law", "heavy"],
  ["GET", "/dashboard", "page"],
] as const)("%s %s is %s", (method, path, expected) => {
  expect(classOf(method, path)).toEqual({ class: expected, stream: false });
});

test("what has limits of its own and what asks whether the process works is not counted", () => {
  for (const path of ["/auth/v1/token", "/healthz", "/readyz", "/.well-known/jwks.json"])
    expect(classOf("GET", path)).toBeNull();
});

test("live streams are told apart in both forms of the API, because they hold no place", () => {
  for (const path of ["/api/tasks/events", "/api/notifications/events", "/api/admin/logs/tail"])
    expect(classOf("GET", path)).toEqual({ class: "read", stream: true });
  expect(classOf("POST", "/api/rpc/tasks/events")).toEqual({ class: "read", stream: true });
});

test("every heavy procedure there is a row for exists", () => {
  for (const name of heavyProcedures)
    expect(
      name.split(".").reduce<unknown>((at, key) => (Object(at) as Record<string, unknown>)[key], router),
      name,
    ).toBeDefined();
});
