import { describe, expect, it } from "vitest";
import { isRentWithoutPeriod } from "#contract/listing";
import { readListing, readText } from "./read.ts";

describe("a pasted message", () => {
  it("is read from one English paragraph: address, kind, rooms, price beside a fee, features and agent", () => {
    const home = readText(
      "3 bedroom 2.5 bath townhouse at 812 Maple Ave, Evanston, IL 60202 with a two-car garage and 1,850 sq ft of living space, built in 2004. Asking $525,000, HOA fee $310/month. Features: covered porch, quartz counters, new roof. Close to the lake. Contact Dana Reyes, Lakeshore Realty, (847) 555-0134.",
    );
    expect(home).toMatchObject({
      title: "3 bedroom 2.5 bath townhouse at 812 Maple Ave, Evanston, IL 60202",
      country: "US",
      transaction: "sale",
      price: { amount: 525_000, currency: "USD" },
      area: { sqm: 171.87 },
      rooms: { bedrooms: 3, bathrooms: 2.5 },
      propertyType: "townhouse",
      yearBuilt: 2004,
      address: { text: "812 Maple Ave, Evanston, IL 60202", city: "Evanston", postalCode: "60202" },
      features: ["covered porch", "quartz counters", "new roof", "two-car garage", "Close to the lake"],
      agent: { name: "Dana Reyes", company: "Lakeshore Realty", phone: "(847) 555-0134" },
    });
    expect(home.description).toContain("Close to the lake");
  });

  it("takes bulleted lines for features and ends the list with the bullets", () => {
    expect(
      readText(
        "Bright condo for sale\n2 bed, 1 bath, 78 m2\n$689,000\n55 Harbour Square, Toronto, ON M5J 2S1\nFeatures:\n- covered porch\n- 2-car garage\n• walk-in closet\nListed by Ann Lee of Northline Realty 416-555-0199",
      ),
    ).toMatchObject({
      title: "Bright condo for sale",
      country: "CA",
      price: { amount: 689_000, currency: "CAD" },
      address: { city: "Toronto", postalCode: "M5J 2S1" },
      features: ["covered porch", "2-car garage", "walk-in closet"],
      agent: { name: "Ann Lee", company: "Northline Realty", phone: "416-555-0199" },
    });
  });

  it("names the Chinese contact without the word for phone, and the city of a bare line", () => {
    expect(
      readText("精装三居急售 3室2厅2卫 建面118平 总价698万\n杭州滨江区临江雅苑\n联系人：周小雨 电话：13800138000"),
    ).toMatchObject({
      area: { sqm: 118, kind: "gross" },
      address: { city: "杭州" },
      agent: { name: "周小雨", phone: "13800138000" },
    });
  });

  it.each([
    ["12 Oak St, Austin TX. 3 bed 2 bath house, 1,650 sq ft, $525,000", []],
    ["Flat to let, 9 Garden Lane, Leeds, 2 bed, £1,100 pcm", []],
    ["12 Elm St, Austin TX. 3 bed 2 bath house with oak floors, 1,650 sq ft, $525,000", ["oak floors"]],
  ])("takes no thing a home has from the name of its street: %s", (text, features) =>
    expect(readText(text).features).toEqual(features),
  );

  it.each([
    ["普陀区中远两湾城 3室2厅 建面118.6㎡ 套内95㎡ 698万", 118.6, "gross"],
    ["梅川苑 2室1厅 建筑面积89.3㎡ 套内71㎡ 500万", 89.3, "gross"],
    ["梅川苑 2室1厅 套内71㎡ 500万", 71, "net"],
    ["梅川苑 2室1厅 89㎡ 套内71㎡ 500万", 89, "unknown"],
  ])("measures by the word beside the size: %s", (text, sqm, kind) =>
    expect(readText(text).area).toEqual({ sqm, kind }),
  );

  it.each([
    ["Te huur: appartement 65 m² Utrecht € 1.250 p/m. Bel 06-12345678", null],
    ["Te koop: woning 110 m² Amersfoort € 450.000 k.k. Bel: 06-12345678", null],
    ["Te koop: woning 110 m² Amersfoort € 450.000 k.k. Bel Joris 06-12345678", "Joris"],
    ["Se alquila piso 70 m² Valencia 950 €/mes. Llamar 600 000 222", null],
    ["Se alquila piso 70 m² Valencia 950 €/mes. Marta 600 000 222", "Marta"],
    ["梅川苑 2室1厅 89㎡ 500万 联系 何敏 18012345678", "何敏"],
    ["梅川苑 2室1厅 89㎡ 500万，联系何敏18012345678", "何敏"],
    ["梅川苑 2室1厅 89㎡ 500万 联系电话 18012345678", null],
    ["世田谷区梅丘 2LDK 58㎡ 6,980万円 担当 五十嵐 03-1234-5678", "五十嵐"],
    ["世田谷区梅丘 2LDK 58㎡ 6,980万円 担当者 山田 太郎", "山田 太郎"],
    ["世田谷区梅丘 2LDK 58㎡ 6,980万円 担当 電話 03-1234-5678", null],
  ])("names the person beside a number to ring, and no verb: %s", (text, name) =>
    expect(readText(text).agent.name).toBe(name),
  );

  it("names who is in charge in Japanese, French and German", () => {
    expect(
      readText(
        "中古マンション 3LDK\n価格：4,980万円\n専有面積70.5㎡\n東京都世田谷区桜丘2丁目\n担当：山田 太郎 TEL 03-1234-5678",
      ),
    ).toMatchObject({
      area: { sqm: 70.5, kind: "net" },
      propertyType: "中古マンション",
      agent: { name: "山田 太郎", phone: "03-1234-5678" },
    });
    expect(
      readText(
        "Appartement 3 pièces à vendre, 2 chambres, 68 m², 320 000 €\nContact : Marie Dupont, Agence du Port, 06 12 34 56 78",
      ).agent,
    ).toMatchObject({ name: "Marie Dupont", company: "Agence du Port", phone: "06 12 34 56 78" });
    expect(
      readText(
        "Schöne Wohnung zu vermieten, 2 Schlafzimmer, 64 m²\nKaltmiete: 890 €\nAnsprechpartner: Herr Jan Vogt, Vogt Immobilien, 030 1234567",
      ).agent,
    ).toMatchObject({ name: "Jan Vogt", company: "Vogt Immobilien", phone: "030 1234567" });
  });

  it("takes an invitation to ring for nobody's name", () => {
    expect(readText("House for sale. 4 bed. £550,000. 12 Acacia Road, London SW19 4AB. Call now!")).toMatchObject({
      title: "House for sale",
      address: { text: "12 Acacia Road, London SW19 4AB", city: "London" },
      agent: { name: null },
    });
  });
});

describe("one line of facts", () => {
  it.each([
    [
      "普陀区中远两湾城 3室2厅2卫 128.5平 南北通透 精装 18/32层 2003年 苏州河景 698万",
      { city: "上海", district: "普陀区", community: "中远两湾城" },
      { floor: "18/32层", yearBuilt: 2003, orientation: "南北通透", renovation: "精装", transaction: "sale" },
    ],
    [
      "3-bed 2-bath apartment in Greenpoint, Brooklyn, NY, 1,250 sq ft, 5th floor of 12, built 2003, south-facing, fully renovated, $1,250,000",
      { city: "Brooklyn", district: "Greenpoint" },
      { floor: "5th floor of 12", yearBuilt: 2003, orientation: "south", renovation: "fully renovated" },
    ],
    [
      "渋谷区恵比寿 エビスハイツ 2LDK 58.3㎡ 南向き リフォーム済 8階/12階建 2005年築 6,980万円",
      { city: "渋谷区", community: "エビスハイツ" },
      { floor: "8階/12階建", yearBuilt: 2005, orientation: "南", renovation: "リフォーム済", transaction: "sale" },
    ],
    [
      "서울 마포구 공덕동 래미안 방3 욕실2 84.9㎡ 남향 12/25층 2014년 올수리 매매 14억 5천만원",
      { city: "서울", district: "마포구", community: "래미안" },
      { floor: "12/25층", yearBuilt: 2014, orientation: "남향", renovation: "올수리", transaction: "sale" },
    ],
    [
      "Appartement 4 pièces 86 m² à Lyon 6e, quartier Brotteaux, 3e étage sur 6, construit en 1998, sud-ouest, entièrement rénové, 520 000 €",
      { city: "Lyon", district: "Brotteaux" },
      { floor: "3e étage sur 6", yearBuilt: 1998, orientation: "sud-ouest", renovation: "entièrement rénové" },
    ],
    [
      "Zu vermieten: 3-Zimmer-Wohnung in Berlin-Pankow, 82 m², 4. OG von 5, Baujahr 1998, Südwest, renoviert, 1.150 € monatlich",
      { city: "Berlin", district: "Pankow" },
      { floor: "4. OG von 5", yearBuilt: 1998, orientation: "Südwest", renovation: "renoviert", transaction: "rent" },
    ],
    [
      "【链家】徐汇区 田林十二村 2室1厅 63㎡ 480万 中楼层/6层 朝南 1988年 简装",
      { city: "上海", district: "徐汇区", community: "田林十二村" },
      { price: { amount: 4_800_000, currency: "CNY", period: null }, yearBuilt: 1988, orientation: "南" },
    ],
    [
      "Flat to rent in Hackney, London, 2 beds, 1 bath, 65 sqm, 3rd floor, built 1998, south facing, £2,400 pcm",
      { city: "London", district: "Hackney" },
      { country: "GB", price: { amount: 2_400, currency: "GBP", period: "month" }, transaction: "rent" },
    ],
    [
      "武汉洪山区保利时代 3房2卫 110m2 185万 毛坯 建于1998 南",
      { city: "武汉", district: "洪山区", community: "保利时代" },
      { price: { amount: 1_850_000, currency: "CNY", period: null }, renovation: "毛坯", transaction: "sale" },
    ],
    [
      "成都高新区 中德英伦联邦 整租 3室2厅 120平 朝南 2010年 精装 15/30层 4500/月 押一付三",
      { city: "成都", district: "高新区", community: "中德英伦联邦" },
      { price: { amount: 4_500, currency: "CNY", period: "month" }, floor: "15/30层", transaction: "rent" },
    ],
    [
      "浦东新区 联洋年华 3室2厅 98平 450w 南 中装 15楼/共33层 2006年",
      { city: "上海", district: "浦东新区", community: "联洋年华" },
      { price: { amount: 4_500_000, currency: "CNY", period: null }, orientation: "南", transaction: "sale" },
    ],
    [
      "🏠急售‼️ 万科城市花园 3房2厅2卫\n📐118㎡ 💰630万\n🧭南北通透 精装修\n🏢 6/11层 2005年\n📍闵行区七宝",
      { city: "上海", district: "闵行区", community: "万科城市花园" },
      { price: { amount: 6_300_000, currency: "CNY", period: null }, floor: "6/11层", yearBuilt: 2005 },
    ],
    [
      "名古屋市千種区 中古マンション 3LDK 72.5㎡ 南東向き 4階/11階建 1999年3月築 2,680万円 リノベ済",
      { city: "名古屋市", district: "千種区", community: null },
      { renovation: "リノベ済", yearBuilt: 1999 },
    ],
    [
      "T3 68 m² Paris 15e, 3e étage avec ascenseur, plein sud, refait à neuf, 615 000 €",
      { city: "Paris" },
      { country: "FR", floor: "3e étage", renovation: "refait à neuf", transaction: "sale" },
    ],
    [
      "Loue F2 45m2 Toulouse Saint-Cyprien, 1er étage, 720 € charges comprises",
      { city: "Toulouse", district: "Saint-Cyprien" },
      { country: "FR", transaction: "rent", floor: "1er étage" },
    ],
    [
      "3 ZKB, 78 qm, 1. OG, Bj. 1995, Leipzig Gohlis, Kaltmiete 950 €, Südbalkon, saniert",
      { city: "Leipzig", district: "Gohlis" },
      { country: "DE", transaction: "rent", floor: "1. OG", yearBuilt: 1995, renovation: "saniert" },
    ],
    [
      "渋谷区恵比寿 1K 25㎡ 3階 南向き 築2010年 賃料12.5万円/月",
      { city: "渋谷区", text: "渋谷区恵比寿" },
      { yearBuilt: 2010, price: { amount: 125_000, currency: "JPY", period: "month" } },
    ],
    [
      "서울 마포구 래미안 아파트 32평 방3 욕실2 12/25층 남향 2014년 올수리 매매 14억 5000만원",
      { city: "서울", district: "마포구", community: "래미안", text: "서울 마포구 래미안" },
      { renovation: "올수리", price: { amount: 1_450_000_000, currency: "KRW", period: null } },
    ],
    [
      "À louer : studio 25 m² Bordeaux Chartrons 2e étage, orienté ouest, 650 € par mois CC",
      { city: "Bordeaux", district: "Chartrons" },
      { floor: "2e étage", transaction: "rent" },
    ],
    [
      "Wohnung zu verkaufen in Berlin Prenzlauer Berg, 3 Zimmer, 85 m², 2. OG, Baujahr 1905, saniert, 549.000 €",
      { city: "Berlin", district: "Prenzlauer Berg", text: "Berlin Prenzlauer Berg" },
      { yearBuilt: 1905, renovation: "saniert", transaction: "sale" },
    ],
    [
      "Zu vermieten: 2-Zimmer-Wohnung, 60 m², Köln Ehrenfeld, 3. Etage, Baujahr 1978, renoviert, 890 € kalt",
      { city: "Köln", district: "Ehrenfeld" },
      { yearBuilt: 1978, transaction: "rent" },
    ],
  ])(
    "says where, which floor, which year, which way, which finish and how it is offered: %s",
    (line, address, facts) => {
      expect(readText(line)).toMatchObject({ address, ...facts });
    },
  );

  it.each([
    ["整租 3房2厅 9800", 9_800],
    ["浦东新区 联洋年华 整租 2室1厅 75平 精装 6500", 6_500],
    ["两室一厅出租，3500元，押一付三", 3_500],
    ["整租 3室1厅 2015年 88平 2000", 2_000],
    ["朝阳区望京西园四区 2室1厅1卫 78平 南向 简装 5/18层 6500元 押一付三 可短租", 6_500],
  ])("takes the one bare number of a rental for its rent, and leaves open for how long: %s", (line, amount) => {
    const home = readText(line);
    expect(home).toMatchObject({ transaction: "rent", price: { amount, currency: "CNY" } });
    expect(isRentWithoutPeriod(home), "asked about").toBe(true);
  });

  it.each([
    ["世田谷区梅丘 2LDK 58㎡ 18.5万円 敷金1ヶ月 礼金1ヶ月", 185_000],
    ["2 bed flat Camden London 68 sqm £2,300 deposit 5 weeks", 2_300],
  ])("takes what only a lease has for a rental: %s", (line, amount) => {
    const home = readText(line);
    expect(home).toMatchObject({ transaction: "rent", price: { amount } });
    expect(isRentWithoutPeriod(home), "asked about").toBe(true);
  });

  it.each([
    "整租 3房2厅 88平 2015",
    "整租 3房2厅 88平 1203 9800",
    "整租 3房2厅 88平 6号楼 房号1203室",
    "杨浦区 海上硕和城 3房2厅 88平 9800",
    "整租 3房2厅 88平 13800138000",
  ])("takes no year, no door and no number of several for a rent: %s", (line) => {
    expect(readText(line).price).toBeNull();
  });

  it("is named whole where an ordinal has a dot, and a room's finish is not the home's", () => {
    const home = readText(
      "3-Zimmer-Wohnung in Berlin-Pankow, 4. OG, 82 m², 549.000 €, renovierte Küche, saniertes Bad",
    );
    expect(home.title).toContain("4. OG");
    expect(home.renovation).toBeNull();
    expect(readText("3 bed flat in Hackney, London, 65 sqm, renovated kitchen, £620,000").renovation).toBeNull();
    expect(readText("渋谷区 2LDK 58.3㎡ キッチンリフォーム済 6,980万円").renovation).toBeNull();
  });
});

describe("one line of facts, as agents paste it", () => {
  it.each([
    ["西湖区 绿城·翡翠城 3室2厅 128平 698万", "翡翠城"],
    ["西湖区·绿城·翡翠城 3室2厅 128平 698万", "翡翠城"],
    ["西湖区 绿城翡翠城 3室2厅 128平 698万", "绿城翡翠城"],
    ["浦东新区 仁恒·河滨城 3室2厅 128平 698万", "河滨城"],
    ["闵行区 龙湖天街 3室2厅 698万 90平", "龙湖天街"],
    ["徐汇滨江 保利西岸 4房 180平 2800万 高区 江景", "保利西岸"],
    ["徐汇滨江 江景豪宅 4房 180平 2800万", null],
    ["天河珠江新城 凯旋新世界 4房 180平 2800万", "凯旋新世界"],
    ["天河区珠江新城 4房 180平 2800万", "珠江新城"],
    ["大安區信義路四段 3房2廳 35坪 2,880萬 8/12樓 屋齡20年", null],
    ["信義區 松高路 遠雄信義香榭 3房 35坪 6,880萬", "遠雄信義香榭"],
    ["서울 마포구 공덕동 래미안공덕 3차 84.9㎡ 방3 12/25층 매매 14억", "래미안공덕 3차"],
    ["서울 마포구 래미안공덕 3차 84.9㎡ 방3 12/25층 매매 14억", "래미안공덕 3차"],
    ["서울 강남구 대치동 은마 2차 84㎡ 방3 매매 24억", "은마 2차"],
    ["서울 노원구 상계동 상계주공 7단지 59㎡ 방2 매매 6억", "상계주공 7단지"],
    ["서울 노원구 상계동 상계주공 7층 59㎡ 방2 매매 6억", "상계주공"],
  ])("names the estate, not its builder, its street or its part of town: %s", (line, community) => {
    expect(readText(line).address.community).toBe(community);
  });

  it("keeps a street without a number and a house's age as they are said", () => {
    const home = readText("台北市大安區信義路四段 3房2廳 35坪 2,880萬 8/12樓 屋齡20年");
    expect(home).toMatchObject({
      address: { text: "台北市大安區信義路四段", community: null },
      floor: "8/12樓",
      disclosures: { 屋齡: "20年" },
    });
    expect(readText("渋谷区恵比寿 2LDK 58㎡ 8階 築20年 6,980万円").disclosures).toEqual({ 築年数: "20年" });
    expect(readText("渋谷区恵比寿 2LDK 58㎡ 8階 2005年築 6,980万円").disclosures).toEqual({});
  });

  it.each([
    ["徐汇滨江 保利西岸 4房 180平 2800万 高区 江景", "高区", 28_000_000],
    ["3-Zimmer-Wohnung 82 m² Berlin-Pankow 2. OG von 5 549.000 €", "2. OG von 5", 549_000],
    ["3-Zimmer-Wohnung Berlin-Pankow 2. OG von 82 m² 549.000 €", "2. OG", 549_000],
    ["Appartement T3 68 m² Lyon 6e 4e étage sur 7 395 000 €", "4e étage sur 7", 395_000],
    ["Appartement T3 68 m² Lyon 6e 4e étage sur cour 395 000 €", "4e étage", 395_000],
    ["世田谷区梅丘 2LDK 58㎡ 8階/14階 6,980万円", "8階/14階", 69_800_000],
    ["世田谷区梅丘 2LDK 58㎡ 8階(14階建) 6,980万円", "8階(14階建)", 69_800_000],
    ["世田谷区梅丘 2LDK 58㎡ 14階建の8階 6,980万円", "8階", 69_800_000],
    ["Piso 3 hab 90 m² Valencia 3ª planta de 6 285.000 €", "3ª planta de 6", 285_000],
    ["Trilocale 85 m² Milano 2° piano di 5 420.000 €", "2° piano di 5", 420_000],
    ["Apartamento T3 90 m² Lisboa 4º andar de 8 385.000 €", "4º andar de 8", 385_000],
    ["Appartement 3 kamers 85 m² Utrecht 2e verdieping van 4 € 395.000", "2e verdieping van 4", 395_000],
  ])("keeps how many storeys there are, apart from the price behind: %s", (line, floor, amount) => {
    expect(readText(line)).toMatchObject({ floor, price: { amount } });
  });

  it.each([
    ["普陀区中远两湾城 3室2厅2卫 128.5平 南北通透 精装 18/32层 2003年 苏州河景 698万", ["苏州河景"]],
    ["2 bed flat in Wapping, London, 65 sqm, river view, £620,000", ["river view"]],
    ["Appartement 3 pièces 68 m² à Nice, vue mer, 3e étage, 420 000 €", ["vue mer"]],
    ["3-Zimmer-Wohnung in Konstanz, 82 m², Seeblick, 549.000 €", ["Seeblick"]],
    ["서울 마포구 래미안 아파트 32평 방3 욕실2 한강뷰 매매 14억 5000만원", ["한강뷰"]],
    ["2 bed flat in Hackney, London, 65 sqm, a bedroom with a river view, £620,000", []],
  ])("keeps the view for a feature: %s", (line, features) => {
    expect(readText(line).features).toEqual(features);
  });

  it.each([
    ["2 bed condo Kitsilano, Vancouver 900 sq ft 1 bath asking $1,450,000", "CA", "CAD"],
    ["2 bed condo Park Slope, Brooklyn, New York 900 sq ft, $1,150,000", "US", "USD"],
    ["3 bed house in Paddington, Sydney, 150 sqm, $2,150,000", "AU", "AUD"],
    ["3 bed house in Ponsonby, Auckland, 150 sqm, $2,150,000", "NZ", "NZD"],
    ["2 bed condo Tiong Bahru, Singapore 900 sq ft $1,850,000", "SG", "SGD"],
    ["2 bed flat Mid-Levels, Hong Kong 600 sq ft $12,500,000", "HK", "HKD"],
  ])("asks the dollars of the country: %s", (line, country, currency) => {
    expect(readText(line)).toMatchObject({ country, price: { currency } });
  });

  it("takes no bare $ for yuan, and no side for a name that two countries share alike", () => {
    expect(readText("2室1厅 78平 精装 温哥华 总价$1,450,000").price?.currency ?? null).not.toBe("CNY");
    expect(readText("2 bed condo in Richmond, 900 sq ft, $950,000").country).toBeNull();
  });

  it.each([
    "浦东新区 联洋年华 2室1厅 75平 精装 6500元 押一付三",
    "浦东新区 联洋年华 2室1厅 75平 精装 6500元 可短租",
    "渋谷区恵比寿 2LDK 58.3㎡ 2005年築 25万円 敷金25万円 礼金1ヶ月",
    "2 bed flat in Hackney, London, 65 sqm, £2,400, deposit 5 weeks",
  ])("knows a letting by what is asked of tenants, and is not sure of it: %s", (line) => {
    const home = readText(line);
    expect(home.transaction).toBe("rent");
    expect(home.provenance.transaction?.confidence).toBeLessThan(0.5);
    expect(isRentWithoutPeriod(home) || (home.provenance["price.period"]?.confidence ?? 1) < 0.5).toBe(true);
  });

  it("sells what costs as much as a home, whatever stands beside it", () => {
    expect(
      readText("2 bed flat in Hackney, London, 65 sqm, £620,000, tenanted, deposit 5 weeks held").transaction,
    ).not.toBe("rent");
  });

  it.each([
    ["서울 마포구 래미안푸르지오 84.9㎡ 방3 욕실2 남향 매매 14억 5천만원", "마포구", "래미안푸르지오"],
    ["서울 마포구 남향 84.9㎡ 방3 욕실2 매매 14억 5천만원", "마포구", null],
    [
      "Appartement 4 pièces 86 m² à Lyon 6e, résidence Les Jardins, 3e étage, 520 000 €",
      "6e arrondissement",
      "résidence Les Jardins",
    ],
    ["Appartement T4 86 m² Lyon 6e arrondissement, 3e étage, 520 000 €", "6e arrondissement", null],
    ["Appartement T4 86 m² Lyon 3e étage, 520 000 €", null, null],
    ["世田谷区梅丘 2LDK 58.3㎡ 2005年築 6,980万円", "梅丘", null],
    ["世田谷区梅丘1丁目 2LDK 58.3㎡ 6,980万円", "梅丘", null],
    ["世田谷区 中古マンション 2LDK 58.3㎡ 6,980万円", null, null],
    ["望京西园四区 两室一厅 78平 6500 押一付三", null, "望京西园四区"],
  ])("finds the part of town and the estate: %s", (line, district, community) => {
    expect(readText(line).address).toMatchObject({ district, community });
  });

  it.each([
    [
      "2 bed condo Park Slope, Brooklyn, New York 900 sq ft, 5th of 12 floors, built 2003, $1,150,000",
      "2 bed condo Park Slope, Brooklyn, New York 900 sq ft, 5th of 12 floors",
    ],
    [
      "Bright south facing two bedroom apartment near the old harbour of Antwerp and the museum quarter 95 m2 €420,000",
      "Bright south facing two bedroom apartment near the old harbour of Antwerp",
    ],
  ])("ends its title at a phrase: %s", (line, title) => {
    expect(readText(line).title).toBe(title);
  });

  it("takes a text of rooms and a size for a home, and says of another that the text names none", () => {
    expect(readText("望京西园四区 两室一厅 78平 6500 押一付三")).toMatchObject({
      transaction: "rent",
      price: { amount: 6500, currency: "CNY" },
      rooms: { bedrooms: 2, livingRooms: 1 },
    });
    expect(readText("望京西园四区 两室一厅 78平")).toMatchObject({ area: { sqm: 78 }, price: null });
    expect(() => readText("你好，请问在吗？")).toThrow(expect.objectContaining({ code: "no_home_in_text" }));
  });
});

describe("what a text states beside the facts of a table", () => {
  it("takes no licence for a number to ring, and loses no digit of one", () => {
    expect(
      readText(
        "3BR/2BA home, 1,850 SF. 9 Elm St, Concord, MA 01742. $650,000. Listed by Priya Nair, Compass, lic. #9541207, 978-555-0147",
      ).agent,
    ).toMatchObject({ name: "Priya Nair", phone: "978-555-0147", licence: "9541207" });
    expect(readText("2-Zimmer-Wohnung, 55 m², München, 420.000 €. Kontakt: Max Huber, 089 555123").agent.phone).toBe(
      "089 555123",
    );
  });

  it("measures the home, not the lot it stands on", () => {
    const home = readText("4BR colonial on 0.5 acre cul-de-sac lot. 2,400 SF above grade. $700,000. Acton, MA 01720");
    expect(home.area?.sqm).toBeCloseTo(222.97, 1);
  });

  it("stands where its money is spent", () => {
    const home = readText("Alugo apto em Belo Horizonte, bairro Savassi, 2 quartos, 70 m² úteis. Aluguel R$ 3.100/mês");
    expect(home).toMatchObject({ country: "BR", price: { currency: "BRL" }, area: { kind: "net" } });
    expect(home.address.city).toBe("Belo Horizonte");
  });

  it("keeps the district out of the city, and each label of a line its own value", () => {
    const { address } = readText("标题：香港中路两房\n城市：青岛 市南区\n售价：210万\n面积：82平\n户型：2室1厅");
    expect(address).toMatchObject({ city: "青岛", district: "市南区" });
    const { disclosures } = readText("賃料：12万円\n2LDK 58㎡ 渋谷区\n管理費：12,000円 修繕積立金：9,500円");
    expect(disclosures).toMatchObject({ 管理費: "12,000円", 修繕積立金: "9,500円" });
  });

  it("names no thing that a text denies, a promise or a neighbour's", () => {
    const { features } = readText("2 bed flat, no lift, best location in town, balcony, 65 sqm, Leeds, £320,000");
    expect(features).toEqual(["balcony"]);
  });
});

describe("a page's labels", () => {
  const html = (rows: string) =>
    `<html lang="ja"><title>桜丘の中古一戸建て</title><h1>桜丘の中古一戸建て</h1><dl><dt>価格</dt><dd>4,980万円</dd><dt>間取り</dt><dd>3LDK</dd><dt>所在地</dt><dd>東京都世田谷区桜丘2丁目</dd>${rows}</dl></html>`;
  const areaOf = (rows: string) => readListing(html(rows), { url: null }).area;

  it("tell net, gross and land in Japanese", () => {
    expect(areaOf("<dt>専有面積</dt><dd>70.5㎡</dd>")).toEqual({ sqm: 70.5, kind: "net" });
    expect(areaOf("<dt>土地面積</dt><dd>120㎡</dd><dt>建物面積</dt><dd>95㎡</dd>")).toEqual({ sqm: 95, kind: "gross" });
    expect(areaOf("<dt>土地面積</dt><dd>120㎡</dd>")).toEqual({ sqm: 120, kind: "land" });
  });

  it("make no pair of two amenities side by side, and keep where the car stands", () => {
    const said = readListing(
      `<html lang="en"><title>3 bed house for sale</title><h1>3 bed house for sale</h1><p>£450,000</p><p>1,200 sq ft</p><table><tr><td>Garage</td><td>Garden</td></tr><tr><td>Tenure</td><td>Council tax band</td></tr></table><ul><li>Parking: Garage</li></ul></html>`,
      { url: null },
    ).disclosures;
    expect(said).toEqual({ Parking: "Garage" });
  });

  it("take no tab of a map for a disclosure, and no link behind a value for a part of it", () => {
    const page = (rows: string) =>
      readListing(
        `<html lang="zh-CN"><title>梅川苑 2室1厅 698万</title><h1>梅川苑 2室1厅</h1><p>698万 89㎡</p><dl>${rows}</dl></html>`,
        { url: null },
      ).disclosures;
    expect(page("<dt>交通</dt><dd>教育</dd><dt>房源编号</dt><dd>101105081221 <a>举报</a></dd>")).toEqual({
      房源编号: "101105081221",
    });
    expect(page("<dt>房源编号</dt><dd>举报</dd>")).toEqual({});
  });
});
