import { describe, expect, it } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { factsOf } from "#engine/copy/facts/index";
import { realiserOf } from "#engine/copy/languages/index";
import { sayMaterial } from "#engine/copy/story/say-material";
import { sumsOf } from "#engine/copy/story/sums";
import type { MaterialKind } from "./kinds.ts";
import { materialOf, mentionedMaterial } from "./read.ts";
import type { MaterialValue } from "./value.ts";

const page = (
  language: string,
  country: string,
  currency: string,
  disclosures: Readonly<Record<string, string>>,
  more: Partial<Listing> = {},
): Listing => ({
  ...emptyListing(),
  language,
  country,
  transaction: "sale",
  price: { amount: 300_000, currency, period: null },
  disclosures,
  ...more,
});

/**
 * What zh, en and fr must hold of it: an amount with its period and what narrows it, or only that it is said (""). null: it
 * is left out, whole. undefined: the language has no words for that kind.
 */
type Said = string | null | undefined;
type Row = readonly [
  name: string,
  value: string,
  kind: MaterialKind,
  read: MaterialValue,
  said: readonly [Said, Said, Said],
];

const pages: readonly (readonly [language: string, country: string, currency: string, rows: readonly Row[]])[] = [
  [
    "zh",
    "CN",
    "CNY",
    [
      [
        "押付方式",
        "押一付三",
        "depositAndAdvance",
        { form: "depositAndAdvance", deposit: 1, advance: 3 },
        ["", "", ""],
      ],
      ["物业费", "租客不承担", "managementFee", { form: "byOther", party: "landlord" }, ["租客不", "not", "non"]],
      [
        "物业费",
        "320元/月",
        "managementFee",
        { form: "money", amount: 320, currency: "CNY", period: "month", average: false, notes: [] },
        ["320元/月", "RMB 320 a month", "320 yuans par mois"],
      ],
      ["物业费", "2.8元/㎡/月", "managementFee", { form: "text", text: "2.8元/㎡/月" }, ["2.8元/㎡/月", null, null]],
      [
        "供暖费",
        "2600元/年，不含税",
        "heatingCosts",
        { form: "money", amount: 2600, currency: "CNY", period: "year", average: false, notes: ["withoutVat"] },
        ["2600元/年（不含税）", "RMB 2,600 a year (plus VAT)", "2 600 yuans par an (hors TVA)"],
      ],
      ["中介费", "成交价的2%", "agencyFee", { form: "percent", percent: 2, notes: [] }, ["2%", "2%", "2 %"]],
      [
        "中介费",
        "2%，买方承担",
        "agencyFee",
        { form: "percent", percent: 2, notes: ["byBuyer"] },
        ["2%（买方承担）", "2% (paid by the buyer)", "2 % (à la charge de l’acquéreur)"],
      ],
      [
        "押金",
        "1个月，可退",
        "deposit",
        { form: "months", months: 1, notes: ["refundable"] },
        ["（可退）", "(refundable)", "(restituable)"],
      ],
      [
        "房源核验码",
        "HS-3106-220981",
        "verificationCode",
        { form: "code", code: "HS-3106-220981" },
        ["HS-3106-220981", "HS-3106-220981", "HS-3106-220981"],
      ],
      [
        "房源核验编号",
        "HS-3107",
        "verificationCode",
        { form: "code", code: "HS-3107" },
        ["HS-3107", "HS-3107", "HS-3107"],
      ],
      [
        "核验统一编码",
        "HS-3108",
        "verificationCode",
        { form: "code", code: "HS-3108" },
        ["HS-3108", "HS-3108", "HS-3108"],
      ],
      ["起租日期", "随时", "available", { form: "now" }, ["", "", ""]],
    ],
  ],
  [
    "en",
    "GB",
    "GBP",
    [
      [
        "Tenure",
        "Share of freehold, 974 years remaining",
        "tenure",
        { form: "tenure", tenure: "shareOfFreehold", years: 974 },
        ["974", "974", "974"],
      ],
      [
        "Tenure",
        "Leasehold, 999 years from 1904",
        "tenure",
        { form: "tenure", tenure: "leasehold", years: 999, from: 1904 },
        ["租赁产权，自1904年起999年", "leasehold, 999 years from 1904", ", 999 ans à compter de 1904"],
      ],
      [
        "Tenant insurance",
        "Required",
        "insurance",
        { form: "required" },
        ["须购买保险", "insurance required", "assurance obligatoire"],
      ],
      [
        "Service charge",
        "£600 a year",
        "serviceCharge",
        { form: "money", amount: 600, currency: "GBP", period: "year", average: false, notes: [] },
        ["600英镑/年", "£600 a year", "600 £ par an"],
      ],
      [
        "Service charge",
        "£150 per quarter",
        "serviceCharge",
        { form: "money", amount: 150, currency: "GBP", period: "quarter", average: false, notes: [] },
        ["150英镑/季度", "£150 a quarter", "150 £ par trimestre"],
      ],
      [
        "Service charge",
        "£600 a year, reviewed in April",
        "serviceCharge",
        { form: "text", text: "£600 a year, reviewed in April" },
        [null, "£600 a year, reviewed in April", null],
      ],
      ["Ground rent", "None", "groundRent", { form: "none" }, ["", "", ""]],
      ["Council tax band", "C", "councilTax", { form: "letter", letter: "C" }, ["C", "C", "C"]],
      ["Council Tax", "Band D", "councilTax", { form: "letter", letter: "D" }, ["D", "D", "D"]],
      ["EPC rating", "C (72)", "energyClass", { form: "letter", letter: "C" }, ["C", "C", "C"]],
      [
        "Heating",
        "£80 pcm, water included",
        "heatingCosts",
        { form: "money", amount: 80, currency: "GBP", period: "month", average: false, notes: ["withWater"] },
        ["80英镑/月（含水费）", "£80 a month (water included)", "80 £ par mois (eau comprise)"],
      ],
    ],
  ],
  [
    "ja",
    "JP",
    "JPY",
    [
      ["礼金", "なし", "keyMoney", { form: "none" }, ["", "", ""]],
      ["敷金", "1ヶ月", "deposit", { form: "months", months: 1, notes: [] }, ["", "", ""]],
      [
        "管理費",
        "12,000円",
        "managementFee",
        { form: "money", amount: 12000, currency: "JPY", period: "month", average: false, notes: [] },
        ["12000日元/月", "¥12,000 a month", "12 000 yens par mois"],
      ],
      [
        "仲介手数料",
        "1ヶ月（税別）",
        "agencyFee",
        { form: "months", months: 1, notes: ["withoutVat"] },
        ["（不含税）", "(plus VAT)", "(hors TVA)"],
      ],
      [
        "取引態様",
        "媒介",
        "transactionRole",
        { form: "text", text: "媒介" },
        ["中介", "intermediary", "intermédiaire"],
      ],
      ["取引態様", "売主", "transactionRole", { form: "text", text: "売主" }, ["卖方", "seller", "vendeur"]],
      [
        "賃貸借契約",
        "定期借家",
        "contractType",
        { form: "text", text: "定期借家" },
        ["定期租约", "fixed-term", "durée fixe"],
      ],
      ["更新料", "1ヶ月", "renewalFee", { form: "months", months: 1, notes: [] }, ["", "", ""]],
      [
        "入居可能日",
        "2027年1月中旬",
        "available",
        { form: "date", year: 2027, month: 1, day: null, part: "mid", after: false, negotiable: false },
        ["2027年1月中旬", "mid-January 2027", "mi-janvier 2027"],
      ],
      [
        "入居可能日",
        "2027年1月中旬予定",
        "available",
        { form: "date", year: 2027, month: 1, day: null, part: "mid", after: false, negotiable: false, planned: true },
        ["预计2027年1月中旬", "mid-January 2027 (expected)", "mi-janvier 2027 (date prévue)"],
      ],
    ],
  ],
  [
    "ko",
    "KR",
    "KRW",
    [
      [
        "관리비",
        "월 평균 21만원",
        "managementFee",
        { form: "money", amount: 210000, currency: "KRW", period: "month", average: true, notes: [] },
        ["21万韩元/月", "₩210,000 on average a month", "210 000 wons en moyenne par mois"],
      ],
      [
        "관리비",
        "15만원",
        "managementFee",
        { form: "money", amount: 150000, currency: "KRW", period: "month", average: false, notes: [] },
        ["15万韩元/月", "₩150,000 a month", "150 000 wons par mois"],
      ],
      [
        "관리비",
        "월 10만원(전기료 별도)",
        "managementFee",
        {
          form: "money",
          amount: 100000,
          currency: "KRW",
          period: "month",
          average: false,
          notes: ["withoutElectricity"],
        },
        [
          "10万韩元/月（不含电费）",
          "₩100,000 a month (electricity not included)",
          "100 000 wons par mois (électricité non comprise)",
        ],
      ],
      [
        "입주가능일",
        "2027년 1월 이후 협의",
        "available",
        { form: "date", year: 2027, month: 1, day: null, after: true, negotiable: true },
        ["2027", "2027", "2027"],
      ],
      [
        "중개대상물 등록번호",
        "11200-2026-00412",
        "registrationNumber",
        { form: "code", code: "11200-2026-00412" },
        ["11200-2026-00412", "11200-2026-00412", "11200-2026-00412"],
      ],
      [
        "보증금",
        "1억원",
        "depositSum",
        { form: "money", amount: 100000000, currency: "KRW", period: null, average: false, notes: [] },
        ["1亿韩元", "₩100 million", "100 000 000 wons"],
      ],
      ["융자금", "없음", "loanOnHome", { form: "none" }, [undefined, undefined, undefined]],
      ["입주", "즉시", "available", { form: "now" }, ["", "", ""]],
    ],
  ],
  [
    "fr",
    "FR",
    "EUR",
    [
      ["DPE", "D (213 kWh/m²/an)", "energyClass", { form: "letter", letter: "D" }, ["D", "D", "D"]],
      ["GES", "B", "emissionsClass", { form: "letter", letter: "B" }, ["B", "B", "B"]],
      [
        "Taxe foncière",
        "1 120 €",
        "propertyTax",
        { form: "money", amount: 1120, currency: "EUR", period: "year", average: false, notes: [] },
        ["1120欧元/年", "€1,120 a year", "1 120 € par an"],
      ],
      [
        "Honoraires",
        "à la charge du vendeur",
        "agencyFee",
        { form: "byOther", party: "seller" },
        ["卖方", "seller", "vendeur"],
      ],
      [
        "Honoraires",
        "5 % TTC à la charge de l’acquéreur",
        "agencyFee",
        { form: "percent", percent: 5, notes: ["withVat", "byBuyer"] },
        ["5%（含税、买方承担）", "5% (including VAT, paid by the buyer)", "5 % (TTC, à la charge de l’acquéreur)"],
      ],
      [
        "Honoraires",
        "partagés entre vendeur et acquéreur",
        "agencyFee",
        { form: "text", text: "partagés entre vendeur et acquéreur" },
        [null, null, "partagés entre vendeur et acquéreur"],
      ],
      [
        "Charges de copropriété",
        "480 € par trimestre",
        "coOwnershipCharges",
        { form: "money", amount: 480, currency: "EUR", period: "quarter", average: false, notes: [] },
        ["480欧元/季度", "€480 a quarter", "480 € par trimestre"],
      ],
      [
        "Charges",
        "90 € par mois, chauffage compris",
        "utilities",
        { form: "money", amount: 90, currency: "EUR", period: "month", average: false, notes: ["withHeating"] },
        ["90欧元/月（含供暖）", "€90 a month (heating included)", "90 € par mois (chauffage compris)"],
      ],
      [
        "Dépôt de garantie",
        "1 mois de loyer hors charges",
        "deposit",
        { form: "months", months: 1, notes: [] },
        ["", "", ""],
      ],
    ],
  ],
  [
    "de",
    "DE",
    "EUR",
    [
      [
        "Nebenkosten",
        "220 €, ohne Heizung",
        "utilities",
        { form: "money", amount: 220, currency: "EUR", period: "month", average: false, notes: ["withoutHeating"] },
        ["220欧元/月（不含供暖）", "€220 a month (without heating)", "220 € par mois (chauffage non compris)"],
      ],
      [
        "Nebenkosten",
        "220 €, ohne Treppenhausreinigung",
        "utilities",
        { form: "text", text: "220 €, ohne Treppenhausreinigung" },
        [null, null, null],
      ],
      [
        "Hausgeld",
        "310 €",
        "coOwnershipCharges",
        { form: "money", amount: 310, currency: "EUR", period: "month", average: false, notes: [] },
        ["310欧元/月", "€310 a month", "310 € par mois"],
      ],
      ["Kaution", "3 Nettokaltmieten", "deposit", { form: "months", months: 3, notes: [] }, ["", "", ""]],
      [
        "Käuferprovision",
        "2,975 % inkl. MwSt.",
        "agencyFee",
        { form: "percent", percent: 2.975, notes: ["withVat"] },
        ["2.975%（含税）", "2.975% (including VAT)", "2,975 % (TTC)"],
      ],
      [
        "Provision",
        "3,57 % inkl. MwSt.",
        "agencyFee",
        { form: "percent", percent: 3.57, notes: ["withVat"] },
        ["3.57%（含税）", "3.57% (including VAT)", "3,57 % (TTC)"],
      ],
      [
        "Provision",
        "provisionsfrei für den Käufer",
        "agencyFee",
        { form: "text", text: "provisionsfrei für den Käufer" },
        [null, null, null],
      ],
      [
        "Energieausweis",
        "Bedarfsausweis",
        "energyCertificate",
        { form: "text", text: "Bedarfsausweis" },
        [undefined, "demand-based", "besoin"],
      ],
      ["Energieeffizienzklasse", "C", "energyClass", { form: "letter", letter: "C" }, ["C", "C", "C"]],
      [
        "Warmmiete",
        "1.120,50 €",
        "warmRent",
        { form: "money", amount: 1120.5, currency: "EUR", period: "month", average: false, notes: [] },
        ["1120.5欧元/月", "€1,120.5 a month", "1 120,5 € par mois"],
      ],
      [
        "Grundsteuer",
        "vierteljährlich 85 €",
        "propertyTax",
        { form: "money", amount: 85, currency: "EUR", period: "quarter", average: false, notes: [] },
        ["85欧元/季度", "€85 a quarter", "85 € par trimestre"],
      ],
    ],
  ],
  [
    "es",
    "ES",
    "EUR",
    [
      [
        "Gastos de comunidad",
        "85 € al mes",
        "coOwnershipCharges",
        { form: "money", amount: 85, currency: "EUR", period: "month", average: false, notes: [] },
        ["85欧元/月", "€85 a month", "85 € par mois"],
      ],
      [
        "IBI",
        "420 € al año",
        "propertyTax",
        { form: "money", amount: 420, currency: "EUR", period: "year", average: false, notes: [] },
        ["420欧元/年", "€420 a year", "420 € par an"],
      ],
      ["Fianza", "2 meses", "deposit", { form: "months", months: 2, notes: [] }, ["", "", ""]],
      ["Calificación energética", "E", "energyClass", { form: "letter", letter: "E" }, ["E", "E", "E"]],
      ["Emisiones", "D", "emissionsClass", { form: "letter", letter: "D" }, ["D", "D", "D"]],
      [
        "Honorarios",
        "a cargo del vendedor",
        "agencyFee",
        { form: "byOther", party: "seller" },
        ["卖方", "seller", "vendeur"],
      ],
      ["Disponible", "inmediatamente", "available", { form: "now" }, ["", "", ""]],
      [
        "Suministros",
        "60 € mensuales, agua incluida",
        "utilities",
        { form: "money", amount: 60, currency: "EUR", period: "month", average: false, notes: ["withWater"] },
        ["60欧元/月（含水费）", "€60 a month (water included)", "60 € par mois (eau comprise)"],
      ],
    ],
  ],
  [
    "it",
    "IT",
    "EUR",
    [
      [
        "Spese condominiali",
        "120 € al mese",
        "coOwnershipCharges",
        { form: "money", amount: 120, currency: "EUR", period: "month", average: false, notes: [] },
        ["120欧元/月", "€120 a month", "120 € par mois"],
      ],
      [
        "Spese condominiali",
        "1.200 € annue, riscaldamento incluso",
        "coOwnershipCharges",
        { form: "money", amount: 1200, currency: "EUR", period: "year", average: false, notes: ["withHeating"] },
        ["1200欧元/年（含供暖）", "€1,200 a year (heating included)", "1 200 € par an (chauffage compris)"],
      ],
      ["Classe energetica", "G", "energyClass", { form: "letter", letter: "G" }, ["G", "G", "G"]],
      ["Cauzione", "3 mensilità", "deposit", { form: "months", months: 3, notes: [] }, ["", "", ""]],
      [
        "IMU",
        "900 € all’anno",
        "propertyTax",
        { form: "money", amount: 900, currency: "EUR", period: "year", average: false, notes: [] },
        ["900欧元/年", "€900 a year", "900 € par an"],
      ],
      [
        "Provvigione",
        "3% + IVA",
        "agencyFee",
        { form: "percent", percent: 3, notes: ["withoutVat"] },
        ["3%（不含税）", "3% (plus VAT)", "3 % (hors TVA)"],
      ],
      [
        "Spese di riscaldamento",
        "600 € annue",
        "heatingCosts",
        { form: "money", amount: 600, currency: "EUR", period: "year", average: false, notes: [] },
        ["600欧元/年", "€600 a year", "600 € par an"],
      ],
      ["Disponibile", "subito", "available", { form: "now" }, ["", "", ""]],
    ],
  ],
];

const plain = (text: string | null): string | null => text?.replace(/[\u00a0\u202f]/gu, " ") ?? null;

describe.each(pages)("material information of a page in %s", (language, country, currency, rows) => {
  it.each(rows)("%s: %s", (name, value, kind, read, said) => {
    const items = materialOf(page(language, country, currency, { [name]: value }));
    const item = items.find((one) => one.kind === kind);
    expect(items.map((one) => one.kind)).toContain(kind);
    expect(item?.value).toEqual(read);
    for (const [at, reader] of (["zh", "en", "fr"] as const).entries()) {
      const story = realiserOf(reader)?.story;
      const text = item && story ? plain(sayMaterial(item, story, reader, language)) : null;
      const wanted = said[at];
      if (wanted === null) expect(text).toBeNull();
      else if (wanted !== undefined) expect(text).toContain(wanted);
    }
  });
});

describe("two statements on one line", () => {
  it("reads the energy class and the emissions apart", () => {
    const items = materialOf(page("fr", "FR", "EUR", { "DPE / GES": "D / B" }));
    expect(items.map(({ kind, value }) => [kind, value])).toEqual([
      ["energyClass", { form: "letter", letter: "D" }],
      ["emissionsClass", { form: "letter", letter: "B" }],
    ]);
  });

  it("reads certificate, use and class of a German energy certificate", () => {
    const items = materialOf(page("de", "DE", "EUR", { Energieausweis: "Bedarfsausweis, 98 kWh/(m²·a), Klasse C" }));
    expect(items.map(({ kind }) => kind)).toEqual(["energyCertificate", "energyUse", "energyClass"]);
  });
});

describe("what a page speaks of in other words", () => {
  const asked = (description: string, disclosures: Readonly<Record<string, string>>) => {
    const listing = page("en", "CA", "CAD", disclosures, { description, transaction: "rent" });
    return mentionedMaterial(listing, materialOf(listing));
  };

  it("takes first and last month's rent for what is asked of a deposit", () => {
    expect(asked("", { "Due at signing": "First and last month's rent" }).has("deposit")).toBe(true);
    expect(asked("The first and the last window face east.", {}).has("deposit")).toBe(false);
  });

  it("takes what the rent includes for what is asked of bills", () => {
    expect(asked("Heat and water are included in the rent.", {}).has("utilities")).toBe(true);
    expect(asked("", { Hydro: "Separately metered, paid by the tenant" }).has("utilities")).toBe(true);
    expect(asked("Chauffage et eau inclus.", {}).has("utilities")).toBe(true);
    expect(asked("A locker is included. Views over the water.", {}).has("utilities")).toBe(false);
  });
});

describe("what leaves the account each month", () => {
  const story = realiserOf("en")?.story;
  const total = (disclosures: Readonly<Record<string, string>>): string | undefined => {
    const listing = page("de", "DE", "EUR", disclosures, {
      transaction: "rent",
      price: { amount: 980, currency: "EUR", period: "month" },
    });
    return story && sumsOf(factsOf(listing), materialOf(listing), story).monthlySum;
  };

  it("adds the fees to the rent, and adds nothing that leaves a part out", () => {
    expect(total({ Nebenkosten: "220 €" })).toBe("€1,200");
    expect(total({ Nebenkosten: "220 €", Heizkosten: "90 €" })).toBe("€1,290");
    expect(total({ Nebenkosten: "220 €, ohne Heizung" })).toBeUndefined();
    expect(total({ Nebenkosten: "220 €, ohne Heizung", Heizkosten: "90 €" })).toBe("€1,290");
    expect(total({ Nebenkosten: "220 €, ohne Treppenhausreinigung" })).toBeUndefined();
  });

  it.each<[string, string, string, string, MaterialValue]>([
    ["zh", "CN", "租期", "一年起租", { form: "months", months: 12, notes: [] }],
    ["zh", "CN", "最短租期", "两年", { form: "months", months: 24, notes: [] }],
    ["ja", "JP", "契約期間", "2年", { form: "years", years: 2 }],
    ["fr", "FR", "Durée du bail", "1 an", { form: "years", years: 1 }],
    ["de", "DE", "Mindestmietdauer", "ein Jahr", { form: "months", months: 12, notes: [] }],
    ["en", "US", "Lease term", "12 months minimum", { form: "months", months: 12, notes: [] }],
    ["ja", "JP", "契約期間", "2年（更新可）", { form: "text", text: "2年（更新可）" }],
  ])("reads the term of a lease (%s, %s) from %s: %s", (language, country, name, value, said) => {
    const found = materialOf(page(language, country, "EUR", { [name]: value }, { transaction: "rent" }));
    expect(found.find(({ kind }) => kind === "minimumTerm")?.value).toEqual(said);
  });
});
