/** What Japanese pages say is read whole, and a near-miss is not taken for the thing it looks like. */
import { expect, test } from "vitest";
import type { PointId } from "#engine/copy/points/points";
import type { Modifier } from "#engine/copy/points/statement";
import { readStatements } from "#engine/copy/story/read";
import { tokyoSale } from "#tests/samples/listings";

const read = (feature: string) =>
  readStatements({
    ...tokyoSale,
    language: "ja",
    title: "",
    description: null,
    renovation: null,
    features: [feature],
    disclosures: {},
  }).statements;

const same: readonly (readonly [string, PointId, ...Modifier[]])[] = [
  ["バス・トイレ別", "separateBathAndWc"],
  ["独立洗面台", "washbasin"],
  ["浴室乾燥機", "bathDryer"],
  ["追い焚き機能", "bathReheat"],
  ["室内洗濯機置場", "washerPlace"],
  ["オートロック", "autoLock"],
  ["宅配ボックス", "parcelBox"],
  ["インターネット無料", "freeInternet"],
  ["敷地内ゴミ置場（24時間可）", "wasteAnyTime"],
  ["鉄筋コンクリート造", "reinforcedConcrete"],
  ["西向きバルコニー付き", "balcony", "west"],
  ["南向きバルコニー", "southBalcony"],
  ["専用庭", "garden", "private"],
  ["南西向きの専用庭", "garden", "southWest", "private"],
  ["２面採光", "dualAspect"],
  ["エレベーターなし", "noLift"],
  ["エレベーター2基", "twoLifts"],
  ["TVモニター付きインターホン", "videoIntercom"],
  ["ウォークインクローゼット", "walkInCloset"],
  ["トイレ2か所", "secondWc"],
  ["ペット相談", "petsNegotiable"],
  ["ペット可", "petsAllowed"],
  ["猫可", "catsAllowed"],
  ["フルリノベーション済み", "fullyRenovated"],
  ["複層ガラス", "doubleGlazing"],
  ["都市ガス", "pipedGas"],
  ["ルーフバルコニー", "roofTerrace"],
];

test.each(same)("%s", (feature, point, ...modifiers) => {
  expect(read(feature).map((one) => [one.point, ...one.modifiers])).toEqual([[point, ...modifiers]]);
});

const nearMisses: readonly (readonly [string, PointId])[] = [
  ["小型犬可", "dogsAllowed"],
  ["小型犬可", "smallPets"],
  ["ペット相談（小型犬または猫1匹まで）", "petsAllowed"],
  ["ペット相談（小型犬または猫1匹まで）", "petsNegotiable"],
  ["ペット不可", "petsAllowed"],
  ["ルームシェア可", "sharedHome"],
  ["テラスハウス", "terrace"],
  ["テラスドア", "terrace"],
  ["校庭に隣接", "garden"],
  ["家庭用コンセント", "garden"],
  ["共用の庭園", "garden"],
  ["ガーデンヒルズ", "garden"],
  ["カープール", "pool"],
  ["対面キッチン", "openKitchen"],
  ["カウンターキッチン", "openKitchen"],
  ["電子錠", "smartLock"],
  ["内窓", "doubleGlazing"],
  ["二重サッシ", "doubleGlazing"],
  ["キッズルーム", "playground"],
  ["耐震基準適合証明書", "quakeStandard"],
  ["旧耐震", "quakeStandard"],
  ["免震構造", "quakeStandard"],
  ["エコキュート", "heatPump"],
  ["ワークスペース", "study"],
  ["畳コーナー", "tatamiRoom"],
  ["和室6帖", "tatamiRoom"],
  ["ワインセラー", "cellar"],
  ["床下収納", "basement"],
  ["床下収納", "storageRoom"],
  ["トランクルーム", "storageRoom"],
  ["シューズインクローゼット", "builtInWardrobes"],
  ["シューズインクローゼット", "walkInCloset"],
  ["押入れ", "builtInWardrobes"],
  ["大理石造りのカウンター", "stoneHouse"],
  ["バイク置場", "bikeRoom"],
  ["屋内駐輪場", "bikeRoom"],
  ["近隣月極駐車場", "parkingSpace"],
  ["来客用駐車場", "parkingSpace"],
  ["カーシェア", "carport"],
  ["EV充電設備", "lift"],
  ["ホームエレベーター", "lift"],
  ["荷物用エレベーター", "lift"],
  ["エレベーターなし", "lift"],
  ["バルコニーなし", "balcony"],
  ["サービスバルコニー", "balcony"],
  ["準耐火木造", "timberHouse"],
  ["ガスコンロ2口", "gasStove"],
  ["ガスコンロ設置可", "gasStove"],
  ["食洗機設置可", "dishwasher"],
  ["エアコン設置可", "airConditioning"],
  ["室内物干し", "laundryRoom"],
  ["ランドリースペース", "laundryRoom"],
  ["電気式暖炉", "fireplace"],
  ["薪ストーブ", "fireplace"],
  ["煙突工事により薪ストーブ設置可", "woodStove"],
  ["保証人不要", "petsAllowed"],
  ["新築時の図面あり", "newBuild"],
  ["新築同様", "newBuild"],
  ["一部リフォーム済み", "renovated"],
  ["リフォーム予定", "renovated"],
  ["外壁改修予定", "renovated"],
  ["最上階ではない", "topFloor"],
  ["病院跡地", "hospital"],
  ["公園予定地", "park"],
  ["仲介手数料半額", "noAgencyFee"],
  ["事務所利用可", "homeOfficeUse"],
  ["静かな隣人", "quietStreet"],
];

test.each(nearMisses)("%s is no %s", (feature, point) => {
  expect(read(feature).map((one) => one.point)).not.toContain(point);
});

test("knows enough near-misses", () => expect(nearMisses.length).toBeGreaterThan(60));

test("gives each distance to the shop it stands behind", () => {
  expect(read("コンビニまで約120m、スーパーまで約350m").map(({ point, amounts }) => [point, amounts])).toEqual([
    ["convenienceStore", { distance: 120 }],
    ["supermarket", { distance: 350 }],
  ]);
});
