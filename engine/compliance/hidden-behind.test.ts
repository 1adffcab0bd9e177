/** A breach beside what excuses another statement, another home or nobody at all is found; what is truly excused is not. */
import { describe, expect, it } from "vitest";
import { check } from "./check.ts";

type Said = readonly [market: string, language: string, text: string, context?: Record<string, string | boolean>];

const rent = { transaction: "rent" } as const;
const sale = { transaction: "sale" } as const;
const each = (cases: readonly Said[], judge: (said: Said) => void): void => {
  for (const said of cases) it(`${said[0]} ${said[1]}: ${said[2]}`, () => judge(said));
};
const found = ([market, language, text, context]: Said) =>
  check({ market, language, text, context }).map(({ rule, text: words }) => `${rule}: ${words}`);

describe("people kept away behind words that excuse something else", () => {
  each(
    [
      ["US", "en", "Equal housing opportunity. Sorry, no kids in this one.", rent],
      ["US", "en", "Our other property follows HOPA; in this duplex we just don't want children.", rent],
      ["US", "en", "There is no HOPA status here. Adults only, no kids.", rent],
      ["US", "en", "No pets, no exceptions, and an assistance animal is a pet to us.", rent],
      ["US", "en", "The spare room holds the boiler. Upstairs apartment, ladies only please.", rent],
      ["US", "en", "Everyone is welcome to view. Voucher holders will not be considered. Newark, NJ.", rent],
      ["US", "en", "We comply with fair housing law. That said, Christian family preferred.", rent],
      ["CA", "en", "Forms under the Strata Property Act on request. Adults only, no children.", rent],
      ["CA", "en", "Retirement village next door. Here we only want tenants over 40.", rent],
      ["SG", "en", "Price based on past leases. Chinese tenants only.", rent],
      ["EU/DE", "de", "Alle sind willkommen. Aber bitte keine Ausländer.", rent],
      ["EU/FR", "fr", "Résidence étudiante en face. Pour ce logement, pas de locataires de plus de 40 ans.", rent],
      ["EU/FR", "fr", "Tous profils bienvenus, sauf étrangers.", rent],
      ["CN", "zh", "隔壁那套男女不限，这套只租女生。", rent],
    ],
    (said) => expect(found(said)).not.toEqual([]),
  );
});

describe("promises and boasts behind words that excuse something else", () => {
  each(
    [
      ["US", "en", "Values elsewhere can go up or down. Here your equity is guaranteed to double.", sale],
      ["US", "en", "No guarantee of future results, they say. This one will double in value, guaranteed.", sale],
      ["US", "en", "HOA is $300 per month. I am the #1 agent in all of Orange County.", sale],
      ["AU", "en", "The past is no guide to the future, but this suburb only goes up and you can't lose.", sale],
      ["UK", "en", "Bins go out on Monday according to the council. We are the best estate agents in Kent.", sale],
      ["CA", "en", "Layout based on two floors. We are the cheapest brokerage in Calgary.", sale],
      ["SG", "en", "Source: landlord. Confirm make money, rental yield guaranteed 6%.", sale],
      ["EU/DE", "de", "Wertentwicklung ungewiss, sagen andere. Hier gibt es sichere Wertsteigerung.", sale],
      ["EU/DE", "de", "Flächenangaben ohne Gewähr. Die Rendite von 6 % ist garantiert.", sale],
      ["EU/DE", "de", "Keine Garantie auf die Küchengeräte, aber 5 % Mietrendite garantiert.", sale],
      [
        "EU/DE",
        "de",
        "Ein Steuerberater sitzt im Erdgeschoss. Mit der AfA holen Sie sich den Kaufpreis vom Finanzamt zurück.",
        sale,
      ],
      ["EU/FR", "fr", "Les performances passées ne préjugent pas de l'avenir. Ici, plus-value assurée.", sale],
      ["CN", "zh", "学区划分以教育局公布为准。我们保证孩子直接入学。", sale],
      ["CN", "zh", "车位面积以合同为准。明年地铁就通到家门口。", sale],
      ["CN", "zh", "工商银行就在楼下。征信黑户也能包过贷款。", sale],
      ["CN", "zh", "房价有涨有跌,这套稳赚不赔。", sale],
      ["HK", "zh", "投資涉及風險，不過呢個盤包賺。", sale],
      ["KR", "ko", "수익은 변동될 수 있습니다. 그래도 이 물건은 연 8% 확정수익 보장.", sale],
    ],
    (said) => expect(found(said)).not.toEqual([]),
  );
});

describe("sums, areas and distances behind words that say something else", () => {
  each(
    [
      [
        "AU",
        "en",
        "A rental appraisal is available on request. Rent $500 to $560 pw depending on the applicant.",
        rent,
      ],
      [
        "AU",
        "en",
        "The house next door sold by private treaty. This one in Brunswick VIC: offers over $900,000.",
        sale,
      ],
      ["UK", "en", "Freehold house to let in Leeds, tenant pays £150 referencing fee.", rent],
      ["UK", "en", "On our sales please don't offer more. This rental is £1,200 pcm, highest offer wins.", rent],
      ["EU/DE", "de", "3-Zimmer-Wohnung über einem Ladenlokal. Kaltmiete 650 €, Kaution 4 Monatsmieten.", rent],
      ["EU/FR", "fr", "Pas de location saisonnière. Appartement vide, loyer 700 €, dépôt de garantie 2 800 €.", rent],
      ["AU", "en", "No short-term let please. Parramatta NSW, two bedrooms, $500 pw, bond 8 weeks rent.", rent],
      ["HK", "zh", "樓下商舖林立。單位建築面積620呎，$598萬。", sale],
      ["JP", "ja", "スーパーまで徒歩3分。駅近の好立地です。", sale],
      ["JP", "ja", "公園まで約300m。周辺は静かです。病院も学校もすぐ近くにあります。", sale],
      ["JP", "ja", "管理規約は2025年10月1日に改定。駐車場は空きなし。今だけ300万円値下げ！", sale],
      ["KR", "ko", "공원은 도보 5분. 남향이고 조용합니다. 초역세권 아파트입니다.", sale],
    ],
    (said) => expect(found(said)).not.toEqual([]),
  );
});

describe("what truly excuses a home or a claim", () => {
  each(
    [
      ["US", "en", "55+ community operated as housing for older persons under HOPA. No residents under 18.", rent],
      ["US", "en", "No pets. Assistance animals are always welcome.", rent],
      ["UK", "en", "New home, freehold. The reservation fee of £500 is refunded under the consumer code.", sale],
      ["AU", "en", "Brunswick VIC, for sale by private treaty at $900,000.", sale],
      ["EU/DE", "de", "Der Wert stieg in den letzten Jahren um 5 %. Das ist keine Garantie für die Zukunft.", sale],
      [
        "EU/FR",
        "fr",
        "Rendement brut constaté de 4,5 % en 2024 ; les performances passées ne préjugent pas de l'avenir.",
        sale,
      ],
      ["CN", "zh", "2025年该小区对应青年路小学，学区划分以教育局当年公布为准。", sale],
      ["CN", "zh", "地铁12号线在建，通车时间以政府公告为准。", sale],
      ["HK", "zh", "實用面積430呎，建築面積610呎，售$598萬。", sale],
      ["JP", "ja", "駅近の立地。JR中央線「三鷹」駅まで徒歩5分（400m）。", sale],
      ["KR", "ko", "역세권 단지입니다. 2호선 신림역까지 도보 6분 거리.", sale],
      [
        "UK",
        "en",
        "Kent's most instructed agent in 2024.* Freehold, EPC C. *Source: Rightmove data, January 2025.",
        sale,
      ],
      ["EU/DE", "de", "Ladenlokal zu vermieten, 80 m², Miete 900 €, Kaution 5.400 €.", rent],
      ["EU/DE", "de", "Ferienwohnung auf Zeit, Miete 900 €, Kaution 3.600 €.", rent],
    ],
    (said) => expect(found(said)).toEqual([]),
  );
});
