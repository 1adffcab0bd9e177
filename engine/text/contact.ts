/** How somebody is reached, out of what they wrote: each way in one form, so that the same person is known again. */
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

export interface Contact {
  /** In small letters. */
  email: string | null;
  /** "+8613900001111"; digits alone where the country is not certain. */
  phone: string | null;
  /** Neither: a WeChat ID, in small letters. */
  handle: string | null;
}

/** Countries' own ways of parting things on one line. */
const PARTS = /[\s,，;；、/|]+/;
/** What people put in front of a WeChat ID. */
const TITLE = /^(?:微信号|微信|wechat|weixin|wx|vx|line|kakao|whatsapp)[:： ]/;

function isAddress(word: string): boolean {
  const [name = "", host = "", ...more] = word.split("@");
  return more.length === 0 && name !== "" && /^[^.].*\.[^.]/.test(host);
}

function phoneOf(text: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : "CN";
  const parsed = parsePhoneNumberFromString(text, home);
  if (parsed?.isValid()) return parsed.number;
  if (/\p{L}/u.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  return digits.length >= 7 && digits.length <= 20 ? digits : null;
}

/** At least one way for any text that is not blank. `country`: of the home (ISO 3166-1 alpha-2), whose numbers need no prefix; null: China. */
export function readContact(written: string, country: string | null): Contact {
  const text = written.normalize("NFKC").trim().toLowerCase();
  const words = text.split(PARTS).filter((word) => word !== "");
  const email = words.find(isAddress) ?? null;
  const rest = words.filter((word) => word !== email).join(" ");
  const phone = rest === "" ? null : phoneOf(rest, country);
  if (phone !== null) return { email, phone, handle: null };
  const handle = rest.replace(TITLE, "").trim();
  return { email, phone, handle: handle || (email === null ? text : null) };
}

/** As somebody may have written it before there were forms of one kind. */
export const asWritten = (written: string): string => written.trim().toLowerCase();
