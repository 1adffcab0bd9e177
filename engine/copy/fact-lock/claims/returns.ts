/** Money a home is to earn or to keep: yields in figures and in words, no fear of a fall, a price said to be below the market. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { type Fields, linesOf, patterns } from "./reading/frames.ts";

const number: Fields = {
  zh: "[\\d.]{1,5}|[一二三四五六七八九十两百]{1,4}",
  en: "[\\d.]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|double-digit",
  ja: "[\\d.]{1,5}|[一二三四五六七八九十]{1,3}",
  ko: "[\\d.]{1,5}|[일이삼사오육칠팔구십]{1,2}",
  fr: "[\\d,.]{1,5}|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix",
  de: "[\\d,.]{1,5}|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn",
};

/** What is earned: always to be stated. */
const earned = patterns({
  zh: `(?:年化|回报率?|收益率?|租售比|租金回报|投资回报|净收益|利润)[^，。；！,.;!?\\n]{0,8}(?:${number.zh})(?:%|个?点|成|厘|个百分点)|百分之(?:${number.zh})的?(?:回报|收益)|(?:${number.zh})(?:%|个?点|成)的?(?:年化|年?回报|年?收益|租金回报)|(?:${number.zh})年(?:就能|即可|可以?|能)?(?:回本|收回(?:成本|房款))|(?:出租|租出去|放租|做民宿|收租)[^。；！.;!?\\n]{0,14}(?:赚|回本|收入|盈余|进账|倒贴不|够还|抵月供)|(?:租金|房租)(?:收入)?[^，。；！,.;!?\\n]{0,8}(?:够还|足够|抵得?上|能抵|能还|超过|覆盖)[^，。；！,.;!?\\n]{0,6}(?:贷款|房贷|月供|按揭)|一年(?:能|可以?)?(?:收|赚)[^，。；！,.;!?\\n]{0,8}(?:租|万)`,
  en: `(?:yield|return|roi|cap rate|profit|gain)s?(?: \\p{L}+){0,4} (?:of |at |around |about |near )?(?:${number.en})(?:\\.\\d)? ?(?:%|per ?cent|percent)|(?:${number.en}) ?(?:%|per ?cent|percent)(?: \\p{L}+){0,2} (?:yield|return|roi|profit|net|gross|a year|per year|per annum|p\\.a\\.)(?! (?:rise|increase|deposit|fee|tax))|(?:yields?|returns?|earns?|brings in|pays|nets|grosses)(?: you)? (?:a |an |around |about |some )?(?:\\p{L}+ ){0,2}?(?:${number.en}) ?(?:%|per ?cent|percent)|(?:rent|rental income|letting)(?: \\p{L}+){0,3} (?:covers?|pays|would pay|will pay|exceeds?) (?:the |your )?(?:\\p{L}+ )?(?:mortgage|costs|loan|instal?ments?)|(?:pays?|earns?) (?:for )?(?:itself|its (?:keep|way))|pay(?:s|ing)? back (?:in|within)|healthy (?:yield|return)s?|strong (?:rental )?(?:yield|return)s?|(?:high|excellent|great|attractive) (?:rental )?(?:yield|return)s?|cash[- ]?flow positive|positive cash ?flow|money[- ]?maker`,
  ja: `(?:利回り|収益率|リターン|運用益)[^。、,!?\\n]{0,8}(?:${number.ja})(?:\\.\\d)?(?:%|パーセント|分|割)|(?:年|表面|実質)?(?:${number.ja})(?:%|パーセント|割)(?:の|程度の|ほどの)?(?:利回り|収益|リターン|運用)|(?:高|好)(?:利回り|収益)|(?:家賃|賃料)(?:収入)?(?:で|だけで)[^。、,!?\\n]{0,10}(?:ローン|返済)[^。、,!?\\n]{0,8}(?:まかなえ|払え|賄え|返せ)|(?:${number.ja})年で(?:元が取れ|回収)|貸せば[^。!?\\n]{0,14}(?:収入|儲|利益|稼)|(?:民泊|賃貸|貸し出し)[^。!?\\n]{0,12}(?:で稼|の収入が|で利益|で儲)`,
  ko: `(?:수익률?|이율|임대 ?수익|투자 ?수익)[^.!?\\n]{0,8}(?:${number.ko})(?:\\.\\d)? ?(?:%|퍼센트|프로)|(?:연|월)? ?(?:${number.ko}) ?(?:%|퍼센트|프로)(?:의|대|대의|짜리|는|은)? ?(?:수익|이익|임대 ?수익|남|거뜬|나옵|벌)|(?:고|높은) ?수익|(?:월세|임대료|세)(?:로|만으로|를 ?받아)[^.!?\\n]{0,10}(?:대출|이자|원리금)[^.!?\\n]{0,8}(?:갚|충당|내고|감당)|(?:${number.ko})년(?:이면|안에|만에)? ?(?:본전|회수)|(?:세|임대)(?:를|로)? ?(?:놓으면|주면|돌리면)[^.!?\\n]{0,16}(?:벌|남|수입|수익)`,
  fr: `(?:rendement|rentabilité|rapport|retour sur investissement)s?(?: \\p{L}+){0,4} (?:de |d['’]environ |autour de |à |proche de )?(?:${number.fr}) ?(?:%|pour cent)|(?:${number.fr}) ?(?:%|pour cent)(?: de| d['’])?(?: \\p{L}+)? ?(?:rendement|rentabilité|nets?|bruts?|par an|l['’]an|de rapport)(?! (?:de hausse|d'intérêt))|(?:rapporte|rapporterait|rapportera|génère)(?: \\p{L}+){0,3} (?:${number.fr}) ?(?:%|pour cent|€|euros)|(?:le loyer|les loyers|la location)(?: \\p{L}+){0,3} (?:rembours\\p{L}+|couvr\\p{L}+|pai\\p{L}+|financ\\p{L}+)|(?:belle|bonne|forte|excellente|haute) (?:rentabilité|rendement)|(?:bon|fort|excellent|beau) rendement|amortie? en|s['’]autofinance\\p{L}*`,
  de: `(?:Rendite|Ertrag|Verzinsung|Mietrendite)(?: \\p{L}+){0,4} (?:von |um die |rund |etwa |ca\\. |bei )?(?:${number.de}) ?(?:%|Prozent)|(?:${number.de}) ?(?:%|Prozent)(?: \\p{L}+)? ?(?:Rendite|Ertrag|Mietrendite|im Jahr|jährlich|p\\. ?a\\.|netto)(?! (?:Erhöhung|Zins))|(?:bringt|wirft|erwirtschaftet|erzielt)(?: \\p{L}+){0,3} (?:${number.de}) ?(?:%|Prozent)|Miete(?:innahmen)?(?: \\p{L}+){0,3} (?:deck(?:t|en)|trägt|tragen|zahl(?:t|en)|finanzier\\p{L}+)(?: \\p{L}+){0,2} (?:Kredit|Rate|Raten|Darlehen|Finanzierung)|trägt sich(?: \\p{L}+){0,2} (?:selbst|von allein)|(?:hohe|gute|starke|schöne|attraktive)[rn]? (?:Miet)?[rR]endite|Renditeobjekt|amortisiert sich`,
});

/** What its worth will do: no listing can say it. */
const kept = patterns({
  zh: "(?:不用|不必|无需|没有|不)(?:担心|怕|愁|惧)[^，。；！,.;!?\\n]{0,6}(?:跌|贬值|降价|缩水|亏|砸手|卖不(?:掉|出)|脱手)|(?:跌|贬|亏)不(?:了|下来|到)|(?:不会|不可能|永远不|绝不)(?:再)?(?:跌|贬|掉价|缩水|亏)|(?:抗跌|保值|升值|增值(?!税)|坚挺|潜力(?:大|股|十足|巨大|无限)|升值空间|钱景|前景(?:看好|广阔|可期))|(?:早买早|买到就是|入手即|闭眼)(?:赚|涨|入|买)|(?:明年|过几年|几年后|转手|脱手|将来)[^，。；！,.;!?\\n]{0,6}(?:翻|赚|涨|值钱|升|高价)|(?:低于|比)(?:市场|市价|同类|周边|评估)[^，。；！,.;!?\\n]{0,5}(?:价|便宜|低|划算)|(?:捡漏|笋盘|白菜价|跳楼价|地板价|超值|骨折价|抄底|洼地)|(?:租得|卖得|出手|转手|租客)(?:很|特别)?(?:快|容易|抢手)|(?:租金|房租|租价|月租|房价|身价|价格)(?:以后|今后|未来|将来)?(?:也)?(?:只会|只|一路|年年|逐年|每年都?|稳步|肯定|必然|一定|会一直)(?:会|往|向|是)?(?:上)?(?:走|涨|升|加|高|多)|(?:从来|从|一直)?不缺(?:租客|买家|人租)",
  en: "(?:no|without|never any|zero|little) (?:fear|risk|danger|chance|worry|worries) (?:of |that |about )(?:\\p{L}+ ){0,4}?(?:fall|falling|drop|loss|losing|decline|depreciat\\p{L}*|down|dip|vacanc\\p{L}+|void)|(?:won['’]t|will not|will never|can['’]t|cannot|never) (?:\\p{L}+ ){0,2}?(?:fall|drop|lose|depreciate|decline|go down|disappoint your bank)(?: in)?(?: (?:value|price|worth|money))?|(?:recession|inflation|crisis)[- ]proof|(?:hold|keep|retain)s? (?:its|their) (?:value|price|worth)|(?:future|growth|upside|capital) (?:growth|potential|appreciation|gains?)|appreciat(?:ion|es?|ing)(?= |,|\\.)|(?:below|under) (?:the )?(?:market|going|asking|valuation)(?: (?:value|price|rate|level))?|bargain|steal|undervalued|underpriced|a snip|worth (?:far |much |a lot )?more than|instant equity|nest egg|gold ?mine|before (?:prices|rents|values) (?:rise|climb|go up|jump|take off)|prices? (?:here )?(?:will|are set to|are bound to|keep|are) (?:only )?(?:ris\\p{L}+|climb\\p{L}*|go\\p{L}* up|jump\\p{L}*|soar\\p{L}*)|tenants? (?:queue|are queuing|never (?:hard|far))|(?:lets?|rents?|sells?) (?:itself|themselves|within days|in days|fast|like hot cakes)|up[- ]and[- ]coming|money in the bank",
  ja: "(?:値下がり|下落|目減り|値崩れ|空室|価格下落|暴落)(?:の)?(?:心配|不安|リスク|恐れ|懸念|可能性)?(?:は|も|が|する心配は|することは)?(?:な(?:い|く|し)|ありません|ございません|ゼロ|無用|いりません|とは無縁|考えられません)|(?:値下がり|値崩れ|下落)(?:し(?:ない|ません|にくい|づらい))|(?:価格|価値|資産価値|地価)[^。、,!?\\n]{0,8}(?:下がら|落ち(?:ない|ません|にく)|維持|保た|上が|上昇|伸び|期待)|資産(?:性|価値)(?:が|の|も|は|として)?(?:高|抜群|十分|安心|魅力|期待)|(?:将来|売却|転売)(?:時)?[^。、,!?\\n]{0,8}(?:高値|利益|値上|有利|期待でき)|(?:相場|市場価格|市価)(?:より|を)(?:\\p{L}{0,6})?(?:安|下回|お得|割安)|(?:契約)?更新(?:の)?(?:たび|ごと|毎)に[^。、\\n]{0,8}(?:上が|値上|増え)|割安|お買い得|掘り出し物|破格|(?:借り手|買い手|入居者)(?:に|が|も)?[^。、,!?\\n]{0,4}(?:困ら|すぐ|絶え|途切れ)|投資(?:にも|用にも|としても)(?:最適|おすすめ|◎|向)|値上がり(?:が|も)?(?:見込|期待|確実|狙)",
  ko: "(?:떨어질|내릴|하락|빠질|손해|손실|공실|깡통)[^.!?\\n]{0,6}(?:걱정|염려|위험|리스크|일|우려|가능성)(?:은|이|도|일랑)? ?(?:없|제로|안 ?하|마세요|뚝)|(?:하락|손해|손실) ?(?:걱정|위험|리스크)? ?(?:없|제로)|(?:값|가격|가치|시세|집값)(?:이|은|는|가|도)? ?(?:절대 ?)?(?:안 ?(?:떨어|내려|빠)|떨어지지 ?않|내려가지 ?않)|(?:오를|뛸) ?(?:일만|수밖에|자리|지역|동네|것)|(?:가치|시세|집값)(?:이|가)? ?(?:오르|상승|뛰)|(?:시세|주변|시가|감정가|호가)(?:보다|대비|에 ?비해)[^.!?\\n]{0,6}(?:싸|저렴|낮|착)|(?:재계약|갱신)(?: ?때)?(?:마다|할 ?때마다) ?(?:오르|올라|인상)|(?:월세|임대료|전세|시세|집값)[^.!?\\n]{0,8}(?:오르기만|계속 ?오|꾸준히 ?오|내려간 ?적|우상향)|급매(?!입)|헐값|저평가|알짜|(?:세입자|임차인)(?:가|는)? ?(?:줄|금방|바로|끊이지)|투자(?:용|처|로도?|가치)(?:로|도|가)?[^.!?\\n]{0,6}(?:좋|최고|딱|제격|높|손색)|(?:되팔|팔) ?때[^.!?\\n]{0,8}(?:비싸|이익|남|유리)",
  fr: "(?:aucune?|pas de|sans|zéro|nulle?) (?:crainte|risque|danger|inquiétude|souci)s? (?:de |d['’]|à )(?:\\p{L}+ ){0,4}?(?:baisse|perte|perdre|décote|chute|dévaloris\\p{L}*|moins-value|vacance\\p{L}*)|ne (?:peut|peuvent|va|vont|risque|risquent) (?:que |pas (?:de )?)(?:\\p{L}+ ){0,2}?(?:mont\\p{L}+|grimp\\p{L}+|augment\\p{L}+|baiss\\p{L}+|perdre|décoter|prendre de la valeur)|ne (?:baisse|perd|décote)(?:ra|ront)? (?:pas|jamais)|valeur (?:refuge|sûre|patrimoniale|d['’]avenir)|(?:prendra|prend|gagnera|prenne) (?:vite |encore |bientôt )?de la valeur|plus-value|(?:en dessous|au-dessous|sous) (?:du|le|des) (?:prix (?:du )?marché|marché|cote|prix du quartier|estimations?)|(?:bonne|belle|excellente) affaire|à saisir|sous-évaluée?|(?:avant que|tant que) les (?:prix|loyers)|les (?:prix|loyers) (?:\\p{L}+ )?(?:mont\\p{L}+|grimp\\p{L}+|flamb\\p{L}+|vont)|se (?:loue|louera|revend|revendra)(?: \\p{L}+)? (?:facilement|vite|tout(?:e)? seule?|en quelques jours|sans peine|sans difficulté)|potentiel (?:locatif|de valorisation|de plus-value)|locataires? (?:assuré|garanti|à la porte)s?|investissement (?:idéal|locatif|malin)",
  de: "(?:keine|ohne|kein|null)(?:e|n|r)? (?:Angst|Sorge|Risiko|Gefahr|Furcht)(?:en)? (?:vor|um|von|eines|auf)(?: \\p{L}+){0,4}? (?:Verlust\\p{L}*|Wertverlust\\p{L}*|Preisverfall\\p{L}*|Fall|fallend\\p{L}*|Leerstand\\p{L}*|Preisrückgang\\p{L}*)|(?:Werte?|Preise?|Mieten?) (?:fällt|fallen|sinkt|sinken)(?: \\p{L}+){0,3} (?:nie|niemals|nicht|kaum)|verlier(?:t|en)(?: \\p{L}+){0,2} (?:nie|niemals|nicht|kaum) (?:mehr )?(?:an )?Wert|(?:Wert|Preis)(?:steigerung|zuwachs|potenzial|stabilität|entwicklung)\\p{L}{0,3}|(?:Wertsteigerungs|Entwicklungs|Rendite|Steigerungs)potenzial|im Wert (?:steig\\p{L}+|gewinn\\p{L}+|zuleg\\p{L}+)|an Wert (?:gewinn\\p{L}+|zuleg\\p{L}+|verlier\\p{L}+)|unter (?:dem )?(?:Markt(?:wert|preis|niveau)?|Verkehrswert|Wert|Preisniveau)|Schnäppchen|unterbewertet|(?:die )?(?:Preise|Mieten)(?: \\p{L}+){0,3} (?:steigen|klettern|anziehen)|bevor (?:die )?(?:Preise|Mieten)|(?:findet|finden)(?: \\p{L}+){0,3} (?:sofort|immer|schnell|leicht)(?: \\p{L}+){0,2} (?:Mieter|Käufer)|Mieter (?:finden sich|stehen Schlange)|(?:sichere|krisenfeste|inflationssichere)[rsn]? (?:Wert|Hafen|Investition|Investment|Altersvorsorge)|als (?:Kapitalanlage|Investment|Altersvorsorge) (?:ideal|perfekt|bestens|geeignet)",
});

const rate =
  /yield|利回り|수익률|rendement|rentabilit|Rendite|回报率|rentabilidad|rendimento|rental income|Kaltmiete|ROI/iu;
const states = remembered((corpus) => linesOf(corpus).some((line) => rate.test(line) && /\d/u.test(line)));
const marketWords =
  /捡漏|低于市场|below market|bargain|割安|급매|à saisir|bonne affaire|Schnäppchen|unter Marktwert|chollo|oportunidad/iu;

/** "Nobody can promise that prices rise", a question, a rent that follows an index. */
const unpromised =
  /(?:谁也|没人|无法|不能|不敢|不承诺|不保证|不谈|不说)[^，。,]{0,16}$|(?<!\p{L})(?:nobody|no one|cannot|can['’]t|nor|not|never|don['’]t) (?:\p{L}+ ){0,4}$|(?<!\p{L})(?:personne|ne|n['’])[^.;]{0,24}$|(?<!\p{L})(?:niemand|nicht|keiner|weder)[^.;]{0,24}$/iu;
const unpromisedBehind =
  /^[^。.!！\n]{0,16}(?:とは(?:言|申|限|約束)|保証(?:は|でき)|わけでは|(?:지는|을|를|다고|은) ?(?:장담|보장|약속|말)[^.]{0,4}(?:않|못|없)|(?:can|is|are)? ?not (?:promised|guaranteed)|[?？]|谁也|无人能|没人能|kann niemand|weiß niemand|personne ne)/iu;
const indexed =
  /index|指数|(?<!\p{L})fees?(?!\p{L})|commission|provision|honoraires|수수료|手数料|佣金|中介|tax|税|세금|Steuer|staffel|连动|연동|irl(?!\p{L})|deposit|定金|首付|保証会社|保证金|手付|계약금|대출 ?이자|Kredit|Zins|interest rate/iu;

/** Promises of return, of value and of bargains in `text` that no line of `corpus` bears out. */
export function returnsWithoutSource(text: string, language: CopyLanguage, corpus: string): Span[] {
  const found = [
    ...(states(corpus) ? [] : text.matchAll(earned[language])),
    ...(marketWords.test(corpus) ? [] : text.matchAll(kept[language])),
  ];
  return found
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start }) => !unpromised.test(text.slice(Math.max(0, start - 28), start)))
    .filter(({ end }) => !unpromisedBehind.test(text.slice(end, end + 24)))
    .filter(({ start, end }) => !indexed.test(text.slice(Math.max(0, start - 24), end + 16)));
}
