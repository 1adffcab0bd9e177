/** The home in a sentence, price and terms, calls and questions in English. */
import type { Story } from "#engine/copy/languages/base/story";

export const home: Story["home"] = {
  professional: [
    "{name}, {place}: a {beds.adj} {type} {floor.in}[, {area}][, {aspect}][, {year}].",
    "A {beds.adj} {type} in {place}[, {area}][, {floor.in}][, with {baths}][, {aspect}][, {year}].",
    "A {type} in {place} with {layout}[, {area}][ on {land}][, {year}].",
    "{layout.list} in {place}[, {area}][, {aspect}][, {year}].",
    "A {type} with {layout}[, {area}][ on {land}][, {year}].",
    "{layout.list}[, {area}].",
    "{area}.",
  ],
  friendly: [
    "It’s a {beds.adj} {type} in {place}[, {floor.in}][, {area} in all][, {year}].",
    "The place: {name} in {district}[, {floor.in}], with {layout}[ and {area} to spread them over].",
    "We’re talking about a {beds.adj} {type} in {district}[, with {baths}][, {area}][, {floor.in}].",
    "Inside you get {layout}[, {area} in all][, on {land}][, {floor.in}].",
    "{layout.list}[, {area}].",
    "{area} in all.",
  ],
  luxury: [
    "A {beds.adj} {type} in {place}[, {year}]. [It extends to {area}.]",
    "{name}, {district}: {layout}[, {area}].",
    "In {place}, {layout}[ across {area}][, {floor.in}][, {aspect}].",
    "Within: {layout}[, {area}][, on {land}].",
    "{area}.",
  ],
  trendy: [
    "{beds.num} {type}, {place}[, {area}][, {floor.short}].",
    "{name}, {district}. {layout.short}[, {area}][, {floor.short}].",
    "The stats: {layout.short}[, {area}][, {floor.short}][, {land}].",
    "{layout.short}[, {area}].",
    "{area}.",
  ],
};

export const money: Story["money"] = {
  professional: [
    "{?rent}{price.full}[, {depositAndAdvance}][, {deposit}][, {keyMoney}][, {managementFee}][, {utilities}][, {moveInAnyTime}].",
    "{?sale}{price.full}[ ({rate})][, {tenure}][, {chainFree}][, {serviceCharge}][, {groundRent}][, {hoaFee}][, {agencyFee}][, {propertyTax}].",
    "{?sale}{price.full}[ ({rate})][, {feesBySeller}][, {coOwnershipCharges}][, {managementFee}][, {propertyTax}].",
    "{price.full}.",
  ],
  friendly: [
    "{?rent}You’d pay {price}[, {deposit}][, {depositAndAdvance}][, {keyMoney}][, {managementFee}][, {moveInAnyTime}].",
    "{?rent}It’s {price}[, {depositAndAdvance}][, {deposit}][, {keyMoney}][, {managementFee}][, {available}].",
    "{?sale}It’s listed at {price}[ ({rate})][, {tenure}][, {serviceCharge}][, {groundRent}][, {hoaFee}][, {agencyFee}].",
    "{?sale}The price is {price}[, {rate}][, {agencyFee}][, {managementFee}][, {propertyTax}][, {tenure}].",
    "{price}.",
  ],
  luxury: [
    "{?rent}Offered at {price}[, {depositAndAdvance}][, {deposit}][, {keyMoney}][, {managementFee}].",
    "{?sale}Offered at {price}[, {tenure}][, {serviceCharge}][, {groundRent}][, {hoaFee}][, {agencyFee}].",
    "{price}.",
  ],
  trendy: [
    "{?rent}{price}[. {depositAndAdvance}][. {deposit}][. {keyMoney}][. {managementFee}].",
    "{?sale}{price.bare}[, {rate}][. {tenure}][. {chainFree}][. {agencyFee}][. {hoaFee}].",
    "{price}.",
  ],
};

export const calls: Story["calls"] = {
  professional: [
    "To view, please contact {agent} at {company}, {phone}.",
    "Viewings through {agent}, {company}: {phone}.",
    "Viewings by appointment: {agent}, {phone}.",
    "Viewings by appointment with {agent}.",
    "Viewings by appointment; further particulars on request.",
  ],
  friendly: [
    "Like to see it? Call {agent} ({company}) on {phone}.",
    "Shall I send you some viewing times? Or call {agent} directly: {phone}.",
    "Tell me which day suits, or call {agent} on {phone}.",
    "Tell me which day suits and {agent} will set it up.",
    "Tell me which day suits and I’ll set it up.",
  ],
  luxury: [
    "Viewings are arranged by {agent}, {company}: {phone}.",
    "Private viewings with {agent}, {company}: {phone}.",
    "{agent} will gladly arrange a time: {phone}.",
    "Private viewings by appointment.",
  ],
  trendy: [
    "See it in daylight: {agent}, {phone}.",
    "Seen enough? Now see it: {agent}, {phone}.",
    "Call {agent} on {phone}. Actually call.",
    "DM for a slot.",
  ],
};

export const questions: Story["questions"] = {
  professional: [
    "Which detail would you like to have in writing? Ask below.",
    "Questions are answered in the comments.",
  ],
  friendly: [
    "Where would your table go?",
    "Which room would you unpack first?",
    "What would you want to know before you saw it?",
  ],
  luxury: ["The rest is better seen.", "Some of it does not photograph."],
  trendy: ["Save it or scroll past?", "Which line sold you?", "In, or too honest?"],
};

export const ask: Story["ask"] = {
  professional: [
    "Not stated on the page, and worth having in writing: {gaps}.",
    "Before a viewing, please ask about {gaps}.",
  ],
  friendly: [
    "The page doesn’t mention {gaps}, so let’s ask before you view.",
    "One for your list of questions: {gaps}. The page leaves it out.",
  ],
  luxury: ["Still to be confirmed: {gaps}."],
  trendy: ["Missing from the page: {gaps}. Ask.", "Ask before you fall for it: {gaps}."],
};

export const rest: Story["rest"] = {
  professional: ["The particulars also list: {rest}.", "Further points: {rest}.", "Also: {rest}."],
  friendly: ["And there’s more on the list: {rest}.", "Also on the list: {rest}.", "I nearly forgot: {rest}."],
  luxury: ["And quietly, besides: {rest}.", "Besides: {rest}."],
  trendy: ["Also: {rest}.", "Extras: {rest}.", "Plus: {rest}."],
};
