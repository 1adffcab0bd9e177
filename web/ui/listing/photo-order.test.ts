import { expect, test } from "vitest";
import type { Photo } from "#contract/import";
import { chosenInOrder, movePhoto } from "#web/ui/listing/photo-order.ts";

const photo = (id: string): Photo => ({ id, url: `/${id}`, width: 4, height: 3, caption: null });

test("a photo moves to its new place and the others close up", () => {
  expect(movePhoto(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(movePhoto(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
});

test("moving past an end changes nothing", () => {
  expect(movePhoto(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(movePhoto(["a", "b"], 1, 2)).toEqual(["a", "b"]);
});

test("photos are carried in the order of the list, not in the order they were ticked", () => {
  expect(chosenInOrder([photo("a"), photo("b"), photo("c")], ["c", "a"])).toEqual(["a", "c"]);
});
