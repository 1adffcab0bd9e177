/** Sentences in English, by topic and voice. */
import type { LanguageRealiser } from "../../language.ts";

export const sentences: LanguageRealiser["sentences"] = {
  place: {
    professional: [
      "The property is in {place}[, {transit}].",
      "Location: {place}[, {transit.from}].",
      "{name} stands in {place}[, {transit}].",
      "{address}[; {transit.list}].",
      "Transport: {transit}.",
    ],
    friendly: [
      "You will find it in {place}[, {transit}].",
      "It is in {place}, and {transit.is}.",
      "The address is {name}, {place}[, {transit}].",
      "Getting around is simple: {transit}.",
      "Where? {place}[, {transit.from}].",
    ],
    luxury: ["{place}.[ {transit}.]", "The address: {place}.", "In {place}[, {transit.from}].", "{name}, {place}."],
    trendy: [
      "Pin it: {place}[, {transit}].",
      "Where: {place}[. {transit}].",
      "{place} on the map[, {transit.from}].",
      "Door to platform: {transit}.",
    ],
  },
  space: {
    professional: [
      "It offers {layout} over {area}[, on {land}].",
      "The layout comprises {layout}, with {area.full}.",
      "Accommodation: {layout}[; {area}][; {land}].",
      "{area.full}[, {layout}][, with {land}].",
      "In total {area}[, on {land}].",
    ],
    friendly: [
      "Inside there are {layout}[, {area.about} in all][, plus {land}].",
      "You get {layout} in {area}.",
      "It runs to {area.about}[, with {layout}].",
      "There is {area} to live in[, on {land}].",
      "Room by room: {layout}[, {area.bare}].",
    ],
    luxury: [
      "{layout}.[ {area}.]",
      "{area.bare}, given to {layout}.",
      "The rooms: {layout}.",
      "{area}[, on {land}]. Room to breathe out.",
      "{beds}, {area.bare}.",
    ],
    trendy: [
      "The numbers: {area.bare}, {layout.short}.",
      "{layout.short}. {area}.",
      "{beds}, {area.bare}[, {land}]. Do the sums.",
      "Space check: {area}[, {layout.short}].",
      "{area.about}. Enough for you?",
    ],
  },
  light: {
    professional: [
      "It has {aspect}[, with {light}].",
      "Orientation: {aspect.low}[; {light}].",
      "Features include {light}[, and {aspect}].",
      "There are {aspect}{?aspect.through}[ and {light}].",
    ],
    friendly: [
      "There are {aspect}{?aspect.through}[, and {light}].",
      "My favourite part: {light}.",
      "It comes with {light}[, {aspect}].",
      "You get {aspect.through}[, and {light}].",
      "The place is {aspect.short}{?south}[, with {light}].",
      "There is {light}, and it shows.",
    ],
    luxury: [
      "{aspect.through}[; {light}].",
      "{light}.",
      "It turns to the {aspect.low}[, with {light}].",
      "{light}. [The house looks {aspect.low}.]",
      "The day passes {aspect.low}.{?aspect.through}",
    ],
    trendy: [
      "Light? {aspect.bare}[. Also: {light}].",
      "{aspect.through}[, {light}]. Yes, really.",
      "{light}? Check.",
      "{aspect.short}[ + {light}].",
    ],
  },
  building: {
    professional: [
      "The home is {floor.in}[, {year}][, with {lift}][, {finish}].",
      "It was {year}[ and is {finish}][; the building has {lift}].",
      "It is {finish}[, {floor.in}][, with {lift}].",
      "Building: {floor}[, {lift}][, {year}].",
      "The building provides {building}[ and {lift}].",
      "The building has {lift}.",
    ],
    friendly: [
      "It is {floor.in}[, with {lift}][, {year}][, {finish}].",
      "The place is {finish}[ and was {year}][, {floor.in}][, with {lift}].",
      "It was {year}[, it is {finish}][, and there is {lift}].",
      "There is {lift}, so shopping days are easy.",
      "The building also has {building}.",
    ],
    luxury: [
      "{finish}[, {floor.in}].",
      "{year}[; {finish}].",
      "Set {floor.in}[, with {lift}].",
      "The house was {year}.",
      "Downstairs, {building}.",
    ],
    trendy: [
      "{finish}[, {year}][, {floor.short}]. Sorted.",
      "Built: {year.num}[. {floor.short}][. {lift}].",
      "{floor.short}[, {lift}][, {finish}].",
      "{lift}: no stairs with the shopping.",
      "Bonus: {building}.",
    ],
  },
  outdoors: {
    professional: [
      "Outside there is {outdoors}.",
      "Exterior: {outdoors}.",
      "The property includes {outdoors}.",
      "Also included: {outdoors}.",
    ],
    friendly: [
      "Outside you have {outdoors}.",
      "And yes, there is {outdoors}.",
      "Step out and there is {outdoors}.",
      "Weekends will find you outside: {outdoors}.",
    ],
    luxury: [
      "Beyond the door, {outdoors}.",
      "Outside: {outdoors}.",
      "{outdoors}, kept for later in the day.",
      "The outdoors is yours too: {outdoors}.",
    ],
    trendy: [
      "Plus {outdoors}.",
      "Outside? {outdoors}.",
      "Also yours: {outdoors}.",
      "Don’t skip the outside: {outdoors}.",
    ],
  },
  comfort: {
    professional: [
      "Equipment includes {comfort}.",
      "Inside: {comfort}.",
      "The interior has {comfort}.",
      "Fitted with {comfort}.",
    ],
    friendly: [
      "Inside you will find {comfort}.",
      "For everyday life there is {comfort}.",
      "It already has {comfort}.",
      "You can count on {comfort}.",
    ],
    luxury: [
      "Within: {comfort}.",
      "In the details, {comfort}.",
      "Indoors, {comfort}.",
      "{comfort}, each where it belongs.",
    ],
    trendy: ["Inside: {comfort}.", "It’s got {comfort}.", "On the list: {comfort}.", "Kit: {comfort}."],
  },
  terms: {
    professional: ["Terms: {tenancy}[, {terms}].", "Terms: {terms}.", "Offered as {tenancy}.", "Please note: {terms}."],
    friendly: ["Good to know: {terms}.", "You rent {tenancy}{?rent}[, {terms}].", "One more thing: {terms}."],
    luxury: ["{terms}.", "Offered: {tenancy}."],
    trendy: ["Small print: {terms}.", "FYI: {terms}.", "{tenancy}[, {terms}]."],
  },
  money: {
    professional: [
      "The asking price is {price}.{?sale}",
      "Asking price: {price}.{?sale}",
      "Offered at {price}.",
      "The rent is {price}.{?rent}",
      "Price: {price.bare}.",
    ],
    friendly: [
      "It is listed at {price}.",
      "The price, plainly: {price}.",
      "They are asking {price}.",
      "The number you want: {price.bare}.",
    ],
    luxury: ["{price}.", "The price is {price}.", "Offered at {price.bare}.", "The figure: {price}."],
    trendy: [
      "{price.short}, no small talk.",
      "The tag says {price.short}.",
      "{price}. That’s the post.",
      "Yours for {price.short}?",
      "Price? {price}.",
    ],
  },
};
