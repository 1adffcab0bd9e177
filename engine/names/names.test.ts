import { describe, expect, it } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { china } from "./china.ts";
import { hangulOfHan } from "./han-hangul.ts";
import { type NameKind, nameBeside, nameIn } from "./index.ts";
import { hangulOfKana, latinOfKana } from "./kana.ts";

const from = (country: string, text = "") => ({ country, text });

describe("names in another script", () => {
  it.each<[string, NameKind, string, string]>([
    ["顾芸", "person", "Gu Yun", "구윈"],
    ["欧阳娜", "person", "Ouyang Na", "어우양나"],
    ["单晓明", "person", "Shan Xiaoming", "산샤오밍"],
    ["普陀安居置业", "firm", "Putuo Anju Zhiye", "푸퉈안쥐즈예"],
    ["里弄租房", "firm", "Lilong Zufang", "리룽쭈팡"],
    [
      "上海链家房地产经纪有限公司",
      "firm",
      "Shanghai Lianjia Fangdichan Jingji Youxiangongsi",
      "상하이롄자팡디찬징지유셴궁쓰",
    ],
    ["滨江花园城", "home", "Binjiang Huayuan Cheng", "빈장화위안청"],
    ["梅川苑", "home", "Meichuan Yuan", "메이촨위안"],
    ["万科V公馆", "home", "Wanke V Gongguan", "완커 V 궁관"],
    ["仁恒河滨城", "home", "Renheng Hebin Cheng", "런헝허빈청"],
  ])("%s (%s) is %s, %s", (name, kind, latin, hangul) => {
    expect(nameIn(name, kind, "en", from("CN"))).toBe(latin);
    expect(nameIn(name, kind, "ko", from("CN"))).toBe(hangul);
    expect(nameIn(name, kind, "zh", from("CN"))).toBe(name);
  });

  it("keeps the original beside its rendering, and alone where none is known", () => {
    expect(nameBeside("顾芸", "person", "fr", from("CN"))).toBe("Gu Yun (顾芸)");
    expect(nameBeside("顾芸", "person", "ja", from("CN"))).toBe("顧芸");
    expect(nameBeside("한서윤", "person", "zh", from("KR"))).toBe("Han Seoyun（한서윤）");
    expect(nameBeside("Claire Morel", "person", "zh", from("FR"))).toBe("Claire Morel");
    expect(nameBeside("東海林", "person", "en", from("JP"))).toBe("東海林");
    expect(nameBeside("佐藤", "person", "en", from("JP"))).toBe("Sato (佐藤)");
    // a given name is read in many ways: the surname alone is sure
    expect(nameBeside("佐伯 美穂", "person", "ko", from("JP"))).toBe("사에키 (佐伯 美穂)");
    expect(nameIn("佐伯 美穂", "person", "zh", from("JP"))).toBe("佐伯 美穗");
    expect(nameBeside("大西真理", "person", "en", from("JP"))).toBe("Onishi (大西真理)");
    expect(nameBeside("小野寺悠", "person", "fr", from("JP"))).toBe("Onodera (小野寺悠)");
    expect(nameBeside("佐藤", "firm", "en", from("JP"))).toBe("佐藤");
    // simplified characters are read as on the mainland, wherever their bearer works
    expect(nameBeside("顾芸", "person", "en", from("CA"))).toBe("Gu Yun (顾芸)");
    expect(nameIn("顾芸", "person", "ko", from("JP"))).toBe("구윈");
    expect(nameIn("渡邊", "person", "en", from("JP"))).toBe("Watanabe");
    expect(nameIn("中半山物业", "firm", "en", from("HK"))).toBe(null);
    expect(nameBeside("佐藤", "person", "en", from("JP", "担当 佐藤（さとう）まで"))).toBe("Sato (佐藤)");
  });

  it.each<[string, CopyLanguage, string | null]>([
    ["パークヒルズ世田谷", "en", "Park Hills Setagaya"],
    ["パークヒルズ氷川台", "en", null],
    ["パークヒルズ氷川台", "zh", "Park Hills 冰川台"],
    ["氷川不動産", "zh", "冰川不动产"],
    ["さくら", "de", "Sakura"],
    ["さくら", "ko", "사쿠라"],
  ])("Japanese %s in %s is %s", (name, language, said) => {
    expect(nameIn(name, "home", language, from("JP"))).toBe(said);
  });

  it("reads Korean firms and people", () => {
    // Han readers have a word for what the firm is; in Japanese its name is spelt in kana
    expect(nameIn("서울숲공인중개사사무소", "firm", "zh", from("KR"))).toBe("Seoulsup 公认中介师事务所");
    expect(nameIn("서울숲공인중개사사무소", "firm", "ja", from("KR"))).toBe("ソウルスプ公認仲介士事務所");
    expect(nameIn("성수리버파크", "home", "ja", from("KR"))).toBe("ソンスリバーパーク");
    const people = ["한서윤", "백도현", "오지훈", "김민아", "박보검", "정국", "선우예진", "황인엽"];
    expect(people.map((name) => nameIn(name, "person", "ja", from("KR")))).toEqual([
      "ハン・ソユン",
      "ペク・ドヒョン",
      "オ・ジフン",
      "キム・ミナ",
      "パク・ボゴム",
      "チョン・グク",
      "ソヌ・イェジン",
      "ファン・イニョプ",
    ]);
    expect(nameIn("楡の木不動産", "firm", "zh", from("JP"))).toBe("楡の木不動産");
    // katakana are read by nobody there
    expect(nameIn("木場ハウジング", "firm", "zh", from("JP"))).toBe("木场 Housing");
    expect(nameIn("서울숲공인중개사사무소", "firm", "en", from("KR"))).toBe("Seoulsup Gongin Junggaesa Samuso");
    expect(nameIn("성수리버파크", "home", "fr", from("KR"))).toBe("Seongsu River Park");
    expect(nameIn("김민수", "person", "de", from("KR"))).toBe("Kim Minsu");
  });

  it("reads kana by Hepburn and the Korean table", () => {
    expect(["さとう", "にっぽり", "まっちゃ", "しんいち", "とうきょう"].map(latinOfKana)).toEqual([
      "Sato",
      "Nippori",
      "Matcha",
      "Shin’ichi",
      "Tokyo",
    ]);
    expect(["さとう", "にっぽり", "とうきょう", "かながわ"].map(hangulOfKana)).toEqual([
      "사토",
      "닛포리",
      "도쿄",
      "가나가와",
    ]);
  });

  it("says Mandarin in Hangul as the tables of cities do", () => {
    // Harbin, Urumqi, Hong Kong, Macau and Taipei are no transcriptions of Mandarin; of the others a sign has a second sound
    const apart = /^(?:哈尔滨|乌鲁木齐|香港|澳门|台北|浦东新|闵行|花都|六合)$/u;
    const wrong = china
      .trim()
      .split("\n")
      .map((line) => line.split(" "))
      .filter(([name = "", , hangul]) => !apart.test(name) && hangulOfHan(name) !== hangul)
      .map(([name = "", , hangul]) => [name, hangul, hangulOfHan(name)]);
    expect(wrong).toEqual([]);
  });
});

describe("a firm's name in Japanese characters", () => {
  const of = (name: string, country: string | null, language: "de" | "en" | "fr" | "ko" = "de") =>
    nameIn(name, "firm", language, { country, text: "" });
  it.each([
    ["東京不動産株式会社", "CN"],
    ["合同会社北沢", "JP"],
    ["合同会社北沢", null],
    ["㈱駅前住販", "CN"],
    ["桜土地", "CN"],
  ])("is never read as Chinese: %s in %s", (name, country) => {
    for (const language of ["de", "en", "fr", "ko"] as const) expect(of(name, country, language)).toBeNull();
  });
  it("is told by its own letters where it has them", () => {
    expect(of("堀江不動産販売株式会社（Horie Realty）", "JP")).toBe("Horie Realty");
    expect(of("Horie Realty / 堀江不動産", null)).toBe("Horie Realty");
    expect(nameIn("堀江不動産（Horie Realty）", "firm", "ja", { country: "JP", text: "" })).toBe(
      "堀江不動産（Horie Realty）",
    );
  });
  it("leaves Chinese firms as they are read", () => {
    expect(of("顺义地产", "CN")).toBe("Shunyi Dichan");
    expect(of("北京房产", "CN")).toBe("Beijing Fangchan");
  });
});
