import { expect, test } from "vitest";
import { publicLink } from "./link.ts";

test.each(["https://sh.lianjia.com/ershoufang/1.html", "http://www.rightmove.co.uk/p.html"])(
  "a reader can open %s",
  (address) => {
    expect(publicLink(address)).toBe(address);
  },
);

test.each([
  null,
  "",
  "file:///a.html",
  "http://localhost:3000/demo/listing/x",
  "http://127.0.0.1/a",
  "http://[::1]/a",
  "http://nas/a",
  "http://pc.local/a",
  "https://img.example/a",
])("nobody else can open %s", (address) => {
  expect(publicLink(address)).toBeNull();
});
