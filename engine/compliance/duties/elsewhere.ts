/** Markets whose law asks for the same: who sends it, and a way out of it. */
import {
  addressOf,
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

/** "Oak Homes: ..." in front and how to stop behind. */
export const namedAndStoppable = (citation: string): readonly MessageDuty[] => [
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

/** The line an email is left by. */
export const leavable = (citation: string): MessageDuty => ({
  part: "unsubscribe",
  place: "footer",
  wording: unsubscribe,
  pattern: unsubscribePattern,
  message: unsubscribeMissing,
  citation,
});

const usual = (citation: string): MarketDuties => ({
  sms: namedAndStoppable(citation),
  email: [addressOf(citation), leavable(citation)],
});

export const unitedKingdom = usual(
  "Privacy and Electronic Communications (EC Directive) Regulations 2003 reg. 22(2)-(3), 23; E-Commerce Regulations 2002 reg. 6-7",
);
export const australia = usual("Spam Act 2003 (Cth) ss. 17, 18; Spam Regulations 2021");
export const newZealand = usual("Unsolicited Electronic Messages Act 2007 ss. 10, 11");
export const germany = usual("UWG § 7 Abs. 2 Nr. 3, Abs. 3; DDG §§ 5, 6");
export const france = usual("Code des postes et des communications électroniques art. L. 34-5");
export const italy = usual("D.lgs. 196/2003 art. 130 c. 5; D.lgs. 70/2003 artt. 7-9");
export const spain = usual("Ley 34/2002 (LSSI) arts. 10, 20, 21");
export const netherlands = usual("Telecommunicatiewet art. 11.7");
export const taiwan = usual("個人資料保護法第20條第2項、第3項");
export const emirates = usual("TDRA Regulatory Policy: Unsolicited Electronic Communications");
export const india = usual("TRAI TCCCPR 2018, reg. 3, Schedule I (commercial communications)");
