/** What is said only to disown it is no breach; a denial that is taken back, or that is itself the promise, hides nothing. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string, context?: Record<string, string | boolean>];

const letting = { transaction: "rent" } as const;
const found = ([market, language, text, context]: Said): string[] =>
  check({ market, language, text, context }).map(({ rule, text: words }) => `${rule}: ${words}`);

describe("what is said only to disown it is left alone", () => {
  const disowned: readonly Said[] = [
    // denied
    ["US", "en", "I won't tell you this condo is sure to double."],
    ["US", "en", 'We don\'t write "safe neighborhood" or "great schools" here; the county publishes both.'],
    ["CN", "zh", "我不会跟您说这套一定赚钱,涨跌谁也说不准。"],
    ["EU/DE", "de", "Wir versprechen keine Wertsteigerung."],
    ["EU/FR", "fr", "Rendement garanti, plus-value certaine : ces mots-là, nous ne les écrivons pas."],
    ["JP", "ja", "地域No.1とは名乗りません。昨年の仲介は14件でした。"],
    ["KR", "ko", "수익률 보장 같은 말은 저희 사무소에서 하지 않습니다."],
    // asked and answered no
    ["US", "en", "Is the rent guaranteed? No. It's a lease like any other."],
    ["SG", "en", 'Is it "Chinese only"? No. Anyone can view.', letting],
    ["EU/DE", "de", "Ob wir nur an Deutsche vermieten? Nein, das wäre verboten.", letting],
    ["KR", "ko", "외국인 안 받느냐고요? 아니요, 국적은 묻지 않습니다.", letting],
    ["CN", "zh", "房价不会跌?这话没人敢说,我也不敢。"],
    // told of others, to be warned of
    ["HK", "zh", "邊個同你講穩賺,你就要小心邊個。"],
    ["JP", "ja", "「必ず儲かる」と言う業者には近づかないでください。"],
    ["EU/DE", "de", "Wer Ihnen eine sichere Rendite verspricht, von dem halten Sie besser Abstand."],
    // a measure, no praise
    ["UK", "en", "The tallest block on the estate has eighteen storeys; ours has four."],
    ["CN", "zh", "小区最高的一栋18层,这套在6层,2003年建成。"],
    ["KR", "ko", "단지에서 가장 높은 동은 18층이고 이 집은 9층입니다."],
  ];
  for (const said of disowned) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(found(said)).toEqual([]));
});

describe("a denial hides no breach beside it", () => {
  const breaches: readonly Said[] = [
    ["US", "en", "Not guaranteed? Of course it's guaranteed: 8% a year, wired on the first."],
    ["US", "en", "I shouldn't say this, but it will double by 2030."],
    ["US", "en", "Nobody can promise the market, but this one will never lose value."],
    ["US", "en", "Kids? No. The stairs are steep.", letting],
    ["UK", "en", "We're told not to write it any more, so between us: no DSS.", letting],
    ["US", "en", "Can it fall? No, prices here can only go up."],
    ["SG", "en", "Don't say bojio 🚀 East Coast new launch, early birds always profit."],
    ["AU", "en", "Guarantee? You bet: 7% rental return, guaranteed for five years."],
    ["CN", "zh", "房价有涨有跌，这套稳赚不赔。"],
    ["CN", "zh", "按规定不让说,但我悄悄告诉你,两年翻倍。"],
    ["CN", "zh", "都说零首付做不了,找我就能做。"],
    ["EU/DE", "de", "Hier verlieren Sie garantiert kein Geld."],
    ["EU/DE", "de", "Niemand kann in die Zukunft sehen, aber hier verlieren Sie garantiert kein Geld."],
    ["EU/FR", "fr", "Je ne devrais pas le dire, mais ça va doubler avec le métro."],
    ["JP", "ja", "将来のことは誰にも分かりませんが、ここだけは絶対に損しません。"],
    ["KR", "ko", "보장 안 되냐고요? 당연히 됩니다, 연 8% 확정이에요."],
  ];
  for (const said of breaches) it(`${said[0]} ${said[1]}: ${said[2]}`, () => expect(found(said)).not.toEqual([]));
});
