/** What an eighth set of lines nobody had tuned on failed at, each by its cause. */
import { describe, expect, it } from "vitest";
import { isRentWithoutPeriod } from "#contract/listing";
import { readListing, readText } from "./read.ts";

describe("a sign of money belongs to the number it stands before", () => {
  it.each([
    ["2 bed flat Hackney London 65 sqm built 1998 £620,000", 620_000, "GBP", null],
    ["3 bed house Bristol 110 sqm built 1934 £ 575,000", 575_000, "GBP", null],
    ["Flat to rent Leeds 2 bed built in 2015 £1,250 pcm", 1_250, "GBP", "month"],
    ["Studio to let Ancoats Manchester 38 sqm 5th floor built 2019 £1150 pcm furnished", 1_150, "GBP", "month"],
    ["Appartement 3 pièces 68 m² Lyon construit 1998 €420,000", 420_000, "EUR", null],
    ["3 bed house Dublin 110 sqm built 2005 €575,000", 575_000, "EUR", null],
    ["3 Zimmer Wohnung Berlin 82 m² Baujahr 1998 €549.000", 549_000, "EUR", null],
    ["3 Zimmer Wohnung Wien 82 m² Baujahr 1998 € 549.000", 549_000, "EUR", null],
    ["Appartement 3 kamers 85 m² Utrecht bouwjaar 1998 € 395.000 k.k.", 395_000, "EUR", null],
    ["Appartement 3 pièces Bordeaux 68 m² 1972 € 285 000", 285_000, "EUR", null],
    ["3 Zimmer Wohnung Zürich 82 m² Baujahr 1998 CHF 1'250'000", 1_250_000, "CHF", null],
    ["2 bed flat Clapham London SW4 £725,000 72 sqm", 725_000, "GBP", null],
    ["2 bed flat Canary Wharf E14 £650,000 70 sqm", 650_000, "GBP", null],
    ["2 bed flat Canary Wharf E14 £ 650,000 70 sqm", 650_000, "GBP", null],
  ])("%s", (line, amount, currency, period) => {
    expect(readText(line).price).toEqual({ amount, currency, period });
  });

  it.each([
    ["3 Zimmer 82 m² Köln 549.000 € 1998 gebaut", 549_000],
    ["3 Zimmer 82 m² Köln zu vermieten 1550 € 1.200 m² Garten", 1_550],
    ["3 Zimmer 82 m² Köln zu vermieten Kaltmiete 1550 € 250 € NK", 1_550],
    ["Maison 5 pièces 120 m² Lyon 450 000 € 1 200 m² de terrain", 450_000],
  ])("and to the number it stands behind where none of its own follows: %s", (line, amount) => {
    expect(readText(line).price?.amount).toBe(amount);
  });
});

describe("a Korean rent by the month", () => {
  const SEOUL = "서울 마포구 래미안 84㎡ 방3";
  it.each([
    ["월세 1억/200", 2_000_000, "1억"],
    ["월세 2억/150", 1_500_000, "2억"],
    ["반전세 3억/80", 800_000, "3억"],
    ["월세 1억5천/120", 1_200_000, "1억5천"],
    ["월세 1억 5,000/120", 1_200_000, "1억 5,000만원"],
    ["월세 1억에 200", 2_000_000, "1억"],
    ["월세 보증금 1억/200", 2_000_000, "1억"],
    ["1억/200 월세", 2_000_000, "1억"],
    ["월세 5000/150", 1_500_000, "5000만원"],
    ["월세 1,000/65", 650_000, "1,000만원"],
    ["보증금 1억 월세 200만", 2_000_000, "1억"],
    ["보증금 3천만원에 월세 95만원", 950_000, "3천만원"],
  ])("is no deposit, which stands beside it: %s", (words, amount, deposit) => {
    const home = readText(`${SEOUL} ${words}`);
    expect(home).toMatchObject({ transaction: "rent", price: { amount, currency: "KRW", period: "month" } });
    expect(home.disclosures).toMatchObject({ 보증금: deposit });
  });

  it.each(["월세 1억", "반전세 3억"])("is asked for where only a deposit is told: %s", (words) => {
    expect(readText(`${SEOUL} ${words}`)).toMatchObject({ transaction: "rent", price: null });
  });

  it.each(["매매 8억 월세 1억/250 세입자", "월세 1억/250 세안고 매매 8억", "매매가 25억 월세 5000/300 승계"])(
    "is the tenant's beside what a home is sold for: %s",
    (words) => {
      const home = readText(`${SEOUL} ${words}`);
      expect(home.price?.amount).toBe(words.includes("25억") ? 2_500_000_000 : 800_000_000);
      expect(home).toMatchObject({ price: { period: null }, disclosures: {} });
      expect(home.disclosures).toEqual({});
    },
  );

  it("is neither a jeonse nor a storey of how many", () => {
    const jeonse = readText(`${SEOUL} 전세 5억`);
    expect(jeonse).toMatchObject({ transaction: "rent", price: { amount: 500_000_000, period: null } });
    expect(jeonse.disclosures).toEqual({});
    expect(readText(`${SEOUL} 5/15층 월세 1000/65`)).toMatchObject({ price: { amount: 650_000 } });
  });
});

describe("the stretch a rent is paid for is read where it is told", () => {
  const LEEDS = "Flat to let, Leeds, 2 beds, 65 sqm,";
  it.each([
    [`${LEEDS} £550pw`, 550, "week"],
    [`${LEEDS} £550 p.w.`, 550, "week"],
    [`${LEEDS} £550 p/w`, 550, "week"],
    [`${LEEDS} £550 weekly`, 550, "week"],
    [`${LEEDS} £550pw (£2,383pcm)`, 550, "week"],
    [`${LEEDS} £1,150pcm`, 1_150, "month"],
    [`${LEEDS} £1,150 p.c.m.`, 1_150, "month"],
    [`${LEEDS} £1,150pm`, 1_150, "month"],
    [`${LEEDS} £12,000pa`, 12_000, "year"],
    [`${LEEDS} £12,000 p.a.`, 12_000, "year"],
    ["Condo for rent, Toronto, 2 bed, $2,100 monthly", 2_100, "month"],
    ["Condo for rent, Toronto, 2 bed, $2,100/monthly", 2_100, "month"],
    ["3 Zimmer 82 m² Köln zu vermieten 1.550 € monatlich", 1_550, "month"],
    ["3 Zimmer 82 m² Köln zu vermieten 1.550 € mtl.", 1_550, "month"],
    ["Appartement 3 pièces 68 m² Lyon à louer 950 € mensuel", 950, "month"],
    ["整租 静安枫景 2室1厅 75平 年租8万", 80_000, "year"],
    ["整租 静安枫景 2室1厅 75平 年租金8万", 80_000, "year"],
    ["整租 静安枫景 2室1厅 75平 每年8万", 80_000, "year"],
    ["上海 静安 2室1厅 75平 精装 年租 96000", 96_000, "year"],
  ])("%s", (line, amount, period) => {
    const home = readText(line);
    expect(home).toMatchObject({ transaction: "rent", price: { amount, period } });
    expect(isRentWithoutPeriod(home)).toBe(false);
  });

  it.each([
    "普陀区中远两湾城 3室2厅 128.5平 1280万 年租金15万",
    "普陀区中远两湾城 3室2厅 128.5平 1280万 带2年租约",
    "普陀区中远两湾城 3室2厅 128.5平 还有两年租期 1280万",
  ])("and a tenant's year makes no rental: %s", (line) => {
    expect(readText(line)).toMatchObject({ transaction: "sale", price: { amount: 12_800_000, period: null } });
  });

  it("and no hour is a month", () => {
    const home = readText("Flat, Leeds, 2 beds, 65 sqm, £325,000, viewings at 3pm");
    expect(home).toMatchObject({ transaction: "sale", price: { period: null } });
  });
});

describe("a Chinese line of facts", () => {
  const whole = {
    address: { city: "上海", district: "普陀区", community: "中远两湾城" },
    floor: "18/32层",
    yearBuilt: 2003,
    orientation: "南北通透",
    price: { amount: 6_980_000 },
  };
  const PARTS = "普陀区 中远两湾城 3室2厅2卫 128.5平 南北通透 精装 18/32层 2003年 苏州河景 698万".split(" ");
  it.each(["", " ", "|", "｜", " | ", "/", " / ", "／", "·", "，", "、", ";"])(
    "may have its facts parted by '%s'",
    (mark) => {
      expect(readText(PARTS.join(mark))).toMatchObject(whole);
    },
  );

  it("may have its price right behind the year", () => {
    expect(readText("普陀区 中远两湾城 3室2厅2卫 128.5平 南北通透 18/32层 2003年698万")).toMatchObject(whole);
  });

  it.each(["2015年装修", "2015年重新装修", "2026年到期", "2019年底满五", "2026年6月可入住", "2015年购入"])(
    "tells no year of construction by %s",
    (words) => {
      expect(readText(`普陀区中远两湾城3室2厅2卫128.5平18/32层${words}698万`).yearBuilt).toBeNull();
    },
  );

  it.each([
    ["浦东碧云 碧云新天地 4房 210平 3300万", "上海", "浦东", "碧云新天地"],
    ["浦东金桥 碧云新天地 4房 210平 3300万", "上海", "浦东", "碧云新天地"],
    ["静安区 静安枫景 2室2厅 98.2平 1050万", "上海", "静安区", "静安枫景"],
    ["静安枫景 2室2厅 98.2平 1050万", "上海", "静安", "静安枫景"],
    ["静安枫景 交通便利 2室2厅 98.2平 1050万", "上海", "静安", "静安枫景"],
    ["普陀区 中远两湾城 无敌江景 3室2厅 128平 698万", "上海", "普陀区", "中远两湾城"],
    ["广州天河 华景新城 3房2厅 108方 588万", "广州", "天河", "华景新城"],
    ["广州 海珠 光大花园 3房2厅 108方 588万", "广州", "海珠", "光大花园"],
    ["港区芝浦 芝浦アイランド 2LDK 65㎡ 9,800万円", "港区", "芝浦", "芝浦アイランド"],
  ])("names the estate, not its part of town: %s", (line, city, district, community) => {
    expect(readText(line).address).toMatchObject({ city, district, community });
  });

  it.each([
    ["楼层6/18", "6/18"],
    ["楼层：6/18", "6/18"],
    ["中楼层/24层", "中楼层/24层"],
    ["高层/28层", "高层/28层"],
    ["中楼层(共24层)", "中楼层(共24层)"],
    ["高层 28层封顶", "高层"],
  ])("tells its floor by %s", (words, floor) => {
    expect(readText(`嘉定区 格林公馆 3房2厅1卫 89平米 ${words} 430万`).floor).toBe(floor);
  });
});

describe("what a portal puts behind a value for visitors to press", () => {
  const page = (rows: string) =>
    readListing(
      `<html lang="zh-CN"><title>梅川苑 2室1厅 698万</title><h1>梅川苑 2室1厅</h1><p>698万 89㎡</p>${rows}</html>`,
      { url: null },
    );

  it.each([
    "<dl><dt>经纪人</dt><dd>王小明 <a>举报</a></dd></dl>",
    "<dl><dt>联系人</dt><dd>王小明<a>举报</a></dd></dl>",
    "<div>经纪人：王小明 举报</div>",
    "<dl><dt>经纪人</dt><dd>王小明 <a>收藏</a> <a>举报</a></dd></dl>",
  ])("is no part of a name: %s", (rows) => {
    expect(page(rows).agent.name).toBe("王小明");
  });

  it.each([
    ["70年 <a>查看说明</a>", "70年"],
    ["70年<a>查看说明</a>", "70年"],
    ["70年 <a>查看解读</a>", "70年"],
    ["70年 <a>复制</a> <a>举报</a>", "70年"],
    ["可提前预约查看", "可提前预约查看"],
  ])("nor of what is disclosed: %s", (value, told) => {
    expect(page(`<dl><dt>产权年限</dt><dd>${value}</dd></dl>`).disclosures).toEqual({ 产权年限: told });
  });

  it("nor of an estate or a floor", () => {
    const home = page(
      "<dl><dt>小区名称</dt><dd>梅川苑 <a>查看小区</a></dd><dt>所在楼层</dt><dd>中楼层（共6层） <a>纠错</a></dd></dl>",
    );
    expect(home).toMatchObject({ address: { community: "梅川苑" }, floor: "中楼层（共6层）" });
  });
});

describe("a line that asks dollars", () => {
  it.each([
    ["House for sale, Bondi NSW, 3 bed, $1,620,000", "AU", "Bondi", "sale", 1_620_000, "AUD", null],
    ["House for sale, Newtown NSW, 3 bed, $620,000", "AU", "Newtown", "sale", 620_000, "AUD", null],
    ["House for sale, Fitzroy, VIC, 3 bed, $1,620,000", "AU", "Fitzroy", "sale", 1_620_000, "AUD", null],
    ["Apartment for rent, Newtown NSW, 2 bed, $720 pw", "AU", "Newtown", "rent", 720, "AUD", "week"],
    ["House for sale, Kitsilano, BC, 3 bed, $1,620,000", "CA", "Kitsilano", "sale", 1_620_000, "CAD", null],
    ["House for sale, Austin TX, 3 bed, $620,000", "US", "Austin", "sale", 620_000, "USD", null],
  ] as const)("tells by its state whose they are: %s", (line, country, city, transaction, amount, currency, period) => {
    const home = readText(line);
    expect(home).toMatchObject({
      country,
      transaction,
      price: { amount, currency, period },
      rooms: { bedrooms: expect.any(Number) },
    });
    if (country !== "CA") expect(home.address.city).toBe(city);
  });

  it("is a home where nothing tells whose they are: the price is left to be filled in", () => {
    const home = readText("3 bed house for sale, $620,000");
    expect(home).toMatchObject({ transaction: "sale", price: null, rooms: { bedrooms: 3 } });
  });

  it.each(["Tickets for sale, $620", "New bed for sale, $620", "Call NSW police, $620,000 reward"])(
    "is none without rooms: %s",
    (line) => {
      expect(() => readText(line)).toThrow(expect.objectContaining({ code: "no_home_in_text" }));
    },
  );
});
