import { expect, test } from "vitest";
import { breakLines, inOnePiece, piecesOf } from "./break-lines.ts";

/** Signs of Han, kana and Hangul are two wide, all others one. */
const measure = (text: string) =>
  [...text].reduce(
    (sum, one) => sum + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef㎡]/u.test(one) ? 2 : 1),
    0,
  );
const broken = (text: string, language: "zh" | "ja" | "ko" | "en" | "fr" | "de", width: number, balanced = false) =>
  breakLines(piecesOf(text, language), width, measure, balanced).lines;

test.each([
  ["zh", "建面128㎡，总价¥698万，3室2厅", ["128㎡", "¥698万", "3室2厅"]],
  ["ja", "専有面積58.32㎡、価格6,480万円、徒歩6分", ["58.32㎡", "6,480万円", "6分"]],
  ["ko", "전용 84.9㎡ 매매가 12억 5,000만 원 도보 7분", ["84.9㎡", "7분"]],
  [
    "en",
    "118 m² (1,270 sq ft), £985,000, 3 bedrooms",
    ["118\u00a0m²", "1,270\u00a0sq\u00a0ft", "£985,000", "3\u00a0bedrooms"],
  ],
  ["fr", "74,5 m² pour 489 000 € au 4e étage", ["74,5\u00a0m²"]],
  ["de", "96,4 m² Wohnfläche für 749.000 €", ["96,4\u00a0m²", "749.000\u00a0€"]],
] as const)("a figure is never parted from its unit: %s", (language, text, units) => {
  const pieces = piecesOf(text, language);
  for (const unit of units)
    expect(
      pieces.some((piece) => piece.includes(unit)),
      `${unit} in ${pieces.join("|")}`,
    ).toBe(true);
  for (const width of [6, 9, 12, 16, 24])
    for (const unit of units.filter((one) => pieces.some((piece) => piece.includes(one) && measure(piece) <= width)))
      expect(broken(text, language, width).some((line) => line.includes(unit))).toBe(true);
});

test("no line begins with a closing mark or a small kana, and none ends with an opening one", () => {
  // no line is so short that a word must be cut inside
  for (let width = 14; width < 36; width++) {
    const lines = [
      ...broken("客厅朝南（连着阳台），厨房有窗；「精装」，拎包入住。", "zh", width),
      ...broken("リビングは「南向き」、キッチンとバルコニー（広め）付き。ちょっと静か。", "ja", width),
    ];
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。、；」）ーょっッ]/u);
      expect(line).not.toMatch(/[（「]$/u);
    }
  }
});

test("Korean and Latin break at spaces only, and nothing is lost", () => {
  expect(broken("남향 거실과 넓은 발코니", "ko", 12)).toEqual(["남향 거실과", "넓은 발코니"]);
  for (let width = 14; width < 40; width += 3) {
    const text = "A south-facing living room that opens onto a garden";
    expect(broken(text, "en", width).join(" ")).toBe(text);
  }
});

test("lines of a headline are even, and as many as they would be", () => {
  const text = "A south-facing living room that opens onto a garden";
  expect(broken(text, "en", 30)).toEqual(["A south-facing living room", "that opens onto a garden"]);
  const [first = "", last = ""] = broken("南北两面开窗客厅朝南连着三米宽的阳台", "zh", 32, true);
  expect(Math.abs(measure(first) - measure(last))).toBeLessThanOrEqual(8);
});

test("a name in one piece is not parted, and what has no place to break is said to be forced", () => {
  expect(broken(`在${inOnePiece("枫林雅苑")}看房`, "zh", 8)).toEqual(["在", "枫林雅苑", "看房"]);
  expect(breakLines(piecesOf("Grundstücksverkehr", "de"), 8, measure, false).forced).toBe(true);
});

test("a dot between two things stands between them, not at the end or the beginning of a line", () => {
  for (let width = 16; width < 40; width += 2)
    for (const line of broken("Two bedrooms · South-facing · Third floor · Built 1934", "en", width))
      expect(line).not.toMatch(/^·|·$/u);
});

test("Thai breaks between its words, which no space parts, and never inside a letter with its signs", () => {
  const text = "คอนโดใกล้สถานีรถไฟฟ้าอโศกพร้อมเข้าอยู่";
  const pieces = piecesOf(text, "en");
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces.join("")).toBe(text);
  const narrow = breakLines(["ที่นี่"], 1, (part) => [...part].length, false);
  expect(narrow.lines).toEqual(["ที่", "นี่"]);
});
