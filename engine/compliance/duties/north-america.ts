/** The United States and Canada: sender and STOP in text messages, postal address and opt-out in emails. */
import {
  addressMissing,
  type MarketDuties,
  type MessageDuty,
  optOutMissing,
  senderMissing,
  stop,
  stopPattern,
  unsubscribe,
  unsubscribeMissing,
  unsubscribePattern,
} from "./duty.ts";

const tcpa = "47 CFR 64.1200(a)(10), (d)(4); CTIA Messaging Principles and Best Practices";
const canSpam = "15 USC 7704(a)(3), (a)(5) (CAN-SPAM)";
const casl = "CASL, S.C. 2010, c. 23, s. 6(2); CRTC regulations SOR/2012-36, ss. 2-3";

const northAmericanSms = (citation: string): readonly MessageDuty[] => [
  {
    part: "sender",
    place: "prefix",
    wording: { "*": "{sender}: " },
    pattern: "^[^:：\\n]{2,60}[:：]",
    message: senderMissing,
    citation,
  },
  { part: "opt-out", place: "suffix", wording: stop, pattern: stopPattern, message: optOutMissing, citation },
];
const northAmericanEmail = (citation: string): readonly MessageDuty[] => [
  {
    part: "postal-address",
    place: "footer",
    wording: { "*": "{sender}, {address}" },
    // A street line, a box, a state with its ZIP, a Canadian postal code; "2,517 sq ft" is none of them.
    pattern:
      "\\b\\d{1,6}\\s+(?:[\\p{L}\\d.'’-]+\\s+){0,4}?(?:St(?:reet)?|Ave(?:nue)?|Blvd|Boulevard|R(?:oa)?d|Dr(?:ive)?|L(?:a)?n(?:e)?|Way|C(?:our)?t|Pl(?:ace)?|Sq(?:uare)?|Pkwy|Parkway|Hwy|Highway|Cir(?:cle)?|Ter(?:race)?|Cres(?:cent)?|Suite|Ste|Unit|Floor)\\b|\\bP\\.?\\s?O\\.?\\s?Box\\s+\\d|\\b[A-Z]{2}\\s+\\d{5}\\b|\\b[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d\\b",
    message: addressMissing,
    citation,
  },
  {
    part: "unsubscribe",
    place: "footer",
    wording: unsubscribe,
    pattern: unsubscribePattern,
    message: unsubscribeMissing,
    citation,
  },
];

export const unitedStates: MarketDuties = { sms: northAmericanSms(tcpa), email: northAmericanEmail(canSpam) };
export const canada: MarketDuties = { sms: northAmericanSms(casl), email: northAmericanEmail(casl) };
