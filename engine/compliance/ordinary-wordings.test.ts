/** Plain sentences that were told wrongly, and breaches in plain words that were not found, each beside its neighbour. */
import { expect, it } from "vitest";
import { check } from "./check.ts";

type Row = [market: string, language: string, text: string, rules: readonly string[], deal?: "rent"];
const said: Row[] = [
  ["JP", "ja", "駐車場は空きがありません。", []],
  ["JP", "ja", "駐輪場の空きはございません。", []],
  ["JP", "ja", "現在、駐車場の空きはありません。近隣の月極をご利用ください。", []],
  ["JP", "ja", "駅前なので空室はありえません。", ["jp-investment"]],
  ["JP", "ja", "空室ゼロ、駐車場も満車です。", ["jp-investment"]],
  ["JP", "ja", "抜群の人気店だったパン屋は閉店しました。", []],
  ["JP", "ja", "近くのラーメン屋は味が抜群です。", []],
  ["JP", "ja", "一階の定食屋は評判が抜群です。", []],
  ["JP", "ja", "日当たり抜群、一階にパン屋があります。", ["jp-term-superior"]],
  ["JP", "ja", "一階にパン屋があり、立地抜群です。", ["jp-term-superior"]],
  ["CN", "zh", "卫生间在走廊尽头。", []],
  ["CN", "zh", "卧室在过道尽头，比较安静。", []],
  ["CN", "zh", "巷子的尽头。", []],
  ["CN", "zh", "这就是豪宅的尽头。", ["cn-ad-law-superlative"]],
  ["CN", "zh", "首付和贷款请问银行。", []],
  ["CN", "zh", "首付和贷款怎么安排，问问银行就清楚。", []],
  ["CN", "zh", "首付不够可以贷。", ["cn-zero-downpayment"]],
  ["HK", "zh-Hant", "廚房可放兩呎雪櫃。", []],
  ["HK", "zh-Hant", "最大嘅房放到一張四呎半床。", []],
  ["HK", "zh-Hant", "客廳擺到六呎梳化。", []],
  ["HK", "zh-Hant", "兩房單位五百呎。", ["hk-saleable-area"]],
  ["HK", "en", "The bedroom takes a 4 ft bed.", []],
  ["HK", "en", "The kitchen has a 3 ft worktop.", []],
  ["HK", "en", "A two-bedroom flat of 480 sq ft.", ["hk-saleable-area-en"]],
  ["HK", "zh-Hant", "買到就發達。", ["hk-profit"]],
  ["HK", "zh-Hant", "呢度買得就發達，遲咗就無。", ["hk-profit"]],
  ["HK", "zh-Hant", "恭喜發財，新年發達。", []],
  ["HK", "zh-Hant", "交樓包在我身上，有問題隨時搵我。", []],
  ["EU/FR", "fr", "Le boulanger d'en bas gagne sa vie depuis trente ans.", []],
  ["EU/FR", "fr", "Il faut gagner sa vie en CDI pour postuler.", ["fr-discrimination"], "rent"],
  ["AU", "en", "The best time to see the view is before sunset.", []],
  ["AU", "en", "The best views in the street.", ["au-view-claim"]],
  ["KR", "ko", "애 있는 집은 층간소음 때문에 안 받아요, 신혼부부나 혼자 사시는 분만요.", ["kr-discrimination"], "rent"],
  ["KR", "ko", "애 있는 집은 안 받아요.", ["kr-discrimination"], "rent"],
  ["KR", "ko", "애 데리고 오시는 분은 곤란합니다.", ["kr-discrimination"], "rent"],
  ["KR", "ko", "애 있는 집도 환영합니다.", [], "rent"],
  ["KR", "ko", "애완동물은 안 됩니다.", [], "rent"],
  ["KR", "ko", "우애 있는 이웃들이 사는 골목입니다.", [], "rent"],
  ["KR", "ko", "친구들이 사는 동네라 자주 옵니다.", []],
  ["KR", "ko", "입주 전 이사 날짜는 협의합니다.", []],
  ["KR", "ko", "김 이사님께 연락 주세요.", ["kr-assistant"]],
  ["KR", "ko", "애매한 구조가 아니라 반듯한 집입니다.", [], "rent"],
  ["KR", "ko", "집주인분이 직접 사시던 집이라 벽지가 깨끗합니다.", []],
  ["KR", "ko", "집주인이 급해서 던지는 가격입니다.", ["kr-urgent-price"]],
  ["KR", "ko", "이 단지에서 제일 오래된 동이라 배관을 새로 했습니다.", []],
  ["KR", "ko", "이 단지에서 제일 좋은 동입니다.", ["kr-superlative"]],
  ["KR", "ko", "유일한 단점은 현관이 어둡다는 점입니다.", []],
  ["KR", "ko", "국내 최대 도서관이 버스로 두 정거장입니다.", []],
  ["KR", "ko", "국내 최대 단지입니다.", ["kr-superlative"]],
  ["KR", "ko", "마지막 입주자가 나가면 바로 도배합니다.", []],
  ["KR", "ko", "중개보조원이 안내할 때는 먼저 보조원이라고 알립니다.", []],
  ["CN", "zh", "小区里有个篮球场，周末孩子多，会有点吵。", []],
  ["CN", "zh", "这是我手上总价最低的两房，但楼层不好。", []],
  ["CN", "zh", "全市总价最低的两房。", ["cn-ad-law-zui"]],
  ["CN", "zh", "这个户型全小区只有十二套，我们这套在中间楼层。", []],
  ["CN", "zh", "全城只有这一套。", ["cn-ad-law-unique"]],
  ["CN", "zh", "外地户口能不能买，先去查一下资格。", []],
  ["CN", "zh", "朝南那间最亮，北边那间最安静。", []],
  ["CN", "zh", "全区最安静的小区。", ["cn-ad-law-zui"]],
  ["CN", "zh", "投资的朋友请绕行，租金只够还一半月供。", []],
  ["CN", "zh", "租金够还月供。", ["cn-investment-return"]],
  ["CN", "zh", "永久产权是没有的，住宅都是七十年。", []],
  ["CN", "zh", "不接受看一眼就砍二十万的。", []],
  ["EU/DE", "de", "Kein Aufzug, für Rollstühle also leider nicht erreichbar.", []],
  ["EU/DE", "de", "Keine Rollstuhlfahrer, bitte.", ["de-agg-other"], "rent"],
  [
    "EU/FR",
    "fr",
    "Il faut gagner sa vie et être de nationalité française pour postuler.",
    ["fr-discrimination"],
    "rent",
  ],
  ["EU/FR", "fr", "Être de nationalité française pour postuler.", ["fr-discrimination"], "rent"],
  ["EU/FR", "fr", "Toutes les nationalités sont les bienvenues.", [], "rent"],
  ["EU/FR", "fr", "Devenez propriétaire pour 690 € par mois, taux de 2,9 %.", ["fr-credit"]],
  ["EU/FR", "fr", "Le propriétaire paie 690 € par mois de charges.", []],
  ["UK", "en", "Would ideally go to a mature professional lady, she'll keep it tidy.", ["uk-equality"], "rent"],
  ["UK", "en", "Would ideally go to auction in May.", [], "rent"],
  ["UK", "en", "Three other buyers are lined up, so offer by tonight or lose it for good.", ["uk-false-urgency"]],
  ["UK", "en", "Please offer by Friday or ask for more time.", []],
  ["AU", "en", "The best beach home in all of Australia.", ["au-superlative"]],
  ["JP", "ja", "七十歳を過ぎたおひとり暮らしの方には貸せません。", ["jp-discrimination"]],
  ["JP", "ja", "七十歳を過ぎた大家が一階に住んでいます。", []],
];

it.each(said)("%s %s: %s -> %j", (market, language, text, rules, deal) => {
  const context = deal ? { deal } : {};
  const found = new Set(check({ market, language, text, context }).map(({ rule }) => rule));
  expect([...found]).toEqual(rules);
});

const warned: readonly (readonly [market: string, language: string, text: string, rule: string])[] = [
  ["KR", "ko", "융자 없음", "kr-no-lien"],
  ["KR", "ko", "융자금 없음. 등기사항증명서로 확인하시기 바랍니다.", "kr-no-lien"],
];

it.each(warned)("%s %s: %s only warns, and asks", (market, language, text, rule) => {
  const found = check({ market, language, text });
  expect(found.map((each) => [each.rule, each.severity])).toContainEqual([rule, "warn"]);
});
