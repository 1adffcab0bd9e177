/** English pages and texts: what speaks against a home. */
import type { Thing } from "#engine/copy/languages/base/things";

export const against = {
  noFittedKitchen: ["no fitted kitchen|kitchen not (?:included|fitted)", "no fitted kitchen"],
  noBathtub: ["no (?:bath(?:tub)?|tub)", "no bathtub"],
  noBalcony: ["no balcony", "no balcony"],
  noCellar: ["no (?:cellar|basement)", "no cellar"],
  noGarden: ["no garden", "no garden"],
  noPrivateParking: [
    "no (?:(?:private|allocated|dedicated|off-street) )?parking(?: space)?(?: included)?",
    "no parking space of its own",
  ],
  noStreetPermit: [
    "(?:car-?free development:? ?)?residents (?:cannot|can['’]?t) apply for (?:on-)?street permits|car-?free development",
    "no street permits for residents",
  ],
  noAutoLock: ["no (?:auto-?lock|secure entry|entry system)", "no lock on the street door"],
  noAircon: ["no air[- ]con(?:ditioning)?", "no air conditioning"],
  noHobGas: ["no (?:mains )?gas(?: supply| connection)?", "no gas for cooking"],
  parkingExtra: [
    "parking (?:not included|extra|at extra cost|available (?:at|for) extra)",
    "parking not included in the price",
  ],
  parkingQueue: ["(?:parking )?waiting list(?: for parking)?", "a waiting list for parking"],
  wallCracks: [
    "(?:(?:some|fine|hairline|minor) ){0,2}cracks(?: (?:in|on) (?:the )?walls?)?",
    "hairline cracks in the walls",
  ],
  facadeToRestore: [
    "fa[cç]ade (?:needs|requires|to be|in need of) (?:restor(?:ing|ation|ed)|work|repair|clean(?:ing|ed))",
    "a street façade that needs restoring",
  ],
  facadeVoted: ["fa[cç]ade (?:works|restoration|renovation) (?:voted|approved|planned)", "façade works already voted"],
  electricFaults: [
    "(?:electrical )?(?:anomalies|faults)(?: reported| noted)?(?: in the (?:electrical )?(?:survey|report))?",
    "anomalies in the electrical report",
  ],
  toRefresh: [
    "(?:to be|needs|would benefit from|in need of) (?:refresh(?:ing|ed)?|updating|redecorat(?:ion|ing)|modernis(?:ation|ing))",
    "a kitchen to refresh",
  ],
  worksNeeded: [
    "(?:needs|requires|in need of) (?:renovation|(?:some )?work|repair)|fixer-upper|sold as is",
    "works still to be done",
  ],
  bathOriginal: [
    "(?:the )?(?:bathrooms?|wash ?basin)(?: (?:is|are))? (?:as built|original|as installed)(?: in)?",
    "a bathroom as it was built",
  ],
  kitchenOriginal: [
    "(?:the )?kitchen(?: units)?(?: (?:is|are))? (?:as (?:built|installed)|original)(?: in)?",
    "kitchen units as first installed",
  ],
  oldAircon: [
    "(?:the )?air[- ]condition(?:er|ing)(?: is)? original(?: to the (?:house|home))?",
    "air conditioning as old as the house",
  ],
  walkThroughRoom: [
    "(?:third|second|one) (?:bed)?room (?:is )?(?:only )?(?:reached|accessed) (?:only )?through (?:the living|another) room|walk-?through (?:bed)?room",
    "one room reached only through another",
  ],
  flueUnchecked: [
    "(?:flues?|chimneys?) (?:not|un)[ -]?(?:inspected|tested|checked)",
    "flues that have not been inspected",
  ],
  flueClosed: ["(?:flue|chimney) (?:blocked|closed|sealed)", "a flue that is closed off"],
  basementNotInArea: [
    "(?:basement|cellar) not (?:counted|included) in the (?:floor |living )?area",
    "a basement outside the stated area",
  ],
  mortgaged: ["(?:outstanding|existing) mortgage|mortgaged", "a mortgage still to be paid off before transfer"],
  lienCleared: [
    "(?:lien|mortgage) (?:to be )?(?:cleared|discharged|released) (?:at|on) (?:closing|completion)",
    "a registered mortgage, to be deleted at final payment",
  ],
  tenantInPlace: ["(?:sold with )?(?:sitting tenant|tenant in (?:place|situ))", "a tenant in place"],
  stillLivedIn: ["(?:currently|still) (?:occupied|lived in|tenanted)", "currently occupied"],
  householdStays: [
    "household registration (?:still|not yet) (?:registered|moved)(?: here)?",
    "the owner’s household registration, to move out before transfer",
  ],
  graduatedRent: ["(?:stepped|graduated) rent", "a rent that steps up"],
  indexedRent: ["(?:index-linked|indexed) rent", "a rent tied to the price index"],
  noticeWaived: [
    "(?:mutual )?waiver of notice(?: for (?:12|24) months)?|no notice (?:before|for) (?:12|24) months",
    "a mutual waiver of notice at the start",
  ],
  onePersonOnly: ["(?:one|single) (?:person|occupant|occupancy)(?: only)?", "one occupant only"],
  singleHousehold: ["single household only", "a single household only"],
  dogsNeedConsent: [
    "dogs? (?:only )?(?:with|subject to|by) (?:the )?(?:landlord['’]?s?|landlady['’]?s?) (?:consent|approval|agreement)",
    "a dog only if the landlord agrees",
  ],
  petsNeedConsent: [
    "(?:one )?pets? (?:only )?(?:with|subject to) (?:the )?(?:freeholder|landlord)['’]?s? (?:written )?(?:consent|approval|agreement)",
    "a pet only with written consent",
  ],
  shortLetsBarred: [
    "(?:short-term |holiday )(?:holiday )?(?:lets|rentals|letting) (?:not permitted|prohibited|not allowed)(?: by the HOA)?",
    "short lets not permitted",
  ],
  washerNotIncluded: [
    "washing machine (?:is )?not included|washer (?:is )?not included",
    "no washing machine included",
  ],
  internetExtra: ["internet (?:not included|extra)", "internet at the tenant’s expense"],
  guarantorNeeded: ["guarantor (?:required|needed)", "a guarantor company is required"],
  gardenUpkeep: ["garden (?:maintenance|upkeep|care) by (?:the )?tenant", "garden care by the tenant"],
  bathRoughedIn: [
    "plumbed for a bath(?:room)?(?: that has not been built)?|rough-?in (?:bath|plumbing)",
    "a basement bath that is plumbed but not built",
  ],
  sellerWaits: [
    "(?:the )?(?:owners?|sellers?) (?:are|is) (?:waiting for|awaiting) (?:the delivery of )?their new home",
    "owners waiting for their new home",
  ],
} as const satisfies Readonly<Record<string, Thing>>;
