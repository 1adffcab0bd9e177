import { mkdtemp, readdir, utimes } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { household } from "#server/base/household";
import { parseRange } from "#server/base/ranges";
import { safeTarget } from "./auth/redirects.ts";
import { judge } from "./auth/refresh.ts";
import { diskVersions, placeOf } from "./storage/disk.ts";

describe("limits by network address", () => {
  test("an IPv6 household counts as one, IPv4 as itself", () => {
    expect(household("2001:db8:1:2:3:4:5:6")).toBe(household("2001:db8:1:2::9"));
    // a provider gives a home 256 networks: they are one household all the same
    expect(household("2001:db8:1:aa00::1")).toBe(household("2001:db8:1:aaff:ffff::1"));
    expect(household("2001:DB8:1:AA00::1")).toBe(household("2001:db8:1:aa01::1"));
    expect(household("2001:db8:1:aa00::1")).not.toBe(household("2001:db8:1:ab00::1"));
    expect(household("2001:db8::1")).not.toBe(household("2001:db8:1::1"));
    expect(household("::1")).toBe("0:0:0:0::/56");
    expect(household("::ffff:10.1.2.3")).toBe("10.1.2.3");
    expect(household("10.1.2.3")).not.toBe(household("10.1.2.4"));
  });
});

describe("where a mail may lead", () => {
  const origin = "https://listcast.example";
  const to = (wanted: string | undefined) =>
    safeTarget(wanted, origin, ["https://partner.example", "https://x.example/app"]);
  test("the own origin and the listed ones, below the listed path", () => {
    for (const good of [
      `${origin}/dashboard?a=1#b`,
      "https://partner.example/any",
      "https://x.example/app",
      "https://x.example/app/y",
    ]) {
      expect(to(good)).toBe(good);
    }
  });
  test("nowhere else", () => {
    for (const bad of [
      undefined,
      "",
      "/dashboard",
      "http://listcast.example/",
      "https://listcast.example.evil.example/",
      "https://listcast.example:8443/",
      "https://u:p@listcast.example/",
      "https://x.example/apple",
      "https://x.example/app/%2e%2e/z",
      "data:text/html,x",
    ]) {
      expect(to(bad), bad).toBe(origin);
    }
  });
});

describe("a refresh token presented", () => {
  const now = new Date();
  const row = (revoked: boolean, secondsAgo: number) => ({
    id: "1",
    token: "t",
    user_id: "u",
    session_id: "s",
    parent: null,
    revoked,
    created_at: now,
    updated_at: new Date(now.getTime() - secondsAgo * 1000),
  });
  test("is judged by use, time and what became of its successor", () => {
    expect(judge(row(false, 9999), undefined, now)).toBe("good");
    expect(judge(row(true, 10), { parent: "other" }, now)).toBe("overlap");
    expect(judge(row(true, 11), { parent: "t" }, now)).toBe("late");
    expect(judge(row(true, 11), { parent: "other" }, now)).toBe("reused");
    expect(judge(row(true, 11), undefined, now)).toBe("reused");
  });
});

describe("files on disk", () => {
  const folder = () => mkdtemp(path.join(os.tmpdir(), "listcast-disk-"));
  test("a body that breaks off leaves nothing", async () => {
    const at = await folder();
    async function* broken() {
      yield new Uint8Array(10);
      throw new Error("the connection broke");
    }
    await expect(diskVersions(at).write(broken(), 100)).rejects.toThrow("broke");
    const levels = await readdir(at);
    for (const level of levels) expect(await readdir(path.join(at, level))).toEqual([]);
  });
  test("only old files that no row knows are swept", async () => {
    const at = await folder();
    const versions = diskVersions(at);
    const [kept, orphan, fresh] = await Promise.all([1, 2, 3].map((n) => versions.write(new Uint8Array(n), 100)));
    if (!kept || !orphan || !fresh) throw new Error("not written");
    const yesterday = new Date(Date.now() - 24 * 3600_000);
    for (const one of [kept, orphan]) await utimes(placeOf(at, one.version), yesterday, yesterday);
    expect(await versions.sweep(async () => new Set([kept.version]), new Date())).toBe(1);
    const left = (await Promise.all((await readdir(at)).map((level) => readdir(path.join(at, level))))).flat();
    expect(left.sort()).toEqual([kept.version, fresh.version].sort());
    await versions.drop("not-there");
  });
  test("ranges are read as HTTP means them", () => {
    expect(parseRange("bytes=0-0", 10)).toEqual({ start: 0, end: 0 });
    expect(parseRange("bytes=5-", 10)).toEqual({ start: 5, end: 9 });
    expect(parseRange("bytes=-3", 10)).toEqual({ start: 7, end: 9 });
    expect(parseRange("bytes=-30", 10)).toEqual({ start: 0, end: 9 });
    expect(parseRange("bytes=3-99", 10)).toEqual({ start: 3, end: 9 });
    expect(parseRange("bytes=10-", 10)).toBe("none");
    expect(parseRange("bytes=-0", 10)).toBe("none");
    for (const odd of [undefined, "bytes=-", "bytes=5-3", "bytes=0-1,3-4", "items=0-1"])
      expect(parseRange(odd, 10)).toBe("all");
  });
});
