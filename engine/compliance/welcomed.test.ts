/** Those whom others turn away are welcome: that prefers nobody. "Only", "first" and "not" beside a welcome do; so does a faith that is to be shared, and none that lies beside. */
import { describe, expect, it } from "vitest";
import { told } from "#tests/support/told";

type Row = readonly [market: string, language: string, text: string];

describe("left alone", () => {
  it.each<Row>([
    ["JP", "zh", "房子近地铁，欢迎外国人入住，无需保证人。"],
    ["KR", "zh", "欢迎外籍人士租住。"],
    ["CN", "zh", "欢迎外国人租住。"],
    ["US", "zh", "欢迎留学生、外国朋友。"],
    ["HK", "zh-HK", "歡迎南亞裔人士租住。"],
    ["SG", "zh", "租给谁都一样，不要求是中国人。"],
    ["EU/DE", "de", "Ältere Menschen sind willkommen."],
    ["EU/DE", "de", "Ausländer sind bei uns willkommen."],
    ["EU/DE", "de", "Geflüchtete willkommen."],
    ["EU/DE", "de", "Muslime sind herzlich willkommen."],
    // an occupation is no ground of the AGG
    ["EU/DE", "de", "Gern an Studenten, Azubis und Berufseinsteiger."],
    ["EU/DE", "de", "Gerne auch an Auszubildende."],
    ["EU/FR", "fr", "Étrangers bienvenus."],
    ["EU/FR", "fr", "Les personnes âgées sont les bienvenues."],
    ["CA", "fr", "Nouveaux arrivants bienvenus."],
  ])("%s %s: %s", (market, language, text) => expect(told([market, language, text])).toEqual([]));
});

describe("told", () => {
  it.each<Row>([
    ["JP", "zh", "只欢迎外国人入住。"],
    ["JP", "zh", "不欢迎外国人入住。"],
    ["JP", "zh", "欢迎外国人优先。"],
    ["JP", "zh", "欢迎外国租客，不要中国人。"],
    ["SG", "zh", "不租中国人。"],
    ["US", "zh", "欢迎外国人，但不租给黑人。"],
    ["EU/DE", "de", "Nur ältere Menschen sind willkommen."],
    ["EU/DE", "de", "Besonders ältere Menschen sind willkommen."],
    ["EU/DE", "de", "Ausländer sind nicht willkommen."],
    ["EU/DE", "de", "Deutsche sind willkommen."],
    ["EU/DE", "de", "Studenten willkommen, keine Rentner."],
    ["EU/DE", "de", "Gern an Frauen."],
    ["EU/DE", "de", "Nur an Studenten."],
    ["EU/FR", "fr", "Seules les personnes âgées sont bienvenues."],
    ["EU/FR", "fr", "Étrangers pas bienvenus."],
    ["CA", "fr", "Québécois bienvenus."],
  ])("%s %s: %s", (market, language, text) => expect(told([market, language, text])).not.toEqual([]));
});

describe("a shared faith", () => {
  it.each<Row>([
    ["HK", "zh-HK", "單位鄰近同佛教墳場，環境清靜。"],
    ["HK", "zh-HK", "行五分鐘到巴士站同教堂。"],
    ["HK", "zh-HK", "近街市同信德中心。"],
  ])("is not what lies beside a home: %s %s %s", (market, language, text) =>
    expect(told([market, language, text])).toEqual([]),
  );
  it.each<Row>([
    ["HK", "zh-HK", "希望租客同我哋同信耶穌。"],
    ["HK", "zh-HK", "租客要同教。"],
  ])("is asked for: %s %s %s", (market, language, text) => expect(told([market, language, text])).not.toEqual([]));
});
