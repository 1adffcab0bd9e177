import { expect, test } from "vitest";
import type { OcrLanguage } from "./packages.ts";
import { openOcr } from "./reader.ts";
import { tidy } from "./tidy.ts";

/** A stand-in for the package: what it reads and how sure it is, by the languages it was given. */
function withReadings(languages: OcrLanguage[], readings: Record<string, [string, number]>, wait = 0) {
  const asked: string[] = [];
  const ended: string[] = [];
  const ocr = openOcr({
    languages,
    dataFolder: "/nowhere",
    engine: async () => ({
      async createWorker(given) {
        const key = given.join("+");
        return {
          async recognize() {
            asked.push(key);
            if (wait > 0) await new Promise((done) => setTimeout(done, wait));
            const [text, confidence] = readings[key] ?? ["", 0];
            return { data: { text, confidence } };
          },
          terminate: async () => ended.push(key),
        };
      },
    }),
    milliseconds: 200,
    idleMs: 10_000,
  });
  return { ocr, asked, ended };
}
const picture = new Uint8Array([1]);

test("Chinese that is read surely needs no other language", async () => {
  const { ocr, asked } = withReadings(["zh", "en", "ja", "ko"], { "chi_sim+eng": ["总价 698 万", 88] });
  expect(await ocr.read(picture)).toEqual({ text: "总价698万", confidence: 88 });
  expect(asked).toEqual(["chi_sim+eng"]);
});

test("Latin letters are read once more with German and French, and the surer reading counts", async () => {
  const { ocr, asked } = withReadings(["zh", "en", "de"], {
    "chi_sim+eng": ["Kaufpreis fur die Wohnung", 80],
    "eng+deu": ["Kaufpreis für die Wohnung", 91],
  });
  expect((await ocr.read(picture)).text).toBe("Kaufpreis für die Wohnung");
  expect(asked).toEqual(["chi_sim+eng", "eng+deu"]);
});

test("what Chinese cannot make out is tried in Japanese and Korean; only what is installed is asked", async () => {
  const { ocr, asked } = withReadings(["zh", "en", "ko"], { "chi_sim+eng": ["口口 口日", 31], kor: ["매매 3억", 86] });
  expect((await ocr.read(picture)).text).toBe("매매 3억");
  expect(asked).toEqual(["chi_sim+eng", "kor"]);
});

test("a picture that takes too long ends its thread, and the next one is read", async () => {
  const slow = withReadings(["en"], { eng: ["x", 90] }, 1_000);
  await expect(slow.ocr.read(picture)).rejects.toMatchObject({ code: "too_large" });
  expect(slow.ended).toEqual(["eng"]);
});

test("blanks between characters and specks are taken out, those between words stay", () => {
  expect(tidy("总 价 698 万 建 筑 面 积 89 ㎡\n.\n3 bedrooms, 2 baths\n·'")).toBe(
    "总价698万建筑面积89㎡\n3 bedrooms, 2 baths",
  );
});
