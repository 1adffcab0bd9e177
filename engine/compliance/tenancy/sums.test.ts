/** Deposits and fees that exceed the law, and those that do not, by market, in the languages of its advertisements. */
import { describe, expect, it } from "vitest";
import { emptyListing, listing } from "#contract/listing";
import { adContext } from "#engine/compliance/ad-context";
import { check } from "#engine/compliance/check";

type Case = readonly [market: string, language: string, text: string, told: string[], context?: object, facts?: object];

const isSum = (rule: string): boolean =>
  /deposit-(?:limit|barred|unfurnished|small)|bond|holding|fee|besteller/u.test(rule);
const told = ([market, language, text, , context = {}, facts = {}]: Case): string[] =>
  check({ market, language, text, context: { deal: "rent", ...context }, facts: { ...facts } })
    .map(({ rule, severity }) => `${rule} ${severity}`)
    .filter((each) => isSum(each));

const germany: Case[] = [
  ["EU/DE", "de", "Kaution: 4 Monatsmieten", ["de-deposit-limit block"]],
  ["EU/DE", "de", "Kaltmiete 1.200 €, NK 250 €, Kaution 5.000 €", ["de-deposit-limit block"]],
  ["EU/DE", "de", "1.200 € Kaltmiete, 5.000 € Kaution", ["de-deposit-limit block"]],
  ["EU/DE", "de", "Als Mietsicherheit wird die vierfache Kaltmiete hinterlegt.", ["de-deposit-limit block"]],
  ["EU/DE", "de", "Kaution: drei Warmmieten", ["de-deposit-limit block"]],
  ["EU/DE", "de", "Kaution: fünf Monatsmieten kalt.", ["de-deposit-limit block"]],
  ["EU/DE", "de", "Es ist eine Sicherheit von fünf Monatsmieten zu leisten.", ["de-deposit-limit block"]],
  ["EU/DE", "de", "Kaution: drei Monatsmieten kalt.", []],
  ["EU/DE", "de", "Die Sicherheit von drei Monatsmieten zahlen Sie in Raten.", []],
  ["EU/DE", "en", "Cold rent €1,200. Deposit: five months' rent.", ["de-deposit-limit block"]],
  ["EU/DE", "zh", "月租1200欧元，押金四个月房租", ["de-deposit-limit block"]],
  ["EU/DE", "de", "Kaution 5.000 €", ["de-deposit-limit block"], {}, { rent_by_month: 1200 }],
  ["EU/DE", "de", "Kaltmiete 1.200 €, Kaution 3.600 €", []],
  ["EU/DE", "de", "Kaution: 3 Nettokaltmieten (3.600 €), Stellplatz 80 €", []],
  ["EU/DE", "de", "Kaution in drei Raten, Kaltmiete 1.200 €", []],
  ["EU/DE", "de", "Kaution 5.000 €", []],
  ["EU/DE", "de", "Bürofläche, Miete 1.200 €, Kaution 6 Monatsmieten", []],
  ["EU/DE", "de", "Kautionsfrei. Kaltmiete 900 €, Warmmiete 1.150 €", []],
  ["EU/DE", "de", "Kaltmiete 1.200 €, Provision 2.856 €", ["de-besteller block"]],
  ["EU/DE", "de", "Kaltmiete 1.200 €, Provision 2.856 € zahlt der Vermieter", []],
  ["EU/DE", "de", "Kaufpreis 420.000 €, Provision 14.994 €", [], { deal: "sale" }],
];
const france: Case[] = [
  ["EU/FR", "fr", "Dépôt de garantie : 3 mois de loyer", ["fr-deposit-limit block"]],
  ["EU/FR", "fr", "Loyer 800 € HC, dépôt de garantie 2 400 €", ["fr-deposit-limit block"]],
  ["EU/FR", "fr", "Meublé. Loyer 800 € HC, dépôt de garantie 1 600 €", []],
  ["EU/FR", "fr", "Location vide. Loyer 800 € HC, dépôt de garantie 1 600 €", ["fr-deposit-unfurnished block"]],
  ["EU/FR", "fr", "Loyer 800 € HC, dépôt de garantie 1 600 €", ["fr-deposit-unfurnished warn"]],
  ["EU/FR", "fr", "Loyer 800 € HC, dépôt de garantie 1 600 €", [], { furnished: true }],
  ["EU/FR", "fr", "Loyer 800 € HC, dépôt de garantie 800 €, caution solidaire demandée", []],
  ["EU/FR", "en", "Unfurnished flat, deposit: two months' rent", ["fr-deposit-unfurnished block"]],
  ["EU/FR", "fr", "Dépôt de garantie rendu sous deux mois", []],
  ["EU/FR", "fr", "Local commercial, loyer 800 €, dépôt de garantie 2 400 €", []],
  ["EU/FR", "fr", "Studio 20 m², 600 €/mois, honoraires locataire 500 €", ["fr-tenant-fee-limit block"]],
  ["EU/FR", "fr", "Studio 20 m², 600 €/mois, honoraires locataire 302 € TTC dont 60 € état des lieux", []],
  ["EU/FR", "fr", "600 €/mois, honoraires locataire 500 €", ["fr-tenant-fee-limit block"], {}, { square_metres: 20 }],
  ["EU/FR", "fr", "Honoraires 500 € à la charge du bailleur, 20 m², 600 €/mois", []],
];
const england = { nation: "England" };
const kingdom: Case[] = [
  ["UK", "en", "£1,350 pcm, deposit £2,000", ["uk-deposit-limit block"], england],
  ["UK", "en", "Deposit: six weeks' rent. £1,350 pcm.", ["uk-deposit-limit block"], england],
  ["UK", "en", "£1,350 pcm, deposit £1,557.69", [], england],
  ["UK", "en", "£1,350 pcm. Deposit of five weeks' rent (£1,557).", [], england],
  ["UK", "en", "£4,500 pcm, deposit £6,230", [], england],
  ["UK", "en", "£4,500 pcm, deposit £9,000", ["uk-deposit-limit block"], england],
  ["UK", "en", "£300 pw, deposit £1,800", ["uk-deposit-limit block"], england],
  ["UK", "en", "Deposit £2,000", ["uk-deposit-limit block"], england, { rent_by_month: 1350 }],
  ["UK", "en", "£1,350 pcm, deposit £2,700", ["uk-deposit-limit warn"]],
  ["UK", "en", "Flat in Edinburgh. £1,350 pcm, deposit £2,700", []],
  ["UK", "en", "Flat in Edinburgh. £1,350 pcm, deposit £2,900", ["uk-deposit-limit block"]],
  ["UK", "en", "Flat in Cardiff. £1,350 pcm, deposit £2,900", []],
  ["UK", "en", "Flat in Belfast. £900 pcm, deposit £1,350", ["uk-deposit-limit block"]],
  ["UK", "en", "Holding deposit £300. £1,350 pcm, deposit £1,550.", [], england],
  ["UK", "en", "Holding deposit: two weeks' rent", ["uk-holding-limit block"], england],
  ["UK", "en", "£450,000, 10% deposit on exchange", [], { ...england, deal: "sale" }],
  ["UK", "en", "Zero deposit option. £1,350 pcm, minimum 12 month tenancy", [], england],
  ["UK", "en", "Deposit returned within 10 days, two months' notice", [], england],
  ["UK", "zh", "月租£1,350，押金£2,700", ["uk-deposit-limit block"], england],
];
const inState = (state: string): object => ({ state });
const australia: Case[] = [
  ["AU", "en", "$600 per week, bond $3,600", ["au-bond-limit block"], inState("NSW")],
  ["AU", "en", "$600 pw. Bond: 6 weeks rent", ["au-bond-limit block"], inState("QLD")],
  ["AU", "en", "$600 per week, bond $2,400", [], inState("NSW")],
  ["AU", "en", "$600 per week, bond $2,607", [], inState("VIC")],
  ["AU", "en", "$600 per week, bond $3,600", ["au-bond-limit block"], inState("VIC")],
  ["AU", "en", "$1,100 per week, bond $9,000", [], inState("VIC")],
  ["AU", "en", "$950 per week, bond $5,700", [], inState("SA")],
  ["AU", "en", "$700 per week, bond $4,200", ["au-bond-limit block"], inState("SA")],
  ["AU", "en", "$1,500 per week, six weeks bond", [], inState("WA")],
  // where the home lies is asked only where one place allows what another does not
  ["AU", "en", "$600 per week, bond $4,800", ["au-bond-limit block"]],
  ["AU", "en", "$600 per week, bond $2,600", ["au-bond-limit warn"]],
  ["AU", "en", "$950 per week, bond $5,700", ["au-bond-limit warn"]],
  ["AU", "en", "$1,100 per week, bond $9,000", ["au-bond-limit warn"]],
  ["AU", "en", "$600 per week, bond $2,400", []],
  ["AU", "en", "Bond: 6 weeks rent", ["au-bond-limit warn"]],
];
const inProvince = (province: string): object => ({ province });
const canada: Case[] = [
  ["CA", "en", "Calgary 2BR $1,800, damage deposit $2,500.", ["ca-deposit-limit block"]],
  ["CA", "en", "Calgary 2BR $1,800, damage deposit $1,800.", []],
  ["CA", "en", "2+1 in Mississauga $2,800/m, plus $500 damage deposit", ["ca-deposit-barred block"]],
  ["CA", "en", "$2,000 per month, security deposit $2,000", ["ca-deposit-limit block"], inProvince("BC")],
  ["CA", "en", "$2,000 per month, damage deposit $1,000, pet deposit $1,000", [], inProvince("BC")],
  ["CA", "en", "$2,000 per month, security deposit $2,000", [], inProvince("AB")],
  ["CA", "en", "$2,000 per month, damage deposit $500", ["ca-deposit-barred block"], inProvince("ON")],
  ["CA", "en", "$2,000 per month, first and last month's rent required", [], inProvince("ON")],
  ["CA", "en", "$2,000 per month, rent deposit $2,000", [], inProvince("ON")],
  ["CA", "fr", "1 500 $ par mois, dépôt de garantie 500 $", ["ca-deposit-barred block"], inProvince("QC")],
  ["CA", "fr", "1 500 $ par mois, aucun dépôt", [], inProvince("QC")],
  ["CA", "en", "$899,000, deposit of $50,000 on acceptance", [], { ...inProvince("BC"), deal: "sale" }],
];
const states: Case[] = [
  ["US", "en", "$2,500/month, security deposit $5,000", ["us-deposit-limit block"], inState("NY")],
  ["US", "en", "$2,500/month, two months security", ["us-deposit-limit block"], inState("MA")],
  ["US", "en", "First, last and one month's security. $2,500/month", [], inState("MA")],
  ["US", "en", "$2,000 a month, security deposit $3,000", [], inState("NJ")],
  ["US", "en", "$2,000 a month, security deposit $4,000", ["us-deposit-limit block"], inState("NJ")],
  ["US", "en", "$2,000 a month, security deposit $4,000", ["us-deposit-small-landlord warn"], inState("CA")],
  ["US", "en", "$2,000 a month, security deposit $4,000", [], { state: "CA", small_landlord: true }],
  [
    "US",
    "en",
    "$2,000 a month, deposit $4,000",
    ["us-deposit-small-landlord block"],
    { state: "CA", small_landlord: false },
  ],
  ["US", "en", "$2,000 a month, security deposit $8,000", [], inState("TX")],
  ["US", "en", "Application fee $75. $2,500/month", ["us-ny-application-fee block"], inState("NY")],
  ["US", "en", "Application fee $20. $2,500/month", [], inState("NY")],
  ["US", "en", "Income of 40x the rent, deposit one month", [], inState("NY")],
  ["US", "en", "The credit check costs $75 per applicant.", ["us-ny-application-fee block"], inState("NY")],
  ["US", "en", "Applications run $60 each.", ["us-ny-application-fee block"], inState("NY")],
  ["US", "en", "There is a $150 processing fee to apply.", ["us-ny-application-fee block"], inState("NY")],
  ["US", "zh", "租房申请费每人75美元。", ["us-ny-application-fee block"], inState("NY")],
  ["US", "en", "The credit check costs $20, and a copy is yours.", [], inState("NY")],
  ["US", "en", "Applications are read in the order they arrive.", [], inState("NY")],
  ["US", "en", "Deposit is three months' rent up front.", ["us-deposit-limit block"], inState("CA")],
  ["US", "en", "Deposit equals three times the rent.", ["us-deposit-limit block"], inState("CA")],
  ["US", "en", "Deposit: one month. First month's rent is due up front.", [], inState("CA")],
  ["US", "en", "Applicants earn three times the rent; deposit one month.", [], inState("CA")],
];
const others: Case[] = [
  ["JP", "ja", "賃料80,000円、敷金4ヶ月、礼金2ヶ月、仲介手数料88,000円", []],
  ["JP", "ja", "賃料80,000円、仲介手数料：賃料の2ヶ月分", ["jp-agency-fee-limit block"]],
  ["JP", "ja", "賃料8万円、仲介手数料176,000円", ["jp-agency-fee-limit block"]],
  ["KR", "ko", "보증금 1000만원, 월세 60만원", []],
  ["HK", "zh", "月租 HK$18,000，兩按一上，按金三個月", []],
  ["CN", "zh", "月租8000元，押三付一", []],
  ["SG", "en", "$4,500 per month, deposit of three months", []],
];

describe.each([
  ["Germany", germany],
  ["France", france],
  ["the United Kingdom", kingdom],
  ["Australia", australia],
  ["Canada", canada],
  ["the United States", states],
  ["markets without a limit on deposits", others],
])("sums of a tenancy in %s", (_, cases) => {
  it.each(cases.map((each) => [each[2], each[1], JSON.stringify(each[4] ?? {}), each] as const))(
    "%s (%s %s)",
    (...[, , , each]) => expect(told(each)).toEqual(each[3]),
  );
});

it("are held against the rent, the furniture and the place of the listing", () => {
  const home = listing.parse({
    ...emptyListing(),
    country: "GB",
    transaction: "rent",
    price: { amount: 1350, currency: "GBP", period: "month" },
    address: { ...emptyListing().address, text: "4 Elm Road, Leeds LS6 1AA", city: "Leeds", postalCode: "LS6 1AA" },
    features: ["Unfurnished"],
  });
  const { context, facts } = adContext(home, null, null);
  expect(context).toMatchObject({ nation: "England", furnished: false });
  const found = check({ market: "UK", language: "en", text: "The deposit is £2,000.", context, facts });
  expect(found).toMatchObject([
    { rule: "uk-deposit-limit", text: "deposit is £2,000", message: { en: expect.stringContaining("5 weeks' rent") } },
  ]);
});
