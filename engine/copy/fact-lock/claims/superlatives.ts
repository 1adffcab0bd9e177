/** Ranks among other homes: the oldest in the village, the best plan of the house. Any superlative with something it is measured against. */
import type { CopyLanguage } from "#contract/copy";
import type { Span } from "#engine/text/span";
import { asserted } from "./reading/said.ts";

const ranks: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:全(?:城|市|村|镇|楼|小区|区|国|网|栋)|小区|整栋|楼里|片区|板块|本地|附近|周边|同类|市面上|市场上|整条街|这条街|镇上|村里|城里|同价位|同户型|区域|\p{Script=Han}{2,4}(?:(?<!资料|这套|房子|屋|家)[里内]|[省市区])(?! ?#))(?:里|内|中|上|范围)?(?:的)?[^，。！\n]{0,4}(?:最(?!喜欢|爱|怕|关心|在意|想|适合|近|后|多|少|新公|终)|唯一|独一|头一|第一(?!次|眼|间)|数一数二|绝无)/gu,
  en: /(?<!\p{L})(?:(?:the|its|our|\p{L}{2,20}['’]s) )?(?:(?:very )?(?:best|finest|oldest|largest|biggest|smallest|cheapest|quietest|sunniest|brightest|prettiest|loveliest|greenest|tallest|highest|grandest|nicest|warmest|safest)(?:-\p{L}{3,10})?|most \p{L}{4,14}|only|last)(?: \p{L}[\p{L}'’-]{1,14}){0,4}? (?:in|of|on|around|for|across) (?:the (?:whole |entire )?(?:building|street|road|block|village|town|city|market|neighbou?rhood|county|region|estate|development|area|district|line|country|terrace|row|postcode|price range)|this (?:price|street|village|building|part|price range)|its (?:class|kind|price range|street)|all of \p{Lu}|(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Saturday|Sunday)\b)\p{Lu}\p{Ll}{3,})/gu,
  ja: /(?:地域|町内?|街|市内?|区内?|村内?|県内?|エリア|沿線|建物|マンション|全棟|この界隈|界隈|周辺|同価格帯|日本|\p{Script=Katakana}{3,12}|\p{Script=Han}{2,4}(?:市|区|町|県|村))(?:内)?(?:で|に|の|中で)?(?:残る|ある|も)?(?:最(?!寄|近|後|終|新|初の|上階)|いちばん|一番|唯一|随一|屈指|No\.?1|トップクラス|トップの)/gu,
  ko: /(?:동네|단지|건물|지역|일대|마을|시내|이 ?근처|주변|같은 ?가격대?|[가-힣]{2,8}(?:에서|구에서|시에서|내에서))(?:에서|내에서|내|의|서)? ?[^.!?\n]{0,6}(?:가장|제일|최고|유일|최대|최저|최초|하나뿐|으뜸|손꼽)/gu,
  fr: /(?<!\p{L})(?:l[ea]s? (?:plus \p{L}{3,14}|meilleure?s?|seule?s?|unique|dernière?|toute dernière|mieux \p{L}{4,12})(?: [\p{L}'’-]{2,14}){0,3}?|(?:plus|mieux) \p{L}{3,14}) (?:du|de la|de l['’]|des|de tout(?:e)?|en|dans (?:le|la|l['’])|à|d['’])(?: |(?<=['’]))(?:(?:tout le|toute la) )?(?:village|ville|quartier|résidence|immeuble|rue|secteur|région|département|marché|pays|bourg|commune|hameau|coin|copropriété|gamme|\p{Lu}\p{Ll}{3,})/gu,
  de: /(?<!\p{L})(?:(?:der|die|das|den|dem|am|zum|zur) )?(?:[Bb]este[rnsm]?|[Ss]chönste[rnsm]?|[Gg]rößte[rnsm]?|[Ää]lteste[rnsm]?|[Rr]uhigste[rnsm]?|[Hh]ellste[rnsm]?|[Gg]ünstigste[rnsm]?|[Ss]onnigste[rnsm]?|[Hh]öchste[rnsm]?|[Ll]etzte[rnsm]?|[Ee]inzige[rnsm]?|begehrteste[rnsm]?|gepflegteste[rnsm]?|preiswerteste[rnsm]?)(?: [\p{L}-]{3,20}){1,3}? (?:im ganzen|in ganz|in der (?:ganzen )?(?:Stadt|Gegend|Straße|Siedlung|Anlage|Region|Umgebung|Nachbarschaft)|im (?:Haus|Viertel|Ort|Dorf|Kiez|Quartier|Umkreis|Stadtteil|Viertel)|am (?:Ort|Platz)|weit und breit|der (?:Stadt|Gegend|Straße|Siedlung|Anlage|Region)|des (?:Hauses|Viertels|Ortes|Dorfes)|von (?:ganz )?\p{Lu}|in \p{Lu})/gu,
};

/** Ranks in `text` for which `corpus`, the listing's texts, has no superlative of its own. */
export const ranksAmongHomes = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  asserted(text, language, ranks[language]).filter(({ words }) => !corpus.includes(words));
