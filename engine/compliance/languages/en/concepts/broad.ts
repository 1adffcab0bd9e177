/** A group and a refusal in one sentence, a wish before a group: the loose frames, with what makes such a sentence lawful. */
import type { BroadConcept } from "#engine/compliance/frames/language";

/** Everybody may come, or the law itself is told. */
const welcome = [
  "<open>",
  "(welcome|welcomed|accepted|accept|accepts|invited|invite|gladly|happily|happy to|alike|allowed|permitted|available for|included|stored|storage|parking|exempt|excepted|with or without|any age|any ages|all ages|bylaw|by law|licence|license|licensed|code|act|council|city code|fire code|required by|under the)",
  "(library|playground|splash pad|park|club|gymnasium|museum|theatre|hospital|nursery at|nursery sells)",
];
const about = (frames: readonly string[], unless: readonly string[] = []): BroadConcept => ({
  letOnly: true,
  frames,
  unless: [...welcome, ...unless],
});

export const broad: Record<string, BroadConcept> = {
  "children-unwelcome": about(
    [
      "<children> ...9 <against>",
      "<against> ...9 <children>",
      "<child-sign> ...9 <against>",
      "<against> ...9 <child-sign>",
      "<child-phase> ...9 (behind|past|over|done|finished|gone|stay there|keep it|stays|our crowd|outgrown|no more|never again|history|memory)",
      "(past|beyond|out of|done with|through with|finished with|over|outgrown|after|long past) ..2 <child-phase>",
      "(someone|anyone|people|folks|couple|couples|tenant|tenants|those|parents|pair|household) ..2 whose ..1 (kids|children|nest|brood|youngest|offspring|little ones|family) ..3 (flown|flew|grown|gone|moved|left|launched|empty|off|out of)",
      "(empty nester|empty nesters|empty nest) ..6",
      "(tiny|small|little|wee|short|mini) (people|humans|folk|persons|feet|legs|residents|occupants|tenants|guests) ...9 <against>",
      "pregnant ..2 (tenant|tenants|women|woman|applicants|ladies)? ..2 (must|should|need|needs|give|asked|have) ..6",
      "<child-sign> ..4 <dearer>",
      "<dearer> ..6 (per|for|each|every) ..3 (person|head|body|one|extra person)? ..1 <child-sign>",
      "{num} (+|ok|okay|max) ..4 (kid|kids|child|children)",
      "(kid|kids|child|children) (ok|okay|fine|max|tops) ...8 (goodbye|extra|$|more|no more|+)",
      "(years|months|decades|decade|ages) since ..3 <children> ..6",
      "(<wished>|<prefer>) ..4 <childless>",
      "<children> ..3 (get|live|stay|go|rent) ..6 (building|buildings|wing|floor|floors|block|blocks|side|section|rear|back) ..5 (only|so|because|keeps|stays)",
      "<childless> (only|preferred|please|pls|pref|wanted|with paychecks|with jobs)",
      "^ ..1 <childless> (with|in|and) ..4",
      "(tenant|tenants|couple|couples|household|households|family) ..4 (have been|were|was|are|is) ..3 <childless>",
      "(put|place|placed|house|housed|kept|keep|grouped|assigned|sent) ..4 (building|buildings|wing|block|section|side|floor|rear|back) ..8 & <children>",
      "<children> ..4 (are|is|get|go|goes) ..2 (placed|housed|assigned|kept|put|grouped|directed) ..2 (in|to|at|on)",
      "(not|never|isn't) ..1 (a|the|your|for a|as a|meant as a)? (nursery|baby room|playroom|kids room|kid's room|child's room|crib room)",
    ],
    [
      "(no steps|level access|step free)",
      "<children> ..3 (ride|play|bike|interpret|translate)",
      "(at the rear|behind|above) the <children>",
      "<children> ..2 (school|library|playground|gym|park|club|theatre|menu)",
    ],
  ),
  "benefits-refused": about(
    [
      "<benefits> ...9 <against>",
      "<against> ...9 <benefits>",
      "<aid-sign> ...9 <against>",
      "<against> ...9 <aid-sign>",
      "<aid-sign> ..6 <dearer>",
      "<dearer> ..8 (if|where|when|for) ..6 <aid-sign>",
      "(if|where|when) ..6 (pays|pay|paid|covers|cover|topping|tops) ..4 (rent|part|some) ..3 ...8 (<dearer>|<against>)",
      "<pay-sign> (not|never|rather than|instead of|over|before) ..3 (a|an|from a)? ..1 (<aid-sign>|<benefits>)",
      "<must> ..6 <pay-sign>",
      "(paid|pays|pay|come|comes) ..2 (out of|from|with|by) ..2 <pay-sign> ...12 (<aid-sign>|<against>|only)",
      "<pay-sign> only",
      "(not|no|never|don't|won't|can't|cannot|refuse|doesn't) ...9 (income|money|rent|rents|cheque|cheques|check|checks|pay) ..3 (comes|come|coming|is|are|paid|arrives)? ..1 (from|by|out of) ..2 (government|state|province|province's|ministry|county|feds|taxpayer|taxpayers|welfare|crown|public purse|queen's park|centrelink|council)",
      "(cheques|checks|cheque|check|money|deposits|payments) from ..2 (government|state|province|ministry|county|feds|welfare|crown|centrelink|council) ...9 (<against>|bounce|bounces|shredder)",
      "(state|government|council|public) (help|support|handouts|payments|money|aid) ...9 (<against>|<dearer>|guarantor|home owning|homeowner)",
      "(cpp|oas|gis|wsib|ccb|child benefit|child tax benefit|ei|employment insurance|disability pay|old age pension|pension cheques|pension checks|alimony|child support|student loans|osap|trillium) ..6 (<against>|don't count|doesn't count|not count|not income|isn't income|is not income)",
      "<against> ...6 (cpp|oas|gis|wsib|child benefit|child tax benefit|employment insurance|child support|alimony|osap)",
      "<wished> ..3 (wage earners|earners|working people|workers|someone who works|people with jobs|those in work)",
    ],
    [
      "(accounts|returns|sheet|statement|data room|yield|gross income|expenses)",
      "flat benefits",
      "(benefits|benefit) (from|of)",
      "(either|any lawful kind|of any kind|or benefits|or pension)",
    ],
  ),
  "disability-unwelcome": about(
    [
      "<disability> ...9 <against>",
      "<against> ...9 <disability>",
      "<health-sign> ..6 <against>",
      "<against> ..6 <health-sign>",
      "(prefers|prefer|wants|want|needs|hopes for|looking for|<wished>) ..4 (tenant|tenants|person|people|someone|somebody|renter|renters|couple|lady|man) ..2 (who|with|that) ..3 (no trouble|trouble free|fit|strong|good|healthy|can manage|can climb|manages|climbs|can handle|handles) ..5",
      "(if|when|where) ..3 (steps|stairs|walking|climbing|stair|flights|hearing|eyesight|sight|balance|mobility|knees|hips|back) ..3 (issue|issues|problem|problems|challenge|trouble|worry|bother|bothers|difficulty|hard|concern) ...9",
      "(without|no|zero) ..1 (mobility|health|medical|mental|physical) (complication|complications|issue|issues|problem|problems|concern|concerns|limitation|limitations|challenge|challenges|needs|baggage)",
      "(keep|keeps|keeping) ..2 (meds|medication|medications|pills|diagnosis|diagnoses|conditions|therapy) ..3 (to themselves|to yourself|private|to himself|to herself|out of)",
      "(not|doesn't|don't|no|without) ..2 need (minding|looking after|supervision|supervising|watching|babysitting|care|caring)",
      "(carry|haul|lug|climb|manage|get up) ..6 (steps|stairs|flights) ..3 (and|without|unaided|alone) ..8",
      "(without|not|no) ..1 (anyone|anybody|someone|somebody|people) ..1 (checking|looking|calling|coming) in ..3",
      "(live|living|cope|coping|manage|managing) ..3 (without|on your own|alone|unaided|independently) ..3 (help|anyone|anybody|care|support|checking)? $",
    ],
    [
      "(no steps|step free|level access|roll in|ramp|ramps|lift installed|bars|hoist)",
      "(elevator|lift) ..6",
      "(accessible|accessibility|accommodation|adaptations|adjustments)",
      "(community mental health|health centre|health center)",
    ],
  ),
  "assistance-animal-refused": about(
    [
      "<support-animal> ...9 <against>",
      "<against> ...7 <support-animal>",
      "<support-animal> ..4 <dearer>",
      "<support-animal> ..6 (same answer|same rule|still a pet|stays a pet|are pets|counts as a pet|count as pets|for everyone|no difference|makes no difference|all the same)",
      "(no pet|pet) (rule|policy|ban) ..5 (everyone|everybody|all|without exception|no exceptions|applies to)",
      "(whatever|no matter what|regardless of|never mind|don't care about) ..2 (paper|papers|paperwork|letter|letters|note|notes|vest|certificate|certificates|doctor) ..4",
    ],
    [
      "(aren't|are not|is not|isn't) ..1 (a)? (pet|pets)",
      "(not|doesn't|never|don't) apply to ..3 <support-animal>",
      "(except|excluding|other than|not counting) ..3 <support-animal>",
      "<support-animal> ..3 (aside|excepted|exempt|apart)",
      "in the pool",
    ],
  ),
  "race-preferred": about(
    [
      "(folks|people|tenants|someone|family|families|neighbors|neighbours|couple) who ..1 (blend in|fit in|look like|looks like|look the part|match|won't stand out|don't stand out|resemble)",
      "<race> ...9 <against>",
      "<against> ...9 <race>",
      "<wished> ..3 <race>",
      "<race> ...9 (<the-same>)",
    ],
    ["(house|home|gate|fence|kitchen|building|walls)"],
  ),
  "origin-preferred": about(
    [
      "<origin> ...9 <against>",
      "<against> ...7 <origin>",
      "<wished> ..3 <origin>",
      "<origin> ..6 (and|so|who|,)? ..4 (would|will|prefers|prefer|rather|wants|likes|hopes|feels|feel) ...6 <the-same>",
      "<origin-sign> ...9 <against>",
      "<origin> ...9 (likes|like|loves|love|prefers|wants) to (hear|speak|chat|talk|keep) ..3 (it|mother tongue|the language|her language|his language|their language|the mother tongue) ..6",
      "(speakers|native speakers) ..3 (move|go|jump|get|come|are|first|preferred) ..3 (front|first|ahead|top|line|welcome|preferred)?",
      "<against> ...7 <origin-sign>",
      "(<origin>|<visa>|<origin-sign>) ..6 <dearer>",
      "(passport|citizenship|citizen) ...8 (not accepted|isn't accepted|aren't accepted|not enough|won't do|don't count|not considered)",
      "(folks|people|ppl|tenants|families|kids|guys|students) ..3 <origin-sign> ...12",
    ],
    [
      "(cypress|tile|restaurant|cuisine|tax|withholding|stamp duty|firpta|buyers duty|approval|firb|absd)",
      "(translation|translated|interpreter|explain|lease is in)",
      "(pass|passes|permit|visa) ..2 (check|checks|details|copy|expiring|expired)",
    ],
  ),
  "faith-preferred": about(
    [
      "<against> ...7 (friday prayer|friday prayers|prayer schedule|prayer schedules|prayer times|prayer mats|sabbath|ramadan|call to prayer|altar|altars|incense)",
      "<faith> ...9 <against>",
      "<against> ...7 <faith>",
      "<wished> ..3 <faith>",
      "<faith> ..6 (would|will|prefers|prefer|rather|wants|likes|hopes|feels|feel) ...6 <the-same>",
    ],
    ["(former|converted|chapel|church|temple hill|deconsecrated|street|road)"],
  ),
  "citizenship-required": about(
    [
      "<visa> & <against>",
      "(pr card|pr cards|work permit|work permits|study permit|study permits|visa holders|green card holders) & <against>",
    ],
    ["(either|pass checks|expiring|firpta|tax|duty)"],
  ),
  "age-preferred": about(
    [
      "<age> ...7 <against>",
      "<against> ..5 <age>",
      "<wished> ..4 <age>",
      "(<wished>|<prefer>|like|likes) ..3 (twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|60s|thirty to fifties|your age|our age)",
      "(mature|older|seasoned|senior|silver|retired|settled|grey haired|gray haired) (folks|people|crowd|types|set|tenants|ladies|gents|couple|couples|souls|pair) ...12 (our crowd|our kind|our people|our speed|we like|we want|that's us|our tenants|our neighbours|our neighbors|suits us|stays here)",
      "(people|folks|someone|those|tenants) with ..2 (grey|gray|silver|white) ..2 hair ..4",
      "(folks|people|tenants|someone|couple|crowd) ..2 (in their|in your|over|under|past|around) ..1 ({num}|twenties|thirties|forties|fifties|sixties) ...6",
    ],
    [
      "(hopa|retirement|life lease|section 15|strata|bylaw|years old building|built|heritage|old growth|years of age to sign)",
    ],
  ),
  "marital-preferred": about(
    ["<marital> ...7 <against>", "<against> ..5 <marital>", "<wished> ..3 <marital>"],
    ["(single garage|single storey|single level|single family|single room|single bed|single vanity|joint tenancy)"],
  ),
  "sex-preferred": about(
    [
      "<wished> ..3 (<male>|<female>)",
      "{num} (dudes|guys|girls|ladies|men|women|lads|gents|gals) (max|only|tops|pls|please)",
      "no (girlfriends|boyfriends|gfs|bfs) ..3",
    ],
    ["(share|shared|sharing) ..6 (kitchen|bath|bathroom)", "(my|our) (home|house|flat|apartment)"],
  ),
  "orientation-preferred": about(
    [
      "<orientation> & <against>",
      "<one-couple> & <against>",
      "(married man and wife|married man and woman|man and wife|husband and wife|mr and mrs) ...9 (not|only|never)",
      "(biblical|god given|traditional|old fashioned|proper) (marriage|marriages|couple|couples|household|families|family) ...9",
    ],
    ["(kitchen|style|architecture|farmhouse)"],
  ),
  "ideal-occupant": about(
    [
      "(would|will|'ll|should) (be|make) ..1 (a|an|the) ..2 (fit|match|home|place|base|nest|spot|pad|start|find|set up|setup|choice) for ..4 <occupation>",
      "(dream|perfect|great|ideal|brilliant|natural|good|lovely|super|fab|terrific|solid|nice|right|snug|sweet) ..1 (fit|match|setup|set up|base|nest|landing spot|choice|pick) for ..4 <occupation>",
      "(tailor made|tailormade|custom made|purpose made|made to order|made to measure|just made|practically made|designed) for ..4 <occupation>",
      "<wished> ..4 <occupation>",
      "(calling|attention|paging|hello|hey) ..2 (all)? ..2 <occupation>",
      "<occupation> (pref|prefd|preffed|preferable|favoured|favored|bods|lot pref|lot)",
      "(bods|lot|peeps|crowd|types|folk|folks|set) (pref|prefd|preferred)",
    ],
    ["(first time buyer|buyers|investor|investors)"],
  ),
};
