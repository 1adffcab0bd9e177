/** Prices that are none: floors, guesses and ranges, in words and figures. Added to the concepts of `prices.ts`. */
import type { Concept } from "#engine/compliance/frames/language";

const sums = "(<amount>|{num})";

export const askingPrices: Record<string, Concept> = {
  "price-floor": {
    frames: [
      `<floor> ..2 ${sums} ..2 (<upward>|mark|k|m|million|buyers|budget)?`,
      "<amount> ..2 <upward>",
      `(don't|won't|not|no|nothing|never|nobody|wouldn't|isn't|refuse|refuses|anything|none|can't) ..6 (less than|below|under|beneath|short of|shy of|lower than|smaller than) ..2 ${sums}`,
      "(need|needs|takes|take|bring|expect|expects|require|requires|want|wants|like|see|seek|seeking) ..5 (more than|above|over|beyond|past|north of|better than|upwards of) ..2 <amount>",
      "(push|pushes|nudge|break|breaks|crack|cracks|smash|top|tops|clear|clears|go|goes|climb|run|sail|fly|soar|sell|exceed|head|heading|end up|finish|land) ..2 (past|through|over|beyond|above|north of|well into|into) ..2 <amount>",
      "<amount> (or thereabouts|give or take|ish|or so|odd)",
      "(price|prices|hopes|expectations|expectation|vendors|vendor|sellers|seller|owners|owner|interest|offers|budget|bids) ..3 (exceed|exceeds|exceeding|beyond|start|starts|begin|begins|above|north|upwards|over|past|top) ..2 <amount>",
      "(whole|every|full|each) (cent|dollar|penny) of ..2 <amount> ..6",
    ],
    unless: [
      "(m 2|metre|metres|meters|square|hectare|hectares|acre|acres|ha|km|kms|kilometres|sq m|storey|storeys|kw|litre|litres|mm|cm|trees|cars|seats|years|year|months|residents|homes|lots|units|points|reviews|sales)",
      "(from|until|by|before) ..1 {num} ..1 (january|february|march|april|may|june|july|august|september|october|november|december|am|pm)",
      "... (statement of information|indicative selling price)",
      "(over|above) ..1 {num} s",
      "(reduced|down|dropped|cut|lowered|revised|repriced) from",
      "(sold|fetched|bought|purchased|paid|traded|resold|changed hands|went for|settled|made) ...9 <past-year>",
      "(in|of|since|during|back in) ..1 <past-year>",
      "<past-year> ..1 (sale|sales|price|purchase|valuation|result)",
      "(nothing|no|not|never|neither|nor|don't|won't|cannot|can't) ..1 (higher|better|more|above|over|larger|bigger) ..9 <taken>",
    ],
  },
  "bait-price": {
    frames: [
      "(advertised|priced|listed|quoted|marketed|pitched|set|put) ..3 (low|cheap|light|keenly|under|lean) ..2 (to|so|on purpose|deliberately)",
      "(quote|guide|price|figure|number|sticker|asking price) ..3 (light|low|lean|conservative|shy|soft|optimistic|a teaser|a hook|bait|a carrot|a lure|a starting point|just a start|only a start|to get|to draw|to tempt|to attract|to lure)",
      "(get|draw|tempt|attract|lure|bring|pull|hook) ..3 (you|buyers|people|crowd|crowds|punters) ..2 (through|in|along) ...4",
      "<amount> ..6 (get you a look|a look|won't win|won't buy|not enough|won't cut it|won't be enough|will take more|take more|takes more|more to win|to win it|be ready to stretch|prepare to stretch|bring more)",
      "(be ready|be prepared|prepare|expect|have to|need|willing) ..1 (to)? (stretch|go higher|dig deep|dig deeper|pay more|pay well over|go over|bid up|exceed)",
    ],
  },
  "price-range": {
    frames: [
      "<round-sum> (to|through to|into|and|or|-|up to) ..1 <round-sum>",
      "<hundreds> (to|through to|into|and|or|-|up to) ..1 <hundreds>",
      "(one|two|three|four|five|six|seven|eight|nine) (and|to|or|-) (two|three|four|five|six|seven|eight|nine|ten) hundred ..1 (thousand|k|grand)?",
      "(somewhere|anywhere|anything) ..2 (between|from) ..1 <amount> (and|to|or) ..1 <amount>",
    ],
    unless: ["(bedrooms|bedroom|rooms|metres|people|years|homes)"],
  },
  "auction-price": {
    frames: [
      "<sale-guess> ..6 <amount>",
      "<amount> ..7 <sale-guess>",
      "<about-sum> ..2 <amount>",
      "<sale-guess> ..4 (one|two|three|four|five|six|seven|eight|nine|{num}) point",
      "(similar|comparable|neighbour|neighbours|neighbouring|next door|same street|last one|sister|twin|identical|places|others|ones like it|one like it) ..5 <sale-guess> ..5 {num}",
      "(pm|dm|text|call|ask|message|email|inbox|ring|whisper|msg) ..3 (me|us|agent|office)? ..3 (number|figure|guide|price|steer|idea|hint|ballpark|where it|what it)",
      "<round-sum> ..5",
      "<floor> ..2 <amount>",
      "<amount> ..2 <upward>",
    ],
    unless: [
      "^ (sold|was sold|it sold) ..1 (prior|before|at|after|under) ..2 (auction|hammer) ..1 (for|at)",
      "(auction house|gavel|clock|levies|levy|rates are|rates of|insurance|weekly|per week|a week|half a year|half year|quarter|quarterly|annum|strata|rental|built|cost of the|for sale at|sold separately)",
    ],
  },
  "rent-range": {
    frames: [
      "(starting|opening|base|minimum|entry|asking) (rent|rental) ..4 {num}",
      "rent ..2 (is|:|at)? ..1 (between|from|anywhere|somewhere|around|about) ..4",
      "(see where it lands|see where it ends|let's talk|lets talk|we'll talk|up for discussion|open for discussion|to be discussed|happy to talk)",
      "<round-sum> ..2 <weekly>",
      "{num} ..1 (k|bucks|dollars)? <weekly> ..4 (before|unless|but|though|however|until) ..4 (offer|offers|more|higher|demand)",
    ],
    unless: ["(lease length|term|start date|move in date|pets)"],
  },
  "rent-bidding": {
    frames: [
      "(rent|asking|pcm|figure) ...14 (depending|depends) ..2 (on)? ..1 (who|whom|what you|which applicant)",
      "(more|extra|higher|above|better|over) ..2 (gets|secures|wins|lands|grabs|takes|seals) ..3 (keys|lease|it|place|home|nod|deal|spot)",
      "(applicants|applications|those|tenants|anyone|people|forms) ..3 (offer|offers|offering|bid|bids|put|putting|propose|come in) ..4 (more|touch more|bit more|extra|higher|above|over|little more|stronger|better) ..6",
      "(offer|offers|bid|bids|figure|number|application) ..3 (higher|stronger|above|over|better|bigger) ..6 (picked|chosen|ahead|first|queue|win|wins|favoured|priority|jump|looked at|noticed|preferred)",
    ],
    unless: [
      "(no|not|nothing|nobody|never|neither|nor|without|don't|won't|cannot|can't|aren't|isn't) ..2 (higher|better|more|above|over|larger|bigger|stronger|increased) ..9 <taken>",
      "(no|not|never|neither|nor|without|don't|won't|cannot|can't) ..3 (bid|bids|bidding|tender|tenders|offer|offers) ..5 <taken>",
    ],
  },
};
