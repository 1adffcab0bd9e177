/** The regular ways of turning somebody away, built of their parts: "won't" x "rent to", "need not" x "ring". */
import { across } from "#engine/compliance/frames/language";

const negated = `won't, will not, wouldn't, would not, don't, dont, do not, doesn't, does not, can't, cannot, couldn't, never, not able to,
  unable to, not willing to, unwilling to, not going to, refuse to, refuses to, rather not, prefer not to, prefers not to, not to, not,
  hesitant to, reluctant to, no longer, decided not to`;
const deal = `take, take on, accept, have, rent to, let to, lease to, sell to, consider, entertain, deal with, want, do, welcome, work with,
  cater to, cater for, allow, touch, bother with, process, approve, suit, permit, host, care for, mix with, get along with,
  put up with, accommodate, sign with, want to deal with, rent it to, let it to, sell it to, want to rent to, house`;
const being = `not, isn't, is not, aren't, are not, no longer, never, hardly, not really, not exactly`;
const fitting = `taking, taking on, accepting, having, renting to, letting to, leasing to, selling to, considering, entertaining, dealing with,
  wanting, doing, welcoming, working with, catering to, catering for, looking for, allowing, interested in, open to, available to,
  suited to, suited for, suitable for, right for, ideal for, good for, a fit for, a good fit for, the right fit for, a match for, set up for,
  designed for, meant for, equipped for, appropriate for, cut out for, safe for, geared to, geared for, geared towards, built for,
  licensed for, keen on, fond of, a fan of, a place for, the place for, the right place for, the spot for, the home for, made for,
  recommended for, comfortable with, happy with, big on, a home for, a building for, intended for, practical for, workable for,
  friendly to, approved for, registered for, participating in, enrolled in, signed up for`;
const told = `need not, needn't, don't, dont, do not, please don't, please do not, no need to, don't even, kindly don't, shouldn't, should not,
  no point in, don't need to, need never`;
const ask = `apply, enquire, inquire, ring, call, phone, message, msg, text, txt, write, email, reply, respond, view, bother, ask, dm, pm,
  contact, come, book, waste our time, waste your time, bother us, get in touch, show up, reach out`;
const fail = `won't, will not, wouldn't, would not, don't, do not, can't, cannot, couldn't, doesn't, shouldn't, not`;
const belong = `be happy, fit in, fit, fit the bill, work, work out, cope, manage, feel at home, be comfortable, be considered, be accepted,
  be suitable, be suited, suit, get a look in, be approved, get a reply, get a viewing, last, like it here, qualify, be entertained, be shown,
  be taken, be welcomed, be welcome, be allowed, belong, be housed, be offered, enjoy it here, blend in, get the keys, be rented to, apply here,
  live here, be let to, settle, make the cut, be processed`;
const are = `is, are, will be, would be, gets, get`;
const shut = `refused, declined, rejected, turned away, excluded, out, off the list, a hard no, a firm no, a no from us,
  more trouble than they're worth, more trouble than it's worth, more than we can handle, politely declined, respectfully declined,
  shown the door, passed over, ignored, deleted, binned`;

export const turningAway = {
  elsewhere: across(
    "find, look for, try, choose, seek, consider, pick, look at, best off finding, better off finding, rent, buy in",
    "another place, another listing, another home, another flat, another building, another landlord, another apartment, another area, a different place, a different listing, a different building, some other place, someplace else, somewhere else, somewhere that",
  ),
  "refuse-forms": [...across(negated, deal), ...across(being, fitting)],
  "unwelcome-forms": [...across(told, ask), ...across(fail, belong), ...across(are, shut)],
};
