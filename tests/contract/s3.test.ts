/** The contract of files with their bytes behind an S3 interface, and what only such a place can get wrong. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "#contract/errors";
import { diskVersions } from "#server/backend/embedded/storage/disk";
import { moveVersions } from "#server/backend/embedded/storage/move-versions";
import { s3Versions } from "#server/backend/embedded/storage/s3";
import { type S3Server, startS3Server } from "#tests/support/s3-server";
import { freshDatabase } from "../support/database.ts";
import { fileCases } from "./files.cases.ts";
import { openHouse } from "./subject.ts";
import { contract } from "./suite.ts";

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const opened = async () => openHouse(await freshDatabase(), "postgres", {}, s3.settings);
contract("files behind S3", { files: fileCases }, opened, true);

/** Longer than one part of an upload in several parts. */
const LONG = 11 * 1024 * 1024;
async function* pieces(bytes: number, piece = 64 * 1024) {
  for (let at = 0; at < bytes; at += piece) yield new Uint8Array(Math.min(piece, bytes - at)).fill((at / piece) % 251);
}
const whole = async (from: AsyncIterable<Uint8Array>) => buffer(from);
const own = (prefix: string) => s3Versions({ ...s3.settings, prefix });

describe("versions behind S3", () => {
  test("a body of several parts is streamed there and back, whole and in ranges", async () => {
    const versions = own("long/");
    const written = await versions.write(pieces(LONG), LONG);
    expect(written.size).toBe(LONG);
    const expected = await whole(pieces(LONG));
    const stored = await versions.read(written.version);
    expect(stored && (await buffer(stored)).equals(expected)).toBe(true);
    const range = await versions.read(written.version, { start: LONG - 3, end: LONG - 1 });
    expect(range && [...(await buffer(range))]).toEqual([...expected.subarray(LONG - 3)]);
  });

  test("what is too long, or breaks off, leaves nothing", async () => {
    const versions = own("broken/");
    await expect(versions.write(pieces(LONG), LONG - 1)).rejects.toThrow(AppError);
    async function* broken() {
      yield* pieces(6 * 1024 * 1024);
      throw new Error("the connection broke");
    }
    await expect(versions.write(broken(), LONG)).rejects.toThrow("broke");
    expect(await s3.keys("broken/")).toEqual([]);
  });

  test("what is not there is null, and removing it is no error", async () => {
    const versions = own("none/");
    expect(await versions.read("0b0e7d3c-9f6c-4a7e-8d52-d9b6a0e6a001")).toBeNull();
    await versions.drop("0b0e7d3c-9f6c-4a7e-8d52-d9b6a0e6a001");
  });

  test("only old versions that no row knows are swept, under the own prefix", async () => {
    const versions = own("swept/");
    const [kept, orphan] = [await versions.write(new Uint8Array(1), 9), await versions.write(new Uint8Array(2), 9)];
    await own("other/").write(new Uint8Array(3), 9);
    const known = async () => new Set([kept.version]);
    expect(await versions.sweep(known, new Date())).toBe(0);
    expect(await versions.sweep(known, new Date(Date.now() + 2 * 3_600_000))).toBe(1);
    expect(await versions.read(orphan.version)).toBeNull();
    expect((await s3.keys("swept/")).length + (await s3.keys("other/")).length).toBe(2);
  });

  test("files on disk move there under their names, and what is cut off goes on", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "listcast-move-"));
    const [disk, versions] = [diskVersions(folder), own("moved/")];
    const made = await Promise.all([1, 2, 3].map((n) => disk.write(new Uint8Array(n).fill(n), 9)));
    let copies = 0;
    const stops = {
      ...versions,
      write: async (...all: Parameters<typeof versions.write>) => {
        copies += 1;
        if (copies === 3) throw new Error("the bucket is away");
        return versions.write(...all);
      },
    };
    await expect(moveVersions(folder, stops)).rejects.toThrow("away");
    expect(await moveVersions(folder, versions)).toBe(1);
    for (const { version, size } of made) {
      const body = await versions.read(version);
      expect(body && [...(await buffer(body))]).toEqual(Array(size).fill(size));
    }
    const left = await Promise.all((await readdir(folder)).map((level) => readdir(path.join(folder, level))));
    expect(left.flat()).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
