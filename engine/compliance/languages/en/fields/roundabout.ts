/** How people turn others away, or wish for them, without saying so: past trouble, doubts, comfort, habit, advice. */
import { list } from "#engine/compliance/frames/language";

const we = `we, i, he, she, they, owner, owners, landlord, landlords, landlady, vendor, seller, the wife, my wife, my husband, my mother, mother, mum, mom,
  dad, father, neighbours, neighbors, residents, the building, board, strata, management, the block, everyone, family upstairs, couple upstairs, household`;

export const roundabout = {
  we: list(we),
  /** What went wrong with them once; said of a group it turns the whole group away. */
  trouble: list(
    `let us down, let me down, let him down, let her down, let down, burned, burnt, stung, trashed, wrecked, ruined, destroyed, damaged, smashed, bad experience, bad experiences,
    bad luck, poor luck, rotten luck, hard luck, trouble, troubles, headache, headaches, nightmare, nightmares, disaster, disasters, hassle, hassles, drama, dramas, fallout, grief, complaints, complained,
    left a mess, leave a mess, make a mess, makes a mess, too noisy, noise, too much noise, racket, skipped out, did a runner, never paid, didn't pay, stopped paying, fall behind, falls behind, fell behind, got behind, behind on rent,
    fool us, fooled us, fooled me, taken advantage, took advantage, horror story, horror stories, regret it, regretted it, regrets, learned the hard way, learnt the hard way, once bitten, cost us, cost me, cost him,
    stank, stinks, stink, the smell, smell never, smells, smelled, reeked, party, partied, parties, don't last, never last, never lasts, move on too fast, leave after, turn over, too many problems, no end of problems, problem tenants, problems before, incident, incidents`,
  ),
  /** The conclusion drawn from it. */
  "never-again": list(
    `never again, not again, no more, not any more, not anymore, no longer, no repeat, won't repeat, will not repeat, not repeating, not doing that again, not going through that, won't be doing that, not going there, won't go there,
    so we pass, so we'll pass, so we will pass, we pass, we'll pass, i'll pass, we will pass, will pass, hence no, so no, that was that, that's that, enough, enough is enough, had it, had it with, fed up, over it, done with, we're done, i'm done, finished with, through with, last time, that's the last,
    not this time, once was enough, twice shy, lesson learned, lesson learnt, moving on, stopped, we stopped, we quit, we gave up, gave up on, swore off, sworn off, steer clear, avoid, avoided, avoiding, out of patience, lost patience`,
  ),
  /** What is meant is not said: the reader is to know. */
  wink: list(
    `if you follow me, if you follow, if you know what i mean, if you know what we mean, you know what i mean, you know what we mean, know what i mean, if you get my drift, get my drift, if you catch my drift, you get the picture, you get the idea, if you take my meaning, wink wink, nudge nudge, nod and a wink, say no more, 'nuff said, nuff said, enough said, read between the lines, iykyk, you know who you are, you know the type, you know the sort, and you know what that means, if you see what i mean, if you see where i'm going, draw your own conclusions, a word to the wise, 😉`,
  ),
  /** Said to a group that is turned away: pity before the no. */
  condolence: list(
    `we sympathize, we sympathise, i sympathize, i sympathise, no offence, no offense, no offence meant, no offense meant, no offense intended, nothing personal, it isn't personal, it's not personal, it is not personal, don't take it personally, please understand, hope you understand, we hope you understand, hope you'll understand, trust you understand, thanks for understanding, thank you for understanding, with all due respect, with respect, bless you, bless them, bless your, we feel for you, we get it but, love you but, we love you but, we love them but, our hands are tied, my hands are tied, not our call, insurance won't, insurance says, insurance will not, the board won't, blame the`,
  ),
  /** Short and final, after a question, a colon or a dash. */
  nope: list(
    `sorry, sorry no, sorry not, afraid not, afraid no, nope, nah, no thanks, no thank you, no ta, no can do, no go, no good, no dice, no chance, no way, no luck, not for us, not for me, not for you, not for this, not here, not in this, not in our, not in my, not at this, not on this, not under this, not under our, not this one, not our, not the one,
    not happening, not today, not now, not ever, not on, not possible, not interested, not keen, not a fit, not a match, not fine, not okay, not ok, not cool, not allowed, not welcome, not wanted, not considered, hard no, firm no, hard pass, a no, it's a no, that's a no, is a no, are a no, the answer is no, answer's no, we'd rather not, i'd rather not, rather not, prefer not,
    pass, skip, keep looking, keep scrolling, keep walking, keep driving, keep going, keep moving, move along, move on, scroll on, scroll past, look elsewhere, try elsewhere, go elsewhere, try somewhere else, try someone else, try another, try the, try next door, elsewhere, somewhere else, someone else's, another place, other places, other buildings, wrong place, wrong house, wrong building,
    too much paperwork, too much bother, too much hassle, too much trouble, too much work, too complicated, too risky, too noisy, too messy, too much for us, don't bother, dont bother, don't apply, don't call, don't ask, don't write, don't message, don't waste, save your, save us, save yourself, spare us, spare yourself, forget it, forget about it, dream on, as if, best not, better not, wait until, wait till, come back when, come back after, come back once, come back in, try again when, try again once, try again after, see us when, see us once, call us when, call us after, call us once, this isn't it, this is not it, isn't for you, isn't the suite, isn't the place, isn't the home, isn't the flat, isn't the house, isn't the unit, isn't the building, is not the suite, is not the place, not the suite for, not the place for, not the home for, not the flat for, not the unit for, not your place, wait for something, is not for you, won't do, won't work, doesn't work, can't, cannot, we can't, we don't, we won't, i don't, i can't, i won't`,
  ),
  "nope-firm": list(
    `not happening, not going to happen, won't happen, hard no, firm no, hard pass, no thanks, no thank you, no ta, forget it, forget about it, dream on, not here, not in our, not in my, not in this, not under our, not under my, not under this, not on our, not on my, elsewhere, keep looking, keep scrolling, keep walking, keep driving, move along, scroll on, scroll past, look elsewhere, try elsewhere, try somewhere else, don't bother, don't apply, don't call, don't ask, not welcome, not wanted, not considered, not an option, out of the question, over my dead body, wrong building, wrong house, wrong place, no showing, no viewing, no call back, no callback, no keys, no lease, no deal, come back once, come back after, try again when, try again once, take it or leave it, won't get a call, won't get a call back, won't hear from us, come back when, have other, have plenty of other, have plenty of choice, have their own, have better options, has other, someone else's problem, so are we, find a landlord, find another, not for long, drive us up the wall, drives us up the wall, drive me up the wall, drives me up the wall, drive us mad, drives us mad, drive us crazy, drives us crazy, get on our nerves, gets on our nerves, do our heads in, does our head in, wear us out, wears us out, grate on us, not our favourite, not our favorite, not our thing`,
  ),
  jobless: list(
    `between jobs, out of work, unemployed, laid off, jobless, not working, no job, without a job, without work, seasonal workers, gig workers, job hunting, looking for work, job seekers, on the dole, stay at home, at home all day, home all day, not employed, never worked, allergic to work`,
  ),
  /** How they would feel: advice that is none. */
  unhappy: list(
    `find the neighbours cold, find the neighbors cold, find it cold, find it hard, find it difficult, find it awkward, find it tough, find it strange, find it lonely, find it quiet, find it small, feel out of place, feel lonely, feel left out, feel uncomfortable, feel awkward, feel strange, feel like outsiders, feel odd, feel unwelcome, feel at ease elsewhere,
    be out of place, be lonely, be bored, be uncomfortable, be unhappy, be miserable, be disappointed, be happier, be better off, be better in, be better with, be better at, be better served, be better placed, be easier in, find us dull, find us boring, find us strict, find us fussy, find us noisy, find us old, be more comfortable, be more at home, stand out, stick out, raise eyebrows, turn heads, cause talk, get looks, get stares, get funny looks, not last, struggle, struggle here, have a hard time, have a rough time, have trouble fitting, not blend in, not fit, clash, rub people, bother the neighbours, bother the neighbors, upset the neighbours, upset the neighbors, upset the others, make others uncomfortable, make the others uncomfortable, make neighbours uncomfortable, be a bad fit, be a poor fit, be a mismatch, do better elsewhere, do better in, enjoy it less, not enjoy`,
  ),
  /** Liked, suited, trusted: said of a group it prefers it. */
  liked: list(
    `fit best, fits best, fit in best, fits in best, fit right in, fits right in, fit in well, fits in well, blend in, blends in, blend right in, get on best, gets on best, get along best, gets along best, work out best, works out best, work best, works best, do best, does best, last longest, stay longest, stay longer, pay on time, always pay, look after the place, looks after the place, keep it clean, keeps it clean, keep it tidy, keep it nice, keep the place nice, are cleaner, is cleaner, are quieter, is quieter, are tidier, are easier, is easier, are safer, are no trouble, never any trouble, treat it well, take better care, take care of the place, take care of things, respect the place, give us no trouble, make better tenants, make the best tenants, make good tenants, make great tenants, make ideal tenants, make the best neighbours, make good neighbours, make good neighbors,
    have always worked out, has always worked out, worked out well, worked well, been great, been wonderful, been good to us, been lucky with, been our best, are our best, are the best tenants, have priority, has priority, get priority, gets priority, take priority, come first, comes first, go first, goes first, get first pick, gets first pick, get first call, to the front, move to the front, moves to the front, head of the line, skip the line, jump the line, get a discount, gets a discount, pay less, pays less, get it cheaper, get a break, get a deal, get $, gets $, have the edge, has the edge, has an edge, have an edge, get the edge, catch our eye, catches our eye, tick every box, tick our boxes, is what we picture, are what we picture, it is, it'll be, it has to be, it will be, is the plan, is the idea, would be grand, would be a joy, would be a dream, would put us at ease, would put my mind at ease, would set our minds at rest, ahead of, before others, in front of others, over others, get the keys, gets the keys, have first dibs, has first dibs, get dibs, are more our thing, is more our thing, more our speed, more our style, more our sort`,
  ),
  arrivals: list(
    `asylum seekers, asylum seeker, refugees, refugee, refugee claimants, newcomers, new arrivals, fresh off the boat, recent immigrants, new immigrants, immigrants, migrants`,
  ),
  visa: list(
    `visa, visas, visa holders, visa holder, student visa, student visas, work visa, work visas, work permit, work permits, study permit, study permits, temporary residents, temporary visa, bridging visa, bridging visas, temporary workers, foreign workers, foreign students, overseas students, international students, international student, exchange students, non citizens, noncitizens, non residents, backpackers, working holiday, working holidaymakers, sponsored workers, h1b, undocumented, illegals`,
  ),
  /** The same sort as those who are there. */
  another: list(
    `another, one more, a third, a second, a fourth, a fellow, fellow, more of the same, another such, someone else who is, like minded, similar`,
  ),
};
