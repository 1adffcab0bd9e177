/** First lines in English. The most telling facts first; the last entries need almost nothing. */
import type { ByStyle, Templates } from "../../language.ts";

export const hooks: ByStyle<Templates> = {
  professional: [
    "{?sale}New to the market in {district}: a {beds.adj} {type}, {aspect.short}.",
    "{?rent}To let in {district}: a {beds.adj} {type}, {price}.",
    "{?sale}{beds.adj} {type} for sale, {place}.",
    "{address}: {beds}, {price}.",
    "{name}, {district}: {layout.short}, {price}.",
    "{type} in {place}, {area}.",
    "{beds.adj} {type}, {area}, {price}.",
    "{beds} and {area.bare}, the facts below.",
    "{layout.list}. {area}.",
    "{area} at {price}.",
    "The facts of this home, in order.",
  ],
  friendly: [
    "Some homes photograph well. This one also gets {aspect.through}.",
    "I walked through {name} today with the windows open. {?aspect.through}",
    "If {district} is on your map, have a look at this {type}.",
    "Back from a {beds.adj} {type} in {district}, and I took notes.",
    "First thing you notice here: {outdoors}.",
    "I have been measuring a {type} in {city}, and here is what I found.",
    "Looking for {beds}? I have one to show you.",
    "{beds}, {area.bare}: let me talk you through it.",
    "New on my desk: {layout}.",
    "Here is one I have seen with my own eyes.",
  ],
  luxury: [
    "Morning comes in from one side, evening from the other. {?aspect.through}",
    "A living room turned to the south. {?livingSouth}",
    "Step outside: {outdoors}.",
    "{name}. {beds}, nothing to prove.",
    "{district}, and a door that closes behind you.",
    "A {type} in {city}, told quietly.",
    "{beds}. The rest is yours to write.",
    "Begin with the rooms: {layout}.",
    "{area.bare}, unhurried.",
    "A home, in a few facts.",
  ],
  trendy: [
    "{price.short} in {district}: what does it get you?",
    "{beds}, {district}, {price.short}. Thoughts?",
    "Hot take: {outdoors} beats a bigger sofa.",
    "POV: you open the door to {beds} in {city}.",
    "{area.bare}. {beds}. {price.short}.",
    "Quick maths: {beds} for {price.short}.",
    "Would you swap your commute for this? {transit}.",
    "{beds.num} {type}, {price.short}. Stay or scroll?",
    "{price.short} on the tag. Keep reading.",
    "Stop scrolling for a second.",
  ],
};

export const leads: Templates = [
  "{beds.num} {type} in {place}: ",
  "{type} in {place}: ",
  "{beds.num} {type}: ",
  "{beds.num} home in {place}: ",
  "{beds.num}: ",
  "In short: ",
];
