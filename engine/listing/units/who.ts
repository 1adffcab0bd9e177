/** A person and a firm in what a page prints around whoever offers a home: buttons, verbs, numbers and brackets taken off. */
import { plain, until } from "./number.ts";

/** Words of the trade in a firm's name. */
export const AGENCY_WORD =
  /real estate|realty|realtors?|estates?\b|estate agents?|properties|homes\b|lettings|immobil|immo\b|inmobili|imobili|im[óo]veis|nieruchomo|fastighet|vastgoed|verhuur|eiendom|agence|cabinet|makelaar|wonen\b|makler|hausverwaltung|agenzia|finques|mediação|不動産|不动产|ハウジング|부동산|공인중개|地产|置业|房屋|地產|置業|物業|[店社]$|公司/i;
const LEGAL_FORM =
  /\s(?:GmbH(?: & Co\. KG)?|AG|KG|e\.K\.|Ltd\.?|Limited|LLC|Inc\.?|S\.?L\.?U?|S\.?r\.?l\.?|SARL|SAS|SA|S\.A\.|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|BVBA|Lda\.?|plc|PLC|Pty\.? Ltd\.?|Pte\.? Ltd\.?|Pvt\.? Ltd\.?|GbR|OHG|UG|mbH|A\/S|AB|Oy|Corp\.?|Co\.,? Ltd\.?|Brokerage|INC\.?)$/;
/** A text that begins so is a button, or ends in one. */
const PRESSED =
  "call|phone|e-?mail|message|chat|whatsapp|enquire|inquire|view|show|see|send|visit|website|more|request|book|ver|llamar|contactar|enviar|ligar|contatt\\p{L}*|chiama|scrivi|invia|anrufen|nachricht|telefon\\p{L}*|appeler|contacter|envoyer|voir|afficher|écrire|bel|mail|stuur|zadzwoń|napisz|pokaż|拨打|撥打|致电|致電|查看|联系|聯絡|在线|电话|電話|微信|手机|手機|預約|预约|お問|メール|문의|전화|채팅|연락";
const BUTTON_AFTER = new RegExp(`(?:^|[\\s(（|·,])(?:${PRESSED})(?![\\p{Ll}\\p{Lo}])`, "iu");
const EAST_BUTTON =
  /举报|舉報|纠错|投诉|拨打|撥打|致电|致電|查看|联系|聯絡|在线|电话|電話|微信|手机|手機|お問|전화|문의하기|연락하기/u;
/** "Contact Sarah Whitfield", "Contacter Karim Haddad", "Vraag Sanne Bakker", "Listed by …". */
const LED =
  /^(?:contact(?:er|ar|eer)?|call|ask(?: for)?|email|meet|message|listed by|listing by|marketed by|contatta|chiama|llama a|fale com|hable con|kontakt(?:ieren sie)?|appele[rz]|joindre|vraag(?: naar)?|bel|担当者?|대표|담당|联系人?)\s?[:：]?\s+(?=[\p{Lu}\p{Lo}])/iu;
const CALLED = /^(?:particular|private|privat|privato|particulier)\s*-\s*/i;
const PHONE = /\+?\d[\d\s().-]{6,40}\d/;
/** "Old Town Lets, 12 Byres Road, Glasgow": where the firm has its office. */
const STREET_BEHIND = /,\s\d{1,4}[a-z]?\s\p{Lu}/u;
const LICENCE = /\s(?:DRE|BRE|lic(?:ense|ence)?|licence|CRECI|AMI)\b|\s[A-Z]{1,2}-?\d{5,}/i;
const PARTS = /\s[-–—|·•/]\s|\s?[|｜·•]\s?|,\s(?=\p{Lu})|\s(?:of|with|at|from|bei|von|chez)\s(?=\p{Lu}\p{L}+\s\p{Lu})/u;

/** True for a name that carries the trade or a legal form. */
export const isFirmName = (text: string): boolean =>
  !ROLE.test(text) &&
  (AGENCY_WORD.test(text) || LEGAL_FORM.test(text)) &&
  text.split(/\s/).length <= 7 &&
  /^[\p{Lu}\p{Lo}\d(]/u.test(text);

const WESTERN_PERSON =
  /^(?:(?:Mr|Mrs|Ms|Mme|Mlle|M|Herr|Frau|Sig|Sra?|Dr|Mag|Ing|Dipl\.-Ing|DI)\.?\s)?\p{Lu}[\p{L}'’-]{1,20}(?:\s(?:van|von|de|der|den|da|dos|di|del|la|le)){0,2}(?:\s\p{Lu}[\p{L}'’-]{0,20}\.?){1,3}$/u;
const EASTERN_PERSON = /^(?:\p{Script=Han}{2,4}|\p{Script=Hangul}{2,4})(?:\s[A-Z][\p{L}' -]{1,30})?$/u;
/** True for what reads like a person's name and carries no trade: "Layla Mansour", "周敏", "陳嘉欣 Karen Chan". */
export const isPersonName = (text: string): boolean =>
  !isFirmName(text) && (WESTERN_PERSON.test(text) || EASTERN_PERSON.test(text));

/** Years in the trade and titles behind a name of the East: "佐藤 健一 業界歴15年", "김영수 실장". */
const EAST_AFTER =
  /(?<=\p{Script=Han})\s{0,3}(?:業界歴|勤続|経験|服务年限|从业|入行)|(?<=^[가-힣]{2,4})\s(?:실장|과장|팀장|부장|차장|이사|소장|대표|대리|중개사)(?=$|\s)/u;
/** What an office is registered under, before its name: "＜媒介＞東京都知事(3)第88888号 株式会社…". */
const REGISTERED =
  /^(?:[<＜〈【[](?:媒介|仲介|売主|代理|販売代理|専任媒介|一般媒介)[>＞〉】\]]\s?)?(?:(?:国土交通大臣|\p{Script=Han}{2,4}知事)\s?(?:[(（]\d{1,3}[)）])?\s?第?\s?\d{1,8}\s?号\s?)?/u;
const POSTAL = /\s?〒\d/u;

/** A name without its number, its button and the verb before it. */
export const bareName = (text: string): string =>
  [PHONE, STREET_BEHIND, LICENCE, BUTTON_AFTER, EAST_BUTTON, EAST_AFTER, POSTAL]
    .reduce(
      until,
      plain(text)
        .replace(REGISTERED, "")
        .replace(/[(（][^)）]{0,200}[)）]/g, " ")
        .replace(CALLED, "")
        .replace(LED, ""),
    )
    .replace(/(?<![,，:：|｜·/\s-])[,，:：|｜·/\s-]+$/, "")
    .trim();

/** What a person is, set below or behind the name. */
export const ROLE =
  /^(?:(?:your|global|luxury|senior|junior|lead|principal|associate|head|licensed|assistant|local)\s){0,2}(?:(?:lettings?|sales|property|leasing|rental|real estate|branch|listing|buying)\s)?(?:negotiator|agent|consultant|advis[eo]r|broker|manager|executive|director|partner|realtor®?|valuer|sales(?:person|man|woman))$|^(?:immobilien(?:makler|berater|fachwirt)(?:in)?|makler(?:in)?|conseill(?:er|ère) (?:en )?immobili(?:er|ère)|négociat(?:eur|rice)(?: immobili(?:er|ère))?|agent(?:e)? (?:immobili(?:er|are)|inmobiliari[oa])|asesor(?:a)? inmobiliari[oa]|consulente immobiliare|consultor(?:a)? imobili[áa]ri[oa]|corretor(?:a)? de imóveis|(?:ihr(?:e)? )?(?:persönliche[rn]? )?(?:immobilien)?(?:berater|makler|ansprechpartner)(?:in)?|(?:broker|sales) associate|associate broker|director ?\/ ?licensee|(?:vastgoed|verhuur|register-?)?makelaar(?: o\.?g\.?| biv)?(?:\s[\d. ]{4,14})?|vastgoedadviseur|négociat(?:eur|rice)|agent commercial|agente comercial|agent nieruchomości|pośrednik|mäklare|fastighetsmäklare)$/iu;
/** "송파래미안공인중개사사무소 한지원 대표", "聚源不动产 周敏". */
const EAST_PAIR =
  /^(\S{2,30}(?:사무소|중개법인|부동산))\s(?:대표\s)?([가-힣]{2,4})(?:\s(?:대표|소장|실장|공인중개사|이사))?$/u;

/** A person, what she is, her firm, a number: the first person and the first firm of them. */
function amongSeveral(parts: readonly string[]): { name: string; company: string } | null {
  const bare = parts.map(bareName).filter((part) => part !== "" && !ROLE.test(part));
  const [name, company] = [bare.find(isPersonName), bare.find(isFirmName)];
  return name === undefined || company === undefined ? null : { name, company };
}

/** "Giulia Zanatta - AG Immobiliare", "Ellen Prout of Tidewater Realty" -> both; null where the text is of one alone. */
export function personAndFirm(text: string): { name: string; company: string } | null {
  const east = EAST_PAIR.exec(plain(text.slice(0, 80)));
  if (east?.[1] && east[2]) return { name: east[2], company: east[1] };
  const [first = "", second = "", ...rest] = plain(text.slice(0, 200)).split(PARTS);
  const several = rest.length > 0 && rest.length <= 6 ? amongSeveral([first, second, ...rest]) : null;
  if (several !== null) return several;
  if (rest.length > 1 || first === "" || second === "") return null;
  const [a, b] = [bareName(first), bareName(second)];
  if (a === "" || b === "" || isFirmName(a) === isFirmName(b)) return null;
  return isFirmName(a) ? { name: b, company: a } : { name: a, company: b };
}
