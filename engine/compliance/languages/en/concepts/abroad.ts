/** What the laws of China, Japan, Korea and Germany forbid, said in English. */
import type { Concept } from "#engine/compliance/frames/language";

const denied =
  "(no|not|never|don't|doesn't|does not|do not|cannot|can't|won't|isn't|without|nobody|depends|decides|decide|subject to) ..6";
const near =
  "(near|near to|close to|next to|steps from|right by|a stone's throw from|short walk from|short walk to|short stroll to|moments from|handy for|convenient for)";
const figures = "{num} ..1 (m|metre~|meter~|km|min|mins|minute~|minutes'|minute's)";
const school = "(school|schools|primary|kindergarten|middle school|high school|campus|academy)";
const place =
  "(school place|school seat|place at|places at|seat at|seats at|spot at|spot in|enrolment|enrollment|admission|entry to|entrance to|school admission)";

export const abroad: Record<string, Concept> = {
  "down-payment-lent": {
    frames: [
      "(zero|no|nil|{num}|nothing|not a penny|not a cent) (down|downpayment|down payment|deposit down|money down|upfront payment) !(the|to|lights|river)",
      "(down payment|downpayment|deposit) ..4 (lent|advanced|fronted|covered by us|paid by us|paid for you|on us|loan|waived|in instalments|in installments|financed|borrowed)",
      "(lend|lends|advance|advances|front|fronts|cover|covers|pay|finance|finances|borrow) ..3 (down payment|downpayment)",
      "(move in|get the keys|take the keys) ..3 (pay later|pay afterwards|pay nothing)",
    ],
    unless: [
      `${denied} (down payment|downpayment|loan|lend|finance)`,
      "{num} <percent> (down payment|downpayment|deposit) ..4 (required|needed|minimum)",
    ],
  },
  "household-registration-promised": {
    frames: [
      "(hukou|household registration|residency registration|local residency|urban residency) ..7 (arrange|arranges|arranged|guarantee|guarantees|guaranteed|included|comes with|sorted|secured|free|for your family|whole family|handled|promised|transferred|yours)",
      "(arrange|arranges|guarantee|guarantees|get|gets|obtain|win|secure|secures|handle|handles|comes with|includes|including|sort|provide|free|promise|transfer) ..6 (hukou|household registration|local residency|urban residency)",
    ],
    unless: [
      `${denied} (hukou|registration|residency|guarantee|police|bureau)`,
      "(police|public security|bureau|authorities) ..6 (decide|decides|rules|policy|approve)",
    ],
  },
  "buy-back-offered": {
    frames: [
      "(buy|buys|bought|buying|purchase|purchases|repurchase|take|takes) ..3 back ..6 (price|years|year|cost|guaranteed|original|premium|unit|units|it|them)",
      "(leaseback|lease back|sale and leaseback|sell and lease back|sell and leaseback|sale leaseback|buyback|buy back) ..6",
      "(rent|rents|lease|leases) (it|them|the unit|the shop|the unit back)? back ..6",
    ],
    unless: [denied.replace(" ..6", " ..4 (buyback|buy back|buy it back|leaseback|lease back|repurchase)")],
  },
  "rent-return-promised": {
    frames: [
      "(guaranteed|assured|fixed|promised|steady|stable) ..2 (rent|rents|rental|rental return|rental income|return|returns|yield|roi|payout) ..6",
      "(guarantee|guarantees|promise|promises|ensure|ensures|assure|assures|pays you|pay you) ..5 (rent|rents|rental|rental return|rental income|return|returns|yield|roi) ..6",
      "(rent|rents|rental|rental income|return|returns|yield|roi) ..6 (guaranteed|assured|for sure|promised|no matter what|come rain or shine)",
      "{num} <percent> ..3 (rental return|rental yield|return|returns|yield|roi) ..4 (a year|every year|per year|annually|for ..1 years|guaranteed|each year|p a)",
      "(rent|rental income|tenant|tenants) ..4 (cover~|pay~) ..3 (mortgage|loan|instalment|installment|monthly payment)",
      "(sit back|lie back|in your sleep|while you sleep|do nothing) ..5 (collect|rent|income|cash|earn)",
    ],
    unless: [
      `${denied} (guarantee|guaranteed|guarantees|promise|promised|forecast|assure|certain)`,
      "(no|not|never|without|nor|don't|doesn't) ..3 (fixed|guaranteed|assured|promised)? (return|returns|rent back|rental guarantee|return scheme)",
      "(signed lease|current lease|existing lease|lease runs)",
    ],
  },
  "school-place-promised": {
    frames: [
      `${place} ..6 (guaranteed|guarantee|assured|secured|included|comes with|sorted|locked in|promised|automatic|automatically|arranged|for sure)`,
      `(guarantee|guarantees|guaranteed|assure|secure|secures|lock in|locks in|promise|promises|win|comes with|includes|get|gets|arrange) ..6 ${place}`,
      `(buy|buyers|purchase|owners|sign|residents) ..8 (child|children|kid|kids|son|daughter) ..6 (go|goes|enter|enters|enrol|enroll|attend|study|get in|gets in|straight) ..4 ${school}`,
      `(guarantee|guarantees|guaranteed|automatic|direct|priority) ..4 (enrolment|enrollment|admission|entry|entrance) ..4`,
    ],
    unless: [
      `${denied} (guarantee|guaranteed|promise|place|admission|enrolment|enrollment)`,
      "(education|bureau|authority|notice) ..6 (decides|decide|confirm|notice|rules|year)",
    ],
  },
  "school-district-sold": {
    frames: [
      "(top|key|elite|famous|prestigious|coveted|premium|best|hot)? (school district|school zone|catchment|school catchment) (home|homes|apartment|apartments|flat|flats|house|property|unit|condo)",
    ],
    unless: [`${denied} (school|catchment|district)`],
  },
  "luck-of-place": {
    frames: [
      "(feng shui|fengshui|dragon vein|dragon veins|wealth corner|wealth gathering|wealth luck|good qi|geomancer|geomancy|auspicious|prosperity luck|fortune teller|yin yang master)",
      "(bring|brings|attract|attracts|gathers|gather) ..3 (wealth|fortune|good luck|prosperity) ..3",
      "(lucky|blessed) (number|floor|house|home|unit|orientation|facing|address|plot|land)",
    ],
    unless: [
      `${denied} (feng shui|luck|superstition)`,
      "(auspicious|lucky|fortune) {cap}",
      "(plaza|tower|court|garden|mansion|restaurant)",
    ],
  },
  "tenure-forever": {
    frames: [
      "(permanent|perpetual|eternal|everlasting|forever) ..2 (ownership|tenure|title|property right~|land right~)",
      "(own|yours|keep it|hold it) ..3 (forever|for eternity|in perpetuity|for all time)",
    ],
    unless: [`${denied} (permanent|perpetual|forever|perpetuity)`, "70 year*"],
  },
  "facility-planned": {
    frames: [
      "(metro|subway|line|station|mall|shopping centre|shopping center|hospital|park|airport|bridge) ..4 (planned|under planning|coming soon|opening soon|will open soon|to open soon|in the pipeline|on its way|is coming)",
      "(future|planned|upcoming|proposed) ..2 (metro|subway|line {num}|station|mall|hospital|school)",
    ],
    unless: ["(published|announced|approved|according to|notice|bureau|plan no)"],
  },
  "perfection-claimed": {
    frames: [
      "(perfect|perfectly|flawless|flawlessly|faultless|impeccable|immaculate|absolute|absolutely|complete|total|{num} <percent>) ..2 (security|secure|safety|safe|soundproofing|soundproof|earthquake proof|quake proof|privacy|peace of mind|condition|order|sunlight|management|layout|home|location|insulation|quiet|leak proof|waterproof)",
      "(nothing|not a thing) ..2 (missing|lacking|to fault|to complain about|to be desired|wrong with)",
      "(leaves|leave) nothing to be desired",
      "perfect in (every|all) ..1 (way|respect|sense|respects|ways)",
      "(absolutely|completely|totally) (perfect|flawless|faultless)",
    ],
    unless: [
      "(not|never|isn't|far from|nobody|no one|no home|cannot be|can't be|nothing is) ..3 (perfect|flawless|absolute|complete|{num} <percent>)",
    ],
  },
  "no-walk": {
    frames: [
      "(zero|0|no) (minute|minutes|minutes'|min|mins|seconds|second|walk|walking) ..4 (walk|on foot|station|from|to)",
      "(station|subway|metro|platform|ticket gate) ..4 (zero|0) (minute|minutes|min|mins)",
    ],
    unless: ["(not|never|isn't) ..2 (zero|0)"],
  },
  "hand-picked": {
    frames: [
      "(hand picked|handpicked|carefully selected|specially selected|cherry picked|strictly selected) ..3 (home|homes|property|properties|flat|flats|apartment|apartments|listing|listings|house|land|unit|condo)",
    ],
  },
  "bargain-claimed": {
    frames: [
      "(bargain|rock bottom|dirt cheap|giveaway|give away|throwaway|unbeatable|incredibly cheap|ridiculously cheap|super cheap|insanely cheap|unbelievably cheap|fire sale|distress sale|knockdown|knock down) ..2 (price|prices|priced|buy|deal|sale|home|property|flat|apartment|house|condo)?",
      "(a steal|an absolute steal|a real steal|a bargain|what a bargain|bargain of the year) ..4",
    ],
    unless: [
      "(not|never|isn't|no) ..2 (a bargain|bargain|cheap|steal|fire sale)",
      "bargain (hunters|shop|store|centre|center)",
    ],
  },
  "price-boasted": {
    frames: [
      "(rock bottom|bargain basement|throwaway|giveaway|unbeatable) ..1 (price|prices|priced) ..3",
      "(below|under) market (price|value) ..3",
      "(once in a lifetime|never again) ..2 price",
    ],
    unless: [`${denied} (lowest|cheapest|price|prices)`],
  },
  "like-new": {
    frames: [
      "(like new|as new|good as new|practically new|virtually new|almost new|mint condition|brand new condition|as if new|new as the day)",
    ],
    unless: [
      "(renovated|replaced|refitted|redone|reformed|refurbished) ..6 (20{num}|{num})",
      "(not|never|isn't) ..2 (new|mint)",
    ],
  },
  "station-near": {
    frames: [
      `${near} ..4 (station|metro|subway|railway)`,
      "(station|metro|subway) ..2 (nearby|close by|at your doorstep|right there|just around the corner|is close|within easy reach)",
    ],
    unless: [figures],
  },
  "no-lien-claimed": {
    frames: [
      "(no|zero|free of|free from|without|without any|clear of) ..1 (lien|liens|encumbrance|encumbrances|mortgage|mortgages|registered loan~|collateral|debt) ..5 (on|attached|registered|property|home|flat|apartment|title|safe|deposit)?",
      "(lien free|mortgage free|debt free|loan free|clean title|clean register) ..3",
    ],
    unless: ["(register|registry|as of|dated|confirmed on|checked on|extract)", "(no|not) ..1 (need|matter|approval)"],
  },
  "area-in-pyeong": {
    frames: ["{num} (pyeong|pyung|pyong|py)"],
    unless: ["{num} (m|sqm|square metre~|square meter~|㎡)"],
  },
  "assistant-named": {
    frames: [
      "(contact|call|ask for|message|text|speak to|reach|phone|ring|whatsapp|dm|email|kakao|katalk) ..5 (assistant|brokerage assistant|agent's assistant|trainee|unlicensed|not yet licensed|intern)",
      "(assistant|brokerage assistant|broker's assistant|trainee agent|intern) ..4 (will show|shows|handles|answers|guides|at 010|on 010|is in charge|takes|will meet|{num})",
    ],
    unless: [
      "(no|not|never|only the|only a) ..3 (assistant|assistants|trainee)",
      "(assistance|virtual assistant|office assistant|shop assistant|teaching assistant)",
      "licensed broker ..4 (shows|handles|answers|meets)",
    ],
  },
  "tenant-commission": {
    frames: [
      "(tenant|tenants|renter|renters|you) ..3 (pays|pay|owes|owe|covers|cover|transfer|transfers) ..6 (commission|finder's fee|finders fee|agent's fee|agency fee|broker's fee|broker fee|brokerage|viewing fee|reservation fee)",
      "(commission|finder's fee|agency fee|agent's fee|broker's fee|broker fee|brokerage fee|viewing fee|reservation fee|processing fee|application fee|showing fee) !(free $) !(free for) ..6 (tenant|tenants|on signing|months' rent|month's rent|months rent|month rent|euro~|€|{num}|payable|due)",
    ],
    unless: [
      "(landlord|owner|lessor|we|client) ..2 (pays|pay|ordered|covers|commissioned|hired|instructed|bears)",
      "(no|free|without|zero|never|not|nothing) ..3 (commission|fee|fees|charge|brokerage|cost|costs)",
      "(buyer|purchaser|purchase price|sale price|seller)",
    ],
  },
  "commission-net": {
    frames: [
      "(commission|buyer's commission|brokerage|agent's fee|buyer commission) ..4 (plus|excl|excluding|net of|before|without) ..1 (vat|tax|mwst|value added tax)",
    ],
    unless: ["(incl|including|inclusive) ..1 (vat|mwst|tax)"],
  },
};
