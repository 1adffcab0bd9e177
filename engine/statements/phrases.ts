/**
 * Terms that take a phrase to say: how long a lease runs and how it ends, what an area takes in, what was renewed. A text may say
 * them where a text of the listing does.
 */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { mannerAt } from "./manner.ts";

interface Phrase {
  readonly id: string;
  readonly said: Readonly<Record<CopyLanguage, string>>;
  /** What the listing must hold, in any language; null for what no listing bears out. */
  readonly borne: string | null;
  /** A denial of it claims nothing. */
  readonly deniable: boolean;
}

const phrases: readonly Phrase[] = [
  {
    id: "canLeave",
    said: {
      zh: "随时(?:都)?(?:可以?|能)?(?:退租|解约|退房|搬走)|提前[一二两三\\d]{1,2}个?(?:月|周|天)(?:书面)?(?:通知|告知|说)[^，。；\\n]{0,6}(?:退租|解约|搬|走)",
      en: "(?:break clause|(?:leave|cancel|terminate|end (?:the|your) (?:lease|tenancy)|give notice|move out) (?:at )?any ?time|(?:leave|cancel|terminate)[^.;\\n]{0,24}(?:month|week|day)s?'? notice)",
      ja: "いつでも(?:ご?解約|退去)|中途解約(?:も)?(?:可|OK|でき)|[一二三\\d１２３]{1,2}か月前(?:の|まで)?[^。\\n]{0,6}(?:解約|退去)(?:でき|可)",
      ko: "(?:언제든(?:지)?|중도|첫 ?달부터)[^.\\n]{0,16}(?:해지|해약|퇴거)(?:할 ?수|가? ?가능)|\\d{1,2}개월 ?전[^.\\n]{0,8}통보[^.\\n]{0,6}(?:해지|퇴거)",
      fr: "résiliable (?:à tout moment|chaque)|(?:résilier|quitter|partir)[^.;\\n]{0,16}(?:à tout moment|quand vous voulez|(?:avec|sous) [^.;\\n]{0,8}mois de préavis)",
      de: "jederzeit kündbar|(?:jederzeit|monatlich|ab dem ersten Monat)[^.;\\n]{0,24}(?:kündigen|kündbar|gekündigt)|Sonderkündigungsrecht",
    },
    borne: "解约|退租|break clause|notice|解約|해지|résili|préavis|Kündigungsfrist|kündbar",
    deniable: true,
  },
  {
    id: "fixedTerm",
    said: {
      zh: "固定(?:租期|期限)|租期固定",
      en: "fixed[- ]term|fixed term of",
      ja: "定期借家|定期建物賃貸借",
      ko: "확정 ?기간|고정 ?기간|정기 ?임대차",
      fr: "durée déterminée|bail mobilité",
      de: "(?<!un)befristete?[rnms]?(?!\\p{L})|Zeitmietvertrag",
    },
    borne:
      "定期|固定|fixed|\\d[- ]?(?:month|year)s?[- ](?:lease|tenancy|term|contract)|租期|起租期|(?<!un)befrist|Zeitmiet|déterminée(?<!indéterminée)|bail (?:de \\d|mobilité)|確定|기간 ?\\d|契約期間",
    deniable: true,
  },
  {
    id: "openEnded",
    said: {
      zh: "无固定期限|不定期(?:租|合同)|租期不限",
      en: "open-ended|no (?:fixed )?end date|indefinite (?:lease|contract|tenancy)|rolling (?:contract|tenancy)",
      ja: "期間の定め(?:が|の)?な|無期限",
      ko: "무기한|기간(?:의|을)? ?정(?:함|하지)",
      fr: "durée indéterminée|sans limite de durée",
      de: "unbefristet\\p{L}{0,3}|ohne (?:festes Ende|Befristung)",
    },
    borne:
      "unbefristet|indefinite|open-ended|periodic|rolling|indéterminée|无固定|不定期|期間の定め|무기한|普通借家|자동 ?연장",
    deniable: true,
  },
  {
    id: "renewable",
    said: {
      zh: "(?:自动|保证|包)续(?:租|约)|可(?:以)?(?:长期)?续(?:租|约)",
      en: "(?:automatically|guaranteed to be) renew(?:ed|s|al)?|renewable (?:every|each|for|lease)|option to renew",
      ja: "自動更新|更新(?:も)?(?:可能|OK|できます)",
      ko: "자동 ?(?:갱신|연장)|재계약 ?(?:보장|가능)",
      fr: "renouvelable(?! de)|reconduction tacite|tacite reconduction",
      de: "verlängert sich (?:automatisch|stillschweigend)|Verlängerungsoption|verlängerbar",
    },
    borne: "续|renew|更新|갱신|연장|renouvel|reconduc|verläng|普通借家",
    deniable: true,
  },
  {
    id: "rentStays",
    said: {
      zh: "(?:租金|房租)[^，。；\\n]{0,8}(?:不涨|不会涨|锁定|冻结)|不涨租",
      en: "(?:no rent (?:increases?|rises?)|rent (?:is |stays |remains )?(?:fixed|frozen|locked)|rent[- ]controlled|rent[- ]stabilized)",
      ja: "家賃(?:は)?(?:据え置き|値上げなし|上がりません)",
      ko: "(?:월세|임대료)[^.\\n]{0,8}(?:동결|인상 ?없|오르지 ?않)",
      fr: "loyer (?:bloqué|gelé|plafonné|garanti)|sans augmentation de loyer",
      de: "(?:keine Miet(?:erhöhung|steigerung)|Miete (?:bleibt|ist)[^.;\\n]{0,12}(?:fest|stabil|gleich)|Mietpreisbindung|Staffelmiete)",
    },
    borne:
      "不涨|锁定|fixed rent|rent control|rent stabili|frozen|据え置|동결|bloqué|plafonn|Mietpreisbindung|Staffelmiete|encadrement",
    deniable: false,
  },
  {
    id: "businessUse",
    said: {
      zh: "可(?:以)?(?:注册公司|办公注册|商用|商住两用|开店|办公)",
      en: "(?:home business|business use|commercial use|live[/-]work)(?: (?:is )?(?:allowed|permitted|ok|fine))?",
      ja: "(?:事務所|SOHO|店舗)(?:利用|使用)?(?:可|OK|相談)",
      ko: "사업자 ?등록 ?가능|(?:사무실|상업) ?(?:용도|사용) ?가능",
      fr: "(?:usage (?:mixte|professionnel|commercial)|profession libérale)[^.;\\n]{0,14}(?:possible|autorisée?)",
      de: "gewerblich(?:e Nutzung)?[^.;\\n]{0,14}(?:möglich|nutzbar|erlaubt|gestattet)|Praxis oder Büro möglich",
    },
    borne:
      "注册|商用|商住|business|commercial|live[/-]work|事務所|SOHO|店舗|사업자|사무실|mixte|professionnel|libérale|gewerb|Praxis|zoning|zoned",
    deniable: true,
  },
  {
    id: "residence",
    said: {
      zh: "(?:可|能|直接|随时)(?:以)?(?:落户|迁户口|迁入户口|积分入户)|送户口|带户口",
      en: "hukou|residency (?:comes|is) (?:included|guaranteed)",
      ja: "永住権",
      ko: "거주권 ?(?:보장|취득)",
      fr: "droit de résidence (?:garanti|inclus)",
      de: "Aufenthaltsrecht (?:inklusive|garantiert)",
    },
    borne: "户口|落户|residency",
    deniable: true,
  },
  {
    id: "internetIncluded",
    said: {
      zh: "免费(?:上网|网络|宽带|Wi-?Fi)|网费(?:全)?(?:包|免)|含(?:网费|宽带)",
      en: "(?:internet|broadband|wi-?fi) (?:is )?(?:included|free)|free (?:internet|broadband|wi-?fi)",
      ja: "(?:インターネット|ネット|Wi-?Fi)(?:が|は|も)?(?:使い放題|無料|込)",
      ko: "(?:인터넷|와이파이)(?:이|은|도|는)? ?(?:무료|포함|공짜)",
      fr: "(?:internet|wifi|fibre) (?:est )?(?:inclus|comprise?|gratuite?|offerte?)",
      de: "(?:Internet|WLAN)(?: ist| kostet)? (?:inklusive|inbegriffen|kostenlos|gratis|frei(?!geschaltet)|nichts)",
    },
    borne:
      "(?:internet|net|wi-?fi|broadband|ネット|宽带|网|인터넷|와이파이|wlan|fibre)[^.;。；\\n]{0,16}(?:free|includ|無料|込|免|含|包|무료|포함|gratuit|inclus|compris|offert|inklusive|inbegriffen|kostenlos|kostenfrei|使い放題)|(?:free|无料|免费|gratis|무료)[^.;\\n]{0,4}(?:internet|wi-?fi|broadband|网|ネット)",
    deniable: true,
  },
  {
    id: "shortTerm",
    said: {
      zh: "(?:可|接受|支持)(?:以)?短租|短租(?:也)?(?:可|行|OK)|(?:[一二三两\\d]个?月)?(?:起|的)?短期(?:也)?(?:可租|租约|合同)?(?:可|行|OK)",
      en: "short[- ](?:term )?(?:lets?|stays?|rentals?|leases?|contracts?)[^.;\\n]{0,12}(?:ok|welcome|possible|considered|allowed|available|fine|permitted)",
      ja: "短期(?:契約|利用|賃貸|滞在)?(?:も)?(?:OK|可|歓迎|相談)",
      ko: "단기 ?(?:계약|임대|거주)?(?:도)? ?(?:가능|OK|환영|상담)",
      fr: "(?:courte durée|court séjour)[^.;\\n]{0,10}(?:possible|acceptée?|autorisée?|bienvenue?)",
      de: "(?:Kurzzeit|kurze Miet)\\p{L}{0,8}[^.;\\n]{0,14}(?:möglich|willkommen|erlaubt|okay)",
    },
    borne: "短租|短期|short[- ]|courte durée|court séjour|kurzzeit|단기",
    deniable: true,
  },
  {
    id: "allNew",
    said: {
      zh: "(?:全部|都|均|全)(?:是)?(?:\\d{4}年)?(?:新换|换新|新购|新买|更换过)",
      en: "all (?:of (?:them|it) )?(?:were |was |been )?(?:replaced|renewed|bought new|brand[- ]new|new in|updated)",
      ja: "(?:すべて|全て|全部|いずれも)(?:\\d{4}年に?)?(?:新品|交換|買い替え|新調|入れ替え)",
      ko: "(?:모두|전부|다|싹) ?(?:\\d{4}년에? ?)?(?:교체|새것|새로 ?(?:바꾼|바꿨|산|들인)|신품)",
      fr: "tou(?:s|tes) (?:remplacée?s|neu(?:fs|ves)|changée?s|renouvelée?s|refaits|refaites)",
      de: "(?:alle|alles|sämtliche)(?: [\\p{L}]+){0,2} (?:neu|erneuert|ersetzt|ausgetauscht)",
    },
    borne:
      "(?:all|全部|均|都|すべて|全て|모두|전부|tous|toutes|alle|sämtliche)[^.;。\\n]{0,20}(?:replac|renew|new|换|更新|交換|新|교체|새|remplac|neu|refait|erneuert)|(?:家电|家電|가전|appliances|Geräte)[^.;。\\n]{0,12}(?:全|都|均|all|すべて|모두|alle)",
    deniable: true,
  },
  {
    id: "certain",
    said: {
      zh: "(?<!机构)(?:保证|包)(?:能(?!不能|否)|可以(?!不)|通过(?!与否)|批|过审|办下)|(?:一定|肯定)(?:能|可以)(?:贷|批|通过|办|入学|落户|加入)",
      en: "guaranteed (?:to (?:be )?(?:approved|accepted|granted)|approval|acceptance|place)|(?:approval|acceptance) (?:is )?guaranteed|certain to be approved",
      ja: "必ず[^。、\\n]{0,8}(?:でき(?:る|ます)|通り|通る|入れ|借りられ|加入)",
      ko: "(?:무조건|반드시|100%|확실히)[^.\\n]{0,12}(?:가능|됩니다|할 ?수|가입|승인|통과)",
      fr: "(?:acceptation|accord|obtention)[^.;\\n]{0,10}garantie?|accordée? à coup sûr|sans aucun risque",
      de: "(?:garantiert|auf jeden Fall|mit Sicherheit)[^.;\\n]{0,16}(?:genehmigt|bewilligt|angenommen|zugelassen)|(?:Genehmigung|Zusage) (?:ist )?garantiert",
    },
    borne: null,
    deniable: true,
  },
  {
    id: "sellerPaysAll",
    said: {
      zh: "(?:卖(?:方|家)|业主|房东)[^，。；\\n]{0,6}(?:承担|出|负责)[^，。；\\n]{0,4}(?:所有|全部|一切)|(?:所有|全部|一切)(?:费用|税费|工程|维修)[^，。；\\n]{0,6}(?:卖(?:方|家)|业主|房东)",
      en: "(?:seller|vendor|landlord|owner)[^.;\\n]{0,16}(?:pays?|covers?|bears?|takes on)[^.;\\n]{0,6}(?:all|every|any future)",
      ja: "(?:売主|貸主|大家|オーナー)[^。\\n]{0,10}(?:すべて|全て|全額|一切)[^。\\n]{0,10}負担",
      ko: "(?:매도인|집주인|임대인)[^.\\n]{0,10}(?:모두|전부|전액|모든)[^.\\n]{0,10}(?:부담|냅니다|처리)",
      fr: "(?:vendeur|bailleur|propriétaire)[^.;\\n]{0,24}(?:à sa charge|paie|prend en charge|supporte)[^.;\\n]{0,6}(?:tous|toutes|l'ensemble|la totalité)",
      de: "(?:Verkäufer|Vermieter|Eigentümer)[^.;\\n]{0,16}(?:alle|sämtliche)[^.;\\n]{0,30}(?:Kosten|Arbeiten|Maßnahmen|Reparaturen)",
    },
    borne:
      "(?:所有|全部|一切|all |every|すべて|全て|全額|모든|전부|전액|tous|toutes|totalité|alle |sämtliche)[^.;。\\n]{0,30}(?:卖|业主|房东|seller|landlord|vendor|売主|貸主|매도인|임대인|vendeur|bailleur|Verkäufer|Vermieter)",
    deniable: true,
  },
  {
    id: "yield",
    said: {
      zh: "(?:租出去|出租后?|转手|收租)[^，。；\\n]{0,10}(?:%|回本|回报|稳|轻松|覆盖)|以租(?:养|抵)",
      en: "(?:rent(?:ed|ing)? (?:it )?out|let(?:ting)? it)[^.;\\n]{0,24}(?:%|per cent|cover|pay|profit|earn)",
      ja: "(?:貸せば|貸しても|賃貸に出せば|貸し出せば)[^。\\n]{0,20}(?:%|％|利回|見込|期待|稼|十分)",
      ko: "(?:월세|세)(?:를|로)? ?(?:놓으면|주면|받으면|돌리면)[^.\\n]{0,16}(?:%|거뜬|수익|남|나옵|충분)",
      fr: "(?:mis[e]? en location|en le louant|en la louant|loué)[^.;\\n]{0,20}(?:%|rapporte|rentab)",
      de: "(?:Mieten|Preise)(?: [\\p{L}]+){0,4} steigen|steigende (?:Mieten|Preise)|(?:vermietet|bei Vermietung|als Vermieter)[^.;\\n]{0,20}(?:%|Prozent|bringt|abwirft|einbringt|lohnt)",
    },
    borne: null,
    deniable: true,
  },
  {
    id: "worthMore",
    said: {
      zh: "(?:[一二两三四五六七八九十几\\d]{1,4}年(?:后|之后|以后|内)|将来|未来|以后|日后|过[几两三]年)[^。；\\n]{0,16}(?:更?(?:值钱|贵|高)|不止|翻倍|翻番|涨|高出)|(?:价格|房价|价值)[^，。；\\n]{0,8}(?:会|将|肯定|必)[^，。；\\n]{0,6}(?:高|涨|翻|升)",
      en: "(?:will|going to|is set to|bound to|should|can only) (?:\\p{L}+ ){0,2}?(?:be (?:worth|valued at)|fetch|sell for|command|cost)[^.;\\n]{0,16}(?:more|higher|double|twice|premium)|(?:worth|price|value)[^.;\\n]{0,10}(?:will|is going to|is set to|is bound to)[^.;\\n]{0,12}(?:higher|more|double|climb|grow|increase)",
      ja: "(?:[一二三四五十数\\d]{1,4}年(?:後|以内)|将来)[^。\\n]{0,14}(?:高く(?:売れ|なり|なる)|値が?上|価値が(?:増|高ま|上)|倍に)|(?:価値|価格|値段)(?:は|が|も)[^。\\n]{0,10}(?:高くなる|高まり|増し|上がる)",
      ko: "(?:\\d{1,2}년 ?(?:뒤|후|안)|앞으로|나중에|장차)[^.\\n]{0,14}(?:비싸[지질]|더 ?받|값이 ?(?:뛰|오)|가치가 ?(?:오|커|높)|두 ?배)|(?:가치|가격|값)(?:가|이|은|는)[^.\\n]{0,8}(?:높아질|커질|뛸)",
      fr: "(?:vaudra|vaudront|se vendra|coûtera|prendra)[^.;\\n]{0,18}(?:plus|davantage|double|cher|valeur)|(?:prix|valeur)[^.;\\n]{0,24}(?:sera[^.;\\n]{0,12}(?:plus|supérieure?|double)|grimpera|montera|doublera|augmentera)",
      de: "(?:Wert|Preis|wert)[^.;\\n]{0,34}(?:höher|mehr|das Doppelte|teurer)[^.;\\n]{0,12}(?:wird|liegen|sein|steigen)|wird[^.;\\n]{0,24}(?:mehr wert|teurer|im Wert)[^.;\\n]{0,8}",
    },
    borne: null,
    deniable: true,
  },
  {
    id: "newSystems",
    said: {
      zh: "(?:水管|管道|电线|线路|水电|暖气|门窗|屋顶|外墙|防水)[^，。；\\n]{0,10}(?:全部|都|全|重新)?(?:换新|更新|重做|重铺|翻新|换过|新做)",
      en: "(?:new|replaced|renewed|rewired|replumbed|upgraded) (?:pipes|pipework|plumbing|wiring|electrics|drains|insulation|gutters|facade)|(?:pipes|pipework|plumbing|wiring|electrics|roof|insulation)[^.;\\n]{0,16}(?:has|have|was|were|all|been) (?:been )?(?:replaced|renewed|redone|new|upgraded)",
      ja: "(?:配管|配線|電気設備|給湯器|屋根|外壁|窓|水回り)[^。、\\n]{0,10}(?:すべて|全て|新しく|一新|交換済|更新済|新品に)[^。\\n]{0,6}",
      ko: "(?:배관|배선|전기|보일러|지붕|외벽|창호|단열)[^.\\n]{0,14}(?:모두|전부|싹|새로|전면)[^.\\n]{0,4}(?:했|교체|바꿨|새로|공사|깔|마쳤)",
      fr: "(?:plomberie|électricité|canalisations|toiture|façade|isolation|menuiseries|chauffage)[^.;\\n]{0,16}(?:refaite?s?|neu(?:f|ve)s?|remplacée?s?|rénovée?s?|changée?s?)(?!\\p{L})",
      de: "(?:Leitungen|Rohre|Elektrik|Dach|Fassade|Dämmung|Fenster|Heizung|Bäder|Bad)(?:[^.,;\\n]{0,18})(?:erneuert|saniert|ausgetauscht|neu verlegt|neu gemacht|ersetzt)",
    },
    borne: null,
    deniable: true,
  },
];

/** Words that borrow against the listing: a system renewed there may be said to be renewed. */
const renewal =
  /ravalement|remodel|remodell|réaménag|umgebaut|リノベ|翻新|刷新|粉刷|换新|更换|换[了过]|新换|翻修|整体装修|張り?替|葺き?替|入れ替え|取り替え|新しくし|改装|改修|リフォーム|塗り?替|수리|리모델링|recarpet|redecorat|refitted|更新|重做|翻新|新做|replac|renew|redone|new |rewir|(?:fitted|installed) (?:in )?(?:\p{L}+ )?\d{4}|upgrad|交換|更新|新調|一新|新規|교체|새로|신설|refait|neuf|neuve|remplac|rénov|changé|erneuer|saniert|ausgetauscht|ersetzt|neue? |eingebaut \d{4}|modernis|reformad|renovad|ristruttur|rinnovat|gerenoveerd|vernieuwd|도배(?:와 ?[^\s.]{2,6})?(?:를|을)? ?(?:완료|마쳤|마친|했)|\d[년월] ?도배(?!지)/iu;
/** Parts of a home that are renewed one by one. */
export const systems: readonly RegExp[] = [
  /水管|管道|水电|plumb|pipe|drain|配管|水回り|배관|plomberie|canalisation|Leitung|Rohr/iu,
  /电[线路]|线路|水电|wiring|electric|rewir|配線|電気(?!自動車)|배선|전기(?!차|밥|오븐|레인지)|électri|Elektr(?!o(?:gerät|herd|auto))/iu,
  /屋顶|防水|roof|gutter|屋根|지붕|toiture|toit|Dach/iu,
  /外墙|立面|façade|facade|外壁|외벽|ravalement|fassade/iu,
  /门窗|窗|window|glazing|窓|サッシ|창호|샷시|menuiserie|fenêtre|Fenster/iu,
  /暖气|锅炉|热水器|boiler|water heater|heating|furnace|給湯器|보일러|온수기|chauffage|chauffe-eau|chaudière|Heizung|Therme|Warmwasser/iu,
  /烟囱|烟道|chimney|(?<!\p{L})flue|煙突|연통|conduit de (?:cheminée|fumée)|Schornstein/iu,
  /保温|insulat|断熱|단열|isolation|Dämmung/iu,
  /卫|浴|淋浴|bath|shower|baño|bagn[oi]|banheiro|ユニットバス|バスルーム|風呂|水回り|水まわり|シャワー|욕실|샤워|salle d(?:e (?:bain|douche)|'eau|’eau)|Bad|Bäder|Dusch/iu,
  /厨房|kitchen|キッチン|台所|주방|싱크대|cuisine|Küche|cocina|cucina|cozinha|keuken/iu,
  /墙纸|壁纸|墙面|wallpaper|壁紙|クロス|도배|벽지|papiers? peints?|Tapete/iu,
  /地板|地面|floor(?!s? plan)|床(?!暖)|フローリング|장판|마루|바닥(?! ?난방)|(?<!\p{L})sols?(?!\p{L})|parquet|Boden(?!ens)|Parkett/iu,
];
/** Looked after, and not made new: what is so in the listing may not be called new. */
const lookedAfter =
  /塗装|刷漆|漆|repaint|painted|repeint|gestrichen|도장|清扫|清掃|ramon|swept|gekehrt|청소|révis|überholt|gewartet|serviced|overhauled|checked|点検|检修|保养|점검|정비|entreten/iu;
/** Is `system` made new in one line of the listing? What only was looked after there is not. */
function madeNew(system: RegExp, line: string): boolean {
  const clause = line.split(/[,，、]/u).find((part) => system.test(part)) ?? "";
  if (lookedAfter.test(clause) && !renewal.test(clause)) return false;
  return renewal.test(line);
}

const kept =
  /既存|のまま|原样|原状|保留|没有?动|未动|原装|그대로|기존|예전|(?<!\p{L})(?:original(?:e?s|i)?|unchanged|as (?:it )?(?:is|was)|d['’]origine|unverändert)(?!\p{L})/iu;
/** Is a part that `claim` names left as it was, by a clause of `corpus`? */
export const leftAsItWas = (claim: string, corpus: string): boolean =>
  systems.some(
    (system) =>
      system.test(claim) &&
      corpus
        .split(/[\n.。;；,，、]/u)
        .some((clause) => system.test(clause) && kept.test(clause) && !renewal.test(clause)),
  );

/** Are all parts of a home that `claim` names renewed by a sentence of `corpus`, the listing's texts? False where it names none. */
export function renewed(claim: string, corpus: string): boolean {
  const named = systems.filter((system) => system.test(claim));
  return named.length > 0 && named.every((system) => isNew(system, claim, corpus));
}

/** Is `system` made new by a sentence of `corpus`, or of the year that `claim` renews it in: "Küche von 2017"? */
function isNew(system: RegExp, claim: string, corpus: string): boolean {
  const years = claim.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu) ?? [];
  return corpus
    .split(/[\n.。;；]/u)
    .some((line) => system.test(line) && (madeNew(system, line) || years.some((year) => isOf(system, year, line))));
}
/** Does `line` give `system` that year behind its name? What is insulated or only looked after is no new one. */
const isOf = (system: RegExp, year: string, line: string): boolean =>
  line.split(/[,，、]/u).some((part) => {
    const at = part.search(system);
    const far = at < 0 ? -1 : part.indexOf(year, at) - at;
    return far >= 0 && far < FAR && ![lookedAfter, kept, insulated].some((words) => words.test(part));
  });
/** Characters from a part to its year. */
const FAR = 36;
const insulated = /dämm|isol|insulat|保温|断熱|단열/iu;

/** "Refait : papier peint, sols et électricité", 换了壁纸和电路: a list of what was made new. */
const heads: Readonly<Record<CopyLanguage, RegExp>> = {
  zh: /(?:换了|新换|换新了|重做了?|翻新了|更新了|新做了)(?<list>[^。；;！!？?，,\n]{2,40})|(?<front>[^。；;！!？?，,\n]{2,24})(?:整体|全部|全|都|重新|\d{4}年)(?:换新|重做|翻新|换过|重铺)/gu,
  en: /(?<!not )(?<!n't )(?<!\p{L})(?:redone|renewed|replaced|new)(?: (?:in|for|since) [\p{L}\d ]{2,16})?: (?<list>[^.;!?\n]{2,80})/giu,
  ja: /(?<list>[^。；;！!？?\n]{2,30})を?(?:新しくし|新調|一新|葺き替え|入れ替え|取り替え|交換し)|(?<!\p{L})(?:新しくした|交換した)(?:の|もの)は?[:：、]?(?<front>[^。\n]{2,40})/gu,
  ko: /(?<list>[^.!?\n]{2,26}?)(?:을|를|은|는)? ?(?:새로 ?(?:했|했어요|하고|바꿨|바꾼|깔았|교체)|싹 ?(?:바꿨|교체)|전면 ?교체|모두 ?교체)/gu,
  fr: /(?<!pas )(?<!non )(?<!\p{L})(?:refaite?s?|neufs?|changé[es]{0,2}|remplacé[es]{0,2})(?: en [\p{L}\d ]{2,16})? ?: (?<list>[^.;!?\n]{2,80})/giu,
  de: /(?<!nicht )(?<!\p{L})(?:neu|erneuert|ausgetauscht)(?: (?:im|in|seit) [\p{L}\d ]{2,16}|(?: \d{4})?)?: (?<list>[^.;!?\n]{2,80})|(?<front>[^.;!?,\n]{2,30}) (?:neu gedeckt|neu verlegt|neu gemacht|komplett erneuert)/giu,
};
/** "Im Jahr 2017 erneuert:", in characters. */
const YEAR = 14;
/** Systems that a list of `text` calls new and no line of `corpus` does. */
export function falselyRenewed(text: string, language: CopyLanguage, corpus: string): Said[] {
  return [...text.matchAll(heads[language])].flatMap((match) => {
    const list = match.groups?.list ?? match.groups?.front ?? "";
    const at = match.index + match[0].indexOf(list);
    const manner = mannerAt(text, language, match.index, match.index + match[0].length);
    if (manner.asked || manner.counsel) return [];
    if (verdict(text, match.index, match.index + match[0].length) === "denied") return [];
    return systems.flatMap((system) => {
      const hit = system.exec(list);
      if (!hit) return [];
      const known = isNew(system, text.slice(Math.max(0, match.index - YEAR), match.index + match[0].length), corpus);
      const end = match.groups?.front || /^(?:ja|ko)$/u.test(language) ? match.index + match[0].length : 0;
      return known ? [] : [{ start: at + hit.index, end: Math.max(end, at + hit.index + hit[0].length) }];
    });
  });
}

const compiled = phrases.map(({ id, said, borne, deniable }) => ({
  id,
  deniable,
  borne: borne === null ? null : new RegExp(borne, "iu"),
  said: Object.fromEntries(
    Object.entries(said).map(([language, source]) => [
      language,
      new RegExp(/^(?:zh|ja|ko)$/u.test(language) ? source : `(?<!\\p{L})(?:${source})`, "giu"),
    ]),
  ) as Readonly<Record<CopyLanguage, RegExp>>,
}));

const lines = /[^\n]{1,2000}/gu;
/** Does a text of the listing say it, and not deny it? */
function stands(borne: RegExp | null, corpus: string): boolean {
  if (!borne) return false;
  return [...corpus.matchAll(lines)].some(([line]) => {
    const match = borne.exec(line);
    return match !== null && verdict(line, match.index, match.index + match[0].length) !== "denied";
  });
}

export interface Said {
  readonly start: number;
  readonly end: number;
}

/** "Short-term rentals are not allowed" */
const deniedWithin = /(?<!\p{L})(?:not|never|nicht|pas)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** Terms that `text` (width-folded) states and no text of `corpus`, the listing's, does. */
export function unstatedTerms(text: string, language: CopyLanguage, corpus: string): Said[] {
  const found: Said[] = [];
  for (const { id, said, borne, deniable } of compiled)
    for (const match of text.matchAll(said[language])) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (id === "allNew" && renewed(text.slice(Math.max(0, start - 16), end), corpus)) continue;
      if (id === "newSystems" ? renewed(match[0], corpus) : stands(borne, corpus)) continue;
      if (deniable && (verdict(text, start, end) !== "stated" || deniedWithin.test(match[0]))) continue;
      const manner = mannerAt(text, language, start, end);
      if (manner.asked || manner.counsel) continue;
      found.push({ start, end });
    }
  return found;
}
