/** Groups meant without being named: by habits, things and stages of life. Loose frames, beside those of `broad.ts`. */
import type { BroadConcept } from "#engine/compliance/frames/language";
import { people } from "./people.ts";

const wish =
  "(<wished>|<prefer>|<easier>|<liked>|love|hope|hoping|hopes|ideally|keys|rather|first|welcome|somebody|someone|folks who|folks who'd|people who|people who'd|those who|a family that|a family who|a couple who|tenants who|neighbours who|neighbors who)";
const turned = "(<against>|<unwelcome>|<nope>|<nope-firm>|<never-again>)";
const made = (frames: readonly string[], unless: readonly string[] = []): BroadConcept => ({
  letOnly: true,
  frames,
  unless,
});

/** Said of any group that has a word: somebody is uneasy about it, or it is answered sooner. */
const felt = (group: string): string[] => [
  `<uneasy> ..1 (around|about|with|near|of|by|to|when|having|seeing) ..5 <${group}>`,
  `<${group}> ...7 (<easier>|<uneasy>)`,
  `(bit of|bit|little|slight) ..1 (thing|problem|issue|bee in her bonnet|bee in his bonnet) (about|with) ..3 <${group}>`,
  `(burned|burnt|stung|bitten|let down|dramas|drama|run ins|run in|trouble|bad run|bad time|bad luck|headaches) ..2 (by|with|from) ..4 <${group}>`,
];

export const sketched: Record<string, BroadConcept> = {
  "faith-preferred": made(
    [
      ...felt("faith"),
      `${wish} ...9 <worship>`,
      `<worship> ...9 (<preferred>|<liked>|<easier>|same|like us)`,
      `<worship> ...9 ${turned}`,
    ],
    ["(salvaged|reclaimed|oak|original|antique|wooden|old) ..2 (pew|pews)", "(bells|parking|street|hall|next door)"],
  ),
  "origin-preferred": made([
    ...felt("origin"),
    ...felt("origin-sign"),
    ...felt("country"),
    "(after|want|wants|wanting|prefer|prefers|rather|looking for|looks for|hoping for|seeking|ideally|suits|rent to|let to) ..3 (somebody|someone|anyone|people|folks|tenants|a local|locals|a family|a couple)? ..2 (born and bred|born and raised|born here|raised here|bred here|grew up here|from round here|from around here|from these parts|of this town|from the village|from the valley|with roots here)",
    "(accent|accents|mother tongue|passport|surname|last name|name|names|music|customs|cooking|habits|food) ..4 (like ours|same as ours|we know|we're used to|we are used to|familiar to us|from here|from round here|from around here|we understand|match ours|matches ours|we can pronounce|we can spell|like hers|like his|of our own)",
    `(off|straight off|fresh off|just off) ..1 (the|a) (plane|boat|ferry|bus|jet) ...9 ${turned}`,
  ]),
  "race-preferred": made([
    ...felt("race"),
    "(same|same same) (race|skin|skin colour|skin color|blood|colour|dialect|hometown) ..1 (as|like|with|one|also|better|please|pls|only|lah|as her|as him|as them|as us)",
    "(look|looks) ..2 (like|similar to|same as) ..2 (us|the rest of us|the others|the neighbours|the neighbors|everyone else here)",
  ]),
  "children-unwelcome": made(
    [
      "(nest|nests) ..3 (empty|emptied|hasn't filled|not filled|yet to fill|isn't full|flown|quiet again)",
      "(kids|children|youngest|little ones|chicks|brood|offspring) ..4 (grown and gone|grown up and gone|up and gone|flown|left home|left the nest|off at college|off at uni|moved out|out of the house|out the door|have homes of their own) ...12",
      "(haven't|hasn't|not|before|yet to|no plans to|not planning to|no intention to) ..2 (started|start|starting|begun|begin) ..2 (a family|families|having kids|on a family)",
      "(past|beyond|done with|through with|behind|finished with|over|outgrown|well clear of|long after) ..2 (the|all|all the|those)? ..1 <years-past>",
      "<years-past> ..3 (are|is|well|long)? ..1 (behind|over|done|finished|history|in the past|a memory|memories)",
      `<small-sign> ...9 ${turned}`,
      `(life|evenings|weekends|home|household|place|floor|stairwell|garden|building|house|block) ..3 (without|free of|minus|no longer includes|doesn't include) ..3 (<small-sign>|<child-sign>|<children>)`,
      "(no one|nobody|none|not one) ..3 (in school|at school|in nappies|in diapers|too young to vote|of school age|in a booster seat|under voting age|needing a sitter|who needs a sitter)",
      "(old enough) to ..2 (vote|drive|drink|sign a lease|sign the lease|order a beer|buy a beer|rent a car|shave) ...6",
      "(voting age|drinking age|fully grown) ..2 (humans|people|occupants|residents|tenants|only|household|adults|and up|and over)",
      "(sitter|babysitter|babysitters|nanny|nannies) ...7 <against>",
    ],
    [
      "(<small-sign>|<children>) ..3 (ride|play|fit|fits|welcome|are welcome|store|stored)",
      "(cot|crib|high chair|stroller|pram|buggy) ..3 (fits|stored|store|provided|available|lift|room)",
    ],
  ),
  "disability-unwelcome": made(
    [
      ...felt("disability"),
      ...felt("care-sign"),
      `(<care-sign>|<mind-sign>) ...10 ${turned}`,
      `<against> ...7 (<care-sign>|<mind-sign>)`,
      "(not|isn't|never|no|aren't|ain't|don't run|doesn't run|not running) ..2 (a|an|the|your|some)? ..1 (nursing home|care home|hospital|ward|clinic|sanatorium|asylum|hospice|treatment centre|treatment center|convalescent home|rest home|old folks home)",
      "(only|must have|must bring|need|needs|wants|want|requires|demands|ask for) ..4 (good knees|strong knees|sound knees|strong legs|young legs|good legs|strong lungs|good lungs|two good legs|a strong back|sound body|sharp eyes|good ears|full use of)",
      "(under|on) (your|their) own steam ..6",
    ],
    [
      "(<care-sign>) ..4 (fits|fit|welcome|stored|charge point|charging point|bay|bays|parking|allowed|may stay|can stay|room for)",
      "(dog walker|baby walker)",
    ],
  ),
  "assistance-animal-refused": made([
    `<working-paws> ...10 (${turned.slice(1, -1)}|still|same|makes no difference|no difference|all the same)`,
    "(dog|dogs|animal|paws|four legs|pooch|pup|fur) ..4 (guides|helps|works|trained|prescribed|doctor ordered|for your eyes|for your nerves|with a job|on duty|with a letter|with papers) ...9 <against>",
  ]),
  "benefits-refused": made(
    [
      `<other-payer> ...10 ${turned}`,
      `<against> ...8 <other-payer>`,
      "(has to|have to|must|needs to|should|only|strictly|wants it to|expects it to) ..4 (come|comes|be paid|paid|be earned|earned|from|out of) ..4 <own-pay>",
      "<own-pay> ...6 (nothing else|or nothing|and nothing else|end of story|full stop|period|and that's that|not a programme|not a program)",
      `(rent|money|cheque|check|income|funds) ..4 (comes|paid|come|arrives|lands|covered) ..2 (from|by|via|through|out of) ..3 (government|state|city|county|council|ministry|program|programme|agency|charity|taxpayer|office|third party) ...12 ${turned}`,
    ],
    ["(all counted|are counted|count the same|counts the same|every source|any source|welcome)"],
  ),
  "sex-preferred": {
    ...made(
      [
        `<sex-sign> ...8 ${turned}`,
        "(no|without|free of) ..2 <sex-sign>",
        "(man|woman|lady|gentleman|girl|guy|lad|bloke) ..1 (about|around|of) the (house|place) ..3 (wanted|needed|missing|please|would)",
        ...felt("male"),
      ],
      ["(share|shared|sharing|my own home|my home|housemate|kitchen|bathroom with)"],
    ),
    unlessText: people["sex-preferred"]?.unlessText ?? [],
  },
  "orientation-preferred": made([...felt("orientation"), ...felt("one-couple")]),
  "age-preferred": made([
    ...felt("age"),
    "(remember|remembers|remembering|recall|recalls) ..3 (vinyl|rotary|rotary phones|black and white|the moon landing|the war|cassettes|the sixties|the seventies|dial up|woodstock|the coronation) ...9 (perfect|ideal|suit|suits|welcome|fit|fits|home|neighbours|neighbors|first|only)",
    "(group|building|block|neighbours|neighbors|residents|complex|others|rest of us|everyone here) ..3 (all|mostly|mainly)? ..1 (retirees|retired|pensioners|seniors|of a certain age|in our sixties|in our seventies|students|twenty somethings) ...12 <against>",
  ]),
  "marital-preferred": made([
    "(ring on|rings on|wedding band|wedding bands|marriage certificate|marriage lines|mr and mrs) ...8 (<against>|first|only|please|preferred|required|or nothing)",
  ]),
};
