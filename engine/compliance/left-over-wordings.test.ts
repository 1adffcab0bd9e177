/** Wordings that reviewers found missed or wrongly told, each beside its lawful or unlawful neighbour, with the rules that tell. */
import { expect, it } from "vitest";
import { check } from "./check.ts";

type Row = [market: string, language: string, text: string, rules: readonly string[], deal?: "rent"];
const said: Row[] = [
  ["US", "en", "No dogs over 60 lb.", []],
  ["US", "en", "Cats and dogs are fine; nothing over 50 pounds, service animals excepted.", []],
  ["US", "en", "The garage door takes trucks up to 7 feet, none over 60 inches wide.", []],
  ["US", "en", "Residents must be over 60, no exceptions.", ["us-55plus"]],
  ["US", "en", "A gated street for those over 55.", ["us-55plus"]],
  ["US", "en", "The Irish Channel shotgun double was rebuilt in 2011 after the storm.", []],
  ["US", "en", "A camelback double, rewired after the fire of 1998.", []],
  ["US", "en", "Prices here double once the stadium opens.", ["us-guarantee"]],
  ["SG", "en", "Local and foreign tenants are both welcome.", []],
  ["SG", "en", "Expatriate and local tenants are both welcome.", []],
  ["SG", "en", "Singaporean and foreign tenants alike are welcome to view.", []],
  ["SG", "en", "Local tenants welcome, foreigners kindly look elsewhere.", ["sg-discrimination"]],
  ["SG", "en", "Foreign tenants welcome, no local tenants.", ["sg-discrimination"]],
  ["CA", "en", "First and last month's rent on signing, as Ontario's standard lease provides.", []],
  ["CA", "en", "Ontario standard lease; first and last month's rent on signing.", []],
  ["CA", "en", "First and last month's rent on signing for this Montreal triplex.", ["ca-qc-deposit"]],
  ["EU/FR", "fr", "Résidence seniors services, studios de 28 m².", []],
  ["EU/FR", "fr", "Résidence étudiante gérée : studios de 18 à 28 m², laverie au rez-de-chaussée.", []],
  ["EU/FR", "fr", "Appartement de 68 m² à vendre dans une résidence calme.", ["fr-carrez"]],
  [
    "US",
    "en",
    "Steps from Holy Family Church and the Jewish Community Center on Palmer Avenue.",
    ["us-religious-landmark"],
  ],
  ["UK", "zh", "伦敦公寓，只租英国人。", ["uk-equality"]],
  ["US", "zh", "纽约公寓，只租美国人。", ["us-fha-national-origin"]],
  ["US", "zh", "皇后区两房，不租给印度人。", ["us-fha-zh"]],
  ["US", "zh", "纽约公寓，美国人、外国人都可以租。", []],
  ["CA", "zh", "温哥华公寓，只租加拿大人。", ["ca-hr-race-religion"]],
  ["EU/DE", "zh", "柏林两居出租，只租德国人。", ["de-agg-ethnic"]],
  ["EU/DE", "zh", "慕尼黑公寓出租，不租给土耳其人。", ["de-agg-ethnic"]],
  ["EU/DE", "zh", "慕尼黑公寓出租，德国人和外国人都欢迎。", []],
  ["EU/DE", "zh", "楼下是德国人开的面包店，房子出租。", []],
  ["EU/FR", "zh", "巴黎公寓出租，只租法国人。", ["fr-discrimination"]],
  ["EU/FR", "zh", "里昂单间出租，不租给阿尔及利亚人。", ["fr-discrimination"]],
  ["EU/FR", "zh", "巴黎公寓出租，隔壁住着一对法国人。", []],
  [
    "US",
    "en",
    "The landlord wants no children and guarantees a 10% return.",
    ["us-fha-familial-status", "us-guarantee"],
  ],
  [
    "US",
    "en",
    "No kids in this building, and your money will double by 2030.",
    ["us-fha-familial-status", "us-guarantee"],
  ],
  ["UK", "en", "The landlord wants no children and guarantees a 10% return.", ["uk-rra-children", "uk-yield"], "rent"],
  ["US", "en", "The landlord wants no children and guarantees quiet nights.", ["us-fha-familial-status"]],
  ["UK", "en", "No sharers on Universal Credit, guarantor or not, don't bother calling.", ["uk-rra-benefits"], "rent"],
  ["UK", "en", "No couples on benefits, please.", ["uk-rra-benefits"], "rent"],
  ["UK", "en", "No sharers, please; people on Universal Credit are welcome.", [], "rent"],
  ["AU", "en", "Newtown NSW rental, first to offer $50 over gets the keys.", ["au-rent-fixed"], "rent"],
  ["AU", "en", "Whoever offers $30 a week more gets the keys, Marrickville NSW.", ["au-rent-fixed"], "rent"],
  ["AU", "en", "Newtown NSW rental, $750 a week; first to apply is first to be shown in.", [], "rent"],
  ["HK", "zh", "第一街步行兩分鐘，露台望海景。", []],
];

it.each(said)("%s %s: %s", (market, language, text, rules, deal) => {
  const found = check({ market, language, text, context: deal === undefined ? {} : { deal } });
  expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual([...rules].sort());
});
