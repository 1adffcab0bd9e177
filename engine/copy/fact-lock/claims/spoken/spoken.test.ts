/** Claims as Chinese, Japanese and Korean writers put them: what a listing says bears one wording out and never the other. */
import { describe, expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { tracer } from "#engine/copy/fact-lock/index";

/** What the listing says, what a text may say of it, and what it may not. */
const rows: readonly (readonly [CopyLanguage, string, string, string])[] = [
  ["zh", "银行抵押：有，过户前由业主结清", "有银行抵押，业主会在过户前结清。", "没有任何贷款压着。"],
  [
    "ja",
    "抵当権：あり、引渡しまでに売主が抹消",
    "抵当権は引き渡しまでに抹消されます。",
    "担保の設定はなく、すぐに移転できます。",
  ],
  ["ko", "근저당: 채권최고액 6,000만원, 잔금일 말소", "근저당은 잔금일에 말소합니다.", "융자 한 푼 없이 깨끗합니다."],
  ["zh", "学位：未核实，以教育部门公布为准", "学位没有核实，请问教育部门。", "孩子的小学也有了着落。"],
  [
    "ko",
    "초등학교 350m (횡단보도 1회)",
    "초등학교까지 350m, 횡단보도를 한 번 건넙니다.",
    "초등학교까지 찻길 한 번 안 건너고 갑니다.",
  ],
  ["ja", "楽器不可", "楽器の演奏はご遠慮ください。", "ピアノも気兼ねなく弾けます。"],
  ["ko", "악기 연주 불가", "악기 연주는 안 돼요.", "피아노를 마음껏 칠 수 있어요."],
  ["zh", "小型犬限一只，需商量", "小型犬可以商量，最多一只。", "毛孩子不限，大型犬也欢迎。"],
  ["ja", "コンロは持ち込み", "コンロはお持ち込みください。", "コンロはあらかじめ備え付けです。"],
  ["ko", "가스레인지 없음, 직접 가져오셔야 함", "가스레인지는 없습니다.", "가스레인지는 이미 설치되어 있어요."],
  ["zh", "窗外是房东的田，用途未定", "窗外是房东的田，以后怎么用还没定。", "窗外是田，以后也不会盖房子。"],
  [
    "ja",
    "窓の先は畑、将来の利用は未定",
    "窓の先は畑です。将来の利用は決まっていません。",
    "窓の先は畑、この先も変わりません。",
  ],
  [
    "ko",
    "작은방 창으로 대교 일부가 보입니다. 거실은 옆 동과 마주 봅니다",
    "작은방에서 대교가 조금 보입니다.",
    "거실에서 대교가 보입니다.",
  ],
  ["zh", "小房间的窗能看见大桥的一部分。客厅对着旁边的楼", "小房间能看见大桥的一角。", "客厅也迎着大桥。"],
  ["ja", "市場まで徒歩5分", "市場まで歩いて5分です。", "図書館まで歩いて5分です。"],
  [
    "ko",
    "창문형 에어컨 2대, 중앙 냉방 없음",
    "중앙 냉방은 없고 창문형 에어컨이 두 대예요.",
    "버튼 하나로 온 집이 시원해져요.",
  ],
  ["zh", "房屋需要粉刷", "墙面需要粉刷。", "室内刚刚粉刷一新。"],
  ["ja", "浴室は既存のまま、洗面台は交換済み", "浴室は以前のままです。", "浴室も交換しました。"],
];

describe.each(rows)("%s, a listing that says %s", (language, stated, may, mayNot) => {
  const blocked = (said: string) =>
    tracer({ ...emptyListing(), language, features: [stated] })(language, said)
      .filter(({ grade }) => grade === "block")
      .map(({ text }) => text);
  test(`bears out ${may}`, () => expect(blocked(may)).toEqual([]));
  test(`does not bear out ${mayNot}`, () => expect(blocked(mayNot)).not.toEqual([]));
});
