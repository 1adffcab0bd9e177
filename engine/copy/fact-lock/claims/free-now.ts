/** The words of six languages for a home that stands empty or can be moved into at once. */
import { type Fields, patterns } from "./reading/frames.ts";

const soon: Fields = {
  zh: "现在|目前|眼下|当下|今天|今日|今晚|明天|当天|当日|即刻|即时|即日|立即|立刻|立马|马上|随时|本周|这周|这个周末|下周|本月|这个月|签完?约?(?:就|即|后(?!\\s?[\\d一二两三四五六七八九十]))|交完钱|付款(?:后|即)|直接|分分钟",
  en: "now|right now|right away|straight away|straightaway|immediately|at once|today|tonight|tomorrow|this (?:week|weekend|month)|next week|instantly|without (?:delay|waiting)|from day one|any ?time|whenever (?:you (?:like|want|wish)|suits)|the same day|same[- ]day|as soon as you (?:sign|like|want)|on signing|the moment you sign",
  ja: "今すぐ|いますぐ|(?<!入居後)すぐ(?:に(?:でも)?|さま)?|ただちに|直ちに|即日?|即時|本日|その日(?:のうち)?|今日|明日|今週|来週|今月|当日|契約当日|ご?契約後すぐ|いつでも|いつからでも|随時|好きなときに",
  ko: "지금|현재|바로|곧바로|즉시|즉각|당장|오늘|내일|당일|언제든(?:지)?|언제라도|아무 ?때나|이번 ?(?:주|달)|다음 ?주|원하(?:는|시는) ?날",
  fr: "immédiate?(?:ment|s)?|immédiat|tout de suite|de suite|dès (?:maintenant|aujourd['’]hui|à présent|demain|ce (?:mois|week-end|soir)|cette semaine|la signature|votre signature)|sans (?:attendre|délai|attente)|à tout moment|quand (?:vous|tu) (?:voulez|veux|le souhaitez)|aujourd['’]hui|sur-le-champ|le jour même|à présent|instantanée?",
  de: "sofort(?:ige[rsnm]?)?|ab sofort|jederzeit|umgehend|unverzüglich|prompt|gleich|heute(?: noch)?|morgen|ab heute|noch (?:heute|diese Woche|diesen Monat)|(?:direkt|gleich|sofort) nach (?:Unterschrift|Vertragsabschluss|Unterzeichnung)|schon (?:jetzt|heute|morgen)|jetzt|ohne Wartezeit|am selben Tag|wann (?:Sie|du|ihr) (?:wollen|willst|wollt|möchten|möchtest)",
};
const move: Fields = {
  zh: "入住(?!后)|搬(?:进去?|进来|入|过来|家)|住进(?:去|来)?|就住|能住|可住|交房|交付|交钥匙|交接|拿钥匙|收房|起租|接手|开住",
  en: "mov(?:e|ing) (?:straight |right )?in(?:to)?|move-in|available|vacant|free|(?:ready|yours) (?:for you|to (?:go|move in|occupy|live in))|occup(?:y|ied|ation|ancy)|possession|handover|hand over|keys|the keys|entry|unpack|take over|take the keys|settle in",
  ja: "ご?入居|お?引き?渡し|引き?渡せ|引っ越|住め|住み始め|住んで|お住まい|鍵(?:の|を|は)?(?:お)?渡|お渡し|明け渡|住んでいただけ",
  ko: "입주|이사|들어(?:오|와|가|갈|올)|입실|거주|열쇠|키를 ?(?:받|드)|인도|짐(?:을)? ?(?:풀|넣|들)|살(?: ?수| ?기 ?시작)|비워",
  fr: "libre|disponible|emménage[rz]?|emménagement|entre[rz]|entrée(?: dans les lieux)?|installe[rz](?:-vous)?|occuper|habiter|(?:remise des |les |vos )?clés|pose[rz] (?:vos|ses|tes) (?:cartons|valises|meubles)|jouissance|livré|livraison|disponibilité|remise",
  de: "einziehen|einzuziehen|Einzug|bezugsfertig|bezugsfrei|beziehbar|bezogen|beziehen|frei|verfügbar|Verfügbarkeit|Übergabe|übergeben|Schlüssel|Schlüsselübergabe|übernehmen|zu haben|bewohnbar",
};
const label: Fields = {
  zh: "(?:入住|交房|交付|起租|可入住)(?:时间|日期)?",
  en: "(?:available|availability|move[- ]in(?: date)?|possession|occupancy|entry|handover|vacancy)",
  ja: "(?:入居|引き?渡し)(?:可能)?(?:日|時期)?",
  ko: "(?:입주|이사|인도)(?: ?가능)?(?:일|시기|날짜)?",
  fr: "(?:disponibilité|disponible|libre|entrée|jouissance|libération)",
  de: "(?:frei|verfügbar|bezug|einzug|bezugsfrei|übergabe)(?: ab)?",
};

const frame = (language: keyof Fields, gap: string, far: number): string => {
  const [when, what] = [soon[language], move[language]];
  const between = `${gap}{0,${far}}?`;
  return `(?:${when})${between}(?:${what})|(?:${what})${between}(?:${when})|(?:${label[language]})\\s?[:：]\\s?(?:${when})`;
};
const han = "[^，。；！？,.!?;\\n\\d]";
const latin = "(?: [\\p{L}'’-]{1,14})";
/** Said of moving in at once, on any day, on the day of signing. */
export const moveAtOnce = patterns({
  zh: frame("zh", han, 6),
  en: `(?:${soon.en})${latin}{0,2}? (?:${move.en})|(?:${move.en})${latin}{0,4}? (?:${soon.en})|(?:${label.en}): (?:${soon.en})|(?:immediate|instant|prompt|same[- ]day) (?:vacant )?(?:possession|occupation|occupancy|move-in|availability|entry|handover)|no (?:wait|waiting) to move in|drop your bags|bring your (?:suitcase|bags) and`,
  ja: frame("ja", "[^、。！？!?\\n\\d]", 7),
  ko: frame("ko", "[^.!?,\\n\\d]", 8),
  fr: `(?:${soon.fr})${latin}{0,3}?,? (?:${move.fr})|(?:${move.fr})${latin}{0,3}?,? (?:${soon.fr})|(?:${label.fr}) ?: ?(?:${soon.fr})|possible (?:${soon.fr})`,
  de: `(?:${soon.de})${latin}{0,4}? (?:${move.de})|(?:${move.de})${latin}{0,4}? (?:${soon.de})|(?:${label.de}) ?: ?(?:${soon.de})|Sofort(?:bezug|einzug)|sofortbeziehbar`,
});

/** Said of a home in which nobody lives. */
export const standsEmpty = patterns({
  zh: "空置(?!率|期|成本|损失|风险|费|月)|空房(?!间|，没有床)|空着|(?:已经?)?(?:腾空|搬空|清空)|没(?:有)?人住|无人居住|无租客|没有租客|租客(?:已经?|早已?|早就)?(?:搬走|退租|搬离)|(?:房东|业主)(?:已经?|早已?|早就|都)(?:搬走|搬离|腾)|净房交付|不带租约|无租约",
  en: "(?:is|are|stands|standing|sits|sitting|lies|lying|now|currently|already|presently|been|offered|comes?|sold|delivered|handed over) (?:completely |already |currently |now |been |with )?(?:vacant|empty|unoccupied|tenant-free|untenanted)(?! until)|vacant possession|vacant and|no (?:sitting )?tenants?(?: in place)?|no ?(?:body|-one| one) (?:lives|is living)|(?:tenants?|owners?|sellers?|vendors?|occupiers?) (?:has|have) (?:already |just |long )?(?:left|moved out|gone|vacated)|standing empty|sits empty|free of tenants",
  ja: "空室(?!率|リスク|損|期間|時|分|対策|など|等|は?(?:を|も)?見込|や|・)|空き家|空き部屋|空いて(?:い(?:ます|る)|おり)|現空|(?:退去|引っ越し)(?:は)?(?:済み?|完了)|(?:誰|どなた)も(?:お)?住(?:んで|まいで)(?:い|は)?(?:ない|ません)|すでに(?:退去|転居)|入居者(?:は|が)?い(?:ない|ません)",
  ko: "공실(?!률|이나|과|이며|·|,| ?(?:기간|위험|리스크|손실|비용|률))|빈 ?집|비어 ?있(?!지)|비워 ?(?:져|둔|놓)|비워진|세입자(?:가|는|도)? ?(?:없|이미 ?(?:나|퇴))|임차인(?:이|은|도)? ?없|아무도 ?살지 ?않|(?:퇴거|이사) ?완료|이미 ?(?:이사|나갔|비웠)",
  fr: "(?:est|sont|reste|actuellement|déjà|désormais|logement|appartement|maison|bien|vendu|vendue|livré|livrée|remis|remise) (?:déjà |actuellement |désormais |entièrement )?(?:vides?|inoccupée?s?|vacante?s?|libérée?s?)(?! d['’e]| du| des| à| le)|libre de tou(?:t|te)(?: occupation| occupant| locataire| bail)?|sans (?:locataire|occupant)|plus de locataire|personne n['’]y (?:habite|vit)|vendue? libre|(?:locataire|propriétaires?|vendeurs?) (?:est|sont|a|ont) (?:déjà )?(?:partie?s?|quitté|déménagé)",
  de: "steht (?:derzeit |bereits |schon |zurzeit |aktuell )?leer|leerstehend\\p{L}{0,2}|leer stehend\\p{L}{0,2}|unbewohnt\\p{L}{0,2}|unvermietet|mieterfrei|ohne Mieter|niemand wohnt|keine Mieter|(?:bereits|schon|komplett) (?:geräumt|frei|leer)|(?:Mieter|Eigentümer|Verkäufer|Bewohner) (?:ist|sind) (?:schon |bereits |längst )?ausgezogen|frei von Mietern|frei übergeben|leer übergeben",
});
