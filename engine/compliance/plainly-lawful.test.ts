/** What agents write every day and no law forbids, each beside the breach it must not be taken for. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string];

/** Massachusetts, where vouchers may not be refused; no other market of these has states. */
const state = "MA";
const told = ([market, language, text]: Said) =>
  check({ market, language, text, context: { deal: "rent", ...(market === "US" ? { state } : {}) } }).map(
    ({ rule }) => rule,
  );

describe("lawful, and not told", () => {
  it.each<Said>([
    ["CN", "zh", "到公园约600米,路上要等两个红绿灯。"],
    ["CN", "zh", "小区出门过一个红绿灯,对面是菜场。"],
    ["CN", "zh", "房款由第三方监管,过户后再放款。"],
    ["CN", "zh", "验房报告是第三方机构出的。"],
    ["CN", "zh", "自行车棚先到先得。"],
    ["CN", "zh", "健身房器械先到先得。"],
    ["CN", "zh", "衣柜里还剩三个抽屉没装把手。"],
    ["CN", "zh", "同户型还剩两套在挂牌,价格可以比较。"],
    ["HK", "zh", "書櫃闊四呎,高八呎。"],
    ["HK", "zh", "廚房枱面長約七呎。"],
    ["HK", "zh", "樓底高十一呎半。"],
    ["HK", "zh", "細房得60呎,擺到書枱。"],
    ["HK", "zh", "客飯廳160呎,廚房45呎,廁所30呎。"],
    ["HK", "zh", "單位四百八十呎實用,三房。"],
    ["EU/DE", "de", "Im Erdgeschoss ist eine türkische Änderungsschneiderei."],
    ["EU/DE", "de", "Der polnische Schuster im Haus nimmt auch Schlüssel an."],
    ["US", "en", "We welcome Section 8, and the home has passed its inspection."],
    ["US", "en", "Vouchers are fine, and the unit passed the city's inspection in May."],
    ["KR", "ko", "세입자가 다음 달에 이사 나가서 바로 입주할 수 있습니다."],
    ["KR", "ko", "주인이 지방으로 이사 가게 되어 내놓은 집입니다."],
    ["KR", "ko", "임차인이 이사 가면 도배를 새로 합니다."],
    ["KR", "ko", "승강기가 없어서 휠체어로는 올라오기 어렵습니다."],
    ["KR", "ko", "입구에 턱이 있어 유모차나 휠체어는 조금 힘들 수 있습니다."],
    ["KR", "ko", "지난달보다 500만 원 내린 금액입니다."],
    ["KR", "ko", "처음 등록한 가격에서 1,000만 원 내렸습니다."],
    ["SG", "en", "Owner is Indian, tenant pays for utilities."],
    ["SG", "en", "The landlord is Malay and lives abroad."],
  ])("%s %s: %s", (...said) => expect(told(said)).toEqual([]));
});

describe("unlawful beside it, and told", () => {
  it.each<Said>([
    ["CN", "zh", "过两个红绿灯,五分钟到公园。"],
    ["CN", "zh", "一个红绿灯的时间就到地铁站。"],
    ["CN", "zh", "三方,两室,南北通透。"],
    ["CN", "zh", "特价房先到先得。"],
    ["CN", "zh", "只剩两套,抓紧来定。"],
    ["HK", "zh", "單位四百八十呎,三房。"],
    ["HK", "zh", "單位520呎,廚房45呎。"],
    ["HK", "zh", "七百三十呎建築三房。"],
    ["EU/DE", "de", "Im Erdgeschoss wohnen keine Türken, so soll es bleiben."],
    ["US", "en", "Section 8? We'll pass."],
    ["US", "en", "We passed on two applicants with vouchers."],
    ["KR", "ko", "문의: 김 이사에게 연락 주세요."],
    ["KR", "ko", "박 이사가 직접 안내해 드립니다."],
    ["KR", "ko", "휠체어 쓰시는 분은 힘드니 다른 집을 알아보세요."],
    ["KR", "ko", "시세보다 5,000만 원 내린 급매입니다."],
    ["SG", "en", "Owner is Indian, prefers Indian tenant."],
  ])("%s %s: %s", (...said) => expect(told(said)).not.toEqual([]));
});
