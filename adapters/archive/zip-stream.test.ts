import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type StreamedFile, zipStream } from "./zip-stream.ts";

async function* of<T>(...items: T[]) {
  yield* items;
}
const joined = async (parts: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return new Uint8Array(Buffer.concat(all));
};

test("what went in part by part comes out whole, Chinese names and empty files included", async () => {
  const photo = new Uint8Array(300_000).map((_, at) => (at * 7) % 251);
  const files: StreamedFile[] = [
    { path: "资料.json", compress: true, parts: of(strToU8("[1,"), strToU8("2]")) },
    { path: "photos/1.jpg", compress: false, parts: of(photo) },
    { path: "empty.json", compress: true, parts: of() },
  ];
  const archive = await joined(zipStream("我的数据", of(...files), new Date("2026-01-02")));
  const out = unzipSync(archive);
  expect(Object.keys(out)).toEqual(["我的数据/资料.json", "我的数据/photos/1.jpg", "我的数据/empty.json"]);
  expect(strFromU8(out["我的数据/资料.json"] ?? new Uint8Array())).toBe("[1,2]");
  expect(out["我的数据/photos/1.jpg"]).toEqual(photo);
});

test("a file is read only when the one before it has left", async () => {
  const read: string[] = [];
  async function* files() {
    for (const path of ["a", "b"]) {
      read.push(path);
      yield { path, compress: false, parts: of(strToU8(path)) };
    }
  }
  const archive = zipStream("x", files(), new Date("2026-01-02"));
  await archive.next();
  expect(read).toEqual(["a"]);
  await joined(archive);
  expect(read).toEqual(["a", "b"]);
});

test("others have their turn while a large file is compressed", async () => {
  let turns = 0;
  let on = true;
  const turn = () => {
    turns += 1;
    if (on) setImmediate(turn);
  };
  setImmediate(turn);
  const large = { path: "large.json", compress: true, parts: of(new Uint8Array(2_000_000)) };
  await joined(zipStream("x", of(large), new Date("2026-01-02")));
  on = false;
  expect(turns).toBeGreaterThan(20);
});
