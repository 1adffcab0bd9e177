/** Takes telephone numbers, mail addresses and messenger names out of a text that others will read. */

const MASK = "•••";
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
/** Numbers as they are dialled: a country code or a zero in front, a Chinese mobile, a North American number. */
const phone =
  /(?<![\d.,])(?:(?:\+|\(?0)[\d ()./-]{6,18}\d|1[3-9]\d{9}|\(?[2-9]\d{2}\)?[ .-]{1,2}\d{3}[ .-]\d{4})(?![\d.,]?\d)/gu;
const messenger =
  /((?:微信号?|加微|wechat(?: id)?|weixin|\bvx|\bwx|whatsapp|line id|카카오톡|카톡)\s?[:：]?\s?)(?=[\w-]*\d|[a-z_-]{6})[\w-]{5,30}/giu;

/** `known`: contacts that are masked in whatever form they were typed in, too. */
export function maskContacts(text: string, known: readonly (string | null | undefined)[] = []): string {
  const plain = known.filter((one): one is string => typeof one === "string" && one.trim().length >= 5);
  const masked = plain.reduce((left, one) => left.replaceAll(one.trim(), MASK), text);
  return masked.replace(mail, MASK).replace(messenger, `$1${MASK}`).replace(phone, MASK);
}
