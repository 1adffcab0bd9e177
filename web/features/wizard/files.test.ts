import { expect, test } from "vitest";
import { addFiles } from "#web/features/wizard/files.ts";

const file = (name: string, bytes = 10) => {
  const made = new File(["x"], name);
  Object.defineProperty(made, "size", { value: bytes });
  return made;
};
const names = (before: File[], more: File[]) => {
  const { files, note } = addFiles(before, more);
  return [...files.map(({ name }) => name), note];
};

test("pictures gather, a document stands alone and is replaced by the next", () => {
  const [a, b] = [file("a.jpg"), file("b.HEIC")];
  expect(names([a], [b])).toEqual(["a.jpg", "b.HEIC", null]);
  expect(names([a, b], [file("c.pdf")])).toEqual(["c.pdf", null]);
  expect(names([file("c.pdf")], [a])).toEqual(["a.jpg", null]);
  expect(names([], [file("c.pdf"), file("d.docx"), a])).toEqual(["c.pdf", "oneDocument"]);
});

test("what is too large or too many is left out, and said", () => {
  expect(names([], [file("a.jpg"), file("b.jpg", 21 * 1024 * 1024)])).toEqual(["a.jpg", "tooLarge"]);
  const many = Array.from({ length: 22 }, (_, index) => file(`${index}.png`));
  expect(addFiles([], many)).toMatchObject({ note: "tooMany", files: { length: 20 } });
});
