import { expect, test } from "vitest";
import { changeWords, houseNote, readHouseNote } from "./house-notes.ts";

test("a note is read as it was written", () => {
  expect(houseNote("picture_unreachable")).toBe("listcast:picture_unreachable");
  expect(houseNote("people_unknown", { people: 1, of: 3 })).toBe("listcast:people_unknown?people=1&of=3");
  expect(readHouseNote(houseNote("picture_unreachable"))).toEqual({ key: "picture_unreachable", values: {} });
  expect(readHouseNote(houseNote("picture_heavy", { megabytes: 5.25, most: 5 }))).toEqual({
    key: "picture_heavy",
    values: { megabytes: 5.25, most: 5 },
  });
  const said = '{"错误":"a&b=c?d#e+f %41"}';
  expect(readHouseNote(houseNote("answer_unreadable", { said }))).toEqual({
    key: "answer_unreadable",
    values: { said },
  });
});

test.each([
  "",
  "the picture is too large",
  "listcast:",
  "listcast:no_such_note",
  "listcast:toString",
  "listcast:people_unknown",
  "listcast:people_unknown?people=1",
  "listcast:people_unknown?people=one&of=3",
  "listcast:people_unknown?people=1&of=3&of=4",
  "listcast:people_unknown?people=1&of=3&more=4",
  "listcast:people_unknown?people=1&toString=3",
  "listcast:gone?why=x",
  "listcast:gone and more",
  "they said listcast:gone",
])("%j is no note of ours", (detail) => {
  expect(readHouseNote(detail)).toBeNull();
});

test("long words are cut, and the note stays one, whatever their alphabet", () => {
  for (const said of ["x".repeat(5_000), "海".repeat(5_000), "🏡".repeat(5_000)]) {
    const note = houseNote("answer_unreadable", { said });
    expect(note.length).toBeLessThanOrEqual(200);
    const read = readHouseNote(note)?.values.said;
    expect(typeof read === "string" && read.length > 5 && said.startsWith(read)).toBe(true);
  }
});

test("what is struck out of words leaves a note's name and numbers alone", () => {
  const strike = (words: string) => words.replaceAll("people", "•••").replaceAll("token-1", "•••");
  expect(changeWords("people with token-1", strike)).toBe("••• with •••");
  const note = houseNote("people_unknown", { people: 1, of: 3 });
  expect(changeWords(note, strike)).toBe(note);
  expect(readHouseNote(changeWords(houseNote("answer_unreadable", { said: "token-1" }), strike))?.values).toEqual({
    said: "•••",
  });
});
