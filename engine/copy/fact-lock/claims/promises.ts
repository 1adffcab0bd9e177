/** What no listing can promise: that a home gains in value, lets itself, or earns for certain. */
import type { CopyLanguage } from "#contract/copy";
import { mannerAt } from "#engine/statements/manner";
import type { Span } from "#engine/text/span";

const anywhere = (source: string): RegExp => new RegExp(source, "giu");
const words = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})`, "giu");

const promises: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: anywhere(
    "(?:房价|地价|价格|价值|租金|房租|行情|身价|资产|这里|片区|板块)[^，。；！\\n]{0,10}(?:还会|还要|只会|一定|必定|肯定|将会|会|将|持续|不断|逐年|年年|稳步|继续|必然)[^，。；！\\n]{0,4}(?:涨|升|增|翻倍|翻番|走高|上扬)|(?:必|稳|只|看|年年|逐年|还会|还要|肯定|一定)(?:会|要)?(?:涨|升值|增值|赚)|(?:不会|不怕|不用怕)(?:跌|贬值|亏|砸手里)|只涨不跌|稳赚|包赚|升值(?:空间|潜力|可期|在望|快|预期)|增值(?:空间|潜力|可期)|保值|抗跌|(?:回报|收益|租金)(?:率)?(?:都|非常|很|十分)?(?:稳定|有保障|有保证|可观|稳)|不愁(?:租|卖|转手|出租|没人)|(?:不会|不用担心|零|没有)空置|转手(?:容易|就赚|即赚|不难)|(?:租金|租)(?:足以|足够|够|能|完全)?(?:覆盖|抵)(?:月供|房贷)|以租养(?:贷|房)|投资(?:首选|佳品|优选|稳健|不亏)|潜力股|价值洼地|硬通货|优质资产|稳(?:健|妥)的?(?:投资|资产)",
  ),
  en: words(
    "(?:values?|prices?|rents?|worth|equity|investments?|area|neighbou?rhood|market)\\b[^.;!?\\n]{0,34}?(?:will|keeps?|set to|bound to|sure to|going to|certain to|always|only ever|every year|each year|can only)[^.;!?\\n]{0,16}?(?:ris(?:e|es|ing)|grow|growing|climb|climbing|go up|going up|increas\\p{L}*|appreciat\\p{L}*|doubl\\p{L}*)|(?:sure|certain|guaranteed|bound|set|destined) to (?:appreciate|rise|increase|gain|grow|go up|double)|(?:prices?|values?|rents?)(?: \\p{L}+){0,2} (?:only|have only|just|always) (?:go|gone|goes|going|know)[^.;\\n]{0,16}up|(?:can't|cannot|won't|never) (?:lose|go wrong|lose value|lose money)|(?:safe|solid|sound|smart|secure|risk-free) (?:bet|investment|asset|haven|place for your money)|(?:guaranteed|assured|secure|stable|steady) (?:\\d[\\d.,]*% ?)?(?:returns?|yields?|income|rent|rental income)|(?:return|yield)s? (?:is |are )?(?:guaranteed|assured)|guaranteed \\d|no (?:voids?|vacanc(?:y|ies))|(?:void|vacancy)[- ]free|never (?:stands? |sits? )?(?:empty|vacant)|(?:re-?sells?|lets|rents) (?:itself|easily|in days|in no time)|resale (?:is |will be )?(?:easy|a breeze|risk-free)|(?:would|will|soon) (?:soon |quickly )?(?:repay|pay) (?:you|itself)|(?:sure|certain|easy|guaranteed) (?:profit|gain)|holds? (?:its|their) value|pays for itself|appreciat(?:es|ing) (?:asset|every|each|year)|good (?:long-term )?investment",
  ),
  ja: anywhere(
    "(?:価値|価格|地価|家賃|賃料|資産|相場|人気)(?:が|は|も|の)?[^。、\\n]{0,14}(?:上が(?:る|り|って|ります)|上昇|伸び|高ま(?:る|り|って)|高騰|右肩上がり|落ちな|落ちにく|下がらな|下がりにく|目減りし(?:ない|ませ|にく))|値上がり(?:が|は|も)?(?:確実|期待|必至|見込|間違い)|値上がりする|資産性|空室(?:リスク|の心配|率)?(?:が|は|も)?(?:なし|なく|ない|ゼロ|ありません|低い)|(?:安定|確実)(?:した|な|に)?(?:収益|利回り|収入|運用|投資|家賃)|損(?:を|は)?(?:しない|しません|なし)|必ず(?:儲|値上)|将来性(?:抜群|も高|が高|も十分)|高く売れ|すぐに?(?:借り手|買い手)(?:が|も)?(?:つ|見つか)|(?:収益|利回り|家賃収入)(?:が|は|も)?(?:保証|確実|安定)|手堅い",
  ),
  ko: anywhere(
    "(?:집값|시세|가격|가치|월세|전세|임대료|땅값|몸값)(?:이|은|가|는|도|를)?[^.!?\\n]{0,14}(?:오르|오를|올라|오른|오릅|상승|뛰|뛸|불어)|오를 ?(?:일만|수밖에|겁니다|거예요)|(?:떨어|내려)[질갈] ?(?:일|걱정|염려)(?:이|은|도)? ?없|공실[^.!?\\n]{0,8}(?:없|제로|걱정)|(?:안정적인?|확실한|꾸준한|든든한) ?(?:수익|임대|투자|월세)|수익률?(?:이|은|을|도)?[^.!?\\n]{0,6}(?:보장|확실|거뜬|안정)|투자 ?가치|시세 ?차익|환금성|되팔[^.!?\\n]{0,10}(?:쉽|유리|남)|\\d% ?(?:는|은|이상|정도)? ?(?:거뜬|보장|확정)|미래 ?가치|호재|(?:임대료|월세|임대)[^.!?\\n]{0,24}(?:남습|남아|남는|벌)",
  ),
  fr: words(
    "(?:valeur|prix|loyers?|cote|bien|quartier|secteur|marché|investissement|mise)(?!\\p{L})[^.;!?\\n]{0,34}?(?:va|vont|ne (?:fera|feront|cesse|peut|peuvent)|continue\\p{L}*|prend|prendra|prennent|gagne\\p{L}*|chaque année|d'année en année)[^.;!?\\n]{0,24}?(?:valeur|augment\\p{L}*|grimp\\p{L}*|mont(?:er|e|ent|era)|hausse|progress\\p{L}*|croître|valoris\\p{L}*)|(?:rendement|rapport|loyer|revenu|rentabilité)s?(?: locatifs?)?(?: est| sont)? (?:garantie?s?|assurée?s?|sûre?s?|stables?)|(?:placement|investissement|achat|valeur|actif) (?:sûre?|sans risque|garantie?|refuge|rentable|d'avenir|gagnante?|solide|malin)|plus-value (?:assurée|garantie|à la clé|certaine|future)|(?:revente|relocation|location)[^.;\\n]{0,16}(?:facile|assurée|sans risque|garantie|immédiate)|(?:sans|aucune?|zéro) (?:risque de )?vacance|vacance (?:locative )?(?:nulle|inexistante|zéro)|jamais vide|ne perd(?:ra)? (?:pas|jamais) de (?:sa )?valeur|s'autofinance|bon investissement",
  ),
  de: words(
    "(?:Werte?|Preise?|Mieten?|Kaufpreise?|Immobilienpreise|Lage|Immobilie|Wohnung|Haus|Viertel|Quadratmeterpreise?)(?!\\p{L})[^.;!?\\n]{0,44}?(?:steig(?:t|en|ert)|wächst|wachsen|zulegen|klettern|höher liegen|an Wert gewinn\\p{L}*)|Wertsteiger\\p{L}*|Wertzuwachs|wertstabil\\p{L}*|wertbeständig\\p{L}*|krisen(?:sicher|fest)\\p{L}*|(?:sichere|solide|gute|kluge|lohnende|risikolose)[rns]? (?:Geld|Kapital|Wert)?[aA]nlage|(?:sichere|garantierte|stabile|feste|verlässliche)[rn]? (?:Renditen?|Mieteinnahmen?|Einnahmen?|Erträge?|Miete)|(?:Rendite|Miete|Ertrag) (?:ist )?(?:garantiert|sicher)|ohne (?:Leerstands|Ausfall|jedes )?[rR]isiko|kein(?:e|en)? Leerstand\\p{L}*|nie leer|(?:lässt|verkauft|vermietet) sich[^.;\\n]{0,10}(?:leicht|schnell|jederzeit|problemlos|von selbst)|Wiederverkauf[^.;\\n]{0,14}(?:leicht|problemlos|sicher|lohn)|Betongold|(?:sichere[rnm]?|garantierte[rnm]?) Gewinn|verliert (?:nie|nicht|keinen)(?: an)? Wert|zahlt sich[^.;\\n]{0,6} aus",
  ),
};
/** A rent that follows an index or steps is a term of the lease. */
const terms = /index|指数|indexé|staffel|연동|irl(?!\p{L})|스텝/iu;

const denied =
  /(?:不|没|无法|未|别|谁也|(?<!\p{L})(?:no|not|nobody|never|without|kein\p{L}*|nicht|niemand|ne|pas|aucune?|personne|rien)(?!\p{L})|n't)[^.;!?。！？\n]{0,14}$/iu;
const negated =
  /ません|ではな|わけではな|とは限|保証はな|않습|않아|아닙|없습니다|(?<!\p{L})(?:n'est pas|ist nicht|is not|isn't)(?!\p{L})/iu;

/** Promises of value, of income and of easy letting in `text`. */
export const promisesOfValue = (text: string, language: CopyLanguage): Span[] =>
  [...text.matchAll(promises[language])]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    // "Nobody promises that prices rise": the denial stands before. What follows may be part of the promise (稳赚不赔).
    .filter(({ start }) => !denied.test(text.slice(Math.max(0, start - 22), start)))
    .filter(({ start, end }) => {
      const { asked, counsel, possible } = mannerAt(text, language, start, end);
      return (
        !asked &&
        !counsel &&
        !(
          possible &&
          /^(?:zh|ja|ko)$/u.test(language) &&
          /如果|若|なら|たら|라면/u.test(text.slice(Math.max(0, start - 20), end))
        )
      );
    })
    .filter(({ start, end }) => !terms.test(text.slice(Math.max(0, start - 40), end + 40)))
    .filter(({ start, end }) => !negated.test(text.slice(start, end + 16)));
