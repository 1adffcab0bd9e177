/**
 * Whether what a text offers is no home to live in: trade premises, a place to park, a holiday let. Of such nothing limits the
 * sums. A home above a shop, and one whose landlord wants no holiday lets, stay homes.
 */
import { unaccented } from "#engine/compliance/frames/unaccented";

const TRADE = new RegExp(
  unaccented(
    [
      "(?<!\\p{L})(?:commercial (?:lease|let|premises|unit|property)|office space|retail (?:unit|space)|shop to let|warehouse|industrial unit|storage unit|garage to (?:let|rent)|parking space to (?:let|rent))(?!\\p{L})",
      "(?<!\\p{L})(?:gewerbe\\p{L}{0,20}|büro(?:fläche|räume|haus)\\p{L}{0,3}|laden(?:lokal|fläche)\\p{L}{0,3}|praxisräume|lagerhalle|werkstatt|halle zu vermieten)(?!\\p{L})",
      "(?<!\\p{L})(?:bail commercial|local commercial|locaux commerciaux|fonds de commerce|bureaux à louer|entrepôt|place de parking à louer|box à louer)(?!\\p{L})",
      "商铺|商舖|写字楼|寫字樓|厂房|廠房|仓库|倉庫|店舗|事務所|상가|사무실",
    ].join("|"),
  ),
  "iu",
);

const DWELLING = new RegExp(
  unaccented(
    [
      "(?<!\\p{L})(?:flat|flats|apartment|apartments|apt|studio|maisonette|cottage|condo|townhouse|duplex|house|bungalow|basement suite|bedrooms?|\\d ?-?bed(?:room)?s?|\\d ?br|\\d ?bdrm)(?!\\p{L})",
      "(?<!\\p{L})(?:\\p{L}{0,12}(?<!ferien)wohnung|zimmer|\\d ?zi|einfamilienhaus|reihenhaus)(?!\\p{L})",
      "(?<!\\p{L})(?:appartement|appart|maison|pièces|chambre|chambres|t[1-5]|f[1-5])(?!\\p{L})",
      "住宅|公寓|套房|[两兩三一二]房|[室居]厅|開放式|マンション|アパート|\\d ?[ls]?d?k(?!\\p{L})|아파트|원룸|빌라",
    ].join("|"),
  ),
  "iu",
);

const HOLIDAY = new RegExp(
  unaccented(
    [
      "(?<!\\p{L})(?<!(?:no|not|not an?|without|never) )(?:holiday let|short[- ]term let|serviced accommodation)(?!\\p{L})",
      "(?<!\\p{L})(?<!(?:keine|nicht als|keiner|als) )ferienwohnung(?!\\p{L})",
      "(?<!\\p{L})(?<!(?:pas de|sans|ni|pas une?) )(?:location saisonnière|location de vacances|gîte)(?!\\p{L})",
      "(?<![不非无無勿拒绝絕谢謝做作接受设設]{1,3})短租",
    ].join("|"),
  ),
  "iu",
);

/** Of the folded text of an advertisement. */
export const isNoHome = (folded: string): boolean =>
  (TRADE.test(folded) && !DWELLING.test(folded)) || HOLIDAY.test(folded);
