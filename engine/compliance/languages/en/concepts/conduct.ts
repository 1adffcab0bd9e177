/** What agents may not call themselves, suggest or show. */
import type { Concept } from "#engine/compliance/frames/language";

const craft =
  "(king|queen|guru|gurus|sifu|legend|master|master strategist|grandmaster|ninja|wizard|maestro|champion|champ|people's champion|expert|experts|specialist|specialists|authority|boss|godfather|godmother|goddess|god|emperor|ace|pro|superstar|star|doctor|dr|professor|whisperer|hero|shark|oracle|tycoon|veteran|strategist|consultant extraordinaire|rockstar|magnate|big brother|ah gong|otai|taikor|towkay|kingpin|czar|tsar|captain|general|chief|ambassador|icon)";
const subject =
  "(<home>|flats|flat|homes|condos|condo|resale|rental|rentals|property|properties|landed|hdb|bto|en bloc|ec|shophouse|shophouses|district|estate|east|west|north|{cap}|sales|deals|investment|buyers|sellers)";

export const conduct: Record<string, Concept> = {
  "expert-title": {
    frames: [
      `${craft} (of|on|for|in) ..3 ${subject}`,
      `(your|our|the|ur|resident|local|top|trusted|neighbourhood|ask) ..5 ${craft} ..4 (of|for|on|in|is back|here|at your service|flats|dm|call|text|pm|message|agent|realtor)`,
      `(i'm|i am|i'm known as|known as|call me|call me the|self made|named|crowned|they call me|am the) ..4 ${craft}`,
      `(property|resale|rental|condo|hdb|landed|en bloc|flats|flat|market|housing|real estate|tampines|district|sales|closing) ${craft}`,
      `${craft} at your service`,
      `(no 1|no. 1|number one|# 1|top|best) ..2 (guru|sifu|agent|realtor|expert|specialist|king|queen|salesperson|tagger)`,
    ],
    unless: [
      "(master bedroom|master carpenter|master craftsman|specialist clinic|specialist clinics|skin centre|hospital|king size|queen size|hawker legend|guru style|doctor's clinic|queen's road|king's road)",
      `${craft} ..1 (way|road|street|park|walk|centre|clinic|bedroom|bath)`,
      "previous owner",
    ],
  },
  "rule-dodged": {
    frames: [
      "(past|around|round|out of|clear of|free of|without) ..1 (the|any)? ..1 (absd|bsd|ssd|stamp duty|mop|eip|quota|minimum stay|three month rule|hdb rules)",
      "(holidaymakers|tourists|travellers|travelers|backpackers|holiday makers|weekenders|short stayers) ..4 (welcome|ok|okay|can|fine|accepted)",
      "minimum (stay)? ..1 (one|two|three|four|five|six|a|{num}) (night|nights|week|weeks|days)",
      "buy ..1 under ..4",
      "(haven't|not yet|never|not|before|without) ..2 (reach|reached|met|meet|hit|serve|served|complete|completed) ..3 (five years|5 years|mop|minimum occupation)",
      "(say|tell|pretend|claim) ..6 (family|cousin|cousins|brother|brothers|sister|sisters|relatives|friends|guests|visitors|nephews|uncle|helper|helpers)",
      "(inspection|inspect|spot check|raid|officers|hdb come|hdb comes) ...8 (say|hide|tell|out|pretend|cousins|don't worry|no worries|settle|clear|move)",
      "(hand|pass|pay|give) ..3 (balance|difference|rest|remainder|cash|extra) ..4 (quietly|cash|under|separately|later|after)",
      "one price ..4 (otp|option|contract|paper) ..8",
      "(airbnb|short stay|short stays|short term|short-term|holiday let|homestay|tourist|tourists|backpackers|overnight guests|nightly|daily|weekly stay|weekly stays|weekend stay) ..4 (friendly|ok|okay|can|possible|allowed|welcome|ready|income|also|basis|no problem|fine|accepted|allow|available)",
      "(monthly|weekly|daily|nightly|by week|by day|by night) ...2 (or)? ...1 (nightly|daily|weekly|by night|by day|hourly) ...6 (up to you|can|ok|fine|possible|available|flexible|your choice|welcome)?",
      "(mop|minimum occupation|minimum occupation period) ..3 (not up|not reached|not yet|not met|not over|no issue|no problem|can settle|don't worry|never mind|not done|haven't|still)",
      "(i|we|got|have|know|there's|there is|find|has) ..2 (a way|a method|ways|a workaround|a trick|loophole|lobang|a shortcut|a structure) ..4",
      "(lower|smaller|reduced|lesser|different|another|false) ..3 (figure|price|amount|sum|rent|number|value|valuation) ..5 (paper|contract|agreement|black and white|option|stamp|tax|duty|official|officially|books)",
      "(cash|difference|balance|rest|remainder|top up|part) ..4 (under the table|aside|separately|on the side|by hand|in cash|offline|in an envelope|unofficially|off contract)",
      "(rent|rental|let|rented|lease|sublet) ...6 before ..3 (five years|5 years|mop|minimum occupation|approval)",
      "(before|without|no|skip) ..2 (hdb|ura|mom|jtc|condo|mcst) ..1 (approval|permission|permit|application|consent|nod) ..4",
      "owner (never|not|don't|doesn't|no need) ..2 (live|lived|stay|stayed|staying|occupy) ..6",
      "(quota|eip|spr quota|non citizen quota) ..3 (full|reached|hit|bust|exceeded|maxed) ...6 (friend|way|under|name|settle|can|don't worry|no problem|never mind|still)",
      "(under|using|use|via|through|in) ..3 (friend|friend's|cousin|cousin's|sister|sister's|brother|brother's|helper|helper's|maid|maid's|relative|relative's|parents|parents'|mother's|father's|uncle's|auntie's|local's|singaporean's|pr friend's|someone|someone's|child's|baby's|son's|daughter's) ..2 (name|first|hold|holding|ic|instead|account|sign)",
      "(use|through|via|using|under|set up|with) ..2 (trust|shell company|nominee|proxy|front|straw buyer|bare trust|dummy|dummy company) ..6",
      "(without|not) ..2 (paying|pay) ..4 (absd|bsd|stamp duty|ssd|tax|duty|duties) ..3",
      "(pay|paying|save|saving|zero|no|free of|minus|cut) ..3 (absd|ssd|additional buyer's stamp duty|buyer's stamp duty|second property tax) ..4 (legally|trick|way|structure|how|method|this|can|one)?",
      "(more|extra|additional|eleven|twelve|ten|nine|eight|seven) ..2 (pax|tenants|people|guys|workers|occupants|heads|beds) ...5 (don't tell|don't register|no need|can|never check|unregistered|squeeze|nobody|hdb|not declared|ok)",
      "(don't|dun|no need|needn't|never|not|not necessary) ..3 (declare|report|register|tell|inform|stamp|update|declared|registered|reported|stamped|submit|mention) ..5 (hdb|ura|mom|iras|tenants|tenant|tenancy|agreement|authorities|management|them|it|names|rent|income|occupants|extra|need)?",
      "(expired|cancelled|no|without|overstay|overstayed|tourist|student|social visit) ..1 (pass|permit|work permit|work pass|visa|papers|ep) ...5 (can|ok|okay|also|fine|no problem|never mind|welcome|we don't|don't check|cash)",
      "(partition|partitioned|partitions|subdivide|subdivided|cut up|split up) ..4 (room|rooms|hall|living room|flat|unit) ..6 (rent|tenants|more|extra|illegal|nobody|income|can)",
      "(say|tell them|pretend|claim|act like|pose as|introduce) ..4 (family|relative|relatives|friend|friends|guest|guests|cousin|nephew|niece|visiting|owner|siblings)",
      "(locked|lock|locking|lock up) ..2 (bedroom|room|door|master) ...8",
      "(backdate|back date|backdated|backdating|two sets of|two contracts|two agreements|double contract|side agreement|side letter|inflate|inflated|mark up the price|markup the price|overstate|overstated|cash back to buyer|cashback to buyer|cashback for buyer|rebate not shown|not shown in the contract)",
      "(if|when) ..4 (asks|ask|check|checks|comes|come) ..4 (say|tell|you're|just say|pretend|you are) ..6 (family|relative|relatives|friend|friends|guest|guests|cousin|visiting|owner)?",
      "(nobody|no one|hdb|ura|mom|iras|they|management|condo management|security|officer) ..3 (checks|check|won't know|never know|never check|will know|won't find out|knows|cares|never find out|don't check|doesn't check|no need to know)",
      "(everybody|everyone|all) ..2 (does it|do it|also do|doing)",
      "(under|use|using|in|put) ..5 (cousin's|friend's|nominee|brother's|sister's|relative's|singaporean|pr|helper's|someone else's|wife's|parent's|maid's|proxy) ..3 (name|names|friend|cousin|nominee)?",
      "(nominee|proxy|side letter|private agreement|trust deed|hold the title|hold title|front for you|ali baba|friend to hold)",
      "(lock|locked|locking) ..3 (bedroom|room|door|one) ..9 (rent|whole|rest|others)",
      "(declare|declared|state|write|put|report|sign) ..3 (lower|less|below|under|smaller|another) ..6 (cash|price|option|top up|otp|contract|table|rent|stamp)?",
      "(cash over valuation hidden|under table|under the table|off the books|top up the rest in cash|rest in cash|balance in cash|cashback|cash back)",
      "(avoid|skip|skirt|escape|siam|dodge|save|bypass|get around|get round|work around|beat|no need|don't need|without|forget|minus|sidestep|evade|tax free) ..5 (absd|bsd|stamp duty|stamp|ssd|mop|eip|quota|three month|3 month|minimum stay|minimum period|approval|hdb approval|the rule|rules|tax|decoupling tax|stamping|permit|registration|iras)",
      "(ninety nine to one|99 to 1|99 1|99 - 1|split ownership|decouple) ..8 (tax free|second|absd|buy|avoid|save|first)",
      "(second one|second property) tax free",
      "(before|short of|haven't met|not yet|don't wait for|no need to wait|never mind) ..4 (mop|minimum occupation period)",
      "(work pass|pass|visa|permit|ep|wp|s pass) ..4 (expired|no need|not needed|cancelled|overstay|overstayed|don't have|never mind|also can)",
      "(by the night|nightly|per night|weekly stays|daily rental|daily stays|short stay|short stays|few nights|a few days|for two weeks|airbnb|weekly|one week|two weeks|holiday stays) ..9 (ok|okay|welcome|can|possible|fine|no problem|if anyone asks|skip|quiet)",
      "(eight|nine|ten|eleven|twelve|7|8|9|10|12|more than six|seven) ..4 (guys|pax|people|tenants|persons|workers|men|ladies|girls) ..5 (can|squeeze|ok|okay|fit|no problem|stay|sleep)",
      "(also can|also never mind|never mind) ..4 (pay cash|cash|say)?",
      "(not singaporean|foreigner also can|foreigner can|foreign buyer also can|pr also can) ..9",
      "(stamp|stamping) ..5 (save|no need|skip|not necessary|optional)",
      "(no need|no need to|don't need to|needn't|skip) ..2 (stamp|register|declare|report|inform|tell) ..4",
      "(sublet|sub let|rent out the whole|rent out whole) ..8 (quietly|secretly|hush|low profile|no need approval|before mop|without)",
      "(keep it quiet|between us|hush hush|low profile|don't tell|dun tell|quietly)",
    ],
    unless: [
      "(hdb approval dated|with hdb approval|cannot accept|do not accept|we give no advice|belong with your lawyer|unlawful|not allowed|not permitted|is stamped|was met|must be stamped|pie|peak hour)",
    ],
  },
  "owner-unaware": {
    frames: [
      "(owner|owners|seller|landlord|vendor|landlady) ..4 (has no idea|have no idea|doesn't know|does not know|don't know|not aware|unaware|hasn't agreed|hasn't signed|not signed|haven't signed|not told|hasn't said yes|not informed|yet to sign|never agreed)",
      "(without|before) ..4 (owner's|seller's|landlord's|owner|seller) ..2 (consent|permission|knowledge|approval|knowing|signing|agreement)",
      "(photos|pictures|pics|listing|video) ..8 (another agent|another agent's|other agent|other agent's|another listing|someone else's)",
      "(test|testing) ..3 (the market|market) ..5 (owner|before)",
      "not (my|our) listing",
    ],
  },
  "distant-view": {
    frames: [
      "<outlook> ...9 (from the headland|headland|ladder|lookout|end of the road|up the road|down the road|park across|rooftop|on tiptoe|tiptoes|if you lean|behind|hidden|once the|when the|after a|stroll|around the corner|walk to|top of the hill|carport|fence|drone|street corner|if you climb|with a crane|stretch|neighbour's|neighbor's|hotel|trees are|imagine|second storey added|if you build)",
      "(million dollar|sweeping|uninterrupted|breathtaking|panoramic|spectacular|endless|postcard|unrivalled|jaw dropping|billion dollar|never to be built out|protected|forever|world class|best) ..4 <outlook>",
      "<outlook> ..4 (best from|hidden|potential|glimpses|possible|to come|never be built out|can't be built out|forever)",
      "(ground floor at the back|at the back) ..9 <outlook>",
      "(tiptoes|ladder|lean|climb|stroll to|walk to|minutes to) ...9 <outlook>",
    ],
    unless: [
      "<outlook> (street|estate|road|avenue|parade|drive|terrace|court|crescent|hotel|club)",
      "(visible from|seen from) ..4 (living|bedroom|main|deck|kitchen|balcony|inside)",
      "(inside the apartment|photographs were taken)",
    ],
  },
};
