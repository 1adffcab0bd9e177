/** Deciding facts as an English-speaking agent says them, and how a home's things are listed. */
import type { DecidingWords } from "#engine/copy/languages/base/deciding";
import { decidingWords } from "./deciding-words.ts";
import { grouped, months } from "./story/amounts.ts";

const clock = (minutes: number): string => {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const half = hour < 12 ? "am" : "pm";
  return `${((hour + 11) % 12) + 1}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`} ${half}`;
};

export const deciding: DecidingWords = {
  words: decidingWords,
  aspects: {
    N: "north",
    NE: "north-east",
    E: "east",
    SE: "south-east",
    S: "south",
    SW: "south-west",
    W: "west",
    NW: "north-west",
  },
  say: {
    letSince: [
      "It is sold with its tenant[, who has been there since {date}][, on a lease with no end date{open}]",
      "The flat comes with a sitting tenant[, in place since {date}][ on an open-ended lease{open}]",
    ],
    letUntil: [
      "It is let until {date}[, with vacant possession after that{vacant}]",
      "The tenancy runs until {date}[; after that it is vacant{vacant}]",
    ],
    letRent: [
      "The tenant pays {rent} a month[ including charges{warm}], {year} a year[, a gross yield of {share}% on the price]",
      "Rent in place is {rent} a month[ including charges{warm}], or {year} a year[: {share}% gross on the price]",
      "The tenant pays {rent} a month including charges{warm}, {net} without them: {year} a year[, {share}% gross on the price]",
    ],
    letJeonse: ["The buyer takes over the tenant’s jeonse deposit of {money}"],
    underOffer: [
      "{?sale}It is already under offer",
      "{?sale}A buyer has already been found; the sale has yet to complete{agreed}",
      "{?rent}Somebody has already applied for it",
    ],
    shortLease: ["It is leasehold, with {n} years left on the lease"],
    landLease: [
      "The land is leased and not part of the sale[, until {until}][, at {month} a month][, at {year} a year]",
    ],
    landTerm: ["The land-use right runs for {n} years in all[ and is for commercial use{business}]"],
    leasedSolar: ["The solar panels are on a lease and not owned[, until {until}][, at {month} a month]"],
    groundRent: [
      "Ground rent is {year} a year[, doubling every {doubles} years][, reviewed every {review} years]",
      "Ground rent is {month} a month[, doubling every {doubles} years][, reviewed every {review} years]",
    ],
    reservePaid: [
      "The repair reserve takes {month} a month[, which the landlord pays back when you leave{back}]",
      "The works fund takes {year} a year",
    ],
    landlordNotice: ["A landlord must give {n.word} months’ notice[ and needs a legitimate reason{reason}]"],
    leaseback: ["The seller asks to rent it back[ until {date}]", "The seller would like a leaseback[ to {date}]"],
    auction: ["It goes to auction on {date}"],
    noRebuild: ["The plot may not be built on again once the house comes down"],
    stepRent: ["The rent goes up to {money} a month on {date}"],
    room: [
      "{room} faces {side}[, measures {area}][ and has {things}][, plus a {bed} m bed]",
      "{room} measures {area}[ and has {things}][, plus a {bed} m bed]",
      "{room} has {things}[ and a {bed} m bed]",
    ],
    emptyRoom: ["{room}[ ({area})] is empty[ and faces {side}]", "{room}[, {area},] stands empty[, facing {side}]"],
    works: [
      "{?parts.many}The {parts} were renewed in {year}",
      "{?parts.single}The {parts} was renewed in {year}",
      "{?parts.many}In {year} the {parts} were renewed",
      "{?parts.single}In {year} the {parts} was renewed",
      "{?parts.many}The {parts} were sanded{sanded} in {year}",
      "{?parts.single}The {parts} was sanded{sanded} in {year}",
      "{?parts.many}The {parts} were fitted{fitted} in {year}",
      "{?parts.single}The {parts} was fitted{fitted} in {year}",
      "{?parts.many}The {parts} were refitted{refitted} in {year}",
      "{?parts.single}The {parts} was refitted{refitted} in {year}",
      "{?parts.many}The {parts} were replaced{replaced} in {year}",
      "{?parts.single}The {parts} was replaced{replaced} in {year}",
    ],
    stays: ["{?sale}The seller leaves the {goods}", "{?rent}You get the {goods} with it"],
    twoAreas: ["Inside it measures {inner}; {gross} is the gross figure", "It is {inner} inside, {gross} gross"],
    facesCourt: ["It faces the courtyard"],
    assignedParking: ["Parking space no. {n} goes with it"],
    units: ["There are {n} homes in all"],
    station: ["You are {near}", "It is {near}"],
    way: ["You are {places}", "It is {places}"],
    roadNoise: [
      "{room} is on {road}, and you hear the traffic[ at rush hour{rush}][ despite the double glazing{double}]",
      "{room} faces the road, and you hear the traffic[ at rush hour{rush}][ despite the double glazing{double}]",
      "You hear the traffic[ at rush hour{rush}][ despite the double glazing{double}]",
    ],
    pipeBurst: [
      "A pipe burst in the wall of {room}[ in {date}][; it was repaired{repaired}][ and there are invoices{papers}]",
      "A pipe burst[ in {date}][; it was repaired{repaired}][ and there are invoices{papers}]",
    ],
    innerBath: ["The bathroom has no window[, a bathtub{tub}][ and a simple finish{plain}]"],
    plainBath: ["The bathroom has not been renewed"],
    tenantsKitchen: ["The fitted kitchen belongs to the tenant and is not part of the sale"],
    missing: [
      "{?rent}Not included: {goods}",
      "{?rent}You bring your own {goods}",
      "{?sale}The seller takes the {goods}[ and leaves the {keeps}]",
    ],
    oldPart: ["The bedroom carpet dates from {carpet}", "The rest of the interior dates from {rest}"],
    walkThrough: ["One room is reached through another"],
    noInternet: [
      "Full fibre is available{fibre} but not connected; you arrange your own",
      "Broadband is not connected; you arrange your own",
    ],
    noCharger: ["There is no EV charger"],
    noParkingSpace: ["There is no parking space"],
    noLiftHere: ["There is no lift", "You take the stairs: there is no lift"],
    liftHalfLevel: [
      "The lift stops between floors: {steps} steps down to the door",
      "The lift goes only to floor {level}",
    ],
    septic: ["The septic system does not meet the standard"],
    asbestos: ["There is asbestos cement on the property"],
    noPermit: ["One outbuilding has no building permit"],
    hoa: ["HOA dues are {money} a month[ and cover {covers}]", "The {money} a month in HOA dues[ pays for {covers}]"],
    hoaAndTax: ["HOA dues and property tax together come to {money} a month"],
    yearlyTax: ["Property tax is {money} a year[ ({year})][, or {month} a month]"],
    houseMoney: [
      "Service charges (Hausgeld) are {money} a month[, of which {keep} cannot be passed on to the tenant]",
      "Co-ownership charges are {yearly} a year[, or {month} a month]",
    ],
    assessment: [
      "A levy of {money} for {what}[ falls due in {date}][ and is paid by the buyer{buyer}][; the seller pays it at closing{seller}]",
      "There is a special assessment of {money}[, due in {date}][, paid by the buyer{buyer}][, paid by the seller at closing{seller}]",
    ],
    transferFee: ["The HOA transfer fee is {money}[, paid by the buyer{buyer}]"],
    transferTax: ["Transfer tax at {n}% comes to {money}"],
    commission: ["Commission is {n}%[, or {money}][, paid by the buyer{buyer}][, paid by the seller{seller}]"],
    entry: [
      "Moving in costs {total}: {deposit} deposit, {first} first rent[, {fee} agency fee][, {gift} key money]",
      "Deposit {deposit}, first rent {first}[, agency fee {fee}][, key money {gift}]: {total} in all to move in",
    ],
    bySquareMetre: ["The management fee is {rate} per m² of gross area, {money} a month[, paid by the tenant{tenant}]"],
    reserve: ["The reserve stands at {money}[ ({date})][, for {units} homes]"],
    monthlyParking: ["Parking is {money} a month[, with a waiting list{queue}][, if there is a free space{ask}]"],
    leastTerm: [
      "{?years.one}The lease is for at least one year",
      "{?years.many}The lease is for at least {years.word} years",
      "The lease is for at least {n.word} months",
    ],
    freeAfter: ["It is available after {after}", "It is available from {from}"],
    petsUpTo: [
      "{?n.many}Up to {n.word} pets are allowed[, {weight} each at most]",
      "{?n.one}One pet is allowed[, {weight} at most]",
    ],
    dogsNoCatsAsk: ["No dogs; a cat needs the landlord’s written consent"],
    catsNotDogs: ["Cats are fine, dogs are not"],
    leasing: [
      "Letting it out means {n} months at least[, no short-term rentals{short}]",
      "Short-term rentals are not allowed{short}",
    ],
    schoolOpen: ["No school place is promised{?rent}", "Schools are for the buyer to verify{?sale}"],
    viewing: [
      "Viewings by appointment[, on {days}][, {from} to {to}][, after {after}][, with {notice} hours’ notice][, with a day’s notice{day}][, arranged with the tenant{tenant}]",
    ],
    occupantLeaves: ["The present tenant stays until {date}"],
    oneCatNoDogs: ["One cat is allowed, dogs are not"],
    smallDogAsk: ["A small dog can be kept by arrangement[, with one month’s rent more as deposit{extra}]"],
    handover: [
      "Possession is by agreement, not before {after}",
      "The keys are handed over by the end of {byEnd}[, with the owners moved out{vacated}]",
    ],
    chainAbove: ["The sellers have not yet found their onward purchase"],
    hukouStays: ["The seller’s household registration (hukou) has not been moved out yet"],
    allocatedLand: ["The land is allocated by the state[, and on transfer the buyer pays the land fee{buyer}]"],
    conservationArea: ["It stands in a conservation area"],
  },
  open: {
    oneCatNoDogs: ["One cat is welcome here, dogs are not: {place}."],
    smallDogAsk: [
      "Coming with a small dog? It can be kept here by arrangement[, and there is {noKeyMoneyAsked}].",
      "[{noKeyMoneyAsked}, and ]a small dog can be kept by arrangement: {place}.",
    ],
    letSince: [
      "Buy this and you buy its tenancy too[: the tenant has been here since {date}][, with no end date{open}].",
      "Sold with its tenant[, in place since {date}][, no end date{open}].",
    ],
    letUntil: ["Let until {date}: you would be buying a tenancy as well."],
    auction: ["Auction on {date}."],
    noRebuild: ["First things first: once it comes down, it may not be rebuilt."],
    emptyRoom: ["{room}[, {area},] is empty, and yours to decide.", "One room[ of {area}] with nothing in it: {room}."],
  },
  titles: {
    oneCatNoDogs: ["One cat allowed, no dogs: {district}"],
    smallDogAsk: ["[{noKeyMoneyAsked}, ]small dog by arrangement, {district}", "Small dog by arrangement"],
    letSince: ["{place}: sold with its tenant", "Sold with its tenant"],
    letUntil: ["{place}: let until {date}"],
    auction: ["{place}: auction on {date}"],
    emptyRoom: ["{place}: {layout.short}, one room empty", "One room empty, yours to decide"],
  },
  near: ({ kind, word, name, line, far }) => {
    const numbered = line === null ? "" : ` (${kind === "place.bus" ? "route" : "line"} ${line})`;
    if (name === null) return `${far} from the ${word}${numbered}`;
    if (/Park|Canal|Kanal|Market|Station/u.test(name)) return `${far} from ${name}`;
    const whole = /park|canal|market/u.test(kind)
      ? ` ${kind === "place.park" ? "Park" : kind === "place.canal" ? "Canal" : "Market"}`
      : ` ${word}`;
    return `${far} from ${name}${whole}${numbered}`;
  },
  far: (metres, miles) =>
    miles !== null
      ? `${miles} mile${miles === 1 ? "" : "s"}`
      : metres >= 1000
        ? `${grouped(Number((metres / 1000).toFixed(1)))} km`
        : `${metres} m`,
  day: ({ year, month, day }, country) =>
    country === "US" && day !== null
      ? `${months[month - 1]} ${day}${year === null ? "" : `, ${year}`}`
      : [day, months[month - 1], year].filter((part) => part !== null).join(" "),
  clock,
  pounds: (value) => `${value} lb`,
};
