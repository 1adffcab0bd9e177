/**
 * Names that a listing states and disclosures that the law wants, written as temptingly as may be: refusals, "only" and rankings
 * beside streets, schools, firms and estates whose names hold the words a rule looks for. None of them is told.
 */
import { expect, it } from "vitest";
import { check } from "../check.ts";

type Row = [market: string, language: string, names: readonly string[], text: string];
const lawful: Row[] = [
  [
    "US",
    "en",
    ["White Oak Lane"],
    "The porch on White Oak Lane gets the last sun, and no two houses on White Oak Lane are alike.",
  ],
  [
    "US",
    "en",
    ["Christian Street"],
    "Only the Christian Street side has balconies; no parking on Christian Street after six.",
  ],
  [
    "US",
    "en",
    ["Redeemer Lutheran Academy"],
    "The bus for Redeemer Lutheran Academy stops outside; Redeemer Lutheran Academy is a private school.",
  ],
  ["US", "en", ["Mexican War Streets"], "A rowhouse for Mexican War Streets regulars, prefers to be seen on foot."],
  [
    "US",
    "en",
    [],
    "Equal Housing Opportunity. We do not discriminate on the basis of race, color, religion, sex, disability, familial status or national origin.",
  ],
  [
    "US",
    "en",
    ["Silver Pines"],
    "Silver Pines is intended and operated as housing for persons 55 years of age or older under the Housing for Older Persons Act; at least 80% of the occupied homes have one resident who is 55 or older.",
  ],
  [
    "CA",
    "en",
    ["Best Road", "Prosperity Realty Inc., Brokerage"],
    "The driveway opens onto Best Road; Prosperity Realty Inc., Brokerage holds the keys.",
  ],
  [
    "CA",
    "fr",
    ["rue des Anglais", "École Sainte-Famille"],
    "Seule la façade sur la rue des Anglais est en brique; l'École Sainte-Famille est à 300 m.",
  ],
  ["CA", "en", ["Indian Road"], "No street parking on Indian Road; the lane behind Indian Road serves residents only."],
  ["CA", "en", [], "Not intended to solicit properties already listed for sale or buyers under contract."],
  [
    "UK",
    "en",
    ["Paradise Street", "Perfect Homes Lettings"],
    "Perfect Homes Lettings, Paradise Street, is a member of The Property Ombudsman and of a client money protection scheme.",
  ],
  [
    "UK",
    "en",
    ["English Martyrs Primary School"],
    "English Martyrs Primary School is 0.3 miles away; only English Martyrs Primary School has a breakfast club.",
  ],
  [
    "UK",
    "en",
    [],
    "Rent £1,200 pcm. Holding deposit £276 (one week's rent). Tenancy deposit £1,384 (five weeks' rent).",
  ],
  [
    "UK",
    "en",
    ["Scotch Corner", "Old Man's Walk"],
    "No lorries on Old Man's Walk; the bus to Scotch Corner stops at the end.",
  ],
  [
    "AU",
    "en",
    ["Golden Returns Realty"],
    "Call Golden Returns Realty, Golden Returns Realty looks after the rental side too.",
  ],
  [
    "AU",
    "en",
    ["Chinamans Beach", "Parramatta Road"],
    "Chinamans Beach is a walk down the steps; no dogs on Chinamans Beach before six.",
  ],
  [
    "AU",
    "en",
    [],
    "Statement of Information: indicative selling price $850,000 to $930,000; the suburb median and three comparable sales are on the sheet.",
  ],
  ["AU", "en", ["Best Street, Fitzroy North"], "Best Street, Fitzroy North: the tram is at the corner of Best Street."],
  ["CN", "zh", ["第一人民医院", "最美时光小区"], "最美时光小区3号楼，到第一人民医院步行约900米。"],
  ["CN", "zh", ["顶级公寓", "唯一路"], "唯一路上的顶级公寓，2012年建成，唯一路单向通行。"],
  ["CN", "zh", ["女人街", "穆斯林大厦"], "穆斯林大厦后门对着女人街，只有女人街这边能停车。"],
  [
    "CN",
    "zh",
    [],
    "面积以不动产权证书记载为准，本广告所示价格10月31日前有效，房源核验码230512345678，已取得业主书面委托。",
  ],
  ["CN", "zh", ["保值置业", "学府一号"], "学府一号，由保值置业挂牌，学府一号不等于对口学校，入学以教育局公布为准。"],
  ["HK", "zh", ["天下第一灣", "皇后大道西"], "天下第一灣低層，皇后大道西落車行兩個街口。"],
  ["HK", "zh", ["印度人俱樂部"], "窗口對住印度人俱樂部，印度人俱樂部只限會員入內。"],
  [
    "HK",
    "en",
    ["Number One Gallery", "Rich Profit Property Agency"],
    "Number One Gallery is downstairs; Rich Profit Property Agency, licence C-012345, holds the keys.",
  ],
  ["JP", "ja", ["日本一ビル", "一番館"], "日本一ビルの隣、一番館の3階です。"],
  ["JP", "ja", ["外人墓地前", "ベスト不動産"], "外人墓地前バス停まで徒歩4分（320m）、ベスト不動産が媒介します。"],
  ["JP", "ja", ["最高通り", "完璧小学校"], "最高通りに面し、完璧小学校まで450m。"],
  ["JP", "ja", [], "告知事項あり。2023年に室内で事故がありました。取引態様：専属専任媒介、更新日：2026年11月20日。"],
  [
    "KR",
    "ko",
    ["최고봉아파트", "제일여자고등학교"],
    "최고봉아파트 102동, 제일여자고등학교까지 걸어서 9분(약 650m)입니다.",
  ],
  ["KR", "ko", ["확정수익빌딩", "대박공인중개사사무소"], "확정수익빌딩 4층, 대박공인중개사사무소가 소개합니다."],
  ["KR", "ko", ["외국인학교앞 사거리"], "외국인학교앞 사거리에서 내리세요, 외국인학교앞 사거리에는 신호등이 없습니다."],
  [
    "EU/DE",
    "de",
    ["Judengasse", "Beste Freunde Kita"],
    "Nur in der Judengasse darf man parken; die Beste Freunde Kita liegt um die Ecke.",
  ],
  [
    "EU/DE",
    "de",
    ["Deutschherrenstraße", "Garantie Immobilien GmbH"],
    "Garantie Immobilien GmbH vermietet in der Deutschherrenstraße, keine Deutschherrenstraße ohne Linden.",
  ],
  [
    "EU/DE",
    "de",
    [],
    "Energieausweis: Bedarfsausweis, Endenergiebedarf 187,4 kWh/(m²·a), Erdgas schwer, Baujahr 1968, Effizienzklasse F. Käuferprovision 3,57 % inkl. 19 % MwSt.",
  ],
  [
    "EU/FR",
    "fr",
    ["rue des Blancs-Manteaux", "Meilleur Rendement Immobilier"],
    "Meilleur Rendement Immobilier vous reçoit rue des Blancs-Manteaux, uniquement rue des Blancs-Manteaux.",
  ],
  [
    "EU/FR",
    "fr",
    [],
    "Logement à consommation énergétique excessive : classe G. Montant estimé des dépenses annuelles d'énergie : entre 2 480 € et 3 400 €, prix indexés au 1er janvier 2023.",
  ],
  [
    "SG",
    "en",
    ["Chinese Garden MRT", "Malay Heritage Centre"],
    "Chinese Garden MRT is 450 m away; only Chinese Garden MRT has lifts to the bridge, and tenants without a car can walk to the Malay Heritage Centre.",
  ],
  [
    "SG",
    "en",
    ["Indian Heritage Gallery", "Best Returns Realty"],
    "No noise from the Indian Heritage Gallery; Best Returns Realty, CEA Licence L3001234A, R012345A.",
  ],
];

it.each(lawful)("%s %s %j: %s", (market, language, names, text) => {
  expect(check({ market, language, text, names }).map(({ rule, text: words }) => `${rule}: ${words}`)).toEqual([]);
});

/** The same words where nothing is called so. */
const unlawful: Row[] = [
  ["US", "en", ["White Oak Lane"], "Only whites on this lane, no exceptions."],
  ["EU/DE", "de", ["Judengasse"], "Nur Juden, keine anderen Mieter in der Judengasse."],
  ["CN", "zh", ["唯一路"], "唯一路上唯一的湖景房。"],
  ["KR", "ko", ["최고봉아파트"], "최고봉아파트는 전국 최고의 아파트입니다."],
];

it.each(unlawful)("%s %s %j is no excuse: %s", (market, language, names, text) => {
  expect(check({ market, language, text, names })).not.toEqual([]);
});
