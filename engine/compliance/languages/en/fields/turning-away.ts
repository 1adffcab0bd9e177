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

const sent = `should, should probably, will have to, will need to, would need to, had better, would do better to, would be wise to, are best to,
  is best to, best to, please, kindly, may want to, might want to, may prefer to, might prefer to, are advised to, are asked to, do better to, could perhaps`;
const away = `try, try the, try our, look at, look for, look in, look to, find, search, consider, choose, keep looking, keep scrolling, keep moving,
  move on, pass, skip, swipe, stay away, steer clear, view our other, seek, hunt, apply elsewhere, go elsewhere, rent elsewhere, look again`;
const better = `would be, will be, may be, might be, you'd be, they'd be, we think you'd be, probably, are`;
const where = `happier, better off, better served, better suited, better placed, more comfortable, more at home elsewhere`;
const never = `won't be, will not be, not be, cannot be, can't be, never be, not, are not, aren't, isn't, is not, hardly, never`;
const chosen = `looked at, put forward, shortlisted, progressed, seen, processed, passed on, accommodated, catered for, recommended, encouraged,
  advised, admitted, tolerated, put up with, let in, replied to, answered, shown round, shown around, what we want, what we're after,
  what we are after, who we want, who we're after, our style, our type, our sort, our cup of tea, in the picture, in the running, on the list,
  going to work, going to happen, going to fit, getting in, our first choice, a priority, given viewings, invited, worked out, worked well, so much,
  helpful, a good idea, for this house, for this building, for this home, for us, for this street, to our taste`;
const lacking = `not the, no, hardly the, isn't the, is not the, not a, never a, isn't a, isn't your, not your`;
const spot = `place for, home for, house for, flat for, building for, street for, area for, block for, spot for, one for, apartment for, option for, community for`;
const spotAlone = `the place, your home, your house, the home, your flat, the building, your building, the spot, your street, your block`;
const past = `has, have, had, has only, have only, has always, have always, they've, they`;
const harm = `been a headache, been a nightmare, been a disaster, been trouble, been nothing but trouble, caused trouble, caused problems, burned us,
  burnt us, stung us, taken advantage, not worked out, never worked out, not worked, disappointed us, cost us, ruined the place, left a mess, been difficult`;

export const turningAway = {
  elsewhere: across(
    "find, look for, try, choose, seek, consider, pick, look at, best off finding, better off finding, rent, buy in",
    "another place, another listing, another home, another flat, another building, another landlord, another apartment, another area, a different place, a different listing, a different building, some other place, someplace else, somewhere else, somewhere that",
  ),
  "refuse-forms": [...across(negated, deal), ...across(being, fitting), ...across(lacking, spot)],
  "unwelcome-forms": [
    ...across(told, ask),
    ...across(fail, belong),
    ...across(are, shut),
    ...across(sent, away),
    ...across(better, where),
    ...across(never, chosen),
    ...across("not, isn't, is not, hardly, never", spotAlone),
    ...across(past, harm),
  ],
};
