import { expect, test } from "vitest";
import { pictureKind } from "./picture-kind.ts";
import { hashDistance, repeatsOf, type SeenPhoto, twinsAmong } from "./same-photo.ts";

const photo = (id: string, position: number, width: number, hash: string | null, height = width * 0.75): SeenPhoto => ({
  ...{ id, position, width, height, hash },
});

test("hashes differ by their bits", () => {
  expect(hashDistance("0000000000000000", "0000000000000000")).toBe(0);
  expect(hashDistance("00000000000000ff", "0000000000000001")).toBe(7);
  expect(hashDistance("ffffffffffffffff", "0000000000000000")).toBe(64);
});

test("of one photo in two sizes the larger stays, where the first stood", () => {
  const twins = twinsAmong([
    photo("thumb", 0, 400, "00ff00ff00ff00ff"),
    photo("kitchen", 1, 1600, "ffff0000ffff0000"),
    photo("large", 2, 2000, "00ff00ff00ff00fe"),
  ]);
  expect(twins).toEqual({ drop: ["thumb"], move: [{ id: "large", position: 0 }] });
});

test("what looks like many others, or has another shape, is no twin", () => {
  expect(twinsAmong([photo("a", 0, 800, null), photo("b", 1, 900, null)])).toEqual({ drop: [], move: [] });
  const upright = photo("c", 0, 800, "00ff00ff00ff00ff", 1200);
  expect(twinsAmong([upright, photo("d", 1, 800, "00ff00ff00ff00ff")])).toEqual({ drop: [], move: [] });
});

test.each<[boolean, number, number, string | null, string]>([
  [false, 1600, 1200, "客厅", "photo"],
  [true, 1600, 1200, null, "plan"],
  [false, 1600, 1200, "户型图", "plan"],
  [false, 900, 1200, "Floor plan, first floor", "plan"],
  [false, 900, 1200, "Grundriss EG", "plan"],
  [false, 900, 1200, "Explanation of the planet", "photo"],
  [false, 900, 1200, "Cuisine avec plan de travail", "photo"],
  [false, 900, 1200, "Street in Plano, TX", "photo"],
  [true, 300, 120, null, "sign"],
  [true, 1200, 240, "Bay Homes", "sign"],
])("drawn: %s, %i by %i, %s: %s", (drawn, width, height, caption, kind) => {
  expect(pictureKind({ drawn, width, height }, { caption, url: null })).toBe(kind);
});

test("an address may name a plan; a town is none", () => {
  const view = { drawn: false, width: 900, height: 700 };
  expect(pictureKind(view, { caption: null, url: "https://a.example/7/floor_plan-1.jpg" })).toBe("plan");
  expect(pictureKind(view, { caption: null, url: "https://a.example/plano-tx/1.jpg" })).toBe("photo");
});

test("photos that a home has in another size already are told from those it has not", () => {
  const look = "0123456789abcdef";
  const kept = [photo("kept", 0, 800, look), photo("plain", 1, 800, null)];
  const more = [
    photo("smaller", 0, 400, look),
    photo("other", 1, 400, "fedcba9876543210"),
    photo("plain again", 2, 400, null),
  ];
  expect(repeatsOf(kept, more)).toEqual(["smaller"]);
});
