/** An exclusion taken back: "never turned away", "no obstacle", "not unsuitable". */
import { type Language, list } from "#engine/compliance/frames/language";

export const turnFields = {
  "turn-neg": list(
    `never, not, won't, wont, wouldn't, don't, dont, doesn't, doesnt, didn't, isn't, aren't, wasn't, can't, cant, cannot, couldn't, shouldn't,
    haven't, hasn't, nobody, no one, noone, none of our applicants, nor, neither`,
  ),
  /** Whom a sentence says nothing happens to. */
  "turn-none": list(
    `nobody, no one, noone, no applicant, no applicants, no application, no applications, no tenant, no tenants, no family, no families, no household, no person, no renter,
    no buyer, no child, no children, no group, no race, no one's application, none, no enquiry, no guest, no religion, no nationality`,
  ),
  "turn-excluding": list(
    `turn away, turns away, turning away, turned away, turn anyone away, turn anybody away, turn you away, turn people away, turn families away, turn down, turns down, turned down, turn you down, turn anyone down,
    refuse, refuses, refused, refusing, reject, rejects, rejected, rejecting, decline, declines, declined, declining, exclude, excludes, excluded, excluding,
    rule out, rules out, ruled out, say no, says no, said no, saying no, knock back, knocks back, knocked back, discriminate, discriminates, discriminated, discriminating, discriminate against, discriminated against,
    ban, bans, banned, barred, object, objects, deny, denies, denied, limit, limits, limited, restrict, restricts, restricted, screen out, screened out, weed out,
    mind, minds, penalise, penalised, penalize, penalized, disadvantage, disadvantaged, shut out, sent away, send away, marked down, overlooked, passed over, looked down on, frowned upon, discouraged, prohibit, prohibits, prohibited, forbid, forbidden, disqualify, disqualifies, disqualified`,
  ),
  "turn-hindrance": list(
    `bar, a bar, obstacle, obstacles, barrier, barriers, problem, problems, problem at all, issue, issues, objection, objections, restriction, restrictions, limit, limits, limitation, limitations, rule against, rules against,
    ban on, ban, hindrance, impediment, disadvantage, deal breaker, dealbreaker, exclusion, exclusions, bias, discrimination, reason for refusal, reason for refusing, grounds for refusal, ground for refusal, cause for refusal, factor, drawback, hurdle,
    minimum age, maximum age, age limit, age limits, upper age limit, qualms, hang ups, black mark, strike against you, mark against you`,
  ),
  pet: list("pets, pet, animals, animal, dogs, dog, cats, cat"),
  "but-for": list(
    "except, except for, excepting, other than, apart from, aside from, save, save for, besides, unless, excluding, barring, bar, but for, with the exception of",
  ),
  "turn-closed": list(
    `adults only, adult only, child free, childfree, kid free, unsuitable, unsuited, unwelcome, inappropriate, ineligible, off limits, out of bounds, unfriendly, closed to, shut to, lost on us, unheard of`,
  ),
};

const taken =
  "(welcome|welcomed|accepted|considered|ok|okay|fine|allowed|permitted|encouraged|friendly|yes|no problem|not a problem)";
const unmeant = "!(<turn-neg>|no|non|without|neither|nor|unable|unwilling|hardly|rarely)";

/** "DSS welcome", "happy to accept vouchers"; not "no DSS accepted". */
const welcomed = (group: string): string[] => [
  `${unmeant} <${group}> (tenants|tenant|applicants|applicant|claimants|recipients|holders|households|families|also|too)? (is|are|also|both|all)? (also|always|very|most|warmly|gladly|happily)? ${taken} !(no $) !(nope $) !(never $)`,
  `but <${group}> (tenants|claimants|holders)? (is|are)? ${taken}`,
  `${unmeant} <${group}> (and|or|&)? <${group}> (tenants|applicants|recipients|holders)? (are|is|both|also)? (welcome|welcomed|accepted|considered|ok|okay|fine|allowed)`,
  `${unmeant} (accept|accepts|accepting|welcome|welcomes|welcoming|consider|considers|considering|open to|happy with|happy to take|happy to have|ok with|fine with|friendly to) (the|all|any)? <${group}>`,
];

export const turns: readonly string[] = [
  "<turn-neg> !(hesitate|regret|afraid|fail|forget|sorry|surprised|offended|worry|apply|want) ..3 <turn-excluding> (to|against|by)?",
  "<turn-none> ..2 (is|are|be|was|were|being|gets|get|has been|have been|should be|need be|need feel) ..2 <turn-excluding>",
  "<turn-none> (may|will|shall|can|must|should) ..2 be ..2 <turn-excluding>",
  "(no|zero|without) (real|legal|particular|special|such|big)? <turn-hindrance> !(<people>|tenants|families|children)",
  "<turn-neg> ..1 (be|been|being)? ..1 (a|an|any|the|our)? ..1 <turn-hindrance>",
  "(no|never a|not a|isn't a|not any) reason ..4 <turn-excluding>",
  "(no|never a|not a|isn't a|not any) (reason|ground|grounds|excuse) ..3 (refusal|rejection|refusing|exclusion|no)",
  "<turn-neg> ..2 <turn-closed>",
  "(not|never|isn't|aren't|hardly) (a|one of those|one of the) no ..2 (landlord|landlords|policy|building|house|home|agency|agent|rule|let|letting)",
  "<turn-neg> ..3 (count|counts|counted|held|hold|holds|work|works) ..1 against",
  "<turn-neg> ..1 (care|mind|fussed|bothered|worry|worried) ..1 (if|whether|where|who|how|what|about|by)",
  "<turn-neg> ..1 (matter|matters) ..1 (to us|here|where|whether|if|who)?",
  // a welcome in so many words: the "no" of the next clause is not for them
  ...["benefits", "assistance-animal"].flatMap(welcomed),
  `${unmeant} <children> (also|too)? (is|are)? (also|very|always|most)? (welcome|welcomed)`,
  // who need not sign or pay
  "<excepting> ..2 <children> ..4 (must|sign|signs|signing|pay|pays|need|needs|have to|pass|passes|be named|is charged|are charged)",
  // no pets but these
  "(no|not|without|never|sorry no) ..4 <pet> ...2 <but-for> ..4 <assistance-animal>",
  "<assistance-animal> ..3 (excepted|exempt|exempted|excluded from|the only exception|not pets|aren't pets|no pets)",
];

/** A welcome taken back. */
export const denials: readonly string[] = [
  "<everyone> ...6 <excepting>",
  "<everyone> ...4 (as long as|so long as|provided|providing|only if|on condition)",
  "(welcome|welcomed|accepted|fine|okay) ...1 (but|though|although|just|only) ..1 (not|no) ..1 (with|for)? ..1 <children>",
  "<everyone> ..4 (but|bar|save)",
  "(all|everyone|everybody|anyone|anybody) (but|save|bar)",
  "(not|never|isn't|aren't) ..1 (open to|for|available to|everyone) (all|any|every|everyone|everybody|of any) (races|race|nationalities|religions|backgrounds|families|ages)?",
  "(not|never|no longer|isn't|aren't|don't|doesn't|won't|can't|cannot|hardly|neither|less) ..1 (welcome|welcomed|welcomes|accept|accepted|accepts|allowed|open to|ok|okay|fine|considered|happy|all accepted)",
  "(welcome|welcomed|accepted|fine|ok|okay|allowed) ..1 (but|though|except|just) ..1 (no|not|never)",
];

/** A boast taken back. */
export const disclaims: readonly string[] = [
  "(get|seek|take|obtain) ..1 (your own|independent|professional|own) ..3 (advice|valuation)",
  "(don't|do not|doesn't|never|won't|wouldn't|cannot|can't|not) ..1 (claim|claims|claiming|pretend|pretends|boast|boasts|say|call|presume|profess) ..6",
  "(i'm|i am|we're|we are|am|are|is|was|he's|she's|isn't|aren't|it's) ..1 (not|never|neither) !(only|just|merely) ..1 (a|an|the|any)? ..2 (specialist|specialists|expert|experts|guru|cheapest|best|biggest|largest|number one|no 1|leader|leaders|leading|top|finest|lowest|tallest|perfect)",
];

/** Where a statement ends: before words that begin another, and not behind a clause that leads up to one. */
export const stating: NonNullable<Language["statements"]> = {
  parting: ["!(nothing|all|anything|none|everything|everyone|not) (but|however|although|though)"],
  leading: ["^ (if|whether)"],
  leaning: ["^ (it|that|this|neither|either way|it's|that's)"],
};
