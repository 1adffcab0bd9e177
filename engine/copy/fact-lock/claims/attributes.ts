/** What the listing says a thing has not: a roof over the parking, a conversion, a lift. The text must not give it. */
import type { CopyLanguage } from "#contract/copy";
import type { Span } from "#engine/text/span";
import { asserted } from "./reading/said.ts";

interface Attribute {
  /** The listing denies it. */
  readonly lacking: RegExp;
  /** The text gives it. */
  readonly given: RegExp;
}

const attributes: readonly Attribute[] = [
  {
    lacking:
      /屋根(?:は)?(?:なし|無)|uncovered|no roof over|open-air|露天|没有顶|无顶|non couvert|sans (?:abri|toit)|découvert|ohne Dach|nicht überdacht|지붕 ?(?:은 |이 )?없|옥외/iu,
    given:
      /(?<!没有|无)(?:带|有)(?:顶棚|雨棚|棚)|顶棚(?=的|车位)|室内车位|カーポート(?!は?(?:なし|無|あり?ません))|屋根付|屋根あり|ガレージ付|지붕 ?(?:있|달린)|실내 ?주차|(?<!\p{L})(?:covered (?:parking|space)|under cover|under a (?:double )?carport|carport|sheltered|couverte?s?(?= |,|\.)|(?:sous|avec) (?:un )?(?:abri|carport)|überdacht\p{L}*|unter (?:einem )?(?:Dach|Carport)|Carport)/giu,
  },
  {
    lacking:
      /non aménagé|nicht ausgebaut|nicht umgebaut|unconverted|not converted|untouched|未改装|未装修|未改造|没有装修|未仕上げ|미개조|손대지 ?않|à aménager|ausbaufähig|not converted|unfinished|non habitable|not (?:a )?habitable|kein Wohnraum|居室ではない|不可居住|不能住人/iu,
    given:
      /(?:直接|马上|立刻)(?:就)?(?:可以?|能)?(?:当|做|作)(?:客房|卧室|房间|民宿)|(?:四|第四|fourth|quatrième|vierte[sn]?) ?(?:间|个)?(?:卧室|bedroom|chambre|Schlafzimmer)|(?:已经?|早已|全部)(?:改造?|改建|装修)成|已(?:装修|改造)(?:好|完)|改装済み?|改造済み?|リノベーション済み?|居室として使え|(?:이미 |벌써 )[가-힣 ]{0,12}(?:고쳐|개조|바꿔|꾸며) ?(?:놓|두|놨|뒀|져)|(?<!\p{L})(?:(?:already |fully |newly )?converted (?:in)?to|(?:already|fully) (?:converted|fitted out|finished)|(?:déjà |entièrement )?aménagée?s? en|transformée?s? en|(?:bereits |schon |komplett )?(?:zur?|zum|als) \p{L}+ (?:aus|um)gebaut|(?:bereits|schon|komplett|voll) (?:aus|um)gebaut)/giu,
  },
  {
    lacking:
      /non chauffé|unheated|unbeheizt|nicht beheizt|无暖气|未接暖气|暖房(?:は)?(?:なし|無)|난방 ?(?:이 |은 )?(?:없|안)/iu,
    given:
      /(?<!非|未|无)带暖气|通暖气|暖房(?:付き|完備|あり)|난방(?:까지|도|이)? ?(?:되는|됩|들어)|(?<!\p{L})(?:(?<!un)heated(?! floor)|chauffée?s?(?! par)|beheizt\p{L}*)(?!\p{L})/giu,
  },
  {
    lacking:
      /not furnished|unfurnished|non meublé|vide(?=[,. ])|unmöbliert|不带家具|无家具|家具(?:は)?(?:なし|無|別)|가구 ?(?:는 |은 )?(?:없|별도|미포함)|otherwise unfurnished/iu,
    given:
      /家具(?:家电)?(?:齐全|全配|都有|全留|全送)|带全套家具|家具付|家具・家電付|가구 ?(?:포함|완비)|풀옵션 ?가구|(?<!\p{L})(?:(?<!un|not |not fully )furnished|(?:entièrement |tout )?(?<!non )meublée?s?|(?<!un)möbliert\p{L}*)(?!\p{L})/giu,
  },
  {
    lacking:
      /(?:conform|norm|compli|standard)\p{L}{0,8}[^.;\n]{0,10}(?:non|not|nicht|no)(?!\p{L})|(?:non|not|nicht) (?:conform|compliant|normgerecht)|不合规|不符合|基準(?:に)?(?:不適合|合って(?:い)?ない)|기준 ?미달|부적합/iu,
    given:
      /(?<!不)(?:符合|达到)(?:规范|标准|要求)|(?<!不)合规|適合(?:して|済)|기준에 ?맞(?!지)|적합 ?판정|(?<!\p{L})(?:(?:fully )?(?<!non-|not )compliant|(?<!bring(?:ing)? (?:it|this|that) )up to (?:code|standard)(?! falls| is)|(?<!mises? )aux normes|(?<!non )conforme|(?:entspricht|erfüllt) (?:der|die|den) (?:Norm|Vorschrift)\p{L}*|normgerecht)(?!\p{L})/giu,
  },
  {
    lacking:
      /(?:ohne|keine) (?:separate |getrennte |eigene )?Dusche|Dusche in der (?:Wanne|Badewanne)|no (?:separate )?shower|shower over (?:the )?bath|pas de douche|sans douche|没有(?:单独的?)?淋浴|无(?:单独)?淋浴|シャワー(?:ブース|室)?(?:は)?(?:なし|ありません)|샤워 ?(?:실|부스)(?:는|은|이)? ?없|sin ducha|senza doccia/iu,
    given:
      /(?:单独|独立|专门|另有)(?:的|设)?淋浴(?:间|房|区)?|步入式淋浴|独立した?シャワー(?:ブース|室|ルーム)?|シャワー(?:ブース|ルーム)(?:も|が|付)|(?:별도|독립|따로) ?(?:의|된)? ?샤워 ?(?:실|부스)?|샤워 ?(?:부스|실)(?:도|가|까지) ?(?:따로|있)|(?<!\p{L})(?:separate|walk-in|second|stand-alone) shower|bath and (?:a )?(?:separate )?shower|douche (?:séparée|indépendante|à l['’]italienne)|baignoire et (?:une )?douche|(?:separate|getrennte|eigene|bodengleiche|ebenerdige)[rn]? Dusche|Wanne und (?:separate )?Dusche/giu,
  },
  {
    lacking:
      /(?:ohne|keine) (?:Bade)?[wW]anne|no bath ?tub|without (?:a )?bath|pas de baignoire|sans baignoire|没有浴缸|无浴缸|浴槽(?:は)?(?:なし|ありません)|욕조(?:는|가)? ?없|sin bañera|Salle d'eau \(douche\)/iu,
    given:
      /(?<!没有|无)(?:大|独立|按摩)?浴缸|浴槽(?:付き|に浸か|でゆっくり|も)|バスタブ|욕조(?:가|도|에|까지|를|딸린| 딸린)|(?<!\p{L})(?:(?:with |a |deep |soaking |claw-?foot ){1,4}(?:bath ?tub|tub|bath(?= to soak))|soak in the (?:tub|bath)|(?:une |belle |grande |avec ){1,4}baignoire|(?:mit |eine |große ){1,3}(?:Bade)?[wW]anne)(?!\p{L})/giu,
  },
];

/** Attributes `text` gives that `corpus`, the listing's texts, denies. */
export const deniedAttributes = (text: string, language: CopyLanguage, corpus: string): Span[] =>
  attributes.flatMap(({ lacking, given }) => (lacking.test(corpus) ? asserted(text, language, given) : []));
