/** Pasted lines that name more money than the price: instalments, down payments, dues, ground rent, deposits, a tenant's rent. */
import { describe, expect, it } from "vitest";
import { readText } from "./read.ts";

type Case = [line: string, transaction: "sale" | "rent", amount: number, period: "month" | "year" | null];
const reads = (cases: Case[]) =>
  it.each(cases)("%s", (line, transaction, amount, period) => {
    const { transaction: said, price } = readText(line);
    expect({ transaction: said, price }).toMatchObject({ transaction, price: { amount, period } });
  });

const ESTATE = "普陀区中远两湾城 3室2厅 128.5平";
const CONDO = "3 bed condo Seattle WA 1,250 sq ft";
const FLAT = "2 bed flat Leeds 65 sqm";
const LYON = "Appartement 3 pièces 68 m² Lyon 6e";
const BERLIN = "3-Zimmer-Wohnung 82 m² Berlin-Pankow";
const TOKYO = "世田谷区梅丘 2LDK 58㎡";
const SEOUL = "서울 마포구 래미안 84.9㎡ 방3";

describe("the price beside a down payment, an instalment or a tax is the whole sum", () => {
  reads([
    ["普陀区中远两湾城 3室2厅2卫 128.5平 698万 首付210万 月供2.3万 南北通透 精装", "sale", 6_980_000, null],
    [`${ESTATE} 总价698万 首付210万 月供2.3万`, "sale", 6_980_000, null],
    [`${ESTATE} 总价1500万 首付450万 月供5万`, "sale", 15_000_000, null],
    [`${ESTATE} 698万 首付210万`, "sale", 6_980_000, null],
    [`${ESTATE} 698万 首付3成210万`, "sale", 6_980_000, null],
    [`${ESTATE} 698万 月供2.3万`, "sale", 6_980_000, null],
    [`${ESTATE} 首付210万 总价698万`, "sale", 6_980_000, null],
    [`${ESTATE} 698万，首付210万，月供23000元`, "sale", 6_980_000, null],
    [`${ESTATE} 698万（首付210万/月供2.3万）`, "sale", 6_980_000, null],
    [`${ESTATE} 698万。定金10万。月供2.3w`, "sale", 6_980_000, null],
    [`${ESTATE} 210万首付 698万 2.3万月供`, "sale", 6_980_000, null],
    [`${ESTATE}\n总价：698万\n首付：210万\n月供：2.3万`, "sale", 6_980_000, null],
    [`${ESTATE} 698万 税费20万 中介费7万 车位30万`, "sale", 6_980_000, null],
    ["大安區信義路 3房 2,880萬 頭期款 576萬 月付 7.2萬", "sale", 28_800_000, null],
    [`${CONDO} $799,000 20% down payment $159,800 est. payment $4,900/mo`, "sale", 799_000, null],
    [`£20,000 deposit, £325,000 ${FLAT}`, "sale", 325_000, null],
    [`${LYON} 312 000 € honoraires à la charge du vendeur. Charges de copropriété 1 680 €/an`, "sale", 312_000, null],
    [`${LYON} 285 000 € honoraires charge vendeur, charges de copropriété 1 200 €/an`, "sale", 285_000, null],
    [`${LYON} 420 000 € honoraires charge vendeur. Taxe foncière 1 300 €`, "sale", 420_000, null],
    [`${LYON} 420 000 € honoraires à la charge de l’acquéreur 12 000 €`, "sale", 420_000, null],
    ["Piso 3 hab 90 m² Valencia 285.000 € hipoteca 890 €/mes entrada 57.000 €", "sale", 285_000, null],
    ["Appartamento 85 m² Roma 390.000 € rata 1.250 €/mese anticipo 78.000 €", "sale", 390_000, null],
    [
      "Apartamento 3 quartos 90 m² São Paulo R$ 950.000 entrada R$ 190.000 parcelas R$ 6.500/mês",
      "sale",
      950_000,
      null,
    ],
    [`${TOKYO} 6,980万円 頭金500万円 月々18万円`, "sale", 69_800_000, null],
    [`${SEOUL} 매매 14억 대출 5억 월이자 180만`, "sale", 1_400_000_000, null],
    [`${SEOUL} 매매 14억 실입주금 4억`, "sale", 1_400_000_000, null],
    ["서울 마포구 래미안공덕 매매 14억 84㎡ 방3", "sale", 1_400_000_000, null],
    ["서울 마포구 래미안공덕 매매 9억 59평 방3", "sale", 900_000_000, null],
    ["서울 마포구 래미안공덕 84㎡ 매매 9억 2014년 방3", "sale", 900_000_000, null],
    ["서울 마포구 래미안공덕 84㎡ 방3 매매 18억 5,000", "sale", 1_850_000_000, null],
    ["2 BHK Pune 850 sq ft ₹85 lakhs maintenance ₹4,500/month EMI ₹62,000", "sale", 8_500_000, null],
  ]);
});

describe("dues, ground rent and charges make no rental of a home for sale", () => {
  reads([
    [`${CONDO} $799,000 HOA $450/mo`, "sale", 799_000, null],
    [`${CONDO} $799,000. HOA $450/mo.`, "sale", 799_000, null],
    [`For sale ${CONDO} $799,000 HOA $450/mo`, "sale", 799_000, null],
    [`${CONDO} HOA $450/mo $799,000`, "sale", 799_000, null],
    [`${CONDO} $450/mo HOA, $799,000`, "sale", 799_000, null],
    [`${CONDO}, $799,000 (HOA $450/mo, taxes $6,200/yr)`, "sale", 799_000, null],
    [`${CONDO} $799,000 $4,900/mo`, "sale", 799_000, null],
    [`${FLAT} £325,000 ground rent £250 pa`, "sale", 325_000, null],
    [`${FLAT} £325,000. Ground rent £250 p.a. Service charge £1,800 p.a.`, "sale", 325_000, null],
    [`${FLAT} £325,000 999 year lease ground rent £250`, "sale", 325_000, null],
    [`${FLAT} £325,000 g/rent £250pa s/charge £1,800pa`, "sale", 325_000, null],
    [`${FLAT} £325,000 currently let at £1,200 pcm`, "sale", 325_000, null],
    [`${LYON} 395 000 € charges 180 €/mois`, "sale", 395_000, null],
    [`À vendre ${LYON} 395 000 € charges 180 €/mois`, "sale", 395_000, null],
    [`${LYON} 395 000 €. Charges 180 €/mois. Taxe foncière 1 200 €.`, "sale", 395_000, null],
    [`${LYON} 395 000 € dont honoraires 15 000 €`, "sale", 395_000, null],
    [`${BERLIN} 549.000 € Hausgeld 320 €/Monat Stellplatz 25.000 €`, "sale", 549_000, null],
    [`${BERLIN} 549.000 € vermietet für 1.100 €/Monat`, "sale", 549_000, null],
    ["Piso 3 hab 90 m² Valencia 285.000 € comunidad 80 €/mes IBI 450 €/año", "sale", 285_000, null],
    ["Trilocale 85 m² Milano 420.000 € spese condominiali 150 €/mese", "sale", 420_000, null],
    ["Apartamento T3 90 m² Lisboa 385.000 € condomínio 60 €/mês", "sale", 385_000, null],
    ["Appartement 3 kamers 85 m² Utrecht € 395.000 k.k. VvE € 180 p/m", "sale", 395_000, null],
    [`${TOKYO} 6,980万円 管理費 15,000円/月 修繕積立金 12,000円`, "sale", 69_800_000, null],
    [`${SEOUL} 매매 14억 5천만원 관리비 월 20만원`, "sale", 1_450_000_000, null],
    [`${ESTATE} 698万 现租金1.2万/月 带租约`, "sale", 6_980_000, null],
  ]);
});

describe("what a tenant pays makes no rental of a home for sale, and a tenant's income no sale", () => {
  reads([
    [`${ESTATE} 1280万 月租金可达1.5万`, "sale", 12_800_000, null],
    [`${ESTATE} 1280万 出租中 租金1.5万/月`, "sale", 12_800_000, null],
    [`${ESTATE} 售价1280万/月供3.2万`, "sale", 12_800_000, null],
    [`${FLAT} £650,000 achieving £2,700 pcm`, "sale", 650_000, null],
    [`${FLAT} guide price £650,000 Lease 120 years, peppercorn ground rent`, "sale", 650_000, null],
    [`Shared ownership ${FLAT} £180,000 (40% share) rent £650 pcm`, "sale", 180_000, null],
    ["T2 45 m² Bordeaux 235 000 € loué 750 €/mois", "sale", 235_000, null],
    [`${SEOUL} 매매가 25억 월세 300만 세입자`, "sale", 2_500_000_000, null],
    ["4 bed house Austin TX 2,400 sq ft. $875K. HOA fee: $1,020 annually. Taxes: $14,500/year.", "sale", 875_000, null],
    [`${CONDO} for rent $3,000/mo minimum income $90,000`, "rent", 3000, "month"],
    [`${CONDO} $3,000/mo minimum income $90,000`, "rent", 3000, "month"],
    [`${SEOUL} 월세 보증금 1억/월 300 관리비 25만`, "rent", 3_000_000, "month"],
    [`${ESTATE} 整租 1.5万/月 同小区成交1280万`, "rent", 15_000, "month"],
  ]);
});

describe("a name without an amount of its own takes nobody else's", () => {
  reads([
    [`${ESTATE} 零首付 698万`, "sale", 6_980_000, null],
    [`${ESTATE} 首付3成 698万`, "sale", 6_980_000, null],
    [`${ESTATE} 698万首付3成`, "sale", 6_980_000, null],
    [`${ESTATE} 支持按揭 698万`, "sale", 6_980_000, null],
    [`${ESTATE} 满五唯一免税 带车位 698万`, "sale", 6_980_000, null],
    [`${CONDO} no HOA $799,000`, "sale", 799_000, null],
    [`${CONDO} with HOA. $799,000`, "sale", 799_000, null],
    [`${CONDO} $3,000/mo HOA approval required`, "rent", 3000, "month"],
    [`${FLAT}, 5% deposit £325,000`, "sale", 325_000, null],
    [`${FLAT} £1,200 pcm council tax band D`, "rent", 1200, "month"],
    [`${FLAT} £1,200 pcm deposit negotiable`, "rent", 1200, "month"],
    [`${LYON} 395 000 € charges faibles`, "sale", 395_000, null],
    [`${BERLIN} mit Stellplatz 549.000 €`, "sale", 549_000, null],
    ["Piso 3 hab 90 m² Comunidad de Madrid 395.000 €", "sale", 395_000, null],
    [`${TOKYO} 頭金なし 6,980万円`, "sale", 69_800_000, null],
    [`${SEOUL} 매매 14억 관리비 없음`, "sale", 1_400_000_000, null],
  ]);
});

describe("a rental stays one, its rent beside deposits and dues", () => {
  reads([
    ["普陀区中远两湾城 2室1厅 整租 6500元/月 押金6500元 物业费380元/月", "rent", 6500, "month"],
    [`${FLAT} to rent £1,200 pcm deposit £1,384`, "rent", 1200, "month"],
    [`${FLAT} £1,200 pcm, holding deposit £276, council tax £140 pcm`, "rent", 1200, "month"],
    [`${LYON} loyer 1 200 € charges comprises dépôt de garantie 1 100 €`, "rent", 1200, "month"],
    [`${LYON} 1 200 €/mois + 80 € de charges`, "rent", 1200, "month"],
    [`${LYON} 1 200 €/mois charges en plus, dépôt de garantie 2 200 €`, "rent", 1200, "month"],
    [`${BERLIN} 1.150 € kalt Nebenkosten 250 € Kaution 3.450 €`, "rent", 1150, "month"],
    ["Piso 3 hab 90 m² Valencia alquiler 1.100 €/mes fianza 2.200 €", "rent", 1100, "month"],
    ["Trilocale 85 m² Milano affitto 1.300 €/mese cauzione 3.900 € spese 120 €", "rent", 1300, "month"],
    ["Appartement 3 kamers 85 m² Utrecht € 1.450 p/m servicekosten € 75 borg € 2.900", "rent", 1450, "month"],
    [`${TOKYO} 18.5万円 管理費1万円 敷金18.5万円`, "rent", 185_000, "month"],
    [`${SEOUL} 보증금 1000만 월세 85만 관리비 10만`, "rent", 850_000, "month"],
    [`${SEOUL} 전세 5억 관리비 15만원 융자 없음`, "rent", 500_000_000, null],
  ]);
});

describe("a rent in ten thousands keeps its period and makes a rental", () => {
  const TIANHE = "天河区珠江新城 4房 180方";
  reads([
    ["天河区珠江新城 整租 180方 2.8万/月", "rent", 28_000, "month"],
    [`${TIANHE} 租金2.8万/月 押二付一`, "rent", 28_000, "month"],
    [`${TIANHE} 1.2万/月`, "rent", 12_000, "month"],
    [`${TIANHE} 1.2万元/月`, "rent", 12_000, "month"],
    [`${TIANHE} 2.8w/月`, "rent", 28_000, "month"],
    [`${TIANHE} 租 1.2万`, "rent", 12_000, "month"],
    [`${TIANHE} 2.8万每月`, "rent", 28_000, "month"],
    [`${TIANHE} 2.8万一个月`, "rent", 28_000, "month"],
    [`${TIANHE} 年租33万/年`, "rent", 330_000, "year"],
    [`${TIANHE} 8.3万/㎡ 1500万`, "sale", 15_000_000, null],
    [`${TIANHE} 1500万 单价8.3万/平`, "sale", 15_000_000, null],
    ["貸マンション 世田谷区梅丘 2LDK 58㎡ 9.8万円", "rent", 98_000, "month"],
    ["貸家 世田谷区梅丘 3LDK 78㎡ 15万円 管理費5千円", "rent", 150_000, "month"],
  ]);
});

it("reads feet grouped as in English, and an area stays beside a payment", () => {
  expect(readText(`${CONDO} $799,000 20% down payment $159,800 est. payment $4,900/mo`).area?.sqm).toBe(116.13);
});
