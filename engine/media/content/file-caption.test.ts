import { expect, test } from "vitest";
import { captionOfFile } from "./file-caption.ts";
import { roomOf } from "./rooms.ts";

test.each([
  ["厨房.jpg", "厨房"],
  ["客厅1.jpg", "客厅"],
  ["IMG_20240501_主卧.JPG", "主卧"],
  ["living-room_02.jpeg", "living room"],
  ["Küche (2).webp", "Küche"],
  ["寝室.png", "寝室"],
  ["거실 3.jpg", "거실"],
  ["Salle_de_bains.jpg", "Salle de bains"],
])("%s names its room: %s", (file, caption) => {
  expect(captionOfFile(file)).toBe(caption);
  expect(roomOf(caption)).not.toBeNull();
});

test.each([
  "IMG_0412.jpg",
  "DSC01234.JPG",
  "微信图片_20240501123456.jpg",
  "mmexport1714550000000.jpg",
  "3f9c2b1e-77aa-4f0e-8c55-aa01bb02cc03.jpeg",
  "final_v2.jpg",
  "photo-of-the-modern-kitchen-in-the-newly-built-house-by-the-river.jpg",
  "",
])("%s is no caption", (file) => {
  expect(captionOfFile(file)).toBeNull();
});

test("a name that says its photo shows what is not there is kept whole", () => {
  expect(captionOfFile("客厅 效果图.jpg")).toBe("客厅 效果图");
  expect(captionOfFile("Living room, virtually staged.jpeg")).toBe("Living room, virtually staged");
});
