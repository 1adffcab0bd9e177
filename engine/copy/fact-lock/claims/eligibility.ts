/** Who may buy, rent or live there: a rule about a group of people that the listing does not have. */
import type { CopyLanguage } from "#contract/copy";
import { remembered } from "#engine/text/remembered";
import type { Span } from "#engine/text/span";
import { anyOf, type Fields, patterns, plainly } from "./reading/frames.ts";

interface Group {
  readonly words: Fields;
  /** A listing that speaks of them sets the rule itself. */
  readonly known: RegExp;
}

const groups: readonly Group[] = [
  {
    words: {
      zh: "外国人|外籍(?:人士|买家|租客)?|海外(?:买家|人士|客户)|境外(?:人士|买家|个人)?|非居民|非本国(?:人|公民)|外国(?:买家|租客|公民)|留学生|华人|中国(?:人|买家|公民)|(?:本国|日本|韩国|德国|法国|英国|澳洲|澳大利亚|西班牙|美国)(?:人|公民|国籍)(?:士)?|(?:本地|外地)(?:人|户籍|户口|买家)?|持绿卡|永久居民|公民|PR",
      en: "foreign(?:ers?)?(?: (?:buyers?|nationals?|purchasers?|investors?|citizens?|tenants?))?|overseas (?:buyers?|purchasers?|investors?|residents?|clients?)|non-residents?|non-citizens?|international (?:buyers?|students|tenants|purchasers)|expats?|(?:local|foreign|Japanese|Korean|German|French|British|Australian|Spanish|Chinese|American|EU|US|UK) (?:nationals?|citizens?|nationality|passports?|buyers?|residents?|passport holders?)|locals|permanent residents?|citizens?",
      ja: "外国(?:人|籍|の方|人の方)|海外(?:在住(?:者|の方)?|の方|投資家|バイヤー)|非居住者|留学生|日本(?:人|国籍)(?:の方)?|永住者|国籍|地元の方|中国人|韓国人",
      ko: "외국인|해외 ?(?:거주자|구매자|투자자|매수자)|비거주자|유학생|교포|(?:일본|한국|대한민국|독일|프랑스|영국|호주|스페인|중국|미국) ?(?:국적자?|국민|시민|인|사람)|내국인|국적|현지인|영주권자|시민권자",
      fr: "étrangers?|étrangère?s?|non-résidents?|expatriés?|ressortissants?(?: \\p{L}+)?|nationaux|acheteurs? (?:étrangers?|internationaux)|citoyens?(?: \\p{L}+)?|résidents? (?:français|permanents|locaux)|nationalité(?: \\p{L}+)?|étudiants étrangers|locaux",
      de: "Ausländer\\p{L}*|ausländische\\p{L}? \\p{Lu}\\p{L}+|(?:Nicht-?|Gebiets)(?:ansässige|residenten|fremde)|Käufer aus dem Ausland|Staatsbürger\\p{L}*|Staatsangehörige\\p{L}*|Deutsche|Japaner|Koreaner|Spanier|Franzosen|Australier|Briten|Chinesen|Einheimische\\p{L}?|EU-Bürger\\p{L}*",
    },
    known:
      /外国|外籍|海外|境外|国籍|foreign|overseas|non-resident|citizen|national(?! |ity park)|外国籍|외국인|국적|étranger|nationalité|ressortissant|Ausländ|Staats(?:bürger|angehör)|extranjer|stranier|本地户籍|FIRB/iu,
  },
  {
    words: {
      zh: "自住(?:客|者|买家|业主)?|自用(?:客)?|投资(?:客|者|人)|炒房客|机构(?:买家|客户)?|公司(?:客户|名义)?|企业|法人",
      en: "owner-?occupiers?|owner-?occupants?|investors?|landlords|buy-to-let(?: buyers?| investors?)?|compan(?:y|ies)|corporate (?:tenants?|lets?|buyers?)|second-?home (?:buyers?|owners?)|residents? owners?|primary[- ]residence buyers?",
      ja: "実需(?:の方)?|自己居住(?:の方|用)?|投資家(?:の方)?|法人(?:契約|の方|名義)?|個人(?:の方|契約|名義)|セカンドハウス(?:利用)?",
      ko: "실거주자?|실수요자|투자자|법인|기업|갭투자자?|임대사업자",
      fr: "propriétaires occupants|occupants propriétaires|investisseurs?|bailleurs|sociétés|entreprises|personnes morales|résidences? (?:principales?|secondaires?)|primo-accédants",
      de: "Eigennutzer\\p{L}?|Selbstnutzer\\p{L}?|Kapitalanleger\\p{L}?|Investoren|Firmen|Unternehmen|Anleger|Privatpersonen|Erstwohnsitz\\p{L}*|Zweitwohnsitz\\p{L}*|Selbstbewohner",
    },
    known:
      /自住(?!中|多年|保养|。|，)|投资|owner-?occup|investor|corporate|company let|実需|投資|法人|실거주|실수요|투자|법인|propriétaire occupant|investisseur|société|résidence principale|Eigennutz|Selbstnutz|Kapitalanleg|Firmen|inversor|empresa/iu,
  },
  {
    words: {
      zh: "学生|大学生|研究生|实习生|退休(?:人士|老人)?|老人|单身(?:人士|女性|男性|女生)?|女生|女性|男生|男性|情侣|夫妻|小孩|孩子|儿童|有娃家庭|上班族|白领|公务员|医生|教师",
      en: "students?|pensioners?|retirees?|retired people|singles|single (?:people|women|men|professionals?)|women|men|couples?|children|kids|families|professionals?|civil servants?|over[- ](?:50s|55s|60s)|under[- ]30s|smokers|non-smokers|key workers",
      ja: "学生(?:さん|の方)?|高齢者|シニア|単身者|女性(?:の方)?|男性(?:の方)?|カップル|ご?夫婦|お子(?:様|さま|さん)(?:連れ)?|ファミリー|公務員|社会人|喫煙者",
      ko: "학생|대학생|고령자|노인|어르신|독신|1인 ?가구|여성|남성|커플|부부|아이|자녀|어린이|가족|직장인|공무원|흡연자",
      fr: "étudiants?|étudiantes?|retraités?|seniors?|célibataires?|femmes?|hommes?|couples?|enfants?|familles?|actifs|fonctionnaires?|fumeurs?|non-fumeurs",
      de: "Student(?:en|innen)|Studierende|Rentner\\p{L}*|Senioren|Singles|Alleinstehende|Frauen|Männer|Paare|Kinder|Familien|Berufstätige|Beamte\\p{L}?|Raucher|Nichtraucher",
    },
    known:
      /学生|退休|单身|女性|women|student|pension|retire|single|over[- ]55|55\+|高齢|シニア|単身|大学生|학생|여성|고령|étudiant|senior|retrait|célibat|Studen|Senior|Rentner|estudiant|smok|禁煙|喫煙|금연|흡연|fumeur|raucher|household/iu,
  },
  {
    words: {
      zh: "全款(?:买家|客户)?|现金买家|贷款(?:客户|买家|购房者)|首套(?:房)?(?:客户|买家|资格)?|有房票|有购房资格(?:者|的人)?|名下无房",
      en: "cash buyers?|cash purchasers?|mortgage buyers?|first-time buyers?|chain-free buyers?|pre-?approved buyers?|buyers with (?:a )?mortgages?",
      ja: "現金(?:購入|一括)(?:の方)?|ローン利用(?:の方|者)?|初めて購入(?:する|の)方|一次取得者",
      ko: "현금 ?(?:매수자|구매자|결제자)|대출 ?(?:이용자|매수자)|무주택자|생애 ?최초(?: ?구입자)?",
      fr: "acheteurs? (?:au comptant|sans prêt|cash)|primo-accédants?|acquéreurs? (?:sans condition de prêt|au comptant)|premier achat",
      de: "Barzahler|Barkäufer|Käufer ohne Finanzierung|Ersterwerber|Erstkäufer",
    },
    known: /全款|cash|現金|현금|comptant|Barzahl|首套|first-time|무주택|생애 ?최초|primo|Erstkäuf/iu,
  },
];

/** Japanese and Korean rule behind the people alone. */
type Before = Readonly<Record<"zh" | "en" | "fr" | "de", string>>;

const only: Before = {
  zh: "(?:只|仅|只能|仅能|专|限|仅限|只限|必须|须|要求)(?:是|由|租|卖|售|给|接受|欢迎|面向|考虑|对|限|向|接待|允许|有|让|能|可以?|供){0,3}(?:给|为)?",
  en: "(?:only|strictly|exclusively|just|solely|reserved for|restricted to|limited to|open only to|sold only to|let only to|must be(?: an?)?)(?: (?:for|to|by|an?|the|let to|sold to|allows?|accepts?)){0,3}",
  fr: "(?:uniquement|seulement|exclusivement|seuls?|seules?|réservée?s?|que|n['’]accepte que|n['’]admet que|limitée?s? aux?)(?: (?:aux?|les|des|pour|à|un|une|par|de)){0,3}",
  de: "(?:nur|ausschließlich|lediglich|allein|vorbehalten|einzig|reserviert für|beschränkt auf)(?: (?:an|für|von|die|den|als|durch|noch|echte)){0,3}",
};
const onlyBehind: Fields = {
  zh: "(?:才(?:能|可以?)(?:买|租|住|拍|看|签|申请|竞拍)|专(?:用|属|享)|优先(?!购买权)|限定|可(?:买|租|住)其他(?:人)?不(?:行|可))",
  en: "(?:only|exclusively|preferred|welcome only|are given priority|can (?:buy|rent|bid|live here) only)",
  ja: "(?:の方|の方々|さん|様|の皆さま)?(?:に)?(?:のみ|限定|だけ(?:が)?|しか|専用|限り|に限(?:る|り|られ)|でなければ|である必要|優先|(?:しか)?(?:購入|入居|契約|入札)でき(?:ません|ない)|お断り|不可|は(?:購入|入居|契約)できません)",
  ko: "(?:만|에게만|한테만|만이|전용|한정|에 ?한(?:해|합|함|정)|이?어야(?:만)?|우선|(?:은|는)? ?(?:불가|사절|안 ?(?:됩|돼|받)|입주 ?불가|거절|제외)|외에는)",
  fr: "(?:uniquement|seulement|exclusivement|s['’]abstenir|exclus?e?s?|non admise?s?|refusée?s?|pas acceptée?s?|prioritaires?)",
  de: "(?:bevorzugt|vorbehalten|ausgeschlossen|unerwünscht|nicht (?:zugelassen|erwünscht|gestattet|erlaubt)|haben Vorrang|haben Vorrecht)",
};
const refused: Before = {
  zh: "(?:不(?:租|卖|接受|欢迎|接待|考虑|对|向|给|收|允许|要)|谢绝|拒绝|禁止|恕不|勿扰|除外)(?:给)?",
  en: "(?:no|not (?:for|open to|available to|suitable for|let to|sold to)|closed to|excluding|excludes|bars|bans|cannot be (?:sold|let) to|we do not (?:let|sell) to|off limits to)(?: (?:any|the))?",
  fr: "(?:pas d[e'’]|interdite? aux|fermée? aux|exclut|refuse|refus(?:e|ons) les|sauf|excepté|ni|pas aux|pas de)(?: (?:les|des|aux))?",
  de: "(?:keine|nicht an|nicht für|ausgenommen|außer|verboten für|gesperrt für|schließt)(?: (?:an|die|den))?",
};
const exempt: Fields = {
  zh: "(?:也|都|均|可以?|能|可|直接|照样){0,3}(?:无需|不需要?|不用|免|无须|不必)(?:任何|另行|事先|经过)?(?:审批|批准|资格|许可|申报|担保|社保|限制|户口)|(?:也|都|均|照样|同样)?(?:可以?|能)(?:直接|随意|自由|放心|照常)?(?:购买|买|租|竞拍|申请|落户|贷款|持有|过户)",
  en: "(?:can|may|are (?:free|able|allowed|welcome|eligible) to|do not need|don['’]t need|need no|require no|without|qualify|are exempt|welcome)(?: (?:also|freely|any|special|to|buy|bid|purchase|rent|own|apply|get|seek|obtain|prior|government|official)){0,5} ?(?:approval|permission|permit|visa|restrictions?|guarantor|licen[cs]e|bid|buy|purchase|own)",
  ja: "(?:の方)?(?:も|でも|は|なら)?(?:そのまま|自由に|問題なく)?(?:購入|入居|契約|入札|落札|ローン利用|保有)(?:が|も)?(?:可能|可|でき(?:ます|る)|OK|いただけます)|(?:の方)?(?:も|でも|は)?(?:許可|審査|承認|保証人|届出|資格)(?:は|も|なし)?(?:不要|なし|いりません|必要ありません)",
  ko: "(?:도|이라도|은|는|이)? ?(?:별도 ?)?(?:허가|승인|심사|신고|보증인|자격)(?: ?없이|은 ?필요 ?없|이 ?필요 ?없|도 ?필요 ?없| ?면제| ?불필요)|(?:도|이라도)? ?(?:자유롭게|바로|문제 ?없이|얼마든지)? ?(?:매수|구매|구입|입찰|계약|입주|취득)(?:이|도)? ?(?:가능|할 ?수 ?있|됩니다|돼요)",
  fr: "(?:peuvent|peut|sont libres d['’e]|dispensée?s?|exemptée?s?|sans)(?: (?:aussi|librement|également|acheter|louer|enchérir|acquérir|avoir|besoin|d['’]|une|aucune)){0,5} ?(?:autorisation|agrément|visa|restriction|permis|garant|acheter|louer|enchérir|acquérir)",
  de: "(?:dürfen|können|brauchen|benötigen|sind)(?: (?:auch|ebenfalls|ohne|keine|frei|jederzeit|weitere|besondere)){0,4} ?(?:Genehmigung|Erlaubnis|Bürgen|Visum|Auflagen|befreit|mitbieten|kaufen|bieten|erwerben|mieten)",
};

const join = (language: CopyLanguage, words: string): string => {
  const sources: Readonly<Record<CopyLanguage, string>> = {
    zh: `(?:${only.zh}|${refused.zh})(?:${words})|(?:${words})[^，。；！,.;!?\\n]{0,2}(?:${onlyBehind.zh}|勿扰|免谈|除外|${exempt.zh})`,
    en: `(?:${only.en}|${refused.en}) (?:${words})|(?:${words}) (?:${onlyBehind.en}|need not apply|${exempt.en})`,
    ja: `(?:${words})(?:${onlyBehind.ja}|${exempt.ja})`,
    ko: `(?:${words})(?:${onlyBehind.ko}|${exempt.ko})`,
    fr: `(?:${only.fr}|${refused.fr}) ?(?:${words})|(?:${words})(?: \\p{L}{2,12})? (?:${onlyBehind.fr}|${exempt.fr})`,
    de: `(?:${only.de}|${refused.de}) (?:${words})|(?:${words})(?: \\p{L}{2,12})? (?:${onlyBehind.de}|${exempt.de})`,
  };
  return sources[language];
};

const rules = groups.map(({ words, known }) => ({
  known,
  said: {
    zh: join("zh", words.zh),
    en: join("en", words.en),
    ja: join("ja", words.ja),
    ko: join("ko", words.ko),
    fr: join("fr", words.fr),
    de: join("de", words.de),
  },
}));
const compiled = rules.map(({ known, said }) => ({
  known: remembered((corpus) => known.test(corpus)),
  said: patterns(said),
}));

/** Agents and brokers kept away, or none between: a rule about them, too, is the listing's to set. */
const agents = patterns({
  zh: "(?:中介|同行)(?:勿扰|免谈|绕道)|谢绝(?:中介|同行)|(?:房东|业主)(?:直租|直售|直接(?:租|卖|出售))",
  en: "no (?:agents|brokers|middlemen)(?: please)?|agents need not (?:apply|call)|direct from (?:the )?(?:owner|landlord)|private (?:sale|let|landlord)(?! garden)|without (?:an agent|agents|a broker)",
  ja: "(?:業者|仲介(?:業者)?)(?:様)?(?:は)?(?:お断り|ご遠慮|不可)|(?:貸主|売主|オーナー)(?:様)?(?:から)?(?:の)?(?:直接(?:取引|契約)|直取引)",
  ko: "(?:중개업소|부동산|중개사) ?(?:사절|연락 ?사절|거절)|집주인 ?직(?:거래|접)|직거래",
  fr: "agences s['’]abstenir|pas d['’]agences?|de particulier à particulier|(?:vente|location) (?:directe|entre particuliers)|sans intermédiaire",
  de: "(?:keine|bitte keine) Makler(?:anfragen)?|von privat(?: an privat)?|direkt vom (?:Eigentümer|Vermieter)|provisionsfrei von privat|Makler unerwünscht",
});
const direct =
  /直租|直售|private sale|direct from|貸主|売主(?:直|・)|自ら貸主|직거래|particulier|von privat|privat|directo|particular/iu;

const any = anyOf(rules.map(({ said }) => said));
const directly = remembered((corpus) => direct.test(corpus));

/** Rules of `text` about people of which `corpus`, the listing's texts, does not speak. */
export const rulesForPeople = (text: string, language: CopyLanguage, corpus: string): Span[] => [
  ...(text.search(any[language]) >= 0 ? compiled : []).flatMap(({ known, said }) => {
    if (known(corpus)) return [];
    // A refusal is the claim itself, so a word of denial takes nothing back.
    return [...text.matchAll(said[language])]
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .filter(({ start, end }) => !askedAt(text, end) && !hypothetical(text.slice(Math.max(0, start - 30), end + 30)));
  }),
  ...(directly(corpus) ? [] : plainly(text, language, agents[language])),
];

const askedAt = (text: string, end: number): boolean => /^[^.。!！\n]{0,60}[?？]/u.test(text.slice(end, end + 64));
const law =
  /没有(?:写|说|规定|限制)|并未|与.{0,8}无关|(?<!\p{L})(?:nothing|says nothing|silent|not limited|no matter|whether|regardless|fair housing|discriminat)|規定は?な|制限は?(?:な|あり?ません)|나와 ?있지 ?않|제한(?:이|은)? ?없|(?<!\p{L})(?:rien|ne précise|ne dit)|(?<!\p{L})(?:nichts|gleich ob|egal ob)(?!\p{L})/iu;
const hypothetical = (words: string): boolean => law.test(words);
