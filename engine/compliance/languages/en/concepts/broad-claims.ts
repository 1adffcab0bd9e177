/** The loose frames of claims, prices and journeys: a sum and a word that opens it, praise beyond compare, a while and a place. */
import type { Concept } from "#engine/compliance/frames/language";
import { statedSeniors } from "./people.ts";

const disclaimed = [
  "(not|never|no|nothing|don't|do not|does not|doesn't|isn't|won't|without) ..3 (claim|claims|promise|promises|promised|guarantee|guarantees|guaranteed|forecast|forecasts|representation|say|saying)",
  "(subject to|may fall|can fall|according to|source|sourced|based on|per the|land registry|corelogic|report|audited|survey by|ranking by|no place)",
];

export const broadClaims: Record<string, Concept> = {
  uniqueness: {
    frames: [
      "<supreme>",
      "<most-praise>",
      "(sets|setting|set) the (highest|highest ever) (standard|standards|bar)",
      "(the|our|your|its|city's|china's|shanghai's|beijing's|world's|asia's|district's|town's|island's|{cap}) ..1 <est-praise> ..2 (<home>|address|addresses|place|living|life|lifestyle|luxury|comfort|spot|corner|plot|plots|location|locations|position|setting|project|compound|community|residence|residences|development|tower|building|villas|villa|developer|developers|builder|builders|interiors|craftsmanship|materials|finishes|amenities|facilities|management|service|investment|value|choice|pick|deal|view|views|anywhere|ever)",
    ],
    unless: [
      ...disclaimed,
      "(best|quickest|easiest|earliest|latest) ..1 (time|way|to|wishes|before|reached|done|seen by|viewed|called)",
      "(largest|biggest|smallest|highest|lowest|tallest|topmost|widest) ..6 (bedroom|bedrooms|room|rooms|{num}|square|sqm|m|storey|storeys|floor|setting|bid|layouts|layout|metres|degrees)",
      "(one|some) of the ..3",
      "(called|named|restaurant|cafe|shop|bakery|brand|hotel) ..2 <est-praise>",
      "(no 1|no. 1|number 1|# 1) ..1 (middle|primary|high|junior|senior|experimental|elementary|secondary|hospital|people's|road|bus|line|building|block|exit|gate|department|vocational|kindergarten|school)",
      "(building|block|unit|exit|gate|line|room|bus|route|tower|phase|plot|lot|no) ..1 (no 1|number 1|number one)",
      "(flagship store|king size|king sized|queen size|king of {cap}|flagship shop|first class mail)",
    ],
  },
  "travel-time": {
    frames: [
      "(finish|play|hum|listen to|drink|through) ..3 (episode|podcast|song|chapter|coffee|track|album) ..3 (you're|you are|and you|you'll)",
      "(five|ten|fifteen|twenty|eight|six|seven|twelve|thirty|{num}) (on|by) (the|a|your)? (bike|scooter|foot|bus|train|metro|e bike|ebike|subway|tram|moped) ..3 (to|from|into|and)",
      "(quick|brisk|easy|short|lazy|mere|bare|gentle) (two|three|five|ten|fifteen|six|seven|eight|twenty|{num}) ..1 (to|from|and you|on foot|by)",
      "before ..2 (toast|coffee|kettle|tea|egg|eggs|rice|noodles|shower|microwave|snooze|alarm|playlist) ..3 (pops|pop|boils|cools|done|ready|ends|over|rings|cold|finishes|cooks|pings|beeps|goes)",
      "<short-while> ..2 <journey>",
      "<journey> ..3 <short-while>",
      "<short-while> ..3 (to|from|into) ..4 (<destination>|{cap})",
      "<destination> ..3 (in|within|under|is|just|only|about|takes|=|:) ..2 <short-while>",
      "<destination> <short-while>",
      "<arriving> ..4 (<destination>|{cap}) ..3 (in|within|under|by) ..2 <short-while>",
      "(in|within|under) ..2 <short-while> ...4 <arriving> ..3 (<destination>|{cap})",
      "<time-idiom> ...9",
      "(class|desk|work|office|campus|metro|station|platform|downtown|{cap}) ..2 (in|within|under) (five|ten|fifteen|twenty|thirty) $",
      "less time than ..9",
      "<short-while> ...6 (you're|you are|you'll be|and you|you reach|you get) ..4",
      "(get on|board|leave|leave home|set off|out of bed|roll out|alarm at|wake|hop on|step out|lock the door) ..5 ...9 (by|at|in) ..2 ({num}|five|ten|fifteen|twenty|<short-while>)",
      "(roll|jump|fall|tumble) (out of|from) (bed|your bed) ...9",
    ],
    unless: [
      "(first|last) (train|bus|metro|ferry|tram) ..2 (leaves|leave|is|departs|runs|at) ..3",
      "(calls back|call back|engineer|technician|repair|by contract)",
      "(service|guard|guards|guarded|24|payment|session|month|working days|minimum|maximum|stay|per day|daily|a day|viewing|viewings|viewed|lease|notice|tenancy|contract|timetable|every <short-while>|gym|pool|closes|opens|opening|registration|registering|reception|reply|replies|respond|responds|response|answer|meeting|video|hot water|parking|charging|battery|dryer|wash|oven|boil|film|tour|concierge|security|delivery|appointment|maintenance|metered|heating|old|build|built|renovated|earlier|later)",
      "(every|each) ..2 <short-while>",
      "(measured|metres|meters|kilometres|km) ...9 (gate|compound) $",
    ],
  },
  "price-floor": {
    frames: [
      "<opening> ..3 (<amount>|$ {num})",
      "(<amount>|$ {num}) ..2 <and-on>",
      "(want|wants|wanting|expect|expects|expecting|hope|hopes|hoping|need|needs|bring|think|thinking|looking|pitch|figure|number|offer|offers|cheque) ..6 (beats|beat|tops|above|over|past|beyond|better|higher|more|on top|upwards|heading up|and change|in front|and up|climbing)",
      "(something|anything|figure|number|price|offer|offers|sum) ..2 (with|starting with|beginning with|that starts with|that begins with|starts in|begins in) ..3",
    ],
    unless: [
      "(m2|sqm|square|sq m|bedroom|bedrooms|levels|level|years|week|weekly|pw|minutes|study|rates|strata|levies|fees|body corporate|council|bond|deposit|views|sea level|storey|storeys|floor|head height|km|kilometres|metres|acres|hectares|garage|opens onto|open plan|open for inspection|inspection|inspections|am|pm|rent)",
      "(sold|settled|paid in|purchased) ..4",
      "(in|of|since|during) <past-year>",
      "(reduced|down|dropped|cut|lowered|revised|repriced) from ..2 (<amount>|$ {num}) to ..1 (<amount>|$ {num})",
      "(. plus|price guide|asking price|fixed price|for sale at|statement of information)",
    ],
  },
  "auction-price": {
    frames: [
      "(neighbour|neighbor|neighbours|across the road|over the road|next door|two doors|three doors|few doors|same street|same building|up the road|round the corner|around the corner|down the hill|one like it|sister|twin) ..9 (fetched|made|got|sold|went|brought|achieved|drew|took|hit|cleared|pulled) ..4 (<amount>|$ {num}|{num})",
      "(reserve|reserved|vendor's figure|expectation|expectations|bank|valuer|feedback) ...9 (under|over|below|above|around|about|near|sub|less|more) ..3 ({num}|<amount>)",
      "(first home buyers|downsizers|investors|anyone|buyers) ..4 (can smile|smile|afford|grin|rejoice|happy|reach|in reach|get in) ...4",
      "(sharpen|bring|pack|load|ready|count) ..5 (<amount>|$ {num}|{num} k|million)",
    ],
    unless: [
      "(am|pm|o'clock|bedrooms|bedroom|sqm|m2|square|council rates|rates|body corporate|deposit|minutes|km|kilometres|cannot be provided|can not be provided)",
      "(no|not|without|cannot|unable) ..4 (price guide|guide|estimate|price range|indication|price)",
    ],
  },
  "rent-range": {
    frames: [
      "$ {num} $ {num} ..4 (<weekly>|depending|subject)",
      "(between|from) ..2 (£|$)? {num} ..2 (and|to) ..2 (£|$)? {num} ..3 (pcm|pw|week|month|a week|per week|depending)",
      "(rent|rental|pw|pcm|week|weekly|month) ..6 (depending|depends|subject to|according to|varies|varying) ..2 (on)? ..3 (pets|lease|term|interest|demand|applicant|applicants|furniture|the market|who|length|offers|profile|tenants)",
      "(suggested|indicative|guide|guideline|opening|starting|target|ballpark|rough|estimated|expected|hoped for) (rent|rental|weekly rent|price|figure) ..4",
    ],
    unless: ["(for sale|yield|appraisal|gross|growth|bond|extra for|parking)"],
  },
  "rent-bidding": {
    frames: [
      "between ..4 and ..4 ...3 (depending|depends) ..2 (who|whom|what)",
      "(a bit|a little|little bit|something|anything|what) ..2 (more|extra|you'd add|you add|you would add|you'd top|you top up|on top|higher) ...6 (keys|get|gets|wins|it's yours|yours|secures|look at|considered|helps|home|nod|goes|noticed|us smile|door)",
      "(look at|consider|see|hear|weigh|weighing|listen to) ..2 what ..2 (you|you'd|you'll|applicants|people|others) ..3 (add|offer|bring|put|pay|top|propose|throw in)",
      "(put|send|write|name|state|give|submit|post|tell|slip|email|text) ..4 (top|best|highest|final|own|maximum|max) ..2 (figure|number|offer|price|sum|amount|rent|bid)",
      "(rent|pcm|price|figure|pw) ..8 (depending|depends|according) ..2 (on)? ..2 (interest|demand|offers|competition|how keen|who wants)",
      "(gets|get) ..2 foot in the door ...8 (more|extra|bit)",
      "(several|plenty|many|lots|dozens) of (you|applicants|people|us) ...9 (figure|offer|number|bid|best|top|higher|more)",
    ],
    unless: [
      "(cannot|can't|won't|will not|don't|not|never|no need|may not) ..5 (accept|take|ask|invite|encourage|consider|more)",
      "(for sale|freehold|leasehold|guide price|sealed bid on|probate)",
    ],
  },
  "gain-promised": {
    frames: [
      "(is|are|it's|your|gets|go|goes|only) ..2 (way|direction|road) ..2 (up|north|is up)",
      "(only way|only direction|sole direction) ..5 up",
      "(can't|cannot|can not|won't|never|couldn't) ..1 (go wrong|lose out|lose money|go backwards)",
      "(by|before|come|at|on|in) ..2 (occupancy|completion|closing|handover|possession|settlement|registration|{num}|next year|the time you) ..6 (worth|up|double|doubles|over what you paid|more than you paid|above what you paid|profit|ahead|richer|gain)",
      "(doubles|doubling|triples|doubled|tripled|double up|doubles up|twice|two fold|twofold) ..3 (by|in|within|before) ..3",
      "(rent|rents|income|yield|value|values|price|prices|equity|return|returns) ..4 (will|'ll|shall|are going to|is going to|going to|set to|bound to|certain to|guaranteed to) ..3 (climb|rise|grow|go up|increase|jump|double|keep|never|follow|soar|outpace|beat|hold|only)",
      "(climb|climbs|rise|rises|grow|grows|go up|goes up|increase|increases) every (single)? ..1 (year|month|quarter)",
      "{num} <percent> ..3 (nett|net|confirm|in your hand|in the hand|in hand|for as long|for life|forever|guarantee|guaranteed|sure|isn't going|not going anywhere|stays|locked|assured)",
      "<number> (per cent|percent) ..3 (nett|net|in your hand|in the hand|in hand|for as long|for life|forever|guaranteed|sure|fixed|assured)",
      "(agent|developer|owner|seller|vendor|we|boss) ..2 (guarantee|guarantees|guaranteeing|underwrite|underwrites|promise|promises|assures) ..5 (rent|rental|income|yield|return|{num}|tenant|occupancy)",
      "confirm plus chop",
      "(smile|smiling|laugh|laughing|skip|dance|cruise|waltz|stroll|trot) ..2 (all the way)? ..1 (to|at) the bank",
      "(sell|flip|exit|cash out) ..3 (laugh|huat|rich|shake leg|retire)",
      "(every|all|past|previous|last|earlier) ..3 (launch|launches|phase|phases|owner|owners|buyer|buyers|project|projects|batch) ..4 (made|make|makes|earned|profited|sold) ..3 (profit|money|gain|gains|more) ...8",
      "(money|cash|rent|cheque|dollars) ..3 (in the bank|rolling in|rolls in|flowing|lands|landing|drops|arrives) ..4 (every|each|month|1st|first|clockwork|while you sleep)",
      "(lets|rents|sells|fills) itself",
      "(isn't|aren't|not) (leaving|going anywhere|moving|closing|going away) ...6 (so|neither|nor|which means|hence) ..6",
      "(they aren't|they're not|aren't|nobody's|not|no longer) ..2 (making|building|printing) ..3 (more|any more|anymore|land|shoreline|of it)",
      "(make it|makes it|make prices|send it|sends it|push it|sends prices) (fly|soar|jump|rocket|moon|shoot up)",
      "(time for|in for|ready for|good for|talk of|in line for) ..2 (a double|a doubling|big payout|en bloc payout|a windfall|windfall|jackpot|huat|a killing)",
    ],
    unless: [
      ...disclaimed,
      "(not a promise|before costs|no promise|terms apply|historically|in the past|over the past|projected by|climb onto|stairs|ladder)",
    ],
  },
  superiority: {
    frames: [
      "(nobody|no one|no other|none|not one|no team|no office|no agent|no brokerage|no firm) ..4 (<trade>|{cap})? ..4 (moves|sells|sold|closes|closed|lets|gets|agrees|agreed|listed|lists|shifted|shifts|beats|does|knows|delivers|nets|achieves|handles|has|wins|charges|outsells|rents) ..6 (<better>|more|quicker|faster|better|like|than|harder|higher)",
      "(more|higher|faster|quicker|sooner|better) ..6 (than|with) ..2 (any|anyone|anybody|every|us than|the other|another) ..2 (agent|agency|brokerage|broker|realtor|team|office|rival|competitor|firm|sign|signs|shop|outfit|lot)",
      "(sooner|faster|quicker|more|higher|better) with us than",
      "(nobody|no one|no other|none|not one) ...9 (sells|sell|lists|markets|stages|knows|works|does it|moves|negotiates|handles|leases|rents) ..4 (the way|like|as well as|as fast as|as hard as) ..1 (we|i|us|our|my|this) ..2",
      "(we|we're|we are|our team is|our office is) ..2 (the|kent's|leeds's)? ..1 (fastest|biggest|largest|busiest|best|top|leading|cheapest|friendliest|quickest|smartest|finest|sharpest|strongest) ..2 (in|across|around|for|on|this side of) ..3",
      "(number one|no 1|# 1|number 1|top|leading|premier|winningest) ..1 (team|agent|realtor|brokerage|office|broker|agency|firm|seller|lister) ..1 (in|of|for|across|around|serving) ..2",
      "most ..1 (loved|trusted|recommended|reviewed|awarded|referred|hired|followed|successful|experienced|watched|requested|decorated|popular|admired|talked about) ..2 (realtor|realtors|agent|agents|broker|brokers|brokerage|team|office|firm|estate agent|salesperson|negotiator)",
      "(above|over|more than|better than|ahead of|north of|beyond) ..2 (the|any)? ..1 (other|rest|competition|competitors|others|everyone else|others') ..1 (guys|guy|agents|brokers|brokerages|teams|offices|firms|signs|manage|get|achieve|deliver|do|can)",
      "(more|most|faster|higher|bigger|better|quicker) ...14 than (by|with|from|for)? ..1 (any|every|all) ..1 (rival|rivals|competitor|competitors|other agent|other team|other firm|other office|agent|agents|team|brokerage|agency)",
      "{num} <percent> (more|higher|faster|over|above) ..6 (with|when|than|by|through) ..5 (us|our|we|team|list|other|average)",
      "(walk away|walks away|come away|leave|end up) with ..3 (more|higher|extra) ..6 (with|when|our|us)",
      "(you|you'll|buyers|nobody) ..2 (not|never|won't|can't|cannot) ..2 (find|see|get|buy) ..2 (a|any|anything)? ..2 (lower|better|cheaper|higher|finer|bigger|larger|keener) ..6",
      "(lowest|highest|best|cheapest|fastest|quickest|biggest|largest|smallest|fewest|most|sharpest|leanest) ..2 (fee|fees|commission|commissions|rates|tax|taxes|tax bill|property tax|price per|price|cost|condo fees|strata fee|maintenance fee|days on market|sale prices|sales|listings|utility bills|carrying costs) ..5 (in|on|of|around|anywhere|bar none|guaranteed|north|south|east|west|{cap})",
    ],
    unless: [
      ...disclaimed,
      "(charged|charge|invoice|cost|costs|deposit|fee|fees|rent|includes|included) ...12 and? nothing (more|else|extra) $",
      "(more|higher|better|bigger|larger) than ..2 (one|two|three|{num}|a|an|half|usual|most suburban|enough)",
      "(source|mls|realtrends|land registry|according|ranked {num}|third|seventh|second|of {num} offices|nothing more)",
      "(largest|biggest|highest) of ..3",
    ],
  },
  "expert-title": {
    frames: [
      "(the|your|our|a) ..3 (don|tsar|czar|tsarina|queenpin|kingpin|top gun|maestro|prince|princess|emperor|empress|duke|duchess|oracle|prophet|godfather|godmother|goddess|god|wizard|witch|magician|sorcerer|ninja|samurai|sensei|shifu|sifu|sherpa|superhero|superstar|rockstar|rock star|titan|goat|mvp|whiz|whisperer|sniper|assassin|terminator|champ|mastermind|strategist) (of|in|for) ..5",
      "(top gun|don|tsar|czar|wizard|queen|king|whisperer|ninja|prince|princess|sniper|magician|hacker|whiz|oracle|god|goddess|slayer|hunter|guru|maestro|sifu) ..1 (of) ..2 (<home>|<region>|{cap}|district|resale|landed|condo|hdb|ec|bto|decoupling|rental|east|west|north|south)",
      "(district {num}|d {num}|landed|condo|hdb|ec|bto|resale|rental|rentals|decoupling|upgrading|absd|new launch|penthouse|shophouse|property) (don|tsar|czar|wizard|queen|king|whisperer|ninja|prince|princess|sniper|magician|hacker|whiz|oracle|god|goddess|slayer|hunter|guru|maestro|sifu)",
    ],
    unless: [
      "(king|queen) (size|sized|bed|street|road|albert|george|west|street|beds)",
      "(master|king|queen|don|princess|prince|captain|duke|general|commander) (road|street|avenue|park|terrace|crescent|hill|drive|hospital|court|garden|gardens|close|lane)",
      "(bus captain|boss room|hero shot|doctor's|clinic|sewing machine|washing machine|coffee machine|vending machine|machine room|previous owner)",
    ],
  },
  "older-persons": {
    frames: [
      "(owners|owner|residents|buyers|everyone|anybody|anyone|one of you|somebody|occupants) ..5 (past|over|above|beyond|reached|turned|the right side of|hit|seen|at least) ..2 (50|55|60|62|65|fifty|fifty five|sixty|sixty two)",
      "(50|55|60|62|65|fifty five|fifty) ..2 (birthday|birthdays|candles|club|somethings|crowd) ..4",
    ],
    unless: [
      "(hopa|housing for older persons|3607|80 percent|80%|section 15|life lease|retirement village|under the lease)",
    ],
    unlessText: statedSeniors,
  },
  "price-withheld": {
    frames: [
      "^ (price|rent|figure|guide|asking) ..2 (let's talk|let's chat|talk to us|just ask|ask nicely|have a guess|over a coffee|by conversation|conversation|whisper|between us|surprise) ..4",
      "(text|call|ring|ask|message|msg|dm|pm|whatsapp|email|phone|ping|drop|slide|enquire|inquire|contact) ..5 (for|to get|to hear|to know|to find out|and get|about)? ..3 (number|figure|figures|price|rent|sum|damage|ask|guide|cost)",
      "(figure|figures|price|number|rent|sum|cost|guide) ..4 (for|is for|are for|to|with) ..2 (serious|genuine|qualified|proceedable|vetted|right) ..4",
      "(share|shared|disclose|disclosed|reveal|revealed|tell|told|whisper|whispered|give|given|name|named|discuss|discussed) ..4 (over the phone|by phone|on the phone|in person|on viewing|at the viewing|when we meet|after a chat|over coffee|over a coffee|in private|privately|face to face|in confidence|on arrival)",
      "(not|never|isn't|aren't|no) ..3 (price|figure|rent|number) ..2 (here|online|in print|in this ad|published|printed|advertised|shown)",
      "if you (have|need) to ask",
      "^ (price|asking price|guide|guide price|rent) ...1 (call|ring|ask|contact|enquire|dm|pm|message|text) ..2 (for|us|me)",
    ],
    unless: [
      "(planning|brochure|floor plan|floorplan|lease pack|survey|viewing number|phone number|reference number|council tax|service charge|application form)",
    ],
  },
  "tenant-fees": {
    frames: [
      "£ {num} ..1 (covers|cover|pays for|towards|goes on|is for) ..3 (checks|check|references|referencing|inventory|paperwork|contract|admin|id|credit|tenancy|application) ..5",
      "(pay|pays|paying|put down|hand over|send|transfer) ..2 (£|$)? ..1 {num} ..4 (to|and) ..2 (reserve|hold|secure|keep|take|view|apply|start|join|queue|bag|lock) ...12 (keep|kept|ours|non refundable|non returnable|not returned|whatever|whichever|regardless|lose|forfeit|gone|either way|come what may|no refund)",
      "£ {num} ..4 (non returnable|nonreturnable|non refundable|nonrefundable|not returnable|not refundable|unreturnable|gone|never comes back|we keep|is kept|for the welcome pack|welcome pack|for keys|and keys|for the paperwork|from you|off you)",
      "(we|landlord|agency|office|agent) ..2 (keep|keeps|hold on to|hang on to|retain|retains|pocket|pockets) ..3 (the money|the lot|whatever|whichever|regardless|either way)",
      "(admin|administration|set up|setup|welcome|paperwork|tenancy|move in|moving in|check in|sign up|joining|booking|arrangement|processing|onboarding|registration|key|keys|viewing|guarantor|renewal|reference) (charge|charges|fee|fees|pack|cost|costs|levy|supplement) ..4 (£|{num}|of|is|per|applies|payable)",
      "(clean|cleaning|cleaner|cleaners|carpets|inventory|checkout|gardener) ..6 (is|costs|charged|at|:) ..2 £ {num}",
    ],
    unless: [
      "(landlord|owner|we) ..2 (pays|pay|covers|cover|free)",
      "(holding deposit|one week|no other fees|no fees|no fee|service charge|ground rent|taken off the price|new home|locksmith|invoice)",
      "(guarantor|earning)",
      "... (reservation fee|freehold)",
    ],
  },
  "false-urgency": {
    frames: [
      "(people|buyers|viewers|others|users|shoppers|families) ..3 (looking|viewing|watching|eyeing|browsing|hovering) ..3 (listing|property|right now|now|this home|this flat|this page|it now)",
      "(last|final|only) ..2 (one|unit|plot|home|flat|few|chance|remaining) ..4 (on|of|in|left|at) ...14 (next release|more coming|next phase|more to come|again|spring|soon|another)",
      "(midnight|tonight|today|hours|tomorrow|friday|sunday|weekend) ...14 (said that|said so|last week|week before|every week|on tuesday too|before|again|extended)",
      "(price|prices) ..3 (rises|rise|goes up|jumps|climbs|increases|up) ..4 (midnight|tonight|tomorrow|at noon|friday|sunday|monday|any minute|any moment|by the hour|hourly)",
    ],
    unless: [
      "(reserve will|council|bids by|best and final|probate|legally complete|budget|stamp duty|number {num} of {num})",
    ],
  },
  exclusivity: {
    frames: [
      "(membership|invitation|introduction|sponsorship|referral) ..3 (invitation|only|required|by|through|of) ..4",
      "(committee|board|club|members|neighbours|neighbors|owners|association) ..4 (keeps|keep|kept|choose|chooses|picks|guards|protects|prefers|vets|screens|approves) ..4 (crowd|sort|type|types|company|kind|standard|standards|traditional|same|select|out|tone|who)",
      "(traditional|established|old money|select|proper|right|well bred|well heeled|familiar) (crowd|set|circle|company|families|society|sort|element)",
    ],
    unless: ["(road|bath|entrance|listing|parking|patio|courtyard|stall|garden committee|barbecue|tool library)"],
  },
  "safety-steering": {
    frames: [
      "(kids|children|little ones) ..3 (ride|play|roam|bike|wander|run|walk) ..5 (dark|street|streetlights|dusk|dinner|till|until|alone|free|safely|front yards)",
      "schools ..3 (beat|beats|outdo|outshine|rival|better than|top|put) ..6",
      "(skip|forget|ditch|never need|no need for|don't need|leave off|leave) ..2 (the|an|your)? (alarm|alarms|locks|lock|deadbolt|deadbolts|security system|porch light)",
      "(sort|kind|type) of (street|block|neighborhood|neighbourhood|place|town) where ..8",
      "(where|here) ..2 (nobody|no one|neighbors|neighbours|people|folks) ..3 (locks|lock|worries|worry|knows|looks out|wave|waves|watch)",
      "(safe|quiet|good|clean|crime free|family) ..1 (enough|after dark|at night|streets|pocket|zone) ..4",
    ],
    unless: [
      "(according to|per the|data|statistics|greatschools|source|report|quiet enough to hear|no opinion)",
      "(safe room|wall safe|safe deposit|quiet pocket door)",
    ],
  },
};
