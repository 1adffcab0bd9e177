import { afterEach, expect, test, vi } from "vitest";
import type { Role } from "#contract/account";
import { createRoleLookup, ROLE_CACHE_MS, readRole } from "#web/lib/role.ts";
import { fakeBackend } from "#web/testing/backend.ts";

afterEach(() => void vi.restoreAllMocks());

test("a role is asked once in five minutes for a user", async () => {
  let now = 0;
  const read = vi.fn(async (): Promise<Role> => "agent");
  const lookup = createRoleLookup(read, () => now);
  await lookup.of("a");
  now = ROLE_CACHE_MS - 1;
  expect(await lookup.of("a")).toBe("agent");
  expect(read).toHaveBeenCalledTimes(1);
  await lookup.of("b");
  expect(read).toHaveBeenCalledTimes(2);
  now = ROLE_CACHE_MS;
  await lookup.of("a");
  expect(read).toHaveBeenCalledTimes(3);
});

test("concurrent questions share one request", async () => {
  const read = vi.fn(async (): Promise<Role> => "admin");
  const lookup = createRoleLookup(read);
  expect(await Promise.all([lookup.of("a"), lookup.of("a"), lookup.of("a")])).toEqual(["admin", "admin", "admin"]);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a failed lookup is logged, falls back to user, and the next question asks again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const read = vi.fn<() => Promise<Role>>().mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("admin");
  const lookup = createRoleLookup(read);
  expect(await lookup.of("a")).toBe("user");
  expect(logged).toHaveBeenCalledOnce();
  expect(await lookup.of("a")).toBe("admin");
});

test("a lookup that fails once the person has left is not logged", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { promise, reject } = Promise.withResolvers<Role>();
  const lookup = createRoleLookup(() => promise);
  const asked = lookup.of("a");
  lookup.forget();
  reject(new Error("Session has ended"));
  expect(await asked).toBe("user");
  expect(logged).not.toHaveBeenCalled();
});

test("the call is the specification's, and a missing or unknown role means user", async () => {
  const none = fakeBackend({});
  expect(await readRole(none.client, "u1")).toBe("user");
  expect(none.roleQuestions).toEqual(["user_roles role user_id=u1"]);
  const odd = fakeBackend({ role: async () => ({ data: { role: "emperor" }, error: null }) });
  expect(await readRole(odd.client, "u1")).toBe("user");
  const admin = fakeBackend({ role: async () => ({ data: { role: "admin" }, error: null }) });
  expect(await readRole(admin.client, "u1")).toBe("admin");
});
