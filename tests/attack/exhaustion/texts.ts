/** Texts an agent types or pastes, made to cost whoever traces their numbers, weighs their claims or counts their signs. */

export interface Text {
  name: string;
  /** As long as it may be. */
  of(length: number): string;
}

const again = (name: string, part: string): Text => ({
  name,
  of: (length) => part.repeat(Math.ceil(length / part.length)).slice(0, length),
});
/** Distinct at each place, so that nothing is remembered. */
const counted = (name: string, part: (at: number) => string): Text => ({
  name,
  of: (length) => {
    let all = "";
    for (let at = 0; all.length < length; at++) all += part(at);
    return all.slice(0, length);
  },
});

export const digits = again("nothing but digits", "9");

export const texts: readonly Text[] = [
  digits,
  counted("ever new numbers", (at) => `${(at * 7919) % 1_000_000} `),
  again("digits and commas", "1,"),
  again("digits and dots", "1."),
  again("digits and spaces", "1 "),
  again("Chinese digits", "一二三四五六七八九十"),
  again("Chinese ones", "一"),
  again("Chinese large numbers", "万亿"),
  again("full-width digits", "９"),
  again("Roman numerals", "MCMXC"),
  again("number words", "twenty-one hundred and "),
  again("fractions", "½¼"),
  again("powers", "²³"),
  again("per cents", "9%"),
  again("money", "¥9万"),
  again("money cut short", "¥"),
  again("a price that fell", "原价"),
  again("a price that fell, with digits", "原价9"),
  again("prices that fell", "原价100万现价90万"),
  again("from one price to the next", "从9万"),
  again("fell by", "直降9"),
  again("superlatives", "最"),
  again("first in everything", "第一"),
  again("the best words of all", "全网最低价国家级顶级"),
  again("promises", "保证升值"),
  again("schools", "学区房"),
  again("minutes to the metro", "距地铁9分钟"),
  again("dates", "2026年11月22日"),
  again("times", "9:59:"),
  again("areas", "9㎡"),
  again("units", "sq ft sqm acre "),
  again("families", "no children "),
  again("people of one kind", "perfect for singles "),
  again("addresses of the web", "https://a.b/"),
  again("addresses cut short", "http://"),
  again("addresses of mail", "a@a."),
  again("hashtags", "#a "),
  again("hash signs", "#"),
  again("names", "@a"),
  again("brackets", "（"),
  again("brackets closed", "【】"),
  again("quotes", "「"),
  again("line ends", "\n"),
  again("spaces", " "),
  again("wide spaces", "\u3000"),
  again("no width", "\u200b"),
  again("joined pictures", "👩‍👩‍👧‍👦"),
  again("combining marks", "a\u0301"),
  again("marks on marks", "\u0301"),
  again("letters of one word", "a"),
  again("words", "a "),
  again("sentences", "。"),
  again("dashes", "-"),
  again("backslashes", "\\"),
  again("markup", "<b>"),
];
