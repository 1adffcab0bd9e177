/** What English texts say only to disown it: "I can't promise", "whoever tells you", "Is it guaranteed? No." */
import type { Disowning } from "#engine/compliance/frames/disowning";

const not =
  "(can't|cant|cannot|can not|won't|wont|will not|wouldn't|would not|couldn't|nobody|no one|noone|not going to|i'm not|we're not)";
const who =
  "(we|i|agents|our office|this office|this agency|he|she|the owner|the seller|the builder|the developer|honest agents)";
const none = "!(just|only|merely|simply|else|hesitate)";
const claiming =
  "(promise|promises|promised|promising|guarantee|guarantees|tell you|tells you|tell anyone|say|says|claim|claims|pretend|predict|forecast|swear|vouch|assure|assures|state|states|hint|do offers|call it|call this|call ourselves|call myself|call her|call him) !(more|enough|anything|a word|never|no to|better|it often|the same)";
const no =
  "(no|nope|nah|not|never|it isn't|it's not|it is not|it doesn't|it won't|they aren't|they don't|there isn't|there aren't|there's no|there is no|i'm not|we aren't|we're not|we are not|we don't|we do not|i don't|we never|we didn't|we won't|i won't|that isn't|that is not|that's not|that would be|this isn't|unfortunately not|afraid not) !(problem|problems|worries|way|doubt|question|kidding|joke|matter|need|wonder|risk|brainer|only|just|exaggeration|either|to mention|a lie|joking|supposed|allowed|meant|if|lie|any more|anymore|mind|yet|guaranteed|take them|want them|longer|looking)";
const unlawful =
  "(unlawful|illegal|against the law|contrary to the law|contrary to law|a breach|a violation|an offence|an offense|prohibited|forbidden|banned|outlawed|not lawful|not legal|not allowed|discrimination|discriminatory|a crime)";
const refusing =
  "(refuse|reject|turn away|turn down|exclude|discriminate|deny|decline|ban|evict|charge|treat|choose|pick|select|single out|ask about|ask|say|write|advertise|print|publish|state|post|put)";
const others = "!(others|other|other agents|competitors|rivals|they)";

export const disowning: Disowning = {
  refuses: [
    `${others} ${not} ${none} ..3 ${claiming}`,
    `${others} ${who} ..2 (don't|dont|do not|doesn't|does not|didn't|never|not) ${none} ..3 ${claiming}`,
    "(won't|will not|never|not) ..2 (read|hear|see|find) ..12 (in my|in our|from me|from us)",
    "(won't|will not|never|not) ..1 (hear|see|catch) (me|us)",
    "(don't|do not|never|please don't) (ask|expect|want) ..1 (me|us) ..1 to (promise|say|guarantee|tell|predict)",
    "(don't|do not|never) (believe|trust|fall for) ..2 (anyone|anybody|whoever|an agent|agents|any agent|ads|adverts|those|people)",
    `${others} ${who} ..1 (don't|dont|do not|doesn't|never|won't) ${none} ..1 (use|do|run|offer|put) ..1 (words|the word|phrases|the phrase|terms|the term|lines like|offers over|a scheme)`,
  ],
  refusesWords: [
    "(we|i|you'll|our ads|our adverts|this office|this agency) ..1 (don't|do not|never|won't|will not) ..1 (write|print|say|publish|advertise|use the words|use words like|use phrases like) !(it|so|that) ..1",
    "(won't|will not|never) ..2 (read|find|see) ..8 (in our|in my) (ads|adverts|listings|ad|listing)",
    "(may|must|can|shall|should|might) (not|never) ..1 (say|write|print|advertise|publish|state|post|use words like|use phrases like|contain|read)",
    "(can't|mustn't|cannot|may not|not allowed to|not permitted to|nobody may|no one may|no landlord may|no agent may|no advertisement may|no advert may) ..1 (say|write|print|advertise|publish|state|contain|use words like|use phrases like)",
    `${unlawful} ..1 to ..1 (say|write|print|advertise|publish|state|post|put)`,
    "(bans|ban|ads|adverts|advertisements|advertisement|phrases|phrase|wording|words|signs|clauses|lines|terms|statements|notices) ..2 (such as|like|saying|that say|that says|reading|to the effect) ..12 ...8 (is|are|remain) ..1 (unlawful|illegal|against|banned|prohibited|forbidden|not allowed|off limits here|discriminatory|discrimination)",
    "(forbid|forbids|prohibit|prohibits|ban|bans|outlaw|outlaws|rules out|rule out) ..2 (ads|adverts|advertisements|phrases|words|wording|terms|statements|signs|notices) ..2 (such as|like|saying|that say)",
  ],
  outlaws: [
    `${unlawful} ..3 to ..1 ${refusing}`,
    `against ..5 (law|code|act|ordinance|rules|charter|statute) to ..1 ${refusing}`,
    `(makes|make|made|making) it ..2 ${unlawful} ..1 to ..1 ${refusing}`,
    `(law|laws|act|code|ordinance|statute|statutes|charter|rules|regulations|regulation|guidelines|authority|commission|court|tribunal) ..6 (prohibits|prohibit|forbids|forbid|bans|ban|bars|outlaws|outlaw|prohibited|forbade|banned|outlawed|does not allow|do not allow|doesn't allow|doesn't permit|rules out)`,
    `(no|nobody|no one|noone|none) ..1 (landlord|landlords|agent|agents|owner|owners|seller|sellers|advertiser|house|provider)? (may|can|shall|must|should|is allowed to|are allowed to) ..1 ${refusing}`,
    `(must|may|can|shall|should|are|is) ..1 (not|never) ..1 (allowed to|permitted to|entitled to)? ..1 ${refusing}`,
    `(can't|mustn't|cannot|shouldn't|may not|isn't allowed to|aren't allowed to|are not allowed to|is not allowed to) ..1 be ..1 (refused|rejected|turned away|turned down|excluded|denied|declined|evicted)`,
    `(refusing|rejecting|turning away|excluding|discriminating|discrimination|denying|declining|to refuse|to reject|to exclude|to turn away|to discriminate|a refusal|refusal|refusals|blanket bans|blanket ban) ..14 (is|are|would be|remains|amounts to|counts as|constitutes) ..2 ${unlawful}`,
  ],
  refusals: [
    "(no|not|never|only|sorry|strictly|adults only|none|without|non|zero|dss|but|so|yet|still|anyway|this|here|we|i|please)",
  ],
  concedes: [
    "^ (without|not) ..1 (wanting|wishing|meaning|trying|intending|looking|daring) to ..4",
    "^ (without|not) ..1 (promising|guaranteeing|discriminating|claiming|boasting|wanting|wishing|meaning|making) ..3",
    "^ (not|no) ..1 (to|wanting to|meaning to|trying to) ..1 (discriminate|be racist|be rude|offend|promise|boast|brag)",
    "^ no ..1 (discrimination|offence|offense|disrespect|promises|guarantees|guarantee|promise|prejudice) ..2 (intended|meant|but)?",
  ],
  disowns: [
    "(isn't|aren't|is not|are not|was never|never) ..1 (a phrase|a word|a term|words|phrases|terms|a claim|a promise|anything|something) ..4 (we|i|you'll|you will|our|my|us|anyone)",
    "(nobody|no one|noone) ..1 (can|could|will|dares|dare) ..1 (say|tell|know|promise) ..1 (that|it|so)?",
    "(isn't|aren't|is not|are not|is no longer) ..1 (offered|on offer|available here|part of the deal|what we offer|possible here|allowed here|done here)",
    "(cannot|can't|won't|can not) be (done|offered|promised|guaranteed|had|predicted|foreseen|forecast|foretold|relied on|counted on|known in advance) ..1 (here|by us|on this one)?",
  ],
  disownsWords: [
    "(isn't|is not|aren't|are not|never|not) ..1 (something|anything|a phrase|a line|a word|words|phrases) ..2 (you'll|you will|we|i) ..2 (find|see|read|write|say|print|use|put|used|wrote)",
  ],
  warns: [
    "(anyone|anybody|whoever|someone|somebody|an agent|any agent|agents|a seller|if they|if people|people) ..3 (tell|tells|telling|promise|promises|promising|say|says|saying|claim|claims|claiming|swear|swears|guarantee|guarantees) & (walk|keep away|keep your|run|stay away|steer clear|beware|be careful|be wary|careful|is selling|are selling|lying|lies|liar|is guessing|are guessing|small print|don't believe|don't trust|crystal ball|hang up|ask them|ask for|black and white|something else|not to be trusted|doesn't know|does not know|is wrong|the other way)",
  ],
  reports: [
    "(asked|asks|ask|asking|told|tells|heard|hear|says|say|said|writes|write|wrote|claims|claim|promises|promise|rumour|rumor|advertise|advertises|print)",
  ],
  denies: [`^ ${no}`, `^ (sorry|honestly|sadly|well|simple answer|in short) ..1 ${no}`],
  open: [
    "(nobody|no one|noone) ..2 (know|knows|say|tell|promise|predict)",
    "(i|we) (don't|can't|cannot|wouldn't|do not|couldn't) ..1 (know|say|tell)",
    "(hard to say|anyone's guess|anybody's guess|impossible to say|who knows|who can say|your guess)",
  ],
  losing: [
    "(lose|loses|losing|loss|losses|fall|falls|falling|drop|drops|go down|goes down|down|backwards|risk|risks|risky|empty|vacant|vacancy|worry|worried|wrong|less|hassle|stress|safer|better|cheaper|lower|finer|nicer|higher|fees|fee)",
  ],
  restricts: [
    "(only|exclusively|refuse|refuses|reject|exclude|turn away|turned away|turning away|ban|discriminate|without|no|never|against|just)",
  ],
  negates: [
    "(not|isn't|is not|aren't|never|nor|hardly|wasn't|weren't|ain't|no such|there's no|there is no|no such thing as|never been) !(only|just|merely|doubt|less|more|longer|other|matter|wonder|better|one|nobody|no|to|lower|finer|nicer|higher|cheaper|equal|for|suitable|if|because)",
  ],
  measures: [
    "(tallest|highest|lowest|largest|smallest|biggest|longest|oldest|newest|widest|deepest|narrowest|shortest|earliest|latest) ..8 ({num}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty) (storeys|storey|stories|floors|floor|levels|metres|meters|m|sqm|sq|square|feet|foot|ft|years|centimetres|cm|by|above)",
    "(lived|stayed|worked|been|home) ..3 longest",
    "longest (of|he|she|they|job|marriage|they ever|anyone|we)",
    "(oldest|tallest|highest|newest|longest|largest) ..6 (built|dates|completed|finished|occupied|opened) ..2 {num}",
  ],
  ends: [
    "!(nothing|all|anything|none|everything|not) (but|however|though|although|so|yet|unofficially|between us|anyway|still|nevertheless|this one|except)",
  ],
  asserts: [
    "(this|it|it's|that|is|are|will|i|i'm|we|we're|you|you'll|here|they|these|there|our|trust|who|which|and|please|anyway)",
  ],
  winks: [
    "(between us|between you and me|unofficially|off the record|just saying|you didn't hear|let's just say|of course it is|of course it's|yes it is|you know what i mean|nudge)",
    "^ (we|i) (do|can|will|dare) $",
    "(we|i) (do|can|will|dare) it? anyway",
  ],
};
