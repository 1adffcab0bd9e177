/** What agents of Korea and Hong Kong offer outright or in passing, each beside a lawful sentence of the same words. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, text: string, rule: string];

const language: Readonly<Record<string, string>> = { KR: "ko", HK: "zh", CN: "zh", SG: "en", "EU/DE": "de" };
const told = (market: string, text: string) =>
  check({ market, language: language[market] ?? "", text, context: { deal: null } }).map(({ rule }) => rule);

describe("an offer no agent may make", () => {
  it.each<Said>([
    ["KR", "이 집 사시면 아드님은 무조건 한빛초로 배정됩니다.", "kr-school"],
    ["KR", "계약만 하시면 딸아이는 백퍼 해솔중 들어가요.", "kr-school"],
    ["KR", "신용점수 상관없이 한도 다 나오게 해 드립니다.", "kr-loan"],
    ["KR", "실투자금 0원, 나머지는 대출로 다 맞춰 드립니다.", "kr-loan"],
    ["KR", "내 돈 한 푼 없이 집주인이 됩니다.", "kr-loan"],
    ["KR", "여자분만 받아요.", "kr-discrimination"],
    ["KR", "남성 세입자는 사절합니다.", "kr-discrimination"],
    ["KR", "오늘 안에 계약 안 하시면 내일부터 2천만 원 올라갑니다.", "kr-urgency"],
    ["KR", "이 금액은 오늘까지만이고 내일이면 올립니다.", "kr-urgency"],
    ["KR", "대기자가 여섯 팀이라 서두르셔야 합니다.", "kr-urgency"],
    ["KR", "근생이지만 주거용으로 사용하셔도 아무 문제 없습니다.", "kr-use"],
    ["KR", "옥탑에 올린 방은 신고 안 했지만 단속 나온 적 없습니다.", "kr-use"],
    ["KR", "중개보수는 법정 요율보다 조금 더 받습니다.", "kr-fee-excess"],
    ["KR", "세 달 안에 3천은 오릅니다. 무조건요.", "kr-guaranteed-return"],
    ["KR", "내년이면 1억은 오릅니다.", "kr-guaranteed-return"],
    ["HK", "公屋兩房分租,唔使查戶口。", "hk-public-housing"],
    ["HK", "居屋未補地價都可以放租,我哋識做。", "hk-public-housing"],
    ["HK", "劏房月租四千八,按金三個月。", "hk-subdivided"],
    ["HK", "分間單位招租,水電費業主自訂價收。", "hk-subdivided"],
    ["HK", "套房出租,電費每度兩蚊半。", "hk-subdivided"],
    ["HK", "天台僭建屋可以收租,屋宇署冇人嚟查。", "hk-unauthorised-works"],
    ["HK", "天台間屋係自己起嘅,未入則都冇人理。", "hk-unauthorised-works"],
    ["HK", "首期一蚊都唔使出,我哋搵財仔幫你做足。", "hk-loan"],
    ["HK", "首期由財務公司做足。", "hk-loan"],
    ["HK", "今晚唔落訂,聽日業主加三十萬。", "hk-urgency"],
    ["HK", "後面排住六枱客,唔快手就冇。", "hk-urgency"],
    ["HK", "校網我哋幫你搞掂。", "hk-school"],
    ["HK", "升值係鐵板釘釘。", "hk-profit"],
    ["HK", "三年升兩成係鐵一般嘅事實。", "hk-profit"],
    ["CN", "手上没钱也可以上车。", "cn-zero-downpayment"],
    ["CN", "合同价往低了报,契税能省不少。", "cn-two-contracts"],
    ["CN", "采光在全小区没有之二。", "cn-ad-law-superlative"],
    ["CN", "前任业主住了两年连升三级。", "cn-fengshui"],
    ["CN", "从来没有过这么低的单价。", "cn-price-hype"],
    ["CN", "地段N0.1。", "cn-ad-law-first"],
    ["SG", "Whole condo available by the week.", "sg-circumvent"],
    ["SG", "HDB flat, perfect for tourists.", "sg-circumvent"],
    ["EU/DE", "Monatlich nur 590 € an die Bank.", "de-kredit"],
    ["CN", "过了点每平涨一千。", "cn-panic-selling"],
    ["CN", "征信有点花都不要紧,我们有合作行。", "cn-loan-terms"],
  ])("%s: %s", (market, text, rule) => expect(told(market, text)).toContain(rule));
});

describe("the same words, lawful", () => {
  it.each([
    ["KR", "통학구역은 한빛초이고 배정은 교육지원청이 정합니다."],
    ["KR", "아이가 다니던 한빛초까지 걸어서 350m입니다."],
    ["KR", "대출 가능 여부는 신용점수와 은행 심사에 따라 다릅니다."],
    ["KR", "잔금은 대출로 치르셔도 됩니다."],
    ["KR", "여성 전용 고시원이 옆 건물에 있습니다."],
    ["KR", "세입자는 여자분이고 내년 2월에 나가십니다."],
    ["KR", "오늘 계약하지 않으셔도 괜찮습니다. 가격은 그대로입니다."],
    ["KR", "1층은 근린생활시설이고 2층부터 주택입니다."],
    ["KR", "옥탑방은 건축물대장에 올라 있습니다."],
    ["KR", "중개보수는 법정 요율보다 더 받지 않습니다."],
    ["KR", "내년에 관리비가 1만 원 오릅니다."],
    ["HK", "附近有公屋同居屋,街市好近。"],
    ["HK", "居屋未補地價唔可以出租。"],
    ["HK", "居屋已補地價,可以出租。"],
    ["HK", "主人套房連浴室,電費實報實銷。"],
    ["HK", "單位按二上一,水電自付。"],
    ["HK", "天台僭建物已經清拆,有文件。"],
    ["HK", "首期同按揭成數請向銀行查詢。"],
    ["HK", "今晚七點後可以睇樓,唔使急。"],
    ["HK", "單位屬41校網,派位由教育局決定。"],
    ["CN", "系统今晚十点维护,看房请白天联系。"],
    ["CN", "征信和流水要求请问银行。"],
    ["CN", "网签价按实际成交价填,不做低。"],
    ["CN", "前任业主在这里住了两年。"],
    ["SG", "The lift is serviced by the week's end."],
    ["SG", "Popular with tourists, the market is five streets away."],
    ["EU/DE", "Die Miete von 590 € überweisen Sie monatlich."],
  ])("%s: %s", (market, text) => expect(told(market, text)).toEqual([]));
});
