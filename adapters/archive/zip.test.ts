import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zip } from "./zip.ts";

test("an archive gives back every file under its folder, Chinese names included", () => {
  const bytes = zip(
    "梅川苑",
    [
      { path: "zh/wechat/post.txt", bytes: strToU8("两房") },
      { path: "photos/01.jpg", bytes: new Uint8Array([1, 2, 3]) },
    ],
    new Date("2026-01-02"),
  );
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(["梅川苑/zh/wechat/post.txt", "梅川苑/photos/01.jpg"]);
  expect(strFromU8(files["梅川苑/zh/wechat/post.txt"] ?? new Uint8Array())).toBe("两房");
  expect(files["梅川苑/photos/01.jpg"]).toEqual(new Uint8Array([1, 2, 3]));
});
