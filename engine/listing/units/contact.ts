/** "Contact Dana Reyes, Lakeshore Realty, (847) 555-0134" and its like in the other languages -> who to call. */
import { isFirmName, isPersonName } from "./who.ts";

export type Contact = { name: string | null; company: string | null; phone: string | null };

const PHONE = "(?:\\+\\d{1,3}[\\s.-]?)?\\(?\\d{2,4}\\)?(?:[\\s.-]?\\d{2,5}){1,4}(?!\\d)";
const NAME =
  "(?!(?:Us|Me|Our|The|Your|Today|Now|For|Agent|Listing|Owner|Office|Phone|Details|Information|Büro|Oficina|Ufficio|Kantoor)\\b)\\p{Lu}[\\p{L}'’-]{1,24}(?:\\s+\\p{Lu}[\\p{L}.'’-]{0,24}){0,3}";
const LED =
  "(?:[Cc]ontact(?:ez)?|CONTACT|[Cc]all|[Rr]ing|[Bb]el(?: met| naar)?|[Ll]lama(?:r|d)?(?: a)?|[Cc]hiamare|[Ll]igar para|[Tt]el\\.|[Ll]isted by|[Ll]isting agent|[Pp]resented by|[Oo]ffered by|[Aa]sk for|DM|[Mm]essage|[Tt]ext|[Ww]hats[Aa]pp(?: an| a)?|[Ff]alar com|[Tt]ratar com|[Aa] tratar com|[Rr]if\\.? agenzia|[Rr]ivolgersi a|[Ii]nfo(?:rmes)? con|[Hh]ablar con|[Aa]gent|[Nn]égociat(?:eur|rice)|[Cc]onseill(?:er|ère)|[Aa]sesora?|[Cc]onsulente|[Mm]akler(?:in)?|[Mm]akelaar|[Cc]onsultora?|[Cc]orretora?|[Aa]gente|[Rr]eferente|LA|[Ll]ist(?:ing)? [Aa]gt|[Vv]oir avec|[Kk]ontakt|[Mm]elde(?:n|t euch|dich)?(?: Sie sich)? bei|[Aa]nsprechpartner(?:in)?(?: ist)?|[Aa]nsprechperson|AP|[Cc]ontacto|[Cc]ontatto|[Cc]ontato)(?:\\s*:)?\\s+";
const WESTERN = new RegExp(
  `(?<!\\p{L})${LED}(?:(?:Frau|Herr|Mr|Mrs|Ms|Mme|M)\\.?\\s+)?(${NAME})(?:(?:\\s*[,|–]\\s*|\\s+-\\s+|\\s+(?:of|at|with|from|bei|chez|de)\\s+)(?!(?:at|on|or|by|[Tt][eé]l|[Mm]ob(?:il|ile)?|[Pp]hone|today|to|for|and)\\b)(\\p{Lu}[^,;|\\n\\d(]{1,48}?)(?=\\s*(?:[,;|\\n(\\d+.–]|$|\\s(?:at|on|tel|phone)\\b)))?`,
  "u",
);
const CHINESE =
  /(?:联系人|聯絡人|联络人|经纪人|置业顾问|房产顾问|(?<=[\s,，/])顾问|管家(?!服务|式|中心)|客户经理|(?<=^|[\s,，。;；(（])联系(?=[:：]))\s*(?:[:：]\s*)?([一-龯]{1,4}?(?:先生|女士|小姐|经理)|[一-龯]{2,4})(?=[\s,，。;；:：、/(（电手微]|\d|$)|(?:(?:看房|详情|咨询|预约|请|有意)|(?<=^|[\s,，。;；(（]))联系\s?(?![本我请]|电话|方式|手机|微信|热线|客服|中介|经纪|业主|房东)([一-龯]{2,3})(?=\s?[\d(（+])/;
/** 王经理, 陈小姐, 赵女士: a surname and a title beside a number to ring. */
const TITLED =
  /(?:联系|找|房东|(?<![一-龯]))([一-龯](?:先生|女士|小姐|经理|老师))\s?(?=[\d(+])|(?<=\d\s?)([一-龯](?:先生|女士|小姐|经理))(?![一-龯])/u;
const JAPANESE =
  /担当(?:者)?(?:\s*[:：]\s*|\s(?=[一-龯々ぁ-んァ-ヶ\s]{2,12}(?:[\d(（+]|TEL|tel|℡|電話|$)))(?!TEL|電話)([一-龯々ぁ-んァ-ヶ]{1,6}(?:\s(?!電話)[一-龯々ぁ-んァ-ヶ]{1,5})?)/;
const CALLED = new RegExp(
  `(?:电话|電話|手机|手機|联系方式|微信同号|[Tt][Ee][Ll]|[Pp]hone|[Tt]éléphone|[Tt]elefon|[Mm]obile?|[Cc]all|[Tt]ext)[.:：\\s]{0,3}(${PHONE})`,
  "u",
);
const PLAIN =
  /(?<![\d.])(?:1[3-9]\d{9}|\(\d{3}\)\s?\d{3}[-.\s]\d{4}|\d{3}[-.]\d{3}[-.]\d{4}|0\d{1,4}-\d{1,4}-\d{3,4}|0\d{2,3}-\d{7,8}|\(0?\d{2}\)\s?9?\d{4}-\d{4}|06-\d{8}|0\d{2,4}[\s/]\d{3,4}\s?\d{3,4}(?!\d)|0\d(?:\s\d\d){4}|(?<=[\p{Script=Han}]\s)[5-9]\d{3}\s\d{4})(?![\d.])/u;

/** Words that only a person follows. */
const PERSONAL =
  /^(?:a? ?tratar com|falar com|hablar con|ask for|voir avec|ansprechpartner|ansprechperson|melde|rif\.? agenzia|rivolgersi a|referente)/i;
/** "98xxxxxx10": a number that is not shown whole. */
const MASKED = /^\s?\+?\d{1,4}[\s-]?[xX*•]{3,8}/;
const TITLE = "(?:(?:Mme|Mlle|M\\.|Mr|Mrs|Ms|Frau|Herr|Sra?|Sig|Sig\\.ra|Mevr|Dhr)\\.?\\s)?";
/** "La proprio c'est Mme Claes", "Vermieter ist Herr Adler". */
const OWNER = new RegExp(
  `(?<!\\p{L})(?:[Pp]roprio|[Pp]ropriétaire|[Oo]wner|[Ll]andlord|[Vv]ermieter(?:in)?|[Ee]igentümer(?:in)?|[Pp]ropietari[oa]|[Dd]ueñ[oa]|[Pp]roprietari[oa]|[Ee]igenaar|[Vv]erhuurder)\\s?(?::|(?:c['’]est|is|ist|est|es|è|é)\\s)\\s?${TITLE}(\\p{Lu}[\\p{L}'’-]{1,20}(?:\\s\\p{Lu}[\\p{L}'’-]{1,20})?)`,
  "u",
);
/** "LG Eva Pichler", "Best regards, Tom Hale" at the end of a message. */
const SIGNED_OFF =
  /(?<!\p{L})(?:LG|VG|MfG|(?:[Vv]iele|[Ll]iebe|[Bb]este|[Ss]chöne|[Ff]reundlichen?) Grüße[n]?|(?:[Kk]ind |[Bb]est |[Ww]arm )?[Rr]egards|[Cc]heers|[Cc]ordialement|[Bb]ien à vous|[Ss]aludos|[Uu]n saludo|[Cc]ordiali saluti|[Aa]tenciosamente|[Aa]braços?|[Mm]et vriendelijke groet|[Gg]roet(?:en|jes)?)[,!.]?\s{1,3}(\p{Lu}[\p{L}'’-]{1,20}(?:\s(?:(?:van|von|de|den|der|di)\s){0,2}\p{Lu}[\p{L}'’-]{1,20}){0,2})[.!]?$/u;

/** A Japanese letter ends with its writer's name. */
function japaneseSender(text: string): string | null {
  if (!/お世話に|いかがでしょうか|お願い(?:いた|致|し)|ご連絡|お待ちして/.test(text)) return null;
  return /[。！!？?\n]\s{0,3}(?:担当\s?)?([一-龯々]{1,4}(?:\s[一-龯々ぁ-ん]{1,4})?)$/u.exec(text.trim())?.[1] ?? null;
}

const digits = (text: string): number => text.replace(/\D/g, "").length;

/** Name, company and phone in a text of a few lines; null where the text does not say. */
export function contactIn(text: string): Contact {
  const western = WESTERN.exec(text);
  const titled = TITLED.exec(text);
  const chinese = CHINESE.exec(text);
  const after = western ? text.slice(western.index + western[0].length, western.index + western[0].length + 40) : "";
  const beside = new RegExp(`^[^\\d\\n]{0,16}?(${PHONE})`, "u").exec(after)?.[1] ?? null;
  const phone = [beside, CALLED.exec(text)?.[1] ?? null, PLAIN.exec(text)?.[0] ?? null].find(
    (one) => one !== null && digits(one) >= 7 && digits(one) <= 15,
  );
  const owner = OWNER.exec(text)?.[1] ?? SIGNED_OFF.exec(text.trim())?.[1] ?? null;
  const name =
    western?.[1] ??
    chinese?.[1] ??
    chinese?.[2] ??
    titled?.[1] ??
    titled?.[2] ??
    JAPANESE.exec(text)?.[1] ??
    japaneseSender(text);
  // "Call Now" and "Contact Lakeside" with nobody to ring are invitations, not people.
  const known =
    western && !western[2] && !beside && !/\s/.test(name ?? "") && !PERSONAL.test(western[0]) && !MASKED.test(after)
      ? null
      : name;
  const company = western?.[2]?.trim() ?? /^\s?\((\p{Lu}[^()\d]{2,40})\)/u.exec(after)?.[1] ?? null;
  const who = known ?? owner;
  // "Makelaar: Van Dijk Wonen, Joris van Dijk" names the firm first
  const swapped = who !== null && company !== null && isFirmName(who) && isPersonName(company);
  return {
    name: swapped ? company : who,
    company: swapped ? who : company,
    phone: phone?.trim() ?? null,
  };
}
