/** People drawn by what they do, carry or leave behind, and what is said of them so that they understand: no group's own word. */
import { list } from "#engine/compliance/frames/language";

export const sketched = {
  /** Faith as it is lived: where one sits on Sunday, what is said at table. */
  worship: list(
    `pew, pews, next pew, in the choir, our choir, hymn, hymns, hymnal, hymn book, say grace, says grace, saying grace, grace at supper, bow your head, bow their heads, bow our heads, prayer circle, prayer chain, prayer group, pray with us, prays with us, pray together, prays together, praying together,
    sunday service, sunday services, come sunday, every sunday in church, sundays in church, sunday worship, sunday mass, at mass, to mass, worship with us, fellowship with us, our fellowship, our ministry, our congregation, same congregation, our parish, same parish, same church, same temple, same mosque, same gurdwara, same synagogue, same shul, our church, our temple, our mosque, our shul, our gurdwara, our pastor, our imam, our rabbi, our priest,
    put god first, puts god first, god comes first, god first, faith first, faith comes first, walk with god, walks with god, walk in the light, trust in the lord, serve the lord, serves the lord, love the lord, fear the lord, blessed by the lord, the good book, scripture on the wall, amen, raise their hands on sunday, lights candles on friday, light candles on friday, candles on friday night, shabbat table, friday night table, keep the fast, keeps the fast, fast with us, break the fast, fish on fridays, keep lent, meatless fridays, face mecca, five times a day`,
  ),
  /** Bodies that need help, by what stands in the hall. */
  "care-sign": list(
    `support worker, support workers, care worker, care workers, carer, carers, caregiver, caregivers, home help, home nurse, visiting nurse, nurse visits, personal attendant, attendants, aide, aides, meals on wheels, pill box, pill boxes, oxygen, oxygen tank, dialysis, hospital bed, hoist, stairlift, stair lift, ramp at the door, ramps at the door, scooter, scooters, power chair, wheelchair, wheelchairs, wheels to get around, on wheels, walker, walkers, rollator, rollators, walking frame, zimmer, crutches, cane, canes, white cane, hearing aids, hearing loop, guide dog, shaky hands, bad hip, bad hips, bad knees, dodgy knees, dodgy hip, weak heart, bad nerves, bad chest, disability parking pass, disabled parking badge, blue badge, handicap tag, handicap placard`,
  ),
  /** Health of mind, as it is whispered. */
  "mind-sign": list(
    `shrink, therapist, therapists, counsellor, counselor, psychiatrist, meds, medication, pills, episodes, meltdowns, breakdown, breakdowns, dark days, bad days, demons, voices, head problems, issues upstairs, nerves, panic attacks, rehab, detox, in recovery, the programme, twelve steps, halfway house, group home, sectioned, been inside a ward, stayed on a ward`,
  ),
  /** Small people, by the noise and the things they bring. */
  "small-sign": list(
    `bedtime story, bedtime stories, nap time, naptime, bath time, car seat, car seats, booster seat, playdate, playdates, lego, building blocks, toy box, toys, teddy bears, dummy, dummies, pacifier, pacifiers, bottles to warm, small voices, little voices, tiny voices, small shoes, little shoes, tiny shoes, small feet, little feet, tiny feet, small hands, little hands, sticky fingers, squeals, giggles, wailing, tears at bedtime, tantrums, wake at five, up at five, balance bike, balance bikes, trikes, trike, tricycles, prams, pram, buggies, buggy, strollers, stroller, cots, cot, cribs, crib, bunk beds, high chair, nappies, diapers, training wheels, crayon, crayons, packed lunches, school run, school runs, school gate, birthday parties with balloons`,
  ),
  /** The years that lie behind whoever is wanted. */
  "years-past": list(
    `nappies, diapers, school run, school runs, school gate, school gates, car seat, car seats, bedtime stories, packed lunches, playground years, pram years, stroller years, toddler years, baby years, soft play, sleepless nights, night feeds, parenting years, raising kids, bringing up kids, homework, homework years, little league, the family years`,
  ),
  /** A yes comes easier to them. */
  easier: list(
    `an easier yes, easier yes, an easy yes, quicker yes, a quick yes, a faster yes, a yes from us, easier sell, a warmer welcome, warmer welcome, a safer bet, safer bet, safer choice, go down well, go down better, goes down better, get further, gets further, smoother path, smooth path, no problem at all, fine by her, fine by him, fine by them, suit her fine, suit him fine, suit them fine, put at the top, top of her list, top of his list, top of their list, a head start, halfway there, half way there, get the keys first, pick up the phone faster, the comfortable choice, the natural choice, make life easier, makes life easier, keep the peace, keeps the peace`,
  ),
  /** Unease about somebody. */
  uneasy: list(
    `nervous, uneasy, jumpy, funny, anxious, uncomfortable, wary, tense, unsettled, twitchy, edgy, on edge, scared, frightened, afraid, spooked, iffy, touchy, not used to, isn't used to, aren't used to, not keen, not wild, not comfortable, not at ease`,
  ),
  /** A helping animal, told by its work. */
  "working-paws": list(
    `vest, harness, working dog, working animal, dog with a job, dogs with jobs, dog that works, dog who works, dog that guides, dog that helps, dog you need, dog you say you need, dog on prescription, prescribed dog, prescription pet, prescription puppy, doctor's dog, dog for your nerves, dog for anxiety, trained dog, alert dog, support pooch, four legged helper, furry helper, helper dog, comfort pet, therapy pet, medical pet, medical dog`,
  ),
  /** Rent that somebody else pays, by the way it comes. */
  "other-payer": list(
    `the council tops, council tops up, topped up by the council, top up from the council, council money, government money, state money, public money, city money, county money, programme money, program money, agency money, charity money, taxpayer's money, taxpayers money, somebody else pays, someone else pays, somebody else's money, third party, the caseworker, a caseworker, caseworkers, housing office, housing officer, the benefits office, the job centre, centrelink, the ministry, the welfare office, an office downtown, a government office, government cheque, government cheques, government check, government checks, a cheque from ottawa, a giro, giros, giro day, cheque day, check day, the first of the month cheque, handouts, hand outs, on the social, signing on, signs on, sign on, signed on, claiming, claimants, on the parish, subsidised rent, subsidized rent, rent help, rent top up, inspections from the city, city inspection, paperwork from the city, housing inspector, housing inspectors`,
  ),
  /** One's own pay. */
  "own-pay": list(
    `a boss, an employer, paycheck, paychecks, paycheque, paycheques, pay packet, pay packets, payslip, payslips, pay slips, pay slip, pay stub, pay stubs, wage slip, wage slips, wages, a wage, salary, a salary, salaried, a job, their job, your job, steady job, proper job, day job, nine to five, work boots, honest work, hard work, sweat, their own pocket, your own pocket, own earnings`,
  ),
  /** Men and women by what lies in the bathroom. */
  "sex-sign": list(
    `razor, razors, beard, beards, aftershave, stubble, toilet seat up, toilet seats up, seat up, muddy boots by, man cave types, lipstick, lipsticks, makeup, make up bag, handbags, hairdryer, hairdryers, heels, stilettos, bras on the line, stockings on the line`,
  ),
};
