/** Boasts, promises, prices and dodges told in passing: the loose frames, excused by whatever excuses the closer ones. */
import type { Concept } from "#engine/compliance/frames/language";
import { claims } from "./claims.ts";
import { conduct } from "./conduct.ts";
import { prices } from "./prices.ts";

const sure =
  "(a given|a lock|a dead cert|dead cert|a dead certainty|money for jam|money for old rope|shooting fish|in the bag|nailed on|as sure as|sure as eggs|safe as houses|home and hosed|home and dry|a done deal|can't miss|cannot miss|bet the farm|bet your boots|bet your house|bet your bottom dollar|mark my words|write it down|write that down|set your watch|like clockwork|cast iron|bulletproof|bombproof|foolproof|idiot proof|rain hail or shine|come rain or shine|whatever the market does|whatever happens|sure earn|sure win|confirm plus chop|no need to think|no brainer|eyes closed|eyes shut|with your eyes closed|sleep at night|you can't go wrong|guaranteed)";
const worth =
  "(price|prices|value|values|worth|rent|rents|rental|deposit|equity|money|return|returns|profit|profits|yield|yields|growth|gain|gains|resale|double|mortgage|instalment|instalments|income|upside|earn|million|occupancy|vacant|empty)";
const trade =
  "(agents|agent|agencies|agency|brokers|broker|realtors|realtor|teams|team|offices|office|firms|firm|signs|boards|listings|competition|others|other|rest|everyone else|everybody else)";
const also =
  "(runner up|runners up|also ran|also rans|second best|second place|silver|bronze|the rest of the pack|playing catch up|catching up|our dust|my dust|in our wake|in my wake|our shadow|my shadow|rear view mirror|the b team|copycats|imitators|imitations|wannabes|understudies|amateurs|part timers|hobbyists|distant second|a distant second|cheap copies|pretenders)";
const owners =
  "(owner|owners|landlord|landlady|vendor|vendors|seller|sellers|husband|wife|co owner|brother|sister|siblings|other owner|one owner|ex|ex husband|ex wife|boss|tenant in common|he|she|they|him|her|them)";
const small =
  "(a little|a bit|a touch|a few quid|a few pounds|a few dollars|a tenner|a fiver|twenty quid|fifty quid|something|extra|more|another|a smidge)";

const hinted = (frames: readonly string[], closer: Concept | undefined): Concept => ({
  frames,
  unless: closer?.unless ?? [],
  unlessText: closer?.unlessText ?? [],
});

export const hints: Record<string, Concept> = {
  superiority: hinted(
    [
      `${trade} ...9 ${also}`,
      `${also} ...9 ${trade}`,
      "(we|i|our team|my team|our office) ..3 (net|nets|netted|sell|sells|sold|get|gets|close|closes|shift|shifts|bring|brings|fetch|win|pull) ..8 (more|higher|faster|quicker|better) than ..5",
      "(net|nets) ..4 (more|better|higher) than ..5",
      "<nobody> ..6 (has|have|gets|get|keeps|keep|holds|runs|carries|boasts|lists|shows|knows|brings|works|answers|picks up|returns) ..2 (more|closer|better|bigger|deeper|longer|higher|fewer|faster|quicker|harder)",
      "(gets|get|got|come|comes) closer to ..3 (asking|list|price|target) ..3",
      "(top dog|top gun|big cheese|head honcho|main man|main woman|number uno|kingpin|front runner|queen bee|the undisputed) ..4 (in|of|for|around|at) ..3",
      "(ask|poll|stop|quiz) ..2 (anyone|anybody|any|ten|your|whoever) ..6 (they'll|they will|you'll hear|same name|one name|our name|say us|point to us|point at us)",
      "(no need to|why|don't bother|stop|save yourself|spare yourself) ..3 (interview|interviewing|shop around|shopping around|look further|looking further|call anyone else|calling anyone else|try anyone else|anyone else|talk to anyone else|settle for|compare|comparing) ..4",
      "(different planet|planet of our own|different league|another league|class of one|field of one|one horse race|no second place|nobody's second|without a rival|ahead of the pack|leader of the pack|top of the tree|top of the heap|top of the table|kings of the hill|king of the hill|wipe the floor|runs rings|run rings|lap the field|laps the field)",
      "(gold medal|gold medallist|champion|champions|olympic|mvp|hall of fame|world cup|premier league|heavyweight champion) ..4 (agents|agent|realtors|realtor|real estate|listings|lettings|sales|sellers|selling|town|county|valley|team)",
      "(every other|any other|all the other) (agent|agents|realtor|realtors|broker|brokers|office|team|listing|house|home|condo) ..4 (wishes|wish|copies|copy|envies|envy|watches|studies|follows|follow|chases|chase|pales|fades|looks)",
    ],
    claims.superiority,
  ),
  "gain-promised": hinted(
    [
      `${sure} & ${worth}`,
      "(pull|pulled|take|taken|get|got|have) ..4 (deposit|stake|money|cash|outlay|capital) ..1 (back out|out again) ..6",
      "(pocket money|kopi money|beer money|spending money|change left|left over|leftover|surplus|extra in hand|to spare) ..5 (every|each|a|per) (month|year|week)",
      "(mortgage|loan|instalment|instalments|repayments|note) ...6 (and then some|with change|left over|to spare|pocket money|kopi money|beer money|holiday money)",
      "(tenant|tenants|rent|renter|lodger) ..2 (pays|pay|paying|clears|services|settles|funds) ..2 (your|the|ur|you your) ..1 (instalment|instalments|mortgage|loan|note|bank|repayments)",
      "(today's|this|that|asking) price ..5 (look|looks|seem|seems|sound|sounds) ..3 (silly|cheap|a joke|a steal|laughable|a bargain|tiny|quaint|like pocket change|like peanuts)",
      "(worth|fetch|be) ..2 (half|a third|a quarter|a fifth|heaps|loads|tonnes|tons|plenty|an awful lot|a lot) ..1 (again|more) ..6 (years|by|within|when|once|time)",
      "(gone|goes|go|been) ..2 (up|north) every (year|single year) ...8 (won't|will|keep|keeps|again|stop|no reason|continue|and counting)",
      "(your|the) ..2 (grandkids|grandchildren|children|kids|future self|accountant|bank manager|older self) ..4 (thank|thanks|grateful|kiss|bless|love you|smile) ..4",
      "(retire|quit|hand in your notice|stop working|give up work|leave work) ..6 (off|on|from|with|thanks to|because of) ..3 (this|it|the rent|one|the income)",
    ],
    claims["gain-promised"],
  ),
  "rent-bidding": hinted(
    [
      "(sharpen|sharpens|sharpening|dust off|dig|digs|reach|reaches|stretch|stretches) ..2 (pencil|pencils|deep|deeper|a little|a bit|upwards|further|wallet|wallets|pocket|pockets) ..6",
      "(haven't|hasn't|not|no|never|without) ..3 (put|set|fixed|settled|decided|named|picked|pinned|placed|stuck) ..2 (a|the|any)? ..1 (rent|figure|price|number|weekly rent|sum)",
      "(what|how much) ..2 (it's|it is|is it|this is|the place is|this place is) worth to you",
      "(surprise|tempt|wow|persuade|convince|impress|dazzle) (us|me|him|her|the owner|the landlord|the owners) ..6 (number|figure|offer|pay|more|rent|better|generous|with)",
      "(lady|gentleman|man|woman|guy|couple|family|people|lot|applicant|applicants|tenant|person|someone|somebody) (before|ahead of) you ..2 (offered|bid|added|put in|came in|paid|went) ..6 (over|above|more|extra|on top|higher)",
      "(last|previous|winning) (tenant|tenants|lot|couple|applicant) ..4 (paid|went|offered|bid|added|threw in|came in) ..4 (over|above|more|extra|on top|higher)",
      `${small} ..4 (a month|a week|pcm|pw|on top|over|above) ...8 (helps|won't hurt|doesn't hurt|goes a long way|noticed|talks|speaks|moves|swing|swings|tip|tips|clinch|clinches|does no harm|ahead|top|friend|jump|front)`,
      "(money talks|cash talks|generosity|generous offers|goodwill gesture|make it worth|kindest offer|fattest offer|most generous) ..6",
      "(comes|come|came|ends|end) (out|up) on top ..4",
    ],
    prices["rent-bidding"],
  ),
  "tenant-fees": hinted(
    [
      "(£ {num}|{num} quid|{num} pounds) ..2 (each time|every time|for every|a pop|whenever|a go) ..8",
      "(reminder|reminders|redrawn|redraw|name change|change of sharer|inventory clerk|sign up|sign on|keys handed over|key handover|out of hours viewing|saturday viewing|moving in day|registering with us|registration|joining) ..8 (£ {num}|{num} quid|{num} pounds)",
      "(£ {num}|{num} quid|{num} pounds) ..8 (reminder|reminders|redrawn|redraw|name change|change of sharer|inventory clerk|for our time|for our trouble|before you get the keys|before we hand over|to hold your spot|to join the list|to go on the list|to see it|to look round|to swap a name|to add a name)",
    ],
    prices["tenant-fees"],
  ),
  "price-withheld": hinted(
    [
      "(give|drop|ping|send|shoot) (us|me|her|him|the office) ..1 (a|an)? ..1 (bell|ring|line|buzz|shout|tinkle|message|text|email|call) ..5 (number|figure|price|guide|cost|asking|damage|what they want|how much)",
      "(price|figure|number|guide|asking|sum|it) ..3 (don't|won't|not|never|isn't|rather not|prefer not to|kept) ..3 (put|print|publish|post|advertise|advertised|say|quote|quoted|write|list|mention|show|in print|off the page|for publication)",
      "(don't|won't|not|never|rather not|prefer not to) ..2 (put|print|publish|post|advertise|quote|write|list|show) ..2 (the|a|any|it)? ..2 (price|prices|figure|figures|number|numbers|guide|in print|in black and white)",
      "(proof of funds|in confidence|behind closed doors|whispered|whisper|serious buyers|serious enquirers|over a coffee|face to face) & (price|figure|number|guide price|asking|sum)",
    ],
    prices["price-withheld"],
  ),
  "false-urgency": hinted(
    [
      "(phone|phones|inbox|diary|line|lines|switchboard) ..4 (melting|off the hook|exploding|jammed|on fire|meltdown|hasn't stopped|won't stop|not stopped|red hot|gone mad)",
      "(by the time|before) ..2 (you|you've|you have|you finish) ..8 (gone|sold|snapped|taken|under offer|too late|somebody else|someone else)",
      "(gone|sold|taken|snapped up|vanish|vanished) ..2 (by|before) ..2 (tea|teatime|lunch|lunchtime|dinner|breakfast|supper|the weekend|monday|tonight|bedtime|sundown|dark|the morning)",
      "(tick tock|clock's ticking|last call|final call|doors close|going once|going twice|now or never|you snooze|this is it|or kick yourself|kick yourself|kicking yourself) ..6",
      "(offer|deal|price|discount|incentive|stamp duty paid) ..6 (turns back|turns into a pumpkin|evaporates|goes back up|disappears) ..4",
      "(someone|somebody|a buyer|another couple|another buyer|another family|a chap) ..4 (driving over|on the way|on their way|circling|waiting in the wings|pen in hand|chequebook|cheque book|right behind you|about to offer|about to sign|measuring the curtains|measuring up)",
    ],
    prices["false-urgency"],
  ),
  "price-floor": hinted(
    [
      "(work|works|go|goes|head|heads|build|builds|climb|climbs|move|moves|think|bid) ..2 (up|upwards|north|higher) ..1 (from there|from here|from that)",
      "<amount> ..1 ('s|is|being|as)? ..1 (the floor|the base|the bottom rung|the first rung|the doorstep|the threshold|the entry ticket|the price of entry|the ante|just for starters|where we start|where it starts)",
      "(two|three|four|five|six|seven|eight|nine) (in front|up front|at the front|on the front) ..4",
    ],
    { frames: [], unless: prices["price-floor"]?.unless ?? [] },
  ),
  "owner-unaware": hinted(
    [
      `${owners} ..4 (hasn't|has not|haven't|have not|doesn't|yet to|never|still hasn't|has yet to|isn't|aren't|hadn't) ..3 (okayed|ok'd|oked|ok|agreed|approved|confirmed|heard|signed|said yes|replied|told|asked|know|known|aware|decided|authorised|authorized|cleared|consented|green lit)`,
      "(before|till|until|ahead of) ..2 (i|we) ..2 (ring|call|tell|ask|check with|speak to|inform|approach|phone|text|break it to) ..3 (him|her|them|owner|landlord|landlady|vendor|seller|wife|husband)",
      "(floating|float|fishing|testing the water|testing the waters|test the water|test the waters|feeler|feelers|see who bites|see who is keen|see who's keen|gauge interest|gauging interest) ...12 (owner|landlord|landlady|vendor|him|her|them|seller)",
      "(post|list|advertise|put up|upload|put it up|market) ..1 first ...8 (ask|tell|later|sign|owner|landlord|inform|paperwork)",
      "(copied|lifted|grabbed|borrowed|reposted|screenshot|screenshots|stole|nicked) ..5 (from|off) ..5 (listing|agent|portal|group|page|another|colleague|website)",
      "(no|without|not got|haven't got|don't have) ..2 (authority|agency agreement|mandate|exclusive|instruction|instructions|appointment|form 5|form 3|estate agency agreement) ..4 (yet|so far|signed|from)",
      "never ..2 (met|spoke to|spoken to|dealt with) ..2 (owner|landlord|landlady|vendor|seller)",
    ],
    {
      frames: [],
      unless: [
        "(with|signed|written) ..2 (consent|authority|agreement|mandate) ..4 (dated|on|signed|given)",
        "(don't|do not|never|won't|no) ..2 (list|advertise|post|market|upload) ..6",
      ],
    },
  ),
  "rule-dodged": hinted(
    [
      "(tell|told|say to) ..2 (neighbours|neighbour|security|guard|guards|officer|officers|town council|management) ..5 (cousins|cousin|family|helper|relative|relatives|friends|friend|visiting)",
      "(keep|leave) ..3 (toothbrush|clothes|mailbox|letters|letterbox|slippers|shoes|mail) ..5 ...8 (owner|live|living|show|check|hdb|address)",
      "(contract|agreement|ta|tenancy|paper) ..3 (says|say|write|writes|states|put|shows) ..4 (six|6|three|3|one year|a year|twelve|12) ..1 (months|month)? ...9 (but|actual|actually|leave|move out|can go|after|stay only)",
      "(the other|other|the rest|the remaining|extra) ..1 (one|two|three|four|2|3|4)? ..3 (just|only)? ..1 (visit|visiting|visitors|guests|sleepover|sleep over|hide|stay low)",
      "(write|put|declare|key in|state|lodge) ..3 (lower|smaller|less|cheaper) ..2 (price|amount|figure|rent|number)",
      "(rent|let|lease) ..2 (out)? ..3 (whole|entire) ..3 (flat|unit|place) ...9 (still|mop|overseas|owner|pretend|live|quiet|quietly|registered)",
    ],
    conduct["rule-dodged"],
  ),
  "expert-title": hinted(
    [
      "(king|queen|boss|guru|sifu|expert|specialist|legend|god|goddess|lord|master|ace|whisperer|wizard|otai|taikor|emperor|champion) (of|for|in) ..3 (maisonettes|maisonette|executive flats|jumbo flats|penthouses|bungalows|terraces|semi d|semi ds|walk ups|dbss|lofts|duplexes|shoeboxes|studios|new launches|upgraders|downgraders|first timers|sellers|buyers|landlords|tenants|neighbourhood|estate|heartlands|heartland|corridor|river valley|this stack|this block|closings|closing|deals|negotiation|negotiations)",
      "(👑|🏆|🥇|🐐) ..4 (agent|agents|realtor|salesperson|flats|condos|condo|landed|listings|district|sales|whatsapp)",
      "(undisputed|one and only|self made|home grown|resident|local) (king|queen|boss|guru|sifu|expert|specialist|legend|master|ace|champion|goat|otai)",
    ],
    conduct["expert-title"],
  ),
  "distant-view": hinted(
    [
      "<outlook> ..6 (if|once|when|as long as|provided) ..1 (you|you're|you are) ..2 (stand|standing|climb|lean|squint|crane|hold|hang|jump|stretch|twist|know where|mow)",
      "(squint|crane your neck|stand on|on your toes|periscope|binoculars|with the leaves down|in winter when|from the letterbox|from the kerb|from the driveway|from the bus stop|from the roof|off the roof|from the clothesline|over the neighbour's|over the back fence) ...9 <outlook>",
      "<outlook> ...9 (squint|crane your neck|on your toes|periscope|binoculars|from the letterbox|from the kerb|from the driveway|from the bus stop|off the roof|from the roof|from the clothesline|over the back fence)",
    ],
    conduct["distant-view"],
  ),
};
