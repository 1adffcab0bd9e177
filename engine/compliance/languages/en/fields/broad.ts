/** Built wish and refusal: every regular way of saying who is wanted, made of its parts, and what stands for a group without naming it. */
import { across, list } from "#engine/compliance/frames/language";

/** Verbs of taking somebody in. */
const takeIn = `let to, rent to, lease to, sell to, let it to, rent it to, lease it to, sell it to, have, take, house, host, find, welcome, meet, hear from,
  hand the keys to, hand over the keys to, hand it to, hand it over to, give the keys to, give it to, give this to, pass it to, pass the keys to, see it go to, see it let to,
  see, go to, go with, live with, live above, live below, live beside, share with, share a wall with, deal with, keep it for, keep it with, attract, choose, offer it to,
  place, settle on, stick with, stick to, open the door to, open our door to, hold it for, save it for, suit, sign with, leave it to, accept`;
const wishing = `rather, sooner, would rather, would sooner, would prefer to, prefer to, prefers to, preferring to, would like to, likes to, like to, would love to, loves to, love to,
  want to, wants to, wish to, wishes to, hoping to, hopes to, hope to, aims to, aim to, plan to, plans to, intends to, intend to, keen to, happiest to, happier to, happy only to, inclined to, tends to, only, will only, would only, glad to`;
const feelings = `feel, be, rest, sleep, breathe, live, is, are, am, feels, sleeps, rests, breathes`;
const ease = `more at ease, at ease, more comfortable, comfortable, more relaxed, relaxed, easier, better, happier, safer, more secure, calmer, more settled, more at home, most at ease, most comfortable, happiest, most relaxed, easiest`;
const company = `with, having, knowing, next to, around, among, if it is, if it were, if it was, if there is, above, below, beside, seeing, sharing with, renting to, letting to`;

export const broad = {
  /** Before a group: it is wished for, in any of the built ways. */
  wished: [
    ...across(wishing, takeIn),
    ...list(feelings).flatMap((feeling) => across(across(feeling, ease).join(","), company)),
    ...list(`picture, pictures, picturing, the owners picture, imagine, has in mind, have in mind, had in mind, is granted to, are granted to, granted to, granted only to, goes only to, go only to, given only to,
      made over to, open only to, offered to, offered only to, on offer to, addressed to, put aside for, ring fenced for, earmarked for, directed at, directed to, hopes for, hope for, hopes for a fourth,
      the dream tenant, our dream tenant, our ideal, ideally, for preference, by preference, with a preference for, a preference for, preference for, preference to, first refusal to, first call to, partial to, biased towards,
      calling all, roll up, come one, looking at, screening for, selecting, recruiting, on the lookout for, advertising for, crying out for, waiting for, made for, cut out for, has your name on it`),
  ],
  /** Anywhere in a sentence: somebody is turned down, however politely. */
  against: {
    words: [
      ...list(`no, not, don't, dont, do not, doesn't, does not, didn't, won't, wont, can't, cant, cannot, couldn't, wouldn't, isn't, aren't, shouldn't, needn't, never, nobody, no one, none, nowhere, nor, neither,
      sorry, apologies, unfortunately, regrettably, afraid, alas, nope, nah, nay, negative, elsewhere, somewhere else, someplace else, somebody else, someone else, another time, another place, other places, some other,
      refuse, refuses, refused, refusal, decline, declines, declined, reject, rejects, rejected, avoid, avoids, avoiding, ban, bans, banned, bar, bars, barred, forbidden, forbids, prohibited, excluded, excludes, excluding, except, exempt, bar none for,
      skip, skipped, pass, passed, passing, a pass, pass on, skip it, goodbye, good bye, bye, bye bye, adios, ciao, so long, see ya, laters, 👋, 🙃, ❌, 🚫,
      keep scrolling, keep looking, keep walking, keep driving, keep moving, scroll on, scroll past, move along, move on, jog on, swipe on, look away, turn back, turn away, turned away, walk away, stay away, steer clear, steer away, back off,
      struggle, struggles, would struggle, unsuitable, unsuited, inappropriate, unwise, impractical, unsafe, incompatible, unwelcome, unwanted, unable, unwilling, reluctant, hesitant, wary, leery, allergic, tired of, sick of, fed up,
      bin, recycling, trash, shredder, rubbish, garbage, deleted, ignored, unread, wasted, waste of time, wasting, pointless, futile,
      leave this one, leave it to, rather leave, better left, best left, leave out, leaves out, left out, count me out, count us out, rule out, rules out, ruled out, lose out, miss out, give this a miss, give it a miss, give it a wide berth,
      have their own, has their own, has its own, have other, have plenty, plenty of other, there are other, there are hostels, belong elsewhere, belong in, better in, happier in, more at home in, better off in, better suited to another, another building, another street,
      thank you but, thanks but, no offence, no offense, nothing personal, nothing against, no hard feelings, don't take it personally, already passed, had our fill, had my fill, had enough, burned before, burnt before, been there,
      stack up, too much for, too many, too old, too young, too frail, too noisy, think twice, reconsider, at your own risk, don't say we didn't warn, be warned, fair warning,
      keep that record, keep the record, keep our record, keep it that way, keep things, intend to keep, means to keep, stays that way, stay that way, long may it, by design, on purpose, like it that way, likes it that way,
      must look, ought to look, should look, may look, can look, look for, find another, finds another, out of luck, tough luck, hard luck, wrong place, wrong house, wrong door, wrong landlord, wrong listing, not the place, over my dead body`),
    ],
    except: [
      // where an owner lives; a home passes its inspection, nobody passes on anybody
      "(live|lives|living|reside|resides|based) (elsewhere|somewhere else)",
      "(pass|passes|passed|passing) ..6 (inspection|inspections|test|tests|certification|certificate)",
      "(unit|home|apartment|building|house|property|flat|paperwork|boiler|furnace|roof) ..3 (pass|passes|passed|passing)",
    ],
  },
  /** Money asked of a group alone. */
  dearer: list(
    `extra, surcharge, supplement, more, higher, additional, premium, goes up, go up, rises, rise, increases, plus, guarantor, co signer, cosigner, co signor, cosignor, double deposit, bigger deposit, larger deposit, deposit of, per head, on top, upfront, up front, in advance`,
  ),
  /** Whoever is a child or has one, without the word. */
  "child-sign": list(
    `diapers, diaper, nappies, nappy, crawlers, crawler, crawling, cribs, cot beds, bunk beds, bunkbeds, high chairs, highchairs, pushchairs, strollers, stroller, prams, pram, buggies, double buggy, car seats, tricycles, trikes, toy boxes, lego, legos, potty, potties, potty training, bottle warmers, breast pumps,
    bedtime stories, homework, school run, school runs, school bag, school bags, school bus kids, school uniforms, lunch boxes, soccer moms, hockey moms, minivans, minivan, little league, daycare pickup, sleepovers, birthday parties, finger paint, crayons on walls, sticky fingers, sticky hands, small hands, small visitors, little visitors, small guests, weekend dads, weekend dad, weekend visits from, every other weekend, custody weekends, shared custody, custody, access weekends,
    offspring, brood, broods, clan, litter, mouths to feed, dependants, dependents, dependant, dependent minors, under sixteen, under sixteens, under sixteen's, under twelve, under ten, under five, under fourteen, under eighteen, under 18, under 16, under 14, under 12, under 10, under 5, anyone underage, underage, school age, school aged, preschool, nursery age, not yet at school,
    mothers of, fathers of, parents of, mums of, moms of, single parents, lone parent, lone parents, new parents, parents to be, expecting, expectant, pregnant, pregnancy, trying for, third trimester, bump, baby bump, due date, maternity, stork, family way, child bearing, newborn, newborns, families with, households with children, couples with children, kids at home, kids in tow, kids grown, kids gone, kids have left, kids left home, little ones in tow, ankle biters, rugrats, rug rats, whippersnappers, youngsters, tiny tots, terrible twos, teenage, teenagers, adolescents`,
  ),
  /** The years with small children, told by what fills them. */
  "child-phase": across(
    "crib, diaper, nappy, stroller, pram, bottle, toddler, nursery, baby, playdate, car seat, school run, carpool, tantrum, sippy cup, bedtime, daycare, lego, kid, kids, teething, potty, minivan, soccer mom, playpen",
    "years, year, stage, days, phase, era, set, season, chapter",
  ),
  /** Households without children. */
  childless: list(
    `grown up household, grown up households, grown ups, grownups, adult household, adult households, adults, dual income, double income, no school run, child free, childfree, childless, kid free, kidfree, kids grown, kids grown and gone, kids have flown, kids have left, kids all left, kids off at, flown the nest, past the school run, past the nappy stage, past the diaper stage, without dependants, without dependents, no dependants, no dependents, unencumbered, couple with no ties`,
  ),
  /** Help that pays rent, by program and by paper. */
  "aid-sign": list(
    `raft, mrvp, eia, pwd cheque, pwd, odsp, aish, ow, caseworker, caseworkers, case worker, county checks, county check, the province pays, the province, the ministry, the state pays, the region pays, the council pays, the dwp, dwp, part of your rent, some of your rent, portion of your rent, top up your rent, helped with your rent, help with your rent, help with the rent, third party pays, a third party, housing worker, support worker, social worker, programs, program, a program, section anything, section whatever, section 8, section, vouchers, voucher, housing vouchers, certificates, subsidies, subsidy, uc, uc peeps, uc people, lha, lha rate, housing benefit, benefit, benefits, hb, pip, dss, dole, giro, giros, the social, job seekers, claimants, claiming, on the sick, centrelink, jobseeker, newstart, youth allowance, disability pension, food stamps, snap, tanf, ssi, ssdi, calworks, cash aid, general relief, rental relief, rent relief, emergency housing, transitional housing, rapid rehousing, housing first, shelter referrals, shelter residents, agency referrals, referrals, charity, charities, church pays, handouts, welfare, relief, assistance, aid, allowance, stamps, bridge housing`,
  ),
  /** Pay from work as the only proof. */
  "pay-sign": list(
    `wages, wage, salary, salaries, pay stub, pay stubs, paystubs, pay slips, payslips, payslip, paycheck, paychecks, paycheque, paycheques, employer, employers, employment, paid employment, paid work, in work, in a job, job, jobs, cash or job, t4, w 2, w2, w 2s, payroll, earnings, earned income, a day's work, nine to five, punch a clock, working full time, full time work, works for a living, work for a living, proof of work, hr letter, offer letter, boss`,
  ),
  /** Health and need of help, by what it brings along. */
  "health-sign": {
    words: list(
      `methadone, suboxone, dialysis, oxygen, oxygen tank, insulin, medication, medications, meds, prescriptions, seizures, fits, conditions, a condition, diagnosis, diagnoses, ailments, bad nerves, on the sick, breakdown, breakdowns, depression, anxiety, bipolar, schizophrenia, psychosis, ptsd, autism, autistic, adhd, aspergers, dementia, alzheimers, parkinsons, ms, epilepsy, epileptic, stroke, amputee, wheelchair, wheelchairs, walker, walkers, rollator, rollators, zimmer, zimmer frame, zimmer frames, crutches, cane, canes, scooter, scooters, mobility scooter, mobility scooters, mobility aids, hearing aid, hearing aids, white stick, white cane, guide dog, carer, carers, caregiver, caregivers, caregiving, home help, home nurse, home nurses, support workers, personal support worker, psw, home care, meals on wheels, ambulance, ambulances, paramedics, checking in on you, check in on you, look in on you, looking after, bad knees, bad knee, bad hip, bad hips, bad back, dodgy hip, arthritis, frail, infirm, unsteady, recovering, recovery, rehab, sober living, twelve step, aa, na, detox, therapy, therapist, counselling, psychiatric, psych, mental, mental health, sectioned, shrink, disability, disabilities, disabled, handicap, handicapped, special needs, blind, deaf, mute, hiv, hepatitis`,
    ),
    // what goes by in the street says nothing of who may live there
    except: [
      "(ambulance|ambulances|paramedics) ..2 (pass|passes|passed|passing|go by|goes by|went by|drive by|station|depot|sirens|run|runs)",
    ],
  },
  "support-animal": list(
    `emotional support, emotional support letter, emotional support letters, support letter, support letters, esa, esas, esa papers, esa letter, esa letters, service dog, service dogs, service animal, service animals, assistance dog, assistance dogs, assistance animal, assistance animals, guide dog, guide dogs, therapy dog, therapy dogs, therapy cat, therapy pet, comfort animal, comfort animals, seeing eye dog, hearing dog, registered animals, certified animals, registered dog, vest, vests, doctor's note for a dog, doctors note, doctor's note, letter from your doctor, letter from a doctor, note from your therapist, letter from your therapist, whatever paperwork, whatever papers, whatever the paperwork, paperwork you have, papers off the internet, papers from a doctor, vest and papers, online certificate`,
  ),
  /** Where people come from, beside nations. */
  "origin-sign": list(
    `back home, from back home, the old country, the motherland, the subcontinent, the reserve, the reserves, the rez, reservation folks, up north, remote communities, the camps, refugee camp, the border, south of the border, across the border, off the plane, off the boat, just landed, just arrived, freshly landed, newly landed, newly arrived, recently landed, recently arrived, study permit, study permits, work permit, work permits, pr card, pr cards, green card, green cards, visa, visas, visa holders, h1b, h 1b, h1bs, f1, f 1, itin, asylum, refugee, refugees, dreamers, daca, undocumented, no papers, accent, accents, broken english, curry, spices, spicy cooking, strong cooking, cooking smells, kimchi, durian, incense`,
  ),
  /** He is of a people, so he wants the same. */
  "the-same": list(
    `the same, same, his own, her own, their own, our own, likewise, like him, like her, like them, like us, similar, of the same, own community, own people, own kind, own sort, one of them, one of us, countrymen, compatriots, who shares, who share, shares that, shares it, shares this, shares the same, who understands, who understand, of like`,
  ),
  "one-couple": list(
    `two gentlemen, two ladies, two men, two women, two chaps, two blokes, two guys, two dudes, two lads, two girls, two husbands, two wives, pair of gentlemen, pair of ladies, pair of men, couple of blokes, couple of chaps, couple of lads, a man and his husband, a woman and her wife, his husband, her wife, same sex, rainbow, pronouns, setting up house together, lifestyle, lifestyles, lgbt, gays, lesbians`,
  ),
};
