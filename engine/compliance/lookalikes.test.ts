/** Wordings that only look like a breach, and beside each what they look like. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string, transaction?: "sale" | "rent"];
const found = ([market, language, text, transaction = "rent"]: Said, rule?: string): string[] =>
  check({ market, language, text, context: { transaction } })
    .filter((each) => rule === undefined || each.rule === rule)
    .map((each) => `${each.rule}: ${each.text}`);

const lawful: readonly Said[] = [
  ["JP", "ja", "日本一長い商店街まで約400m。", "sale"],
  ["JP", "ja", "完売した住戸の図面は掲載していません。", "sale"],
  ["US", "en", "The yard is a gardener's dream."],
  ["US", "en", "Commuter's dream: two lines a block away."],
  ["AU", "en", "Sold prior to auction for $1,120,000.", "sale"],
  ["AU", "en", "Capital growth can't be predicted; get your own advice.", "sale"],
  ["UK", "en", "At the current rent the yield is about 5.6%; it isn't guaranteed.", "sale"],
  ["EU/DE", "de", "Es ist die Nummer 1 der Straße, gleich an der Ecke."],
  ["EU/DE", "de", "Berufstätige, Familien und Rentner bewerben sich bitte mit den üblichen Unterlagen."],
  ["KR", "ko", "최고은 공인중개사사무소"],
  ["KR", "ko", "유일로 12 앞 정류장"],
  ["CN", "zh", "主卧朝南，是最大的一间，约16平米。", "sale"],
  ["CA", "zh", "拿政府补助的租客一样欢迎。"],
  ["US", "en", "A second parking space adds $50 to the rent."],
  ["AU", "en", "Capital growth can't be predicted; get your own financial advice.", "sale"],
  ["UK", "zh", "曼城两房，租客带小孩也欢迎。"],
  ["UK", "fr", "Allocataires et familles avec enfants bienvenus."],
  ["US", "en", "Boston triple-decker, rent $2,800, first, last and one month's security due at signing."],
  ["CN", "zh", "本楼3d一体机房在地下，B地块已竣工。", "sale"],
  ["CN", "zh", "位于第1中学旁，全区第1批交付。", "sale"],
  ["CN", "zh", "南 3 北 2 共五间房，请看户型图。", "sale"],
  ["EU/FR", "fr", "Votre garant peut être une personne physique ou Visale."],
  ["EU/FR", "fr", "Caution : personne physique ou organisme."],
  ["JP", "ja", "最寄駅は最大で3路線が利用できます。", "sale"],
  ["HK", "zh", "香港人壽大廈側邊，行三分鐘到街市。", "sale"],
  ["CN", "zh", "旺财宠物店楼下，聚宝盆火锅店对面。", "sale"],
];

const unlawful: readonly Said[] = [
  ["EU/FR", "fr", "Physique agréable exigé, photo à joindre."],
  ["JP", "ja", "エリア最大の快適さを誇る住まい。", "sale"],
  ["HK", "zh", "只租港人，其他免問。"],
  ["CN", "zh", "聚宝盆户型，住进来必发财。", "sale"],
  ["JP", "ja", "日本一快適な住まい。", "sale"],
  ["JP", "ja", "おかげさまで完売御礼。", "sale"],
  ["US", "en", "A dream for young professionals only."],
  ["AU", "en", "Auction in Brisbane QLD; offers over $1,120,000.", "sale"],
  ["AU", "en", "Capital growth is guaranteed.", "sale"],
  ["UK", "en", "Guaranteed yield of 5.6%.", "sale"],
  ["EU/DE", "de", "Wir sind die Nummer 1 der Makler in Hannover."],
  ["EU/DE", "de", "Keine Rentner."],
  ["KR", "ko", "최고의 입지, 유일한 매물"],
  ["CN", "zh", "房子105㎡。", "sale"],
  ["CA", "zh", "拿政府补助的不租。"],
  ["AU", "zh", "墨尔本公寓出租，每周500起，出价高的先得。"],
  ["US", "en", "Kids are fine; younger ones add $50 each to the rent."],
  ["CN", "zh", "世jie级的小区。", "sale"],
  ["CN", "zh", "稳z不赔。", "sale"],
  ["CN", "zh", "d一品牌。", "sale"],
  ["CN", "zh", "全 国 第 1 的豪宅。", "sale"],
  ["CN", "zh", "上一期买的现在每套账面浮盈八十个，二期同样的剧本再演一遍。", "sale"],
  ["US", "en", "Boston triple-decker, rent $2,800, first, last and two months' security due at signing."],
  ["US", "en", "Landlord is Latter-day Saint and would feel most comfortable with folks from the ward."],
  ["KR", "ko", "외국인 ㅅㅏ절"],
  ["UK", "en", "no d.s.s. pls"],
  ["HK", "zh", "大陸嚟嘅租客業主話麻煩，淨係同香港土生土長嘅傾。"],
  ["UK", "en", "Gay couples will understand that the landlady holds traditional views."],
  ["KR", "ko", "애 있는 집은 집주인이 싫어해요."],
  ["SG", "en", "Any race ok EXCEPT the ones that burn joss sticks."],
  ["US", "en", "Latter-day Saint neighborhood; most folks from the ward live within two blocks.", "sale"],
];

describe("a letting in another language than its market's", () => {
  const said = (market: string, language: string, text: string): unknown[] => check({ market, language, text });
  it("is read as a letting by its own words", () => {
    expect(said("UK", "zh", "曼城两房，房东不接受拿福利的租客，也不要带小孩的家庭。")).not.toEqual([]);
    expect(said("UK", "fr", "Pas d'enfants, pas d'allocataires.")).not.toEqual([]);
    expect(said("AU", "zh", "悉尼两房，租金每周600到650，价高者得。")).not.toEqual([]);
    expect(said("UK", "zh", "曼城两房，租金每月900镑，租客带小孩也欢迎。")).toEqual([]);
  });
});

describe("what only looks like a breach", () => {
  for (const said of lawful) it(`is left alone: ${said[2]}`, () => expect(found(said)).toEqual([]));
  for (const said of unlawful) it(`is told from one: ${said[2]}`, () => expect(found(said)).not.toEqual([]));
});
