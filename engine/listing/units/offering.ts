/** Who offers a home where a message has no word for it: "… - Immo Bailli", "강남드림부동산", "小周139…", "Marcus Teo, CEA R000". */

type Offering = { name: string | null; company: string | null };

const KOREAN =
  /(?<![가-힣])([가-힣A-Za-z\d]{2,14}(?:공인중개사(?:\s?사무소)?|부동산중개(?:법인)?|공인|부동산))(?![가-힣])(?:\s([가-힣]{2,4}))?(?=[\s,.()\d]|$)/u;
const CHINESE_PERSON =
  /(?:(?<![一-龯])|(?<=[是找叫系]))(小[一-龯]|[一-龯](?:先生|女士|小姐|经理|姐|哥|总|店长))\s?[:：]?\s?(?=1[3-9]\d{2})/u;
const CHINESE_FIRM =
  /(?<![一-龯])([一-龯]{2,8}(?:(?:地产|置业|不动产|房产)(?:[一-龯]{1,6}店)?|[一-龯]门?店))(?=[\s,，。;；:：|]|$)/u;
/** "中原地產 Joyce Lam 5555 0188". */
const HONG_KONG =
  /(?<![一-龯])([一-龯]{2,6}(?:地產|物業|置業))\s?([A-Z][a-z]{1,12}(?:\s[A-Z][a-z]{1,12}){0,2})(?=[\s,，]|$)/u;
const JAPANESE_FIRM =
  /(?:元付|客付|媒介|仲介|取扱い?|問い?合わ?せ先?|売主|取扱店|貸主|掲載|情報提供)\s?[:：／/]?\s?([^\s、。｜|:：]{2,24})(?=[\s、。｜|]|$)/u;
const JAPANESE_NAMED =
  /(?:^|[\s、。｜|／/は：:])(?![一-龯]{1,6}は)((?:株式会社|有限会社|\(株\))[^\s、。｜|]{2,20}|[^\s、。｜|:：]{2,20}(?:株式会社|\(株\)|不動産|リアルティ|ハウジング|住宅販売|エステート))(?=[\s、。｜|(]|まで|へ|にて|$)/u;
const JAPANESE_WORD =
  /株式会社|有限会社|\(株\)|不動産|リアル|ハウ|住宅|ホーム|地所|住販|エステート|センター|商事|建設|店$/;

const TRADE =
  /real estate|realty|realtors?\b|estate agents?|\bproperties\b|\bproperty\b|\bhomes\b|lettings|immobilien|immobilier|\bimmo\b|inmobiliaria|imobiliária|imobiliaria|immobiliare|\bagence\b|\bagenzia\b|\bcabinet\b|makelaar|makelaardij|makler\b|verhuur\b|wonen\b|nieruchomości|vastgoed|hausverwaltung|wohnbau|grundbesitz|propiedades|casas\b|imóveis|estates\b|sotheby|re\/max|remax|century 21|engel & v/i;
const LEGAL_FORM = /\s(?:GmbH|AG|KG|Ltd|Limited|LLC|Inc|S\.?L\.?U?|S\.?r\.?l|SARL|SAS|B\.?V|Lda|Pte Ltd)\.?$/;
const NOT_A_FIRM =
  /^(?:contact|call|new|for|the|single|luxury|multi|your|our|my|all|prix|preis|agence immobilière$|inmobiliaria$|property$|properties$|homes$)|\d{2}|[:€$£]/i;
const SIGNED =
  /(?:^|[\n,;|]\s?|[.!?–—-]\s)(?:(?:dott(?:\.ssa)?|Herr|Frau|Mr|Mrs|Ms|Mme|Sr|Sra|Dr|dhr|mevr)\.?\s)?(\p{Lu}[\p{L}'’-]{1,15}(?:\s\p{Lu}[\p{L}'’.-]{0,20}){1,2})[,:]?(?:\s[-–])?\s(?:[Tt]el\.?:?\s?|[Pp]h\.?:?\s?|[Mm]ob(?:il)?\.?:?\s?|☎\s?|📞\s?)?(?=\+?\(?\d(?:[\s()./-]{0,2}\d){7,14}(?!\d))/u;
/** "Particular, no agencias. Marta 600 000 222": a first name and a number, and nothing behind. */
const FIRST_NAME =
  /(?<=[.,;!–-]\s)(?!(?:Tel|Tél|Telefon|Teléfono|Phone|Call|Ring|Text|Bel|Bellen|App|Llamar?|Llame|Chiamare?|Chiami|Ligue|Ligar|Appel(?:ez|er)?|Rufen|Anruf(?:en)?|Kontakt|Contact(?:ez|o)?|Contat(?:t?o)|Mobile?|Móvil|Movil|Telemóvel|Cell?|Cellulare|Handy|Gsm|Nummer|Numero|Numéro|Ref|Rif|Permit|Licen[cs]e|Lizenz|Licen[cz]ia|Licenza|Registration|Reg|Permis|Code|Codice|Código|Objekt|Bezug|Frei|Bezugsfrei|Dispo|Disponible|Disponibile|Libre|Libero|Livre|Available|From|Centris|WhatsApp|Whatsapp|Info)(?!\p{L}))(\p{Lu}\p{Ll}{2,14})\s(?=\+?\d[\d\s().-]{7,18}$)/u;
/** "Dispo au 06 12 34 56 78, Karim": who signs behind the number. */
const BEHIND_NUMBER = /\d[\d\s().-]{7,18}\d[,.]?\s(?:[-–]\s)?(\p{Lu}\p{Ll}{2,14})[.!]?$/u;
const LICENSED =
  /(\p{Lu}[\p{L}'’-]{1,15}(?:\s\p{Lu}[\p{L}'’.-]{0,20}){1,3}),?\s\(?(?:CEA|RERA|BRN|DRE|REN|CPI|RSAC|SIRET|AMI|Lic\.?|License)\b/u;
/** "DPE D. Tel", "PEB C": a class of energy, and what leads to a number. */
const NOT_A_PERSON =
  /^(?:DPE|GES|PEB|EPB|EPC|BER|IPE|APE|CEE|EEK|Class[eo]?|Clase|Klasse|Energie\p{L}*)(?!\p{L})|(?<!\p{L})(?:Tel|Tél|Ph|Mob)(?!\p{L})/u;
const STREET = /\b(?:street|road|avenue|ave|lane|drive|calle|rue|via|straße|strasse|weg|platz)\b/i;
/** Clauses at the end of a text in which a firm signs. */
const LAST = 6;

/** The last short clause that carries the trade in its name. */
function westernFirm(text: string): string | null {
  const clauses = text
    .split(/[\n;|•·]|\s[-–—]\s|,\s|[.!?]\s|\s\(|\)/)
    .map((clause) =>
      clause
        .replace(/^[-–—\s]+|(?<![.!\s])[.!\s]+$/g, "")
        // the number to ring stands behind the name, a verb before it
        .replace(/\s\+?\d[\d\s().-]{7,18}$/, "")
        .replace(/^\p{Lu}[\p{Ll} ]{2,30}\s(?:via|through|bij|bei|chez)\s(?=\p{Lu})/u, ""),
    )
    .filter((clause) => clause !== "" && !/^https?:/.test(clause));
  return (
    clauses
      .slice(-LAST)
      .findLast(
        (clause) =>
          clause.length <= 48 &&
          clause.split(/\s/).length <= 6 &&
          /^\p{Lu}/u.test(clause) &&
          (TRADE.test(clause) || LEGAL_FORM.test(clause)) &&
          clause.split(/\s/).length > 1 &&
          !NOT_A_FIRM.test(clause) &&
          !STREET.test(clause),
      ) ?? null
  );
}

/** The person or the firm a text ends with, or that stands before a number or a licence; each null where none does. */
export function offeringIn(text: string, language: string | null): Offering {
  switch (language?.slice(0, 2)) {
    case "ko": {
      const found = KOREAN.exec(text);
      return { name: found?.[2] ?? null, company: found?.[1] ?? null };
    }
    case "zh": {
      const both = HONG_KONG.exec(text);
      if (both?.[1] && both[2]) return { name: both[2], company: both[1] };
      return { name: CHINESE_PERSON.exec(text)?.[1] ?? null, company: CHINESE_FIRM.exec(text)?.[1] ?? null };
    }
    case "ja": {
      const said = JAPANESE_FIRM.exec(text)?.[1] ?? null;
      const firm = said !== null && JAPANESE_WORD.test(said) ? said : (JAPANESE_NAMED.exec(text)?.[1] ?? null);
      return { name: null, company: firm };
    }
    default: {
      const person =
        LICENSED.exec(text)?.[1] ??
        SIGNED.exec(text)?.[1] ??
        FIRST_NAME.exec(text.trim())?.[1] ??
        BEHIND_NUMBER.exec(text.trim())?.[1] ??
        null;
      const name =
        person !== null && (TRADE.test(person) || STREET.test(person) || NOT_A_PERSON.test(person)) ? null : person;
      return { name, company: westernFirm(text) };
    }
  }
}
