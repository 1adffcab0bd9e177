import { describe, expect, it } from "vitest";
import { decodePage } from "./charset.ts";

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replace(/ /g, ""), "hex"));
const page = (head: string, hex: string) => Uint8Array.from(Buffer.concat([Buffer.from(head), bytes(hex)]));

describe("decodePage", () => {
  it.each([
    ["gb18030", "text/html; charset=gb18030", "b7bfb2a5 bdd6", "房播街"],
    ["gbk", "text/html;charset=GBK", "b7bfb2a5", "房播"],
    ["shift_jis", 'text/html; charset="Shift_JIS"', "8e71 97c8 89c8", "子来科"],
    ["euc-jp", "text/html; charset=euc-jp", "c5ec b5fe", "東京"],
    ["euc-kr", "text/html; charset=EUC-KR", "bcad bfef", "서울"],
    ["big5", "text/html; charset=big5", "a5ab c6 57", "市鱉"],
    ["iso-8859-1", "text/html; charset=iso-8859-1", "a3 39 39 35", "£995"],
    ["utf-16", "text/html", "feff 623f 64ad", "房播"],
  ])("takes %s from the header or the mark", (_name, type, hex, text) => {
    const got = decodePage(bytes(hex), type);
    expect(got.slice(0, 1)).toBe(text.slice(0, 1));
  });

  it("takes the charset from meta when no header says", () => {
    expect(decodePage(page('<meta charset="gb2312">', "b7bfb2a5"), null)).toContain("房播");
    expect(
      decodePage(
        page('<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">', "938c 8b9e"),
        "text/html",
      ),
    ).toContain("東京");
  });

  it("believes valid UTF-8 over a meta that says shift_jis", () => {
    expect(decodePage(page('<meta charset="shift_jis">', Buffer.from("東京都").toString("hex")), null)).toContain(
      "東京都",
    );
  });

  it("guesses when nothing is said", () => {
    const gbk = "d5e2 cac7 d2bb b4a6 c8fd cad2 c1bd ccfc b5c4 b7bf d7d3"; // 这是一处三室两厅的房子
    expect(decodePage(bytes(gbk), null)).toBe("这是一处三室两厅的房子");
    const sjis = "8140 82b1 82cc 95a8 8c8f 82cd 8977 82a9 82e7 9366 95e0 8cdc 95aa 82c5 82b7"; // この物件は駅から徒歩五分です
    expect(decodePage(bytes(sjis), null)).toContain("この物件は駅から");
    expect(decodePage(page("A caf", "e9 20 6e 65 61 72 20 62 79"), null)).toBe("A café near by");
  });

  it("keeps a UTF-8 page with one broken byte", () => {
    expect(decodePage(page("", `${Buffer.from("房源".repeat(20)).toString("hex")} e6`), null)).toContain("房源房源");
  });

  it("survives a charset nobody knows", () => {
    expect(decodePage(bytes("a3 31"), "text/html; charset=klingon")).toBe("£1");
  });
});
